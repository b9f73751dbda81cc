"""Carries HTTP to `cdpwire mcp` for a test suite that speaks nothing else.

Usage: bridge.py CDPWIRE. Prints its URL. Test only: it keeps one server for each session, checks
nothing, and what is said here about HTTP is said about this file and not about cdpwire.
"""

import json
import os
import queue
import subprocess
import sys
import threading
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

BINARY = os.path.abspath(sys.argv[1])
PATIENCE = 20


class Session:
    """A server, and who waits for which of its lines."""

    def __init__(self):
        env = dict(os.environ, CDPWIRE_FIXTURE_TOOLS="conformance")
        self.server = subprocess.Popen(
            [BINARY, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env
        )
        self.lock = threading.Lock()
        self.waiting = {}
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.server.stdout:
            message = json.loads(line)
            with self.lock:
                if "method" in message:
                    # Progress is of the call that gave the token.
                    token = message["params"]["progressToken"]
                    targets = [q for q, known in self.waiting.values() if known == token]
                else:
                    found = self.waiting.pop(json.dumps(message["id"]), None)
                    targets = [found[0]] if found else []
            for target in targets:
                target.put(message)

    def send(self, message):
        lines = queue.Queue()
        meta = (message.get("params") or {}).get("_meta") or {}
        with self.lock:
            if "id" in message:
                self.waiting[json.dumps(message["id"])] = (lines, meta.get("progressToken"))
            self.server.stdin.write(json.dumps(message).encode() + b"\n")
            self.server.stdin.flush()
        while "id" in message:
            line = lines.get(timeout=PATIENCE)
            yield line
            if "method" not in line:
                return

    def end(self):
        self.server.stdin.close()
        self.server.wait(PATIENCE)


SESSIONS = {}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def answer(self, status, body=b""):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        # There is no stream of what the server sends unasked: it sends nothing unasked.
        self.answer(405)

    def do_DELETE(self):
        session = SESSIONS.pop(self.headers.get("Mcp-Session-Id"), None)
        if session:
            session.end()
        self.answer(200 if session else 404)

    def do_POST(self):
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        name = self.headers.get("Mcp-Session-Id")
        if message.get("method") == "initialize":
            name = uuid.uuid4().hex
            SESSIONS[name] = Session()
        if name not in SESSIONS:
            return self.answer(404)
        session = SESSIONS[name]
        if "id" not in message or "method" not in message:
            # A notification, or an answer to a question that was never asked.
            if "id" not in message:
                list(session.send(message))
            return self.answer(202)
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Mcp-Session-Id", name)
        self.send_header("Connection", "close")
        self.end_headers()
        for line in session.send(message):
            self.wfile.write(b"event: message\ndata: " + json.dumps(line).encode() + b"\n\n")
            self.wfile.flush()
        self.close_connection = True


class Server(ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        # The suite hangs up without a word.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


server = Server(("127.0.0.1", 0), Handler)
print(f"http://localhost:{server.server_address[1]}/mcp", flush=True)
# Whoever started this closes its input when it is over.
threading.Thread(target=server.serve_forever, daemon=True).start()
sys.stdin.read()
for session in SESSIONS.values():
    session.end()
