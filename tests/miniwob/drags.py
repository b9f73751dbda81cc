"""Boxes, items, handles, sliders."""
import json
import re

from .player import family


@family("drag-box")
def drag_box(player):
    small, large = (player.node("generic", name) for name in "sL")
    player.drag(fromRef=small.ref, toRef=large.ref)
    player.submit()


@family("drag-items")
def drag_items(player):
    name, where = re.match(r"Drag (.+?) ((?:to|up|down) .+)\.", player.task).groups()
    nodes = [node for node in player.look(boxes=True) if node.role == "listitem"]
    items = [node.text for node in nodes]
    at = items.index(name)
    numbered = re.search(r"to the (\d)\w\w position", where)
    to = {"to the top": 0, "to the bottom": len(items) - 1, "down by one position": at + 1,
          "up by one position": at - 1}.get(where)
    if to is None:
        to = int(numbered.group(1)) - 1
    # An item gives way to one that is pulled past its middle.
    width, height = nodes[to].box[2:]
    past = height * 0.9 if to > at else height * 0.1
    player.drag(fromRef=nodes[at].ref, toRef=nodes[to].ref, toPosition=[width / 2, past])


@family("resize-textarea")
def resize_textarea(player):
    dimension, direction = re.search(r"the (width|height) is (smaller|larger)", player.task).groups()
    far = 12 if direction == "larger" else -12
    handle, by = (".ui-resizable-e", [far, 0]) if dimension == "width" else (".ui-resizable-s", [0, far])
    player.drag(fromSelector=handle, by=by)
    player.submit()


@family("use-slider-2")
def use_slider_2(player):
    wanted = json.loads(re.search(r"\[[\d,]+\]", player.task).group())
    for at, value in enumerate(wanted, 1):
        now, width = player.read(f"[Number(document.querySelector('#val-{at}').innerText),"
                                 f" document.querySelector('#slider-{at}').clientWidth]")
        if now != value:
            handle = f"#slider-{at} .ui-slider-handle"
            player.drag(fromSelector=handle, by=[(value - now) * width / 20, 0])
    player.submit()
