// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Fetch` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/)

use crate::protocol as p;

text_type! {
    /// `Fetch.RequestId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#type-RequestId)
    RequestId
}

open_enum! {
    /// `Fetch.RequestStage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#type-RequestStage)
    RequestStage {
        REQUEST = "Request", RESPONSE = "Response",
    }
}

/// `Fetch.RequestPattern`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#type-RequestPattern)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct RequestPattern {
    pub url_pattern: Option<String>,
    pub resource_type: Option<p::network::ResourceType>,
    pub request_stage: Option<RequestStage>,
}
impl RequestPattern {
    pub fn new() -> Self { Self { url_pattern: None, resource_type: None, request_stage: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for RequestPattern {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("urlPattern", &self.url_pattern);
        w.optional("resourceType", &self.resource_type);
        w.optional("requestStage", &self.request_stage);
        w.end_object();
    }
}

/// `Fetch.HeaderEntry`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#type-HeaderEntry)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HeaderEntry {
    pub name: String,
    pub value: String,
}
impl HeaderEntry {
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self { Self { name: name.into(), value: value.into() } }
}
impl p::Encode for HeaderEntry {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("name", &self.name);
        w.field("value", &self.value);
        w.end_object();
    }
}
impl p::Decode for HeaderEntry {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"value" => r.read(&mut f_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, value: r.need(f_value, at, "value")?,
        })
    }
}

/// `Fetch.AuthChallenge`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#type-AuthChallenge)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AuthChallenge {
    pub source: Option<AuthChallengeSource>,
    pub origin: String,
    pub scheme: String,
    pub realm: String,
}
impl p::Decode for AuthChallenge {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_source = None; let mut f_origin = None; let mut f_scheme = None;
        let mut f_realm = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"source" => r.read(&mut f_source),
                b"origin" => r.read(&mut f_origin),
                b"scheme" => r.read(&mut f_scheme),
                b"realm" => r.read(&mut f_realm),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            source: f_source, origin: r.need(f_origin, at, "origin")?,
            scheme: r.need(f_scheme, at, "scheme")?, realm: r.need(f_realm, at, "realm")?,
        })
    }
}

/// `Fetch.AuthChallengeResponse`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#type-AuthChallengeResponse)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AuthChallengeResponse {
    pub response: AuthChallengeResponseResponse,
    pub username: Option<String>,
    pub password: Option<String>,
}
impl AuthChallengeResponse {
    pub fn new(response: impl Into<AuthChallengeResponseResponse>) -> Self { Self { response: response.into(), username: None, password: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for AuthChallengeResponse {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("response", &self.response);
        w.optional("username", &self.username);
        w.optional("password", &self.password);
        w.end_object();
    }
}

/// `Fetch.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#method-disable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Disable {}
impl Disable {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Disable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Disable {
    const METHOD: &'static str = "Fetch.disable";
    type Response = p::Empty;
}

/// `Fetch.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#method-enable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Enable {
    pub patterns: Option<Vec<RequestPattern>>,
    pub handle_auth_requests: Option<bool>,
}
impl Enable {
    pub fn new() -> Self { Self { patterns: None, handle_auth_requests: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Enable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("patterns", &self.patterns);
        w.optional("handleAuthRequests", &self.handle_auth_requests);
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "Fetch.enable";
    type Response = p::Empty;
}

/// `Fetch.failRequest`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#method-failRequest)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FailRequest {
    pub request_id: RequestId,
    pub error_reason: p::network::ErrorReason,
}
impl FailRequest {
    pub fn new(request_id: impl Into<RequestId>, error_reason: impl Into<p::network::ErrorReason>) -> Self { Self { request_id: request_id.into(), error_reason: error_reason.into() } }
}
impl p::Encode for FailRequest {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.field("errorReason", &self.error_reason);
        w.end_object();
    }
}
impl p::Command for FailRequest {
    const METHOD: &'static str = "Fetch.failRequest";
    type Response = p::Empty;
}

/// `Fetch.fulfillRequest`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#method-fulfillRequest)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FulfillRequest {
    pub request_id: RequestId,
    pub response_code: i64,
    pub response_headers: Option<Vec<HeaderEntry>>,
    pub binary_response_headers: Option<p::Binary>,
    pub body: Option<p::Binary>,
    pub response_phrase: Option<String>,
}
impl FulfillRequest {
    pub fn new(request_id: impl Into<RequestId>, response_code: i64) -> Self { Self { request_id: request_id.into(), response_code, response_headers: None, binary_response_headers: None, body: None, response_phrase: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for FulfillRequest {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.field("responseCode", &self.response_code);
        w.optional("responseHeaders", &self.response_headers);
        w.optional("binaryResponseHeaders", &self.binary_response_headers);
        w.optional("body", &self.body);
        w.optional("responsePhrase", &self.response_phrase);
        w.end_object();
    }
}
impl p::Command for FulfillRequest {
    const METHOD: &'static str = "Fetch.fulfillRequest";
    type Response = p::Empty;
}

/// `Fetch.continueRequest`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#method-continueRequest)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContinueRequest {
    pub request_id: RequestId,
    pub url: Option<String>,
    pub method: Option<String>,
    pub post_data: Option<p::Binary>,
    pub headers: Option<Vec<HeaderEntry>>,
    /// Experimental.
    pub intercept_response: Option<bool>,
}
impl ContinueRequest {
    pub fn new(request_id: impl Into<RequestId>) -> Self { Self { request_id: request_id.into(), url: None, method: None, post_data: None, headers: None, intercept_response: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ContinueRequest {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.optional("url", &self.url);
        w.optional("method", &self.method);
        w.optional("postData", &self.post_data);
        w.optional("headers", &self.headers);
        w.optional("interceptResponse", &self.intercept_response);
        w.end_object();
    }
}
impl p::Command for ContinueRequest {
    const METHOD: &'static str = "Fetch.continueRequest";
    type Response = p::Empty;
}

/// `Fetch.continueWithAuth`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#method-continueWithAuth)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContinueWithAuth {
    pub request_id: RequestId,
    pub auth_challenge_response: AuthChallengeResponse,
}
impl ContinueWithAuth {
    pub fn new(request_id: impl Into<RequestId>, auth_challenge_response: AuthChallengeResponse) -> Self { Self { request_id: request_id.into(), auth_challenge_response } }
}
impl p::Encode for ContinueWithAuth {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.field("authChallengeResponse", &self.auth_challenge_response);
        w.end_object();
    }
}
impl p::Command for ContinueWithAuth {
    const METHOD: &'static str = "Fetch.continueWithAuth";
    type Response = p::Empty;
}

/// `Fetch.continueResponse`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#method-continueResponse)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContinueResponse {
    pub request_id: RequestId,
    pub response_code: Option<i64>,
    pub response_phrase: Option<String>,
    pub response_headers: Option<Vec<HeaderEntry>>,
    pub binary_response_headers: Option<p::Binary>,
}
impl ContinueResponse {
    pub fn new(request_id: impl Into<RequestId>) -> Self { Self { request_id: request_id.into(), response_code: None, response_phrase: None, response_headers: None, binary_response_headers: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ContinueResponse {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.optional("responseCode", &self.response_code);
        w.optional("responsePhrase", &self.response_phrase);
        w.optional("responseHeaders", &self.response_headers);
        w.optional("binaryResponseHeaders", &self.binary_response_headers);
        w.end_object();
    }
}
impl p::Command for ContinueResponse {
    const METHOD: &'static str = "Fetch.continueResponse";
    type Response = p::Empty;
}

/// `Fetch.getResponseBody`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#method-getResponseBody)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetResponseBody {
    pub request_id: RequestId,
}
impl GetResponseBody {
    pub fn new(request_id: impl Into<RequestId>) -> Self { Self { request_id: request_id.into() } }
}
impl p::Encode for GetResponseBody {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.end_object();
    }
}
impl p::Command for GetResponseBody {
    const METHOD: &'static str = "Fetch.getResponseBody";
    type Response = GetResponseBodyResponse;
}

/// The reply to [`GetResponseBody`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetResponseBodyResponse {
    pub body: String,
    pub base64_encoded: bool,
}
impl p::Decode for GetResponseBodyResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_body = None; let mut f_base64_encoded = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"body" => r.read(&mut f_body),
                b"base64Encoded" => r.read_lenient(&mut f_base64_encoded),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            body: r.need(f_body, at, "body")?, base64_encoded: f_base64_encoded,
        })
    }
}

/// `Fetch.takeResponseBodyAsStream`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#method-takeResponseBodyAsStream)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TakeResponseBodyAsStream {
    pub request_id: RequestId,
}
impl TakeResponseBodyAsStream {
    pub fn new(request_id: impl Into<RequestId>) -> Self { Self { request_id: request_id.into() } }
}
impl p::Encode for TakeResponseBodyAsStream {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("requestId", &self.request_id);
        w.end_object();
    }
}
impl p::Command for TakeResponseBodyAsStream {
    const METHOD: &'static str = "Fetch.takeResponseBodyAsStream";
    type Response = TakeResponseBodyAsStreamResponse;
}

/// The reply to [`TakeResponseBodyAsStream`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TakeResponseBodyAsStreamResponse {
    pub stream: p::io::StreamHandle,
}
impl p::Decode for TakeResponseBodyAsStreamResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_stream = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"stream" => r.read(&mut f_stream),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            stream: r.need(f_stream, at, "stream")?,
        })
    }
}

/// `Fetch.requestPaused`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#event-requestPaused)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestPaused {
    pub request_id: RequestId,
    pub request: p::network::Request,
    pub frame_id: p::page::FrameId,
    pub resource_type: p::network::ResourceType,
    pub response_error_reason: Option<p::network::ErrorReason>,
    pub response_status_code: Option<i64>,
    pub response_status_text: Option<String>,
    pub response_headers: Option<Vec<HeaderEntry>>,
    pub network_id: Option<p::network::RequestId>,
    /// Experimental.
    pub redirected_request_id: Option<RequestId>,
}
impl p::Decode for RequestPaused {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_request = None; let mut f_frame_id = None;
        let mut f_resource_type = None; let mut f_response_error_reason = None;
        let mut f_response_status_code = None; let mut f_response_status_text = None;
        let mut f_response_headers = None; let mut f_network_id = None;
        let mut f_redirected_request_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"request" => r.read(&mut f_request),
                b"frameId" => r.read(&mut f_frame_id),
                b"resourceType" => r.read(&mut f_resource_type),
                b"responseErrorReason" => r.read(&mut f_response_error_reason),
                b"responseStatusCode" => r.read(&mut f_response_status_code),
                b"responseStatusText" => r.read(&mut f_response_status_text),
                b"responseHeaders" => r.read(&mut f_response_headers),
                b"networkId" => r.read(&mut f_network_id),
                b"redirectedRequestId" => r.read(&mut f_redirected_request_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            request: r.need(f_request, at, "request")?,
            frame_id: r.need(f_frame_id, at, "frameId")?,
            resource_type: r.need(f_resource_type, at, "resourceType")?,
            response_error_reason: f_response_error_reason,
            response_status_code: f_response_status_code,
            response_status_text: f_response_status_text, response_headers: f_response_headers,
            network_id: f_network_id, redirected_request_id: f_redirected_request_id,
        })
    }
}
impl p::Event for RequestPaused { const METHOD: &'static str = "Fetch.requestPaused"; }

/// `Fetch.authRequired`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#event-authRequired)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AuthRequired {
    pub request_id: RequestId,
    pub request: p::network::Request,
    pub frame_id: p::page::FrameId,
    pub resource_type: p::network::ResourceType,
    pub auth_challenge: AuthChallenge,
}
impl p::Decode for AuthRequired {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_request_id = None; let mut f_request = None; let mut f_frame_id = None;
        let mut f_resource_type = None; let mut f_auth_challenge = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"requestId" => r.read(&mut f_request_id),
                b"request" => r.read(&mut f_request),
                b"frameId" => r.read(&mut f_frame_id),
                b"resourceType" => r.read(&mut f_resource_type),
                b"authChallenge" => r.read(&mut f_auth_challenge),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            request_id: r.need(f_request_id, at, "requestId")?,
            request: r.need(f_request, at, "request")?,
            frame_id: r.need(f_frame_id, at, "frameId")?,
            resource_type: r.need(f_resource_type, at, "resourceType")?,
            auth_challenge: r.need(f_auth_challenge, at, "authChallenge")?,
        })
    }
}
impl p::Event for AuthRequired { const METHOD: &'static str = "Fetch.authRequired"; }

open_enum! {
    /// Of `source` in [`AuthChallenge`].
    AuthChallengeSource {
        SERVER = "Server", PROXY = "Proxy",
    }
}

open_enum! {
    /// Of `response` in [`AuthChallengeResponse`].
    AuthChallengeResponseResponse {
        DEFAULT = "Default", CANCEL_AUTH = "CancelAuth", PROVIDE_CREDENTIALS = "ProvideCredentials",
    }
}
