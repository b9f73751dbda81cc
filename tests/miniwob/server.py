"""The program under test, spoken to in JSON lines."""
import json
import queue
import subprocess
import threading


class Gone(Exception):
    """The server ended, or did not answer in time."""


class Refused(Exception):
    """A tool said no; its words are the message."""


class Server:
    """One `cdpwire mcp` and its browser."""

    def __init__(self, binary):
        self.process = subprocess.Popen(
            [binary, "mcp", "--groups", "all"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        self.number = 0
        self.calls = 0
        self.lines = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        about = {"protocolVersion": "2025-06-18", "capabilities": {},
                 "clientInfo": {"name": "miniwob", "version": "1"}}
        self.request("initialize", about)
        self._write({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def _read(self):
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(None)

    def _write(self, message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def request(self, method, params, patience=120):
        """One request; the answer's result."""
        self.number += 1
        self._write({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params})
        while True:
            try:
                line = self.lines.get(timeout=patience)
            except queue.Empty:
                raise Gone(f"no answer to {method} {json.dumps(params)[:200]}") from None
            if line is None:
                raise Gone("the server ended")
            message = json.loads(line)
            if message.get("id") != self.number:
                continue
            if "error" in message:
                raise Refused(message["error"]["message"])
            return message["result"]

    def tool(self, tool, /, **arguments):
        """One call of a tool: its text and its structured content."""
        self.calls += 1
        result = self.request("tools/call", {"name": tool, "arguments": arguments})
        text = "\n".join(part.get("text", "") for part in result["content"])
        if result.get("isError"):
            raise Refused(f"{tool} {json.dumps(arguments)[:300]}: {text}")
        return text, result.get("structuredContent", {})

    def close(self):
        """Ends the server by ending its input."""
        self.process.stdin.close()
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
