//! Calls that meet a navigation at any moment.

use crate::support::{LONG, wait_until};
use crate::world::World;
use cdpwire::protocol::page::Navigate;
use cdpwire::{Error, Frame, Page};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// What a busy machine needs for one navigation, and far less than a call's deadline here.
const SOON: Duration = Duration::from_secs(20);

/// How the calls of all callers ended.
#[derive(Debug, Default)]
struct Tally {
    values: AtomicUsize,
    navigated: AtomicUsize,
}

/// Asks where the frame is, again and again. The browser holds a question back for as long as
/// navigations follow each other; the caller must not notice.
fn ask_until(over: &AtomicBool, main: &Frame, page: &Page, tally: &Tally, pause: Duration) {
    let like = page.with_timeout(LONG);
    while !over.load(Ordering::Relaxed) {
        let began = Instant::now();
        let params = serde_json::json!({ "expression": "location.href" });
        let answer = main.call_raw_with(&like, "Runtime.evaluate", params);
        let took = began.elapsed();
        assert!(took < SOON, "{took:?}: {answer:?}");
        let count = match answer {
            Ok(value) => {
                let value = value.to_value().unwrap();
                let href = value["result"]["value"].as_str().unwrap().to_owned();
                assert!(href.contains(".test:"), "{href}");
                &tally.values
            }
            Err(Error::Navigated(_) | Error::SessionGone(_)) => &tally.navigated,
            Err(error) => panic!("after {took:?}: {error}"),
        };
        count.fetch_add(1, Ordering::Relaxed);
        std::thread::sleep(pause);
    }
}

/// Half of the navigations follow each other without a pause, the others leave the callers a
/// moment of growing length.
#[test]
fn a_call_during_a_navigation_ends_soon_with_a_value_or_says_that_the_page_navigated() {
    const ROUNDS: u32 = 60;
    let world = World::new();
    let page = world.open("a.test", "/plain");
    let main = world.main_frame(&page);
    let urls = [world.site.url("b.test", "/plain"), world.site.url("a.test", "/plain")];
    let (over, tally) = (AtomicBool::new(false), Tally::default());
    std::thread::scope(|scope| {
        let callers = [0, 1, 7].map(|pause| {
            let pause = Duration::from_millis(pause);
            let (over, main, page, tally) = (&over, &main, &page, &tally);
            scope.spawn(move || ask_until(over, main, page, tally, pause))
        });
        let navigations = scope.spawn(|| {
            let began = Instant::now();
            // On until a call met a navigation, which a few rounds may all miss.
            let enough = |round| round >= ROUNDS && tally.navigated.load(Ordering::Relaxed) > 0;
            for round in (0..).take_while(|round| !enough(*round) && began.elapsed() < LONG) {
                let url = &urls[round as usize % 2];
                let answer = page.call(&Navigate::new(url.clone())).unwrap();
                assert_eq!(answer.error_text, None);
                if round >= ROUNDS / 2 {
                    std::thread::sleep(Duration::from_millis(u64::from(round % ROUNDS)));
                }
            }
        });
        let navigated = navigations.join();
        // With nothing in its way, a call gets its value.
        wait_until("a value", || tally.values.load(Ordering::Relaxed) > 0);
        over.store(true, Ordering::Relaxed);
        navigated.unwrap();
        for caller in callers {
            caller.join().unwrap();
        }
    });
    println!("{tally:?}");
    assert!(tally.values.into_inner() > 0 && tally.navigated.into_inner() > 0);
}
