//! Downloads as values: where the file is, how long, what it was called.

use super::outcome::Attachment;
use crate::client::{Browser, Filter, RawSubscription};
use crate::page::Result;
use crate::untrusted::escape_up_to;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Downloads remembered.
const KEPT: usize = 200;

/// How far a download has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    Running,
    Finished,
    Cancelled,
}

/// One download.
#[derive(Clone, Debug)]
pub(super) struct Download {
    pub(super) name: String,
    pub(super) url: String,
    /// Where it is; `None` in a browser that somebody else set up.
    pub(super) path: Option<PathBuf>,
    pub(super) received: u64,
    pub(super) total: u64,
    pub(super) progress: Progress,
    told: Option<Progress>,
}

impl Download {
    /// In one line, for a model.
    pub(super) fn line(&self) -> String {
        let (name, url) = (escape_up_to(&self.name, 120), escape_up_to(&self.url, 200));
        match self.progress {
            Progress::Running => {
                let of =
                    if self.total == 0 { String::new() } else { format!(" of {}", self.total) };
                format!("download started: \"{name}\" from {url} ({}{of} bytes)", self.received)
            }
            Progress::Finished => format!(
                "downloaded: \"{name}\" {} bytes, {} from {url} to {}",
                self.received,
                media_type(&self.name),
                match &self.path {
                    Some(path) => path.display().to_string(),
                    None => "where this browser puts its downloads".to_owned(),
                }
            ),
            Progress::Cancelled => format!("download did not finish: \"{name}\" from {url}"),
        }
    }

    /// For programs.
    pub(super) fn value(&self) -> Value {
        let state = match self.progress {
            Progress::Running => "running",
            Progress::Finished => "finished",
            Progress::Cancelled => "cancelled",
        };
        json!({
            "name": self.name, "url": self.url, "state": state, "bytes": self.received,
            "type": media_type(&self.name),
            "path": self.path.as_ref().map(|path| path.display().to_string()),
        })
    }

    pub(super) fn attachment(&self) -> Option<Attachment> {
        let path = self.path.clone().filter(|_| self.progress == Progress::Finished)?;
        Some(Attachment {
            path,
            name: self.name.clone(),
            mime: media_type(&self.name).to_owned(),
            size: self.received,
        })
    }
}

/// The downloads of one browser. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Downloads {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    /// `None`: downloads go where the browser was told before.
    directory: Option<PathBuf>,
    events: RawSubscription,
    known: Mutex<BTreeMap<u64, (String, Download)>>,
}

impl Downloads {
    /// From now on downloads go to this directory, under names of our own: what a page suggests
    /// is only told.
    pub(super) fn watch(browser: &Browser, directory: &Path) -> Result<Self> {
        // A browser that somebody else started may be on another machine, and has its own place.
        let is_ours = browser.is_launched();
        if is_ours {
            std::fs::create_dir_all(directory)
                .map_err(|error| super::toolbox::file_refusal(directory, &error))?;
        }
        let filter = Filter::methods(["Browser.downloadWillBegin", "Browser.downloadProgress"]);
        let events = browser.subscribe_raw(&filter);
        let params = match is_ours {
            true => json!({
                "behavior": "allowAndName",
                "downloadPath": directory.display().to_string(),
                "eventsEnabled": true,
            }),
            false => json!({"behavior": "default", "eventsEnabled": true}),
        };
        browser.call_raw("Browser.setDownloadBehavior", params)?;
        let known = Mutex::default();
        Ok(Self {
            inner: Arc::new(Inner {
                directory: is_ours.then(|| directory.to_owned()),
                events,
                known,
            }),
        })
    }

    /// Every download, the newest last.
    pub(super) fn all(&self) -> Vec<Download> {
        self.take_in();
        let known = self.inner.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.values().map(|(_, download)| download.clone()).collect()
    }

    /// Those whose state has not been told yet; they count as told then.
    pub(super) fn news(&self) -> Vec<Download> {
        self.take_in();
        let mut known = self.inner.known.lock().unwrap_or_else(PoisonError::into_inner);
        let mut news = Vec::new();
        for (_, download) in known.values_mut() {
            if download.told != Some(download.progress) {
                download.told = Some(download.progress);
                news.push(download.clone());
            }
        }
        news
    }

    fn take_in(&self) {
        let mut known = self.inner.known.lock().unwrap_or_else(PoisonError::into_inner);
        while let Ok(Some(event)) = self.inner.events.try_next() {
            let Ok(params) = event.params.to_value() else { continue };
            let Some(guid) = params["guid"].as_str().filter(|guid| is_plain(guid)) else {
                continue;
            };
            if &*event.method == "Browser.downloadWillBegin" {
                let text = |key: &str| params[key].as_str().unwrap_or_default().to_owned();
                let number = known.last_key_value().map_or(1, |(number, _)| number + 1);
                let download = Download {
                    name: text("suggestedFilename"),
                    url: text("url"),
                    path: self.inner.directory.as_ref().map(|directory| directory.join(guid)),
                    received: 0,
                    total: 0,
                    progress: Progress::Running,
                    told: None,
                };
                known.insert(number, (guid.to_owned(), download));
                if known.len() > KEPT {
                    known.pop_first();
                }
                continue;
            }
            let found = known.values_mut().find(|(known, _)| known == guid);
            let Some((_, download)) = found else { continue };
            let bytes = |key: &str| {
                #[allow(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "a length; what is negative or too large is cut"
                )]
                let bytes = params[key].as_f64().unwrap_or_default() as u64;
                bytes
            };
            download.received = bytes("receivedBytes");
            download.total = bytes("totalBytes");
            download.progress = match params["state"].as_str() {
                Some("completed") => Progress::Finished,
                Some("canceled") => Progress::Cancelled,
                _ => Progress::Running,
            };
        }
    }
}

/// The browser's ids of downloads are file names: nothing in them may lead elsewhere.
fn is_plain(guid: &str) -> bool {
    (1..=100).contains(&guid.len())
        && guid.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

/// The media type that a name's ending stands for.
pub(super) fn media_type(name: &str) -> &'static str {
    let ending = name.rsplit('.').next().unwrap_or_default().to_ascii_lowercase();
    match ending.as_str() {
        "html" | "htm" => "text/html",
        "txt" | "log" | "md" => "text/plain",
        "csv" => "text/csv",
        "json" => "application/json",
        "xml" => "application/xml",
        "pdf" => "application/pdf",
        "zip" => "application/zip",
        "gz" => "application/gzip",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "gif" => "image/gif",
        "webp" => "image/webp",
        "svg" => "image/svg+xml",
        "mp4" => "video/mp4",
        "mp3" => "audio/mpeg",
        "xlsx" => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "docx" => "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        _ => "application/octet-stream",
    }
}
