"""The protocol on a pipe and nothing around it: what the browser itself takes."""
import json
import os
import shutil
import subprocess
import tempfile
import time


class Raw:
    """A browser, one page, one command at a time."""

    def __init__(self, browser):
        self.profile = tempfile.mkdtemp(prefix="bench-tools-")
        their_in, self.out = os.pipe()
        self.incoming, their_out = os.pipe()
        flags = ["--headless=new", "--no-sandbox", "--no-first-run", "--disable-background-networking",
                 "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "about:blank"]

        def places():
            # Copies above first: one of the two may lie where the other has to go.
            read, write = os.dup(their_in), os.dup(their_out)
            high = [os.dup2(read, 30), os.dup2(write, 31)]
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.process = subprocess.Popen([browser, *flags], preexec_fn=places, close_fds=False,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(their_in)
        os.close(their_out)
        self.number, self.rest, self.session = 0, bytearray(), None
        pages = self.call("Target.getTargets")["targetInfos"]
        page = next(page["targetId"] for page in pages if page["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]

    def message(self):
        while True:
            end = self.rest.find(b"\0")
            if end >= 0:
                found = bytes(self.rest[:end])
                del self.rest[:end + 1]
                return found
            more = os.read(self.incoming, 1 << 20)
            if not more:
                raise OSError("the browser ended")
            self.rest += more

    def ask(self, method, params):
        """The reply's bytes."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        start = b'{"id":%d,' % self.number
        while True:
            found = self.message()
            if found.startswith(start):
                return found

    def call(self, method, **params):
        return json.loads(self.ask(method, params))["result"]

    def open(self, url):
        self.call("Page.navigate", url=url)
        until = time.monotonic() + 20
        question = "document.readyState === 'complete' && location.href !== 'about:blank'"
        while not self.call("Runtime.evaluate", expression=question)["result"]["value"]:
            if time.monotonic() > until:
                raise OSError("the page did not load")

    def tree(self):
        return self.ask("Accessibility.getFullAXTree", {})

    def count(self):
        return len(json.loads(self.tree())["result"]["nodes"])

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.out)
        os.close(self.incoming)
        shutil.rmtree(self.profile, ignore_errors=True)
