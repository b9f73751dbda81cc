"""The run: all families, then all pages."""
import argparse
import os
import subprocess
import time

from . import buttons, choices, drags, editing, fields, lists, shapes, widgets  # noqa: F401
from .player import FAMILIES, Player, episode
from .server import Gone, Refused, Server
from .site import Site, fetch
from .sweep import sweep


def build(root):
    """The binary, built as it is."""
    subprocess.run(["cargo", "build", "--locked", "--quiet", "--bin", "cdpwire"], cwd=root, check=True)
    return os.path.join(target_of(root), "debug", "cdpwire")


def target_of(root):
    return os.environ.get("CARGO_TARGET_DIR") or os.path.join(root, "target")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--binary", help="the cdpwire to test; built if not given")
    parser.add_argument("--seeds", type=int, default=10, help="tasks of each family (10)")
    parser.add_argument("--first", type=int, default=1, help="the first seed (1)")
    parser.add_argument("--family", action="append", choices=sorted(FAMILIES), metavar="NAME",
                        help="only this one; may be repeated")
    parser.add_argument("--sweep", action="store_true", help="only the snapshot and refs of every page")
    parser.add_argument("--page", help="of the sweep, only paths that contain this")
    parser.add_argument("--list", action="store_true", help="the families")
    return parser.parse_args()


def play(player, site, name, seeds):
    """One family: how many tasks were solved, and what went wrong with the others."""
    failures = []
    is_open = False
    for seed in seeds:
        if not is_open:
            player.open(site.url(f"miniwob/{name}.html"))
            is_open = True
        failure = episode(player, FAMILIES[name], seed)
        if failure:
            failures.append(f"seed {seed}: {failure}")
            # What is left of a task that went wrong is not the next one's business.
            is_open = False
    return failures


def families(player, site, names, seeds):
    """All of them, a line each."""
    passed = failed = 0
    for name in names:
        began, calls = time.monotonic(), player.server.calls
        try:
            failures = play(player, site, name, seeds)
        except Refused as refusal:
            failures = [str(refusal)] * len(seeds)
        failed += len(failures)
        passed += len(seeds) - len(failures)
        print(f"{'FAIL' if failures else 'ok  '} {name:28} {len(seeds) - len(failures):3}/{len(seeds)}"
              f" {player.server.calls - calls:5} calls {time.monotonic() - began:7.1f} s", flush=True)
        for failure in failures:
            print(f"     {failure}", flush=True)
    return passed, failed


def main(root):
    options = arguments()
    names = options.family or sorted(FAMILIES)
    if options.list:
        print("\n".join(names))
        return 0
    html = fetch(target_of(root))
    binary = options.binary or build(root)
    site, server = Site(html), None
    passed = failed = 0
    began = time.monotonic()
    try:
        server = Server(binary)
        if not options.sweep:
            seeds = range(options.first, options.first + options.seeds)
            passed, failed = families(Player(server), site, names, seeds)
        if options.sweep or not options.family:
            more, less = sweep(server, site, html, options.page)
            passed, failed = passed + more, failed + less
    except Gone as gone:
        print(f"FAIL {gone}")
        failed += 1
    finally:
        if server:
            server.close()
        site.close()
    print(f"{passed} passed, {failed} failed in {time.monotonic() - began:.0f} s")
    return 1 if failed or not passed else 0
