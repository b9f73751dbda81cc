//! Pages of a size that documentation has, and pages that the browser does not trust.

use crate::tools::Agent;
use crate::world::launch_options;
use cdpwire::tools::{CallOptions, Outcome, Toolbox, ToolboxOptions};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The time that each call is given. Chromium 156 takes 0.1 ms of a core for each node of its tree,
/// and a page of the standard library's documentation has up to 40,000 of them.
const GIVEN: Duration = Duration::from_secs(60);

/// As a page of the standard library's documentation: 3,000 links in 40 sections, with code, folded
/// details and a menu beside it.
const DOCUMENTATION: &str = "<title>All items</title><style>li{list-style:none}</style>
<nav id=n></nav><main id=m></main><script>
const items = (s, of) => Array.from({length: of}, (_, i) => `<li>
    <a href='#i${s}-${i}'>core::part${s}::item_${s}_${i}</a></li>`).join('');
m.innerHTML = Array.from({length: 40}, (_, s) => `<section><h2 id=s${s}>Section ${s}</h2>
    <p>What is in part ${s}: <code>fn of_${s}(<span>self</span>) -&gt; <b>usize</b></code></p>
    <details><summary>Show ${s}</summary><pre>let x = ${s};</pre></details>
    <ul>${items(s, 75)}</ul></section>`).join('');
n.innerHTML = Array.from({length: 40}, (_, s) => `<a href='#s${s}'>to ${s}</a>`).join(' ');
</script>";

fn call(agent: &Agent, tool: &str, mut arguments: Value) -> Outcome {
    arguments["timeoutMs"] = json!(GIVEN.as_millis() as u64);
    let started = Instant::now();
    let outcome = agent.call(tool, arguments.clone());
    let took = started.elapsed();
    println!("{tool} {arguments}: {took:?}, {} bytes", outcome.text.len());
    assert!(took < GIVEN + Duration::from_secs(3), "{tool} {arguments} took {took:?}");
    assert!(outcome.text.len() < 30_000, "{tool} {arguments} said {} bytes", outcome.text.len());
    outcome
}

/// Reports 3, 5: every call on a large page ends in time and says little, and reading on comes to
/// its end with every line once.
#[test]
fn a_page_as_large_as_documentation_is_read_and_used() {
    let agent = Agent::new();
    agent.open(DOCUMENTATION);
    let mut outcome = call(&agent, "browser_snapshot", json!({}));
    let lines = outcome.structured.as_ref().unwrap()["lines"].as_u64().unwrap();
    assert!(lines > 3_000, "{lines}");
    let mut seen = std::collections::HashSet::new();
    let mut parts = 1_u64;
    loop {
        for line in outcome.text.lines() {
            let Some(name) = line.trim_start().strip_prefix("- link \"core::") else { continue };
            assert!(seen.insert(name.to_owned()), "twice: {line}");
        }
        let Some(rest) = outcome.text.split("read on with cursor \"").nth(1) else { break };
        let cursor = rest.split('"').next().unwrap().to_owned();
        outcome = call(&agent, "browser_snapshot", json!({ "cursor": cursor }));
        parts += 1;
    }
    assert_eq!(seen.len(), 3_000);
    assert!(parts * 300 >= lines, "{parts} parts of {lines} lines");

    let found = call(&agent, "browser_snapshot", json!({"find": "item_39_74"})).text;
    assert!(found.contains("item_39_74\""), "{found}");
    call(&agent, "browser_snapshot", json!({"find": "/(i|t|e|m|_)+[0-9]{1,3}_1+$/"}));
    call(&agent, "browser_snapshot", json!({"target": "#n"}));
    let said = call(&agent, "browser_click", json!({"text": "item"}));
    assert!(said.is_error && said.text.contains("elements fit"), "{}", said.text);
    let said = call(&agent, "browser_click", json!({"role": "link"}));
    assert!(said.is_error && said.text.contains("and 3030 more"), "{}", said.text);
    let said = call(&agent, "browser_click", json!({"selector": "a"}));
    assert!(said.is_error, "{}", said.text);
    let name = "core::part39::item_39_74";
    let said = call(&agent, "browser_click", json!({"role": "link", "name": name}));
    assert!(!said.is_error, "{}", said.text);
    assert_eq!(agent.js("location.hash"), json!("#i39-74"));
    let waited = call(&agent, "browser_wait", json!({"text": "part 17"})).structured.unwrap();
    assert_eq!(waited["matched"], json!(true));
    let said = call(&agent, "browser_click", json!({"text": "Show 20"})).text;
    assert!(said.len() < 4_000, "{said}");
    assert_eq!(agent.js("document.querySelectorAll('details')[20].open"), json!(true));
    for shot in [json!({}), json!({"fullPage": true})] {
        let outcome = call(&agent, "browser_screenshot", shot);
        assert!(!outcome.is_error || outcome.text.contains("too"), "{}", outcome.text);
    }
    call(&agent, "browser_evaluate", json!({"expression": "document.body.outerHTML"}));
    assert!(!call(&agent, "browser_navigate", json!({"action": "reload"})).is_error);
}

/// A page over TLS with the certificate of an authority that no browser knows.
fn untrusted_site() -> SocketAddr {
    use rustls::pki_types::pem::PemObject as _;
    use rustls::pki_types::{CertificateDer, PrivateKeyDer};
    let chain = CertificateDer::from_pem_slice(include_bytes!("../it/tls/server.pem")).unwrap();
    let key = PrivateKeyDer::from_pem_slice(include_bytes!("../it/tls/server.key")).unwrap();
    let config = rustls::ServerConfig::builder().with_no_client_auth();
    let config = Arc::new(config.with_single_cert(vec![chain], key).unwrap());
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let config = Arc::clone(&config);
            std::thread::spawn(move || {
                let connection = rustls::ServerConnection::new(config).unwrap();
                let mut stream = rustls::StreamOwned::new(connection, stream);
                let mut head = [0; 8_192];
                // A browser that does not accept the certificate hangs up here.
                let Ok(_) = stream.read(&mut head) else { return };
                let body = "<title>Inside</title><h1>inside</h1>";
                let _ = write!(
                    stream,
                    "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {}\r\n\
                     Connection: close\r\n\r\n{body}",
                    body.len()
                );
                stream.conn.send_close_notify();
                let _ = stream.flush();
            });
        }
    });
    address
}

#[test]
fn a_certificate_that_nobody_vouches_for_is_told_and_can_be_allowed() {
    let address = untrusted_site();
    let url = format!("https://localhost:{}/", address.port());
    let agent = Agent::new();
    let said = agent.refused("browser_navigate", json!({ "url": url }));
    assert!(said.contains("net::ERR_CERT_AUTHORITY_INVALID"), "{said}");
    assert!(said.contains("--accept-any-certificate"), "it says what can be done: {said}");
    let text = agent.ok("browser_snapshot", json!({})).text;
    assert!(!text.contains("inside"), "{text}");
    agent.open("<h1>after</h1>");
    assert!(agent.ok("browser_snapshot", json!({})).text.contains("after"));

    let mut options = ToolboxOptions::default();
    options.launch =
        launch_options().danger_allow_any_argument(true).arg("--ignore-certificate-errors");
    let toolbox = Toolbox::new(options);
    let call = |tool: &str, arguments| {
        let outcome = toolbox.call(tool, arguments, &CallOptions::default()).unwrap();
        assert!(!outcome.is_error, "{}", outcome.text);
        outcome.text
    };
    call("browser_navigate", json!({ "url": url }));
    assert!(call("browser_snapshot", json!({})).contains("heading \"inside\""));
    toolbox.close();
}
