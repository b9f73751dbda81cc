// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `FileSystem` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FileSystem/)

use crate::protocol as p;

/// `FileSystem.File`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FileSystem/#type-File)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct File {
    pub name: String,
    pub last_modified: p::network::TimeSinceEpoch,
    pub size: f64,
    pub r#type: String,
}
impl p::Decode for File {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_last_modified = None; let mut f_size = None;
        let mut f_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"lastModified" => r.read(&mut f_last_modified),
                b"size" => r.read(&mut f_size),
                b"type" => r.read(&mut f_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?,
            last_modified: r.need(f_last_modified, at, "lastModified")?,
            size: r.need(f_size, at, "size")?, r#type: r.need(f_type, at, "type")?,
        })
    }
}

/// `FileSystem.Directory`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FileSystem/#type-Directory)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Directory {
    pub name: String,
    pub nested_directories: Vec<String>,
    pub nested_files: Vec<File>,
}
impl p::Decode for Directory {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_nested_directories = Default::default();
        let mut f_nested_files = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"nestedDirectories" => r.read_lenient(&mut f_nested_directories),
                b"nestedFiles" => r.read_lenient(&mut f_nested_files),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, nested_directories: f_nested_directories,
            nested_files: f_nested_files,
        })
    }
}

/// `FileSystem.BucketFileSystemLocator`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FileSystem/#type-BucketFileSystemLocator)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BucketFileSystemLocator {
    pub storage_key: p::storage::SerializedStorageKey,
    pub bucket_name: Option<String>,
    pub path_components: Vec<String>,
}
impl BucketFileSystemLocator {
    pub fn new(storage_key: impl Into<p::storage::SerializedStorageKey>, path_components: Vec<String>) -> Self { Self { storage_key: storage_key.into(), bucket_name: None, path_components } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for BucketFileSystemLocator {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("storageKey", &self.storage_key);
        w.optional("bucketName", &self.bucket_name);
        w.field("pathComponents", &self.path_components);
        w.end_object();
    }
}

/// `FileSystem.getDirectory`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/FileSystem/#method-getDirectory)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetDirectory {
    pub bucket_file_system_locator: BucketFileSystemLocator,
}
impl GetDirectory {
    pub fn new(bucket_file_system_locator: BucketFileSystemLocator) -> Self { Self { bucket_file_system_locator } }
}
impl p::Encode for GetDirectory {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("bucketFileSystemLocator", &self.bucket_file_system_locator);
        w.end_object();
    }
}
impl p::Command for GetDirectory {
    const METHOD: &'static str = "FileSystem.getDirectory";
    type Response = GetDirectoryResponse;
}

/// The reply to [`GetDirectory`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetDirectoryResponse {
    pub directory: Directory,
}
impl p::Decode for GetDirectoryResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_directory = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"directory" => r.read(&mut f_directory),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            directory: r.need(f_directory, at, "directory")?,
        })
    }
}
