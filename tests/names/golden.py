"""Golden snapshots: what our own listing of some fixtures is, line for line."""
import os
import re

CHOSEN = ["accordion", "breadcrumbs", "button", "character-count", "checkboxes", "cookie-banner",
          "date-input", "details", "error-summary", "file-upload", "notification-banner", "pagination",
          "password-input", "radios", "select", "summary-list", "table", "tabs", "task-list"]


def pages(fixtures):
    """The first fixture of each chosen component that is not the plainest one, by name."""
    found = {}
    for path in fixtures:
        _, component, name = path.split("/")
        if component in CHOSEN and component not in found:
            found[component] = path
    return [found[component] for component in CHOSEN if component in found]


def normal(text):
    """The lines, with refs in the order in which they appear."""
    lines = [line for line in text.splitlines() if re.match(r"\s*- ", line)]
    numbers = {}

    def renamed(match):
        return f"[ref=e{numbers.setdefault(match.group(1), len(numbers) + 1)}]"

    return "".join(re.sub(r"\[ref=e(\d+)\]", renamed, line) + "\n" for line in lines)


def check(root, server, path, bless):
    """None when the golden file says the same, else what differs."""
    text = normal(server.tool("browser_snapshot")[0])
    folder = os.path.join(root, "tests", "golden")
    file = os.path.join(folder, "govuk-" + path.split("/")[1] + ".txt")
    if bless:
        os.makedirs(folder, exist_ok=True)
        with open(file, "w") as golden:
            golden.write(f"# {path}\n{text}")
        return None
    try:
        with open(file) as golden:
            wanted = golden.read().split("\n", 1)[1]
    except OSError:
        return f"{os.path.relpath(file, root)} is not there; --bless writes it"
    if wanted == text:
        return None
    was, now = wanted.splitlines(), text.splitlines()
    gone = [f"      - {line}" for line in was if line not in now]
    new = [f"      + {line}" for line in now if line not in was]
    return "\n".join([f"{os.path.relpath(file, root)} is not what is read now", *gone[:5], *new[:5]])
