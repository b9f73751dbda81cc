// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `PWA` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PWA/)

use crate::protocol as p;

/// `PWA.FileHandlerAccept`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PWA/#type-FileHandlerAccept)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FileHandlerAccept {
    pub media_type: String,
    pub file_extensions: Vec<String>,
}
impl p::Decode for FileHandlerAccept {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_media_type = None; let mut f_file_extensions = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"mediaType" => r.read(&mut f_media_type),
                b"fileExtensions" => r.read_lenient(&mut f_file_extensions),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            media_type: r.need(f_media_type, at, "mediaType")?, file_extensions: f_file_extensions,
        })
    }
}

/// `PWA.FileHandler`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PWA/#type-FileHandler)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FileHandler {
    pub action: String,
    pub accepts: Vec<FileHandlerAccept>,
    pub display_name: String,
}
impl p::Decode for FileHandler {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_action = None; let mut f_accepts = Default::default();
        let mut f_display_name = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"action" => r.read(&mut f_action),
                b"accepts" => r.read_lenient(&mut f_accepts),
                b"displayName" => r.read(&mut f_display_name),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            action: r.need(f_action, at, "action")?, accepts: f_accepts,
            display_name: r.need(f_display_name, at, "displayName")?,
        })
    }
}

open_enum! {
    /// `PWA.DisplayMode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PWA/#type-DisplayMode)
    DisplayMode {
        STANDALONE = "standalone", BROWSER = "browser",
    }
}

/// `PWA.getOsAppState`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PWA/#method-getOsAppState)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetOsAppState {
    pub manifest_id: String,
}
impl GetOsAppState {
    pub fn new(manifest_id: impl Into<String>) -> Self { Self { manifest_id: manifest_id.into() } }
}
impl p::Encode for GetOsAppState {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("manifestId", &self.manifest_id);
        w.end_object();
    }
}
impl p::Command for GetOsAppState {
    const METHOD: &'static str = "PWA.getOsAppState";
    type Response = GetOsAppStateResponse;
}

/// The reply to [`GetOsAppState`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetOsAppStateResponse {
    pub badge_count: i64,
    pub file_handlers: Vec<FileHandler>,
}
impl p::Decode for GetOsAppStateResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_badge_count = None; let mut f_file_handlers = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"badgeCount" => r.read(&mut f_badge_count),
                b"fileHandlers" => r.read_lenient(&mut f_file_handlers),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            badge_count: r.need(f_badge_count, at, "badgeCount")?, file_handlers: f_file_handlers,
        })
    }
}

/// `PWA.install`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PWA/#method-install)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Install {
    pub manifest_id: String,
    pub install_url_or_bundle_url: Option<String>,
}
impl Install {
    pub fn new(manifest_id: impl Into<String>) -> Self { Self { manifest_id: manifest_id.into(), install_url_or_bundle_url: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Install {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("manifestId", &self.manifest_id);
        w.optional("installUrlOrBundleUrl", &self.install_url_or_bundle_url);
        w.end_object();
    }
}
impl p::Command for Install {
    const METHOD: &'static str = "PWA.install";
    type Response = p::Empty;
}

/// `PWA.uninstall`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PWA/#method-uninstall)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Uninstall {
    pub manifest_id: String,
}
impl Uninstall {
    pub fn new(manifest_id: impl Into<String>) -> Self { Self { manifest_id: manifest_id.into() } }
}
impl p::Encode for Uninstall {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("manifestId", &self.manifest_id);
        w.end_object();
    }
}
impl p::Command for Uninstall {
    const METHOD: &'static str = "PWA.uninstall";
    type Response = p::Empty;
}

/// `PWA.launch`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PWA/#method-launch)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Launch {
    pub manifest_id: String,
    pub url: Option<String>,
}
impl Launch {
    pub fn new(manifest_id: impl Into<String>) -> Self { Self { manifest_id: manifest_id.into(), url: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Launch {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("manifestId", &self.manifest_id);
        w.optional("url", &self.url);
        w.end_object();
    }
}
impl p::Command for Launch {
    const METHOD: &'static str = "PWA.launch";
    type Response = LaunchResponse;
}

/// The reply to [`Launch`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LaunchResponse {
    pub target_id: p::target::TargetID,
}
impl p::Decode for LaunchResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_target_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"targetId" => r.read(&mut f_target_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            target_id: r.need(f_target_id, at, "targetId")?,
        })
    }
}

/// `PWA.launchFilesInApp`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PWA/#method-launchFilesInApp)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LaunchFilesInApp {
    pub manifest_id: String,
    pub files: Vec<String>,
}
impl LaunchFilesInApp {
    pub fn new(manifest_id: impl Into<String>, files: Vec<String>) -> Self { Self { manifest_id: manifest_id.into(), files } }
}
impl p::Encode for LaunchFilesInApp {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("manifestId", &self.manifest_id);
        w.field("files", &self.files);
        w.end_object();
    }
}
impl p::Command for LaunchFilesInApp {
    const METHOD: &'static str = "PWA.launchFilesInApp";
    type Response = LaunchFilesInAppResponse;
}

/// The reply to [`LaunchFilesInApp`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LaunchFilesInAppResponse {
    pub target_ids: Vec<p::target::TargetID>,
}
impl p::Decode for LaunchFilesInAppResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_target_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"targetIds" => r.read_lenient(&mut f_target_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            target_ids: f_target_ids,
        })
    }
}

/// `PWA.openCurrentPageInApp`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PWA/#method-openCurrentPageInApp)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OpenCurrentPageInApp {
    pub manifest_id: String,
}
impl OpenCurrentPageInApp {
    pub fn new(manifest_id: impl Into<String>) -> Self { Self { manifest_id: manifest_id.into() } }
}
impl p::Encode for OpenCurrentPageInApp {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("manifestId", &self.manifest_id);
        w.end_object();
    }
}
impl p::Command for OpenCurrentPageInApp {
    const METHOD: &'static str = "PWA.openCurrentPageInApp";
    type Response = p::Empty;
}

/// `PWA.changeAppUserSettings`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/PWA/#method-changeAppUserSettings)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangeAppUserSettings {
    pub manifest_id: String,
    pub link_capturing: Option<bool>,
    pub display_mode: Option<DisplayMode>,
}
impl ChangeAppUserSettings {
    pub fn new(manifest_id: impl Into<String>) -> Self { Self { manifest_id: manifest_id.into(), link_capturing: None, display_mode: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ChangeAppUserSettings {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("manifestId", &self.manifest_id);
        w.optional("linkCapturing", &self.link_capturing);
        w.optional("displayMode", &self.display_mode);
        w.end_object();
    }
}
impl p::Command for ChangeAppUserSettings {
    const METHOD: &'static str = "PWA.changeAppUserSettings";
    type Response = p::Empty;
}
