//! Reading a page as a person does: the snapshot over all frames, its refs, finding elements.

use crate::world::{Reply, World};
use cdpwire::page::{Address, Driver, Reason, SnapshotOptions};

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
    let snapshot = driver.snapshot(&SnapshotOptions::default()).unwrap();
    println!("{}", snapshot.text());
    let _ = (Address::role("button", "B"), Reason::Stale);
}
