// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `DOMStorage` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/)

use crate::protocol as p;

text_type! {
    /// `DOMStorage.SerializedStorageKey`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/#type-SerializedStorageKey)
    SerializedStorageKey
}

/// `DOMStorage.StorageId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/#type-StorageId)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StorageId {
    pub security_origin: Option<String>,
    pub storage_key: Option<SerializedStorageKey>,
    pub is_local_storage: bool,
}
impl StorageId {
    pub fn new(is_local_storage: bool) -> Self { Self { security_origin: None, storage_key: None, is_local_storage } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for StorageId {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("securityOrigin", &self.security_origin);
        w.optional("storageKey", &self.storage_key);
        w.field("isLocalStorage", &self.is_local_storage);
        w.end_object();
    }
}
impl p::Decode for StorageId {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_security_origin = None; let mut f_storage_key = None;
        let mut f_is_local_storage = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"securityOrigin" => r.read(&mut f_security_origin),
                b"storageKey" => r.read(&mut f_storage_key),
                b"isLocalStorage" => r.read_lenient(&mut f_is_local_storage),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            security_origin: f_security_origin, storage_key: f_storage_key,
            is_local_storage: f_is_local_storage,
        })
    }
}

wrapper_type! {
    /// `DOMStorage.Item`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/#type-Item)
    Item(Vec<String>): Decode
}

/// `DOMStorage.clear`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/#method-clear)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Clear {
    pub storage_id: StorageId,
}
impl Clear {
    pub fn new(storage_id: StorageId) -> Self { Self { storage_id } }
}
impl p::Encode for Clear {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("storageId", &self.storage_id);
        w.end_object();
    }
}
impl p::Command for Clear {
    const METHOD: &'static str = "DOMStorage.clear";
    type Response = p::Empty;
}

/// `DOMStorage.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/#method-disable)
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
    const METHOD: &'static str = "DOMStorage.disable";
    type Response = p::Empty;
}

/// `DOMStorage.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/#method-enable)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Enable {}
impl Enable {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for Enable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "DOMStorage.enable";
    type Response = p::Empty;
}

/// `DOMStorage.getDOMStorageItems`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/#method-getDOMStorageItems)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetDOMStorageItems {
    pub storage_id: StorageId,
}
impl GetDOMStorageItems {
    pub fn new(storage_id: StorageId) -> Self { Self { storage_id } }
}
impl p::Encode for GetDOMStorageItems {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("storageId", &self.storage_id);
        w.end_object();
    }
}
impl p::Command for GetDOMStorageItems {
    const METHOD: &'static str = "DOMStorage.getDOMStorageItems";
    type Response = GetDOMStorageItemsResponse;
}

/// The reply to [`GetDOMStorageItems`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetDOMStorageItemsResponse {
    pub entries: Vec<Item>,
}
impl p::Decode for GetDOMStorageItemsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_entries = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"entries" => r.read_lenient(&mut f_entries),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            entries: f_entries,
        })
    }
}

/// `DOMStorage.removeDOMStorageItem`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/#method-removeDOMStorageItem)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveDOMStorageItem {
    pub storage_id: StorageId,
    pub key: String,
}
impl RemoveDOMStorageItem {
    pub fn new(storage_id: StorageId, key: impl Into<String>) -> Self { Self { storage_id, key: key.into() } }
}
impl p::Encode for RemoveDOMStorageItem {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("storageId", &self.storage_id);
        w.field("key", &self.key);
        w.end_object();
    }
}
impl p::Command for RemoveDOMStorageItem {
    const METHOD: &'static str = "DOMStorage.removeDOMStorageItem";
    type Response = p::Empty;
}

/// `DOMStorage.setDOMStorageItem`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/#method-setDOMStorageItem)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetDOMStorageItem {
    pub storage_id: StorageId,
    pub key: String,
    pub value: String,
}
impl SetDOMStorageItem {
    pub fn new(storage_id: StorageId, key: impl Into<String>, value: impl Into<String>) -> Self { Self { storage_id, key: key.into(), value: value.into() } }
}
impl p::Encode for SetDOMStorageItem {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("storageId", &self.storage_id);
        w.field("key", &self.key);
        w.field("value", &self.value);
        w.end_object();
    }
}
impl p::Command for SetDOMStorageItem {
    const METHOD: &'static str = "DOMStorage.setDOMStorageItem";
    type Response = p::Empty;
}

/// `DOMStorage.domStorageItemAdded`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/#event-domStorageItemAdded)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DomStorageItemAdded {
    pub storage_id: StorageId,
    pub key: String,
    pub new_value: String,
}
impl p::Decode for DomStorageItemAdded {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_storage_id = None; let mut f_key = None; let mut f_new_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"storageId" => r.read(&mut f_storage_id),
                b"key" => r.read(&mut f_key),
                b"newValue" => r.read(&mut f_new_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            storage_id: r.need(f_storage_id, at, "storageId")?, key: r.need(f_key, at, "key")?,
            new_value: r.need(f_new_value, at, "newValue")?,
        })
    }
}
impl p::Event for DomStorageItemAdded { const METHOD: &'static str = "DOMStorage.domStorageItemAdded"; }

/// `DOMStorage.domStorageItemRemoved`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/#event-domStorageItemRemoved)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DomStorageItemRemoved {
    pub storage_id: StorageId,
    pub key: String,
}
impl p::Decode for DomStorageItemRemoved {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_storage_id = None; let mut f_key = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"storageId" => r.read(&mut f_storage_id),
                b"key" => r.read(&mut f_key),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            storage_id: r.need(f_storage_id, at, "storageId")?, key: r.need(f_key, at, "key")?,
        })
    }
}
impl p::Event for DomStorageItemRemoved { const METHOD: &'static str = "DOMStorage.domStorageItemRemoved"; }

/// `DOMStorage.domStorageItemUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/#event-domStorageItemUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DomStorageItemUpdated {
    pub storage_id: StorageId,
    pub key: String,
    pub old_value: String,
    pub new_value: String,
}
impl p::Decode for DomStorageItemUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_storage_id = None; let mut f_key = None; let mut f_old_value = None;
        let mut f_new_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"storageId" => r.read(&mut f_storage_id),
                b"key" => r.read(&mut f_key),
                b"oldValue" => r.read(&mut f_old_value),
                b"newValue" => r.read(&mut f_new_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            storage_id: r.need(f_storage_id, at, "storageId")?, key: r.need(f_key, at, "key")?,
            old_value: r.need(f_old_value, at, "oldValue")?,
            new_value: r.need(f_new_value, at, "newValue")?,
        })
    }
}
impl p::Event for DomStorageItemUpdated { const METHOD: &'static str = "DOMStorage.domStorageItemUpdated"; }

/// `DOMStorage.domStorageItemsCleared`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/DOMStorage/#event-domStorageItemsCleared)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DomStorageItemsCleared {
    pub storage_id: StorageId,
}
impl p::Decode for DomStorageItemsCleared {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_storage_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"storageId" => r.read(&mut f_storage_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            storage_id: r.need(f_storage_id, at, "storageId")?,
        })
    }
}
impl p::Event for DomStorageItemsCleared { const METHOD: &'static str = "DOMStorage.domStorageItemsCleared"; }
