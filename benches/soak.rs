//! A browser under churn, as pages with advertisements have it: frames appear, swap processes and
//! leave, dialogs open, pages navigate, open and close, by a seed, while callers ask all frames.
//!
//! What must hold: no call outlives its deadline; our memory does not grow; and when all is quiet
//! the snapshot says what a fresh client reads from the browser. See `scripts/soak`.

use cdpwire::host::{self, LaunchOptions, Launched, Link, Transport};
use cdpwire::protocol::page::Navigate;
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::site::{RESOLVER_RULES, Reply, Site};
use cdpwire::{Answer, BridgeMode, Browser, ConnectOptions, DialogKind, Error, Page, Snapshot};
use std::collections::BTreeMap;
use std::io::Read;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// What every call is given; and how much later it may return, on a machine that is busy.
const DEADLINE: Duration = Duration::from_secs(20);
const SLACK: Duration = Duration::from_secs(2);
const PAGES: usize = 3;
/// Growth of our own memory after the first third that is noise.
const GROWTH: usize = 16 << 20;

/// Frames come, change their site and go, thirty at most; now and then one asks something.
const CHURN: &str = "<!doctype html><title>churn</title><script>
const own = location.port, hosts = ['a.test', 'b.test', 'c.test'];
let seed = Number(location.search.slice(1)) || 1, stop = false;
const below = n => (seed = (seed * 48271) % 2147483647) % n;
const url = () => `http://${hosts[below(3)]}:${own}/${below(5) ? 'leaf' : 'middle'}?${below(1e6)}`;
const turn = () => {
  if (stop) return;
  const frames = document.querySelectorAll('iframe'), pick = frames[below(frames.length || 1)];
  switch (below(6)) {
    case 0: case 1: if (frames.length < 30) {
      const f = document.createElement('iframe'); f.src = url(); document.body.append(f); } break;
    case 2: case 3: if (pick) pick.src = url(); break;
    case 4: if (pick) pick.remove(); break;
    default: console.log('turn', seed, {deep: [seed]});
  }
  setTimeout(turn, 20 + below(120));
};
onload = turn;
</script><body>";

const LEAF: &str = "<!doctype html><title>leaf</title><script>
const kinds = [() => alert('a'), () => confirm('c'), () => prompt('p', 'd')];
const n = Number(location.search.slice(1));
if (n % 40 === 0) setTimeout(kinds[n % 3], n % 700);
</script><p>leaf";

const MIDDLE: &str = "<!doctype html><title>middle</title>
<iframe src='http://b.test:{port}/leaf?1'></iframe><iframe src='http://c.test:{port}/leaf?2'></iframe>";

struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

/// What is kept of the browser's standard error.
const LAST_WORDS: usize = 4_000;

#[derive(Default)]
struct Tally {
    calls: AtomicUsize,
    ends: Mutex<BTreeMap<&'static str, usize>>,
    late: Mutex<Vec<String>>,
    slowest: Mutex<Duration>,
}

impl Tally {
    fn count<T>(&self, what: &str, began: Instant, outcome: &Result<T, Error>) {
        let took = began.elapsed();
        self.calls.fetch_add(1, Ordering::Relaxed);
        let end = outcome.as_ref().map_or_else(Error::kind, |_| "ok");
        *self.ends.lock().unwrap().entry(end).or_default() += 1;
        let mut slowest = self.slowest.lock().unwrap();
        *slowest = (*slowest).max(took);
        if took > DEADLINE + SLACK {
            self.late.lock().unwrap().push(format!("{what}: {end} after {took:?}"));
        }
    }
}

fn argument(name: &str) -> Option<f64> {
    let args: Vec<String> = std::env::args().collect();
    let at = args.iter().position(|arg| arg == name)?;
    Some(args.get(at + 1).and_then(|text| text.parse().ok()).unwrap_or_else(|| {
        eprintln!("{name} needs a number");
        std::process::exit(2)
    }))
}

fn resident() -> usize {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages: usize = statm.split(' ').nth(1).and_then(|text| text.parse().ok()).unwrap_or(0);
    pages * 4096
}

fn open(browser: &Browser, site: &Site, random: &mut Random) -> Result<Page, Error> {
    let host = ["a.test", "b.test"][random.below(2)];
    browser.new_page(&site.url(host, &format!("/churn?{}", random.below(1 << 30))))
}

/// Asks frames of all pages until it is over.
fn asker(browser: &Browser, over: &AtomicBool, tally: &Tally, mut random: Random) {
    while !over.load(Ordering::Relaxed) {
        let snapshot = browser.snapshot();
        let frames: Vec<_> = snapshot.pages.iter().flat_map(|p| p.frames.frames.iter()).collect();
        let Some(frame) = frames.get(random.below(frames.len())) else {
            std::thread::sleep(Duration::from_millis(5));
            continue;
        };
        let Ok(frame) = browser.frame(frame.id.clone()) else { continue };
        let Ok(session) = frame.session() else { continue };
        let like = session.with_timeout(DEADLINE).interruptible();
        let (method, params) = match random.below(8) {
            0 => ("DOM.getDocument", serde_json::json!({ "depth": 2 })),
            1 => ("Accessibility.getFullAXTree", serde_json::json!({ "depth": 2 })),
            _ => ("Runtime.evaluate", serde_json::json!({ "expression": "location.href" })),
        };
        let began = Instant::now();
        let outcome = frame.call_raw_with(&like, method, params);
        tally.count(method, began, &outcome);
    }
}

/// Answers dialogs after a while, one way or the other.
fn answerer(browser: &Browser, over: &AtomicBool, tally: &Tally, mut random: Random) {
    while !over.load(Ordering::Relaxed) {
        let Ok(dialog) = browser.wait_for_dialog(Duration::from_millis(200)) else { continue };
        std::thread::sleep(Duration::from_millis(random.below(120) as u64));
        let answer = match (random.below(3), &dialog.kind) {
            (0, _) => Answer::dismiss(),
            (1, DialogKind::Prompt) => Answer::accept().text("text"),
            _ => Answer::accept(),
        };
        let began = Instant::now();
        let outcome = browser.respond(&answer.dialog(&*dialog.id));
        tally.count("an answer", began, &outcome);
        if matches!(outcome, Err(Error::Refused(_))) {
            // The browser forgot it beside another one: its page has to be left.
            if let Ok(page) = browser.page(&dialog.page, Duration::from_secs(1)) {
                let began = Instant::now();
                let outcome = page.with_timeout(DEADLINE).call(&Navigate::new("about:blank"));
                tally.count("leaving", began, &outcome);
            }
        }
    }
}

/// Frames of all pages: their place, kind and address, comparable between clients.
fn known(snapshot: &Snapshot) -> Vec<String> {
    let mut lines: Vec<String> = snapshot
        .pages
        .iter()
        .flat_map(|page| page.frames.frames.iter())
        .map(|f| {
            format!("{:?} in {:?} of {:?} oopif {} {}", f.id, f.parent, f.page, f.is_oopif, f.url)
        })
        .collect();
    lines.sort();
    lines
}

fn main() {
    if std::env::args().any(|arg| arg == "--test" || arg == "--list") {
        return;
    }
    let minutes = argument("--minutes").unwrap_or(10.0);
    let seed = argument("--seed").unwrap_or(1.0) as u64;
    println!("{minutes} minutes, seed {seed}");
    let site = Site::start().unwrap();
    site.route("*", "/churn", Reply::html(CHURN));
    site.route("*", "/leaf", Reply::html(LEAF));
    site.route("*", "/middle", Reply::html(MIDDLE));
    let options = LaunchOptions::new()
        .timeout(Duration::from_secs(60))
        .arg(RESOLVER_RULES)
        .arg("--site-per-process")
        .transport(Transport::Port);
    let Launched { link, mut process, mut stderr, .. } = host::spawn(&options).unwrap();
    let Link::Ws { url } = link else { panic!("no port was opened") };
    let connect = ConnectOptions::default().bridge(BridgeMode::Off);
    let browser = Browser::connect_with(url.expose(), &connect).unwrap();
    let (over, tally) = (AtomicBool::new(false), Tally::default());
    let random = |salt: u64| Random((seed + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (salt << 32));
    let began = Instant::now();
    let length = Duration::from_secs_f64(minutes * 60.0);
    let mut memory = Vec::new();
    let mut pages = Vec::new();
    std::thread::scope(|scope| {
        for salt in 0..2 {
            let (browser, over, tally) = (&browser, &over, &tally);
            scope.spawn(move || asker(browser, over, tally, random(salt)));
        }
        scope.spawn(|| answerer(&browser, &over, &tally, random(7)));
        let mut random = random(8);
        let mut reported = Instant::now();
        let mut words = Vec::new();
        while began.elapsed() < length {
            if let Some(reason) = browser.closed() {
                std::thread::sleep(Duration::from_secs(2));
                println!("FAILED after {:?}: the browser went: {reason}", began.elapsed());
                println!("{:?}: {}", process.try_wait(), String::from_utf8_lossy(&words));
                std::process::exit(1);
            }
            // A full pipe would block the browser.
            let _ = stderr.as_mut().map(|stderr| stderr.read_to_end(&mut words));
            words.drain(..words.len().saturating_sub(LAST_WORDS));
            let at = Instant::now();
            match random.below(10) {
                _ if pages.len() < PAGES => {
                    let page = open(&browser, &site, &mut random);
                    tally.count("opening", at, &page);
                    pages.extend(page.ok());
                }
                0 => {
                    let page: Page = pages.remove(random.below(pages.len()));
                    let outcome = page.with_timeout(DEADLINE).close();
                    tally.count("closing", at, &outcome);
                }
                1..=3 => {
                    let page = &pages[random.below(pages.len())];
                    let host = ["a.test", "b.test", "c.test"][random.below(3)];
                    let path = format!("/churn?{}", random.below(1 << 30));
                    let session = page.interruptible().with_timeout(DEADLINE);
                    let outcome = session.call(&Navigate::new(site.url(host, &path)));
                    tally.count("navigating", at, &outcome);
                }
                4 => browser.set_bridge([BridgeMode::Off, BridgeMode::On][random.below(2)]),
                _ => {}
            }
            std::thread::sleep(Duration::from_millis(random.below(700) as u64));
            if reported.elapsed() > Duration::from_secs(20) {
                reported = Instant::now();
                memory.push((began.elapsed(), resident()));
                let snapshot = browser.snapshot();
                println!(
                    "{:>4} s: {} calls, {} targets, {} frames, {} sessions, last dialog {}, {} KiB",
                    began.elapsed().as_secs(),
                    tally.calls.load(Ordering::Relaxed),
                    snapshot.targets.len(),
                    known(&snapshot).len(),
                    snapshot.sessions,
                    snapshot.recent_dialogs.last().map_or("none", |dialog| &*dialog.id),
                    resident() >> 10,
                );
            }
        }
        // Quiet: no more turns. Dialogs that are open are answered meanwhile.
        for page in browser.pages() {
            let stop = Evaluate::new("stop = true");
            let until = Instant::now() + Duration::from_secs(60);
            while page.with_timeout(Duration::from_secs(5)).call(&stop).is_err() {
                if page.target().is_none() || Instant::now() > until {
                    println!("a page cannot be stopped: {:?}", page.target());
                    break;
                }
            }
        }
        let none = |s: &Snapshot| s.pending_dialogs.is_empty();
        while browser.wait_until(Duration::from_secs(30), none).is_ok()
            && browser.wait_for_dialog(Duration::from_secs(3)).is_ok()
        {}
        over.store(true, Ordering::Relaxed);
    });
    let mut failures = Vec::new();
    let same = |fresh: &Browser| {
        let until = Instant::now() + Duration::from_secs(20);
        loop {
            let (ours, theirs) = (known(&browser.snapshot()), known(&fresh.snapshot()));
            if ours == theirs || Instant::now() > until {
                return (ours, theirs);
            }
            std::thread::sleep(Duration::from_millis(100));
        }
    };
    let fresh = Browser::connect_with(url.expose(), &connect).unwrap();
    let (ours, theirs) = same(&fresh);
    for line in ours.iter().filter(|line| !theirs.contains(line)) {
        failures.push(format!("only the engine knows {line}"));
    }
    for line in theirs.iter().filter(|line| !ours.contains(line)) {
        failures.push(format!("only the fresh client knows {line}"));
    }
    failures.extend(tally.late.lock().unwrap().iter().map(|late| format!("late: {late}")));
    let third = memory.iter().position(|(at, _)| *at > length / 3);
    if let (Some(third), Some((_, last))) = (third, memory.last()) {
        let (_, settled) = memory[third];
        println!("memory: {} KiB after a third, {} KiB at the end", settled >> 10, last >> 10);
        if *last > settled + GROWTH {
            failures.push(format!("memory grew from {settled} to {last} bytes"));
        }
    }
    println!(
        "{} calls in {:?}, slowest {:?}; {:?}",
        tally.calls.load(Ordering::Relaxed),
        began.elapsed(),
        tally.slowest.lock().unwrap(),
        tally.ends.lock().unwrap()
    );
    println!("{} frames compared; anomalies: {:?}", ours.len(), browser.snapshot().anomalies);
    if failures.is_empty() {
        return println!("held");
    }
    for failure in &failures {
        println!("FAILED: {failure}");
    }
    std::process::exit(1);
}
