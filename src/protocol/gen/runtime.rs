// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Runtime` domain. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/)

use crate::protocol as p;

text_type! {
    /// `Runtime.ScriptId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-ScriptId)
    ScriptId
}

/// `Runtime.SerializationOptions`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-SerializationOptions)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SerializationOptions {
    pub serialization: SerializationOptionsSerialization,
    pub max_depth: Option<i64>,
    pub additional_parameters: Option<p::RawJson>,
}
impl SerializationOptions {
    pub fn new(serialization: impl Into<SerializationOptionsSerialization>) -> Self { Self { serialization: serialization.into(), max_depth: None, additional_parameters: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SerializationOptions {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("serialization", &self.serialization);
        w.optional("maxDepth", &self.max_depth);
        w.optional("additionalParameters", &self.additional_parameters);
        w.end_object();
    }
}

/// `Runtime.DeepSerializedValue`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-DeepSerializedValue)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DeepSerializedValue {
    pub r#type: DeepSerializedValueType,
    pub value: Option<p::RawJson>,
    pub object_id: Option<String>,
    pub weak_local_object_reference: Option<i64>,
}
impl p::Decode for DeepSerializedValue {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_value = None; let mut f_object_id = None;
        let mut f_weak_local_object_reference = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"value" => r.read_any(&mut f_value),
                b"objectId" => r.read(&mut f_object_id),
                b"weakLocalObjectReference" => r.read(&mut f_weak_local_object_reference),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, value: f_value, object_id: f_object_id,
            weak_local_object_reference: f_weak_local_object_reference,
        })
    }
}

text_type! {
    /// `Runtime.RemoteObjectId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-RemoteObjectId)
    RemoteObjectId
}

text_type! {
    /// `Runtime.UnserializableValue`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-UnserializableValue)
    UnserializableValue
}

/// `Runtime.RemoteObject`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-RemoteObject)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoteObject {
    pub r#type: RemoteObjectType,
    pub subtype: Option<RemoteObjectSubtype>,
    pub class_name: Option<String>,
    pub value: Option<p::RawJson>,
    pub unserializable_value: Option<UnserializableValue>,
    pub description: Option<String>,
    /// Experimental.
    pub deep_serialized_value: Option<DeepSerializedValue>,
    pub object_id: Option<RemoteObjectId>,
    /// Experimental.
    pub preview: Option<ObjectPreview>,
    /// Experimental.
    pub custom_preview: Option<CustomPreview>,
}
impl p::Decode for RemoteObject {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_subtype = None; let mut f_class_name = None;
        let mut f_value = None; let mut f_unserializable_value = None; let mut f_description = None;
        let mut f_deep_serialized_value = None; let mut f_object_id = None;
        let mut f_preview = None; let mut f_custom_preview = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"subtype" => r.read(&mut f_subtype),
                b"className" => r.read(&mut f_class_name),
                b"value" => r.read_any(&mut f_value),
                b"unserializableValue" => r.read(&mut f_unserializable_value),
                b"description" => r.read(&mut f_description),
                b"deepSerializedValue" => r.read(&mut f_deep_serialized_value),
                b"objectId" => r.read(&mut f_object_id),
                b"preview" => r.read(&mut f_preview),
                b"customPreview" => r.read(&mut f_custom_preview),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, subtype: f_subtype, class_name: f_class_name,
            value: f_value, unserializable_value: f_unserializable_value,
            description: f_description, deep_serialized_value: f_deep_serialized_value,
            object_id: f_object_id, preview: f_preview, custom_preview: f_custom_preview,
        })
    }
}

/// `Runtime.CustomPreview`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-CustomPreview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CustomPreview {
    pub header: String,
    pub body_getter_id: Option<RemoteObjectId>,
}
impl p::Decode for CustomPreview {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_header = None; let mut f_body_getter_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"header" => r.read(&mut f_header),
                b"bodyGetterId" => r.read(&mut f_body_getter_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            header: r.need(f_header, at, "header")?, body_getter_id: f_body_getter_id,
        })
    }
}

/// `Runtime.ObjectPreview`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-ObjectPreview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ObjectPreview {
    pub r#type: ObjectPreviewType,
    pub subtype: Option<ObjectPreviewSubtype>,
    pub description: Option<String>,
    pub overflow: bool,
    pub properties: Vec<PropertyPreview>,
    pub entries: Option<Vec<EntryPreview>>,
}
#[derive(Default)]
struct ObjectPreviewParts {
    f_type: Option<ObjectPreviewType>, f_subtype: Option<ObjectPreviewSubtype>,
    f_description: Option<String>, f_overflow: bool, f_properties: Vec<PropertyPreview>,
    f_entries: Option<Vec<EntryPreview>>,
}
impl ObjectPreviewParts {
    fn whole(self: Box<Self>, r: &p::Reader<'_>, at: usize) -> Result<Box<ObjectPreview>, p::Fault> {
        let it = *self;
        Ok(Box::new(ObjectPreview {
            r#type: r.need(it.f_type, at, "type")?, subtype: it.f_subtype,
            description: it.f_description, overflow: it.f_overflow, properties: it.f_properties,
            entries: it.f_entries,
        }))
    }
}
impl p::Decode for ObjectPreview {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<ObjectPreviewParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut it.f_type),
                b"subtype" => r.read(&mut it.f_subtype),
                b"description" => r.read(&mut it.f_description),
                b"overflow" => r.read_lenient(&mut it.f_overflow),
                b"properties" => r.read_lenient(&mut it.f_properties),
                b"entries" => r.read(&mut it.f_entries),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

/// `Runtime.PropertyPreview`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-PropertyPreview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PropertyPreview {
    pub name: String,
    pub r#type: PropertyPreviewType,
    pub value: Option<String>,
    pub value_preview: Option<ObjectPreview>,
    pub subtype: Option<PropertyPreviewSubtype>,
}
#[derive(Default)]
struct PropertyPreviewParts {
    f_name: Option<String>, f_type: Option<PropertyPreviewType>, f_value: Option<String>,
    f_value_preview: Option<ObjectPreview>, f_subtype: Option<PropertyPreviewSubtype>,
}
impl PropertyPreviewParts {
    fn whole(self: Box<Self>, r: &p::Reader<'_>, at: usize) -> Result<Box<PropertyPreview>, p::Fault> {
        let it = *self;
        Ok(Box::new(PropertyPreview {
            name: r.need(it.f_name, at, "name")?, r#type: r.need(it.f_type, at, "type")?,
            value: it.f_value, value_preview: it.f_value_preview, subtype: it.f_subtype,
        }))
    }
}
impl p::Decode for PropertyPreview {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<PropertyPreviewParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut it.f_name),
                b"type" => r.read(&mut it.f_type),
                b"value" => r.read(&mut it.f_value),
                b"valuePreview" => r.read(&mut it.f_value_preview),
                b"subtype" => r.read(&mut it.f_subtype),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

/// `Runtime.EntryPreview`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-EntryPreview)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EntryPreview {
    pub key: Option<ObjectPreview>,
    pub value: ObjectPreview,
}
#[derive(Default)]
struct EntryPreviewParts {
    f_key: Option<ObjectPreview>, f_value: Option<ObjectPreview>,
}
impl EntryPreviewParts {
    fn whole(self: Box<Self>, r: &p::Reader<'_>, at: usize) -> Result<Box<EntryPreview>, p::Fault> {
        let it = *self;
        Ok(Box::new(EntryPreview {
            key: it.f_key, value: r.need(it.f_value, at, "value")?,
        }))
    }
}
impl p::Decode for EntryPreview {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<EntryPreviewParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"key" => r.read(&mut it.f_key),
                b"value" => r.read(&mut it.f_value),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

/// `Runtime.PropertyDescriptor`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-PropertyDescriptor)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PropertyDescriptor {
    pub name: String,
    pub value: Option<RemoteObject>,
    pub writable: Option<bool>,
    pub get: Option<RemoteObject>,
    pub set: Option<RemoteObject>,
    pub configurable: bool,
    pub enumerable: bool,
    pub was_thrown: Option<bool>,
    pub is_own: Option<bool>,
    pub symbol: Option<RemoteObject>,
}
impl p::Decode for PropertyDescriptor {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_value = None; let mut f_writable = None;
        let mut f_get = None; let mut f_set = None; let mut f_configurable = Default::default();
        let mut f_enumerable = Default::default(); let mut f_was_thrown = None;
        let mut f_is_own = None; let mut f_symbol = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"value" => r.read(&mut f_value),
                b"writable" => r.read(&mut f_writable),
                b"get" => r.read(&mut f_get),
                b"set" => r.read(&mut f_set),
                b"configurable" => r.read_lenient(&mut f_configurable),
                b"enumerable" => r.read_lenient(&mut f_enumerable),
                b"wasThrown" => r.read(&mut f_was_thrown),
                b"isOwn" => r.read(&mut f_is_own),
                b"symbol" => r.read(&mut f_symbol),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, value: f_value, writable: f_writable, get: f_get,
            set: f_set, configurable: f_configurable, enumerable: f_enumerable,
            was_thrown: f_was_thrown, is_own: f_is_own, symbol: f_symbol,
        })
    }
}

/// `Runtime.InternalPropertyDescriptor`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-InternalPropertyDescriptor)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InternalPropertyDescriptor {
    pub name: String,
    pub value: Option<RemoteObject>,
}
impl p::Decode for InternalPropertyDescriptor {
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
            name: r.need(f_name, at, "name")?, value: f_value,
        })
    }
}

/// `Runtime.PrivatePropertyDescriptor`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-PrivatePropertyDescriptor)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PrivatePropertyDescriptor {
    pub name: String,
    pub value: Option<RemoteObject>,
    pub get: Option<RemoteObject>,
    pub set: Option<RemoteObject>,
}
impl p::Decode for PrivatePropertyDescriptor {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_value = None; let mut f_get = None; let mut f_set = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"value" => r.read(&mut f_value),
                b"get" => r.read(&mut f_get),
                b"set" => r.read(&mut f_set),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, value: f_value, get: f_get, set: f_set,
        })
    }
}

/// `Runtime.CallArgument`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-CallArgument)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CallArgument {
    pub value: Option<p::RawJson>,
    pub unserializable_value: Option<UnserializableValue>,
    pub object_id: Option<RemoteObjectId>,
}
impl CallArgument {
    pub fn new() -> Self { Self { value: None, unserializable_value: None, object_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CallArgument {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("value", &self.value);
        w.optional("unserializableValue", &self.unserializable_value);
        w.optional("objectId", &self.object_id);
        w.end_object();
    }
}

integer_type! {
    /// `Runtime.ExecutionContextId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-ExecutionContextId)
    ExecutionContextId
}

/// `Runtime.ExecutionContextDescription`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-ExecutionContextDescription)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExecutionContextDescription {
    pub id: ExecutionContextId,
    pub origin: String,
    pub name: String,
    /// Experimental.
    pub unique_id: String,
    pub aux_data: Option<p::RawJson>,
}
impl p::Decode for ExecutionContextDescription {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_origin = None; let mut f_name = None;
        let mut f_unique_id = Default::default(); let mut f_aux_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"origin" => r.read(&mut f_origin),
                b"name" => r.read(&mut f_name),
                b"uniqueId" => r.read_lenient(&mut f_unique_id),
                b"auxData" => r.read(&mut f_aux_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?, origin: r.need(f_origin, at, "origin")?,
            name: r.need(f_name, at, "name")?, unique_id: f_unique_id, aux_data: f_aux_data,
        })
    }
}

/// `Runtime.ExceptionDetails`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-ExceptionDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExceptionDetails {
    pub exception_id: i64,
    pub text: String,
    pub line_number: i64,
    pub column_number: i64,
    pub script_id: Option<ScriptId>,
    pub url: Option<String>,
    pub stack_trace: Option<StackTrace>,
    pub exception: Option<RemoteObject>,
    pub execution_context_id: Option<ExecutionContextId>,
    /// Experimental.
    pub exception_meta_data: Option<p::RawJson>,
}
impl p::Decode for ExceptionDetails {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_exception_id = None; let mut f_text = None; let mut f_line_number = None;
        let mut f_column_number = None; let mut f_script_id = None; let mut f_url = None;
        let mut f_stack_trace = None; let mut f_exception = None;
        let mut f_execution_context_id = None; let mut f_exception_meta_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"exceptionId" => r.read(&mut f_exception_id),
                b"text" => r.read(&mut f_text),
                b"lineNumber" => r.read(&mut f_line_number),
                b"columnNumber" => r.read(&mut f_column_number),
                b"scriptId" => r.read(&mut f_script_id),
                b"url" => r.read(&mut f_url),
                b"stackTrace" => r.read(&mut f_stack_trace),
                b"exception" => r.read(&mut f_exception),
                b"executionContextId" => r.read(&mut f_execution_context_id),
                b"exceptionMetaData" => r.read(&mut f_exception_meta_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            exception_id: r.need(f_exception_id, at, "exceptionId")?,
            text: r.need(f_text, at, "text")?,
            line_number: r.need(f_line_number, at, "lineNumber")?,
            column_number: r.need(f_column_number, at, "columnNumber")?, script_id: f_script_id,
            url: f_url, stack_trace: f_stack_trace, exception: f_exception,
            execution_context_id: f_execution_context_id,
            exception_meta_data: f_exception_meta_data,
        })
    }
}

number_type! {
    /// `Runtime.Timestamp`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-Timestamp)
    Timestamp
}

number_type! {
    /// `Runtime.TimeDelta`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-TimeDelta)
    TimeDelta
}

/// `Runtime.CallFrame`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-CallFrame)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallFrame {
    pub function_name: String,
    pub script_id: ScriptId,
    pub url: String,
    pub line_number: i64,
    pub column_number: i64,
}
impl p::Decode for CallFrame {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_function_name = None; let mut f_script_id = None; let mut f_url = None;
        let mut f_line_number = None; let mut f_column_number = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"functionName" => r.read(&mut f_function_name),
                b"scriptId" => r.read(&mut f_script_id),
                b"url" => r.read(&mut f_url),
                b"lineNumber" => r.read(&mut f_line_number),
                b"columnNumber" => r.read(&mut f_column_number),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            function_name: r.need(f_function_name, at, "functionName")?,
            script_id: r.need(f_script_id, at, "scriptId")?, url: r.need(f_url, at, "url")?,
            line_number: r.need(f_line_number, at, "lineNumber")?,
            column_number: r.need(f_column_number, at, "columnNumber")?,
        })
    }
}

/// `Runtime.StackTrace`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-StackTrace)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StackTrace {
    pub description: Option<String>,
    pub call_frames: Vec<CallFrame>,
    pub parent: Option<Box<StackTrace>>,
    /// Experimental.
    pub parent_id: Option<StackTraceId>,
}
#[derive(Default)]
struct StackTraceParts {
    f_description: Option<String>, f_call_frames: Vec<CallFrame>, f_parent: Option<Box<StackTrace>>,
    f_parent_id: Option<StackTraceId>,
}
impl StackTraceParts {
    fn whole(self: Box<Self>, _: &p::Reader<'_>, _: usize) -> Result<Box<StackTrace>, p::Fault> {
        let it = *self;
        Ok(Box::new(StackTrace {
            description: it.f_description, call_frames: it.f_call_frames, parent: it.f_parent,
            parent_id: it.f_parent_id,
        }))
    }
}
impl p::Decode for StackTrace {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<StackTraceParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"description" => r.read(&mut it.f_description),
                b"callFrames" => r.read_lenient(&mut it.f_call_frames),
                b"parent" => r.read(&mut it.f_parent),
                b"parentId" => r.read(&mut it.f_parent_id),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

text_type! {
    /// `Runtime.UniqueDebuggerId`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-UniqueDebuggerId)
    UniqueDebuggerId
}

/// `Runtime.StackTraceId`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#type-StackTraceId)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StackTraceId {
    pub id: String,
    pub debugger_id: Option<UniqueDebuggerId>,
}
impl StackTraceId {
    pub fn new(id: impl Into<String>) -> Self { Self { id: id.into(), debugger_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for StackTraceId {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("id", &self.id);
        w.optional("debuggerId", &self.debugger_id);
        w.end_object();
    }
}
impl p::Decode for StackTraceId {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_id = None; let mut f_debugger_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"id" => r.read(&mut f_id),
                b"debuggerId" => r.read(&mut f_debugger_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            id: r.need(f_id, at, "id")?, debugger_id: f_debugger_id,
        })
    }
}

/// `Runtime.awaitPromise`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-awaitPromise)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AwaitPromise {
    pub promise_object_id: RemoteObjectId,
    pub return_by_value: Option<bool>,
    pub generate_preview: Option<bool>,
}
impl AwaitPromise {
    pub fn new(promise_object_id: impl Into<RemoteObjectId>) -> Self { Self { promise_object_id: promise_object_id.into(), return_by_value: None, generate_preview: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for AwaitPromise {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("promiseObjectId", &self.promise_object_id);
        w.optional("returnByValue", &self.return_by_value);
        w.optional("generatePreview", &self.generate_preview);
        w.end_object();
    }
}
impl p::Command for AwaitPromise {
    const METHOD: &'static str = "Runtime.awaitPromise";
    type Response = AwaitPromiseResponse;
}

/// The reply to [`AwaitPromise`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AwaitPromiseResponse {
    pub result: RemoteObject,
    pub exception_details: Option<ExceptionDetails>,
}
impl p::Decode for AwaitPromiseResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_result = None; let mut f_exception_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"result" => r.read(&mut f_result),
                b"exceptionDetails" => r.read(&mut f_exception_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            result: r.need(f_result, at, "result")?, exception_details: f_exception_details,
        })
    }
}

/// `Runtime.callFunctionOn`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-callFunctionOn)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallFunctionOn {
    pub function_declaration: String,
    pub object_id: Option<RemoteObjectId>,
    pub arguments: Option<Vec<CallArgument>>,
    pub silent: Option<bool>,
    pub return_by_value: Option<bool>,
    /// Experimental.
    pub generate_preview: Option<bool>,
    pub user_gesture: Option<bool>,
    pub await_promise: Option<bool>,
    pub execution_context_id: Option<ExecutionContextId>,
    pub object_group: Option<String>,
    /// Experimental.
    pub throw_on_side_effect: Option<bool>,
    /// Experimental.
    pub unique_context_id: Option<String>,
    /// Experimental.
    pub serialization_options: Option<SerializationOptions>,
}
impl CallFunctionOn {
    pub fn new(function_declaration: impl Into<String>) -> Self { Self { function_declaration: function_declaration.into(), object_id: None, arguments: None, silent: None, return_by_value: None, generate_preview: None, user_gesture: None, await_promise: None, execution_context_id: None, object_group: None, throw_on_side_effect: None, unique_context_id: None, serialization_options: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CallFunctionOn {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("functionDeclaration", &self.function_declaration);
        w.optional("objectId", &self.object_id);
        w.optional("arguments", &self.arguments);
        w.optional("silent", &self.silent);
        w.optional("returnByValue", &self.return_by_value);
        w.optional("generatePreview", &self.generate_preview);
        w.optional("userGesture", &self.user_gesture);
        w.optional("awaitPromise", &self.await_promise);
        w.optional("executionContextId", &self.execution_context_id);
        w.optional("objectGroup", &self.object_group);
        w.optional("throwOnSideEffect", &self.throw_on_side_effect);
        w.optional("uniqueContextId", &self.unique_context_id);
        w.optional("serializationOptions", &self.serialization_options);
        w.end_object();
    }
}
impl p::Command for CallFunctionOn {
    const METHOD: &'static str = "Runtime.callFunctionOn";
    type Response = CallFunctionOnResponse;
}

/// The reply to [`CallFunctionOn`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CallFunctionOnResponse {
    pub result: RemoteObject,
    pub exception_details: Option<ExceptionDetails>,
}
impl p::Decode for CallFunctionOnResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_result = None; let mut f_exception_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"result" => r.read(&mut f_result),
                b"exceptionDetails" => r.read(&mut f_exception_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            result: r.need(f_result, at, "result")?, exception_details: f_exception_details,
        })
    }
}

/// `Runtime.compileScript`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-compileScript)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CompileScript {
    pub expression: String,
    pub source_url: String,
    pub persist_script: bool,
    pub execution_context_id: Option<ExecutionContextId>,
}
impl CompileScript {
    pub fn new(expression: impl Into<String>, source_url: impl Into<String>, persist_script: bool) -> Self { Self { expression: expression.into(), source_url: source_url.into(), persist_script, execution_context_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CompileScript {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("expression", &self.expression);
        w.field("sourceURL", &self.source_url);
        w.field("persistScript", &self.persist_script);
        w.optional("executionContextId", &self.execution_context_id);
        w.end_object();
    }
}
impl p::Command for CompileScript {
    const METHOD: &'static str = "Runtime.compileScript";
    type Response = CompileScriptResponse;
}

/// The reply to [`CompileScript`].
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CompileScriptResponse {
    pub script_id: Option<ScriptId>,
    pub exception_details: Option<ExceptionDetails>,
}
impl p::Decode for CompileScriptResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_script_id = None; let mut f_exception_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"scriptId" => r.read(&mut f_script_id),
                b"exceptionDetails" => r.read(&mut f_exception_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            script_id: f_script_id, exception_details: f_exception_details,
        })
    }
}

/// `Runtime.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-disable)
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
    const METHOD: &'static str = "Runtime.disable";
    type Response = p::Empty;
}

/// `Runtime.discardConsoleEntries`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-discardConsoleEntries)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct DiscardConsoleEntries {}
impl DiscardConsoleEntries {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for DiscardConsoleEntries {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for DiscardConsoleEntries {
    const METHOD: &'static str = "Runtime.discardConsoleEntries";
    type Response = p::Empty;
}

/// `Runtime.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-enable)
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
    const METHOD: &'static str = "Runtime.enable";
    type Response = p::Empty;
}

/// `Runtime.evaluate`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-evaluate)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Evaluate {
    pub expression: String,
    pub object_group: Option<String>,
    pub include_command_line_api: Option<bool>,
    pub silent: Option<bool>,
    pub context_id: Option<ExecutionContextId>,
    pub return_by_value: Option<bool>,
    /// Experimental.
    pub generate_preview: Option<bool>,
    pub user_gesture: Option<bool>,
    pub await_promise: Option<bool>,
    /// Experimental.
    pub throw_on_side_effect: Option<bool>,
    /// Experimental.
    pub timeout: Option<TimeDelta>,
    /// Experimental.
    pub disable_breaks: Option<bool>,
    /// Experimental.
    pub repl_mode: Option<bool>,
    /// Experimental.
    pub allow_unsafe_eval_blocked_by_csp: Option<bool>,
    /// Experimental.
    pub unique_context_id: Option<String>,
    /// Experimental.
    pub serialization_options: Option<SerializationOptions>,
}
impl Evaluate {
    pub fn new(expression: impl Into<String>) -> Self { Self { expression: expression.into(), object_group: None, include_command_line_api: None, silent: None, context_id: None, return_by_value: None, generate_preview: None, user_gesture: None, await_promise: None, throw_on_side_effect: None, timeout: None, disable_breaks: None, repl_mode: None, allow_unsafe_eval_blocked_by_csp: None, unique_context_id: None, serialization_options: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Evaluate {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("expression", &self.expression);
        w.optional("objectGroup", &self.object_group);
        w.optional("includeCommandLineAPI", &self.include_command_line_api);
        w.optional("silent", &self.silent);
        w.optional("contextId", &self.context_id);
        w.optional("returnByValue", &self.return_by_value);
        w.optional("generatePreview", &self.generate_preview);
        w.optional("userGesture", &self.user_gesture);
        w.optional("awaitPromise", &self.await_promise);
        w.optional("throwOnSideEffect", &self.throw_on_side_effect);
        w.optional("timeout", &self.timeout);
        w.optional("disableBreaks", &self.disable_breaks);
        w.optional("replMode", &self.repl_mode);
        w.optional("allowUnsafeEvalBlockedByCSP", &self.allow_unsafe_eval_blocked_by_csp);
        w.optional("uniqueContextId", &self.unique_context_id);
        w.optional("serializationOptions", &self.serialization_options);
        w.end_object();
    }
}
impl p::Command for Evaluate {
    const METHOD: &'static str = "Runtime.evaluate";
    type Response = EvaluateResponse;
}

/// The reply to [`Evaluate`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EvaluateResponse {
    pub result: RemoteObject,
    pub exception_details: Option<ExceptionDetails>,
}
impl p::Decode for EvaluateResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_result = None; let mut f_exception_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"result" => r.read(&mut f_result),
                b"exceptionDetails" => r.read(&mut f_exception_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            result: r.need(f_result, at, "result")?, exception_details: f_exception_details,
        })
    }
}

/// `Runtime.getIsolateId`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-getIsolateId)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetIsolateId {}
impl GetIsolateId {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetIsolateId {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetIsolateId {
    const METHOD: &'static str = "Runtime.getIsolateId";
    type Response = GetIsolateIdResponse;
}

/// The reply to [`GetIsolateId`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetIsolateIdResponse {
    pub id: String,
}
impl p::Decode for GetIsolateIdResponse {
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

/// `Runtime.getHeapUsage`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-getHeapUsage)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetHeapUsage {}
impl GetHeapUsage {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetHeapUsage {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetHeapUsage {
    const METHOD: &'static str = "Runtime.getHeapUsage";
    type Response = GetHeapUsageResponse;
}

/// The reply to [`GetHeapUsage`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetHeapUsageResponse {
    pub used_size: f64,
    pub total_size: f64,
    pub embedder_heap_used_size: f64,
    pub backing_storage_size: f64,
}
impl p::Decode for GetHeapUsageResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_used_size = None; let mut f_total_size = None;
        let mut f_embedder_heap_used_size = None; let mut f_backing_storage_size = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"usedSize" => r.read(&mut f_used_size),
                b"totalSize" => r.read(&mut f_total_size),
                b"embedderHeapUsedSize" => r.read(&mut f_embedder_heap_used_size),
                b"backingStorageSize" => r.read(&mut f_backing_storage_size),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            used_size: r.need(f_used_size, at, "usedSize")?,
            total_size: r.need(f_total_size, at, "totalSize")?,
            embedder_heap_used_size: r.need(f_embedder_heap_used_size, at, "embedderHeapUsedSize")?,
            backing_storage_size: r.need(f_backing_storage_size, at, "backingStorageSize")?,
        })
    }
}

/// `Runtime.getProperties`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-getProperties)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetProperties {
    pub object_id: RemoteObjectId,
    pub own_properties: Option<bool>,
    /// Experimental.
    pub accessor_properties_only: Option<bool>,
    /// Experimental.
    pub generate_preview: Option<bool>,
    /// Experimental.
    pub non_indexed_properties_only: Option<bool>,
}
impl GetProperties {
    pub fn new(object_id: impl Into<RemoteObjectId>) -> Self { Self { object_id: object_id.into(), own_properties: None, accessor_properties_only: None, generate_preview: None, non_indexed_properties_only: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetProperties {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("objectId", &self.object_id);
        w.optional("ownProperties", &self.own_properties);
        w.optional("accessorPropertiesOnly", &self.accessor_properties_only);
        w.optional("generatePreview", &self.generate_preview);
        w.optional("nonIndexedPropertiesOnly", &self.non_indexed_properties_only);
        w.end_object();
    }
}
impl p::Command for GetProperties {
    const METHOD: &'static str = "Runtime.getProperties";
    type Response = GetPropertiesResponse;
}

/// The reply to [`GetProperties`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPropertiesResponse {
    pub result: Vec<PropertyDescriptor>,
    pub internal_properties: Option<Vec<InternalPropertyDescriptor>>,
    /// Experimental.
    pub private_properties: Option<Vec<PrivatePropertyDescriptor>>,
    pub exception_details: Option<ExceptionDetails>,
}
impl p::Decode for GetPropertiesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_result = Default::default(); let mut f_internal_properties = None;
        let mut f_private_properties = None; let mut f_exception_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"result" => r.read_lenient(&mut f_result),
                b"internalProperties" => r.read(&mut f_internal_properties),
                b"privateProperties" => r.read(&mut f_private_properties),
                b"exceptionDetails" => r.read(&mut f_exception_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            result: f_result, internal_properties: f_internal_properties,
            private_properties: f_private_properties, exception_details: f_exception_details,
        })
    }
}

/// `Runtime.globalLexicalScopeNames`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-globalLexicalScopeNames)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GlobalLexicalScopeNames {
    pub execution_context_id: Option<ExecutionContextId>,
}
impl GlobalLexicalScopeNames {
    pub fn new() -> Self { Self { execution_context_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GlobalLexicalScopeNames {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("executionContextId", &self.execution_context_id);
        w.end_object();
    }
}
impl p::Command for GlobalLexicalScopeNames {
    const METHOD: &'static str = "Runtime.globalLexicalScopeNames";
    type Response = GlobalLexicalScopeNamesResponse;
}

/// The reply to [`GlobalLexicalScopeNames`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GlobalLexicalScopeNamesResponse {
    pub names: Vec<String>,
}
impl p::Decode for GlobalLexicalScopeNamesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_names = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"names" => r.read_lenient(&mut f_names),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            names: f_names,
        })
    }
}

/// `Runtime.queryObjects`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-queryObjects)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct QueryObjects {
    pub prototype_object_id: RemoteObjectId,
    pub object_group: Option<String>,
}
impl QueryObjects {
    pub fn new(prototype_object_id: impl Into<RemoteObjectId>) -> Self { Self { prototype_object_id: prototype_object_id.into(), object_group: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for QueryObjects {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("prototypeObjectId", &self.prototype_object_id);
        w.optional("objectGroup", &self.object_group);
        w.end_object();
    }
}
impl p::Command for QueryObjects {
    const METHOD: &'static str = "Runtime.queryObjects";
    type Response = QueryObjectsResponse;
}

/// The reply to [`QueryObjects`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct QueryObjectsResponse {
    pub objects: RemoteObject,
}
impl p::Decode for QueryObjectsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_objects = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"objects" => r.read(&mut f_objects),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            objects: r.need(f_objects, at, "objects")?,
        })
    }
}

/// `Runtime.releaseObject`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-releaseObject)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReleaseObject {
    pub object_id: RemoteObjectId,
}
impl ReleaseObject {
    pub fn new(object_id: impl Into<RemoteObjectId>) -> Self { Self { object_id: object_id.into() } }
}
impl p::Encode for ReleaseObject {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("objectId", &self.object_id);
        w.end_object();
    }
}
impl p::Command for ReleaseObject {
    const METHOD: &'static str = "Runtime.releaseObject";
    type Response = p::Empty;
}

/// `Runtime.releaseObjectGroup`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-releaseObjectGroup)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReleaseObjectGroup {
    pub object_group: String,
}
impl ReleaseObjectGroup {
    pub fn new(object_group: impl Into<String>) -> Self { Self { object_group: object_group.into() } }
}
impl p::Encode for ReleaseObjectGroup {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("objectGroup", &self.object_group);
        w.end_object();
    }
}
impl p::Command for ReleaseObjectGroup {
    const METHOD: &'static str = "Runtime.releaseObjectGroup";
    type Response = p::Empty;
}

/// `Runtime.runIfWaitingForDebugger`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-runIfWaitingForDebugger)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct RunIfWaitingForDebugger {}
impl RunIfWaitingForDebugger {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for RunIfWaitingForDebugger {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for RunIfWaitingForDebugger {
    const METHOD: &'static str = "Runtime.runIfWaitingForDebugger";
    type Response = p::Empty;
}

/// `Runtime.runScript`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-runScript)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RunScript {
    pub script_id: ScriptId,
    pub execution_context_id: Option<ExecutionContextId>,
    pub object_group: Option<String>,
    pub silent: Option<bool>,
    pub include_command_line_api: Option<bool>,
    pub return_by_value: Option<bool>,
    pub generate_preview: Option<bool>,
    pub await_promise: Option<bool>,
}
impl RunScript {
    pub fn new(script_id: impl Into<ScriptId>) -> Self { Self { script_id: script_id.into(), execution_context_id: None, object_group: None, silent: None, include_command_line_api: None, return_by_value: None, generate_preview: None, await_promise: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for RunScript {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("scriptId", &self.script_id);
        w.optional("executionContextId", &self.execution_context_id);
        w.optional("objectGroup", &self.object_group);
        w.optional("silent", &self.silent);
        w.optional("includeCommandLineAPI", &self.include_command_line_api);
        w.optional("returnByValue", &self.return_by_value);
        w.optional("generatePreview", &self.generate_preview);
        w.optional("awaitPromise", &self.await_promise);
        w.end_object();
    }
}
impl p::Command for RunScript {
    const METHOD: &'static str = "Runtime.runScript";
    type Response = RunScriptResponse;
}

/// The reply to [`RunScript`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RunScriptResponse {
    pub result: RemoteObject,
    pub exception_details: Option<ExceptionDetails>,
}
impl p::Decode for RunScriptResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_result = None; let mut f_exception_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"result" => r.read(&mut f_result),
                b"exceptionDetails" => r.read(&mut f_exception_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            result: r.need(f_result, at, "result")?, exception_details: f_exception_details,
        })
    }
}

/// `Runtime.setAsyncCallStackDepth`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-setAsyncCallStackDepth)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetAsyncCallStackDepth {
    pub max_depth: i64,
}
impl SetAsyncCallStackDepth {
    pub fn new(max_depth: i64) -> Self { Self { max_depth } }
}
impl p::Encode for SetAsyncCallStackDepth {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("maxDepth", &self.max_depth);
        w.end_object();
    }
}
impl p::Command for SetAsyncCallStackDepth {
    const METHOD: &'static str = "Runtime.setAsyncCallStackDepth";
    type Response = p::Empty;
}

/// `Runtime.setCustomObjectFormatterEnabled`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-setCustomObjectFormatterEnabled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetCustomObjectFormatterEnabled {
    pub enabled: bool,
}
impl SetCustomObjectFormatterEnabled {
    pub fn new(enabled: bool) -> Self { Self { enabled } }
}
impl p::Encode for SetCustomObjectFormatterEnabled {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.end_object();
    }
}
impl p::Command for SetCustomObjectFormatterEnabled {
    const METHOD: &'static str = "Runtime.setCustomObjectFormatterEnabled";
    type Response = p::Empty;
}

/// `Runtime.setMaxCallStackSizeToCapture`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-setMaxCallStackSizeToCapture)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetMaxCallStackSizeToCapture {
    pub size: i64,
}
impl SetMaxCallStackSizeToCapture {
    pub fn new(size: i64) -> Self { Self { size } }
}
impl p::Encode for SetMaxCallStackSizeToCapture {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("size", &self.size);
        w.end_object();
    }
}
impl p::Command for SetMaxCallStackSizeToCapture {
    const METHOD: &'static str = "Runtime.setMaxCallStackSizeToCapture";
    type Response = p::Empty;
}

/// `Runtime.terminateExecution`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-terminateExecution)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TerminateExecution {}
impl TerminateExecution {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for TerminateExecution {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for TerminateExecution {
    const METHOD: &'static str = "Runtime.terminateExecution";
    type Response = p::Empty;
}

/// `Runtime.addBinding`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-addBinding)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddBinding {
    pub name: String,
    /// Experimental. **Deprecated.**
    pub execution_context_id: Option<ExecutionContextId>,
    pub execution_context_name: Option<String>,
}
impl AddBinding {
    pub fn new(name: impl Into<String>) -> Self { Self { name: name.into(), execution_context_id: None, execution_context_name: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for AddBinding {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("name", &self.name);
        w.optional("executionContextId", &self.execution_context_id);
        w.optional("executionContextName", &self.execution_context_name);
        w.end_object();
    }
}
impl p::Command for AddBinding {
    const METHOD: &'static str = "Runtime.addBinding";
    type Response = p::Empty;
}

/// `Runtime.removeBinding`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-removeBinding)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveBinding {
    pub name: String,
}
impl RemoveBinding {
    pub fn new(name: impl Into<String>) -> Self { Self { name: name.into() } }
}
impl p::Encode for RemoveBinding {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("name", &self.name);
        w.end_object();
    }
}
impl p::Command for RemoveBinding {
    const METHOD: &'static str = "Runtime.removeBinding";
    type Response = p::Empty;
}

/// `Runtime.getExceptionDetails`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#method-getExceptionDetails)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetExceptionDetails {
    pub error_object_id: RemoteObjectId,
}
impl GetExceptionDetails {
    pub fn new(error_object_id: impl Into<RemoteObjectId>) -> Self { Self { error_object_id: error_object_id.into() } }
}
impl p::Encode for GetExceptionDetails {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("errorObjectId", &self.error_object_id);
        w.end_object();
    }
}
impl p::Command for GetExceptionDetails {
    const METHOD: &'static str = "Runtime.getExceptionDetails";
    type Response = GetExceptionDetailsResponse;
}

/// The reply to [`GetExceptionDetails`].
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetExceptionDetailsResponse {
    pub exception_details: Option<ExceptionDetails>,
}
impl p::Decode for GetExceptionDetailsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_exception_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"exceptionDetails" => r.read(&mut f_exception_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            exception_details: f_exception_details,
        })
    }
}

/// `Runtime.bindingCalled`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#event-bindingCalled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BindingCalled {
    pub name: String,
    pub payload: String,
    pub execution_context_id: ExecutionContextId,
}
impl p::Decode for BindingCalled {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_payload = None; let mut f_execution_context_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"payload" => r.read(&mut f_payload),
                b"executionContextId" => r.read(&mut f_execution_context_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, payload: r.need(f_payload, at, "payload")?,
            execution_context_id: r.need(f_execution_context_id, at, "executionContextId")?,
        })
    }
}
impl p::Event for BindingCalled { const METHOD: &'static str = "Runtime.bindingCalled"; }

/// `Runtime.consoleAPICalled`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#event-consoleAPICalled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ConsoleAPICalled {
    pub r#type: ConsoleAPICalledType,
    pub args: Vec<RemoteObject>,
    pub execution_context_id: ExecutionContextId,
    pub timestamp: Timestamp,
    pub stack_trace: Option<StackTrace>,
    /// Experimental.
    pub context: Option<String>,
}
impl p::Decode for ConsoleAPICalled {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_args = Default::default();
        let mut f_execution_context_id = None; let mut f_timestamp = None;
        let mut f_stack_trace = None; let mut f_context = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"args" => r.read_lenient(&mut f_args),
                b"executionContextId" => r.read(&mut f_execution_context_id),
                b"timestamp" => r.read(&mut f_timestamp),
                b"stackTrace" => r.read(&mut f_stack_trace),
                b"context" => r.read(&mut f_context),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, args: f_args,
            execution_context_id: r.need(f_execution_context_id, at, "executionContextId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?, stack_trace: f_stack_trace,
            context: f_context,
        })
    }
}
impl p::Event for ConsoleAPICalled { const METHOD: &'static str = "Runtime.consoleAPICalled"; }

/// `Runtime.exceptionRevoked`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#event-exceptionRevoked)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExceptionRevoked {
    pub reason: String,
    pub exception_id: i64,
}
impl p::Decode for ExceptionRevoked {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_reason = None; let mut f_exception_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"reason" => r.read(&mut f_reason),
                b"exceptionId" => r.read(&mut f_exception_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            reason: r.need(f_reason, at, "reason")?,
            exception_id: r.need(f_exception_id, at, "exceptionId")?,
        })
    }
}
impl p::Event for ExceptionRevoked { const METHOD: &'static str = "Runtime.exceptionRevoked"; }

/// `Runtime.exceptionThrown`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#event-exceptionThrown)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExceptionThrown {
    pub timestamp: Timestamp,
    pub exception_details: ExceptionDetails,
}
impl p::Decode for ExceptionThrown {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_timestamp = None; let mut f_exception_details = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"timestamp" => r.read(&mut f_timestamp),
                b"exceptionDetails" => r.read(&mut f_exception_details),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            timestamp: r.need(f_timestamp, at, "timestamp")?,
            exception_details: r.need(f_exception_details, at, "exceptionDetails")?,
        })
    }
}
impl p::Event for ExceptionThrown { const METHOD: &'static str = "Runtime.exceptionThrown"; }

/// `Runtime.executionContextCreated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#event-executionContextCreated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExecutionContextCreated {
    pub context: ExecutionContextDescription,
}
impl p::Decode for ExecutionContextCreated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_context = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"context" => r.read(&mut f_context),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            context: r.need(f_context, at, "context")?,
        })
    }
}
impl p::Event for ExecutionContextCreated { const METHOD: &'static str = "Runtime.executionContextCreated"; }

/// `Runtime.executionContextDestroyed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#event-executionContextDestroyed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ExecutionContextDestroyed {
    /// **Deprecated.**
    pub execution_context_id: ExecutionContextId,
    /// Experimental.
    pub execution_context_unique_id: String,
}
impl p::Decode for ExecutionContextDestroyed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_execution_context_id = Default::default();
        let mut f_execution_context_unique_id = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"executionContextId" => r.read_lenient(&mut f_execution_context_id),
                b"executionContextUniqueId" => r.read_lenient(&mut f_execution_context_unique_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            execution_context_id: f_execution_context_id,
            execution_context_unique_id: f_execution_context_unique_id,
        })
    }
}
impl p::Event for ExecutionContextDestroyed { const METHOD: &'static str = "Runtime.executionContextDestroyed"; }

/// `Runtime.executionContextsCleared`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#event-executionContextsCleared)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ExecutionContextsCleared {}
impl p::Decode for ExecutionContextsCleared {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for ExecutionContextsCleared { const METHOD: &'static str = "Runtime.executionContextsCleared"; }

/// `Runtime.inspectRequested`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Runtime/#event-inspectRequested)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InspectRequested {
    pub object: RemoteObject,
    pub hints: p::RawJson,
    /// Experimental.
    pub execution_context_id: Option<ExecutionContextId>,
}
impl p::Decode for InspectRequested {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_object = None; let mut f_hints = None; let mut f_execution_context_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"object" => r.read(&mut f_object),
                b"hints" => r.read(&mut f_hints),
                b"executionContextId" => r.read(&mut f_execution_context_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            object: r.need(f_object, at, "object")?, hints: r.need(f_hints, at, "hints")?,
            execution_context_id: f_execution_context_id,
        })
    }
}
impl p::Event for InspectRequested { const METHOD: &'static str = "Runtime.inspectRequested"; }

open_enum! {
    /// Of `serialization` in [`SerializationOptions`].
    SerializationOptionsSerialization {
        DEEP = "deep", JSON = "json", ID_ONLY = "idOnly",
    }
}

open_enum! {
    /// Of `type` in [`DeepSerializedValue`].
    DeepSerializedValueType {
        UNDEFINED = "undefined", NULL = "null", STRING = "string", NUMBER = "number",
        BOOLEAN = "boolean", BIGINT = "bigint", REGEXP = "regexp", DATE = "date", SYMBOL = "symbol",
        ARRAY = "array", OBJECT = "object", FUNCTION = "function", MAP = "map", SET = "set",
        WEAKMAP = "weakmap", WEAKSET = "weakset", ERROR = "error", PROXY = "proxy",
        PROMISE = "promise", TYPEDARRAY = "typedarray", ARRAYBUFFER = "arraybuffer", NODE = "node",
        WINDOW = "window", GENERATOR = "generator",
    }
}

open_enum! {
    /// Of `type` in [`RemoteObject`].
    RemoteObjectType {
        OBJECT = "object", FUNCTION = "function", UNDEFINED = "undefined", STRING = "string",
        NUMBER = "number", BOOLEAN = "boolean", SYMBOL = "symbol", BIGINT = "bigint",
    }
}

open_enum! {
    /// Of `subtype` in [`RemoteObject`].
    RemoteObjectSubtype {
        ARRAY = "array", NULL = "null", NODE = "node", REGEXP = "regexp", DATE = "date",
        MAP = "map", SET = "set", WEAKMAP = "weakmap", WEAKSET = "weakset", ITERATOR = "iterator",
        GENERATOR = "generator", ERROR = "error", PROXY = "proxy", PROMISE = "promise",
        TYPEDARRAY = "typedarray", ARRAYBUFFER = "arraybuffer", DATAVIEW = "dataview",
        WEBASSEMBLYMEMORY = "webassemblymemory", WASMVALUE = "wasmvalue",
        DEFERREDMODULE = "deferredmodule", TRUSTEDTYPE = "trustedtype",
    }
}

open_enum! {
    /// Of `type` in [`ObjectPreview`].
    ObjectPreviewType {
        OBJECT = "object", FUNCTION = "function", UNDEFINED = "undefined", STRING = "string",
        NUMBER = "number", BOOLEAN = "boolean", SYMBOL = "symbol", BIGINT = "bigint",
    }
}

open_enum! {
    /// Of `subtype` in [`ObjectPreview`].
    ObjectPreviewSubtype {
        ARRAY = "array", NULL = "null", NODE = "node", REGEXP = "regexp", DATE = "date",
        MAP = "map", SET = "set", WEAKMAP = "weakmap", WEAKSET = "weakset", ITERATOR = "iterator",
        GENERATOR = "generator", ERROR = "error", PROXY = "proxy", PROMISE = "promise",
        TYPEDARRAY = "typedarray", ARRAYBUFFER = "arraybuffer", DATAVIEW = "dataview",
        WEBASSEMBLYMEMORY = "webassemblymemory", WASMVALUE = "wasmvalue",
        DEFERREDMODULE = "deferredmodule", TRUSTEDTYPE = "trustedtype",
    }
}

open_enum! {
    /// Of `type` in [`PropertyPreview`].
    PropertyPreviewType {
        OBJECT = "object", FUNCTION = "function", UNDEFINED = "undefined", STRING = "string",
        NUMBER = "number", BOOLEAN = "boolean", SYMBOL = "symbol", ACCESSOR = "accessor",
        BIGINT = "bigint",
    }
}

open_enum! {
    /// Of `subtype` in [`PropertyPreview`].
    PropertyPreviewSubtype {
        ARRAY = "array", NULL = "null", NODE = "node", REGEXP = "regexp", DATE = "date",
        MAP = "map", SET = "set", WEAKMAP = "weakmap", WEAKSET = "weakset", ITERATOR = "iterator",
        GENERATOR = "generator", ERROR = "error", PROXY = "proxy", PROMISE = "promise",
        TYPEDARRAY = "typedarray", ARRAYBUFFER = "arraybuffer", DATAVIEW = "dataview",
        WEBASSEMBLYMEMORY = "webassemblymemory", WASMVALUE = "wasmvalue",
        DEFERREDMODULE = "deferredmodule", TRUSTEDTYPE = "trustedtype",
    }
}

open_enum! {
    /// Of `type` in [`ConsoleAPICalled`].
    ConsoleAPICalledType {
        LOG = "log", DEBUG = "debug", INFO = "info", ERROR = "error", WARNING = "warning",
        DIR = "dir", DIRXML = "dirxml", TABLE = "table", TRACE = "trace", CLEAR = "clear",
        START_GROUP = "startGroup", START_GROUP_COLLAPSED = "startGroupCollapsed",
        END_GROUP = "endGroup", ASSERT = "assert", PROFILE = "profile", PROFILE_END = "profileEnd",
        COUNT = "count", TIME_END = "timeEnd",
    }
}
