"""Checkboxes, radio buttons, native lists."""
from .player import family


def names(task, before):
    """The names between these words and the rest of the task."""
    listed = task.split(before, 1)[1].rsplit(" and click Submit", 1)[0]
    return [] if listed == "nothing" else listed.split(", ")


@family("click-checkboxes", "click-checkboxes-transfer")
def click_checkboxes(player):
    for name in names(player.task, "Select "):
        player.click(player.node("checkbox", name))
    player.submit()


@family("click-checkboxes-large")
def click_checkboxes_large(player):
    for name in names(player.task, "Select "):
        player.click(role="checkbox", name=name, checked=True)
    player.submit()


@family("click-checkboxes-soft")
def click_checkboxes_soft(player):
    dictionary = player.read("SYNONYMS")
    for word in names(player.task, "similar to "):
        alike = {other for line in dictionary if word in line for other in line}
        for node in player.nodes("checkbox"):
            if node.name in alike:
                player.click(node, checked=True)
    player.submit()


@family("click-option")
def click_option(player):
    player.click(player.node("radio", names(player.task, "Select ")[0]))
    player.submit()


@family("click-scroll-list")
def click_scroll_list(player):
    wanted = player.task.removeprefix("Select ").split(" from the scroll list")[0].split(", ")
    options = {node.name for node in player.nodes("option")}
    # Names of countries have commas too.
    if not set(wanted) <= options:
        wanted = [name for name in options if name in player.task]
    player.click(player.node("listbox"), select=wanted)
    player.submit()


@family("choose-list")
def choose_list(player):
    wanted = player.task.removeprefix("Select ").split(" from the list")[0]
    player.click(player.node("combobox"), select=[wanted])
    player.submit()
