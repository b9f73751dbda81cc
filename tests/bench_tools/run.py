"""The run: rounds in which every server takes its turn, medians and ratios."""
import argparse
import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import tempfile
import time

from . import clients
from .clients import Failed
from .pages import Site
from .raw import Raw


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", help="the cdpwire to measure; a release build if not given")
    parser.add_argument("--browser", help="the browser for all of them; found if not given")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--starts", type=int, default=3, help="of each server (3)")
    parser.add_argument("--only-ours", action="store_true", help="without the peers")
    return parser.parse_args()


def timed(action):
    began = time.perf_counter()
    answer = action()
    return (time.perf_counter() - began) * 1000, answer


class Table:
    """Rows with one value per server."""

    def __init__(self, columns):
        self.columns, self.rows = columns, []

    def add(self, row, unit, values, note=""):
        """Values by server; the ratios are ours to theirs."""
        ours = values.get("cdpwire")
        ratios = {name: round(ours / value, 2) for name, value in values.items()
                  if name != "cdpwire" and value and ours is not None}
        self.rows.append({"row": row, "unit": unit, **{key: round(value, 2) for key, value in values.items()},
                          "ratio": ratios, **({"note": note} if note else {})})

    def show(self):
        print(f"\n{'':46}" + "".join(f"{name:>16}" for name in self.columns) + "   ours / theirs")
        for row in self.rows:
            cells = "".join(f"{row[name]:>16,.2f}" if name in row else f"{'-':>16}" for name in self.columns)
            # A floor has no column of its own.
            others = ", ".join(f"{row['ratio'][name]:.2f}" for name in row["ratio"])
            extra = "".join(f"; {key} {row[key]:,.2f}" for key in row["ratio"] if key not in self.columns)
            print(f"{row['row'] + ' [' + row['unit'] + ']':46}{cells}   {others}{extra}"
                  f"{'  ' + row['note'] if 'note' in row else ''}")
        print()
        for row in self.rows:
            print(json.dumps(row))


def rounds(count, steps):
    """Medians of steps by name, each taken once a round, in an order that turns."""
    times = {name: [] for name in steps}
    names = list(steps)
    for number in range(count + 1):
        for at in range(len(names)):
            name = names[(at + number) % len(names)]
            took, _ = timed(steps[name])
            # The first round only warms.
            if number:
                times[name].append(took)
    return {name: statistics.median(values) for name, values in times.items()}


def starts(peers, site, count, table):
    """From nothing to the first page's answer."""
    greeted, first = {peer.name: [] for peer in peers}, {peer.name: [] for peer in peers}
    for _ in range(count):
        for peer in peers:
            began = time.perf_counter()
            peer.start()
            greeted[peer.name].append((time.perf_counter() - began) * 1000)
            peer.open(site.url("form"))
            first[peer.name].append((time.perf_counter() - began) * 1000)
            peer.close()
    table.add("start to initialized", "ms", {name: statistics.median(values) for name, values in greeted.items()})
    table.add("start to the first page", "ms", {name: statistics.median(values) for name, values in first.items()})


def steps(peers, site, options, table):
    """What a step of an agent takes, over MCP."""
    count = options.rounds
    for peer in peers:
        peer.start()
        peer.open(site.url("form"))
    table.add("memory after one page", "MiB", {peer.name: peer.server.memory() / 1024 for peer in peers})
    table.add("snapshot, form", "ms", rounds(count, {peer.name: peer.snapshot for peer in peers}))
    ours = next(peer for peer in peers if peer.name == "cdpwire")
    refs = {peer.name: peer.ref('textbox "Name') for peer in peers}
    for words, counter, title in (("Count", "window.times", "click, the page changes"),
                                  ("Still", "window.idle", "click, nothing changes")):
        clicked(peers, ours, words, counter, title, count, table)
    texts = iter(range(1_000_000))
    def typing(peer, how):
        return lambda: how(refs[peer.name], f"some text of {next(texts):07}")

    # Key by key where a server can; setting the value in one step is another thing, and quicker.
    types = {peer.name: typing(peer, getattr(peer, "type_keys", peer.type)) for peer in peers}
    types.update({f"{peer.name} fill": typing(peer, peer.type) for peer in peers if hasattr(peer, "type_keys")})
    table.add("type 20 letters into a field", "ms", rounds(count, types), note="playwright-mcp sets the value")
    table.add("evaluate 1+1", "ms",
              rounds(count, {peer.name: (lambda peer=peer: peer.evaluate("1+1")) for peer in peers}))
    sizes = {"form": {peer.name: len(peer.snapshot().encode()) for peer in peers}}
    for page in ("cards", "nodes"):
        for peer in peers:
            peer.open(site.url(page))
        sizes[page] = {peer.name: len(peer.snapshot().encode()) for peer in peers}
        table.add(f"snapshot, {page}", "ms",
                  rounds(max(3, count // 2), {peer.name: peer.snapshot for peer in peers}))
        if page == "nodes":
            trees(ours, site, options, table)
    for page, size in sizes.items():
        table.add(f"snapshot, {page}: first answer", "bytes", size,
                      note="ours is cut at 300 lines, navigera's at 2,000" if page != "form" else "")
        if page != "form":
            ours.open(site.url(page))
            table.add(f"snapshot, {page}: read to its end", "bytes", {"cdpwire": len(whole_listing(ours).encode())})
    table.add("memory after all of it", "MiB", {peer.name: peer.server.memory() / 1024 for peer in peers})
    for peer in peers:
        peer.close()


def clicked(peers, ours, words, counter, title, count, table):
    """A press of a button, which the page itself must have counted."""
    clicks = {}
    for peer in peers:
        ref = peer.ref(f'button "{words}"')
        clicks[peer.name] = lambda peer=peer, ref=ref: peer.click(ref)
    clicks["floor"] = floor_of_click(ours, words)
    before = {peer.name: pressed(peer, counter) for peer in peers}
    table.add(title, "ms", rounds(count, clicks), note="floor: 3 calls of browser_cdp")
    for peer in peers:
        seen = pressed(peer, counter) - before[peer.name]
        wanted = (count + 1) * (2 if peer is ours else 1)
        if seen != wanted:
            raise Failed(f"{peer.name}: the page saw {seen} clicks and not {wanted}")


def pressed(peer, counter):
    """What the page counted; written so that no other digits of the answer can be meant."""
    answer = peer.evaluate(f"'<' + {counter} + '>'")
    return int(re.search(r"<(\d+)>", answer).group(1))


def floor_of_click(ours, words):
    """The same commands of the protocol, from where the button is, and nothing else."""
    text = ours.server.tool("browser_snapshot", boxes=True)
    line = next(line for line in text.splitlines() if f'button "{words}"' in line)
    x, y, width, height = (int(number) for number in re.search(r"\[box=(.*?)\]", line).group(1).split(","))
    place = {"x": x + width // 2, "y": y + height // 2}

    def press():
        for kind, more in (("mouseMoved", {}), ("mousePressed", {"button": "left", "clickCount": 1, "buttons": 1}),
                           ("mouseReleased", {"button": "left", "clickCount": 1})):
            ours.server.tool("browser_cdp", method="Input.dispatchMouseEvent", params={"type": kind, **place, **more})

    return press


def whole_listing(ours):
    text = whole = ours.snapshot()
    while True:
        found = re.search(r'read on with cursor "(s\d+:\d+)"', text)
        if not found:
            return whole
        text = ours.server.tool("browser_snapshot", cursor=found.group(1))
        whole += text


def trees(ours, site, options, table):
    """Our snapshot beside what the browser takes for the tree alone, of the same page."""
    raw = Raw(options.browser)
    try:
        raw.open(site.url("nodes"))
        nodes = raw.count()
        took = rounds(max(5, options.rounds // 2), {
            "cdpwire": ours.snapshot,
            "browser_cdp": lambda: ours.server.tool("browser_cdp", method="Accessibility.getFullAXTree", params={}),
            "raw pipe": raw.tree,
        })
    finally:
        raw.close()
    table.add("snapshot, nodes, to getFullAXTree", "ms", took,
              note=f"{nodes} nodes in the tree; raw pipe: until its last byte, not parsed")


def sessions(site, binary, navigera, options, table):
    """A command of the shell for each step, with a browser that stays."""
    env = dict(os.environ, CDPWIRE_BROWSER=options.browser, CHROME_BIN=options.browser)
    folder = tempfile.mkdtemp(prefix="bench-tools-")

    def run(*argv):
        done = subprocess.run(argv, env=env, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        if done.returncode:
            raise Failed(f"{' '.join(argv[1:])}: {(done.stdout + done.stderr)[:300]}")
        return done.stdout

    def ours(*argv):
        return run(binary, *argv, "--session", "bench-tools")

    def theirs(*argv):
        return run(navigera, "--session", "bench-tools", *argv)

    def ref(text, words):
        line = next(line for line in text.splitlines() if words in line)
        return re.search(r"\[ref=(\w+)\]", line).group(1)

    both = {"cdpwire": ours, **({"navigera": theirs} if navigera else {})}
    try:
        ours("open", site.url("form"))
        if navigera:
            theirs("start")
            theirs("goto", site.url("form"))
        mine = ours("snapshot")
        words = {"snapshot": {"cdpwire": ["snapshot"], "navigera": ["ax"]},
                 "evaluate 1+1": {name: ["eval", "1+1"] for name in both},
                 "click a button": {"cdpwire": ["click", ref(mine, 'button "Count"')]},
                 "type": {"cdpwire": ["type", ref(mine, 'textbox "Name'), "--value", "some text of 20 char"]}}
        if navigera:
            text = theirs("--raw", "ax")
            words["click a button"]["navigera"] = ["click", ref(text, 'button "Count"')]
            words["type"]["navigera"] = ["type", "some text of 20 char", "--ref", ref(text, 'textbox "Name')]
        for title, argv in words.items():
            table.add(f"CLI session: {title}", "ms", rounds(options.rounds, {
                name: (lambda name=name, argv=argv: both[name](*argv[name])) for name in both}))
    finally:
        subprocess.run([binary, "close", "bench-tools"], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if navigera:
            subprocess.run([navigera, "--session", "bench-tools", "quit"], env=env, stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL)
        shutil.rmtree(folder, ignore_errors=True)


def main(root):
    options = arguments()
    target = os.environ.get("CARGO_TARGET_DIR") or os.path.join(root, "target")
    options.browser = options.browser or os.environ.get("CDPWIRE_BROWSER") or next(
        filter(None, map(shutil.which, ("chromium", "google-chrome", "chrome"))), None)
    if not options.browser:
        print("bench-tools: NOT RUN: there is no browser; name one with --browser")
        return 77
    if options.binary is None:
        subprocess.run(["cargo", "build", "--locked", "--quiet", "--release", "--bin", "cdpwire"], cwd=root, check=True)
        options.binary = os.path.join(target, "release", "cdpwire")
    options.binary = os.path.abspath(options.binary)
    peers, navigera, folder = [clients.Cdpwire(options.binary, options.browser)], None, os.path.join(target, "peers")
    if not options.only_ours:
        for fetch, peer in ((clients.fetch_navigera, clients.Navigera), (clients.fetch_playwright, clients.Playwright)):
            try:
                found = fetch(folder)
                candidate = peer(os.path.abspath(found), options.browser)
                candidate.start()
                candidate.close()
                peers.append(candidate)
                navigera = os.path.abspath(found) if peer is clients.Navigera else navigera
            except (OSError, subprocess.CalledProcessError, Failed) as error:
                print(f"NOT MEASURED: {peer.name}: {error}")
    version = subprocess.run([options.browser, "--version"], stdout=subprocess.PIPE, text=True).stdout.strip()
    print(f"{version}; {os.cpu_count()} cores, {platform.machine()}; load {os.getloadavg()[0]:.1f} at the beginning; "
          f"{options.rounds} rounds, medians")
    table, site = Table([peer.name for peer in peers]), Site()
    sizes = {"cdpwire": os.path.getsize(options.binary)}
    if navigera:
        sizes["navigera"] = os.path.getsize(navigera)
    table.add("size of the binary", "MB", {name: size / 1e6 for name, size in sizes.items()})
    try:
        starts(peers, site, options.starts, table)
        steps(peers, site, options, table)
        sessions(site, options.binary, navigera, options, table)
    finally:
        for peer in peers:
            if getattr(peer, "server", None) and peer.server.process.poll() is None:
                peer.close()
        table.show()
    print(f"load {os.getloadavg()[0]:.1f} at the end: with a load above the number of cores, only the ratios say anything")
    return 0
