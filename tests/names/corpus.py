"""Pages of other people and the oracles: fetched once, served on a port of the loopback address."""
import glob
import http.server
import json
import os
import subprocess
import threading

NPM = ["govuk-frontend@6.6.0", "axe-core@4.14.1", "dom-accessibility-api@0.7.1"]
DEBIAN = ["libjs-jquery-ui-docs", "libjs-jquery-ui", "libjs-jquery", "libjs-jquery-mousewheel",
          "node-requirejs"]
DEMOS = "usr/share/doc/libjs-jquery-ui-docs/examples"
TYPES = {".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript",
         ".mjs": "text/javascript", ".svg": "image/svg+xml", ".png": "image/png",
         ".jpg": "image/jpeg", ".gif": "image/gif", ".json": "application/json"}

PAGE = """<!doctype html><html lang="en" class="govuk-template"><head><meta charset="utf-8">
<title>%s</title><link rel="stylesheet" href="/govuk-frontend/dist/govuk/govuk-frontend.min.css">
</head><body class="govuk-template__body js-enabled govuk-frontend-supported">
%s
<script type="module">import { initAll } from "/govuk-frontend/dist/govuk/govuk-frontend.min.js";
initAll(); window.isReady = true;</script></body></html>"""


class Missing(Exception):
    """What is needed cannot be had here."""


def fetch_npm(folder):
    """The packages, installed once; gives the folder they are in."""
    modules = os.path.join(folder, "node_modules")
    names = [package.rsplit("@", 1)[0] for package in NPM]
    if all(os.path.isdir(os.path.join(modules, name)) for name in names):
        return modules
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "package.json"), "w") as file:
        file.write('{"private": true}')
    try:
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", *NPM], cwd=folder,
                       check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Missing(f"npm could not install {', '.join(NPM)}: {error}") from None
    return modules


def fetch_demos(folder):
    """The demos, unpacked and not installed: neither root nor a changed system is needed."""
    root = os.path.join(folder, "jquery-ui")
    if os.path.isdir(os.path.join(root, DEMOS)):
        return root
    # apt fetches as a user of its own, who must be able to write here.
    packages = os.path.join(folder, "debs")
    os.makedirs(packages, exist_ok=True)
    try:
        subprocess.run(["apt-get", "-qq", "download", *DEBIAN], cwd=packages, check=True)
        for package in glob.glob(os.path.join(packages, "*.deb")):
            subprocess.run(["dpkg-deb", "-x", package, root], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Missing(f"the jQuery UI demos (Debian: {' '.join(DEBIAN)}) cannot be had here: {error}"
                      " (an apt-get update may be due)") from None
    return root


def fixtures(modules):
    """Path of each page and what it holds."""
    pages = {}
    pattern = os.path.join(modules, "govuk-frontend/dist/govuk/components/*/fixtures.json")
    for path in sorted(glob.glob(pattern)):
        with open(path) as file:
            component = json.load(file)
        for at, fixture in enumerate(component["fixtures"]):
            slug = "".join(letter if letter.isalnum() else "-" for letter in fixture["name"].lower())
            title = f"{component['component']}: {fixture['name']}"
            pages[f"govuk/{component['component']}/{at}-{slug}"] = PAGE % (title, fixture["html"])
    return pages


def demos(root):
    """Paths of the demos; the index pages only list them."""
    if root is None:
        return []
    found = []
    for path in sorted(glob.glob(os.path.join(root, DEMOS, "*", "*.html"))):
        with open(path) as page:
            # Three of them need a library that the package has not.
            is_whole = "globalize" not in page.read()
        if is_whole and not path.endswith("index.html"):
            found.append(os.path.relpath(path, root))
    return found


class Site:
    """Serves made pages, then files of several folders as if they were one."""

    def __init__(self, pages, folders):
        site = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                found = site.find(self.path.split("?")[0].strip("/"))
                self.send_response(200 if found else 404)
                kind, body = found or ("text/plain", b"")
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.pages, self.folders = pages, [os.path.abspath(folder) for folder in folders]
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def find(self, path):
        if path in self.pages:
            return TYPES[".html"], self.pages[path].encode()
        # Where the demos look for it is a link that the package makes when it is installed.
        if path == "usr/share/nodejs/require.js":
            path = "usr/share/nodejs/requirejs/require.js"
        for folder in self.folders:
            file = os.path.realpath(os.path.join(folder, path))
            if file.startswith(folder) and os.path.isfile(file):
                with open(file, "rb") as content:
                    kind = TYPES.get(os.path.splitext(file)[1], "application/octet-stream")
                    return kind, content.read()
        return None

    def url(self, path):
        return f"http://127.0.0.1:{self.server.server_port}/{path}"

    def close(self):
        self.server.shutdown()
