"""The pages, made here, and a server for them."""
import http.server
import threading

FORM = """<!doctype html><title>Form</title><h1>Form</h1><form onsubmit="return false">
<label>Name <input id="name"></label><label>Mail <input id="mail" type="email"></label>
<label>Country <select><option>Chile<option>Ghana<option>Nepal</select></label>
<label><input type="checkbox"> News</label><button id="go" type="button"
 onclick="document.querySelector('output').textContent = ++window.times">Count</button>
<output>0</output> <button id="still" type="button" onclick="window.idle += 1">Still</button></form><script>window.times = window.idle = 0</script>"""

CARDS = "<!doctype html><title>Cards</title><h1>Cards</h1><main>%s</main>" % "".join(
    f'<article><h2>Card {n}</h2><p>What there is to say about number {n}, in a line of text.</p>'
    f'<a href="#card-{n}">More about {n}</a> <button type="button">Keep {n}</button></article>'
    for n in range(1, 501))

# 1,000 rows of five elements each.
NODES = "<!doctype html><title>Nodes</title><table>%s</table>" % "".join(
    f'<tr><td>{n}</td><td><a href="#{n}">row {n}</a></td><td>text {n}</td></tr>'
    for n in range(1, 1001))

PAGES = {"/form": FORM, "/cards": CARDS, "/nodes": NODES}


class Site:
    def __init__(self):
        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                body = PAGES.get(self.path, "").encode()
                self.send_response(200 if body else 404)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, name):
        return f"http://127.0.0.1:{self.server.server_port}/{name}"
