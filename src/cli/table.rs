//! Text in columns, and ids as people read them.

use cdpwire::untrusted::escape_up_to;

/// The beginning of an id, enough to tell it from others.
pub(super) fn short(id: &str) -> String {
    escape_up_to(id.get(..8).unwrap_or(id), 8).to_string()
}

/// Columns as wide as their widest cell.
pub(super) fn aligned<const N: usize>(rows: &[[String; N]]) -> Vec<String> {
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or(0)
    };
    let line = |row: &[String; N]| {
        let cells =
            row.iter().enumerate().map(|(column, cell)| format!("{cell:<0$}", width(column)));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_by_characters() {
        let rows = [["é", "b"].map(str::to_owned), ["aaa", ""].map(str::to_owned)];
        assert_eq!(aligned(&rows), ["é    b", "aaa"]);
    }

    #[test]
    fn ids_are_cut_at_characters() {
        assert_eq!(short("0123456789"), "01234567");
        assert_eq!(short("ééééé"), "éééé");
        assert_eq!(short("\u{1b}[2J"), r"\u{1b}[2J");
    }
}
