// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `WebAuthn` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/)

use crate::protocol as p;

text_type! {
    /// `WebAuthn.AuthenticatorId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#type-AuthenticatorId)
    AuthenticatorId
}

open_enum! {
    /// `WebAuthn.AuthenticatorProtocol`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#type-AuthenticatorProtocol)
    AuthenticatorProtocol {
        U2F = "u2f", CTAP2 = "ctap2",
    }
}

open_enum! {
    /// `WebAuthn.Ctap2Version`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#type-Ctap2Version)
    Ctap2Version {
        CTAP2_0 = "ctap2_0", CTAP2_1 = "ctap2_1", CTAP2_2 = "ctap2_2",
    }
}

open_enum! {
    /// `WebAuthn.AuthenticatorTransport`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#type-AuthenticatorTransport)
    AuthenticatorTransport {
        USB = "usb", NFC = "nfc", BLE = "ble", CABLE = "cable", HYBRID = "hybrid",
        SMART_CARD = "smart-card", INTERNAL = "internal",
    }
}

/// `WebAuthn.VirtualAuthenticatorOptions`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#type-VirtualAuthenticatorOptions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VirtualAuthenticatorOptions {
    pub protocol: AuthenticatorProtocol,
    pub ctap2_version: Option<Ctap2Version>,
    pub transport: AuthenticatorTransport,
    pub has_resident_key: Option<bool>,
    pub has_user_verification: Option<bool>,
    pub has_large_blob: Option<bool>,
    pub has_cred_blob: Option<bool>,
    pub has_min_pin_length: Option<bool>,
    pub has_prf: Option<bool>,
    pub has_hmac_secret: Option<bool>,
    pub has_hmac_secret_mc: Option<bool>,
    pub has_cmtg_key: Option<bool>,
    pub automatic_presence_simulation: Option<bool>,
    pub is_user_verified: Option<bool>,
    pub default_backup_eligibility: Option<bool>,
    pub default_backup_state: Option<bool>,
}
impl VirtualAuthenticatorOptions {
    pub fn new(protocol: impl Into<AuthenticatorProtocol>, transport: impl Into<AuthenticatorTransport>) -> Self { Self { protocol: protocol.into(), ctap2_version: None, transport: transport.into(), has_resident_key: None, has_user_verification: None, has_large_blob: None, has_cred_blob: None, has_min_pin_length: None, has_prf: None, has_hmac_secret: None, has_hmac_secret_mc: None, has_cmtg_key: None, automatic_presence_simulation: None, is_user_verified: None, default_backup_eligibility: None, default_backup_state: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for VirtualAuthenticatorOptions {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("protocol", &self.protocol);
        w.optional("ctap2Version", &self.ctap2_version);
        w.field("transport", &self.transport);
        w.optional("hasResidentKey", &self.has_resident_key);
        w.optional("hasUserVerification", &self.has_user_verification);
        w.optional("hasLargeBlob", &self.has_large_blob);
        w.optional("hasCredBlob", &self.has_cred_blob);
        w.optional("hasMinPinLength", &self.has_min_pin_length);
        w.optional("hasPrf", &self.has_prf);
        w.optional("hasHmacSecret", &self.has_hmac_secret);
        w.optional("hasHmacSecretMc", &self.has_hmac_secret_mc);
        w.optional("hasCmtgKey", &self.has_cmtg_key);
        w.optional("automaticPresenceSimulation", &self.automatic_presence_simulation);
        w.optional("isUserVerified", &self.is_user_verified);
        w.optional("defaultBackupEligibility", &self.default_backup_eligibility);
        w.optional("defaultBackupState", &self.default_backup_state);
        w.end_object();
    }
}

/// `WebAuthn.Credential`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#type-Credential)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Credential {
    pub credential_id: p::Binary,
    pub is_resident_credential: bool,
    pub rp_id: Option<String>,
    pub private_key: p::Binary,
    pub user_handle: Option<p::Binary>,
    pub sign_count: f64,
    pub large_blob: Option<p::Binary>,
    pub backup_eligibility: Option<bool>,
    pub backup_state: Option<bool>,
    pub user_name: Option<String>,
    pub user_display_name: Option<String>,
    pub cmtg_keys: Option<Vec<p::Binary>>,
    pub active_cmtg_key_index: Option<i64>,
    pub generate_cmtg_key_on_next_operation: Option<bool>,
}
impl Credential {
    pub fn new(credential_id: impl Into<p::Binary>, is_resident_credential: bool, private_key: impl Into<p::Binary>, sign_count: f64) -> Self { Self { credential_id: credential_id.into(), is_resident_credential, rp_id: None, private_key: private_key.into(), user_handle: None, sign_count, large_blob: None, backup_eligibility: None, backup_state: None, user_name: None, user_display_name: None, cmtg_keys: None, active_cmtg_key_index: None, generate_cmtg_key_on_next_operation: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Credential {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("credentialId", &self.credential_id);
        w.field("isResidentCredential", &self.is_resident_credential);
        w.optional("rpId", &self.rp_id);
        w.field("privateKey", &self.private_key);
        w.optional("userHandle", &self.user_handle);
        w.field("signCount", &self.sign_count);
        w.optional("largeBlob", &self.large_blob);
        w.optional("backupEligibility", &self.backup_eligibility);
        w.optional("backupState", &self.backup_state);
        w.optional("userName", &self.user_name);
        w.optional("userDisplayName", &self.user_display_name);
        w.optional("cmtgKeys", &self.cmtg_keys);
        w.optional("activeCmtgKeyIndex", &self.active_cmtg_key_index);
        w.optional("generateCmtgKeyOnNextOperation", &self.generate_cmtg_key_on_next_operation);
        w.end_object();
    }
}
impl p::Decode for Credential {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_credential_id = None; let mut f_is_resident_credential = Default::default();
        let mut f_rp_id = None; let mut f_private_key = None; let mut f_user_handle = None;
        let mut f_sign_count = None; let mut f_large_blob = None;
        let mut f_backup_eligibility = None; let mut f_backup_state = None;
        let mut f_user_name = None; let mut f_user_display_name = None; let mut f_cmtg_keys = None;
        let mut f_active_cmtg_key_index = None;
        let mut f_generate_cmtg_key_on_next_operation = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"credentialId" => r.read(&mut f_credential_id),
                b"isResidentCredential" => r.read_lenient(&mut f_is_resident_credential),
                b"rpId" => r.read(&mut f_rp_id),
                b"privateKey" => r.read(&mut f_private_key),
                b"userHandle" => r.read(&mut f_user_handle),
                b"signCount" => r.read(&mut f_sign_count),
                b"largeBlob" => r.read(&mut f_large_blob),
                b"backupEligibility" => r.read(&mut f_backup_eligibility),
                b"backupState" => r.read(&mut f_backup_state),
                b"userName" => r.read(&mut f_user_name),
                b"userDisplayName" => r.read(&mut f_user_display_name),
                b"cmtgKeys" => r.read(&mut f_cmtg_keys),
                b"activeCmtgKeyIndex" => r.read(&mut f_active_cmtg_key_index),
                b"generateCmtgKeyOnNextOperation" => r.read(&mut f_generate_cmtg_key_on_next_operation),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            credential_id: r.need(f_credential_id, at, "credentialId")?,
            is_resident_credential: f_is_resident_credential, rp_id: f_rp_id,
            private_key: r.need(f_private_key, at, "privateKey")?, user_handle: f_user_handle,
            sign_count: r.need(f_sign_count, at, "signCount")?, large_blob: f_large_blob,
            backup_eligibility: f_backup_eligibility, backup_state: f_backup_state,
            user_name: f_user_name, user_display_name: f_user_display_name, cmtg_keys: f_cmtg_keys,
            active_cmtg_key_index: f_active_cmtg_key_index,
            generate_cmtg_key_on_next_operation: f_generate_cmtg_key_on_next_operation,
        })
    }
}

/// `WebAuthn.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#method-enable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Enable {
    pub enable_ui: Option<bool>,
}
impl Enable {
    pub fn new() -> Self { Self { enable_ui: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Enable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("enableUI", &self.enable_ui);
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "WebAuthn.enable";
    type Response = p::Empty;
}

/// `WebAuthn.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#method-disable)
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
    const METHOD: &'static str = "WebAuthn.disable";
    type Response = p::Empty;
}

/// `WebAuthn.addVirtualAuthenticator`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#method-addVirtualAuthenticator)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddVirtualAuthenticator {
    pub options: VirtualAuthenticatorOptions,
}
impl AddVirtualAuthenticator {
    pub fn new(options: VirtualAuthenticatorOptions) -> Self { Self { options } }
}
impl p::Encode for AddVirtualAuthenticator {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("options", &self.options);
        w.end_object();
    }
}
impl p::Command for AddVirtualAuthenticator {
    const METHOD: &'static str = "WebAuthn.addVirtualAuthenticator";
    type Response = AddVirtualAuthenticatorResponse;
}

/// The reply to [`AddVirtualAuthenticator`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddVirtualAuthenticatorResponse {
    pub authenticator_id: AuthenticatorId,
}
impl p::Decode for AddVirtualAuthenticatorResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_authenticator_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"authenticatorId" => r.read(&mut f_authenticator_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            authenticator_id: r.need(f_authenticator_id, at, "authenticatorId")?,
        })
    }
}

/// `WebAuthn.setResponseOverrideBits`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#method-setResponseOverrideBits)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetResponseOverrideBits {
    pub authenticator_id: AuthenticatorId,
    pub is_bogus_signature: Option<bool>,
    pub is_bad_uv: Option<bool>,
    pub is_bad_up: Option<bool>,
}
impl SetResponseOverrideBits {
    pub fn new(authenticator_id: impl Into<AuthenticatorId>) -> Self { Self { authenticator_id: authenticator_id.into(), is_bogus_signature: None, is_bad_uv: None, is_bad_up: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetResponseOverrideBits {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("authenticatorId", &self.authenticator_id);
        w.optional("isBogusSignature", &self.is_bogus_signature);
        w.optional("isBadUV", &self.is_bad_uv);
        w.optional("isBadUP", &self.is_bad_up);
        w.end_object();
    }
}
impl p::Command for SetResponseOverrideBits {
    const METHOD: &'static str = "WebAuthn.setResponseOverrideBits";
    type Response = p::Empty;
}

/// `WebAuthn.removeVirtualAuthenticator`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#method-removeVirtualAuthenticator)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveVirtualAuthenticator {
    pub authenticator_id: AuthenticatorId,
}
impl RemoveVirtualAuthenticator {
    pub fn new(authenticator_id: impl Into<AuthenticatorId>) -> Self { Self { authenticator_id: authenticator_id.into() } }
}
impl p::Encode for RemoveVirtualAuthenticator {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("authenticatorId", &self.authenticator_id);
        w.end_object();
    }
}
impl p::Command for RemoveVirtualAuthenticator {
    const METHOD: &'static str = "WebAuthn.removeVirtualAuthenticator";
    type Response = p::Empty;
}

/// `WebAuthn.addCredential`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#method-addCredential)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddCredential {
    pub authenticator_id: AuthenticatorId,
    pub credential: Credential,
}
impl AddCredential {
    pub fn new(authenticator_id: impl Into<AuthenticatorId>, credential: Credential) -> Self { Self { authenticator_id: authenticator_id.into(), credential } }
}
impl p::Encode for AddCredential {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("authenticatorId", &self.authenticator_id);
        w.field("credential", &self.credential);
        w.end_object();
    }
}
impl p::Command for AddCredential {
    const METHOD: &'static str = "WebAuthn.addCredential";
    type Response = p::Empty;
}

/// `WebAuthn.getCredential`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#method-getCredential)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetCredential {
    pub authenticator_id: AuthenticatorId,
    pub credential_id: p::Binary,
}
impl GetCredential {
    pub fn new(authenticator_id: impl Into<AuthenticatorId>, credential_id: impl Into<p::Binary>) -> Self { Self { authenticator_id: authenticator_id.into(), credential_id: credential_id.into() } }
}
impl p::Encode for GetCredential {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("authenticatorId", &self.authenticator_id);
        w.field("credentialId", &self.credential_id);
        w.end_object();
    }
}
impl p::Command for GetCredential {
    const METHOD: &'static str = "WebAuthn.getCredential";
    type Response = GetCredentialResponse;
}

/// The reply to [`GetCredential`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetCredentialResponse {
    pub credential: Credential,
}
impl p::Decode for GetCredentialResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_credential = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"credential" => r.read(&mut f_credential),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            credential: r.need(f_credential, at, "credential")?,
        })
    }
}

/// `WebAuthn.getCredentials`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#method-getCredentials)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetCredentials {
    pub authenticator_id: AuthenticatorId,
}
impl GetCredentials {
    pub fn new(authenticator_id: impl Into<AuthenticatorId>) -> Self { Self { authenticator_id: authenticator_id.into() } }
}
impl p::Encode for GetCredentials {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("authenticatorId", &self.authenticator_id);
        w.end_object();
    }
}
impl p::Command for GetCredentials {
    const METHOD: &'static str = "WebAuthn.getCredentials";
    type Response = GetCredentialsResponse;
}

/// The reply to [`GetCredentials`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetCredentialsResponse {
    pub credentials: Vec<Credential>,
}
impl p::Decode for GetCredentialsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_credentials = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"credentials" => r.read_lenient(&mut f_credentials),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            credentials: f_credentials,
        })
    }
}

/// `WebAuthn.removeCredential`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#method-removeCredential)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveCredential {
    pub authenticator_id: AuthenticatorId,
    pub credential_id: p::Binary,
}
impl RemoveCredential {
    pub fn new(authenticator_id: impl Into<AuthenticatorId>, credential_id: impl Into<p::Binary>) -> Self { Self { authenticator_id: authenticator_id.into(), credential_id: credential_id.into() } }
}
impl p::Encode for RemoveCredential {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("authenticatorId", &self.authenticator_id);
        w.field("credentialId", &self.credential_id);
        w.end_object();
    }
}
impl p::Command for RemoveCredential {
    const METHOD: &'static str = "WebAuthn.removeCredential";
    type Response = p::Empty;
}

/// `WebAuthn.clearCredentials`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#method-clearCredentials)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ClearCredentials {
    pub authenticator_id: AuthenticatorId,
}
impl ClearCredentials {
    pub fn new(authenticator_id: impl Into<AuthenticatorId>) -> Self { Self { authenticator_id: authenticator_id.into() } }
}
impl p::Encode for ClearCredentials {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("authenticatorId", &self.authenticator_id);
        w.end_object();
    }
}
impl p::Command for ClearCredentials {
    const METHOD: &'static str = "WebAuthn.clearCredentials";
    type Response = p::Empty;
}

/// `WebAuthn.setUserVerified`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#method-setUserVerified)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetUserVerified {
    pub authenticator_id: AuthenticatorId,
    pub is_user_verified: bool,
}
impl SetUserVerified {
    pub fn new(authenticator_id: impl Into<AuthenticatorId>, is_user_verified: bool) -> Self { Self { authenticator_id: authenticator_id.into(), is_user_verified } }
}
impl p::Encode for SetUserVerified {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("authenticatorId", &self.authenticator_id);
        w.field("isUserVerified", &self.is_user_verified);
        w.end_object();
    }
}
impl p::Command for SetUserVerified {
    const METHOD: &'static str = "WebAuthn.setUserVerified";
    type Response = p::Empty;
}

/// `WebAuthn.setAutomaticPresenceSimulation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#method-setAutomaticPresenceSimulation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetAutomaticPresenceSimulation {
    pub authenticator_id: AuthenticatorId,
    pub enabled: bool,
}
impl SetAutomaticPresenceSimulation {
    pub fn new(authenticator_id: impl Into<AuthenticatorId>, enabled: bool) -> Self { Self { authenticator_id: authenticator_id.into(), enabled } }
}
impl p::Encode for SetAutomaticPresenceSimulation {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("authenticatorId", &self.authenticator_id);
        w.field("enabled", &self.enabled);
        w.end_object();
    }
}
impl p::Command for SetAutomaticPresenceSimulation {
    const METHOD: &'static str = "WebAuthn.setAutomaticPresenceSimulation";
    type Response = p::Empty;
}

/// `WebAuthn.setCredentialProperties`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#method-setCredentialProperties)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetCredentialProperties {
    pub authenticator_id: AuthenticatorId,
    pub credential_id: p::Binary,
    pub backup_eligibility: Option<bool>,
    pub backup_state: Option<bool>,
    pub active_cmtg_key_index: Option<i64>,
    pub generate_cmtg_key_on_next_operation: Option<bool>,
    pub sign_count: Option<f64>,
}
impl SetCredentialProperties {
    pub fn new(authenticator_id: impl Into<AuthenticatorId>, credential_id: impl Into<p::Binary>) -> Self { Self { authenticator_id: authenticator_id.into(), credential_id: credential_id.into(), backup_eligibility: None, backup_state: None, active_cmtg_key_index: None, generate_cmtg_key_on_next_operation: None, sign_count: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetCredentialProperties {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("authenticatorId", &self.authenticator_id);
        w.field("credentialId", &self.credential_id);
        w.optional("backupEligibility", &self.backup_eligibility);
        w.optional("backupState", &self.backup_state);
        w.optional("activeCmtgKeyIndex", &self.active_cmtg_key_index);
        w.optional("generateCmtgKeyOnNextOperation", &self.generate_cmtg_key_on_next_operation);
        w.optional("signCount", &self.sign_count);
        w.end_object();
    }
}
impl p::Command for SetCredentialProperties {
    const METHOD: &'static str = "WebAuthn.setCredentialProperties";
    type Response = p::Empty;
}

/// `WebAuthn.credentialAdded`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#event-credentialAdded)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CredentialAdded {
    pub authenticator_id: AuthenticatorId,
    pub credential: Credential,
}
impl p::Decode for CredentialAdded {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_authenticator_id = None; let mut f_credential = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"authenticatorId" => r.read(&mut f_authenticator_id),
                b"credential" => r.read(&mut f_credential),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            authenticator_id: r.need(f_authenticator_id, at, "authenticatorId")?,
            credential: r.need(f_credential, at, "credential")?,
        })
    }
}
impl p::Event for CredentialAdded { const METHOD: &'static str = "WebAuthn.credentialAdded"; }

/// `WebAuthn.credentialDeleted`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#event-credentialDeleted)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CredentialDeleted {
    pub authenticator_id: AuthenticatorId,
    pub credential_id: p::Binary,
}
impl p::Decode for CredentialDeleted {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_authenticator_id = None; let mut f_credential_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"authenticatorId" => r.read(&mut f_authenticator_id),
                b"credentialId" => r.read(&mut f_credential_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            authenticator_id: r.need(f_authenticator_id, at, "authenticatorId")?,
            credential_id: r.need(f_credential_id, at, "credentialId")?,
        })
    }
}
impl p::Event for CredentialDeleted { const METHOD: &'static str = "WebAuthn.credentialDeleted"; }

/// `WebAuthn.credentialUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#event-credentialUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CredentialUpdated {
    pub authenticator_id: AuthenticatorId,
    pub credential: Credential,
}
impl p::Decode for CredentialUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_authenticator_id = None; let mut f_credential = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"authenticatorId" => r.read(&mut f_authenticator_id),
                b"credential" => r.read(&mut f_credential),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            authenticator_id: r.need(f_authenticator_id, at, "authenticatorId")?,
            credential: r.need(f_credential, at, "credential")?,
        })
    }
}
impl p::Event for CredentialUpdated { const METHOD: &'static str = "WebAuthn.credentialUpdated"; }

/// `WebAuthn.credentialAsserted`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/#event-credentialAsserted)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CredentialAsserted {
    pub authenticator_id: AuthenticatorId,
    pub credential: Credential,
}
impl p::Decode for CredentialAsserted {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_authenticator_id = None; let mut f_credential = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"authenticatorId" => r.read(&mut f_authenticator_id),
                b"credential" => r.read(&mut f_credential),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            authenticator_id: r.need(f_authenticator_id, at, "authenticatorId")?,
            credential: r.need(f_credential, at, "credential")?,
        })
    }
}
impl p::Event for CredentialAsserted { const METHOD: &'static str = "WebAuthn.credentialAsserted"; }
