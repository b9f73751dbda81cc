//! Keys, mouse, scripts and pictures: what the page saw of them.

use crate::support::LONG;
use crate::world::{Reply, World, evaluate as ask};
use cdpwire::error::Effect;
use cdpwire::page::capture::{Area, Format, PdfOptions, Shot, pdf, screenshot, tiles};
use cdpwire::page::evaluate::{
    EvaluateOptions, Evaluated, Evaluation, Kind, evaluate, evaluate_on,
};
use cdpwire::page::keyboard::{How, press, type_text};
use cdpwire::page::keys::{Chord, Modifier};
use cdpwire::page::mouse::{Button, Dragged, Point, click, drag, move_to, wheel};
use cdpwire::page::picture::Rect;
use cdpwire::page::{Reason, Refusal};
use cdpwire::protocol::{page as cdp_page, runtime};
use cdpwire::{Answer, Error, Page};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Logs every event of the names in `events` as `type target detail`.
const LOGGER: &str = "<script>log = []; trusted = true;
function watch(...names) { for (const name of names) addEventListener(name, e => {
  trusted &&= e.isTrusted; const t = e.target.id || e.target.nodeName || 'window';
  log.push(e instanceof KeyboardEvent ? `${name} ${e.key} ${e.code} ${e.location} ${[
      e.altKey && 'A', e.ctrlKey && 'C', e.metaKey && 'M', e.shiftKey && 'S']
      .filter(Boolean).join('')}`.trim()
    : e instanceof MouseEvent && !(e instanceof DragEvent)
      ? `${name} ${t} ${e.button} ${e.buttons} ${e.detail}${e.ctrlKey ? ' C' : ''}`
    : e instanceof InputEvent ? `${name} ${e.inputType} ${e.data}` : `${name} ${t}`); }, true); }
</script>";

fn html(body: &str) -> Reply {
    Reply::html(&format!("<!doctype html><meta charset=utf-8><title>t</title>{LOGGER}{body}"))
}

fn show(world: &World, path: &str, body: &str) -> Page {
    world.site.route("*", path, html(body));
    let page = world.open("a.test", path);
    ask(&world.main_frame(&page), "new Promise(r => requestAnimationFrame(() => r(1)))");
    page
}

fn value(page: &Page, source: &str) -> Value {
    let answer = evaluate(page, None, source, &EvaluateOptions::default()).unwrap();
    answer.returned().unwrap().json().unwrap_or(Value::Null)
}

/// The log, emptied; every event in it was trusted.
fn log(page: &Page) -> Vec<String> {
    assert_eq!(value(page, "trusted"), json!(true));
    let lines = value(page, "log.splice(0)");
    lines.as_array().unwrap().iter().map(|line| line.as_str().unwrap().to_owned()).collect()
}

/// The log, once this line is in it: an open dialog holds events back.
fn settled(page: &Page, last: &str) -> Vec<String> {
    let until = format!(
        "new Promise(r => {{ const t = setInterval(() => {{ if (log.includes({})) \
         {{ clearInterval(t); r(1) }} }}, 5) }})",
        json!(last)
    );
    value(page, &until);
    log(page)
}

fn chord(page: &Page, text: &str) {
    press(page, &Chord::parse(text).unwrap()).unwrap();
}

#[test]
fn the_page_sees_keys_as_from_a_keyboard() {
    let world = World::new();
    let page = show(
        &world,
        "/keys",
        "<textarea id=t autofocus></textarea><form onsubmit='event.preventDefault(); \
         log.push(\"submit\")'><input id=i><button id=b onclick='log.push(\"clicked\")'>b\
         </button></form><div id=e contenteditable>x</div><div id=host></div>\
         <dialog id=d>d</dialog><script>watch('keydown', 'keypress', 'beforeinput', 'input', \
         'keyup', 'textInput'); host.attachShadow({mode: 'open'}).innerHTML = \
         '<div id=s contenteditable></div>'; t.focus()</script>",
    );
    // K1: the full order; a task of its own for each key.
    type_text(&page, "aB", How::Keys).unwrap();
    let expected = [
        "keydown a KeyA 0",
        "keypress a KeyA 0",
        "beforeinput insertText a",
        "textInput T",
        "input insertText a",
        "keyup a KeyA 0",
        "keydown Shift ShiftLeft 1 S",
        "keydown B KeyB 0 S",
        "keypress B KeyB 0 S",
        "beforeinput insertText B",
        "textInput T",
        "input insertText B",
        "keyup B KeyB 0 S",
        "keyup Shift ShiftLeft 1",
    ];
    let seen: Vec<_> =
        log(&page).iter().map(|line| line.replace("textInput t", "textInput T")).collect();
    assert_eq!(seen, expected);
    // K4: every kind of character arrives as it is.
    let text = "Hello, 嗨 👩\u{200d}💻 e\u{301} é {\"x\": [1]} ~`!@#$%^&*()_+|\\ \n\tend";
    value(&page, "t.value = ''");
    type_text(&page, text, How::Keys).unwrap();
    assert_eq!(value(&page, "t.value"), json!(text));
    value(&page, "t.value = ''; log.length = 0");
    type_text(&page, text, How::Insert).unwrap();
    assert_eq!(value(&page, "t.value"), json!(text));
    assert!(log(&page).iter().all(|line| !line.starts_with("key")));
    // Long text, in many bursts.
    value(&page, "t.value = ''");
    let long = "The quick brown fox 1234567890. ".repeat(12);
    type_text(&page, &long, How::Keys).unwrap();
    assert_eq!(value(&page, "t.value"), json!(long));
    assert_eq!(How::auto(&long), How::Keys);
    assert_eq!(How::auto(&"x".repeat(501)), How::Insert);

    // K2: chords; the editing commands do their work without typing a letter.
    log(&page);
    chord(&page, "Control+Shift+T");
    let expected = [
        "keydown Control ControlLeft 1 C",
        "keydown Shift ShiftLeft 1 CS",
        "keydown T KeyT 0 CS",
        "keyup T KeyT 0 CS",
        "keyup Shift ShiftLeft 1 C",
        "keyup Control ControlLeft 1",
    ];
    assert_eq!(log(&page), expected);
    value(&page, "t.value = 'one'; t.select()");
    for keys in ["Control+C", "End", "Control+V"] {
        chord(&page, keys);
    }
    assert_eq!(value(&page, "t.value"), json!("oneone"));
    chord(&page, "Control+Z");
    assert_eq!(value(&page, "t.value"), json!("one"));
    for keys in ["Control+A", "Control+X", "Control+V", "Control+V"] {
        chord(&page, keys);
    }
    assert_eq!(value(&page, "t.value"), json!("oneone"));
    chord(&page, "Meta+k");
    chord(&page, "Alt+j");
    assert_eq!(value(&page, "t.value"), json!("oneone"), "K8: they insert nothing");
    log(&page);
    chord(&page, "ControlRight");
    chord(&page, "Numpad5");
    chord(&page, "+");
    let seen = log(&page);
    assert_eq!(seen[0], "keydown Control ControlRight 2 C");
    assert!(seen.contains(&"keydown 5 Numpad5 3".to_owned()), "{seen:?}");
    assert!(seen.contains(&"keydown + Equal 0 S".to_owned()), "{seen:?}");
    assert_eq!(value(&page, "t.value"), json!("oneone5+"));

    // K6: keys that act.
    value(&page, "i.focus(); i.value = 'x'; log.length = 0");
    chord(&page, "Enter");
    assert!(log(&page).contains(&"submit".to_owned()));
    value(&page, "b.focus()");
    chord(&page, "Space");
    chord(&page, "Enter");
    assert_eq!(log(&page).iter().filter(|line| *line == "clicked").count(), 2);
    value(&page, "d.showModal()");
    chord(&page, "Escape");
    assert_eq!(value(&page, "d.open"), json!(false));
    value(&page, "i.focus()");
    chord(&page, "Tab");
    assert_eq!(value(&page, "document.activeElement.id"), json!("b"));
    chord(&page, "Shift+Tab");
    assert_eq!(value(&page, "document.activeElement.id"), json!("i"));

    // K8: editable content, in a shadow root too; and nothing that takes text.
    value(&page, "e.focus(); getSelection().selectAllChildren(e)");
    type_text(&page, "new 嗨", How::Keys).unwrap();
    assert_eq!(value(&page, "e.textContent"), json!("new 嗨"));
    value(&page, "host.shadowRoot.getElementById('s').focus()");
    type_text(&page, "shadow", How::Keys).unwrap();
    assert_eq!(value(&page, "host.shadowRoot.getElementById('s').textContent"), json!("shadow"));

    // K4, K7: in a frame of another process; after a navigation.
    world.site.route("*", "/in", html("<input id=x autofocus>"));
    let page = show(&world, "/framed", "<iframe src='http://b.test:{port}/in'></iframe>");
    let frame = world.frame(&page, |frame| frame.url.ends_with("/in"));
    ask(
        &frame,
        "new Promise(r => { const t = setInterval(() => { if (window.x) { x.focus(); clearInterval(t); r(1) } }, 5) })",
    );
    type_text(&page, "in a frame 👍", How::Keys).unwrap();
    assert_eq!(ask(&frame, "x.value"), json!("in a frame 👍"));
}

#[test]
fn a_dialog_in_the_midst_leaves_nothing_pressed() {
    let world = World::new();
    let page = show(
        &world,
        "/alarm",
        "<textarea id=t autofocus></textarea><button id=b \
         style='position:absolute;left:0;top:200px;width:100px;height:50px'>b</button><script>\
         watch('keydown', 'keyup', 'mousedown', 'mouseup', 'click'); addEventListener('keydown', \
         e => { if (e.key == 'k' || e.key == 'x') alert('stop') }); \
         b.addEventListener('mousedown', () => alert('down')); t.focus()</script>",
    );
    let blocked = |outcome: Result<(), Refusal>| {
        let refusal = outcome.unwrap_err();
        assert!(matches!(refusal.engine(), Some(Error::Blocked(_))), "{refusal}");
        assert_eq!(refusal.took_effect(), Effect::Unknown, "{refusal}");
        world.browser.respond(&Answer::accept()).unwrap();
    };
    blocked(press(&page, &Chord::parse("Control+k").unwrap()));
    let expected = [
        "keydown Control ControlLeft 1 C",
        "keydown k KeyK 0 C",
        "keyup k KeyK 0 C",
        "keyup Control ControlLeft 1",
    ];
    assert_eq!(settled(&page, "keyup Control ControlLeft 1"), expected);
    blocked(click(&page, Point::new(50.0, 225.0), Button::Left, 1, &[Modifier::Shift]));
    let seen = settled(&page, "keyup Shift ShiftLeft 1");
    assert_eq!(seen[..2], ["keydown Shift ShiftLeft 1 S", "mousedown b 0 1 1"]);
    assert!(seen.iter().any(|line| line.starts_with("mouseup")), "{seen:?}");
    value(&page, "t.focus()");
    blocked(type_text(&page, &"ax".repeat(100), How::Keys));
}

#[test]
fn the_page_sees_a_mouse() {
    let world = World::new();
    let page = show(
        &world,
        "/mouse",
        "<style>body{margin:0;height:3000px}div{position:absolute;width:60px;height:60px}</style>\
         <div id=p style='left:10px;top:10px'>p</div><div id=s draggable=true \
         style='left:10px;top:100px'>s</div><div id=d style='left:300px;top:100px'>d</div>\
         <div id=n style='left:10px;top:200px'>n</div><script>watch('mousedown', 'mouseup', \
         'click', 'dblclick', 'contextmenu', 'auxclick', 'dragstart', 'dragenter', 'dragover', \
         'drop', 'dragend', 'wheel', 'keydown', 'keyup'); over = []; \
         addEventListener('mouseover', e => over.push(e.target.id)); moves = 0; \
         addEventListener('pointermove', e => moves += e.buttons == 1); \
         addEventListener('dragstart', e => e.dataTransfer.setData('text/plain', 'cargo')); \
         for (const k of ['dragenter', 'dragover']) d.addEventListener(k, e => \
         e.preventDefault()); d.addEventListener('drop', e => { e.preventDefault(); \
         got = [e.dataTransfer.getData('text/plain'), e.clientX, e.clientY] })</script>",
    );
    let p = Point::new(40.0, 40.0);
    move_to(&page, p).unwrap();
    assert_eq!(value(&page, "over"), json!(["p"]));
    click(&page, p, Button::Left, 1, &[]).unwrap();
    assert_eq!(log(&page), ["mousedown p 0 1 1", "mouseup p 0 0 1", "click p 0 0 1"]);
    click(&page, p, Button::Left, 2, &[]).unwrap();
    let expected = [
        "mousedown p 0 1 1",
        "mouseup p 0 0 1",
        "click p 0 0 1",
        "mousedown p 0 1 2",
        "mouseup p 0 0 2",
        "click p 0 0 2",
        "dblclick p 0 0 2",
    ];
    assert_eq!(log(&page), expected);
    click(&page, p, Button::Right, 1, &[]).unwrap();
    let seen = log(&page);
    assert_eq!(seen[0], "mousedown p 2 2 1");
    assert!(seen.iter().any(|line| line.starts_with("contextmenu p 2")), "{seen:?}");
    // K9: keys and clicks go on after a context menu.
    click(&page, p, Button::Middle, 1, &[]).unwrap();
    assert_eq!(log(&page)[0], "mousedown p 1 4 1");
    click(&page, p, Button::Left, 1, &[Modifier::Control, Modifier::Control]).unwrap();
    let expected = [
        "keydown Control ControlLeft 1 C",
        "mousedown p 0 1 1 C",
        "mouseup p 0 0 1 C",
        "click p 0 0 1 C",
        "keyup Control ControlLeft 1",
    ];
    assert_eq!(log(&page), expected);
    assert_eq!(click(&page, p, Button::Left, 0, &[]).unwrap_err().reason(), Reason::Argument);
    let nowhere = Point::new(f64::NAN, 0.0);
    assert_eq!(move_to(&page, nowhere).unwrap_err().reason(), Reason::Argument);

    // Both kinds of drag, one after the other, and a click after each: nothing is left pressed.
    let to = Point::new(330.0, 130.0);
    assert_eq!(drag(&page, Point::new(40.0, 130.0), to, 8).unwrap(), Dragged::Data);
    assert_eq!(value(&page, "got"), json!(["cargo", 330, 130]));
    let seen = log(&page);
    let kinds: Vec<_> = seen.iter().filter(|line| line.starts_with("d")).collect();
    assert_eq!(kinds.first().map(|k| &***k), Some("dragstart s"), "{seen:?}");
    assert!(seen.contains(&"dragenter d".into()) && seen.contains(&"drop d".into()), "{seen:?}");
    assert_eq!(kinds.last().map(|k| &***k), Some("dragend s"), "{seen:?}");
    value(&page, "moves = 0");
    assert_eq!(drag(&page, Point::new(40.0, 230.0), to, 10).unwrap(), Dragged::Pointer);
    assert!(value(&page, "moves").as_u64().unwrap() >= 9);
    let seen = log(&page);
    assert_eq!((&*seen[0], &*seen[1]), ("mousedown n 0 1 1", "mouseup d 0 0 1"));
    click(&page, p, Button::Left, 1, &[]).unwrap();
    assert_eq!(log(&page).last().unwrap(), "click p 0 0 1");

    wheel(&page, p, 0.0, 400.0).unwrap();
    let end = "new Promise(r => { const t = setInterval(() => { if (scrollY == 400) \
               { clearInterval(t); r(scrollY) } }, 10) })";
    assert_eq!(value(&page, end), json!(400));
    assert_eq!(log(&page), ["wheel BODY 0 0 0"]);
}

fn returned(page: &Page, source: &str) -> Evaluated {
    let answer = evaluate(page, None, source, &EvaluateOptions::default());
    answer
        .unwrap_or_else(|e| panic!("{source}: {e}"))
        .returned()
        .unwrap_or_else(|e| panic!("{source}: {e}"))
}

fn thrown(page: &Page, source: &str) -> cdpwire::page::evaluate::Thrown {
    match evaluate(page, None, source, &EvaluateOptions::default()).unwrap() {
        Evaluation::Threw(thrown) => thrown,
        Evaluation::Returned(value) => panic!("{source}: {value:?}"),
    }
}

#[test]
fn values_are_told_truthfully() {
    let world = World::new();
    let page = show(
        &world,
        "/values",
        "<p id=para class='x y'>Some  text</p><script>const pageConst = 1</script>",
    );
    // Source in every shape, and its value.
    for (source, text, kind) in [
        ("1 + 1", "2", Kind::Number),
        ("'quoted \"text\"'", "quoted \"text\"", Kind::String),
        ("NaN", "NaN", Kind::Number),
        ("-0", "-0", Kind::Number),
        ("-Infinity", "-Infinity", Kind::Number),
        ("12345678901234567890n", "12345678901234567890n", Kind::BigInt),
        ("undefined", "undefined", Kind::Undefined),
        ("", "undefined", Kind::Undefined),
        ("null", "null", Kind::Null),
        ("Symbol('s')", "Symbol(s)", Kind::Symbol),
        ("{a: 1}", r#"{"a":1}"#, Kind::Object),
        ("await 5", "5", Kind::Number),
        ("const x = await 6; x", "6", Kind::Number),
        ("const x = 7; x", "7", Kind::Number),
        ("const pageConst = 8; return pageConst", "8", Kind::Number),
        ("const pageConst = 8", "undefined", Kind::Undefined),
        ("const pageConst = await 8; pageConst + 1", "9", Kind::Number),
        ("return 9", "9", Kind::Number),
        ("if (true) { return await Promise.resolve('r') }", "r", Kind::String),
        ("() => 10", "10", Kind::Number),
        ("async () => -0", "-0", Kind::Number),
        ("function () { return 11 }", "11", Kind::Number),
        ("function named() { return NaN }", "NaN", Kind::Number),
        ("Promise.resolve(12n)", "12n", Kind::BigInt),
        ("1; // comment", "1", Kind::Number),
        ("1 // comment", "1", Kind::Number),
        ("'use strict'; 13", "13", Kind::Number),
        ("with ({a: 14}) a", "14", Kind::Number),
        ("using x = {[Symbol.dispose]() {}}; 15", "15", Kind::Number),
        ("for (const n of [1, 2]) await n", "2", Kind::Number),
        ("document.title", "t", Kind::String),
    ] {
        let value = returned(&page, source);
        assert_eq!((&*value.text, value.kind), (text, kind), "{source}");
    }
    for (source, text) in [
        (
            "[undefined, NaN, -0, 1n, Infinity]",
            r#"[{"$undefined":true},{"$number":"NaN"},{"$number":"-0"},{"$bigint":"1"},{"$number":"Infinity"}]"#,
        ),
        (
            "[new Date(0), new Date(NaN), /a\\/b/gi]",
            r#"[{"$date":"1970-01-01T00:00:00.000Z"},{"$date":"Invalid Date"},{"$regexp":"/a\\/b/gi"}]"#,
        ),
        ("new Map([['k', 1], [{a: 1}, 2]])", r#"{"$map":[["k",1],[{"a":1},2]]}"#),
        ("new Set([1, 'x'])", r#"{"$set":[1,"x"]}"#),
        ("[1,,3]", r#"[1,{"$holes":1},3]"#),
        ("new Uint8Array([1, 255])", r#"{"$typedArray":"Uint8Array","length":2,"values":[1,255]}"#),
        ("new Uint8Array([7]).buffer", r#"{"$typedArray":"ArrayBuffer","length":1,"values":[7]}"#),
        (
            "({f: function go() {}, s: Symbol('q')})",
            r#"{"f":{"$function":"go"},"s":{"$symbol":"Symbol(q)"}}"#,
        ),
        (
            "const o = {name: 'o'}; o.self = o; o.list = [o]; o",
            r#"{"name":"o","self":{"$ref":"$"},"list":[{"$ref":"$"}]}"#,
        ),
        ("const s = {}; ({a: s, b: {c: s}})", r#"{"a":{},"b":{"c":{"$ref":"$.a"}}}"#),
        (
            "JSON.parse('{\"__proto__\": {\"x\": 1}, \"z\": 1, \"a\": 2}')",
            r#"{"__proto__":{"x":1},"z":1,"a":2}"#,
        ),
        ("({get bad() { throw new Error('no') }, ok: 1})", r#"{"bad":{"$throws":"no"},"ok":1}"#),
        ("({$ref: 'mine'})", r#"{"$literal":{"$ref":"mine"}}"#),
        (
            "[window.para, para.firstChild]",
            r##"[{"$node":"<p id=\"para\" class=\"x y\">Some text"},{"$node":"#text \"Some text\""}]"##,
        ),
        (
            "document.querySelectorAll('p')",
            r#"[{"$node":"<p id=\"para\" class=\"x y\">Some text"}]"#,
        ),
        ("new URL('http://x.test/')", r#"{"$object":"URL","$value":"http://x.test/"}"#),
        (
            "new DOMRect(1, 2, 3, 4)",
            r#"{"$object":"DOMRect","$value":{"x":1,"y":2,"width":3,"height":4,"top":2,"right":4,"bottom":6,"left":1}}"#,
        ),
        ("new (class Foo { x = 1; #y = 2 })", r#"{"x":1}"#),
        ("new (class Empty {})", r#"{"$object":"Empty"}"#),
        ("Object.create(null)", "{}"),
        ("new Proxy({a: 1}, {ownKeys() { throw new Error('trap') }})", r#"{"$throws":"trap"}"#),
        ("[new Number(5), new String('s')]", r#"[{"$object":"Number","$value":5},{"0":"s"}]"#),
        (
            "Promise.resolve({then: undefined, a: Promise.resolve(1)})",
            r#"{"then":{"$undefined":true},"a":{"$object":"Promise"}}"#,
        ),
        ("(() => { class C {}; return C })()", r#"{"$function":"C"}"#),
    ] {
        let value = returned(&page, source);
        assert_eq!((&*value.text, value.cut), (text, false), "{source}");
        assert!(value.json().is_some_and(|json| !json.is_null()), "{source}");
    }
    let error = returned(&page, "Object.assign(new TypeError('bad'), {code: 7})").json().unwrap();
    assert_eq!(error["$error"]["name"], json!("TypeError"));
    assert_eq!((&error["$error"]["message"], &error["$error"]["code"]), (&json!("bad"), &json!(7)));
    assert!(error["$error"]["stack"].as_str().unwrap().contains("at "));
    assert!(returned(&page, "window").text.contains("$object\":\"Window http"));
    assert!(returned(&page, "document").text.contains("#document http"));
    assert!(returned(&page, "new URL(location)").json().unwrap()["$value"].is_string());

    // What is too big is cut, near things first, and it says so.
    let deep = returned(&page, "let d = {}; for (let i = 0; i < 5000; i++) d = {d, i}; d");
    assert!(deep.cut && deep.text.contains(r#"{"$cut":"depth"}"#));
    let few = EvaluateOptions::default().with(|options| options.max_entries = 10);
    let source = "({a: Array(50).fill(1), b: {x: 1}, c: Array(9).fill({})})";
    let cut = evaluate(&page, None, source, &few).unwrap().returned().unwrap();
    assert!(cut.cut && cut.text.contains(r#"{"$cut":"43 more"}"#), "{}", cut.text);
    let sparse = returned(&page, "const a = []; a[4e9] = 1; a");
    assert!(sparse.cut && sparse.text.len() < 200, "{}", sparse.text);
    let big = returned(&page, "'👍'.repeat(1 << 20)");
    assert_eq!((big.text.chars().count(), big.cut), (1 << 20, false));
    assert_eq!(returned(&page, "async () => 'x'.repeat(17 << 20)").text.len(), 17 << 20);
    let wide = returned(&page, "Array.from({length: 50000}, (_, i) => ({i}))");
    assert!(wide.text.ends_with(r#"{"i":49999}]"#) && !wide.cut);

    // E8: what is thrown, and what does not compile.
    for (source, text) in [
        ("throw 5", "5"),
        ("throw 'text'", "text"),
        ("throw {code: 1}", r#"{"code":1}"#),
        ("throw undefined", "undefined"),
        ("throw null", "null"),
        ("null.x", "TypeError: Cannot read properties of null (reading 'x')"),
        ("(async () => { throw new RangeError('late') })()", "RangeError: late"),
        ("Promise.reject('no')", "no"),
        ("() => { throw new Error('called') }", "Error: called"),
        ("JSON.parse('x')", "SyntaxError: Unexpected token 'x', \"x\" is not valid JSON"),
    ] {
        let thrown = thrown(&page, source);
        assert_eq!((&*thrown.text, thrown.is_syntax), (text, false), "{source}");
    }
    assert!(thrown(&page, "null.x").stack.is_some());
    let broken = thrown(&page, "1 +");
    assert!(broken.is_syntax && broken.text.contains("(line 1)"), "{broken:?}");
    let refusal = Refusal::from(thrown(&page, "let = = 1;\n"));
    assert_eq!((refusal.reason(), refusal.took_effect()), (Reason::Argument, Effect::No));
    assert_eq!(value(&page, "window.ran ?? 'never'"), json!("never"));
    assert!(thrown(&page, "window.ran = 1; return )").is_syntax);
    assert_eq!(value(&page, "window.ran ?? 'never'"), json!("never"));
    // Names from earlier calls stay, as in DevTools.
    assert_eq!(returned(&page, "let kept = 1; kept").text, "1");
    assert_eq!(returned(&page, "let kept = 2; kept").text, "2");
    assert_eq!(returned(&page, "kept").text, "2");
    // E12
    assert_eq!(value(&page, "navigator.userActivation.isActive"), json!(true));

    // On an element; the handle stays the caller's.
    let find = runtime::Evaluate::new("para");
    let object = page.call(&find).unwrap().result.object_id.unwrap();
    let on = |source: &str| {
        let answer = evaluate_on(&page, None, &object, source, &EvaluateOptions::default());
        answer.unwrap().returned().unwrap().text
    };
    assert_eq!(on("e => e.id"), "para");
    assert_eq!(on("function () { return this.className }"), "x y");
    assert_eq!(on("element.textContent"), "Some  text");
    assert_eq!(on("const t = element.id; return t + await '!'"), "para!");
    assert_eq!(on("e => e.id;"), "para");
    assert_eq!(on("async (e) => ({n: await e.nodeName})"), r#"{"n":"P"}"#);

    // E1, with everything that a page can break.
    value(
        &page,
        "Array.prototype.toJSON = () => 'bad'; Array.prototype.push = null; JSON = null; \
         Array.prototype.map = Array.prototype[Symbol.iterator] = null; Object.keys = null; \
         Map.prototype.get = () => { throw 1 }; Array.prototype.extra = 1; \
         Object.prototype.polluted = 1; Object.prototype.then = undefined; \
         String.prototype.slice = null; 1",
    );
    let value = returned(&page, "const q = {a: [1, {b: null}], d: new Date(0)}; q.q = q; q");
    let expected =
        r#"{"a":[1,{"b":null}],"d":{"$date":"1970-01-01T00:00:00.000Z"},"q":{"$ref":"$"}}"#;
    assert_eq!(value.text, expected);
}

#[test]
fn scripts_that_block_navigate_or_never_end() {
    let world = World::new();
    world.site.route("*", "/inner", html("<p id=inner>inner"));
    let page = show(
        &world,
        "/scripts",
        "<iframe src='/inner'></iframe><iframe src='http://b.test:{port}/inner'></iframe>",
    );
    let options = EvaluateOptions::default();
    for host in ["a.test", "b.test"] {
        let frame =
            world.frame(&page, |frame| frame.url.contains(host) && frame.url.ends_with("/inner"));
        let answer = evaluate(&page, Some(&frame), "({h: location.hostname})", &options).unwrap();
        assert_eq!(answer.returned().unwrap().json(), Some(json!({ "h": host })));
    }
    let started = Instant::now();
    let refusal = evaluate(&page, None, "prompt('Who?')", &options).unwrap_err();
    assert!(matches!(refusal.engine(), Some(Error::Blocked(_))) && started.elapsed() < LONG / 4);
    world.browser.respond(&Answer::accept().text("Ada")).unwrap();

    let soon = page.with_timeout(Duration::from_secs(4));
    let refusal = evaluate(&soon, None, "while (true) {}", &options).unwrap_err();
    assert_eq!(refusal.reason(), Reason::Limit, "{refusal}");
    assert_eq!(value(&page, "1 + 1"), json!(2), "the page is free again");
    let refusal = evaluate(&soon, None, "new Promise(() => {})", &options).unwrap_err();
    assert!(refusal.engine().is_some_and(Error::is_timeout), "{refusal}");
    assert_eq!(value(&page, "1 + 1"), json!(2));

    // E6: a navigation ends a promise, and not a value that is there.
    let refusal =
        evaluate(&page, None, "location.reload(); new Promise(() => {})", &options).unwrap_err();
    assert!(matches!(refusal.engine(), Some(Error::Navigated(_))), "{refusal}");
    assert_eq!(returned(&page, "location.href = '/inner'; 5").text, "5");
    // E11
    let page = world.open("a.test", "/no-eval");
    world.site.route(
        "*",
        "/no-eval",
        html("").header("content-security-policy", "default-src 'none'; script-src 'none'"),
    );
    page.call(&cdp_page::Navigate::new(world.site.url("a.test", "/no-eval"))).unwrap();
    assert_eq!(returned(&page, "({a: 1})").text, r#"{"a":1}"#);
    assert!(thrown(&page, "new Function('return 1')()").text.contains("EvalError"));
}

#[test]
fn pictures_show_what_was_asked_for() {
    let world = World::new();
    let page = show(
        &world,
        "/tall",
        "<body style='margin:0'><div style='height:30000px;background:linear-gradient(red,blue)'>\
         <script>resizes = 0; addEventListener('resize', () => resizes++)</script>",
    );
    let size = value(&page, "[innerWidth, innerHeight]");
    let (width, height) = (size[0].as_u64().unwrap(), size[1].as_u64().unwrap());
    let view = screenshot(&page, &Shot::default()).unwrap();
    assert_eq!((u64::from(view.width), u64::from(view.height)), (width, height));
    assert_eq!((view.mime, &view.note), ("image/png", &None));
    let jpeg = Shot::default().with(|shot| shot.format = Format::Jpeg(50));
    let jpeg = screenshot(&page, &jpeg).unwrap();
    assert_eq!((jpeg.mime, jpeg.width), ("image/jpeg", view.width));
    assert!(jpeg.bytes.starts_with(&[0xff, 0xd8]));
    let small = screenshot(&page, &Shot::default().with(|shot| shot.max_width = 300)).unwrap();
    assert!(small.width <= 300 && small.width >= 298, "{small:?}");
    assert!(small.note.as_deref().is_some_and(|note| note.contains("scaled down")), "{small:?}");

    // A clip is a part of the page, wherever the page is scrolled.
    let clip = |x: f64, y: f64, w: f64, h: f64| Shot::new(Area::Clip(Rect::new(x, y, w, h)));
    let first = screenshot(&page, &clip(10.0, 900.0, 100.0, 50.0)).unwrap();
    assert_eq!((first.width, first.height), (100, 50));
    value(&page, "scrollTo(0, 900)");
    let second = screenshot(&page, &clip(10.0, 900.0, 100.0, 50.0)).unwrap();
    assert_eq!(first.bytes, second.bytes);
    value(&page, "resizes = 0");
    screenshot(&page, &clip(10.0, 950.0, 100.0, 50.0)).unwrap();
    assert_eq!(value(&page, "resizes"), json!(0), "S2: the page notices nothing");
    let cut = screenshot(&page, &clip(-50.0, -50.0, 100.0, 100.0)).unwrap();
    assert_eq!((cut.width, cut.height), (50, 50));
    assert!(cut.note.as_deref().is_some_and(|note| note.contains("left out")));
    for bad in [
        clip(0.0, 0.0, 0.0, 10.0),
        clip(0.0, 0.0, -5.0, 10.0),
        clip(0.0, 40_000.0, 10.0, 10.0),
        clip(f64::NAN, 0.0, 10.0, 10.0),
        Shot::default().with(|shot| shot.scale = 0.0),
        Shot::default().with(|shot| shot.format = Format::Jpeg(0)),
        Shot::default().with(|shot| shot.max_width = 0),
    ] {
        assert_eq!(screenshot(&page, &bad).unwrap_err().reason(), Reason::Argument, "{bad:?}");
    }

    // The whole of 30,000 pixels: in one picture that is scaled, or in several that are not.
    let full = screenshot(&page, &Shot::new(Area::FullPage)).unwrap();
    assert!(full.height <= 8_000 && full.height > 7_900, "{full:?}");
    assert!(full.note.as_deref().is_some_and(|note| note.contains("30000")), "{full:?}");
    assert_eq!(value(&page, "[scrollY, innerWidth, innerHeight]"), json!([900, width, height]));
    let parts = tiles(&page, &Shot::new(Area::FullPage)).unwrap();
    let heights: Vec<u32> = parts.iter().map(|part| part.height).collect();
    assert_eq!(heights, [8_000, 8_000, 8_000, 6_000]);
    assert!(parts.iter().all(|part| u64::from(part.width) == width));

    // S3: three at once.
    let sides: Vec<u32> = std::thread::scope(|scope| {
        let shots = [30.0, 40.0, 50.0].map(|side| {
            let (page, shot) = (&page, clip(0.0, 0.0, side, side));
            scope.spawn(move || screenshot(page, &shot).unwrap().width)
        });
        shots.map(|shot| shot.join().unwrap()).to_vec()
    });
    assert_eq!(sides, [30, 40, 50]);

    // Two device pixels for each.
    page.call_raw(
        "Emulation.setDeviceMetricsOverride",
        json!({ "width": 500, "height": 400, "deviceScaleFactor": 2, "mobile": false }),
    )
    .unwrap();
    let view = screenshot(&page, &Shot::default()).unwrap();
    assert_eq!((view.width, view.height), (1000, 800));
    let odd = screenshot(&page, &clip(1.0, 1.0, 51.0, 51.0)).unwrap();
    assert_eq!((odd.width, odd.height), (102, 102));
    let full = screenshot(&page, &Shot::new(Area::FullPage)).unwrap();
    assert!(full.height <= 8_000 && full.height > 7_900, "{full:?}");
    // A page that lies about its scale still gets no picture that is too large.
    value(&page, "Object.defineProperty(window, 'devicePixelRatio', {value: 0.1}); 1");
    let full = screenshot(&page, &Shot::new(Area::FullPage)).unwrap();
    assert!(full.height <= 8_000, "{full:?}");

    // A tab in the background that stands still, again and again.
    let front = world.open("a.test", "/plain");
    front.call(&cdp_page::BringToFront::new()).unwrap();
    assert_eq!(value(&page, "document.visibilityState"), json!("hidden"));
    for _ in 0..3 {
        let started = Instant::now();
        let soon = page.with_timeout(Duration::from_secs(20));
        assert_eq!(screenshot(&soon, &Shot::default()).unwrap().width, 1000);
        assert!(started.elapsed() < Duration::from_secs(15), "{:?}", started.elapsed());
    }

    let file = pdf(&front, &PdfOptions::default()).unwrap();
    assert!(file.starts_with(b"%PDF-") && file.len() > 500);

    // S6: a dialog stands in the way at once.
    front.call(&runtime::Evaluate::new("setTimeout(() => alert('x')), 1")).unwrap();
    world.browser.wait_until(LONG, |snapshot| !snapshot.pending_dialogs.is_empty()).unwrap();
    let started = Instant::now();
    let refusal = screenshot(&front, &Shot::default()).unwrap_err();
    assert!(matches!(refusal.engine(), Some(Error::Blocked(_))), "{refusal}");
    let refusal = pdf(&front, &PdfOptions::default()).unwrap_err();
    assert!(matches!(refusal.engine(), Some(Error::Blocked(_))), "{refusal}");
    assert!(started.elapsed() < Duration::from_secs(15));
    world.browser.respond(&Answer::accept()).unwrap();
}
