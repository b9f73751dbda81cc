"""The run: every page compared, the goldens, the widgets."""
import argparse
import os
import subprocess
import time

from miniwob.player import Lost, Player
from miniwob.server import Gone, Refused, Server

from . import corpus, golden
from .compare import Tally, compare
from .widgets import OWN, WIDGETS, Wrong

PARTS = ("govuk", "demos", "golden", "widgets")
# What must agree, of all that either side lists.
NEEDED = 0.98
READY = {
    "own": "document.readyState === 'complete'",
    "govuk": "!!window.isReady",
    "usr": "document.documentElement.className !== 'demo-loading' && document.readyState === 'complete'",
}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", help="the cdpwire to test; built if not given")
    parser.add_argument("--only", action="append", choices=PARTS, help="only this part")
    parser.add_argument("--page", default="", help="only paths that contain this")
    parser.add_argument("--bless", action="store_true", help="write the golden snapshots")
    parser.add_argument("--examples", type=int, default=2, help="of each kind of disagreement (2)")
    return parser.parse_args()


def binary_of(options, root, target):
    if options.binary:
        return options.binary
    subprocess.run(["cargo", "build", "--locked", "--quiet", "--bin", "cdpwire"], cwd=root, check=True)
    return os.path.join(target, "debug", "cdpwire")


def open_page(server, site, path):
    server.tool("browser_navigate", url=site.url(path))
    condition = READY[path.split("/")[0]]
    _, content = server.tool("browser_evaluate", expression="""(async () => {
        const until = performance.now() + 10000;
        while (!(%s)) {
            if (performance.now() > until) return false;
            await new Promise(next => setTimeout(next, 5));
        }
        return true;
    })()""" % condition)
    if content.get("value") is not True:
        raise Refused(f"{path} did not get ready")


def compared(server, site, title, paths, options):
    """One corpus; the number of failures."""
    tally, failures, began = Tally(), 0, time.monotonic()
    for path in paths:
        try:
            open_page(server, site, path)
            compare(server, path, tally)
        except Refused as refusal:
            failures += 1
            print(f"FAIL {path}: {str(refusal)[:600]}", flush=True)
    if not tally.compared:
        print(f"FAIL {title}: nothing was compared")
        return failures + 1
    rate = tally.rate()
    good = rate >= NEEDED
    print(f"{'ok  ' if good else 'FAIL'} {title}: {100 * rate:.2f} % agree: {tally.both} of "
          f"{tally.compared + tally.missing} elements on {tally.pages} pages, {tally.missing} of which we do not list "
          f"(in role and name with axe-core {tally.axe}, with dom-accessibility-api {tally.other}); "
          f"{time.monotonic() - began:.0f} s", flush=True)
    for kind, cases in sorted(tally.kinds.items(), key=lambda item: -len(item[1])):
        print(f"     {len(cases):4} {kind}")
        for page, detail in cases[:options.examples]:
            print(f"          {page}: {' '.join(detail.split())[:330]}")
    return failures + (not good)


def operated(server, site):
    """The widgets; the number of failures."""
    player, failures = Player(server), 0
    for name, (path, play) in WIDGETS.items():
        try:
            open_page(server, site, path)
            play(player)
            print(f"ok   {name}", flush=True)
        except (Refused, Lost, Wrong, LookupError) as error:
            failures += 1
            print(f"FAIL {name}: {type(error).__name__}: {str(error)[:1500]}", flush=True)
    return failures


def goldens(root, server, site, fixtures, options):
    failures = 0
    for path in golden.pages(fixtures):
        open_page(server, site, path)
        wrong = golden.check(root, server, path, options.bless)
        if wrong:
            failures += 1
            print(f"FAIL {wrong}")
    print(f"{'ok  ' if not failures else 'FAIL'} golden snapshots"
          f"{' written' if options.bless else ''}: {len(golden.pages(fixtures))}, {failures} differ", flush=True)
    return failures


def main(root):
    options = arguments()
    target = os.environ.get("CARGO_TARGET_DIR") or os.path.join(root, "target")
    folder = os.path.join(target, "names")
    parts = ("golden",) if options.bless else options.only or PARTS
    try:
        modules = corpus.fetch_npm(folder)
    except corpus.Missing as missing:
        print(f"names: NOT RUN: {missing}")
        return 77
    try:
        demos = corpus.fetch_demos(folder) if {"demos", "widgets"} & set(parts) else None
        absent = None
    except corpus.Missing as missing:
        demos, absent = None, missing
    fixtures = corpus.fixtures(modules)
    binary = binary_of(options, root, target)
    site, server, failures = corpus.Site({**fixtures, **OWN}, [modules, *([demos] if demos else [])]), None, 0
    try:
        server = Server(binary)
        if "golden" in parts:
            failures += goldens(root, server, site, fixtures, options)
        if "widgets" in parts and demos:
            failures += operated(server, site)
        if "demos" in parts and demos:
            paths = [path for path in corpus.demos(demos) if options.page in path]
            failures += compared(server, site, "jQuery UI demos", paths, options)
        if "govuk" in parts:
            paths = [path for path in fixtures if options.page in path]
            failures += compared(server, site, "govuk-frontend fixtures", paths, options)
    except Gone as gone:
        print(f"FAIL {gone}")
        failures += 1
    finally:
        if server:
            server.close()
        site.close()
    if absent:
        print(f"NOT RUN: the jQuery UI demos and widgets: {absent}")
    print(f"{failures} failed")
    return 1 if failures else 77 if absent else 0
