"""What a player can do: read the task and the snapshot, and act through the tools."""
import json

from .server import Refused
from .snapshot import parse

FAMILIES = {}


def family(*names):
    """Registers the player of a task family."""

    def register(play):
        for name in names:
            FAMILIES[name] = play
        return play

    return register


class Lost(Exception):
    """The player does not see what it looks for."""


class Player:
    """One page and one task at a time."""

    def __init__(self, server):
        self.server = server
        self.task = ""
        self.last = ""

    # --- reading ---

    def read(self, expression, **place):
        """A value of the page. For reading only: what a picture would show to an eye."""
        _, content = self.server.tool("browser_evaluate", expression=expression, **place)
        return content.get("value")

    def look(self, **arguments):
        """The nodes of the page as they are now, without the frame around the task."""
        text, _ = self.server.tool("browser_snapshot", **arguments)
        return parse(text)

    def nodes(self, role=None, name=None):
        """Those of a role, or with a text, in their order."""
        return [node for node in self.look() if node.ref and (role is None or node.role == role)
                and (name is None or node.text == name)]

    def node(self, role=None, name=None, at=0):
        """One of them."""
        found = self.nodes(role, name)
        if at >= len(found):
            raise Lost(f"no {role} {name!r} at {at}; there are {self.look()}")
        return found[at]

    # --- acting ---

    def click(self, node=None, **arguments):
        if node is not None:
            arguments["ref"] = node.ref
        self.last = self.server.tool("browser_click", **arguments)[0]
        return self.last

    def type(self, node=None, **arguments):
        if node is not None:
            arguments["ref"] = node.ref
        return self.server.tool("browser_type", **arguments)[0]

    def press(self, key, times=1):
        """A key for what has the focus."""
        for _ in range(times):
            self.server.tool("browser_type", key=key)

    def hover(self, node):
        return self.server.tool("browser_hover", ref=node.ref)[0]

    def drag(self, **arguments):
        return self.server.tool("browser_drag", **arguments)[0]

    def scroll(self, **arguments):
        return self.server.tool("browser_scroll", **arguments)[0]

    def wait(self, **arguments):
        _, content = self.server.tool("browser_wait", **arguments)
        if not content["matched"]:
            raise Lost(f"waited in vain for {arguments}")

    def submit(self, name="Submit"):
        self.click(self.node("button", name))

    # --- the episode ---

    def open(self, url):
        self.server.tool("browser_navigate", url=url)

    def begin(self, seed):
        """Another task. The page's own clock is for quicker players than a loaded machine."""
        self.read("(() => { Math.seedrandom(%d); core.EPISODE_MAX_TIME = 600000; "
                  "core.startEpisodeReal(); return true; })()" % seed)
        self.task = self.read("core.getUtterance()")

    def reward(self):
        """What the page says: the reward once it is done, else None, and why."""
        values = self.read("[WOB_DONE_GLOBAL, WOB_RAW_REWARD_GLOBAL, WOB_REWARD_REASON]")
        done, reward, reason = values
        return (reward if done else None), reason


def episode(player, play, seed):
    """One task; None when it was solved, else what went wrong."""
    try:
        player.begin(seed)
        play(player)
        reward, reason = player.reward()
    except (Refused, Lost, LookupError, ValueError, AttributeError, TypeError) as error:
        return f"{player.task!r}: {type(error).__name__}: {error}"
    if reward == 1:
        return None
    said = f"reward {json.dumps(reward)} {reason or ''}".rstrip()
    return f"{player.task!r}: {said}; the last click: {player.last!r}"
