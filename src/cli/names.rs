//! Names that are nearly right.

use cdpwire::protocol;

/// The command that was probably meant.
pub(super) fn command(wrong: &str) -> Option<&'static str> {
    // A name without its domain, or with the wrong one.
    let last = wrong.rsplit('.').next().unwrap_or(wrong);
    let same = |name: &&str| name.rsplit('.').next().is_some_and(|n| n.eq_ignore_ascii_case(last));
    let whole = closest(wrong, protocol::commands());
    if wrong.contains('.') {
        return whole.or_else(|| protocol::commands().find(same));
    }
    let often = ["Page", "Runtime", "Browser", "Target", "DOM", "Network", "Input"];
    let of_domain = |domain: &&str| {
        protocol::commands().filter(same).find(|name| name.split('.').next() == Some(domain))
    };
    often.iter().find_map(of_domain).or_else(|| protocol::commands().find(same)).or_else(|| {
        let bare = protocol::commands().filter_map(|name| name.split('.').nth(1));
        let close = closest(last, bare)?;
        protocol::commands().find(|name| name.split('.').nth(1) == Some(close))
    })
}

/// The closest of these, if any is close. Upper and lower case count as the same.
pub(super) fn closest<'a>(wrong: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    // Of a long argument nothing is meant to be close, and the comparison is quadratic.
    if wrong.len() > 100 {
        return None;
    }
    let allowed = (wrong.chars().count() / 3).clamp(1, 4);
    known
        .map(|name| (distance(wrong, name), name))
        .filter(|(distance, _)| *distance <= allowed)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

/// Insertions, deletions, replacements and swaps of neighbours from one to the other.
fn distance(left: &str, right: &str) -> usize {
    let lower = |text: &str| text.chars().map(|c| c.to_ascii_lowercase()).collect::<Vec<char>>();
    let (left, right) = (lower(left), lower(right));
    let mut table = vec![vec![0; right.len() + 1]; left.len() + 1];
    for i in 0..=left.len() {
        for j in 0..=right.len() {
            if i == 0 || j == 0 {
                table[i][j] = i.max(j);
                continue;
            }
            let replaced = table[i - 1][j - 1] + usize::from(left[i - 1] != right[j - 1]);
            let mut least = replaced.min(table[i - 1][j] + 1).min(table[i][j - 1] + 1);
            if i > 1 && j > 1 && left[i - 1] == right[j - 2] && left[i - 2] == right[j - 1] {
                least = least.min(table[i - 2][j - 2] + 1);
            }
            table[i][j] = least;
        }
    }
    table[left.len()][right.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_right() {
        for (left, right, expected) in [
            ("", "", 0),
            ("a", "", 1),
            ("", "ab", 2),
            ("kitten", "sitting", 3),
            ("Ab", "aB", 0),
            ("jsno", "json", 1),
        ] {
            assert_eq!(distance(left, right), expected, "{left} {right}");
            assert_eq!(distance(right, left), expected, "{right} {left}");
        }
    }

    #[test]
    fn what_was_meant_is_found() {
        assert_eq!(command("Page.navigat"), Some("Page.navigate"));
        assert_eq!(command("page.Navigate"), Some("Page.navigate"));
        assert_eq!(command("getVersion"), Some("Browser.getVersion"));
        assert_eq!(command("navigate"), Some("Page.navigate"));
        assert_eq!(command("evaluat"), Some("Runtime.evaluate"));
        assert_eq!(command("Pages.evaluate"), Some("Runtime.evaluate"));
        assert_eq!(command("Zebra.gallop"), None);
        assert_eq!(command(&"x".repeat(100_000)), None);
    }
}
