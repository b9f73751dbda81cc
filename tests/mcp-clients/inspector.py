"""The official MCP inspector's command line as a client of `cdpwire mcp`, in both eras.

Usage: inspector.py CDPWIRE NODE INSPECTOR [--browser]. Each call is a server of its own.
Exit code 0 when all went as it should.
"""

import json
import os
import subprocess
import sys
import time

BINARY, NODE, INSPECTOR = (os.path.abspath(path) for path in sys.argv[1:4])
# What the inspector ends with when a tool refuses, and when there is no such tool.
REFUSED = 5


def ask(era, method, *more, fixture=True):
    """One call: the exit code and the object that was printed."""
    argv = [NODE, INSPECTOR, "--cli", BINARY, "mcp", "--method", method, *more, "--format", "json",
            "--protocol-era", era]
    # The inspector hands only a few variables of its own to a server.
    wanted = {"CDPWIRE_FIXTURE_TOOLS": "1"} if fixture else {}
    for name in ("CDPWIRE_BROWSER", "TMPDIR"):
        if name in os.environ:
            wanted[name] = os.environ[name]
    for name, value in wanted.items():
        argv += ["-e", f"{name}={value}"]
    done = subprocess.run(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=120)
    text = done.stdout.strip() or done.stderr.strip()
    try:
        return done.returncode, json.loads(text), done.stderr
    except ValueError:
        raise AssertionError(f"{era} {method} {more}: exit {done.returncode}: {text[:600]}") from None


def call(era, name, arguments, fixture=True):
    return ask(era, "tools/call", "--tool-name", name, "--tool-args-json", json.dumps(arguments),
               fixture=fixture)


def with_fixture(era):
    code, answer, said = ask(era, "tools/list", "--strict")
    names = [tool["name"] for tool in answer["result"]["tools"]]
    assert code == 0 and names[:2] == ["browser_navigate", "browser_echo"], (code, names, said)

    code, answer, _ = call(era, "browser_echo", {"text": "ä𝄞", "times": 2})
    assert code == 0 and answer["result"]["structuredContent"] == {"echo": ["ä𝄞", "ä𝄞"]}, answer

    code, answer, _ = call(era, "browser_picture", {})
    kinds = [block["type"] for block in answer["result"]["content"]]
    assert code == 0 and kinds == ["text", "image", "resource_link"], answer

    code, answer, _ = call(era, "browser_fail", {})
    assert code == REFUSED and "close the dialog" in json.dumps(answer), (code, answer)

    code, answer, _ = call(era, "browser_fly", {})
    assert code == REFUSED and "not found" in json.dumps(answer), (code, answer)


def with_browser(era):
    code, answer, said = ask(era, "tools/list", "--strict", fixture=False)
    tools = answer["result"]["tools"]
    assert code == 0 and "browser_snapshot" in [tool["name"] for tool in tools], (code, said)
    page = "data:text/html,<title>inspected</title><button>Press</button>"
    code, answer, _ = call(era, "browser_navigate", {"url": page}, fixture=False)
    assert code == 0 and "inspected" in answer["result"]["content"][0]["text"], answer
    code, answer, _ = call(era, "browser_evaluate", {"expression": "1 + 1"}, fixture=False)
    assert code == 0 and answer["result"]["structuredContent"]["value"] == 2, answer
    print(f"  {era}: {len(tools)} tools")


def main():
    for era in ("legacy", "auto", "modern"):
        began = time.monotonic()
        with_fixture(era)
        if "--browser" in sys.argv:
            with_browser(era)
        print(f"inspector, {era}: as it should be ({time.monotonic() - began:.2f} s)", flush=True)


main()
