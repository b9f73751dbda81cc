//! Keys as a US keyboard has them: chords by name, and text as strokes. Pure.
//!
//! What a key event must carry was measured on Chromium 156: with Control, Alt or Meta held a
//! key that brings text types it, so those are raw key downs without text; Enter needs the text
//! `"\r"`; Control+A, C, V, X and Z edit on their own there, without the event's `commands`.

use super::{Refusal, Result};
use crate::protocol::input::{DispatchKeyEvent, DispatchKeyEventType as Type};
use crate::untrusted::escape_up_to;

/// Longest chord that is looked at, in bytes. The longest that means something is shorter.
const CHORD_BYTES: usize = 128;

/// Most bytes that one [`Stroke::Insert`] holds.
const INSERT_BYTES: usize = 16 << 10;

/// One key of the layout.
#[derive(Debug, PartialEq, Eq)]
pub struct Key {
    /// The physical key: `KeyA`.
    pub code: &'static str,
    /// What it means: `a`, `Enter`.
    pub key: &'static str,
    /// What it means with Shift, where that differs.
    pub shifted: Option<&'static str>,
    /// The Windows virtual key code, which pages see as `keyCode`.
    pub key_code: u8,
    /// 0 standard, 1 left, 2 right, 3 numeric keypad.
    pub location: u8,
}

impl Key {
    /// The text it types.
    fn text(&self, shift: bool) -> Option<&'static str> {
        let key = self.meaning(shift);
        match key {
            "Enter" => Some("\r"),
            key if key.chars().count() == 1 => Some(key),
            _ => None,
        }
    }

    fn meaning(&self, shift: bool) -> &'static str {
        self.shifted.filter(|_| shift).unwrap_or(self.key)
    }

    fn modifier(&self) -> Option<Modifier> {
        Modifier::ALL.into_iter().find(|modifier| modifier.name() == self.key)
    }

    fn event(&'static self, kind: Type, held: Held) -> DispatchKeyEvent {
        let shift = held.has(Modifier::Shift);
        // A press with one of these is a command, and types nothing.
        let text = self.text(shift).filter(|_| !held.commands());
        let is_down = kind != Type::KEY_UP;
        let kind = if is_down && text.is_none() { Type::RAW_KEY_DOWN } else { kind };
        DispatchKeyEvent::new(kind).with(|event| {
            event.modifiers = Some(held.bits());
            event.code = Some(self.code.to_owned());
            event.key = Some(self.meaning(shift).to_owned());
            event.windows_virtual_key_code = Some(i64::from(self.key_code));
            event.native_virtual_key_code = Some(i64::from(self.key_code));
            event.is_keypad = (self.location == 3).then_some(true);
            event.location = (self.location != 0).then_some(i64::from(self.location));
            if let Some(text) = text.filter(|_| is_down) {
                event.text = Some(text.to_owned());
                event.unmodified_text = Some(self.text(false).unwrap_or(text).to_owned());
            }
        })
    }
}

/// A key that changes what others mean while it is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Modifier {
    /// Alt, or Option.
    Alt,
    /// Control.
    Control,
    /// Meta: Command on a Mac, the Windows key elsewhere.
    Meta,
    /// Shift.
    Shift,
}

impl Modifier {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Alt, Self::Control, Self::Meta, Self::Shift];

    /// Its name in the web's own words.
    pub fn name(self) -> &'static str {
        match self {
            Self::Alt => "Alt",
            Self::Control => "Control",
            Self::Meta => "Meta",
            Self::Shift => "Shift",
        }
    }

    /// By its name or a usual other one (`Ctrl`, `Cmd`, `Option`), in any case.
    ///
    /// # Errors
    /// A word that is no modifier.
    pub fn parse(name: &str) -> Result<Self> {
        match find(name.trim()).and_then(Key::modifier) {
            Some(modifier) => Ok(modifier),
            None => Err(Refusal::argument(
                format!("\"{}\" is no modifier", escape_up_to(name, 40)),
                "use Alt, Control, Meta or Shift",
            )),
        }
    }

    /// Its bit in CDP's `modifiers`.
    pub(super) fn bit(self) -> i64 {
        match self {
            Self::Alt => 1,
            Self::Control => 2,
            Self::Meta => 4,
            Self::Shift => 8,
        }
    }

    /// The left one of the keys that carry it.
    fn key(self) -> &'static Key {
        KEYS.iter().find(|key| key.modifier() == Some(self)).unwrap_or(&KEYS[0])
    }

    /// Pressing it while `held` are held.
    pub(super) fn press(self, held: &mut Held) -> DispatchKeyEvent {
        held.add(self);
        self.key().event(Type::KEY_DOWN, *held)
    }

    /// Letting it go.
    pub(super) fn release(self, held: &mut Held) -> DispatchKeyEvent {
        held.remove(self);
        self.key().event(Type::KEY_UP, *held)
    }
}

/// The modifiers that are held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Held(i64);

impl Held {
    pub(super) fn bits(self) -> i64 {
        self.0
    }

    fn has(self, modifier: Modifier) -> bool {
        self.0 & modifier.bit() != 0
    }

    fn commands(self) -> bool {
        [Modifier::Alt, Modifier::Control, Modifier::Meta].into_iter().any(|m| self.has(m))
    }

    fn add(&mut self, modifier: Modifier) {
        self.0 |= modifier.bit();
    }

    fn remove(&mut self, modifier: Modifier) {
        self.0 &= !modifier.bit();
    }
}

/// Keys pressed together: modifiers, and one key.
///
/// ```
/// use cdpwire::page::keys::Chord;
/// let chord = Chord::parse("Ctrl+Shift+T")?;
/// assert_eq!(chord.to_string(), "Control+Shift+T");
/// assert!(Chord::parse("Hyper+a").is_err());
/// # Ok::<(), cdpwire::page::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chord {
    /// In the order in which they are pressed: each with the key that carries it.
    modifiers: Vec<(Modifier, &'static Key)>,
    key: &'static Key,
}

impl Chord {
    /// Reads `Control+Shift+T`, `Enter`, `a`, `+`, `Shift++`. Names are those of
    /// `KeyboardEvent.key` or `.code`, in any case, with the usual other names (`Ctrl`, `Cmd`,
    /// `Option`, `Esc`, `Return`, `Up`). A character that needs Shift brings it (`A`, `?`);
    /// a letter after Control, Alt or Meta is the letter's key, whatever its case.
    ///
    /// # Errors
    /// Unknown keys (with the closest name), a modifier twice, several keys that are no modifiers.
    pub fn parse(text: &str) -> Result<Self> {
        if text.len() > CHORD_BYTES {
            return Err(Refusal::argument(
                format!("a chord of {} bytes is too long", text.len()),
                "a chord is like Control+Shift+T; text is typed with a value, not with a key",
            ));
        }
        let (prefix, last) = split(text);
        let mut modifiers: Vec<(Modifier, &'static Key)> = Vec::new();
        for name in prefix.into_iter().flat_map(|prefix| prefix.split('+')) {
            let name = name.trim();
            let key = find(name).ok_or_else(|| unknown(name, text))?;
            let modifier = key.modifier().ok_or_else(|| {
                Refusal::argument(
                    format!("{} comes before the last key of a chord", key.key),
                    "only Alt, Control, Meta and Shift are held; press other keys one by one",
                )
            })?;
            add(&mut modifiers, modifier, key)?;
        }
        let key = find(last).ok_or_else(|| unknown(last, text))?;
        if let Some(modifier) = key.modifier() {
            add(&mut modifiers, modifier, key)?;
            modifiers.pop();
        }
        let mut chord = Self { modifiers, key };
        chord.bring_shift(last);
        Ok(chord)
    }

    /// `A` and `?` are reached with Shift; in `Control+A` the letter only names its key.
    fn bring_shift(&mut self, written: &str) {
        let shifted = self.key.shifted.is_some_and(|shifted| shifted == written);
        let letter = written.bytes().all(|byte| byte.is_ascii_alphabetic());
        let command = self.modifiers.iter().any(|(modifier, _)| *modifier != Modifier::Shift);
        let held = self.modifiers.iter().any(|(modifier, _)| *modifier == Modifier::Shift);
        if shifted && !held && !(letter && command) {
            self.modifiers.push((Modifier::Shift, Modifier::Shift.key()));
        }
    }

    /// The events of pressing and releasing it, in order. Every key that goes down goes up.
    pub fn events(&self) -> Vec<DispatchKeyEvent> {
        let mut events = Vec::with_capacity(2 * self.modifiers.len() + 2);
        let mut held = Held::default();
        for (modifier, key) in &self.modifiers {
            held.add(*modifier);
            events.push(key.event(Type::KEY_DOWN, held));
        }
        let before = held;
        if let Some(modifier) = self.key.modifier() {
            held.add(modifier);
        }
        events.push(self.key.event(Type::KEY_DOWN, held));
        held = before;
        events.push(self.key.event(Type::KEY_UP, held));
        for (modifier, key) in self.modifiers.iter().rev() {
            held.remove(*modifier);
            events.push(key.event(Type::KEY_UP, held));
        }
        events
    }
}

impl std::fmt::Display for Chord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (modifier, key) in &self.modifiers {
            // The code tells the right key of a pair, and the numeric keypad.
            let name = if key.location == 2 { key.code } else { modifier.name() };
            write!(f, "{name}+")?;
        }
        let shift = self.modifiers.iter().any(|(modifier, _)| *modifier == Modifier::Shift);
        f.write_str(match self.key.meaning(shift) {
            _ if self.key.location > 1 => self.key.code,
            " " => "Space",
            key => key,
        })
    }
}

/// What is held, and the last key, which may be `+` itself.
fn split(text: &str) -> (Option<&str>, &str) {
    if text == " " {
        return (None, " ");
    }
    let trimmed = text.trim();
    if trimmed == "+" {
        return (None, "+");
    }
    if let Some(prefix) = trimmed.strip_suffix("++") {
        return (Some(prefix), "+");
    }
    match trimmed.rsplit_once('+') {
        Some((prefix, last)) => (Some(prefix), last.trim()),
        None => (None, trimmed),
    }
}

fn add(
    modifiers: &mut Vec<(Modifier, &'static Key)>,
    modifier: Modifier,
    key: &'static Key,
) -> Result<()> {
    if modifiers.iter().any(|(held, _)| *held == modifier) {
        return Err(Refusal::argument(
            format!("{} is twice in the chord", modifier.name()),
            "name each modifier once",
        ));
    }
    modifiers.push((modifier, key));
    Ok(())
}

fn unknown(name: &str, chord: &str) -> Refusal {
    if name.is_empty() {
        return Refusal::argument(
            format!("a key is missing in \"{}\"", escape_up_to(chord, 40)),
            "write it like Control+Shift+T; the plus key itself is + or Shift++",
        );
    }
    let what = format!("no key is called \"{}\"", escape_up_to(name, 40));
    if name.chars().count() == 1 {
        return Refusal::argument(what, "it is not on the US layout: type it as text instead");
    }
    match closest(name) {
        Some(known) => Refusal::argument(what, format!("did you mean {known}?")),
        None => Refusal::argument(
            what,
            "use a name of KeyboardEvent.key, such as Enter, Escape, ArrowDown, F5 or a; \
             text is typed with a value, not with a key",
        ),
    }
}

/// The known name that is few letters away.
fn closest(name: &str) -> Option<&'static str> {
    if name.len() > 24 {
        return None;
    }
    let name = name.to_ascii_lowercase();
    let names = KEYS.iter().flat_map(|key| [key.key, key.code]);
    let names = names.chain(ALIASES.iter().map(|(alias, _)| *alias));
    let near = names.filter(|known| known.len() > 1).map(|known| (distance(&name, known), known));
    let (far, known) = near.min_by_key(|(distance, _)| *distance)?;
    (far <= 1 + name.len() / 4).then_some(known)
}

/// Letters to add, drop or change.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().map(|c| c.to_ascii_lowercase()).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = i;
        let mut left = i + 1;
        for (cell, y) in row.iter_mut().skip(1).zip(&b) {
            let change = diagonal + usize::from(x != *y);
            diagonal = *cell;
            left = change.min(*cell + 1).min(left + 1);
            *cell = left;
        }
        if let Some(first) = row.first_mut() {
            *first = i + 1;
        }
    }
    row.last().copied().unwrap_or(0)
}

fn find(name: &str) -> Option<&'static Key> {
    if name.is_empty() {
        return None;
    }
    if name.chars().count() == 1 {
        return name.chars().next().and_then(character).map(|(key, _)| key);
    }
    let same = |known: &str| known.eq_ignore_ascii_case(name);
    let alias = ALIASES.iter().find(|(alias, _)| same(alias)).map_or(name, |(_, known)| known);
    let same = |known: &str| known.eq_ignore_ascii_case(alias);
    KEYS.iter().find(|key| same(key.key)).or_else(|| KEYS.iter().find(|key| same(key.code)))
}

/// The key that types a character, and whether with Shift. The numeric keypad types none.
fn character(c: char) -> Option<(&'static Key, bool)> {
    let is = |text: &str| text.chars().eq([c]);
    KEYS.iter().filter(|key| key.location == 0).find_map(|key| {
        if is(key.key) {
            return Some((key, false));
        }
        key.shifted.is_some_and(is).then_some((key, true))
    })
}

/// One step of typing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// A key, with Shift or without.
    Key {
        /// The key.
        key: &'static Key,
        /// Whether Shift is held.
        shift: bool,
    },
    /// What no key types: inserted as an input method does.
    Insert(String),
}

impl Stroke {
    /// The key events of a key stroke; none for an insertion. Every key that goes down goes up.
    pub fn events(&self) -> Vec<DispatchKeyEvent> {
        let Self::Key { key, shift } = self else { return Vec::new() };
        let mut held = Held::default();
        let mut events = Vec::with_capacity(4);
        if *shift {
            events.push(Modifier::Shift.press(&mut held));
        }
        events.push(key.event(Type::KEY_DOWN, held));
        events.push(key.event(Type::KEY_UP, held));
        if *shift {
            events.push(Modifier::Shift.release(&mut held));
        }
        events
    }
}

/// Text as strokes. Characters of the layout are keys; `\n`, `\r` and `\r\n` are Enter; runs of
/// everything else are inserted, a tab too, because the Tab key would leave the field. A
/// character is not torn from marks that follow it.
pub fn strokes(text: &str) -> Strokes<'_> {
    Strokes { rest: text }
}

/// See [`strokes`].
#[derive(Clone, Debug)]
pub struct Strokes<'a> {
    rest: &'a str,
}

impl Iterator for Strokes<'_> {
    type Item = Stroke;

    fn next(&mut self) -> Option<Stroke> {
        let first = self.rest.chars().next()?;
        if let Some(rest) = self.rest.strip_prefix("\r\n") {
            self.rest = rest;
            return ENTER.map(|key| Stroke::Key { key, shift: false });
        }
        if matches!(first, '\r' | '\n') {
            self.rest = &self.rest[1..];
            return ENTER.map(|key| Stroke::Key { key, shift: false });
        }
        if let Some((key, shift)) = typed(self.rest) {
            self.rest = &self.rest[first.len_utf8()..];
            return Some(Stroke::Key { key, shift });
        }
        let end = insertion(self.rest);
        let (run, rest) = self.rest.split_at(end);
        self.rest = rest;
        Some(Stroke::Insert(run.to_owned()))
    }
}

const ENTER: Option<&Key> = {
    let mut at = 0;
    loop {
        if KEYS[at].key_code == 13 {
            break Some(&KEYS[at]);
        }
        at += 1;
    }
};

/// The key of the first character, unless marks follow that belong to it.
fn typed(text: &str) -> Option<(&'static Key, bool)> {
    let mut chars = text.chars();
    let key = character(chars.next()?)?;
    chars.next().is_none_or(|next| !continues(next)).then_some(key)
}

/// How many bytes at the front no key types.
fn insertion(text: &str) -> usize {
    let mut joined = false;
    for (at, c) in text.char_indices() {
        // The end of a line belongs to nothing, not even behind a joiner; two characters of one
        // would be two ends.
        if at > 0 && matches!(c, '\r' | '\n') {
            return at;
        }
        let continues = joined || continues(c);
        if at > 0 && !continues && (at >= INSERT_BYTES || typed(&text[at..]).is_some()) {
            return at;
        }
        // A tower of marks has no boundary in it; it is cut all the same.
        if at >= 2 * INSERT_BYTES {
            return at;
        }
        joined = c == '\u{200d}';
    }
    text.len()
}

/// Combining marks, joiners, variation selectors, skin tones, tags: they belong to the character before them.
fn continues(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}'
        | '\u{483}'..='\u{489}'
        | '\u{591}'..='\u{5bd}'
        | '\u{64b}'..='\u{65f}'
        | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}'
        | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}'
        | '\u{200c}' | '\u{200d}'
        | '\u{20d0}'..='\u{20ff}'
        | '\u{3099}' | '\u{309a}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{fe20}'..='\u{fe2f}'
        | '\u{1f3fb}'..='\u{1f3ff}'
        | '\u{e0020}'..='\u{e007f}'
        | '\u{e0100}'..='\u{e01ef}')
}

/// For a fuzz target: nothing panics, every key that goes down goes up, no text is lost.
#[cfg(any(test, feature = "internals"))]
#[doc(hidden)]
pub fn fuzz(text: &str) {
    let balanced = |events: &[DispatchKeyEvent]| {
        let up = events.iter().filter(|event| event.r#type == Type::KEY_UP).count();
        assert_eq!(up * 2, events.len(), "{events:?}");
        assert_eq!(events.last().and_then(|event| event.modifiers), Some(0), "{events:?}");
    };
    if let Ok(chord) = Chord::parse(text) {
        balanced(&chord.events());
        assert!(chord.events().len() <= 10);
        assert_eq!(
            Chord::parse(&chord.to_string()).ok().map(|c| c.to_string()),
            Some(chord.to_string())
        );
    }
    let mut back = String::new();
    for stroke in strokes(text) {
        match &stroke {
            Stroke::Insert(run) => {
                assert!(!run.is_empty() && run.len() <= 2 * INSERT_BYTES + 4);
                back.push_str(run);
            }
            Stroke::Key { key, shift } => {
                balanced(&stroke.events());
                back.push_str(key.text(*shift).unwrap_or_default());
            }
        }
    }
    assert_eq!(back, text.replace("\r\n", "\r").replace('\n', "\r"));
}

const ALIASES: [(&str, &str); 30] = [
    ("Ctrl", "Control"),
    ("ControlOrMeta", "Control"),
    ("Cmd", "Meta"),
    ("Command", "Meta"),
    ("Super", "Meta"),
    ("Win", "Meta"),
    ("Windows", "Meta"),
    ("Option", "Alt"),
    ("Opt", "Alt"),
    ("Esc", "Escape"),
    ("Return", "Enter"),
    ("Up", "ArrowUp"),
    ("Down", "ArrowDown"),
    ("Left", "ArrowLeft"),
    ("Right", "ArrowRight"),
    ("Del", "Delete"),
    ("Ins", "Insert"),
    ("PgUp", "PageUp"),
    ("PgDn", "PageDown"),
    ("PgDown", "PageDown"),
    ("Page_Up", "PageUp"),
    ("Page_Down", "PageDown"),
    ("Spacebar", "Space"),
    ("BkSp", "Backspace"),
    ("Menu", "ContextMenu"),
    ("Apps", "ContextMenu"),
    ("PrtSc", "PrintScreen"),
    ("Break", "Pause"),
    ("Caps", "CapsLock"),
    ("ScrollLk", "ScrollLock"),
];

const fn plain(code: &'static str, key: &'static str, key_code: u8) -> Key {
    Key { code, key, shifted: None, key_code, location: 0 }
}

const fn pair(code: &'static str, key: &'static str, shifted: &'static str, key_code: u8) -> Key {
    Key { code, key, shifted: Some(shifted), key_code, location: 0 }
}

const fn at(location: u8, code: &'static str, key: &'static str, key_code: u8) -> Key {
    Key { code, key, shifted: None, key_code, location }
}

/// The layout. The left key of a pair stands before the right one: it is the one that a name finds.
static KEYS: [Key; 127] = [
    pair("KeyA", "a", "A", 65),
    pair("KeyB", "b", "B", 66),
    pair("KeyC", "c", "C", 67),
    pair("KeyD", "d", "D", 68),
    pair("KeyE", "e", "E", 69),
    pair("KeyF", "f", "F", 70),
    pair("KeyG", "g", "G", 71),
    pair("KeyH", "h", "H", 72),
    pair("KeyI", "i", "I", 73),
    pair("KeyJ", "j", "J", 74),
    pair("KeyK", "k", "K", 75),
    pair("KeyL", "l", "L", 76),
    pair("KeyM", "m", "M", 77),
    pair("KeyN", "n", "N", 78),
    pair("KeyO", "o", "O", 79),
    pair("KeyP", "p", "P", 80),
    pair("KeyQ", "q", "Q", 81),
    pair("KeyR", "r", "R", 82),
    pair("KeyS", "s", "S", 83),
    pair("KeyT", "t", "T", 84),
    pair("KeyU", "u", "U", 85),
    pair("KeyV", "v", "V", 86),
    pair("KeyW", "w", "W", 87),
    pair("KeyX", "x", "X", 88),
    pair("KeyY", "y", "Y", 89),
    pair("KeyZ", "z", "Z", 90),
    pair("Digit0", "0", ")", 48),
    pair("Digit1", "1", "!", 49),
    pair("Digit2", "2", "@", 50),
    pair("Digit3", "3", "#", 51),
    pair("Digit4", "4", "$", 52),
    pair("Digit5", "5", "%", 53),
    pair("Digit6", "6", "^", 54),
    pair("Digit7", "7", "&", 55),
    pair("Digit8", "8", "*", 56),
    pair("Digit9", "9", "(", 57),
    pair("Semicolon", ";", ":", 186),
    pair("Equal", "=", "+", 187),
    pair("Comma", ",", "<", 188),
    pair("Minus", "-", "_", 189),
    pair("Period", ".", ">", 190),
    pair("Slash", "/", "?", 191),
    pair("Backquote", "`", "~", 192),
    pair("BracketLeft", "[", "{", 219),
    pair("Backslash", "\\", "|", 220),
    pair("BracketRight", "]", "}", 221),
    pair("Quote", "'", "\"", 222),
    plain("Space", " ", 32),
    plain("Backspace", "Backspace", 8),
    plain("Tab", "Tab", 9),
    plain("Enter", "Enter", 13),
    plain("Pause", "Pause", 19),
    plain("CapsLock", "CapsLock", 20),
    plain("Escape", "Escape", 27),
    plain("PageUp", "PageUp", 33),
    plain("PageDown", "PageDown", 34),
    plain("End", "End", 35),
    plain("Home", "Home", 36),
    plain("ArrowLeft", "ArrowLeft", 37),
    plain("ArrowUp", "ArrowUp", 38),
    plain("ArrowRight", "ArrowRight", 39),
    plain("ArrowDown", "ArrowDown", 40),
    plain("PrintScreen", "PrintScreen", 44),
    plain("Insert", "Insert", 45),
    plain("Delete", "Delete", 46),
    plain("ContextMenu", "ContextMenu", 93),
    plain("NumLock", "NumLock", 144),
    plain("ScrollLock", "ScrollLock", 145),
    at(1, "ShiftLeft", "Shift", 16),
    at(2, "ShiftRight", "Shift", 16),
    at(1, "ControlLeft", "Control", 17),
    at(2, "ControlRight", "Control", 17),
    at(1, "AltLeft", "Alt", 18),
    at(2, "AltRight", "Alt", 18),
    at(1, "MetaLeft", "Meta", 91),
    at(2, "MetaRight", "Meta", 92),
    plain("F1", "F1", 112),
    plain("F2", "F2", 113),
    plain("F3", "F3", 114),
    plain("F4", "F4", 115),
    plain("F5", "F5", 116),
    plain("F6", "F6", 117),
    plain("F7", "F7", 118),
    plain("F8", "F8", 119),
    plain("F9", "F9", 120),
    plain("F10", "F10", 121),
    plain("F11", "F11", 122),
    plain("F12", "F12", 123),
    plain("F13", "F13", 124),
    plain("F14", "F14", 125),
    plain("F15", "F15", 126),
    plain("F16", "F16", 127),
    plain("F17", "F17", 128),
    plain("F18", "F18", 129),
    plain("F19", "F19", 130),
    plain("F20", "F20", 131),
    plain("F21", "F21", 132),
    plain("F22", "F22", 133),
    plain("F23", "F23", 134),
    plain("F24", "F24", 135),
    at(3, "Numpad0", "0", 96),
    at(3, "Numpad1", "1", 97),
    at(3, "Numpad2", "2", 98),
    at(3, "Numpad3", "3", 99),
    at(3, "Numpad4", "4", 100),
    at(3, "Numpad5", "5", 101),
    at(3, "Numpad6", "6", 102),
    at(3, "Numpad7", "7", 103),
    at(3, "Numpad8", "8", 104),
    at(3, "Numpad9", "9", 105),
    at(3, "NumpadMultiply", "*", 106),
    at(3, "NumpadAdd", "+", 107),
    at(3, "NumpadSubtract", "-", 109),
    at(3, "NumpadDecimal", ".", 110),
    at(3, "NumpadDivide", "/", 111),
    at(3, "NumpadEqual", "=", 187),
    at(3, "NumpadEnter", "Enter", 13),
    plain("AudioVolumeMute", "AudioVolumeMute", 173),
    plain("AudioVolumeDown", "AudioVolumeDown", 174),
    plain("AudioVolumeUp", "AudioVolumeUp", 175),
    plain("MediaTrackNext", "MediaTrackNext", 176),
    plain("MediaTrackPrevious", "MediaTrackPrevious", 177),
    plain("MediaStop", "MediaStop", 178),
    plain("MediaPlayPause", "MediaPlayPause", 179),
    plain("BrowserBack", "BrowserBack", 166),
    plain("BrowserForward", "BrowserForward", 167),
    plain("BrowserRefresh", "BrowserRefresh", 168),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> Vec<String> {
        let events = Chord::parse(text).unwrap().events();
        let line = |event: &DispatchKeyEvent| {
            let text = event.text.as_deref().map_or(String::new(), |text| format!(" {text:?}"));
            let (key, code) = (event.key.as_deref().unwrap(), event.code.as_deref().unwrap());
            let (kind, held) = (event.r#type.as_str(), event.modifiers.unwrap());
            format!("{kind} {key} {code} {held}{text}")
        };
        events.iter().map(line).collect()
    }

    fn refused(text: &str) -> String {
        Chord::parse(text).unwrap_err().to_string()
    }

    #[test]
    fn a_chord_presses_in_order_and_releases_in_reverse() {
        let expected = [
            "rawKeyDown Control ControlLeft 2",
            "rawKeyDown Shift ShiftLeft 10",
            "rawKeyDown T KeyT 10",
            "keyUp T KeyT 10",
            "keyUp Shift ShiftLeft 2",
            "keyUp Control ControlLeft 0",
        ];
        assert_eq!(written("Control+Shift+T"), expected);
        assert_eq!(written(" ctrl + shift + t "), expected);
        assert_eq!(written("Control+A")[1], "rawKeyDown a KeyA 2");
        assert_eq!(written("Cmd+Option+Up")[2], "rawKeyDown ArrowUp ArrowUp 5");
        assert_eq!(written("Shift"), ["rawKeyDown Shift ShiftLeft 8", "keyUp Shift ShiftLeft 0"]);
        assert_eq!(written("ControlRight+ShiftRight")[1], "rawKeyDown Shift ShiftRight 10");
    }

    #[test]
    fn text_comes_only_where_a_key_types() {
        assert_eq!(written("a")[0], "keyDown a KeyA 0 \"a\"");
        assert_eq!(written("Return")[0], "keyDown Enter Enter 0 \"\\r\"");
        assert_eq!(written("Shift+Enter")[1], "keyDown Enter Enter 8 \"\\r\"");
        assert_eq!(written("Control+Enter")[1], "rawKeyDown Enter Enter 2");
        assert_eq!(written("Space")[0], "keyDown   Space 0 \" \"");
        assert_eq!(written("Tab")[0], "rawKeyDown Tab Tab 0");
        assert_eq!(written("A")[1], "keyDown A KeyA 8 \"A\"");
        assert_eq!(written("numpad5")[0], "keyDown 5 Numpad5 0 \"5\"");
        let pad = &Chord::parse("NumpadEnter").unwrap().events()[0];
        assert_eq!((pad.location, pad.is_keypad), (Some(3), Some(true)));
    }

    #[test]
    fn the_plus_key_can_be_named() {
        assert_eq!(written("+")[1], "keyDown + Equal 8 \"+\"");
        assert_eq!(written("Shift++"), written("+"));
        assert_eq!(written("Control++")[2], "rawKeyDown + Equal 10");
        assert_eq!(written("Control+-")[1], "rawKeyDown - Minus 2");
    }

    #[test]
    fn what_is_no_chord_is_refused_with_advice() {
        assert!(refused("Control+Control").contains("Control is twice"));
        assert!(refused("Ctrl+ControlRight").contains("Control is twice"));
        assert!(refused("Hyper+a").contains("no key is called \"Hyper\""));
        assert!(refused("a+b").contains("before the last key"));
        assert!(refused("Entr").contains("did you mean Enter?"));
        assert!(refused("ArowDown").contains("did you mean ArrowDown?"));
        assert!(refused("é").contains("type it as text"));
        assert!(refused("Control+").contains("a key is missing"));
        assert!(refused("").contains("a key is missing"));
        assert!(refused("hello world, this is a text").contains("typed with a value"));
        assert!(refused(&"x".repeat(10_000)).contains("too long"));
        assert!(!refused("\u{1b}[2Jx").contains('\u{1b}'));
    }

    #[test]
    fn text_becomes_keys_and_insertions() {
        let plan = |text: &str| -> Vec<String> {
            let word = |stroke: Stroke| match stroke {
                Stroke::Key { key, shift } => key.meaning(shift).to_owned(),
                Stroke::Insert(run) => format!("<{run}>"),
            };
            strokes(text).map(word).collect()
        };
        assert_eq!(plan("aB!\r\n"), ["a", "B", "!", "Enter"]);
        assert_eq!(plan("x嗨👍y"), ["x", "<嗨👍>", "y"]);
        assert_eq!(plan("e\u{301}a"), ["<e\u{301}>", "a"]);
        assert_eq!(plan("1\u{fe0f}\u{20e3}2"), ["<1\u{fe0f}\u{20e3}>", "2"]);
        assert_eq!(plan("a\tb"), ["a", "<\t>", "b"]);
        assert_eq!(plan("👩\u{200d}💻\n"), ["<👩\u{200d}💻>", "Enter"]);
    }

    #[test]
    fn nothing_panics_and_no_text_is_lost() {
        for text in ["", "+", "++", "+++", "Shift++", "\u{301}", "a\u{301}", "\u{200d}a", "\r\n\r"]
        {
            fuzz(text);
        }
        fuzz(&"嗨".repeat(40_000));
        fuzz(&"\u{301}".repeat(40_000));
        fuzz(&"aé\n👍🏽".repeat(1_000));
        fuzz("👁\u{200d}\r\n👩\u{200d}\n");
        for key in &KEYS {
            fuzz(key.key);
            fuzz(key.code);
        }
        for (alias, known) in ALIASES {
            assert!(find(known).is_some(), "{alias}");
        }
    }
}
