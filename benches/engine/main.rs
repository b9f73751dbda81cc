//! What the engine costs, against floors that are measured in the same run: a bare blocking
//! `tungstenite` client and a bare pipe client of the standard library, which know nothing.
//!
//! `cargo bench --bench engine --features mock,internals [-- --quick] [-- --only NAME]` prints
//! one table and one JSON line a row. Nothing here fails because of a time: machines are shared.
//! Rounds of floor and engine alternate, and what is quoted is the median of their ratios.
//!
//! `--spin pipe|websocket|floor` only calls for ten seconds, for profilers.
//!
//! Processor time is that of this process alone (all threads), not of the browser.

mod browser;
mod calls;
mod core_rows;
mod floors;
mod measure;
mod memory;
mod peer;
mod report;
mod routing;

use report::Report;

pub(crate) struct Plan {
    pub(crate) rounds: usize,
    pub(crate) calls: usize,
    pub(crate) quick: bool,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let Some(index) = args.iter().position(|arg| arg == "--peer") {
        return peer::run(args.get(index + 1).map_or("ws", String::as_str));
    }
    if let Some(index) = args.iter().position(|arg| arg == "--spin") {
        return calls::spin(args.get(index + 1).map_or("pipe", String::as_str));
    }
    let quick = args.iter().any(|arg| arg == "--quick");
    let only = args.iter().position(|arg| arg == "--only").and_then(|at| args.get(at + 1));
    let plan =
        Plan { rounds: if quick { 5 } else { 25 }, calls: if quick { 100 } else { 300 }, quick };
    type Rows = fn(&Plan, &mut Report);
    let groups: [(&str, Rows); 10] = [
        ("routing", routing::rows),
        ("core", core_rows::rows),
        ("pipe", calls::pipe),
        ("websocket", calls::websocket),
        ("sessions", calls::sessions),
        ("memory", memory::rows),
        ("snapshot", browser::snapshot),
        ("dialogs", browser::dialogs),
        ("launch", browser::launch),
        ("oopifs", browser::oopifs),
    ];
    let mut report = Report::default();
    for (name, rows) in groups {
        if only.is_none_or(|only| only.split(',').any(|wanted| wanted == name)) {
            eprintln!("{name}…");
            rows(&plan, &mut report);
        }
    }
    report.print();
}
