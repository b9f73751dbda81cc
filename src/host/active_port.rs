//! The file `DevToolsActivePort`, in which Chrome says where it listens: the port on the first
//! line, the path of the browser's WebSocket on the second.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

/// The file's name inside a profile.
pub(super) const NAME: &str = "DevToolsActivePort";

/// What the file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ActivePort {
    pub(super) port: u16,
    /// A secret: whoever knows it controls the browser.
    pub(super) path: String,
}

/// Reads the file of a profile.
pub(super) fn read(profile: &Path) -> io::Result<ActivePort> {
    let mut text = String::new();
    File::open(profile.join(NAME))?.take(4096).read_to_string(&mut text)?;
    parse(&text).ok_or_else(|| io::ErrorKind::InvalidData.into())
}

fn parse(text: &str) -> Option<ActivePort> {
    let mut lines = text.lines();
    let port = lines.next()?.trim().parse().ok().filter(|port| *port != 0)?;
    let path = lines.next()?.trim();
    let is_path = path.len() > "/devtools/".len()
        && path.starts_with("/devtools/")
        && path.bytes().all(|byte| byte.is_ascii_graphic());
    is_path.then(|| ActivePort { port, path: path.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_file_is_read_and_half_a_file_is_not() {
        let whole = parse("9222\n/devtools/browser/b0b8a4fb\n").unwrap();
        assert_eq!((whole.port, whole.path.as_str()), (9222, "/devtools/browser/b0b8a4fb"));
        for half in [
            "",
            "9222",
            "9222\n",
            "0\n/devtools/browser/x",
            "x\n/devtools/browser/x",
            "70000\n/devtools/browser/x",
            "1\nhttp://h/",
            "1\n/devtools/",
            "1\n/devtools/x y",
        ] {
            assert!(parse(half).is_none(), "{half:?}");
        }
    }
}
