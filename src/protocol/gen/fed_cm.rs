// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `FedCm` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/)

use crate::protocol as p;

open_enum! {
    /// `FedCm.LoginState`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/#type-LoginState)
    LoginState {
        SIGN_IN = "SignIn", SIGN_UP = "SignUp",
    }
}

open_enum! {
    /// `FedCm.DialogType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/#type-DialogType)
    DialogType {
        ACCOUNT_CHOOSER = "AccountChooser", AUTO_REAUTHN = "AutoReauthn",
        CONFIRM_IDP_LOGIN = "ConfirmIdpLogin", ERROR = "Error",
    }
}

open_enum! {
    /// `FedCm.DialogButton`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/#type-DialogButton)
    DialogButton {
        CONFIRM_IDP_LOGIN_CONTINUE = "ConfirmIdpLoginContinue", ERROR_GOT_IT = "ErrorGotIt",
        ERROR_MORE_DETAILS = "ErrorMoreDetails",
    }
}

open_enum! {
    /// `FedCm.AccountUrlType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/#type-AccountUrlType)
    AccountUrlType {
        TERMS_OF_SERVICE = "TermsOfService", PRIVACY_POLICY = "PrivacyPolicy",
    }
}

/// `FedCm.Account`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/#type-Account)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Account {
    pub account_id: String,
    pub email: String,
    pub name: String,
    pub given_name: String,
    pub picture_url: String,
    pub idp_config_url: String,
    pub idp_login_url: String,
    pub login_state: LoginState,
    pub terms_of_service_url: Option<String>,
    pub privacy_policy_url: Option<String>,
}
impl p::Decode for Account {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_account_id = None; let mut f_email = None; let mut f_name = None;
        let mut f_given_name = None; let mut f_picture_url = None; let mut f_idp_config_url = None;
        let mut f_idp_login_url = None; let mut f_login_state = None;
        let mut f_terms_of_service_url = None; let mut f_privacy_policy_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"accountId" => r.read(&mut f_account_id),
                b"email" => r.read(&mut f_email),
                b"name" => r.read(&mut f_name),
                b"givenName" => r.read(&mut f_given_name),
                b"pictureUrl" => r.read(&mut f_picture_url),
                b"idpConfigUrl" => r.read(&mut f_idp_config_url),
                b"idpLoginUrl" => r.read(&mut f_idp_login_url),
                b"loginState" => r.read(&mut f_login_state),
                b"termsOfServiceUrl" => r.read(&mut f_terms_of_service_url),
                b"privacyPolicyUrl" => r.read(&mut f_privacy_policy_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            account_id: r.need(f_account_id, at, "accountId")?,
            email: r.need(f_email, at, "email")?, name: r.need(f_name, at, "name")?,
            given_name: r.need(f_given_name, at, "givenName")?,
            picture_url: r.need(f_picture_url, at, "pictureUrl")?,
            idp_config_url: r.need(f_idp_config_url, at, "idpConfigUrl")?,
            idp_login_url: r.need(f_idp_login_url, at, "idpLoginUrl")?,
            login_state: r.need(f_login_state, at, "loginState")?,
            terms_of_service_url: f_terms_of_service_url, privacy_policy_url: f_privacy_policy_url,
        })
    }
}

/// `FedCm.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/#method-enable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Enable {
    pub disable_rejection_delay: Option<bool>,
}
impl Enable {
    pub fn new() -> Self { Self { disable_rejection_delay: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Enable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("disableRejectionDelay", &self.disable_rejection_delay);
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "FedCm.enable";
    type Response = p::Empty;
}

/// `FedCm.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/#method-disable)
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
    const METHOD: &'static str = "FedCm.disable";
    type Response = p::Empty;
}

/// `FedCm.selectAccount`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/#method-selectAccount)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SelectAccount {
    pub dialog_id: String,
    pub account_index: i64,
}
impl SelectAccount {
    pub fn new(dialog_id: impl Into<String>, account_index: i64) -> Self { Self { dialog_id: dialog_id.into(), account_index } }
}
impl p::Encode for SelectAccount {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("dialogId", &self.dialog_id);
        w.field("accountIndex", &self.account_index);
        w.end_object();
    }
}
impl p::Command for SelectAccount {
    const METHOD: &'static str = "FedCm.selectAccount";
    type Response = p::Empty;
}

/// `FedCm.clickDialogButton`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/#method-clickDialogButton)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ClickDialogButton {
    pub dialog_id: String,
    pub dialog_button: DialogButton,
}
impl ClickDialogButton {
    pub fn new(dialog_id: impl Into<String>, dialog_button: impl Into<DialogButton>) -> Self { Self { dialog_id: dialog_id.into(), dialog_button: dialog_button.into() } }
}
impl p::Encode for ClickDialogButton {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("dialogId", &self.dialog_id);
        w.field("dialogButton", &self.dialog_button);
        w.end_object();
    }
}
impl p::Command for ClickDialogButton {
    const METHOD: &'static str = "FedCm.clickDialogButton";
    type Response = p::Empty;
}

/// `FedCm.openUrl`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/#method-openUrl)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OpenUrl {
    pub dialog_id: String,
    pub account_index: i64,
    pub account_url_type: AccountUrlType,
}
impl OpenUrl {
    pub fn new(dialog_id: impl Into<String>, account_index: i64, account_url_type: impl Into<AccountUrlType>) -> Self { Self { dialog_id: dialog_id.into(), account_index, account_url_type: account_url_type.into() } }
}
impl p::Encode for OpenUrl {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("dialogId", &self.dialog_id);
        w.field("accountIndex", &self.account_index);
        w.field("accountUrlType", &self.account_url_type);
        w.end_object();
    }
}
impl p::Command for OpenUrl {
    const METHOD: &'static str = "FedCm.openUrl";
    type Response = p::Empty;
}

/// `FedCm.dismissDialog`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/#method-dismissDialog)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DismissDialog {
    pub dialog_id: String,
    pub trigger_cooldown: Option<bool>,
}
impl DismissDialog {
    pub fn new(dialog_id: impl Into<String>) -> Self { Self { dialog_id: dialog_id.into(), trigger_cooldown: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for DismissDialog {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("dialogId", &self.dialog_id);
        w.optional("triggerCooldown", &self.trigger_cooldown);
        w.end_object();
    }
}
impl p::Command for DismissDialog {
    const METHOD: &'static str = "FedCm.dismissDialog";
    type Response = p::Empty;
}

/// `FedCm.resetCooldown`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/#method-resetCooldown)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ResetCooldown {}
impl ResetCooldown {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for ResetCooldown {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for ResetCooldown {
    const METHOD: &'static str = "FedCm.resetCooldown";
    type Response = p::Empty;
}

/// `FedCm.dialogShown`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/#event-dialogShown)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DialogShown {
    pub dialog_id: String,
    pub dialog_type: DialogType,
    pub accounts: Vec<Account>,
    pub title: String,
    pub subtitle: Option<String>,
}
impl p::Decode for DialogShown {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_dialog_id = None; let mut f_dialog_type = None;
        let mut f_accounts = Default::default(); let mut f_title = None; let mut f_subtitle = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"dialogId" => r.read(&mut f_dialog_id),
                b"dialogType" => r.read(&mut f_dialog_type),
                b"accounts" => r.read_lenient(&mut f_accounts),
                b"title" => r.read(&mut f_title),
                b"subtitle" => r.read(&mut f_subtitle),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            dialog_id: r.need(f_dialog_id, at, "dialogId")?,
            dialog_type: r.need(f_dialog_type, at, "dialogType")?, accounts: f_accounts,
            title: r.need(f_title, at, "title")?, subtitle: f_subtitle,
        })
    }
}
impl p::Event for DialogShown { const METHOD: &'static str = "FedCm.dialogShown"; }

/// `FedCm.dialogClosed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FedCm/#event-dialogClosed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DialogClosed {
    pub dialog_id: String,
}
impl p::Decode for DialogClosed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_dialog_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"dialogId" => r.read(&mut f_dialog_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            dialog_id: r.need(f_dialog_id, at, "dialogId")?,
        })
    }
}
impl p::Event for DialogClosed { const METHOD: &'static str = "FedCm.dialogClosed"; }
