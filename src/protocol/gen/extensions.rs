// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Extensions` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Extensions/)

use crate::protocol as p;

open_enum! {
    /// `Extensions.StorageArea`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Extensions/#type-StorageArea)
    StorageArea {
        SESSION = "session", LOCAL = "local", SYNC = "sync", MANAGED = "managed",
    }
}

/// `Extensions.ExtensionInfo`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Extensions/#type-ExtensionInfo)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExtensionInfo {
    pub id: String,
    pub name: String,
    pub version: String,
    pub path: String,
    pub enabled: bool,
}
impl p::Decode for ExtensionInfo {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_name = None; let mut f_version = None; let mut f_path = None;
        let mut f_enabled = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"name" => r.read(&mut f_name),
                b"version" => r.read(&mut f_version),
                b"path" => r.read(&mut f_path),
                b"enabled" => r.read_lenient(&mut f_enabled),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?, name: r.need(f_name, at, "name")?,
            version: r.need(f_version, at, "version")?, path: r.need(f_path, at, "path")?,
            enabled: f_enabled,
        })
    }
}

/// `Extensions.triggerAction`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Extensions/#method-triggerAction)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TriggerAction {
    pub id: String,
    pub target_id: String,
}
impl TriggerAction {
    pub fn new(id: impl Into<String>, target_id: impl Into<String>) -> Self { Self { id: id.into(), target_id: target_id.into() } }
}
impl p::Encode for TriggerAction {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("id", &self.id);
        w.field("targetId", &self.target_id);
        w.end_object();
    }
}
impl p::Command for TriggerAction {
    const METHOD: &'static str = "Extensions.triggerAction";
    type Response = p::Empty;
}

/// `Extensions.loadUnpacked`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Extensions/#method-loadUnpacked)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoadUnpacked {
    pub path: String,
    pub enable_in_incognito: Option<bool>,
}
impl LoadUnpacked {
    pub fn new(path: impl Into<String>) -> Self { Self { path: path.into(), enable_in_incognito: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for LoadUnpacked {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("path", &self.path);
        w.optional("enableInIncognito", &self.enable_in_incognito);
        w.end_object();
    }
}
impl p::Command for LoadUnpacked {
    const METHOD: &'static str = "Extensions.loadUnpacked";
    type Response = LoadUnpackedResponse;
}

/// The reply to [`LoadUnpacked`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LoadUnpackedResponse {
    pub id: String,
}
impl p::Decode for LoadUnpackedResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?,
        })
    }
}

/// `Extensions.getExtensions`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Extensions/#method-getExtensions)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetExtensions {}
impl GetExtensions {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetExtensions {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetExtensions {
    const METHOD: &'static str = "Extensions.getExtensions";
    type Response = GetExtensionsResponse;
}

/// The reply to [`GetExtensions`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetExtensionsResponse {
    pub extensions: Vec<ExtensionInfo>,
}
impl p::Decode for GetExtensionsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_extensions = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"extensions" => r.read_lenient(&mut f_extensions),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            extensions: f_extensions,
        })
    }
}

/// `Extensions.uninstall`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Extensions/#method-uninstall)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Uninstall {
    pub id: String,
}
impl Uninstall {
    pub fn new(id: impl Into<String>) -> Self { Self { id: id.into() } }
}
impl p::Encode for Uninstall {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("id", &self.id);
        w.end_object();
    }
}
impl p::Command for Uninstall {
    const METHOD: &'static str = "Extensions.uninstall";
    type Response = p::Empty;
}

/// `Extensions.getStorageItems`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Extensions/#method-getStorageItems)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetStorageItems {
    pub id: String,
    pub storage_area: StorageArea,
    pub keys: Option<Vec<String>>,
}
impl GetStorageItems {
    pub fn new(id: impl Into<String>, storage_area: impl Into<StorageArea>) -> Self { Self { id: id.into(), storage_area: storage_area.into(), keys: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetStorageItems {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("id", &self.id);
        w.field("storageArea", &self.storage_area);
        w.optional("keys", &self.keys);
        w.end_object();
    }
}
impl p::Command for GetStorageItems {
    const METHOD: &'static str = "Extensions.getStorageItems";
    type Response = GetStorageItemsResponse;
}

/// The reply to [`GetStorageItems`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetStorageItemsResponse {
    pub data: p::RawJson,
}
impl p::Decode for GetStorageItemsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"data" => r.read(&mut f_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            data: r.need(f_data, at, "data")?,
        })
    }
}

/// `Extensions.removeStorageItems`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Extensions/#method-removeStorageItems)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveStorageItems {
    pub id: String,
    pub storage_area: StorageArea,
    pub keys: Vec<String>,
}
impl RemoveStorageItems {
    pub fn new(id: impl Into<String>, storage_area: impl Into<StorageArea>, keys: Vec<String>) -> Self { Self { id: id.into(), storage_area: storage_area.into(), keys } }
}
impl p::Encode for RemoveStorageItems {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("id", &self.id);
        w.field("storageArea", &self.storage_area);
        w.field("keys", &self.keys);
        w.end_object();
    }
}
impl p::Command for RemoveStorageItems {
    const METHOD: &'static str = "Extensions.removeStorageItems";
    type Response = p::Empty;
}

/// `Extensions.clearStorageItems`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Extensions/#method-clearStorageItems)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ClearStorageItems {
    pub id: String,
    pub storage_area: StorageArea,
}
impl ClearStorageItems {
    pub fn new(id: impl Into<String>, storage_area: impl Into<StorageArea>) -> Self { Self { id: id.into(), storage_area: storage_area.into() } }
}
impl p::Encode for ClearStorageItems {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("id", &self.id);
        w.field("storageArea", &self.storage_area);
        w.end_object();
    }
}
impl p::Command for ClearStorageItems {
    const METHOD: &'static str = "Extensions.clearStorageItems";
    type Response = p::Empty;
}

/// `Extensions.setStorageItems`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Extensions/#method-setStorageItems)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetStorageItems {
    pub id: String,
    pub storage_area: StorageArea,
    pub values: p::RawJson,
}
impl SetStorageItems {
    pub fn new(id: impl Into<String>, storage_area: impl Into<StorageArea>, values: impl Into<p::RawJson>) -> Self { Self { id: id.into(), storage_area: storage_area.into(), values: values.into() } }
}
impl p::Encode for SetStorageItems {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("id", &self.id);
        w.field("storageArea", &self.storage_area);
        w.field("values", &self.values);
        w.end_object();
    }
}
impl p::Command for SetStorageItems {
    const METHOD: &'static str = "Extensions.setStorageItems";
    type Response = p::Empty;
}
