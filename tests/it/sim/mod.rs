//! Simulation: the core against the model of a browser, in virtual time, from seeds.
//!
//! A seed decides everything: what the browser and its pages do, what callers want, which
//! messages have arrived, what the network damages, how time passes. After every step the
//! invariants are checked, and an independent oracle must see the same picture.
//!
//! `SIM_SEEDS=a..b` runs other seeds, `SIM_SEED=n` one seed with its story printed.
//!
//! # Does it find anything?
//!
//! The core was broken by hand, in one way at a time, and the seeds run from 0. The lowest seed
//! that failed:
//!
//! | broken | seed |
//! |---|---|
//! | an answer is handed over twice | 0 |
//! | the snapshot's version does not increase | 0 |
//! | calls by session are not cleaned | 0 |
//! | what a target's info says of its URL is ignored | 1 |
//! | a dialog that was closed stays open | 2 |
//! | a worker is not told to run | 2 |
//! | a session that was detached stays | 3 |
//! | answers that come too late are not expected | 3 |
//! | a frame has moved when its target is announced | 6 |
//! | an out-of-process frame that was removed stays | 10 |
//! | a foreign request that was paused is not continued | 15 |
//! | whoever waits behind a dialog is not called back | 17 |
//! | a commit leaves the frames of the old document | 33 |
//! | calls of a session that ends are not ended | 39 |
//! | calls of a renderer that crashed are not ended | 96 |
//! | messages that came before their session are thrown away | 138 |
//! | a frame is added below a parent of another process | 482 |
//! | the watchdog closes dialogs in the picture only | 1575 |
//! | a frame without a session stays although its round trip is over | not found |
//! | an attachment on any session is taken for a caller's own | not found |
//! | an id is used again while it is in use | not found |
//!
//! "Not found" is after some hundreds to a few thousand seeds, on a busy machine, not all of them.
//! The round trip needs a caller who detaches a frame on its parent's session, which no move does;
//! `tests/it/order.rs` has it, and `tests/it/orders.rs` the attachment. An id in use is met again
//! only after the whole range of ids; a unit test of the calls has that.

mod client;
mod driver;
mod ledger;
mod oracle;
mod truth;
mod world;

use driver::{Counts, Sim};
use std::any::Any;
use std::collections::BTreeMap;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// The goal is 100,000 within a minute. All of them pass; a seed costs 1.8 ms of a core, so that
/// this many take a little less than a minute of two cores that do nothing else.
const SEEDS: Range<u64> = 0..60_000;

/// After so many failed seeds a run ends; the lowest is told.
const MOST_FAILURES: usize = 10;

/// Seeds taken at a time by a thread.
const BATCH: u64 = 64;

fn seeds() -> Range<u64> {
    let number = |text: &str| text.trim().parse::<u64>().ok();
    if let Some(one) = std::env::var("SIM_SEED").ok().as_deref().and_then(number) {
        return one..one + 1;
    }
    let range = std::env::var("SIM_SEEDS").ok();
    let range = range.as_deref().and_then(|text| text.split_once(".."));
    range.and_then(|(from, to)| Some(number(from)?..number(to)?)).unwrap_or(SEEDS)
}

#[test]
fn every_seed_keeps_the_invariants_and_agrees_with_the_oracle() {
    let seeds = seeds();
    if seeds.end - seeds.start == 1 {
        println!("{:#?}", Sim::new(seeds.start, true).run());
        return;
    }
    let next = AtomicU64::new(seeds.start);
    let failed: Mutex<BTreeMap<u64, String>> = Mutex::default();
    let counts: Mutex<Counts> = Mutex::new(Counts::new());
    let quiet = std::panic::take_hook();
    // The story of a failing seed is told once, by its second run.
    std::panic::set_hook(Box::new(|_| {}));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let start = next.fetch_add(BATCH, Ordering::Relaxed);
                    let end = seeds.end.min(start + BATCH);
                    if start >= end || failed.lock().expect("sound").len() >= MOST_FAILURES {
                        return;
                    }
                    for seed in start..end {
                        let run = || Sim::new(seed, false).run();
                        let happened = match catch_unwind(AssertUnwindSafe(run)) {
                            Ok(happened) => happened,
                            Err(panic) => {
                                failed.lock().expect("sound").insert(seed, said(&*panic));
                                continue;
                            }
                        };
                        let mut counts = counts.lock().expect("sound");
                        for (what, times) in happened {
                            *counts.entry(what).or_default() += times;
                        }
                    }
                }
            });
        }
    });
    std::panic::set_hook(quiet);
    let failed = failed.into_inner().expect("sound");
    for (seed, panic) in &failed {
        println!("SIM_SEED={seed}: {}", panic.lines().next().unwrap_or_default());
    }
    let Some(seed) = failed.keys().next().copied() else {
        let counts = counts.into_inner().expect("sound");
        for (what, times) in &counts {
            println!("{times:>9} {what}");
        }
        if seeds == SEEDS {
            check_coverage(&counts);
        }
        return;
    };
    let again = catch_unwind(AssertUnwindSafe(|| drop(Sim::new(seed, true).run())));
    eprintln!("SEED={seed}");
    eprintln!("replay: SIM_SEED={seed} cargo test --features mock,internals --test it sim");
    match again {
        Err(panic) => resume_unwind(panic),
        Ok(()) => panic!("seed {seed} failed once and not again: the core is not deterministic"),
    }
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}

/// What must occur in a whole run, and not seldom: else the runs have become too short or too tame
/// to show anything. Counted kinds that are not here are printed all the same.
const KINDS: &[&str] = &[
    // What the browser and its pages do.
    "page",
    "popup",
    "flashing popup",
    "page closed",
    "iframe",
    "iframe removed",
    "navigation",
    "navigations commit",
    "reload",
    "order of swaps",
    "main frame renamed",
    "worker",
    "worker ended",
    "crash",
    "renderer stops",
    "renderer runs",
    "dialog",
    "dialog closed by somebody",
    "beforeunload",
    "question to the bridge",
    "foreign request",
    "console",
    "exception",
    "target of another kind",
    // What callers do.
    "Browser.close",
    "Fetch.continueRequest",
    "Fetch.enable",
    "Page.close",
    "Page.crash",
    "Page.enable",
    "Page.navigate",
    "Page.reload",
    "Runtime.evaluate",
    "Target.attachToTarget",
    "Target.closeTarget",
    "Target.createTarget",
    "Target.detachFromTarget",
    "answer refused",
    "answer to a dialog",
    "bridge set",
    "cancel",
    "policy set",
    "subscribe",
    "unsubscribe",
    "watchdog set",
    // What happens on the way, and to time.
    "a message overtakes its session",
    "some commands reach the browser",
    "some messages reach the core",
    "the connection breaks",
    "the link has room",
    "the link is full",
    "the clock goes back",
    "time passes",
    "close",
    "delay",
    "drop",
    "duplicate",
    "mutate_byte",
    "mutate_node",
    "reorder",
    "truncate",
    // What comes of it.
    "dialog closed: agent",
    "dialog closed: gone",
    "dialog closed: policy",
    "dialog closed: remote",
    "dialog closed: watchdog",
    "picture: crashed",
    "picture: degraded",
    "picture: failed frame",
    "picture: frame not attached",
    "picture: moving frame",
    "reply: blocked",
    "reply: disconnected",
    "reply: limit",
    "reply: navigated",
    "reply: refused",
    "reply: result",
    "reply: session gone",
    "reply: timeout",
];

/// How often each of them, at least.
const OFTEN: u64 = 40;

fn check_coverage(counts: &Counts) {
    for kind in KINDS {
        let times = counts.get(kind).copied().unwrap_or_default();
        assert!(times >= OFTEN, "{kind} occurred {times} times only");
    }
}
