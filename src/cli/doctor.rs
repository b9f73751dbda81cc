//! `cdpwire doctor`: what is here, what works, and what to do about the rest.

use super::arguments::{Arguments, Item};
use super::failure::{Exit, Failure};
use super::output::Output;
use super::reach;
use cdpwire::host::{self, Channel, LaunchOptions, ResolveOptions, Tls, Transport, find};
use cdpwire::limits::Limits;
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::protocol::{self, Drift, RawJson};
use cdpwire::untrusted::escape_up_to;
use cdpwire::{Browser, ConnectOptions, Error};
use serde_json::{Map, Value, json};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How long a browser may take to say its version.
const PATIENCE: Duration = Duration::from_secs(5);

/// Below this a browser is told not to use the shared memory.
const SHARED_MEMORY_MIB: u64 = 512;

/// Names that a row of the protocol's differences shows.
const NAMES_SHOWN: usize = 3;

pub(super) fn run(arguments: &mut Arguments, output: &mut Output) -> Result<(), Failure> {
    let mut as_json = false;
    while let Some(item) = arguments.next()? {
        match item {
            Item::Help => return Ok(output.text(arguments.help())?),
            Item::Version => return Err(arguments.unknown("version", &["json"])),
            Item::Option(option) if option == "json" => as_json = true,
            Item::Option(option) => return Err(arguments.unknown(&option, &["json"])),
            Item::Word(word) => return Err(arguments.surplus(&word)),
        }
    }
    let mut report = Report { output, as_json, fields: Map::new(), warnings: Vec::new() };
    report.cdpwire()?;
    let works = report.everything()?;
    report.finish(works)
}

/// What is known so far. Rows appear as they are found; JSON comes at the end.
struct Report<'a> {
    output: &'a mut Output,
    as_json: bool,
    fields: Map<String, Value>,
    warnings: Vec<Value>,
}

impl Report<'_> {
    fn everything(&mut self) -> Result<bool, Failure> {
        self.environment()?;
        let Some(executable) = self.browsers()? else { return Ok(false) };
        self.sandbox(&executable)?;
        self.shared_memory()?;
        let pipe = self.launch(Transport::Pipe)?;
        if let Some(browser) = &pipe {
            self.fonts(browser)?;
        }
        drop(pipe.map(|browser| browser.close()));
        let port = self.launch(Transport::Port)?;
        if let Some(browser) = &port {
            self.drift(browser)?;
        }
        let works = self.fields.get("launch").is_some_and(|launch| {
            launch.as_object().is_some_and(|ways| ways.values().any(|way| way["ok"] == true))
        });
        drop(port.map(|browser| browser.close()));
        self.limits()?;
        Ok(works)
    }

    fn cdpwire(&mut self) -> Result<(), Failure> {
        self.set("version", env!("CARGO_PKG_VERSION"));
        self.set("protocol", protocol::PIN);
        let text = format!("{}, knows protocol {}", env!("CARGO_PKG_VERSION"), protocol::PIN);
        self.row("ok", "cdpwire", &text)
    }

    fn environment(&mut self) -> Result<(), Failure> {
        let removed = host::sweep();
        self.set("profiles_removed", removed);
        let text = match removed {
            0 => "none was left by a browser whose owner died".to_owned(),
            some => format!("{some} that dead owners left removed just now"),
        };
        self.row("ok", "profiles", &text)
    }

    fn browsers(&mut self) -> Result<Option<std::path::PathBuf>, Failure> {
        let used = find(Channel::Any);
        let candidates = host::candidates(PATIENCE);
        let used_path = used.as_ref().ok().cloned();
        let is_used = |path: &Path| {
            used_path
                .as_deref()
                .is_some_and(|used| used.canonicalize().ok() == path.canonicalize().ok())
        };
        let list = candidates.iter().map(|candidate| {
            json!({
                "path": candidate.path.display().to_string(),
                "channel": candidate.channel.as_str(),
                "version": candidate.version.as_ref().map(ToString::to_string),
                "used": is_used(&candidate.path),
            })
        });
        self.set("browsers", list.collect::<Vec<Value>>());
        for candidate in &candidates {
            let version = candidate.version.as_ref().map(ToString::to_string);
            let text = format!(
                "{} at {}{}",
                version.as_deref().unwrap_or("something that does not say its version"),
                candidate.path.display(),
                if is_used(&candidate.path) { " (this one is used)" } else { "" },
            );
            self.row(if version.is_some() { "ok" } else { "warn" }, "browser", &text)?;
        }
        match used {
            Ok(path) => Ok(Some(path)),
            Err(error) => {
                self.fail("browser", &error)?;
                Ok(None)
            }
        }
    }

    fn sandbox(&mut self, executable: &Path) -> Result<(), Failure> {
        let obstacle = host::sandbox_obstacle(executable);
        self.set("sandbox", json!({"on": obstacle.is_none(), "obstacle": obstacle}));
        match obstacle {
            None => self.row("ok", "sandbox", "on"),
            Some(why) => {
                let next = "open trusted pages only, or run as an ordinary user";
                self.warn("sandbox", &format!("off: {why}"), next)
            }
        }
    }

    fn shared_memory(&mut self) -> Result<(), Failure> {
        let Some(mib) = shared_memory_mib() else { return Ok(()) };
        self.set("shared_memory_mib", mib);
        if mib >= SHARED_MEMORY_MIB {
            return self.row("ok", "shared memory", &format!("/dev/shm has {mib} MiB"));
        }
        let text = format!("/dev/shm has {mib} MiB only: the browser uses files instead");
        self.warn("shared memory", &text, "for speed, give a container --shm-size=1g")
    }

    fn launch(&mut self, transport: Transport) -> Result<Option<Browser>, Failure> {
        let name = match transport {
            Transport::Pipe => "pipe",
            Transport::Port => "port",
        };
        if transport == Transport::Pipe && !cfg!(unix) {
            return Ok(None);
        }
        let started = Instant::now();
        let options = LaunchOptions::default().transport(transport);
        let launched = Browser::launch_with(&options, &ConnectOptions::default());
        let took = started.elapsed().as_millis();
        let way = match &launched {
            Ok(browser) => {
                let product = browser.version().product.clone();
                json!({"ok": true, "ms": u64::try_from(took).unwrap_or(u64::MAX), "product": product})
            }
            Err(error) => json!({"ok": false, "error": error.to_string()}),
        };
        if let Value::Object(ways) = self.fields.entry("launch").or_insert_with(|| json!({})) {
            ways.insert(name.to_owned(), way);
        }
        let label = format!("launch, {name}");
        match launched {
            Ok(browser) => {
                let product = browser.version().product.clone();
                let product = escape_up_to(&product, 60);
                self.row("ok", &label, &format!("{product} answers after {took} ms"))?;
                Ok(Some(browser))
            }
            Err(error) => {
                self.fail(&label, &error)?;
                Ok(None)
            }
        }
    }

    fn fonts(&mut self, browser: &Browser) -> Result<(), Failure> {
        let families = font_families();
        let asked = reach::only_page(browser).ok().map(|page| {
            page.call(
                &Evaluate::new(include_str!("fonts.js")).with(|it| it.return_by_value = Some(true)),
            )
        });
        let missing: Option<Vec<String>> = asked.and_then(Result::ok).and_then(|answer| {
            let value = answer.result.value?.to_value().ok()?;
            let words = value.as_array()?.iter().filter_map(Value::as_str);
            Some(words.map(|word| escape_up_to(word, 20).to_string()).collect())
        });
        self.set("fonts", json!({"families": families, "missing_scripts": missing}));
        let count = match families {
            Some(count) => format!("{count} families; "),
            None => String::new(),
        };
        match missing.as_deref() {
            None => self.warn("fonts", "they could not be measured", "look at a screenshot"),
            Some([]) => {
                self.row("ok", "fonts", &format!("{count}every script that was tried is there"))
            }
            Some(missing) => {
                let text = format!("{count}none for {}", missing.join(", "));
                let next = "pages in these scripts show boxes; on Debian: \
                            apt-get install fonts-noto fonts-noto-cjk fonts-noto-color-emoji";
                self.warn("fonts", &text, next)
            }
        }
    }

    fn drift(&mut self, browser: &Browser) -> Result<(), Failure> {
        let Some(endpoint) = browser.endpoint() else { return Ok(()) };
        let described = host::fetch_protocol(endpoint.expose(), &ResolveOptions::default(), &Tls);
        let drift = match described {
            Ok(live) => protocol::drift(&live),
            Err(error) => {
                let text = format!("the browser did not describe it: {}", error.what());
                return self.warn("protocol", &text, error.next());
            }
        };
        self.set("drift", drift_json(&drift));
        if drift.is_none() {
            return self.row("ok", "protocol", "the same as this browser's");
        }
        let lists = [
            ("commands that this browser lacks", &drift.missing_commands),
            ("commands that only this browser has", &drift.new_commands),
            ("events that this browser lacks", &drift.missing_events),
            ("events that only this browser has", &drift.new_events),
            ("parameters that this browser lacks", &drift.missing_parameters),
            ("parameters that only this browser has", &drift.new_parameters),
        ];
        for (what, names) in lists.iter().filter(|(_, names)| !names.is_empty()) {
            let shown = names.iter().take(NAMES_SHOWN).map(String::as_str).collect::<Vec<_>>();
            let rest = names.len().saturating_sub(NAMES_SHOWN);
            let rest = if rest == 0 { String::new() } else { format!(" and {rest} more") };
            let text = format!("{} {what}: {}{rest}", names.len(), shown.join(", "));
            self.row("info", "protocol", &text)?;
        }
        Ok(())
    }

    fn limits(&mut self) -> Result<(), Failure> {
        let limits = Limits::default();
        self.set(
            "limits",
            json!({
                "message_in": limits.message_in,
                "message_out": limits.message_out,
                "pending_calls": limits.pending_calls,
                "queued_commands": limits.queued_commands,
                "targets": limits.targets,
                "sessions": limits.sessions,
                "call_ms": u64::try_from(limits.call.as_millis()).unwrap_or(u64::MAX),
            }),
        );
        let text = format!(
            "messages {} MiB in, {} MiB out; {} calls waiting; {} targets; {} s a call",
            limits.message_in >> 20,
            limits.message_out >> 20,
            limits.pending_calls,
            limits.targets,
            limits.call.as_secs(),
        );
        self.row("info", "limits", &text)
    }

    fn finish(self, works: bool) -> Result<(), Failure> {
        let warnings = self.warnings.len();
        if self.as_json {
            let mut fields = self.fields;
            fields.insert("ok".to_owned(), works.into());
            fields.insert("warnings".to_owned(), self.warnings.into());
            self.output.json(&RawJson::from(Value::Object(fields)))?;
        } else {
            let verdict = match (works, warnings) {
                (true, 0) => "Everything works.".to_owned(),
                (true, 1) => "It works; see the one remark above.".to_owned(),
                (true, some) => format!("It works; see the {some} remarks above."),
                (false, _) => "No browser works here; see above.".to_owned(),
            };
            self.output.text(&format!("\n{verdict}"))?;
        }
        match works {
            true => Ok(()),
            false => Err(Failure::new(
                Exit::NoBrowser,
                "launch",
                "no browser could be launched",
                "install Chrome, Chromium or Edge, or name one with CDPWIRE_BROWSER",
            )),
        }
    }

    fn set(&mut self, key: &str, value: impl Into<Value>) {
        self.fields.insert(key.to_owned(), value.into());
    }

    fn row(&mut self, state: &str, name: &str, text: &str) -> Result<(), Failure> {
        if !self.as_json {
            self.output.text(&format!("{state:<4}  {name:<14} {text}"))?;
        }
        Ok(())
    }

    fn advice(&mut self, next: &str) -> Result<(), Failure> {
        if !self.as_json {
            self.output.text(&format!("{:21}-> {next}", ""))?;
        }
        Ok(())
    }

    fn warn(&mut self, name: &str, text: &str, next: &str) -> Result<(), Failure> {
        self.warnings.push(json!({"about": name, "what": text, "next": next}));
        self.row("warn", name, text)?;
        self.advice(next)
    }

    fn fail(&mut self, name: &str, error: &Error) -> Result<(), Failure> {
        let what = error.what().to_string();
        self.warnings.push(json!({"about": name, "what": what, "next": error.next()}));
        self.row("FAIL", name, &what)?;
        self.advice(error.next())
    }
}

fn drift_json(drift: &Drift) -> Value {
    json!({
        "missing_commands": drift.missing_commands,
        "new_commands": drift.new_commands,
        "missing_events": drift.missing_events,
        "new_events": drift.new_events,
        "missing_parameters": drift.missing_parameters,
        "new_parameters": drift.new_parameters,
    })
}

/// Asked of `df`: the standard library cannot say it.
fn shared_memory_mib() -> Option<u64> {
    if !cfg!(target_os = "linux") {
        return None;
    }
    let text = said_by("df", &["-Pk", "/dev/shm"])?;
    let kib: u64 = text.lines().nth(1)?.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib >> 10)
}

/// As fontconfig counts them; `None` where it is not installed.
fn font_families() -> Option<usize> {
    let text = said_by("fc-list", &["--format", "%{family[0]}\\n"])?;
    Some(text.lines().collect::<std::collections::BTreeSet<_>>().len())
}

fn said_by(program: &str, arguments: &[&str]) -> Option<String> {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stderr(Stdio::null());
    let said = command.output().ok().filter(|said| said.status.success())?;
    Some(String::from_utf8_lossy(&said.stdout).into_owned())
}
