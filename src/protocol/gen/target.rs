// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Target` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/)

use crate::protocol as p;

text_type! {
    /// `Target.TargetID`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#type-TargetID)
    TargetID
}

text_type! {
    /// `Target.SessionID`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#type-SessionID)
    SessionID
}

/// `Target.TargetInfo`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#type-TargetInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TargetInfo {
    pub target_id: TargetID,
    pub r#type: String,
    pub title: String,
    pub url: String,
    pub attached: bool,
    pub parent_id: Option<TargetID>,
    pub opener_id: Option<TargetID>,
    /// Experimental.
    pub can_access_opener: bool,
    /// Experimental.
    pub opener_frame_id: Option<p::page::FrameId>,
    /// Experimental.
    pub parent_frame_id: Option<p::page::FrameId>,
    /// Experimental.
    pub browser_context_id: Option<p::browser::BrowserContextID>,
    /// Experimental.
    pub subtype: Option<String>,
    /// Experimental.
    pub embedder_data: Option<p::RawJson>,
}
impl p::Decode for TargetInfo {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_target_id = None; let mut f_type = None; let mut f_title = None;
        let mut f_url = None; let mut f_attached = Default::default(); let mut f_parent_id = None;
        let mut f_opener_id = None; let mut f_can_access_opener = Default::default();
        let mut f_opener_frame_id = None; let mut f_parent_frame_id = None;
        let mut f_browser_context_id = None; let mut f_subtype = None;
        let mut f_embedder_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"targetId" => r.read(&mut f_target_id),
                b"type" => r.read(&mut f_type),
                b"title" => r.read(&mut f_title),
                b"url" => r.read(&mut f_url),
                b"attached" => r.read_lenient(&mut f_attached),
                b"parentId" => r.read(&mut f_parent_id),
                b"openerId" => r.read(&mut f_opener_id),
                b"canAccessOpener" => r.read_lenient(&mut f_can_access_opener),
                b"openerFrameId" => r.read(&mut f_opener_frame_id),
                b"parentFrameId" => r.read(&mut f_parent_frame_id),
                b"browserContextId" => r.read(&mut f_browser_context_id),
                b"subtype" => r.read(&mut f_subtype),
                b"embedderData" => r.read(&mut f_embedder_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            target_id: r.need(f_target_id, at, "targetId")?, r#type: r.need(f_type, at, "type")?,
            title: r.need(f_title, at, "title")?, url: r.need(f_url, at, "url")?,
            attached: f_attached, parent_id: f_parent_id, opener_id: f_opener_id,
            can_access_opener: f_can_access_opener, opener_frame_id: f_opener_frame_id,
            parent_frame_id: f_parent_frame_id, browser_context_id: f_browser_context_id,
            subtype: f_subtype, embedder_data: f_embedder_data,
        })
    }
}

/// `Target.FilterEntry`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#type-FilterEntry)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct FilterEntry {
    pub exclude: Option<bool>,
    pub r#type: Option<String>,
}
impl FilterEntry {
    pub fn new() -> Self { Self { exclude: None, r#type: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for FilterEntry {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("exclude", &self.exclude);
        w.optional("type", &self.r#type);
        w.end_object();
    }
}

wrapper_type! {
    /// `Target.TargetFilter`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#type-TargetFilter)
    TargetFilter(Vec<FilterEntry>): Encode
}

/// `Target.RemoteLocation`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#type-RemoteLocation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoteLocation {
    pub host: String,
    pub port: i64,
}
impl RemoteLocation {
    pub fn new(host: impl Into<String>, port: i64) -> Self { Self { host: host.into(), port } }
}
impl p::Encode for RemoteLocation {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("host", &self.host);
        w.field("port", &self.port);
        w.end_object();
    }
}

open_enum! {
    /// `Target.WindowState`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#type-WindowState)
    WindowState {
        NORMAL = "normal", MINIMIZED = "minimized", MAXIMIZED = "maximized",
        FULLSCREEN = "fullscreen",
    }
}

/// `Target.activateTarget`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-activateTarget)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ActivateTarget {
    pub target_id: TargetID,
}
impl ActivateTarget {
    pub fn new(target_id: impl Into<TargetID>) -> Self { Self { target_id: target_id.into() } }
}
impl p::Encode for ActivateTarget {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("targetId", &self.target_id);
        w.end_object();
    }
}
impl p::Command for ActivateTarget {
    const METHOD: &'static str = "Target.activateTarget";
    type Response = p::Empty;
}

/// `Target.attachToTarget`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-attachToTarget)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AttachToTarget {
    pub target_id: TargetID,
    pub flatten: Option<bool>,
}
impl AttachToTarget {
    pub fn new(target_id: impl Into<TargetID>) -> Self { Self { target_id: target_id.into(), flatten: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for AttachToTarget {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("targetId", &self.target_id);
        w.optional("flatten", &self.flatten);
        w.end_object();
    }
}
impl p::Command for AttachToTarget {
    const METHOD: &'static str = "Target.attachToTarget";
    type Response = AttachToTargetResponse;
}

/// The reply to [`AttachToTarget`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AttachToTargetResponse {
    pub session_id: SessionID,
}
impl p::Decode for AttachToTargetResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_session_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"sessionId" => r.read(&mut f_session_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            session_id: r.need(f_session_id, at, "sessionId")?,
        })
    }
}

/// `Target.attachToBrowserTarget`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-attachToBrowserTarget)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AttachToBrowserTarget {}
impl AttachToBrowserTarget {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for AttachToBrowserTarget {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for AttachToBrowserTarget {
    const METHOD: &'static str = "Target.attachToBrowserTarget";
    type Response = AttachToBrowserTargetResponse;
}

/// The reply to [`AttachToBrowserTarget`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AttachToBrowserTargetResponse {
    pub session_id: SessionID,
}
impl p::Decode for AttachToBrowserTargetResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_session_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"sessionId" => r.read(&mut f_session_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            session_id: r.need(f_session_id, at, "sessionId")?,
        })
    }
}

/// `Target.closeTarget`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-closeTarget)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CloseTarget {
    pub target_id: TargetID,
}
impl CloseTarget {
    pub fn new(target_id: impl Into<TargetID>) -> Self { Self { target_id: target_id.into() } }
}
impl p::Encode for CloseTarget {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("targetId", &self.target_id);
        w.end_object();
    }
}
impl p::Command for CloseTarget {
    const METHOD: &'static str = "Target.closeTarget";
    type Response = CloseTargetResponse;
}

/// The reply to [`CloseTarget`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CloseTargetResponse {
    /// **Deprecated.**
    pub success: bool,
}
impl p::Decode for CloseTargetResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_success = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"success" => r.read_lenient(&mut f_success),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            success: f_success,
        })
    }
}

/// `Target.exposeDevToolsProtocol`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-exposeDevToolsProtocol)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExposeDevToolsProtocol {
    pub target_id: TargetID,
    pub binding_name: Option<String>,
    pub inherit_permissions: Option<bool>,
}
impl ExposeDevToolsProtocol {
    pub fn new(target_id: impl Into<TargetID>) -> Self { Self { target_id: target_id.into(), binding_name: None, inherit_permissions: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ExposeDevToolsProtocol {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("targetId", &self.target_id);
        w.optional("bindingName", &self.binding_name);
        w.optional("inheritPermissions", &self.inherit_permissions);
        w.end_object();
    }
}
impl p::Command for ExposeDevToolsProtocol {
    const METHOD: &'static str = "Target.exposeDevToolsProtocol";
    type Response = p::Empty;
}

/// `Target.createBrowserContext`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-createBrowserContext)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CreateBrowserContext {
    /// Experimental.
    pub dispose_on_detach: Option<bool>,
    /// Experimental.
    pub proxy_server: Option<String>,
    /// Experimental.
    pub proxy_bypass_list: Option<String>,
    /// Experimental.
    pub origins_with_universal_network_access: Option<Vec<String>>,
}
impl CreateBrowserContext {
    pub fn new() -> Self { Self { dispose_on_detach: None, proxy_server: None, proxy_bypass_list: None, origins_with_universal_network_access: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CreateBrowserContext {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("disposeOnDetach", &self.dispose_on_detach);
        w.optional("proxyServer", &self.proxy_server);
        w.optional("proxyBypassList", &self.proxy_bypass_list);
        w.optional("originsWithUniversalNetworkAccess", &self.origins_with_universal_network_access);
        w.end_object();
    }
}
impl p::Command for CreateBrowserContext {
    const METHOD: &'static str = "Target.createBrowserContext";
    type Response = CreateBrowserContextResponse;
}

/// The reply to [`CreateBrowserContext`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateBrowserContextResponse {
    pub browser_context_id: p::browser::BrowserContextID,
}
impl p::Decode for CreateBrowserContextResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_browser_context_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"browserContextId" => r.read(&mut f_browser_context_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            browser_context_id: r.need(f_browser_context_id, at, "browserContextId")?,
        })
    }
}

/// `Target.getBrowserContexts`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-getBrowserContexts)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetBrowserContexts {}
impl GetBrowserContexts {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetBrowserContexts {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetBrowserContexts {
    const METHOD: &'static str = "Target.getBrowserContexts";
    type Response = GetBrowserContextsResponse;
}

/// The reply to [`GetBrowserContexts`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetBrowserContextsResponse {
    pub browser_context_ids: Vec<p::browser::BrowserContextID>,
    /// Experimental.
    pub default_browser_context_id: Option<p::browser::BrowserContextID>,
}
impl p::Decode for GetBrowserContextsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_browser_context_ids = Default::default();
        let mut f_default_browser_context_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"browserContextIds" => r.read_lenient(&mut f_browser_context_ids),
                b"defaultBrowserContextId" => r.read(&mut f_default_browser_context_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            browser_context_ids: f_browser_context_ids,
            default_browser_context_id: f_default_browser_context_id,
        })
    }
}

/// `Target.createTarget`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-createTarget)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateTarget {
    pub url: String,
    /// Experimental.
    pub left: Option<i64>,
    /// Experimental.
    pub top: Option<i64>,
    pub width: Option<i64>,
    pub height: Option<i64>,
    pub window_state: Option<WindowState>,
    /// Experimental.
    pub browser_context_id: Option<p::browser::BrowserContextID>,
    /// Experimental.
    pub enable_begin_frame_control: Option<bool>,
    pub new_window: Option<bool>,
    pub background: Option<bool>,
    /// Experimental.
    pub for_tab: Option<bool>,
    /// Experimental.
    pub hidden: Option<bool>,
    /// Experimental.
    pub focus: Option<bool>,
}
impl CreateTarget {
    pub fn new(url: impl Into<String>) -> Self { Self { url: url.into(), left: None, top: None, width: None, height: None, window_state: None, browser_context_id: None, enable_begin_frame_control: None, new_window: None, background: None, for_tab: None, hidden: None, focus: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CreateTarget {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("url", &self.url);
        w.optional("left", &self.left);
        w.optional("top", &self.top);
        w.optional("width", &self.width);
        w.optional("height", &self.height);
        w.optional("windowState", &self.window_state);
        w.optional("browserContextId", &self.browser_context_id);
        w.optional("enableBeginFrameControl", &self.enable_begin_frame_control);
        w.optional("newWindow", &self.new_window);
        w.optional("background", &self.background);
        w.optional("forTab", &self.for_tab);
        w.optional("hidden", &self.hidden);
        w.optional("focus", &self.focus);
        w.end_object();
    }
}
impl p::Command for CreateTarget {
    const METHOD: &'static str = "Target.createTarget";
    type Response = CreateTargetResponse;
}

/// The reply to [`CreateTarget`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateTargetResponse {
    pub target_id: TargetID,
}
impl p::Decode for CreateTargetResponse {
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

/// `Target.detachFromTarget`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-detachFromTarget)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct DetachFromTarget {
    pub session_id: Option<SessionID>,
    /// **Deprecated.**
    pub target_id: Option<TargetID>,
}
impl DetachFromTarget {
    pub fn new() -> Self { Self { session_id: None, target_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for DetachFromTarget {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("sessionId", &self.session_id);
        w.optional("targetId", &self.target_id);
        w.end_object();
    }
}
impl p::Command for DetachFromTarget {
    const METHOD: &'static str = "Target.detachFromTarget";
    type Response = p::Empty;
}

/// `Target.disposeBrowserContext`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-disposeBrowserContext)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DisposeBrowserContext {
    pub browser_context_id: p::browser::BrowserContextID,
}
impl DisposeBrowserContext {
    pub fn new(browser_context_id: impl Into<p::browser::BrowserContextID>) -> Self { Self { browser_context_id: browser_context_id.into() } }
}
impl p::Encode for DisposeBrowserContext {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("browserContextId", &self.browser_context_id);
        w.end_object();
    }
}
impl p::Command for DisposeBrowserContext {
    const METHOD: &'static str = "Target.disposeBrowserContext";
    type Response = p::Empty;
}

/// `Target.getTargetInfo`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-getTargetInfo)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetTargetInfo {
    pub target_id: Option<TargetID>,
}
impl GetTargetInfo {
    pub fn new() -> Self { Self { target_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetTargetInfo {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("targetId", &self.target_id);
        w.end_object();
    }
}
impl p::Command for GetTargetInfo {
    const METHOD: &'static str = "Target.getTargetInfo";
    type Response = GetTargetInfoResponse;
}

/// The reply to [`GetTargetInfo`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTargetInfoResponse {
    pub target_info: TargetInfo,
}
impl p::Decode for GetTargetInfoResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_target_info = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"targetInfo" => r.read(&mut f_target_info),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            target_info: r.need(f_target_info, at, "targetInfo")?,
        })
    }
}

/// `Target.getTargets`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-getTargets)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetTargets {
    /// Experimental.
    pub filter: Option<TargetFilter>,
}
impl GetTargets {
    pub fn new() -> Self { Self { filter: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetTargets {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("filter", &self.filter);
        w.end_object();
    }
}
impl p::Command for GetTargets {
    const METHOD: &'static str = "Target.getTargets";
    type Response = GetTargetsResponse;
}

/// The reply to [`GetTargets`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetTargetsResponse {
    pub target_infos: Vec<TargetInfo>,
}
impl p::Decode for GetTargetsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_target_infos = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"targetInfos" => r.read_lenient(&mut f_target_infos),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            target_infos: f_target_infos,
        })
    }
}

/// `Target.sendMessageToTarget`. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-sendMessageToTarget)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SendMessageToTarget {
    pub message: String,
    pub session_id: Option<SessionID>,
    /// **Deprecated.**
    pub target_id: Option<TargetID>,
}
impl SendMessageToTarget {
    pub fn new(message: impl Into<String>) -> Self { Self { message: message.into(), session_id: None, target_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SendMessageToTarget {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("message", &self.message);
        w.optional("sessionId", &self.session_id);
        w.optional("targetId", &self.target_id);
        w.end_object();
    }
}
impl p::Command for SendMessageToTarget {
    const METHOD: &'static str = "Target.sendMessageToTarget";
    type Response = p::Empty;
}

/// `Target.setAutoAttach`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-setAutoAttach)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetAutoAttach {
    pub auto_attach: bool,
    pub wait_for_debugger_on_start: bool,
    /// Experimental.
    pub flatten: Option<bool>,
    /// Experimental.
    pub filter: Option<TargetFilter>,
}
impl SetAutoAttach {
    pub fn new(auto_attach: bool, wait_for_debugger_on_start: bool) -> Self { Self { auto_attach, wait_for_debugger_on_start, flatten: None, filter: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetAutoAttach {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("autoAttach", &self.auto_attach);
        w.field("waitForDebuggerOnStart", &self.wait_for_debugger_on_start);
        w.optional("flatten", &self.flatten);
        w.optional("filter", &self.filter);
        w.end_object();
    }
}
impl p::Command for SetAutoAttach {
    const METHOD: &'static str = "Target.setAutoAttach";
    type Response = p::Empty;
}

/// `Target.autoAttachRelated`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-autoAttachRelated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AutoAttachRelated {
    pub target_id: TargetID,
    pub wait_for_debugger_on_start: bool,
    /// Experimental.
    pub filter: Option<TargetFilter>,
}
impl AutoAttachRelated {
    pub fn new(target_id: impl Into<TargetID>, wait_for_debugger_on_start: bool) -> Self { Self { target_id: target_id.into(), wait_for_debugger_on_start, filter: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for AutoAttachRelated {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("targetId", &self.target_id);
        w.field("waitForDebuggerOnStart", &self.wait_for_debugger_on_start);
        w.optional("filter", &self.filter);
        w.end_object();
    }
}
impl p::Command for AutoAttachRelated {
    const METHOD: &'static str = "Target.autoAttachRelated";
    type Response = p::Empty;
}

/// `Target.setDiscoverTargets`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-setDiscoverTargets)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetDiscoverTargets {
    pub discover: bool,
    /// Experimental.
    pub filter: Option<TargetFilter>,
}
impl SetDiscoverTargets {
    pub fn new(discover: bool) -> Self { Self { discover, filter: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetDiscoverTargets {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("discover", &self.discover);
        w.optional("filter", &self.filter);
        w.end_object();
    }
}
impl p::Command for SetDiscoverTargets {
    const METHOD: &'static str = "Target.setDiscoverTargets";
    type Response = p::Empty;
}

/// `Target.setRemoteLocations`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-setRemoteLocations)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetRemoteLocations {
    pub locations: Vec<RemoteLocation>,
}
impl SetRemoteLocations {
    pub fn new(locations: Vec<RemoteLocation>) -> Self { Self { locations } }
}
impl p::Encode for SetRemoteLocations {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("locations", &self.locations);
        w.end_object();
    }
}
impl p::Command for SetRemoteLocations {
    const METHOD: &'static str = "Target.setRemoteLocations";
    type Response = p::Empty;
}

/// `Target.getDevToolsTarget`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-getDevToolsTarget)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetDevToolsTarget {
    pub target_id: TargetID,
}
impl GetDevToolsTarget {
    pub fn new(target_id: impl Into<TargetID>) -> Self { Self { target_id: target_id.into() } }
}
impl p::Encode for GetDevToolsTarget {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("targetId", &self.target_id);
        w.end_object();
    }
}
impl p::Command for GetDevToolsTarget {
    const METHOD: &'static str = "Target.getDevToolsTarget";
    type Response = GetDevToolsTargetResponse;
}

/// The reply to [`GetDevToolsTarget`].
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetDevToolsTargetResponse {
    pub target_id: Option<TargetID>,
}
impl p::Decode for GetDevToolsTargetResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_target_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"targetId" => r.read(&mut f_target_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            target_id: f_target_id,
        })
    }
}

/// `Target.openDevTools`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#method-openDevTools)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OpenDevTools {
    pub target_id: TargetID,
    pub panel_id: Option<String>,
}
impl OpenDevTools {
    pub fn new(target_id: impl Into<TargetID>) -> Self { Self { target_id: target_id.into(), panel_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for OpenDevTools {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("targetId", &self.target_id);
        w.optional("panelId", &self.panel_id);
        w.end_object();
    }
}
impl p::Command for OpenDevTools {
    const METHOD: &'static str = "Target.openDevTools";
    type Response = OpenDevToolsResponse;
}

/// The reply to [`OpenDevTools`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OpenDevToolsResponse {
    pub target_id: TargetID,
}
impl p::Decode for OpenDevToolsResponse {
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

/// `Target.attachedToTarget`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#event-attachedToTarget)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AttachedToTarget {
    pub session_id: SessionID,
    pub target_info: TargetInfo,
    pub waiting_for_debugger: bool,
}
impl p::Decode for AttachedToTarget {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_session_id = None; let mut f_target_info = None;
        let mut f_waiting_for_debugger = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"sessionId" => r.read(&mut f_session_id),
                b"targetInfo" => r.read(&mut f_target_info),
                b"waitingForDebugger" => r.read_lenient(&mut f_waiting_for_debugger),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            session_id: r.need(f_session_id, at, "sessionId")?,
            target_info: r.need(f_target_info, at, "targetInfo")?,
            waiting_for_debugger: f_waiting_for_debugger,
        })
    }
}
impl p::Event for AttachedToTarget { const METHOD: &'static str = "Target.attachedToTarget"; }

/// `Target.detachedFromTarget`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#event-detachedFromTarget)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DetachedFromTarget {
    pub session_id: SessionID,
    /// **Deprecated.**
    pub target_id: Option<TargetID>,
}
impl p::Decode for DetachedFromTarget {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_session_id = None; let mut f_target_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"sessionId" => r.read(&mut f_session_id),
                b"targetId" => r.read(&mut f_target_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            session_id: r.need(f_session_id, at, "sessionId")?, target_id: f_target_id,
        })
    }
}
impl p::Event for DetachedFromTarget { const METHOD: &'static str = "Target.detachedFromTarget"; }

/// `Target.receivedMessageFromTarget`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#event-receivedMessageFromTarget)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReceivedMessageFromTarget {
    pub session_id: SessionID,
    pub message: String,
    /// **Deprecated.**
    pub target_id: Option<TargetID>,
}
impl p::Decode for ReceivedMessageFromTarget {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_session_id = None; let mut f_message = None; let mut f_target_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"sessionId" => r.read(&mut f_session_id),
                b"message" => r.read(&mut f_message),
                b"targetId" => r.read(&mut f_target_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            session_id: r.need(f_session_id, at, "sessionId")?,
            message: r.need(f_message, at, "message")?, target_id: f_target_id,
        })
    }
}
impl p::Event for ReceivedMessageFromTarget { const METHOD: &'static str = "Target.receivedMessageFromTarget"; }

/// `Target.targetCreated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#event-targetCreated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TargetCreated {
    pub target_info: TargetInfo,
}
impl p::Decode for TargetCreated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_target_info = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"targetInfo" => r.read(&mut f_target_info),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            target_info: r.need(f_target_info, at, "targetInfo")?,
        })
    }
}
impl p::Event for TargetCreated { const METHOD: &'static str = "Target.targetCreated"; }

/// `Target.targetDestroyed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#event-targetDestroyed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TargetDestroyed {
    pub target_id: TargetID,
}
impl p::Decode for TargetDestroyed {
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
impl p::Event for TargetDestroyed { const METHOD: &'static str = "Target.targetDestroyed"; }

/// `Target.targetCrashed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#event-targetCrashed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TargetCrashed {
    pub target_id: TargetID,
    pub status: String,
    pub error_code: i64,
}
impl p::Decode for TargetCrashed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_target_id = None; let mut f_status = None; let mut f_error_code = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"targetId" => r.read(&mut f_target_id),
                b"status" => r.read(&mut f_status),
                b"errorCode" => r.read(&mut f_error_code),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            target_id: r.need(f_target_id, at, "targetId")?,
            status: r.need(f_status, at, "status")?,
            error_code: r.need(f_error_code, at, "errorCode")?,
        })
    }
}
impl p::Event for TargetCrashed { const METHOD: &'static str = "Target.targetCrashed"; }

/// `Target.targetInfoChanged`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Target/#event-targetInfoChanged)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TargetInfoChanged {
    pub target_info: TargetInfo,
}
impl p::Decode for TargetInfoChanged {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_target_info = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"targetInfo" => r.read(&mut f_target_info),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            target_info: r.need(f_target_info, at, "targetInfo")?,
        })
    }
}
impl p::Event for TargetInfoChanged { const METHOD: &'static str = "Target.targetInfoChanged"; }
