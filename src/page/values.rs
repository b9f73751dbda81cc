//! The table of `serialise.js` as JSON text. Pure.
//!
//! What JSON has no word for becomes an object with one key that begins with `$`; an object of
//! the page that has such a key itself is put in `{"$literal": …}`, so that no page can pass
//! one for the other. Keys keep the page's order.

use serde_json::{Map, Value};
use std::fmt::Write;

/// The keys that mean something, so that they are never taken for the page's own.
const MARKERS: [&str; 20] = [
    "$undefined",
    "$number",
    "$bigint",
    "$symbol",
    "$function",
    "$date",
    "$regexp",
    "$map",
    "$set",
    "$error",
    "$typedArray",
    "$node",
    "$object",
    "$throws",
    "$holes",
    "$cut",
    "$ref",
    "$literal",
    "$string",
    "$value",
];

/// Deepest nesting that is written, whatever the table says: the page bounds it at less.
const DEPTH: usize = 200;

/// The JSON text of a table, and whether something was cut. `None` for what is no table.
pub(super) fn write(table: &Value) -> Option<(String, bool)> {
    let rows = table.get("rows")?.as_array()?;
    let mut writer = Writer { rows, written: vec![false; rows.len()], out: String::new() };
    writer.value(table.get("top")?, 0);
    Some((writer.out, table.get("cut").and_then(Value::as_bool).unwrap_or(false)))
}

struct Writer<'a> {
    rows: &'a [Value],
    /// Each row is written once, even if a page claims otherwise.
    written: Vec<bool>,
    out: String,
}

impl Writer<'_> {
    fn value(&mut self, value: &Value, depth: usize) {
        let Value::Array(tagged) = value else {
            return self.json(value);
        };
        let tag = tagged.first().and_then(Value::as_str).unwrap_or_default();
        let second = tagged.get(1).unwrap_or(&Value::Null);
        match tag {
            "u" => self.out.push_str("{\"$undefined\":true}"),
            "n" => self.marker("$number", second),
            "b" => self.marker("$bigint", second),
            "y" => self.marker("$symbol", second),
            "f" => self.marker("$function", second),
            "d" => self.marker("$date", second),
            "r" => self.marker("$regexp", second),
            "N" => self.marker("$node", second),
            "O" => self.marker("$object", second),
            "x" => self.marker("$throws", second),
            "h" => self.marker("$holes", second),
            "S" => {
                self.out.push_str("{\"$string\":");
                self.json(second);
                let length = tagged.get(2).and_then(Value::as_u64).unwrap_or(0);
                let _ = write!(self.out, ",\"$cut\":\"of {length} characters\"}}");
            }
            "@" | "=" => self.row(second.as_u64(), tag == "@", depth),
            _ => self.marker("$cut", second),
        }
    }

    fn row(&mut self, row: Option<u64>, is_home: bool, depth: usize) {
        let at = row.and_then(|row| usize::try_from(row).ok());
        let Some((at, row)) = at.and_then(|at| Some((at, self.rows.get(at)?))) else {
            return self.out.push_str("null");
        };
        let written = self.written.get_mut(at);
        let first = written.is_some_and(|done| is_home && !std::mem::replace(done, true));
        if !first || depth > DEPTH {
            let path = self.path(at);
            return self.marker("$ref", &Value::String(path));
        }
        let list = |name: &str| row.get(name).and_then(Value::as_array).map_or(&[][..], |v| v);
        let (values, keys) = (list("v"), list("K"));
        let total = row.get("n").and_then(Value::as_f64).unwrap_or(0.0);
        let rest = rest(values, total);
        let class = row.get("c").unwrap_or(&Value::Null);
        match row.get("k").and_then(Value::as_str).unwrap_or_default() {
            "a" => self.list(values, rest, depth),
            "s" => {
                self.out.push_str("{\"$set\":");
                self.list(values, rest, depth);
                self.out.push('}');
            }
            "m" => self.map(keys, values, rest, depth),
            "t" => {
                self.out.push_str("{\"$typedArray\":");
                self.json(class);
                let _ = write!(self.out, ",\"length\":{total},\"values\":");
                self.list(values, rest, depth);
                self.out.push('}');
            }
            "j" => {
                self.out.push_str("{\"$object\":");
                self.json(class);
                self.out.push_str(",\"$value\":");
                self.value(values.first().unwrap_or(&Value::Null), depth + 1);
                self.out.push('}');
            }
            "O" => self.marker("$object", class),
            "c" => self.marker("$cut", &Value::from("entries")),
            "e" => {
                self.out.push_str("{\"$error\":{");
                for (name, value) in ["name", "message", "stack"].into_iter().zip(list("E")) {
                    self.key(name);
                    self.value(value, depth + 1);
                    self.out.push(',');
                }
                // What is left out of its keys is not known: message and stack are among them.
                self.fields(keys, values, 0, depth);
                if self.out.ends_with(',') {
                    self.out.pop();
                }
                self.out.push_str("}}");
            }
            _ => {
                let ours = |key: &Value| key.as_str().is_some_and(|key| MARKERS.contains(&key));
                let literal = keys.iter().any(ours);
                self.out.push_str(if literal { "{\"$literal\":{" } else { "{" });
                let failed = row.get("e").and_then(|why| why.get(1));
                match failed {
                    Some(why) => {
                        self.key("$throws");
                        self.json(why);
                    }
                    None => self.fields(keys, values, rest, depth),
                }
                self.out.push_str(if literal { "}}" } else { "}" });
            }
        }
    }

    fn fields(&mut self, keys: &[Value], values: &[Value], rest: u64, depth: usize) {
        let mut first = true;
        for (key, value) in keys.iter().zip(values) {
            if !std::mem::take(&mut first) {
                self.out.push(',');
            }
            self.key(key.as_str().unwrap_or_default());
            self.value(value, depth + 1);
        }
        if rest > 0 {
            if !first {
                self.out.push(',');
            }
            let _ = write!(self.out, "\"$cut\":\"{rest} more\"");
        }
    }

    fn list(&mut self, values: &[Value], rest: u64, depth: usize) {
        self.out.push('[');
        for (at, value) in values.iter().enumerate() {
            if at > 0 {
                self.out.push(',');
            }
            self.value(value, depth + 1);
        }
        if rest > 0 {
            let comma = if values.is_empty() { "" } else { "," };
            let _ = write!(self.out, "{comma}{{\"$cut\":\"{rest} more\"}}");
        }
        self.out.push(']');
    }

    fn map(&mut self, keys: &[Value], values: &[Value], rest: u64, depth: usize) {
        self.out.push_str("{\"$map\":[");
        for (at, (key, value)) in keys.iter().zip(values).enumerate() {
            self.out.push_str(if at > 0 { ",[" } else { "[" });
            self.value(key, depth + 1);
            self.out.push(',');
            self.value(value, depth + 1);
            self.out.push(']');
        }
        if rest > 0 {
            let comma = if keys.is_empty() { "" } else { "," };
            let _ = write!(self.out, "{comma}{{\"$cut\":\"{rest} more\"}}");
        }
        self.out.push_str("]}");
    }

    fn marker(&mut self, name: &str, value: &Value) {
        self.out.push('{');
        self.key(name);
        // A bigint that was cut is a tagged value itself.
        if value.is_array() {
            self.value(value, DEPTH)
        } else {
            self.json(value)
        }
        self.out.push('}');
    }

    fn key(&mut self, key: &str) {
        let _ = write!(self.out, "{}:", Value::from(key));
    }

    fn json(&mut self, value: &Value) {
        let _ = write!(self.out, "{value}");
    }

    /// Where a row is, as one would write it: `$.items[3]`.
    fn path(&self, mut at: usize) -> String {
        let mut steps = Vec::new();
        while let Some(row) = self.rows.get(at) {
            let parent = row.get("p").and_then(Value::as_u64).and_then(|p| usize::try_from(p).ok());
            // Parents come first; anything else is no table of ours.
            let Some(parent) = parent.filter(|parent| *parent < at) else { break };
            steps.push(row.get("s").unwrap_or(&Value::Null));
            at = parent;
        }
        let mut path = "$".to_owned();
        for step in steps.into_iter().rev() {
            let _ = match step.as_str() {
                Some(name) if is_name(name) => write!(path, ".{name}"),
                _ => write!(path, "[{step}]"),
            };
        }
        path
    }
}

fn is_name(text: &str) -> bool {
    !text.is_empty()
        && text.len() <= 100
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        && !text.starts_with(|c: char| c.is_ascii_digit())
}

/// How many entries are not in the table.
fn rest(values: &[Value], total: f64) -> u64 {
    let holes = |value: &Value| match value.as_array().map(Vec::as_slice) {
        Some([tag, count]) if tag == "h" => count.as_u64().unwrap_or(1),
        _ => 1,
    };
    let listed: u64 = values.iter().map(holes).fold(0, u64::saturating_add);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a length")]
    (total as u64).saturating_sub(listed)
}

/// JSON for a number that JSON does not have.
pub(super) fn number(text: &str) -> Value {
    let mut object = Map::new();
    object.insert("$number".into(), text.into());
    Value::Object(object)
}

#[cfg(test)]
#[allow(clippy::needless_pass_by_value, reason = "json!(…) reads better without a & before it")]
mod tests {
    use super::*;
    use serde_json::json;

    fn written(top: Value, rows: Value) -> String {
        let (text, _) = write(&json!({ "top": top, "rows": rows, "cut": false })).unwrap();
        let value: serde_json::Result<Value> = serde_json::from_str(&text);
        assert!(value.is_ok(), "no JSON: {text}");
        text
    }

    fn object(keys: Value, values: Value) -> Value {
        let n = keys.as_array().unwrap().len();
        json!({ "k": "o", "c": "Object", "n": n, "K": keys, "v": values, "p": -1, "s": "" })
    }

    #[test]
    fn values_without_a_word_in_json_have_markers() {
        assert_eq!(written(json!(["n", "NaN"]), json!([])), r#"{"$number":"NaN"}"#);
        assert_eq!(written(json!(["u"]), json!([])), r#"{"$undefined":true}"#);
        let cut = written(json!(["S", "ab", 900]), json!([]));
        assert_eq!(cut, r#"{"$string":"ab","$cut":"of 900 characters"}"#);
    }

    #[test]
    fn keys_keep_their_order_and_markers_of_the_page_are_literal() {
        let row = object(json!(["z", "__proto__", "a"]), json!([1, ["@", 9], "x"]));
        assert_eq!(written(json!(["@", 0]), json!([row])), r#"{"z":1,"__proto__":null,"a":"x"}"#);
        let row = object(json!(["$ref"]), json!([1]));
        assert_eq!(written(json!(["@", 0]), json!([row])), r#"{"$literal":{"$ref":1}}"#);
    }

    #[test]
    fn a_reference_says_where() {
        let mut inner = object(json!(["me", "up"]), json!([["=", 1], ["=", 0]]));
        inner["p"] = json!(0);
        inner["s"] = json!("a b");
        let outer = object(json!(["a b"]), json!([["@", 1]]));
        assert_eq!(
            written(json!(["@", 0]), json!([outer, inner])),
            r#"{"a b":{"me":{"$ref":"$[\"a b\"]"},"up":{"$ref":"$"}}}"#
        );
    }

    #[test]
    fn what_was_cut_is_counted() {
        let list = json!({ "k": "a", "n": 10, "v": [1, ["h", 3]], "K": [], "p": -1, "s": "" });
        assert_eq!(
            written(json!(["@", 0]), json!([list])),
            r#"[1,{"$holes":3},{"$cut":"6 more"}]"#
        );
        let mut row = object(json!(["a"]), json!([1]));
        row["n"] = json!(4);
        assert_eq!(written(json!(["@", 0]), json!([row])), r#"{"a":1,"$cut":"3 more"}"#);
    }

    #[test]
    fn a_table_that_a_page_made_up_does_no_harm() {
        // The row holds itself as its home: endless if nothing bounds it.
        let row = object(json!(["a"]), json!([["@", 0]]));
        assert!(written(json!(["@", 0]), json!([row])).contains("$ref"));
        let twice =
            json!({ "k": "a", "n": -5, "v": [["@", 0], ["@", 0]], "K": [], "p": 0, "s": 0 });
        assert!(write(&json!({ "top": ["@", 0], "rows": [twice] })).unwrap().0.len() < 1 << 20);
        assert!(write(&json!(null)).is_none());
        assert!(write(&json!({ "top": 1 })).is_none());
        for odd in [json!([]), json!([1]), json!(["@"]), json!(["@", "x"]), json!(["@", -1])] {
            written(odd, json!([null, 1, { "k": "m" }]));
        }
    }
}
