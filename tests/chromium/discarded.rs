//! Tabs that the browser has put away.

use crate::support::{Directory, Document, Foreign, LONG, Site, evaluate, wait_until};
use cdpwire::host::LaunchOptions;
use cdpwire::limits::Limits;
use cdpwire::protocol::{page, runtime, target};
use cdpwire::{Browser, ConnectOptions, TargetState};
use serde_json::json;
use std::time::{Duration, Instant};

const DOCUMENTS: &[Document] = &[("/victim", "text/html", "<title>victim</title>")];

/// Puts `victim` away, with the button of the browser's own page for it.
const DISCARD: &str = "(async () => { \
    const deep = (root, out = []) => { for (const e of root.querySelectorAll('*')) { \
        out.push(e); if (e.shadowRoot) deep(e.shadowRoot, out); } return out; }; \
    const row = () => deep(document) \
        .find(e => e.tagName === 'TR' && /victim/.test(e.textContent)); \
    for (let i = 0; i < 400; i++) { \
        const link = row() && deep(row()).find(e => /^.?urgent discard.?$/i.test(e.textContent.trim())); \
        if (link && i % 20 === 0) link.click(); \
        if (/discarded|unloaded/.test(row()?.textContent ?? '')) return 'put away'; \
        await new Promise(r => setTimeout(r, 50)); } \
    return row()?.textContent ?? 'no such row'; })()";

/// T26: a discarded tab keeps nobody from connecting, and comes back when it is navigated.
/// The browser discards no tab that a client is attached to, so nobody is, at first.
#[test]
fn a_discarded_tab_does_not_stop_a_client_from_connecting() {
    let site = Site::serve(DOCUMENTS);
    let profile = Directory::new();
    let state = json!({ "internal_only_uis_enabled": true }).to_string();
    std::fs::write(profile.path().join("Local State"), state).unwrap();
    let foreign = Foreign::start_with(LaunchOptions::new().user_data_dir(profile.path()));
    let raw = ConnectOptions::default().supervise(false);
    let first = Browser::connect_with(&foreign.url, &raw).unwrap();
    let url = site.url("127.0.0.1", "/victim");
    first.call(&target::CreateTarget::new(url.clone())).unwrap();
    let discards = first.call(&target::CreateTarget::new("chrome://discards")).unwrap().target_id;
    let attach = target::AttachToTarget::new(discards).with(|p| p.flatten = Some(true));
    let session = first.session(first.call(&attach).unwrap().session_id);
    // Its own first navigation may still be under way.
    let discard = runtime::Evaluate::new(DISCARD)
        .with(|p| (p.return_by_value, p.await_promise) = (Some(true), Some(true)));
    wait_until("the browser's own page", || {
        let put_away = session.with_timeout(LONG).call(&discard).ok();
        let put_away = put_away.and_then(|answer| answer.result.value);
        put_away.is_some_and(|value| value.to_text() == "\"put away\"")
    });
    let mut limits = Limits::default();
    limits.target_setup = Duration::from_secs(1);
    let options = ConnectOptions::default().limits(limits);
    let began = Instant::now();
    let second = Browser::connect_with(&foreign.url, &options).unwrap();
    assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
    // The others work meanwhile.
    let other = second.new_page("about:blank").unwrap();
    assert_eq!(evaluate(&other, "1 + 1"), json!(2));
    // It may be another target now.
    let at = |s: &cdpwire::Snapshot| {
        s.page_targets().find(|t| *t.url == *url && t.session.is_some()).cloned()
    };
    let snapshot = second.wait_until(LONG, |s| at(s).is_some()).unwrap();
    let victim = at(&snapshot).unwrap().id.clone();
    let put_away = second.page(&victim, LONG).unwrap();
    let state = put_away.target().unwrap().state;
    assert!(matches!(state, TargetState::Crashed | TargetState::Degraded), "{state:?}");
    put_away.call(&page::Navigate::new(url.clone())).unwrap();
    let ready = |s: &cdpwire::Snapshot| {
        s.target(&victim).is_some_and(|target| target.state == TargetState::Ready)
    };
    second.wait_until(LONG, ready).unwrap();
    wait_until("its title", || evaluate(&put_away, "document.title") == "victim");
}
