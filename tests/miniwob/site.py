"""The pages: fetched once, served on a port of the loopback address."""
import functools
import http.server
import os
import subprocess
import sys
import threading
import zipfile


def fetch(target):
    """The folder with the pages, out of the wheel."""
    folder = os.path.join(target, "miniwob")
    html = os.path.join(folder, "miniwob", "html")
    if not os.path.isdir(html):
        os.makedirs(folder, exist_ok=True)
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
                        "--disable-pip-version-check", "--dest", folder, "miniwob==1.1.0"], check=True)
        wheels = [name for name in os.listdir(folder) if name.endswith(".whl")]
        with zipfile.ZipFile(os.path.join(folder, wheels[0])) as wheel:
            wheel.extractall(folder)
    return html


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_):
        pass


class Site:
    """A server for a folder."""

    def __init__(self, folder):
        handler = functools.partial(Quiet, directory=folder)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, path):
        return f"http://127.0.0.1:{self.server.server_port}/{path}"

    def close(self):
        self.server.shutdown()
