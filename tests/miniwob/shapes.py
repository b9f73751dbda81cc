"""Colors and drawings: what they look like is read from the page, as from a picture."""
import re

from .player import Lost, family

SHAPES = """[...document.querySelectorAll('#area_svg > *')].map(e => ({
  kind: {rect: 'rectangle', circle: 'circle', polygon: 'triangle'}[e.localName] ?? e.textContent,
  color: e.getAttribute('fill'), size: Math.round(e.localName === 'text' ?
    parseFloat(e.getAttribute('font-size')) : e.getBBox().width) > 15 ? 'large' : 'small'}))"""


def fits(shape, words):
    """Whether a shape is a `large red circle`, a `small digit`, a `blue item`…"""
    *looks, kind = words.split()
    text = shape["kind"]
    classes = ["shape"] if len(text) > 1 else ["digit" if text.isdigit() else "letter"]
    return (kind == "item" or kind in classes + [text]) and \
        all(look in (shape["size"], shape["color"]) for look in looks)


def drawn(player):
    """What can be pressed in the picture, in its order."""
    nodes = player.look()
    at = [node.role for node in nodes].index("img")
    return [node for node in nodes[at + 1:] if node.pressable and node.depth > nodes[at].depth]


@family("click-shape")
def click_shape(player):
    wanted = player.task.removeprefix("Click on a ")
    fitting = [at for at, shape in enumerate(player.read(SHAPES)) if fits(shape, wanted)]
    player.click(drawn(player)[fitting[0]])


@family("count-shape")
def count_shape(player):
    wanted = re.search(r"How many (.+)s are there", player.task).group(1)
    count = sum(fits(shape, wanted) for shape in player.read(SHAPES))
    player.submit(str(count))


@family("click-color")
def click_color(player):
    color = re.search(r"the (\w+) colored", player.task).group(1)
    colors = player.read("[...document.querySelectorAll('#area .color')].map(e => e.style.backgroundColor)")
    boxes = [node for node in player.look() if node.note == "<div.color>"]
    player.click(boxes[colors.index(color)])


@family("click-shades")
def click_shades(player):
    color = re.search(r"shades of (\w+)", player.task).group(1)
    shades = player.read("[...document.querySelectorAll('#area span')].map(e =>"
                         " getComputedStyle(e).backgroundColor.match(/[0-9]+/g).map(Number))")
    boxes = [node for node in player.look() if node.note == "<span>"]
    for box, shade in zip(boxes, shades, strict=True):
        if ("red", "green", "blue")[shade.index(max(shade))] == color:
            player.click(box)
    player.submit()


@family("grid-coordinate")
def grid_coordinate(player):
    x, y = map(int, re.search(r"\((-?\d),(-?\d)\)", player.task).groups())
    places = player.read("[...document.querySelectorAll('circle')].map(e => [e.cx.baseVal.value, e.cy.baseVal.value])")
    wanted = [75 + 30 * x, 75 - 30 * y]
    if wanted not in places:
        raise Lost(f"{wanted} is none of {places}")
    player.click(drawn(player)[places.index(wanted)])
