"""The text of a snapshot, as nodes."""
import re

LINE = re.compile(r'^(\s*)- (\S+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)( \*)?(?:: (.*?))?( <.*>)?(?: \[box=(.*)\])?$')


def unquoted(text):
    """What was between the quotes, as the page has it."""
    return re.sub(r"\\(?:u\{([0-9a-f]+)\}|(.))",
                  lambda match: chr(int(match.group(1), 16)) if match.group(1) else match.group(2), text)


class Node:
    """One line."""

    def __init__(self, match):
        indent, self.role, name, states, _, value, note, box = match.groups()
        self.depth = len(indent) // 2
        self.name = unquoted(name or "")
        self.states = re.findall(r"\[([^\]]*)\]", states)
        self.value = value or ""
        self.note = (note or "").strip()
        self.box = [int(number) for number in box.split(",")] if box else None
        refs = [state[4:] for state in self.states if state.startswith("ref=")]
        self.ref = refs[0] if refs else None

    @property
    def text(self):
        """What it says: its name, else the text in it."""
        return self.name or self.value

    @property
    def pressable(self):
        return "pressable" in self.states

    def __repr__(self):
        return f"{self.role} {self.text!r} {self.states}"


def parse(text):
    """The nodes of a listing, in order."""
    matches = (LINE.match(line) for line in text.splitlines())
    return [Node(match) for match in matches if match]
