// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `IndexedDB` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/)

use crate::protocol as p;

/// `IndexedDB.DatabaseWithObjectStores`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#type-DatabaseWithObjectStores)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DatabaseWithObjectStores {
    pub name: String,
    pub version: f64,
    pub object_stores: Vec<ObjectStore>,
}
impl p::Decode for DatabaseWithObjectStores {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_version = None;
        let mut f_object_stores = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"version" => r.read(&mut f_version),
                b"objectStores" => r.read_lenient(&mut f_object_stores),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, version: r.need(f_version, at, "version")?,
            object_stores: f_object_stores,
        })
    }
}

/// `IndexedDB.ObjectStore`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#type-ObjectStore)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ObjectStore {
    pub name: String,
    pub key_path: KeyPath,
    pub auto_increment: bool,
    pub indexes: Vec<ObjectStoreIndex>,
}
impl p::Decode for ObjectStore {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_key_path = None;
        let mut f_auto_increment = Default::default(); let mut f_indexes = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"keyPath" => r.read(&mut f_key_path),
                b"autoIncrement" => r.read_lenient(&mut f_auto_increment),
                b"indexes" => r.read_lenient(&mut f_indexes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, key_path: r.need(f_key_path, at, "keyPath")?,
            auto_increment: f_auto_increment, indexes: f_indexes,
        })
    }
}

/// `IndexedDB.ObjectStoreIndex`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#type-ObjectStoreIndex)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ObjectStoreIndex {
    pub name: String,
    pub key_path: KeyPath,
    pub unique: bool,
    pub multi_entry: bool,
}
impl p::Decode for ObjectStoreIndex {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_key_path = None; let mut f_unique = Default::default();
        let mut f_multi_entry = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"keyPath" => r.read(&mut f_key_path),
                b"unique" => r.read_lenient(&mut f_unique),
                b"multiEntry" => r.read_lenient(&mut f_multi_entry),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, key_path: r.need(f_key_path, at, "keyPath")?,
            unique: f_unique, multi_entry: f_multi_entry,
        })
    }
}

/// `IndexedDB.Key`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#type-Key)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Key {
    pub r#type: KeyType,
    pub number: Option<f64>,
    pub string: Option<String>,
    pub date: Option<f64>,
    pub array: Option<Vec<Key>>,
}
impl Key {
    pub fn new(r#type: impl Into<KeyType>) -> Self { Self { r#type: r#type.into(), number: None, string: None, date: None, array: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Key {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("type", &self.r#type);
        w.optional("number", &self.number);
        w.optional("string", &self.string);
        w.optional("date", &self.date);
        w.optional("array", &self.array);
        w.end_object();
    }
}

/// `IndexedDB.KeyRange`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#type-KeyRange)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct KeyRange {
    pub lower: Option<Key>,
    pub upper: Option<Key>,
    pub lower_open: bool,
    pub upper_open: bool,
}
impl KeyRange {
    pub fn new(lower_open: bool, upper_open: bool) -> Self { Self { lower: None, upper: None, lower_open, upper_open } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for KeyRange {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("lower", &self.lower);
        w.optional("upper", &self.upper);
        w.field("lowerOpen", &self.lower_open);
        w.field("upperOpen", &self.upper_open);
        w.end_object();
    }
}

/// `IndexedDB.DataEntry`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#type-DataEntry)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DataEntry {
    pub key: p::runtime::RemoteObject,
    pub primary_key: p::runtime::RemoteObject,
    pub value: p::runtime::RemoteObject,
}
impl p::Decode for DataEntry {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_key = None; let mut f_primary_key = None; let mut f_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"key" => r.read(&mut f_key),
                b"primaryKey" => r.read(&mut f_primary_key),
                b"value" => r.read(&mut f_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            key: r.need(f_key, at, "key")?, primary_key: r.need(f_primary_key, at, "primaryKey")?,
            value: r.need(f_value, at, "value")?,
        })
    }
}

/// `IndexedDB.KeyPath`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#type-KeyPath)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct KeyPath {
    pub r#type: KeyPathType,
    pub string: Option<String>,
    pub array: Option<Vec<String>>,
}
impl p::Decode for KeyPath {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_string = None; let mut f_array = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"string" => r.read(&mut f_string),
                b"array" => r.read(&mut f_array),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, string: f_string, array: f_array,
        })
    }
}

/// `IndexedDB.clearObjectStore`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#method-clearObjectStore)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ClearObjectStore {
    pub security_origin: Option<String>,
    pub storage_key: Option<String>,
    pub storage_bucket: Option<p::storage::StorageBucket>,
    pub database_name: String,
    pub object_store_name: String,
}
impl ClearObjectStore {
    pub fn new(database_name: impl Into<String>, object_store_name: impl Into<String>) -> Self { Self { security_origin: None, storage_key: None, storage_bucket: None, database_name: database_name.into(), object_store_name: object_store_name.into() } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ClearObjectStore {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("securityOrigin", &self.security_origin);
        w.optional("storageKey", &self.storage_key);
        w.optional("storageBucket", &self.storage_bucket);
        w.field("databaseName", &self.database_name);
        w.field("objectStoreName", &self.object_store_name);
        w.end_object();
    }
}
impl p::Command for ClearObjectStore {
    const METHOD: &'static str = "IndexedDB.clearObjectStore";
    type Response = p::Empty;
}

/// `IndexedDB.deleteDatabase`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#method-deleteDatabase)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeleteDatabase {
    pub security_origin: Option<String>,
    pub storage_key: Option<String>,
    pub storage_bucket: Option<p::storage::StorageBucket>,
    pub database_name: String,
}
impl DeleteDatabase {
    pub fn new(database_name: impl Into<String>) -> Self { Self { security_origin: None, storage_key: None, storage_bucket: None, database_name: database_name.into() } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for DeleteDatabase {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("securityOrigin", &self.security_origin);
        w.optional("storageKey", &self.storage_key);
        w.optional("storageBucket", &self.storage_bucket);
        w.field("databaseName", &self.database_name);
        w.end_object();
    }
}
impl p::Command for DeleteDatabase {
    const METHOD: &'static str = "IndexedDB.deleteDatabase";
    type Response = p::Empty;
}

/// `IndexedDB.deleteObjectStoreEntries`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#method-deleteObjectStoreEntries)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeleteObjectStoreEntries {
    pub security_origin: Option<String>,
    pub storage_key: Option<String>,
    pub storage_bucket: Option<p::storage::StorageBucket>,
    pub database_name: String,
    pub object_store_name: String,
    pub key_range: KeyRange,
}
impl DeleteObjectStoreEntries {
    pub fn new(database_name: impl Into<String>, object_store_name: impl Into<String>, key_range: KeyRange) -> Self { Self { security_origin: None, storage_key: None, storage_bucket: None, database_name: database_name.into(), object_store_name: object_store_name.into(), key_range } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for DeleteObjectStoreEntries {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("securityOrigin", &self.security_origin);
        w.optional("storageKey", &self.storage_key);
        w.optional("storageBucket", &self.storage_bucket);
        w.field("databaseName", &self.database_name);
        w.field("objectStoreName", &self.object_store_name);
        w.field("keyRange", &self.key_range);
        w.end_object();
    }
}
impl p::Command for DeleteObjectStoreEntries {
    const METHOD: &'static str = "IndexedDB.deleteObjectStoreEntries";
    type Response = p::Empty;
}

/// `IndexedDB.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#method-disable)
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
    const METHOD: &'static str = "IndexedDB.disable";
    type Response = p::Empty;
}

/// `IndexedDB.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#method-enable)
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
    const METHOD: &'static str = "IndexedDB.enable";
    type Response = p::Empty;
}

/// `IndexedDB.requestData`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#method-requestData)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestData {
    pub security_origin: Option<String>,
    pub storage_key: Option<String>,
    pub storage_bucket: Option<p::storage::StorageBucket>,
    pub database_name: String,
    pub object_store_name: String,
    pub index_name: Option<String>,
    pub skip_count: i64,
    pub page_size: i64,
    pub key_range: Option<KeyRange>,
}
impl RequestData {
    pub fn new(database_name: impl Into<String>, object_store_name: impl Into<String>, skip_count: i64, page_size: i64) -> Self { Self { security_origin: None, storage_key: None, storage_bucket: None, database_name: database_name.into(), object_store_name: object_store_name.into(), index_name: None, skip_count, page_size, key_range: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for RequestData {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("securityOrigin", &self.security_origin);
        w.optional("storageKey", &self.storage_key);
        w.optional("storageBucket", &self.storage_bucket);
        w.field("databaseName", &self.database_name);
        w.field("objectStoreName", &self.object_store_name);
        w.optional("indexName", &self.index_name);
        w.field("skipCount", &self.skip_count);
        w.field("pageSize", &self.page_size);
        w.optional("keyRange", &self.key_range);
        w.end_object();
    }
}
impl p::Command for RequestData {
    const METHOD: &'static str = "IndexedDB.requestData";
    type Response = RequestDataResponse;
}

/// The reply to [`RequestData`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestDataResponse {
    pub object_store_data_entries: Vec<DataEntry>,
    pub has_more: bool,
}
impl p::Decode for RequestDataResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_object_store_data_entries = Default::default();
        let mut f_has_more = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"objectStoreDataEntries" => r.read_lenient(&mut f_object_store_data_entries),
                b"hasMore" => r.read_lenient(&mut f_has_more),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            object_store_data_entries: f_object_store_data_entries, has_more: f_has_more,
        })
    }
}

/// `IndexedDB.getMetadata`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#method-getMetadata)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetMetadata {
    pub security_origin: Option<String>,
    pub storage_key: Option<String>,
    pub storage_bucket: Option<p::storage::StorageBucket>,
    pub database_name: String,
    pub object_store_name: String,
}
impl GetMetadata {
    pub fn new(database_name: impl Into<String>, object_store_name: impl Into<String>) -> Self { Self { security_origin: None, storage_key: None, storage_bucket: None, database_name: database_name.into(), object_store_name: object_store_name.into() } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetMetadata {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("securityOrigin", &self.security_origin);
        w.optional("storageKey", &self.storage_key);
        w.optional("storageBucket", &self.storage_bucket);
        w.field("databaseName", &self.database_name);
        w.field("objectStoreName", &self.object_store_name);
        w.end_object();
    }
}
impl p::Command for GetMetadata {
    const METHOD: &'static str = "IndexedDB.getMetadata";
    type Response = GetMetadataResponse;
}

/// The reply to [`GetMetadata`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetMetadataResponse {
    pub entries_count: f64,
    pub key_generator_value: f64,
}
impl p::Decode for GetMetadataResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_entries_count = None; let mut f_key_generator_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"entriesCount" => r.read(&mut f_entries_count),
                b"keyGeneratorValue" => r.read(&mut f_key_generator_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            entries_count: r.need(f_entries_count, at, "entriesCount")?,
            key_generator_value: r.need(f_key_generator_value, at, "keyGeneratorValue")?,
        })
    }
}

/// `IndexedDB.requestDatabase`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#method-requestDatabase)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestDatabase {
    pub security_origin: Option<String>,
    pub storage_key: Option<String>,
    pub storage_bucket: Option<p::storage::StorageBucket>,
    pub database_name: String,
}
impl RequestDatabase {
    pub fn new(database_name: impl Into<String>) -> Self { Self { security_origin: None, storage_key: None, storage_bucket: None, database_name: database_name.into() } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for RequestDatabase {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("securityOrigin", &self.security_origin);
        w.optional("storageKey", &self.storage_key);
        w.optional("storageBucket", &self.storage_bucket);
        w.field("databaseName", &self.database_name);
        w.end_object();
    }
}
impl p::Command for RequestDatabase {
    const METHOD: &'static str = "IndexedDB.requestDatabase";
    type Response = RequestDatabaseResponse;
}

/// The reply to [`RequestDatabase`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestDatabaseResponse {
    pub database_with_object_stores: DatabaseWithObjectStores,
}
impl p::Decode for RequestDatabaseResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_database_with_object_stores = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"databaseWithObjectStores" => r.read(&mut f_database_with_object_stores),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            database_with_object_stores: r.need(f_database_with_object_stores, at, "databaseWithObjectStores")?,
        })
    }
}

/// `IndexedDB.requestDatabaseNames`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/IndexedDB/#method-requestDatabaseNames)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct RequestDatabaseNames {
    pub security_origin: Option<String>,
    pub storage_key: Option<String>,
    pub storage_bucket: Option<p::storage::StorageBucket>,
}
impl RequestDatabaseNames {
    pub fn new() -> Self { Self { security_origin: None, storage_key: None, storage_bucket: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for RequestDatabaseNames {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("securityOrigin", &self.security_origin);
        w.optional("storageKey", &self.storage_key);
        w.optional("storageBucket", &self.storage_bucket);
        w.end_object();
    }
}
impl p::Command for RequestDatabaseNames {
    const METHOD: &'static str = "IndexedDB.requestDatabaseNames";
    type Response = RequestDatabaseNamesResponse;
}

/// The reply to [`RequestDatabaseNames`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RequestDatabaseNamesResponse {
    pub database_names: Vec<String>,
}
impl p::Decode for RequestDatabaseNamesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_database_names = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"databaseNames" => r.read_lenient(&mut f_database_names),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            database_names: f_database_names,
        })
    }
}

open_enum! {
    /// Of `type` in [`Key`].
    KeyType {
        NUMBER = "number", STRING = "string", DATE = "date", ARRAY = "array",
    }
}

open_enum! {
    /// Of `type` in [`KeyPath`].
    KeyPathType {
        NULL = "null", STRING = "string", ARRAY = "array",
    }
}
