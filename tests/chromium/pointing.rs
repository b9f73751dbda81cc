//! Where the mouse goes, and what it presses.

use crate::tools::Agent;
use serde_json::json;

/// A button that something comes in front of as soon as the mouse is there, for 40 ms.
const SHY: &str = "<body style='height:400px'><button id=b>B</button><script>
  log = []; times = 0; most = 1;
  b.onclick = () => log.push('b');
  b.onmousemove = () => {
    if ((times += 1) > most) return;
    const cover = document.createElement('div');
    cover.style = 'position:fixed;inset:0';
    for (const kind of ['pointerdown', 'mousedown', 'mouseup', 'click'])
      cover.addEventListener(kind, () => log.push('cover'));
    document.body.append(cover);
    setTimeout(() => cover.remove(), 40);
  };
</script>";

#[test]
fn a_press_that_something_else_would_receive_is_kept_from_the_page_and_tried_again() {
    let agent = Agent::new();
    agent.open(SHY);
    let said = agent.ok("browser_click", json!({"selector": "#b"})).text;
    assert!(said.starts_with("clicked button \"B\""), "{said}");
    assert_eq!(agent.js("log"), json!(["b"]));
    // The guard is down: a press that nobody aimed goes where it goes.
    agent.js("most = 1e9, log = [], 1");
    let refused = agent.refused("browser_click", json!({"selector": "#b"}));
    assert!(
        refused.contains("is not under the mouse when the mouse comes to it: div"),
        "{refused}"
    );
    assert_eq!(agent.js("log"), json!([]));
    agent.ok("browser_click", json!({"selector": "#b", "force": true}));
    assert_eq!(agent.js("log.every(who => who === 'cover') && log.length > 0"), json!(true));
}

#[test]
fn a_place_in_an_element_is_pressed_and_dragged() {
    let agent = Agent::new();
    agent.open(
        "<div style='height:2000px'></div><canvas id=c width=200 height=100></canvas>
         <div id=d style='width:50px;height:50px'></div><script>log = [];
         for (const it of [c, d]) for (const kind of ['mousedown', 'click'])
           it.addEventListener(kind, e => log.push([it.id, kind, e.offsetX, e.offsetY]));
         addEventListener('mousedown', e => from = [e.clientX, e.clientY], true);
         addEventListener('mouseup', e => by = [e.clientX - from[0], e.clientY - from[1], e.target.id]);
         </script>",
    );
    agent.ok("browser_click", json!({"selector": "#c", "position": [30, 40.0]}));
    assert_eq!(agent.js("log"), json!([["c", "mousedown", 30, 40], ["c", "click", 30, 40]]));
    let refused = agent.refused("browser_click", json!({"selector": "#c", "position": [201, 5]}));
    assert!(refused.contains("lies beside") && refused.contains("200 × 100"), "{refused}");
    agent.refused("browser_click", json!({"selector": "#c", "position": [1]}));
    agent.js("log = [], 1");
    let drag = json!({"fromSelector": "#c", "fromPosition": [10, 10], "by": [25, -5]});
    agent.ok("browser_drag", drag);
    assert_eq!(agent.js("[log[0], by]"), json!([["c", "mousedown", 10, 10], [25, -5, "c"]]));
    let drag = json!({"fromSelector": "#c", "toSelector": "#d", "toPosition": [1, 2],
        "fromPosition": [0.5, 0.5]});
    agent.ok("browser_drag", drag);
    assert_eq!(agent.js("by[2]"), json!("d"));
    let both = json!({"fromSelector": "#c", "toSelector": "#d", "by": [1, 1]});
    assert!(agent.refused("browser_drag", both).contains("two ends"));
}

#[test]
fn what_listens_for_presses_has_a_ref_and_what_holds_it_has_none() {
    let agent = Agent::new();
    let items: String = (0..12).map(|at| format!("<p>item {at}</p>")).collect();
    agent.open(&format!(
        "<div id=x class='color red' style='width:20px;height:20px'></div><div id=plain></div><section id=list>{items}</section>
         <button class=icon></button><div id=host></div><script>
         const shadow = host.attachShadow({{mode: 'open'}});
         shadow.innerHTML = '<div id=inner>in the shadow</div>';
         for (const it of [document, document.body, x, list, shadow.querySelector('#inner')])
           it.addEventListener('click', e => log.push(e.currentTarget.id ?? 'document'));
         log = [];</script>"
    ));
    let read = agent.ok("browser_snapshot", json!({})).text;
    assert!(read.contains("<button.icon>"), "{read}");
    assert_eq!(read.matches("[pressable]").count(), 2, "{read}");
    for (text, id) in [("<div#x.color.red>", "x"), ("in the shadow", "inner")] {
        agent.js("log = [], 1");
        let said = agent.ok("browser_click", json!({"ref": agent.named(text)})).text;
        assert_eq!(agent.js("log[0]"), json!(id), "{said}");
    }
}

#[test]
fn a_mouse_under_which_something_opened_moves_there_before_it_goes_on() {
    let agent = Agent::new();
    agent.open(
        "<body style='margin:0'><button id=a style='position:fixed;left:0;top:0'>A</button>
         <div id=p style='display:none;position:fixed;left:0;top:0;width:90px;height:90px'></div>
         <button id=b style='position:fixed;left:200px;top:0'>B</button><script>log = [];
         for (const kind of ['mousemove', 'click'])
           addEventListener(kind, e => log.push(kind + ' ' + e.target.id), true);
         a.onclick = () => p.style.display = 'block';</script>",
    );
    agent.ok("browser_click", json!({"selector": "#a"}));
    agent.js("log = [], 1");
    agent.ok("browser_click", json!({"selector": "#b"}));
    assert_eq!(agent.js("log"), json!(["mousemove p", "mousemove b", "click b"]));
    agent.js("log = [], 1");
    agent.ok("browser_click", json!({"selector": "#b"}));
    assert_eq!(agent.js("log"), json!(["mousemove b", "click b"]), "nothing opened");
}
