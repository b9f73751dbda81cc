"""A text editor with a bar of buttons."""
import re

from .player import family

SHADES = {"red": "#e60000", "orange": "#ff9900", "yellow": "#ffff00", "green": "#008a00",
          "blue": "#0066cc", "purple": "#9933ff"}
BUTTONS = {"bold": "bold", "italics": "italic", "underlined": "underline"}


@family("text-editor")
def text_editor(player):
    mark(player, re.search(r"the text (\S+) the (?:style|color)", player.task))
    style = re.search(r"the (style|color) (\w+)", player.task)
    if style.group(1) == "style":
        press(player, f"<button.ql-{BUTTONS[style.group(2)]}")
    else:
        press(player, "<span.ql-picker-label")
        player.click(selector=f'.ql-picker-item[data-value="{SHADES[style.group(2)]}"]')
    player.submit()


def press(player, note):
    """A button that is an icon, known by what its tag says."""
    player.click([node for node in player.look() if node.note.startswith(note)][0])


def mark(player, word):
    """Selects a word, or everything, with the keyboard.

    The editor (Quill) looks at the selection 100 ms after a key; whoever presses a button before
    that has no selection, and no person does.
    """
    select(player, word)
    player.wait(time=150)


def select(player, word):
    text = player.read("document.querySelector('.ql-editor').innerText.trim()")
    player.click(selector=".ql-editor")
    if not word:
        player.press("Control+A")
        return
    before = [0]
    for part in text.split(" "):
        before.append(before[-1] + len(part) + 1)
    at = text.split(" ").index(word.group(1))
    player.press("Control+Home")
    player.press("ArrowRight", before[at])
    player.press("Shift+ArrowRight", len(word.group(1)))
