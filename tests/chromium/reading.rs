//! Reading a page as a person does: the snapshot over all frames, its refs, finding elements.

use crate::world::{Reply, World};
use cdpwire::page::{Address, Driver, Reason, SnapshotOptions};
use cdpwire::protocol::runtime::Evaluate;

const ALL: &str = r#"<title>T</title><style>.p{cursor:pointer}</style>
<div>Hello <span>span</span> <b>bold</b></div><div><div>a</div><div>b</div></div>
<p>para <a href=x>link</a></p><div class=p>icon<svg width=10 height=10></svg></div>
<label>L <input value=v></label><label><input type=checkbox checked> C</label>
<select><option>x<option selected>y</select><table><tr><td>1<td>2</table><ul><li>i1<li>i2</ul>
<iframe srcdoc="<button>in</button>"></iframe><div aria-hidden=true>hid<b>d</b></div>
<textarea>tt</textarea><div contenteditable>ce</div><button disabled>B</button>
<input type=password value=ab><img src=x><input type=date value=2020-01-02>
<details><summary>S</summary>d</details><h2>H</h2><div role=dialog aria-label=D>dd</div>
<input placeholder=pp><iframe src="http://b.test:{port}/plain"></iframe>"#;

#[test]
fn a_snapshot_shows_what_a_person_sees() {
    let world = World::new();
    world.site.route("*", "/all", Reply::html(ALL));
    let page = world.open("a.test", "/all");
    world.frame(&page, |f| f.url.contains("b.test"));
    let driver = Driver::new(&world.browser, &page);
    let read = || driver.snapshot(&SnapshotOptions::default()).unwrap();
    assert_eq!(plain(&read().text()), SEEN);
    assert!(!read().has_new(), "nothing is new at the second look");
    let fresh = Evaluate::new("document.body.prepend(document.createElement('hr'))");
    page.call(&fresh).unwrap();
    let again = read();
    assert!(again.has_new() && plain(&again.text()) == format!("- separator *\n{SEEN}"));
    // A part, some levels, and a part that is not there.
    let list = Address::Selector("ul".to_owned());
    let part = SnapshotOptions::default().with(|options| options.target = Some(list));
    let text = driver.snapshot(&part).unwrap().text();
    assert_eq!(plain(&text), "- list\n  - listitem: i1\n  - listitem: i2\n");
    let flat = SnapshotOptions::default().with(|options| options.depth = Some(1));
    assert!(driver.snapshot(&flat).unwrap().text().lines().all(|line| line.starts_with("- ")));
    let gone = Address::Selector("#none".to_owned());
    let gone = SnapshotOptions::default().with(|options| options.target = Some(gone));
    assert_eq!(driver.snapshot(&gone).unwrap_err().reason(), Reason::NotFound);
    // Places in the viewport, and what the caller does not want to see.
    let boxes = SnapshotOptions::default().with(|options| options.boxes = true);
    let text = driver.snapshot(&boxes).unwrap().text();
    assert!(text.lines().any(|line| line.contains("button \"B\"") && line.contains("[box=")));
    let quiet = SnapshotOptions::default().with(|options| options.ignore = vec!["table".into()]);
    assert!(!driver.snapshot(&quiet).unwrap().text().contains("table"));
}

/// Names and values of form controls, by the order of HTML-AAM: labelled by others, a label of its
/// own, its labels, what it holds, its title, its placeholder.
const FIELDS: &str = r#"<!doctype html><title>F</title>
<span id=a>Both</span><span id=b>parts</span>
<input aria-labelledby="a b" aria-label=other value=v1>
<input aria-label="Said" title=tip placeholder=pp>
<label for=l1>First</label><label for=l1>Second</label><input id=l1 value=v2>
<label>Around <input type=number value=3> items</label>
<label>Choose <select><option>one<option selected>two</select></label>
<input title="Tip" placeholder="Hint"><input placeholder="Hint">
<input type=submit><input type=reset value="Start over"><input type=button value=Plain>
<input type=image alt="Go there" src=x><button title="Close it">x</button>
<button aria-label="Menu"><svg width=9 height=9></svg></button>
<fieldset><legend>Size</legend><label><input type=radio name=r checked>S</label>
<label><input type=radio name=r>L</label></fieldset>
<label>Loud <input type=range min=0 max=10 value=4></label>
<label>Long <textarea>some text</textarea></label>
<label hidden id=h>Unseen</label><input aria-labelledby=h>
<label>Needed <input required aria-invalid=true value=bad></label>
<label>Fixed <input readonly value=kept></label>
<div role=textbox contenteditable aria-label=Editor>draft</div>
<div role=switch aria-checked=true tabindex=0>Dark</div>
<label>Secret <input type=password value=abc></label><label>Papers <input type=file></label>
<progress aria-label=Done value=3 max=10></progress><meter aria-label=Level value=.5></meter>"#;

#[test]
fn form_controls_have_the_names_and_values_that_a_reader_of_screens_says() {
    let world = World::new();
    world.site.route("*", "/fields", Reply::html(FIELDS));
    let page = world.open("a.test", "/fields");
    let driver = Driver::new(&world.browser, &page);
    let read = driver.snapshot(&SnapshotOptions::default()).unwrap();
    assert_eq!(plain(&read.text()), NAMED);
}

const NAMED: &str = r#"- text "Both"
- text "parts"
- textbox "Both parts": v1
- textbox "Said"
- text "First"
- text "Second"
- textbox "First Second": v2
- text "Around"
- spinbutton "Around items": 3
- text "items"
- combobox "Choose": two
  - option "one"
  - option "two" [selected]
- textbox "Tip"
- textbox "Hint"
- button "Submit"
- button "Start over"
- button "Plain"
- button "Go there"
- button "x"
- button "Menu"
- group "Size"
  - legend: Size
  - radio "S" [checked]
  - radio "L"
- slider "Loud": 4
- textbox "Long": some text
- textbox "Unseen"
- textbox "Needed" [required] [invalid]: bad
- textbox "Fixed" [readonly]: kept
- textbox "Editor": draft
- switch "Dark" [checked]
- textbox "Secret": •••
- button "Papers": No file chosen
- progressbar "Done": 3
- meter "Level": 0.5
"#;

/// Without what is another one each time.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for line in text.lines() {
        let mut rest = line;
        while let Some((before, after)) = rest.split_once(" [") {
            let Some((state, behind)) = after.split_once(']') else { break };
            plain.push_str(before);
            if !state.starts_with("ref=") && !state.starts_with("frame=") {
                plain.push_str(&format!(" [{state}]"));
            }
            rest = behind;
        }
        plain.push_str(rest);
        plain.push('\n');
    }
    plain
}

const SEEN: &str = r#"- text "Hello span bold"
- text "a"
- text "b"
- paragraph
  - text "para"
  - link "link"
- generic [pressable]: icon
- textbox "L": v
- checkbox "C" [checked]
- combobox: y
  - option "x"
  - option "y" [selected]
- table
  - row
    - cell "1"
    - cell "2"
- list
  - listitem: i1
  - listitem: i2
- iframe
  - button "in"
- textbox: tt
- textbox: ce
- button "B" [disabled]
- textbox: ••
- date: 2020-01-02
- group
  - button "S" [collapsed]
- heading "H" [level=2]
- dialog "D": dd
- textbox "pp"
- iframe
  - paragraph: plain
"#;
