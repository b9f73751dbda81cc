//! Requests paused by the `Fetch` domain.

use super::Model;
use super::navigation::Navigation;
use serde_json::{Value, json};

/// What a client did with a paused request. See [`Model::take_fulfilled`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Fulfilled {
    /// The `requestId` of `Fetch.requestPaused`.
    pub request: String,
    /// `Fetch.fulfillRequest`, `Fetch.continueRequest`, `Fetch.failRequest`, or empty when the
    /// session ended and the request went on by itself.
    pub method: String,
    /// The parameters of that call.
    pub params: Value,
}

#[derive(Clone, Debug)]
pub(super) struct Paused {
    pub(super) id: String,
    pub(super) session: String,
    frame: String,
    // The document that asks.
    loader: String,
    pub(super) navigation: Option<Navigation>,
    // The process that does nothing else meanwhile: a synchronous request.
    pub(super) blocks: Option<u32>,
}

impl Model {
    /// A request of a frame's script, paused by the first session of its target that enabled
    /// `Fetch`. With `blocking` it is synchronous: the frame's process answers nothing until the
    /// client lets it go on. `None` without such a session.
    pub fn request(
        &mut self,
        frame: &str,
        url: &str,
        post: Option<&str>,
        blocking: bool,
    ) -> Option<String> {
        let host = self.world.frame(frame)?.host.clone();
        let session = self.world.enabled(&host, "Fetch").first()?.clone();
        let process = self.world.process_of(&host)?.id;
        let mut request = json!({
            "url": url, "method": if post.is_some() { "POST" } else { "GET" }, "headers": {},
            "initialPriority": "High", "referrerPolicy": "strict-origin-when-cross-origin",
        });
        if let Some(post) = post {
            request["postData"] = json!(post);
            request["hasPostData"] = json!(true);
        }
        let id = self.pause(&session, frame, "XHR", request, None, blocking.then_some(process));
        Some(id)
    }

    /// What became of paused requests since the last call.
    pub fn take_fulfilled(&mut self) -> Vec<Fulfilled> {
        std::mem::take(&mut self.world.fulfilled)
    }

    /// Cancels a paused request, as the removal of its frame does: no event tells so, and the
    /// client's answer will be refused.
    pub fn cancel_request(&mut self, request: &str) -> bool {
        let before = self.world.paused.len();
        self.world.paused.retain(|paused| paused.id != request);
        let cancelled = self.world.paused.len() < before;
        self.run_held();
        cancelled
    }

    fn pause(
        &mut self,
        session: &str,
        frame: &str,
        kind: &str,
        request: Value,
        navigation: Option<Navigation>,
        blocks: Option<u32>,
    ) -> String {
        let id = format!("interception-job-{}.0", self.world.count());
        let mut event = json!({
            "requestId": id, "request": request, "frameId": frame, "resourceType": kind,
        });
        if let Some(navigation) = &navigation {
            event["networkId"] = json!(navigation.loader);
        }
        let session = session.to_owned();
        self.emit(&session, "Fetch.requestPaused", event);
        let (frame, loader) = match self.world.frame(frame) {
            Some(frame) => (frame.id.clone(), frame.loader.clone()),
            None => (frame.to_owned(), String::new()),
        };
        let paused = Paused { id: id.clone(), session, frame, loader, navigation, blocks };
        self.world.paused.push(paused);
        id
    }

    // Keeps a navigation that has a request to pause; gives it back otherwise.
    pub(super) fn pause_navigation(
        &mut self,
        host: &str,
        navigation: Navigation,
    ) -> Option<Navigation> {
        let sessions = self.world.enabled(host, "Fetch");
        let (Some(session), true) = (sessions.first(), navigation.url.starts_with("http")) else {
            return Some(navigation);
        };
        let request = json!({
            "url": navigation.url, "method": "GET", "headers": {}, "initialPriority": "VeryHigh",
            "referrerPolicy": "strict-origin-when-cross-origin",
        });
        let frame = navigation.frame.clone();
        self.pause(&session.clone(), &frame, "Document", request, Some(navigation), None);
        None
    }

    pub(super) fn answer_paused(&mut self, session: &str, id: i64, method: &str, params: &Value) {
        let request = params.get("requestId").and_then(Value::as_str).unwrap_or_default();
        let found = self
            .world
            .paused
            .iter()
            .position(|paused| paused.id == request && paused.session == session);
        let Some(at) = found else {
            self.refuse(session, id, -32602, "Invalid InterceptionId.");
            return;
        };
        let paused = self.world.paused.remove(at);
        self.reply(session, id, json!({}));
        let failure = (method == "Fetch.failRequest").then(|| "net::ERR_FAILED".to_owned());
        self.let_go(paused, method, params.clone(), failure);
    }

    // The requests of a document go with it, and no event tells so.
    pub(super) fn cancel_orphaned_requests(&mut self) {
        let frames = &self.world.frames;
        let alive = |paused: &Paused| {
            paused.navigation.is_some()
                || frames.iter().any(|f| f.id == paused.frame && f.loader == paused.loader)
        };
        let before = self.world.paused.len();
        self.world.paused.retain(alive);
        if self.world.paused.len() < before {
            self.run_held();
        }
    }

    // Requests that a session had paused go on when it ends or disables Fetch.
    pub(super) fn release_paused(&mut self, session: &str) {
        let all = std::mem::take(&mut self.world.paused);
        let (mine, others): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|paused| paused.session == session);
        self.world.paused = others;
        for paused in mine {
            self.let_go(paused, "", json!({}), None);
        }
    }

    fn let_go(&mut self, paused: Paused, method: &str, params: Value, failure: Option<String>) {
        let (request, method) = (paused.id, method.to_owned());
        self.world.fulfilled.push(Fulfilled { request, method, params });
        if let Some(mut navigation) = paused.navigation {
            navigation.failure = failure;
            self.commit(navigation);
        }
        self.run_held();
    }
}
