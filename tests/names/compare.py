"""One page: every ref of our snapshot, as the oracles see the same element.

Two of them, since neither is always right: axe-core gives names to paragraphs and forms, which
must have none of their content, and has no role for a form; dom-accessibility-api knows fewer
roles. A line of ours agrees when its role is that of one and its name is that of one.
"""
import os
import re

from miniwob.snapshot import parse

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "oracle.js")) as file:
    ORACLE = file.read()

# What HTML-AAM says of elements for which neither oracle has a role.
HTML_AAM = {
    "p": "paragraph", "code": "code", "strong": "strong", "em": "emphasis", "del": "deletion",
    "ins": "insertion", "sub": "subscript", "sup": "superscript", "blockquote": "blockquote",
    "time": "time", "mark": "mark", "caption": "caption", "dl": "descriptionlist",
}
# Our words for what ARIA has no role for, by element.
OURS = {
    "input[date]": "date", "input[time]": "time", "input[datetime-local]": "datetime",
    "input[color]": "color", "iframe": "iframe", "legend": "legend", "video": "video", "audio": "audio",
    "details": "details", "canvas": "canvas", "input[file]": "button", "summary": "button",
}


class Tally:
    """What was compared, and where they differ."""

    def __init__(self):
        self.compared = self.both = self.pages = self.missing = 0
        self.axe = self.other = 0
        self.kinds = {}

    def differ(self, kind, page, detail):
        self.kinds.setdefault(kind, []).append((page, detail))

    def rate(self):
        expected = self.compared + self.missing
        return self.both / expected if expected else 0.0


def right_role(node, said):
    """Whether an oracle says what we say; where both have none, whether HTML-AAM does."""
    if node.role in (said["role"], said["role2"]):
        return True
    if said["role"] == said["role2"] == "generic" or said["role"] == "generic":
        return node.role in (HTML_AAM.get(said["tag"]), OURS.get(said["tag"]))
    return False


def whole_listing(server):
    """All nodes of a page, however often the listing is cut."""
    text, content = server.tool("browser_snapshot")
    nodes = parse(text)
    while content.get("cursor") or re.search(r'cursor "(s\d+:\d+)"', text):
        cursor = content.get("cursor") or re.search(r'cursor "(s\d+:\d+)"', text).group(1)
        text, content = server.tool("browser_snapshot", cursor=cursor)
        nodes += parse(text)
    unique = {}
    for node in nodes:
        if node.ref:
            unique.setdefault(node.ref, node)
    return list(unique.values())


def same_name(node, said, name):
    """Whether our line says what the oracle says."""
    if node.name.endswith("…"):
        return name.startswith(node.name[:-1])
    if node.name == name:
        return True
    # A name that repeats the text in the element is not printed beside it.
    return node.name == "" and (name == node.value or name == said["text"])


def compare(server, path, tally):
    """Adds one page to a tally."""
    nodes = whole_listing(server)
    server.tool("browser_evaluate", expression=ORACLE)
    tally.pages += 1
    for node in nodes:
        _, answer = server.tool("browser_evaluate", ref=node.ref, expression="element => oracle.ask(element)")
        said = answer["value"]
        axe, other = same_name(node, said, said["name"]), same_name(node, said, said["name2"])
        agrees, named = right_role(node, said), axe or other
        tally.compared += 1
        tally.axe += axe and node.role == said["role"]
        tally.other += other and node.role == said["role2"]
        tally.both += agrees and named
        if not agrees:
            kind = f"role of {said['tag']}: ours {node.role}, axe {said['role']}, other {said['role2']}"
            tally.differ(kind, path, said["html"])
        if not named:
            kind = f"name of {node.role} ({said['tag']})"
            tally.differ(kind, path, f"ours {node.name!r}{': ' + node.value if node.value else ''}, "
                                     f"axe {said['name']!r}, other {said['name2']!r}: {said['html']}")
    _, answer = server.tool("browser_evaluate", expression="oracle.unseen()")
    for element in answer.get("value") or []:
        tally.missing += 1
        tally.differ(f"not listed: {element['role']} ({element['tag']})", path,
                     f"{element['name']!r}: {element['html']}")
