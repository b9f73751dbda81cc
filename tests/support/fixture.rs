//! The site that tests with a real browser visit. One page per behaviour, each on the sites
//! `a.test`, `b.test` and `c.test` of [`cdpwire::site`].

pub(crate) use cdpwire::site::{RESOLVER_RULES, Reply, Site};

/// Pages on `a.test`:
///
/// | path | what |
/// |---|---|
/// | `/plain` | an empty page |
/// | `/local` | an iframe of its own site |
/// | `/remote` | an iframe of `b.test` |
/// | `/nested` | `b.test` in it, with a worker, and `c.test` in that |
/// | `/worker`, `/nested-worker` | a dedicated worker, with one of its own in the second |
/// | `/shared`, `/service` | a shared worker, a service worker (the latter needs a secure context) |
/// | `/popup` | closes itself at once |
/// | `/console` | one line of every level, an object, an uncaught error |
/// | `/csp`, `/no-sync-xhr` | headers that stop pages from connecting |
/// | `/slow` | answers after `release("/slow")` |
/// | `/endless` | never ends |
/// | `/204`, `/redirect`, `/download` | what their names say |
pub(crate) fn pages() -> std::io::Result<Site> {
    let site = Site::start()?;
    let everywhere = |path: &str, reply: Reply| site.route("*", path, reply);
    everywhere("/plain", Reply::html("<!doctype html><title>Plain</title><p>plain"));
    everywhere("/local", Reply::html(&page("Local", "<iframe id=f src='/plain'></iframe>")));
    everywhere(
        "/remote",
        Reply::html(&page("Remote", "<iframe id=f src='http://b.test:{port}/plain'></iframe>")),
    );
    everywhere(
        "/nested",
        Reply::html(&page("Nested", "<iframe id=f src='http://b.test:{port}/middle'></iframe>")),
    );
    everywhere(
        "/middle",
        Reply::html(&page(
            "Middle",
            "<iframe id=f src='http://c.test:{port}/plain'></iframe>\
             <script>new Worker('/worker.js')</script>",
        )),
    );
    everywhere("/worker", Reply::html(&script("Worker", "w = new Worker('/worker.js')")));
    everywhere("/worker.js", Reply::script("postMessage(1);"));
    everywhere("/nested-worker", Reply::html(&script("Worker", "w = new Worker('/nest.js')")));
    everywhere("/nest.js", Reply::script("new Worker('/worker.js');"));
    everywhere("/shared", Reply::html(&script("Shared", "s = new SharedWorker('/idle.js')")));
    everywhere(
        "/service",
        Reply::html(&script("Service", "navigator.serviceWorker.register('/idle.js')")),
    );
    everywhere("/idle.js", Reply::script("1;"));
    everywhere("/popup", Reply::html(&script("Popup", "window.close()")));
    everywhere(
        "/console",
        Reply::html(&script(
            "Console",
            "console.log('log', {a: 1}); console.warn('warn'); console.error('error'); \
             console.debug('debug'); setTimeout(() => { throw new Error('uncaught'); });",
        )),
    );
    let strict = Reply::html(&page("Strict", "<p>strict"));
    everywhere(
        "/csp",
        strict.clone().header(
            "content-security-policy",
            "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'",
        ),
    );
    everywhere("/no-sync-xhr", strict.header("permissions-policy", "sync-xhr=()"));
    everywhere("/slow", Reply::html(&page("Slow", "<p>slow")).held());
    everywhere("/endless", Reply::html("<!doctype html><title>Endless</title><p>begin").endless());
    everywhere("/204", Reply::html("").status(204));
    everywhere("/redirect", Reply::redirect("/plain"));
    everywhere(
        "/download",
        Reply::new("application/octet-stream", "saved")
            .header("content-disposition", "attachment; filename=\"saved.bin\""),
    );
    Ok(site)
}

fn page(title: &str, body: &str) -> String {
    format!("<!doctype html><meta charset=utf-8><title>{title}</title>{body}")
}

fn script(title: &str, source: &str) -> String {
    page(title, &format!("<script>{source}</script>"))
}
