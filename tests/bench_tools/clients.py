"""One client for all servers, and what each calls the same step."""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile


class Failed(Exception):
    """A call did not do what is measured."""


class Server:
    """An MCP server of the initialize kind, asked one thing at a time."""

    def __init__(self, argv, env=None):
        self.folder = tempfile.mkdtemp(prefix="bench-tools-")
        self.process = subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, cwd=self.folder,
                                        env=dict(os.environ, **(env or {})))
        self.number = 0
        try:
            self.request("initialize", {"protocolVersion": "2025-06-18", "capabilities": {},
                                        "clientInfo": {"name": "bench", "version": "1"}})
            self.write({"jsonrpc": "2.0", "method": "notifications/initialized"})
        except BaseException:
            self.close()
            raise

    def write(self, message):
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def request(self, method, params):
        self.number += 1
        self.write({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise Failed("the server ended")
            message = json.loads(line)
            if message.get("id") == self.number and "method" not in message:
                if "error" in message:
                    raise Failed(str(message["error"])[:300])
                return message["result"]

    def tool(self, tool, /, **arguments):
        result = self.request("tools/call", {"name": tool, "arguments": arguments})
        text = "\n".join(part.get("text", "") for part in result["content"])
        if result.get("isError"):
            raise Failed(f"{tool}: {text[:300]}")
        return text

    def memory(self):
        """Resident memory of the server itself in KiB, with helpers that are no browser."""
        return memory_of(self.process.pid)

    def close(self):
        self.process.stdin.close()
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def memory_of(pid):
    total, waiting = 0, [pid]
    while waiting:
        at = waiting.pop()
        try:
            with open(f"/proc/{at}/status") as file:
                status = file.read()
            name = re.search(r"Name:\s*(\S+)", status).group(1)
            # A browser's children are a browser's.
            if name.startswith(("chrom", "headless_shell")):
                continue
            found = re.search(r"VmRSS:\s*(\d+)", status)
            total += int(found.group(1)) if found else 0
            with open(f"/proc/{at}/task/{at}/children") as file:
                waiting += [int(child) for child in file.read().split()]
        except (OSError, AttributeError):
            continue
    return total


class Cdpwire:
    """Ours."""

    name = "cdpwire"

    def __init__(self, binary, browser):
        self.argv = [binary, "mcp"]
        self.env = {"CDPWIRE_BROWSER": browser}

    def start(self):
        self.server = Server(self.argv, self.env)

    def open(self, url):
        return self.server.tool("browser_navigate", url=url)

    def snapshot(self):
        return self.server.tool("browser_snapshot")

    def ref(self, words):
        """The ref of the line with these words, in a new snapshot."""
        for line in self.snapshot().splitlines():
            found = re.search(r"\[ref=(\w+)\]", line)
            if words in line and found:
                return found.group(1)
        raise Failed(f"nothing says {words}")

    def click(self, ref):
        return self.server.tool("browser_click", ref=ref)

    def type(self, ref, text):
        return self.server.tool("browser_type", ref=ref, value=text)

    def evaluate(self, expression):
        return self.server.tool("browser_evaluate", expression=expression)

    def close(self):
        self.server.close()


class Navigera(Cdpwire):
    name = "navigera"

    def __init__(self, binary, browser):
        self.argv = [binary, "mcp"]
        self.env = {"CHROME_BIN": browser}

    def type(self, ref, text):
        return self.server.tool("browser_fill", ref=ref, value=text)

    def type_keys(self, ref, text):
        return self.server.tool("browser_type", ref=ref, value=text)


class Playwright(Cdpwire):
    name = "playwright-mcp"

    def __init__(self, folder, browser):
        self.argv = ["node", os.path.join(folder, "node_modules/@playwright/mcp/cli.js"), "--headless",
                     "--isolated", "--no-sandbox", "--executable-path", browser]
        self.env = {}

    def click(self, ref):
        return self.server.tool("browser_click", element="it", target=ref)

    def type(self, ref, text):
        return self.server.tool("browser_type", element="it", target=ref, text=text)

    def evaluate(self, expression):
        return self.server.tool("browser_evaluate", function=f"() => {expression}")


def fetch_navigera(folder):
    binary = os.path.join(folder, "venv", "bin", "navigera")
    if not os.path.exists(binary):
        os.makedirs(folder, exist_ok=True)
        subprocess.run([sys.executable, "-m", "venv", os.path.join(folder, "venv")], check=True)
        subprocess.run([os.path.join(folder, "venv", "bin", "pip"), "install", "--quiet",
                        "--disable-pip-version-check", "navigera==0.6.2"], check=True)
    return binary


def fetch_playwright(folder):
    if not os.path.isdir(os.path.join(folder, "node_modules", "@playwright", "mcp")):
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, "package.json"), "w") as file:
            file.write('{"private": true}')
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", "@playwright/mcp@0.0.83"],
                       cwd=folder, check=True)
    return folder
