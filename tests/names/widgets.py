"""Each jQuery UI widget operated once through the tools; the page's own state says whether it was."""
import json

from .corpus import DEMOS

WIDGETS = {}

# What the demos have not: a link in the middle of the label of a box that is not to be seen.
OWN = {"own/terms.html": """<!doctype html><title>Terms</title><style>
input { position: absolute; width: 1px; height: 1px; clip: rect(0 0 0 0); overflow: hidden }
label { display: inline-block; width: 300px; text-align: center }</style>
<input type="checkbox" id="agree"><label for="agree">I <a href="#read">agree to these terms</a> now</label>
<input type="checkbox" id="hidden" style="display: none">
<label for="hidden">And <a href="#more">to these others</a> too</label>"""}


def widget(name, path=None):
    def register(play):
        WIDGETS[name] = (path or f"{DEMOS}/{name}/default.html", play)
        return play

    return register


class Wrong(Exception):
    """The page is not in the state it should be in."""


def expect(player, expression, wanted):
    """Waits for the page to be in a state: its animations take as long as they take."""
    _, content = player.server.tool("browser_evaluate", expression="""(async () => {
        const until = performance.now() + 8000;
        for (;;) {
            const value = (%s);
            if (JSON.stringify(value) === JSON.stringify(%s) || performance.now() > until) return value;
            await new Promise(next => setTimeout(next, 20));
        }
    })()""" % (expression, wanted))
    got = content.get("value")
    if got != json.loads(wanted):
        raise Wrong(f"{expression} is {got!r} and not {wanted}")


@widget("accordion")
def accordion(player):
    player.click(player.node("tab", "Section 2"))
    expect(player, "$('#accordion').accordion('option', 'active')", "1")
    expect(player, "$('#accordion > div:visible').length", "1")


@widget("autocomplete")
def autocomplete(player):
    player.type(player.nodes("textbox")[0], value="jav")
    player.wait(selector="ul.ui-autocomplete:not([style*='display: none']) .ui-menu-item")
    player.click(player.node("listitem", "JavaScript"))
    expect(player, "$('#tags').val()", '"JavaScript"')


@widget("button")
def button(player):
    player.read("(() => { window.pressed = []; $('button, input, a').on('click',"
                " event => pressed.push(event.target.localName + event.originalEvent.isTrusted)); })()")
    # The widget makes a button of its anchor; that of the style sheet alone remains a link.
    for node in [*player.nodes("button")[:3], *player.nodes("link")[:1]]:
        player.click(node)
    expect(player, "pressed", '["buttontrue", "inputtrue", "atrue", "atrue"]')


@widget("checkboxradio")
def checkboxradio(player):
    player.click(player.node("radio", "Paris"))
    player.click(player.node("checkbox", "3 Star"), checked=True)
    player.click(player.node("checkbox", "1 Queen"))
    expect(player, "[...document.querySelectorAll('input:checked')].map(input => input.id)",
           '["radio-2", "checkbox-2", "checkbox-nested-3"]')
    expect(player, "$('label[for=radio-2]').hasClass('ui-state-active')", "true")


@widget("datepicker")
def datepicker(player):
    player.click(selector="#datepicker")
    player.wait(selector="#ui-datepicker-div a.ui-state-default")
    player.click(player.node("link", "15"))
    expect(player, "$('#datepicker').datepicker('getDate').getDate()", "15")
    expect(player, "/^\\d\\d\\/15\\/\\d{4}$/.test($('#datepicker').val())", "true")


@widget("dialog")
def dialog(player):
    before = player.read("$('#dialog').parent().offset().left")
    player.drag(fromSelector=".ui-dialog-titlebar", by=[-60, 30])
    expect(player, "Math.round($('#dialog').parent().offset().left - %s)" % before, "-60")
    player.click(player.node("button", "Close"))
    expect(player, "$('#dialog').dialog('isOpen')", "false")


@widget("draggable")
def draggable(player):
    before = player.read("$('#draggable').offset().top")
    player.drag(fromSelector="#draggable", by=[80, 50])
    expect(player, "Math.round($('#draggable').offset().top - %s)" % before, "50")


@widget("droppable")
def droppable(player):
    player.drag(fromSelector="#draggable", toSelector="#droppable")
    expect(player, "$('#droppable').text().trim()", '"Dropped!"')


@widget("menu")
def menu(player):
    player.read("void $('#menu').on('menuselect', (event, ui) => window.chosen = ui.item.text().trim())")
    player.hover(player.node("menuitem", "Electronics"))
    player.wait(text="Utilities")
    player.click(player.node("menuitem", "Utilities"))
    expect(player, "window.chosen", '"Utilities"')


@widget("selectmenu")
def selectmenu(player):
    player.click(player.node("combobox", "Medium"))
    # The browser itself sees no options here: an item of no role stands between them and their list.
    player.click(player.node("generic", "Faster"))
    expect(player, "$('#speed').val()", '"Faster"')


@widget("slider")
def slider(player):
    player.click(selector="#slider .ui-slider-handle")
    player.press("ArrowRight", 3)
    expect(player, "$('#slider').slider('value')", "3")
    half = player.read("Math.round($('#slider').width() / 2)")
    player.click(selector="#slider", position=[half, 5])
    expect(player, "$('#slider').slider('value')", "50")


@widget("sortable")
def sortable(player):
    items = player.nodes("listitem")
    player.drag(fromRef=items[0].ref, toRef=items[3].ref)
    expect(player, "[...document.querySelectorAll('#sortable li')].map(item => item.innerText.trim())"
                   ".indexOf('Item 1') >= 2", "true")


@widget("spinner")
def spinner(player):
    player.type(player.node("spinbutton", "Select a value:"), value="7", key="ArrowUp")
    expect(player, "$('#spinner').spinner('value')", "8")
    player.click(player.node("button", "Set value to 5"))
    expect(player, "$('#spinner').spinner('value')", "5")
    said = player.click(player.node("button", "Get value"), dialog="accept")
    if '"5"' not in said:
        raise Wrong(f"the alert was not reported: {said}")


@widget("tabs")
def tabs(player):
    player.click(player.node("tab", "Proin dolor"))
    expect(player, "$('#tabs').tabs('option', 'active')", "1")
    expect(player, "$('#tabs-2').is(':visible')", "true")


@widget("tooltip")
def tooltip(player):
    player.hover(player.node("textbox"))
    expect(player, "$('.ui-tooltip').text().slice(0, 20)", '"We ask for your age "')


@widget("label with a link", "own/terms.html")
def label_with_a_link(player):
    player.click(selector="#agree")
    player.click(selector="#hidden")
    expect(player, "[agree.checked, document.querySelector('#hidden').checked, location.hash]",
           '[true, true, ""]')

