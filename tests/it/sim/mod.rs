//! Simulation: the core against the model of a browser, in virtual time, from seeds.
//!
//! A seed decides everything: what the browser and its pages do, what callers want, which
//! messages have arrived, what the network damages, how time passes. After every step the
//! invariants are checked, and an independent oracle must see the same picture.
//!
//! `SIM_SEEDS=a..b` runs other seeds, `SIM_SEED=n` one seed with its story printed.

mod client;
mod driver;
mod ledger;
mod oracle;
mod truth;
mod world;

use driver::{Counts, Sim};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

const SEEDS: Range<u64> = 0..100_000;

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
    let failed: Mutex<Option<u64>> = Mutex::new(None);
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
                    if start >= end || failed.lock().expect("sound").is_some() {
                        return;
                    }
                    for seed in start..end {
                        let run = || Sim::new(seed, false).run();
                        let Ok(happened) = catch_unwind(AssertUnwindSafe(run)) else {
                            failed.lock().expect("sound").get_or_insert(seed);
                            return;
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
    let Some(seed) = *failed.lock().expect("sound") else {
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

fn check_coverage(_: &Counts) {}
