//! Requests of pages, of their frames in other processes, of their workers and popups: listed,
//! blocked, answered, and refused by the policy.

use crate::support::{Foreign, wait_until};
use crate::tools::Agent;
use crate::world::{Reply, Site, launch_options, site};
use cdpwire::tools::{CallOptions, Group, Toolbox, ToolboxOptions};
use serde_json::json;

/// Paths that came to the site, by this prefix.
fn came(site: &Site, prefix: &str) -> Vec<String> {
    let paths = site.requests().into_iter().map(|request| request.path);
    paths.filter(|path| path.starts_with(prefix)).collect()
}

/// A frame of another site that asks for two things, and has its worker ask as well.
const CHILD: &str = "<script>
async function ask(path) {
  try { return await (await fetch(path)).text() } catch { return 'failed' }
}
(async () => {
  const own = await ask('/answered/own') + ' ' + await ask('/blocked/own');
  const worker = new Worker('/worker.js');
  worker.onmessage = e => { document.body.append('own ' + own + ' worker ' + e.data) };
})()</script>";

const WORKER: &str = "(async () => {
  const text = await (await fetch('/answered/worker')).text();
  const other = await fetch('/blocked/worker').then(() => 'came', () => 'failed');
  postMessage(text + ' ' + other) })()";

#[test]
fn routes_hold_for_frames_of_other_processes_their_workers_and_popups() {
    let agent = Agent::new();
    let site = &agent.world.site;
    site.route("*", "/child", Reply::html(CHILD));
    site.route("*", "/worker.js", Reply::script(WORKER));
    site.route("*", "/later", Reply::html("<title>later</title>"));
    let (b, c) = (site.url("b.test", "/child"), site.url("c.test", "/child"));
    let popup = site.url("c.test", "/answered/popup");
    let other = site.url("b.test", "/blocked/noopener");
    let later = site.url("b.test", "/blocked/frame");
    agent.open(&format!(
        "<iframe src='{b}'></iframe>
         <button onclick=\"let f = document.createElement('iframe'); f.src = '{c}';
           document.body.append(f); f = document.createElement('iframe'); f.src = '{later}';
           document.body.append(f)\">More</button>
         <button onclick=\"window.open('{popup}')\">Pop</button>
         <button onclick=\"window.open('{other}', '_blank', 'noopener')\">Away</button>"
    ));
    // The frame that is there, without routes.
    agent.ok("browser_wait", json!({"text": "own  came worker"}));
    let plain = came(site, "/blocked").len();
    assert_eq!(plain, 2, "{:?}", site.requests());

    agent.ok("browser_route", json!({"action": "block", "pattern": "*/blocked/*"}));
    let answer = json!({"action": "answer", "pattern": "*/answered/*", "body": "ours",
        "contentType": "text/html"});
    agent.ok("browser_route", answer);
    // One that is there, loaded anew; one that comes later; one whose document is blocked.
    agent.js("document.querySelector('iframe').src += '?'");
    agent.ok("browser_wait", json!({"text": "own ours failed worker ours failed"}));
    agent.ok("browser_click", json!({"role": "button", "name": "More"}));
    let listed = agent.ok("browser_network", json!({"filter": "/blocked/frame"})).text;
    wait_until("both frames have told", || {
        let read = agent.ok("browser_snapshot", json!({})).text;
        read.matches("own ours failed worker ours failed").count() == 2
    });
    let said = agent.ok("browser_click", json!({"role": "button", "name": "Pop"})).text;
    assert!(said.contains("new tab"), "{said}");
    let said = agent.ok("browser_click", json!({"role": "button", "name": "Away"})).text;
    assert!(said.contains("new tab"), "{said}");
    agent.ok("browser_tabs", json!({"action": "select", "tab": "t2"}));
    agent.ok("browser_wait", json!({"text": "ours"}));
    // The popup's list begins with its first request.
    let first = agent.ok("browser_network", json!({})).text;
    assert!(first.contains("1 GET") && first.contains("/answered/popup 200"), "{first}");
    assert_eq!(came(site, "/blocked").len(), plain, "{listed}");
    assert_eq!(came(site, "/answered").len(), 2);

    // Taken back, everything goes its way again.
    agent.ok("browser_tabs", json!({"action": "select", "tab": "t1"}));
    assert_eq!(agent.ok("browser_route", json!({"action": "remove"})).text, "no routes");
    agent.js("document.querySelector('iframe').src += '?'");
    wait_until("requests go out again", || came(site, "/blocked").len() > plain);
}

#[test]
fn the_list_has_requests_of_frames_in_other_processes_and_of_workers() {
    let agent = Agent::new();
    let site = &agent.world.site;
    site.route("*", "/child", Reply::html(CHILD));
    site.route("*", "/worker.js", Reply::script(WORKER));
    site.route("*", "/answered/own", Reply::new("text/plain", "body of the frame"));
    site.route("*", "/answered/worker", Reply::new("text/plain", "body of the worker"));
    let url = site.url("b.test", "/child");
    agent.open(&format!("<iframe src='{url}'></iframe>"));
    agent.ok("browser_wait", json!({"text": "worker body of the worker"}));
    let listed = agent.ok("browser_network", json!({})).text;
    println!("{listed}");
    let number = |part: &str| {
        let line = listed.lines().find(|line| line.contains(part));
        let line = line.unwrap_or_else(|| panic!("{part} in\n{listed}"));
        line.split(' ').next().unwrap().parse::<i64>().unwrap()
    };
    for (part, body) in [
        ("/child", "async function ask"),
        ("/answered/own", "body of the frame"),
        ("/answered/worker", "body of the worker"),
        ("/page", "<iframe"),
    ] {
        let shown = agent.ok("browser_network", json!({"request": number(part)})).text;
        assert!(shown.contains(body) && shown.contains(" 200 "), "{part}: {shown}");
    }
    // A frame that is gone has sent what it sent.
    agent.js("document.querySelector('iframe').remove()");
    let listed = agent.ok("browser_network", json!({"filter": "/answered/worker"})).text;
    assert!(listed.starts_with("1 of "), "{listed}");
}

fn policy(block: &str) -> ToolboxOptions {
    let mut options = ToolboxOptions::default();
    options.groups = Group::ALL.to_vec();
    options.navigation.block = vec![block.to_owned()];
    options
}

/// Redirects, frames, popups and workers of a page that wants to go where it may not.
#[test]
fn metadata_and_blocked_origins_are_refused_at_every_turn() {
    let mut agent = Agent::new();
    agent.toolbox = Toolbox::with_browser(agent.world.browser.clone(), policy("c.test"));
    let site = &agent.world.site;
    site.route("*", "/away", Reply::redirect("http://169.254.169.254/latest/redirected"));
    let blocked = site.url("c.test", "/blocked/redirected");
    site.route("*", "/blocked-away", Reply::redirect(&blocked));
    let inner = site.url("c.test", "/blocked/frame");
    site.route(
        "*",
        "/child",
        Reply::html(&format!(
            "<iframe src='http://169.254.169.254/latest/frame'></iframe>
             <iframe src='{inner}'></iframe>
             <script>fetch('{}', {{mode: 'no-cors'}}).then(
               () => document.title = 'came', () => document.body.append('fetch failed'))</script>",
            site.url("c.test", "/blocked/fetch"),
        )),
    );
    let child = site.url("b.test", "/child");
    let said = agent
        .open(&format!(
            "<iframe src='{child}'></iframe>
             <button onclick=\"window.open('http://169.254.169.254/latest/popup')\">Pop</button>
             <button onclick=\"location = '/away'\">Away</button>"
        ))
        .text;
    println!("{said}");
    agent.ok("browser_wait", json!({"text": "fetch failed"}));
    let listed = agent.ok("browser_network", json!({})).text;
    println!("{listed}");
    assert!(listed.contains("latest/frame failed: blocked"), "{listed}");
    let said = agent.ok("browser_click", json!({"role": "button", "name": "Pop"})).text;
    println!("{said}");
    assert!(
        said.contains(
            "refused by the policy: http://169.254.169.254/latest/popup \
             (it hands out credentials of the machine)"
        ),
        "{said}"
    );
    let said = agent.call("browser_click", json!({"role": "button", "name": "Away"})).text;
    println!("{said}");
    assert!(said.contains("refused by the policy: http://169.254.169.254/latest/redirected"));
    // Whoever holds requests himself, or lets them go, takes nothing away from it.
    agent.ok("browser_cdp", json!({"method": "Fetch.disable"}));
    let url = site.url("a.test", "/blocked-away");
    let said = agent.refused("browser_navigate", json!({ "url": url }));
    println!("{said}");
    assert!(said.contains("refused by the policy") && said.contains("c.test is blocked"));
    let none = json!({"patterns": [{"urlPattern": "*/nothing"}]});
    agent.ok("browser_cdp", json!({"method": "Fetch.enable", "params": none}));
    let said = agent.refused("browser_navigate", json!({ "url": url }));
    assert!(said.contains("c.test is blocked"), "{said}");
    assert_eq!(came(site, "/blocked/"), [] as [&str; 0]);
}

/// What no name tells is seen by the address that a document came from.
#[test]
fn a_name_that_leads_to_a_refused_address_is_left() {
    let mut agent = Agent::new();
    // Every `*.test` is at 127.0.0.1.
    agent.toolbox = Toolbox::with_browser(agent.world.browser.clone(), policy("127.0.0.1"));
    let site = &agent.world.site;
    site.route("*", "/secret", Reply::html("<title>token</title><p>secret 4711"));
    let url = site.url("a.test", "/secret");
    for (tool, arguments) in [
        ("browser_navigate", json!({ "url": url })),
        ("browser_tabs", json!({"action": "open", "url": url})),
    ] {
        let said = agent.refused(tool, arguments);
        assert!(said.contains("it is at 127.0.0.1, which is blocked"), "{tool}: {said}");
        assert!(said.contains("about:blank") && !said.contains("4711"), "{tool}: {said}");
        assert!(!agent.ok("browser_snapshot", json!({})).text.contains("4711"));
    }
}

/// In a browser that somebody else uses too, his pages are none of our business.
#[test]
fn pages_of_somebody_else_are_left_alone() {
    let foreign = Foreign::start_with(launch_options());
    let his = foreign.connect();
    let site = site();
    site.route("*", "/page", Reply::html("<p>here"));
    site.route("*", "/blocked", Reply::html("<title>his</title>"));
    let mine = his.new_page(&site.url("a.test", "/page")).unwrap();
    let mut options = policy("c.test");
    options.endpoint = Some(foreign.url.clone());
    let toolbox = Toolbox::new(options);
    let call = |tool: &str, arguments: serde_json::Value| {
        toolbox.call(tool, arguments, &CallOptions::default()).unwrap()
    };
    let opened =
        call("browser_tabs", json!({"action": "open", "url": site.url("b.test", "/page")}));
    assert!(!opened.is_error, "{}", opened.text);
    let blocked = site.url("c.test", "/blocked");
    let theirs = call(
        "browser_evaluate",
        json!({"expression": format!("const f = document.createElement('iframe'); f.src = '{blocked}'; \
            document.body.append(f); await new Promise(done => f.onload = done); return 1")}),
    );
    assert!(theirs.text.contains("c.test is blocked"), "{}", theirs.text);
    assert_eq!(came(&site, "/blocked").len(), 0);
    mine.call(&cdpwire::protocol::page::Navigate::new(&*blocked)).unwrap();
    assert_eq!(came(&site, "/blocked").len(), 1);
    let listed = call("browser_network", json!({})).text;
    assert!(listed.contains("b.test") && !listed.contains("his"), "{listed}");
    toolbox.close();
    his.close().unwrap();
}

/// In a browser of its own: whoever asks, a worker or a WebSocket as well.
#[test]
fn a_browser_of_the_session_finds_no_metadata() {
    let site = site();
    let mut options = ToolboxOptions::default();
    options.groups = Group::ALL.to_vec();
    options.launch = launch_options();
    let toolbox = Toolbox::new(options);
    let call = |tool: &str, arguments: serde_json::Value| {
        toolbox.call(tool, arguments, &CallOptions::default()).unwrap()
    };
    for host in ["169.254.169.254", "[::ffff:169.254.169.254]", "[fd00:ec2::254]", "0xa9fea9fe"] {
        site.route("*", "/away", Reply::redirect(&format!("http://{host}/latest")));
        let said = call("browser_navigate", json!({"url": site.url("a.test", "/away")}));
        assert!(said.is_error && said.text.contains("ERR_NAME_NOT_RESOLVED"), "{}", said.text);
    }
    site.route("*", "/page", Reply::html("<title>here</title>"));
    let said = call("browser_navigate", json!({"url": site.url("a.test", "/page")}));
    assert!(!said.is_error, "{}", said.text);
    let code = "const source = `const w = new WebSocket('ws://169.254.169.254/');
        w.onerror = () => postMessage('no way')`;
      const worker = new Worker(URL.createObjectURL(new Blob([source])));
      return await new Promise(done => worker.onmessage = e => done(e.data))";
    let said = call("browser_evaluate", json!({ "expression": code }));
    assert!(said.text.contains("no way"), "{}", said.text);
    toolbox.close();
}
