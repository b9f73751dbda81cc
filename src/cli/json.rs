//! JSON text as it is shown: the browser's own text, not a copy of its meaning, so that numbers,
//! key order and repeated keys stay what they were.

use cdpwire::untrusted::is_hazardous;
use std::fmt::Write as _;

/// Deeper levels are not indented further: a hostile page could nest thousands.
const INDENTED: usize = 64;

/// Indented and harmless for a terminal, or one line for a program.
pub(super) fn laid_out(text: &str, terminal: bool) -> String {
    print(text, terminal, terminal)
}

/// One line; harmless for a terminal.
pub(super) fn on_one_line(text: &str, terminal: bool) -> String {
    print(text, terminal, false)
}

fn print(text: &str, terminal: bool, indented: bool) -> String {
    let out = String::with_capacity(text.len());
    let mut printer = Printer { out, terminal, indented, depth: 0 };
    printer.print(text);
    printer.out
}

struct Printer {
    out: String,
    /// Characters that steer a terminal are escaped.
    terminal: bool,
    indented: bool,
    depth: usize,
}

impl Printer {
    fn print(&mut self, text: &str) {
        let mut chars = text.chars().peekable();
        while let Some(c) = chars.next() {
            match c {
                '"' => self.string(&mut chars),
                '{' | '[' => {
                    let close = if c == '{' { '}' } else { ']' };
                    while chars.next_if(|c| c.is_ascii_whitespace()).is_some() {}
                    self.out.push(c);
                    if chars.next_if_eq(&close).is_some() {
                        self.out.push(close);
                    } else {
                        self.depth += 1;
                        self.new_line();
                    }
                }
                '}' | ']' => {
                    self.depth = self.depth.saturating_sub(1);
                    self.new_line();
                    self.out.push(c);
                }
                ',' => {
                    self.out.push(',');
                    self.new_line();
                }
                ':' => self.out.push_str(if self.indented { ": " } else { ":" }),
                c if c.is_ascii_graphic() => self.out.push(c),
                // White space; anything else is no JSON outside of strings.
                _ => {}
            }
        }
    }

    fn string(&mut self, chars: &mut impl Iterator<Item = char>) {
        self.out.push('"');
        while let Some(c) = chars.next() {
            match c {
                '"' => break,
                '\\' => {
                    self.out.push('\\');
                    // Whatever is escaped is no end; a control character cannot be escaped so.
                    if let Some(c) = chars.next().filter(|c| c.is_ascii_graphic()) {
                        self.out.push(c);
                    }
                }
                // JSON has no raw C0 in strings, and a line must stay a line.
                c if c < ' ' || (self.terminal && is_hazardous(c)) => {
                    for unit in c.encode_utf16(&mut [0; 2]) {
                        let _ = write!(self.out, "\\u{unit:04x}");
                    }
                }
                c => self.out.push(c),
            }
        }
        self.out.push('"');
    }

    fn new_line(&mut self) {
        if self.indented {
            self.out.push('\n');
            for _ in 0..self.depth.min(INDENTED) {
                self.out.push_str("  ");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    #[test]
    fn order_numbers_and_escapes_stay_as_they_were() {
        let text = r#"{ "b" : 1.0 , "a":[1e400, -0,{},[ ]],"a":"\ud83d\"x\\"}"#;
        assert_eq!(laid_out(text, false), r#"{"b":1.0,"a":[1e400,-0,{},[]],"a":"\ud83d\"x\\"}"#);
    }

    #[test]
    fn both_layouts_mean_the_same() {
        let text = r#"{"a":[1,{"b":null}],"c":"x, y: {z}","d":{},"e":[[]]}"#;
        let value: Value = serde_json::from_str(text).unwrap();
        for terminal in [false, true] {
            let shown = laid_out(text, terminal);
            assert_eq!(serde_json::from_str::<Value>(&shown).unwrap(), value, "{shown}");
        }
        assert_eq!(laid_out(r#"{"a":[1]}"#, true), "{\n  \"a\": [\n    1\n  ]\n}");
    }

    #[test]
    fn nothing_steers_a_terminal_and_the_value_stays_the_same() {
        let text = "{\"a\":\"\u{7f}\u{9b}31m\u{202e}x\u{e0041}\"}";
        let shown = laid_out(text, true);
        assert!(!shown.chars().any(|c| is_hazardous(c) && c != '\n'), "{shown:?}");
        let same: Value = serde_json::from_str(&shown).unwrap();
        assert_eq!(same, serde_json::from_str::<Value>(text).unwrap());
    }

    #[test]
    fn what_is_no_json_does_no_harm() {
        for text in ["", "\"", "\\", "\"\\", "}}}]]]", "\u{1b}[2J", "\"a\nb", "{\"\\\n\":1}"] {
            for terminal in [false, true] {
                let shown = laid_out(text, terminal);
                assert!(!shown.contains('\u{1b}'));
                assert!(terminal || !shown.contains('\n'), "{shown:?}");
            }
        }
        let deep = "[".repeat(10_000);
        assert!(laid_out(&deep, true).len() < 10_000 * (2 * INDENTED + 3));
    }
}
