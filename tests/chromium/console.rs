//! The console as Chromium tells it.

use crate::support::LONG;
use crate::world::{Reply, World, evaluate};
use cdpwire::protocol::runtime::Evaluate;
use cdpwire::{ConnectOptions, ConsoleEntry, Page, Snapshot};
use std::sync::Arc;

fn entries(snapshot: &Snapshot, page: &Page) -> Vec<Arc<ConsoleEntry>> {
    let page = snapshot.page(page.id());
    page.map_or_else(Vec::new, |page| page.console.entries.iter().cloned().collect())
}

fn wait_for(world: &World, page: &Page, text: &str) -> Vec<Arc<ConsoleEntry>> {
    let told = |s: &Snapshot| entries(s, page).iter().any(|e| e.text.contains(text));
    if world.browser.wait_until(LONG, told).is_err() {
        panic!("no {text}: {:#?}", entries(&world.browser.snapshot(), page));
    }
    entries(&world.browser.snapshot(), page)
}

/// X1, X3: each call once, every kind, odd values, a frame that is gone.
#[test]
fn every_console_call_is_told_once_whatever_it_is_given() {
    let world = World::new();
    let page = world.open("a.test", "/local");
    let frame = world.main_frame(&page);
    evaluate(
        &frame,
        "console.log('same'); console.log('same'); console.log(window); console.log(document.body);\
         console.log(Symbol('s'), 10n, -0, NaN, undefined, null, [1, [2]], new Map([[1, 2]]), \
         new Error('boom'), () => 1); console.info('info'); console.warn('warn'); \
         console.error('error'); console.debug('debug'); console.trace('trace'); \
         console.assert(false, 'assert'); console.count('count'); console.table([{a: 1}]); \
         console.dir({d: 1}); console.group('group'); console.groupEnd(); console.time('t'); \
         console.timeEnd('t'); console.log('%s is %d', 'x', 5); console.log(); 1",
    );
    evaluate(
        &frame,
        "{ const f = document.querySelector('iframe'); const c = f.contentWindow.console; \
         c.log('before'); f.remove(); c.log('after'); } console.log('last'); 1",
    );
    let told = wait_for(&world, &page, "last");
    let count = |text: &str| told.iter().filter(|e| &*e.text == text).count();
    assert_eq!(count("same"), 2);
    for (level, text) in [
        ("info", "info"),
        ("warning", "warn"),
        ("error", "error"),
        ("debug", "debug"),
        ("error", "assert"),
    ] {
        let fits = |e: &&Arc<ConsoleEntry>| e.level.as_str() == level && e.text.contains(text);
        assert_eq!(told.iter().filter(fits).count(), 1, "{level} {text}: {told:#?}");
    }
    assert!(told.iter().any(|e| e.text.contains("Window")), "{told:#?}");
    let odd = told.iter().find(|e| e.text.contains("Symbol(s)")).unwrap();
    for part in ["10n", "-0", "NaN", "undefined", "null", "boom"] {
        assert!(odd.text.contains(part), "{part}: {}", odd.text);
    }
    assert_eq!(count("before"), 1);
    let numbers: Vec<u64> = told.iter().map(|e| e.number).collect();
    assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{numbers:?}");
}

/// X2: what was thrown, in whatever form, once each, and where.
#[test]
fn whatever_is_thrown_is_told_once_as_an_error() {
    let world = World::new();
    world.site.route(
        "*",
        "/throws",
        Reply::html(
            "<script>class Odd extends Error { name = 'Odd' } \
             for (const what of ['a string', null, undefined, 42, {plain: 1}, new Odd('odd')]) \
             setTimeout(() => { throw what }); \
             Promise.reject(new Error('rejected')); Promise.reject('rejected text'); \
             setTimeout(() => console.log('end'), 50);\n//# sourceURL=named.js\n</script>\
             <script>syntax error here</script>",
        ),
    );
    let page = world.open("a.test", "/throws");
    wait_for(&world, &page, "end");
    let snapshot = world.browser.snapshot();
    let errors = &snapshot.page(page.id()).unwrap().console.errors;
    let thrown: Vec<_> = errors.iter().filter(|e| &*e.source == "exception").collect();
    assert_eq!(thrown.len(), 9, "{errors:#?}");
    for text in ["a string", "null", "undefined", "42", "odd", "rejected text", "SyntaxError"] {
        assert!(thrown.iter().any(|e| e.text.contains(text)), "{text}: {thrown:#?}");
    }
}

/// X1: entries from before we came are told once more by the browser, with the context 0 when
/// their document is gone; those of the present document are news to a fresh client.
#[test]
fn a_fresh_client_is_told_the_present_document_only() {
    let foreign = crate::support::Foreign::start();
    let first = foreign.connect();
    let page =
        first.new_page("data:text/html,<script>console.log('old document')</script>").unwrap();
    page.call(&cdpwire::protocol::page::Navigate::new("data:text/html,next")).unwrap();
    page.call(&Evaluate::new("console.log('present')")).unwrap();
    let second = cdpwire::Browser::connect_with(&foreign.url, &ConnectOptions::default()).unwrap();
    let seen = second.page(page.id(), LONG).unwrap();
    seen.call(&Evaluate::new("console.log('now')")).unwrap();
    let now = |s: &Snapshot| entries(s, &seen).iter().any(|e| &*e.text == "now");
    let snapshot = second.wait_until(LONG, now).unwrap();
    let texts: Vec<String> = entries(&snapshot, &seen).iter().map(|e| e.text.to_string()).collect();
    assert!(!texts.iter().any(|text| text == "old document"), "{texts:?}");
    assert_eq!(texts.iter().filter(|text| *text == "now").count(), 1);
    assert!(texts.iter().filter(|text| *text == "present").count() <= 1);
}
