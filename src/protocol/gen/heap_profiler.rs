// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `HeapProfiler` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/)

use crate::protocol as p;

text_type! {
    /// `HeapProfiler.HeapSnapshotObjectId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#type-HeapSnapshotObjectId)
    HeapSnapshotObjectId
}

/// `HeapProfiler.SamplingHeapProfileNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#type-SamplingHeapProfileNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SamplingHeapProfileNode {
    pub call_frame: p::runtime::CallFrame,
    pub self_size: f64,
    pub id: i64,
    pub children: Vec<SamplingHeapProfileNode>,
}
#[derive(Default)]
struct SamplingHeapProfileNodeParts {
    f_call_frame: Option<p::runtime::CallFrame>, f_self_size: Option<f64>, f_id: Option<i64>,
    f_children: Vec<SamplingHeapProfileNode>,
}
impl SamplingHeapProfileNodeParts {
    fn whole(self: Box<Self>, r: &p::Reader<'_>, at: usize) -> Result<Box<SamplingHeapProfileNode>, p::Fault> {
        let it = *self;
        Ok(Box::new(SamplingHeapProfileNode {
            call_frame: r.need(it.f_call_frame, at, "callFrame")?,
            self_size: r.need(it.f_self_size, at, "selfSize")?, id: r.need(it.f_id, at, "id")?,
            children: it.f_children,
        }))
    }
}
impl p::Decode for SamplingHeapProfileNode {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<SamplingHeapProfileNodeParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"callFrame" => r.read(&mut it.f_call_frame),
                b"selfSize" => r.read(&mut it.f_self_size),
                b"id" => r.read(&mut it.f_id),
                b"children" => r.read_lenient(&mut it.f_children),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

/// `HeapProfiler.SamplingHeapProfileSample`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#type-SamplingHeapProfileSample)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SamplingHeapProfileSample {
    pub size: f64,
    pub node_id: i64,
    pub ordinal: f64,
}
impl p::Decode for SamplingHeapProfileSample {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_size = None; let mut f_node_id = None; let mut f_ordinal = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"size" => r.read(&mut f_size),
                b"nodeId" => r.read(&mut f_node_id),
                b"ordinal" => r.read(&mut f_ordinal),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            size: r.need(f_size, at, "size")?, node_id: r.need(f_node_id, at, "nodeId")?,
            ordinal: r.need(f_ordinal, at, "ordinal")?,
        })
    }
}

/// `HeapProfiler.SamplingHeapProfile`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#type-SamplingHeapProfile)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SamplingHeapProfile {
    pub head: SamplingHeapProfileNode,
    pub samples: Vec<SamplingHeapProfileSample>,
}
impl p::Decode for SamplingHeapProfile {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_head = None; let mut f_samples = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"head" => r.read(&mut f_head),
                b"samples" => r.read_lenient(&mut f_samples),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            head: r.need(f_head, at, "head")?, samples: f_samples,
        })
    }
}

/// `HeapProfiler.addInspectedHeapObject`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#method-addInspectedHeapObject)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddInspectedHeapObject {
    pub heap_object_id: HeapSnapshotObjectId,
}
impl AddInspectedHeapObject {
    pub fn new(heap_object_id: impl Into<HeapSnapshotObjectId>) -> Self { Self { heap_object_id: heap_object_id.into() } }
}
impl p::Encode for AddInspectedHeapObject {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("heapObjectId", &self.heap_object_id);
        w.end_object();
    }
}
impl p::Command for AddInspectedHeapObject {
    const METHOD: &'static str = "HeapProfiler.addInspectedHeapObject";
    type Response = p::Empty;
}

/// `HeapProfiler.collectGarbage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#method-collectGarbage)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CollectGarbage {}
impl CollectGarbage {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for CollectGarbage {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for CollectGarbage {
    const METHOD: &'static str = "HeapProfiler.collectGarbage";
    type Response = p::Empty;
}

/// `HeapProfiler.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#method-disable)
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
    const METHOD: &'static str = "HeapProfiler.disable";
    type Response = p::Empty;
}

/// `HeapProfiler.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#method-enable)
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
    const METHOD: &'static str = "HeapProfiler.enable";
    type Response = p::Empty;
}

/// `HeapProfiler.getHeapObjectId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#method-getHeapObjectId)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetHeapObjectId {
    pub object_id: p::runtime::RemoteObjectId,
}
impl GetHeapObjectId {
    pub fn new(object_id: impl Into<p::runtime::RemoteObjectId>) -> Self { Self { object_id: object_id.into() } }
}
impl p::Encode for GetHeapObjectId {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("objectId", &self.object_id);
        w.end_object();
    }
}
impl p::Command for GetHeapObjectId {
    const METHOD: &'static str = "HeapProfiler.getHeapObjectId";
    type Response = GetHeapObjectIdResponse;
}

/// The reply to [`GetHeapObjectId`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetHeapObjectIdResponse {
    pub heap_snapshot_object_id: HeapSnapshotObjectId,
}
impl p::Decode for GetHeapObjectIdResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_heap_snapshot_object_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"heapSnapshotObjectId" => r.read(&mut f_heap_snapshot_object_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            heap_snapshot_object_id: r.need(f_heap_snapshot_object_id, at, "heapSnapshotObjectId")?,
        })
    }
}

/// `HeapProfiler.getObjectByHeapObjectId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#method-getObjectByHeapObjectId)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetObjectByHeapObjectId {
    pub object_id: HeapSnapshotObjectId,
    pub object_group: Option<String>,
}
impl GetObjectByHeapObjectId {
    pub fn new(object_id: impl Into<HeapSnapshotObjectId>) -> Self { Self { object_id: object_id.into(), object_group: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for GetObjectByHeapObjectId {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("objectId", &self.object_id);
        w.optional("objectGroup", &self.object_group);
        w.end_object();
    }
}
impl p::Command for GetObjectByHeapObjectId {
    const METHOD: &'static str = "HeapProfiler.getObjectByHeapObjectId";
    type Response = GetObjectByHeapObjectIdResponse;
}

/// The reply to [`GetObjectByHeapObjectId`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetObjectByHeapObjectIdResponse {
    pub result: p::runtime::RemoteObject,
}
impl p::Decode for GetObjectByHeapObjectIdResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_result = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"result" => r.read(&mut f_result),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            result: r.need(f_result, at, "result")?,
        })
    }
}

/// `HeapProfiler.getSamplingProfile`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#method-getSamplingProfile)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetSamplingProfile {}
impl GetSamplingProfile {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetSamplingProfile {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetSamplingProfile {
    const METHOD: &'static str = "HeapProfiler.getSamplingProfile";
    type Response = GetSamplingProfileResponse;
}

/// The reply to [`GetSamplingProfile`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetSamplingProfileResponse {
    pub profile: SamplingHeapProfile,
}
impl p::Decode for GetSamplingProfileResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_profile = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"profile" => r.read(&mut f_profile),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            profile: r.need(f_profile, at, "profile")?,
        })
    }
}

/// `HeapProfiler.startSampling`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#method-startSampling)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StartSampling {
    pub sampling_interval: Option<f64>,
    pub stack_depth: Option<f64>,
    pub include_objects_collected_by_major_gc: Option<bool>,
    pub include_objects_collected_by_minor_gc: Option<bool>,
}
impl StartSampling {
    pub fn new() -> Self { Self { sampling_interval: None, stack_depth: None, include_objects_collected_by_major_gc: None, include_objects_collected_by_minor_gc: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for StartSampling {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("samplingInterval", &self.sampling_interval);
        w.optional("stackDepth", &self.stack_depth);
        w.optional("includeObjectsCollectedByMajorGC", &self.include_objects_collected_by_major_gc);
        w.optional("includeObjectsCollectedByMinorGC", &self.include_objects_collected_by_minor_gc);
        w.end_object();
    }
}
impl p::Command for StartSampling {
    const METHOD: &'static str = "HeapProfiler.startSampling";
    type Response = p::Empty;
}

/// `HeapProfiler.startTrackingHeapObjects`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#method-startTrackingHeapObjects)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StartTrackingHeapObjects {
    pub track_allocations: Option<bool>,
}
impl StartTrackingHeapObjects {
    pub fn new() -> Self { Self { track_allocations: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for StartTrackingHeapObjects {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("trackAllocations", &self.track_allocations);
        w.end_object();
    }
}
impl p::Command for StartTrackingHeapObjects {
    const METHOD: &'static str = "HeapProfiler.startTrackingHeapObjects";
    type Response = p::Empty;
}

/// `HeapProfiler.stopSampling`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#method-stopSampling)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StopSampling {}
impl StopSampling {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for StopSampling {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for StopSampling {
    const METHOD: &'static str = "HeapProfiler.stopSampling";
    type Response = StopSamplingResponse;
}

/// The reply to [`StopSampling`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StopSamplingResponse {
    pub profile: SamplingHeapProfile,
}
impl p::Decode for StopSamplingResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_profile = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"profile" => r.read(&mut f_profile),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            profile: r.need(f_profile, at, "profile")?,
        })
    }
}

/// `HeapProfiler.stopTrackingHeapObjects`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#method-stopTrackingHeapObjects)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StopTrackingHeapObjects {
    pub report_progress: Option<bool>,
    /// **Deprecated.**
    pub treat_global_objects_as_roots: Option<bool>,
    pub capture_numeric_value: Option<bool>,
    /// Experimental.
    pub expose_internals: Option<bool>,
}
impl StopTrackingHeapObjects {
    pub fn new() -> Self { Self { report_progress: None, treat_global_objects_as_roots: None, capture_numeric_value: None, expose_internals: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for StopTrackingHeapObjects {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("reportProgress", &self.report_progress);
        w.optional("treatGlobalObjectsAsRoots", &self.treat_global_objects_as_roots);
        w.optional("captureNumericValue", &self.capture_numeric_value);
        w.optional("exposeInternals", &self.expose_internals);
        w.end_object();
    }
}
impl p::Command for StopTrackingHeapObjects {
    const METHOD: &'static str = "HeapProfiler.stopTrackingHeapObjects";
    type Response = p::Empty;
}

/// `HeapProfiler.takeHeapSnapshot`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#method-takeHeapSnapshot)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TakeHeapSnapshot {
    pub report_progress: Option<bool>,
    /// **Deprecated.**
    pub treat_global_objects_as_roots: Option<bool>,
    pub capture_numeric_value: Option<bool>,
    /// Experimental.
    pub expose_internals: Option<bool>,
}
impl TakeHeapSnapshot {
    pub fn new() -> Self { Self { report_progress: None, treat_global_objects_as_roots: None, capture_numeric_value: None, expose_internals: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for TakeHeapSnapshot {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("reportProgress", &self.report_progress);
        w.optional("treatGlobalObjectsAsRoots", &self.treat_global_objects_as_roots);
        w.optional("captureNumericValue", &self.capture_numeric_value);
        w.optional("exposeInternals", &self.expose_internals);
        w.end_object();
    }
}
impl p::Command for TakeHeapSnapshot {
    const METHOD: &'static str = "HeapProfiler.takeHeapSnapshot";
    type Response = p::Empty;
}

/// `HeapProfiler.addHeapSnapshotChunk`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#event-addHeapSnapshotChunk)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddHeapSnapshotChunk {
    pub chunk: String,
}
impl p::Decode for AddHeapSnapshotChunk {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_chunk = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"chunk" => r.read(&mut f_chunk),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            chunk: r.need(f_chunk, at, "chunk")?,
        })
    }
}
impl p::Event for AddHeapSnapshotChunk { const METHOD: &'static str = "HeapProfiler.addHeapSnapshotChunk"; }

/// `HeapProfiler.heapStatsUpdate`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#event-heapStatsUpdate)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct HeapStatsUpdate {
    pub stats_update: Vec<i64>,
}
impl p::Decode for HeapStatsUpdate {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_stats_update = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"statsUpdate" => r.read_lenient(&mut f_stats_update),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            stats_update: f_stats_update,
        })
    }
}
impl p::Event for HeapStatsUpdate { const METHOD: &'static str = "HeapProfiler.heapStatsUpdate"; }

/// `HeapProfiler.lastSeenObjectId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#event-lastSeenObjectId)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct LastSeenObjectId {
    pub last_seen_object_id: i64,
    pub timestamp: f64,
}
impl p::Decode for LastSeenObjectId {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_last_seen_object_id = None; let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"lastSeenObjectId" => r.read(&mut f_last_seen_object_id),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            last_seen_object_id: r.need(f_last_seen_object_id, at, "lastSeenObjectId")?,
            timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}
impl p::Event for LastSeenObjectId { const METHOD: &'static str = "HeapProfiler.lastSeenObjectId"; }

/// `HeapProfiler.reportHeapSnapshotProgress`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#event-reportHeapSnapshotProgress)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportHeapSnapshotProgress {
    pub done: i64,
    pub total: i64,
    pub finished: Option<bool>,
}
impl p::Decode for ReportHeapSnapshotProgress {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_done = None; let mut f_total = None; let mut f_finished = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"done" => r.read(&mut f_done),
                b"total" => r.read(&mut f_total),
                b"finished" => r.read(&mut f_finished),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            done: r.need(f_done, at, "done")?, total: r.need(f_total, at, "total")?,
            finished: f_finished,
        })
    }
}
impl p::Event for ReportHeapSnapshotProgress { const METHOD: &'static str = "HeapProfiler.reportHeapSnapshotProgress"; }

/// `HeapProfiler.resetProfiles`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/HeapProfiler/#event-resetProfiles)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ResetProfiles {}
impl p::Decode for ResetProfiles {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for ResetProfiles { const METHOD: &'static str = "HeapProfiler.resetProfiles"; }
