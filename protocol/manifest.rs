//! The domain features of `Cargo.toml`, between two marker lines.

use crate::model::Protocol;
use std::collections::BTreeSet;
use std::fmt::Write as _;

const BEGIN: &str = "# Domains: generated, see protocol/generate.rs.";
const END: &str = "# End of domains.";

/// The manifest with its generated lines up to date.
pub(crate) fn refreshed(manifest: &str, protocol: &Protocol) -> String {
    let (before, rest) = manifest.split_once(BEGIN).expect("the manifest has the first marker");
    let (_, after) = rest.split_once(END).expect("the manifest has the second marker");
    let lines = lines(protocol);
    for line in lines.lines() {
        let (name, _) = line.split_once(" =").unwrap_or((line, ""));
        let clash = before.lines().chain(after.lines()).any(|other| {
            other.split_once('=').is_some_and(|(left, right)| {
                left.trim() == name && (right.trim().starts_with('[') || after.contains(other))
            })
        });
        assert!(!clash, "the domain feature {name} clashes with another name in Cargo.toml");
    }
    format!("{before}{BEGIN}\n{lines}{END}{after}")
}

fn lines(protocol: &Protocol) -> String {
    let edges = protocol.edges();
    let optional = || protocol.domains.iter().filter(|domain| !domain.always_on);
    let quoted = |features: BTreeSet<String>| {
        features.iter().map(|it| format!("{it:?}")).collect::<Vec<_>>().join(", ")
    };
    let mut out = String::new();
    let all = quoted(optional().map(|domain| domain.feature()).collect());
    writeln!(out, "all-domains = [{all}]").expect("a string takes it");
    for domain in optional() {
        let needs = edges[domain.name.as_str()].iter();
        let needs = needs
            .filter_map(|name| optional().find(|it| it.name == *name))
            .map(|it| it.feature())
            .collect();
        writeln!(out, "{} = [{}]", domain.feature(), quoted(needs)).expect("a string takes it");
    }
    out
}
