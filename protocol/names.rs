//! From the protocol's names to Rust's.

/// `Page.navigate` → `Navigate`. Type names are in this form already.
pub(crate) fn camel(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// `frameId` → `frame_id`, `backendDOMNodeId` → `backend_dom_node_id`, `URLs` → `urls`.
pub(crate) fn snake(name: &str) -> String {
    words(name).join("_").to_lowercase()
}

/// `WebAuthn` → `web-authn`.
pub(crate) fn kebab(name: &str) -> String {
    words(name).join("-").to_lowercase()
}

/// `address_bar` → `ADDRESS_BAR`, `booleanOrUndefined` → `BOOLEAN_OR_UNDEFINED`.
pub(crate) fn constant(value: &str) -> String {
    words(value).join("_").to_uppercase()
}

/// A field or argument: snake case, raw where Rust has a keyword.
pub(crate) fn field(name: &str) -> String {
    let snake = snake(name);
    match snake.as_str() {
        "type" | "override" | "async" | "await" | "box" | "const" | "dyn" | "enum" | "extern"
        | "final" | "fn" | "for" | "gen" | "if" | "impl" | "in" | "let" | "loop" | "match"
        | "mod" | "move" | "pub" | "ref" | "return" | "static" | "struct" | "trait" | "try"
        | "unsafe" | "use" | "where" | "while" => format!("r#{snake}"),
        _ => snake,
    }
}

/// Splits at separators and at changes of case. A run of capitals is one word, with its plural s.
fn words(name: &str) -> Vec<String> {
    let letters: Vec<char> = name.chars().collect();
    let at = |index: usize| letters.get(index).copied().unwrap_or('_');
    let mut words = vec![String::new()];
    for (index, &letter) in letters.iter().enumerate() {
        if !letter.is_ascii_alphanumeric() {
            words.push(String::new());
            continue;
        }
        let before = if index == 0 { '_' } else { at(index - 1) };
        let plural = at(index + 1) == 's' && !at(index + 2).is_ascii_lowercase();
        let starts = letter.is_ascii_uppercase()
            && (before.is_ascii_lowercase()
                || before.is_ascii_digit()
                || (before.is_ascii_uppercase() && at(index + 1).is_ascii_lowercase() && !plural));
        if starts {
            words.push(String::new());
        }
        words.last_mut().expect("there is a word").push(letter);
    }
    words.retain(|word| !word.is_empty());
    words
}
