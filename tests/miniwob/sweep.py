"""Every page: the snapshot succeeds to its end, and each ref in it leads to an element."""
import os
import re
import time

from .server import Refused

REF = re.compile(r"\[ref=(e\d+)\]")


def pages(html):
    """The paths of all pages."""
    found = []
    for folder, _, names in os.walk(html):
        found += [os.path.join(folder, name) for name in names if name.endswith(".html")]
    return sorted(os.path.relpath(path, html) for path in found)


def refs(server):
    """All refs of the page, read on to the end of the listing."""
    text, content = server.tool("browser_snapshot")
    all_refs = REF.findall(text)
    while content.get("cursor") or "read on with cursor" in text:
        cursor = content.get("cursor") or re.search(r'read on with cursor "([^"]+)"', text).group(1)
        text, content = server.tool("browser_snapshot", cursor=cursor)
        all_refs += REF.findall(text)
    return list(dict.fromkeys(all_refs))


def one(server, url):
    """What is wrong with a page, and how many refs it has."""
    server.tool("browser_navigate", url=url)
    found = refs(server)
    wrong = []
    for ref in found:
        try:
            _, content = server.tool("browser_evaluate", ref=ref, expression="el => el.isConnected")
            if content.get("value") is not True:
                wrong.append(f"{ref} is not in the page")
        except Refused as refusal:
            wrong.append(str(refusal))
    return wrong, len(found)


def sweep(server, site, html, only=None):
    """All pages: how many are sound, how many are not."""
    passed = failed = total = 0
    began = time.monotonic()
    for path in pages(html):
        if only and only not in path:
            continue
        try:
            wrong, count = one(server, site.url(path))
        except Refused as refusal:
            wrong, count = [str(refusal)], 0
        total += count
        if wrong:
            failed += 1
            print(f"FAIL page {path}: {len(wrong)} of {count} refs: {wrong[0]}", flush=True)
        else:
            passed += 1
    print(f"{'FAIL' if failed else 'ok  '} {'every page':28} {passed:3}/{passed + failed}"
          f" {total:5} refs  {time.monotonic() - began:7.1f} s", flush=True)
    return passed, failed
