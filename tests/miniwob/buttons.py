"""Buttons, links, dialogs, tabs, sections, menus, trees."""
import re

from .player import Lost, family


def quoted(task):
    """What the task puts into quotes."""
    return re.findall(r'"([^"]*)"', task)


@family("click-button")
def click_button(player):
    player.click(player.node("button", quoted(player.task)[0]))


@family("click-test-2")
def click_test_2(player):
    # Half of the time the other button lies over this one.
    player.click(player.node("button", "ONE"))


@family("click-link")
def click_link(player):
    player.click(pressable(player, quoted(player.task)[0]))


@family("click-dialog")
def click_dialog(player):
    player.click(role="button", name="Close")


@family("click-dialog-2")
def click_dialog_2(player):
    wanted = quoted(player.task)[0]
    player.click(player.node("button", "Close" if wanted == "x" else wanted))


def pressable(player, text):
    """What can be pressed and says this."""
    found = [node for node in player.look() if node.pressable and node.text == text]
    if not found:
        raise Lost(f"nothing to press says {text!r}")
    return found[0]


@family("click-tab-2", "click-collapsible-2")
def click_tab_2(player):
    wanted = quoted(player.task)[0]
    for at in range(3):
        player.click(player.nodes("tab")[at])
        for node in player.look():
            if node.pressable and node.text == wanted:
                player.click(node)
                return
        # A section that was open already is closed by a press.
    raise Lost(f"{wanted!r} is under none of the tabs")


@family("click-menu")
def click_menu(player):
    *way, leaf = player.task.removeprefix("Select ").split(">")
    for name in way:
        player.wait(role="menuitem", name=name)
        player.hover(player.node("menuitem", name))
    player.wait(role="menuitem", name=leaf)
    player.click(player.node("menuitem", leaf))


@family("navigate-tree")
def navigate_tree(player):
    wanted = quoted(player.task)[0]
    opened = set()
    while True:
        leaves = player.read("[...document.querySelectorAll('#tree span')]"
                             ".filter(e => e.getClientRects().length).map(e => [e.className, e.innerText])")
        spans = [text for _, text in leaves]
        if wanted in spans:
            click_span(player, wanted)
            return
        closed = [at for at, (kind, text) in enumerate(leaves) if "folder" in kind and text not in opened]
        if not closed:
            raise Lost(f"{wanted!r} is in none of the folders")
        text = leaves[closed[0]][1]
        opened.add(text)
        click_span(player, text)


def click_span(player, text):
    player.click([node for node in player.look() if node.text == text and node.ref][0])
