"""Text, passwords, dates, times, words of a text."""
import re

from .player import Lost, family
from .buttons import quoted

MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September",
          "October", "November", "December"]


def nth(word):
    """3 for `3rd`."""
    return int(re.match(r"\d+", word).group())


@family("enter-text-dynamic")
def enter_text(player):
    player.type(player.node("textbox"), value=quoted(player.task)[0])
    player.submit()


@family("enter-password")
def enter_password(player):
    password = quoted(player.task)[0]
    for field in player.nodes("textbox"):
        player.type(field, value=password)
    player.submit()


@family("enter-date")
def enter_date(player):
    month, day, year = re.search(r"(\d\d)/(\d\d)/(\d{4})", player.task).groups()
    player.type(player.node("date"), value=f"{year}-{month}-{day}")
    player.submit()


@family("enter-time")
def enter_time(player):
    hour, minute, half = re.search(r"(\d+):(\d\d) ([AP]M)", player.task).groups()
    hour = int(hour) % 12 + (12 if half == "PM" else 0)
    player.type(player.node("time"), value=f"{hour:02}:{minute}")
    player.submit()


@family("choose-date")
def choose_date(player):
    month, day, year = map(int, re.search(r"(\d\d)/(\d\d)/(\d{4})", player.task).groups())
    player.click(player.node("textbox"))
    for _ in range(13):
        nodes = player.look()
        said = " ".join(f"{node.name} {node.value}" for node in nodes)
        shown = [at for at, name in enumerate(MONTHS, 1) if re.search(rf"{name}\s*{year}", said)]
        if not shown:
            raise Lost(f"no month is shown in {nodes}")
        if shown[0] == month:
            break
        way = "Prev" if shown[0] > month else "Next"
        player.click([node for node in nodes if node.text == way and node.ref][0])
    player.click(player.node("link", str(day)))
    player.submit()


@family("find-word")
def find_word(player):
    at = nth(re.search(r"Find the (\w+) word", player.task).group(1))
    words = player.node("paragraph").text.split()
    player.type(player.node("textbox"), value=re.sub(r"[^a-zA-Z]", "", words[at - 1]))
    player.submit()


@family("focus-text-2")
def focus_text_2(player):
    at = nth(re.search(r"the (\w+) input", player.task).group(1))
    player.click(player.node("textbox", at=at - 1))


@family("form-sequence-2")
def form_sequence_2(player):
    radio, field = (nth(word) for word in re.findall(r"the (\d\w\w) ", player.task))
    player.click(player.node("radio", at=radio - 1))
    player.type(player.node("textbox", at=field - 1), value=quoted(player.task)[0])
    player.submit()


@family("login-user-popup")
def login_user_popup(player):
    name, password = quoted(player.task)
    for at, text in enumerate([name, password]):
        player.type(player.node("textbox", at=at), value=text)
        if player.nodes("button", "Cancel"):
            # A popup came in between, and disabled what was being typed into.
            player.submit("Cancel")
            player.type(player.node("textbox", at=at), value=text)
    player.click(selector="#subbtn")


@family("use-autocomplete")
def use_autocomplete(player):
    start, *end = quoted(player.task)
    player.type(player.node("textbox", "Tags:"), value=start)
    player.wait(role="listitem")
    fitting = [node for node in player.nodes("listitem") if node.text.startswith(start) and node.text.endswith(end[0] if end else "")]
    player.click(fitting[0])
    player.submit()
