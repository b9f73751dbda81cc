"""A spinner, a color picker."""
import re

from .player import family

COLORS = {
    "black": "000000", "white": "ffffff", "aqua": "00ffff", "blue": "0000ff", "gray": "808080",
    "green": "008000", "lime": "00ff00", "maroon": "800000", "navy": "000080", "olive": "808000",
    "purple": "800080", "red": "ff0000", "silver": "c0c0c0", "teal": "008080", "yellow": "ffff00",
    "pink": "ffc0cb", "magenta": "ff00ff", "gold": "ffd700", "orange": "ffa500",
}


@family("use-spinner")
def use_spinner(player):
    number = int(re.search(r"Select (-?\d+)", player.task).group(1))
    way = "up" if number > 0 else "down"
    for _ in range(abs(number)):
        player.click(selector=f".ui-spinner-{way}")
    player.submit()


@family("use-colorwheel")
def use_colorwheel(player):
    color = re.search(r"Select (\w+)", player.task).group(1)
    # Escape closes the picker that opens over what is below the field.
    player.type(player.node("textbox"), value=COLORS[color], key="Tab")
    player.submit()
