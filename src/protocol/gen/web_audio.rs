// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `WebAudio` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/)

use crate::protocol as p;

text_type! {
    /// `WebAudio.GraphObjectId`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#type-GraphObjectId)
    GraphObjectId
}

open_enum! {
    /// `WebAudio.ContextType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#type-ContextType)
    ContextType {
        REALTIME = "realtime", OFFLINE = "offline",
    }
}

open_enum! {
    /// `WebAudio.ContextState`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#type-ContextState)
    ContextState {
        SUSPENDED = "suspended", RUNNING = "running", CLOSED = "closed",
        INTERRUPTED = "interrupted",
    }
}

text_type! {
    /// `WebAudio.NodeType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#type-NodeType)
    NodeType
}

open_enum! {
    /// `WebAudio.ChannelCountMode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#type-ChannelCountMode)
    ChannelCountMode {
        CLAMPED_MAX = "clamped-max", EXPLICIT = "explicit", MAX = "max",
    }
}

open_enum! {
    /// `WebAudio.ChannelInterpretation`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#type-ChannelInterpretation)
    ChannelInterpretation {
        DISCRETE = "discrete", SPEAKERS = "speakers",
    }
}

text_type! {
    /// `WebAudio.ParamType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#type-ParamType)
    ParamType
}

open_enum! {
    /// `WebAudio.AutomationRate`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#type-AutomationRate)
    AutomationRate {
        A_RATE = "a-rate", K_RATE = "k-rate",
    }
}

/// `WebAudio.ContextRealtimeData`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#type-ContextRealtimeData)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContextRealtimeData {
    pub current_time: f64,
    pub render_capacity: f64,
    pub callback_interval_mean: f64,
    pub callback_interval_variance: f64,
}
impl p::Decode for ContextRealtimeData {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_current_time = None; let mut f_render_capacity = None;
        let mut f_callback_interval_mean = None; let mut f_callback_interval_variance = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"currentTime" => r.read(&mut f_current_time),
                b"renderCapacity" => r.read(&mut f_render_capacity),
                b"callbackIntervalMean" => r.read(&mut f_callback_interval_mean),
                b"callbackIntervalVariance" => r.read(&mut f_callback_interval_variance),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            current_time: r.need(f_current_time, at, "currentTime")?,
            render_capacity: r.need(f_render_capacity, at, "renderCapacity")?,
            callback_interval_mean: r.need(f_callback_interval_mean, at, "callbackIntervalMean")?,
            callback_interval_variance: r.need(f_callback_interval_variance, at, "callbackIntervalVariance")?,
        })
    }
}

/// `WebAudio.BaseAudioContext`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#type-BaseAudioContext)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct BaseAudioContext {
    pub context_id: GraphObjectId,
    pub context_type: ContextType,
    pub context_state: ContextState,
    pub realtime_data: Option<ContextRealtimeData>,
    pub callback_buffer_size: f64,
    pub max_output_channel_count: f64,
    pub sample_rate: f64,
    pub render_quantum_size: f64,
}
impl p::Decode for BaseAudioContext {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_context_id = None; let mut f_context_type = None; let mut f_context_state = None;
        let mut f_realtime_data = None; let mut f_callback_buffer_size = None;
        let mut f_max_output_channel_count = None; let mut f_sample_rate = None;
        let mut f_render_quantum_size = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"contextId" => r.read(&mut f_context_id),
                b"contextType" => r.read(&mut f_context_type),
                b"contextState" => r.read(&mut f_context_state),
                b"realtimeData" => r.read(&mut f_realtime_data),
                b"callbackBufferSize" => r.read(&mut f_callback_buffer_size),
                b"maxOutputChannelCount" => r.read(&mut f_max_output_channel_count),
                b"sampleRate" => r.read(&mut f_sample_rate),
                b"renderQuantumSize" => r.read(&mut f_render_quantum_size),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            context_id: r.need(f_context_id, at, "contextId")?,
            context_type: r.need(f_context_type, at, "contextType")?,
            context_state: r.need(f_context_state, at, "contextState")?,
            realtime_data: f_realtime_data,
            callback_buffer_size: r.need(f_callback_buffer_size, at, "callbackBufferSize")?,
            max_output_channel_count: r.need(f_max_output_channel_count, at, "maxOutputChannelCount")?,
            sample_rate: r.need(f_sample_rate, at, "sampleRate")?,
            render_quantum_size: r.need(f_render_quantum_size, at, "renderQuantumSize")?,
        })
    }
}

/// `WebAudio.AudioListener`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#type-AudioListener)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AudioListener {
    pub listener_id: GraphObjectId,
    pub context_id: GraphObjectId,
}
impl p::Decode for AudioListener {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_listener_id = None; let mut f_context_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"listenerId" => r.read(&mut f_listener_id),
                b"contextId" => r.read(&mut f_context_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            listener_id: r.need(f_listener_id, at, "listenerId")?,
            context_id: r.need(f_context_id, at, "contextId")?,
        })
    }
}

/// `WebAudio.AudioNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#type-AudioNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AudioNode {
    pub node_id: GraphObjectId,
    pub context_id: GraphObjectId,
    pub node_type: NodeType,
    pub number_of_inputs: f64,
    pub number_of_outputs: f64,
    pub channel_count: f64,
    pub channel_count_mode: ChannelCountMode,
    pub channel_interpretation: ChannelInterpretation,
}
impl p::Decode for AudioNode {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None; let mut f_context_id = None; let mut f_node_type = None;
        let mut f_number_of_inputs = None; let mut f_number_of_outputs = None;
        let mut f_channel_count = None; let mut f_channel_count_mode = None;
        let mut f_channel_interpretation = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                b"contextId" => r.read(&mut f_context_id),
                b"nodeType" => r.read(&mut f_node_type),
                b"numberOfInputs" => r.read(&mut f_number_of_inputs),
                b"numberOfOutputs" => r.read(&mut f_number_of_outputs),
                b"channelCount" => r.read(&mut f_channel_count),
                b"channelCountMode" => r.read(&mut f_channel_count_mode),
                b"channelInterpretation" => r.read(&mut f_channel_interpretation),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
            context_id: r.need(f_context_id, at, "contextId")?,
            node_type: r.need(f_node_type, at, "nodeType")?,
            number_of_inputs: r.need(f_number_of_inputs, at, "numberOfInputs")?,
            number_of_outputs: r.need(f_number_of_outputs, at, "numberOfOutputs")?,
            channel_count: r.need(f_channel_count, at, "channelCount")?,
            channel_count_mode: r.need(f_channel_count_mode, at, "channelCountMode")?,
            channel_interpretation: r.need(f_channel_interpretation, at, "channelInterpretation")?,
        })
    }
}

/// `WebAudio.AudioParam`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#type-AudioParam)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AudioParam {
    pub param_id: GraphObjectId,
    pub node_id: GraphObjectId,
    pub context_id: GraphObjectId,
    pub param_type: ParamType,
    pub rate: AutomationRate,
    pub default_value: f64,
    pub min_value: f64,
    pub max_value: f64,
}
impl p::Decode for AudioParam {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_param_id = None; let mut f_node_id = None; let mut f_context_id = None;
        let mut f_param_type = None; let mut f_rate = None; let mut f_default_value = None;
        let mut f_min_value = None; let mut f_max_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"paramId" => r.read(&mut f_param_id),
                b"nodeId" => r.read(&mut f_node_id),
                b"contextId" => r.read(&mut f_context_id),
                b"paramType" => r.read(&mut f_param_type),
                b"rate" => r.read(&mut f_rate),
                b"defaultValue" => r.read(&mut f_default_value),
                b"minValue" => r.read(&mut f_min_value),
                b"maxValue" => r.read(&mut f_max_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            param_id: r.need(f_param_id, at, "paramId")?, node_id: r.need(f_node_id, at, "nodeId")?,
            context_id: r.need(f_context_id, at, "contextId")?,
            param_type: r.need(f_param_type, at, "paramType")?, rate: r.need(f_rate, at, "rate")?,
            default_value: r.need(f_default_value, at, "defaultValue")?,
            min_value: r.need(f_min_value, at, "minValue")?,
            max_value: r.need(f_max_value, at, "maxValue")?,
        })
    }
}

/// `WebAudio.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#method-enable)
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
    const METHOD: &'static str = "WebAudio.enable";
    type Response = p::Empty;
}

/// `WebAudio.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#method-disable)
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
    const METHOD: &'static str = "WebAudio.disable";
    type Response = p::Empty;
}

/// `WebAudio.getRealtimeData`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#method-getRealtimeData)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetRealtimeData {
    pub context_id: GraphObjectId,
}
impl GetRealtimeData {
    pub fn new(context_id: impl Into<GraphObjectId>) -> Self { Self { context_id: context_id.into() } }
}
impl p::Encode for GetRealtimeData {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("contextId", &self.context_id);
        w.end_object();
    }
}
impl p::Command for GetRealtimeData {
    const METHOD: &'static str = "WebAudio.getRealtimeData";
    type Response = GetRealtimeDataResponse;
}

/// The reply to [`GetRealtimeData`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetRealtimeDataResponse {
    pub realtime_data: ContextRealtimeData,
}
impl p::Decode for GetRealtimeDataResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_realtime_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"realtimeData" => r.read(&mut f_realtime_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            realtime_data: r.need(f_realtime_data, at, "realtimeData")?,
        })
    }
}

/// `WebAudio.contextCreated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#event-contextCreated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContextCreated {
    pub context: BaseAudioContext,
}
impl p::Decode for ContextCreated {
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
impl p::Event for ContextCreated { const METHOD: &'static str = "WebAudio.contextCreated"; }

/// `WebAudio.contextWillBeDestroyed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#event-contextWillBeDestroyed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContextWillBeDestroyed {
    pub context_id: GraphObjectId,
}
impl p::Decode for ContextWillBeDestroyed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_context_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"contextId" => r.read(&mut f_context_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            context_id: r.need(f_context_id, at, "contextId")?,
        })
    }
}
impl p::Event for ContextWillBeDestroyed { const METHOD: &'static str = "WebAudio.contextWillBeDestroyed"; }

/// `WebAudio.contextChanged`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#event-contextChanged)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ContextChanged {
    pub context: BaseAudioContext,
}
impl p::Decode for ContextChanged {
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
impl p::Event for ContextChanged { const METHOD: &'static str = "WebAudio.contextChanged"; }

/// `WebAudio.audioListenerCreated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#event-audioListenerCreated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AudioListenerCreated {
    pub listener: AudioListener,
}
impl p::Decode for AudioListenerCreated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_listener = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"listener" => r.read(&mut f_listener),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            listener: r.need(f_listener, at, "listener")?,
        })
    }
}
impl p::Event for AudioListenerCreated { const METHOD: &'static str = "WebAudio.audioListenerCreated"; }

/// `WebAudio.audioListenerWillBeDestroyed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#event-audioListenerWillBeDestroyed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AudioListenerWillBeDestroyed {
    pub context_id: GraphObjectId,
    pub listener_id: GraphObjectId,
}
impl p::Decode for AudioListenerWillBeDestroyed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_context_id = None; let mut f_listener_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"contextId" => r.read(&mut f_context_id),
                b"listenerId" => r.read(&mut f_listener_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            context_id: r.need(f_context_id, at, "contextId")?,
            listener_id: r.need(f_listener_id, at, "listenerId")?,
        })
    }
}
impl p::Event for AudioListenerWillBeDestroyed { const METHOD: &'static str = "WebAudio.audioListenerWillBeDestroyed"; }

/// `WebAudio.audioNodeCreated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#event-audioNodeCreated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AudioNodeCreated {
    pub node: AudioNode,
}
impl p::Decode for AudioNodeCreated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"node" => r.read(&mut f_node),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node: r.need(f_node, at, "node")?,
        })
    }
}
impl p::Event for AudioNodeCreated { const METHOD: &'static str = "WebAudio.audioNodeCreated"; }

/// `WebAudio.audioNodeWillBeDestroyed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#event-audioNodeWillBeDestroyed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AudioNodeWillBeDestroyed {
    pub context_id: GraphObjectId,
    pub node_id: GraphObjectId,
}
impl p::Decode for AudioNodeWillBeDestroyed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_context_id = None; let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"contextId" => r.read(&mut f_context_id),
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            context_id: r.need(f_context_id, at, "contextId")?,
            node_id: r.need(f_node_id, at, "nodeId")?,
        })
    }
}
impl p::Event for AudioNodeWillBeDestroyed { const METHOD: &'static str = "WebAudio.audioNodeWillBeDestroyed"; }

/// `WebAudio.audioParamCreated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#event-audioParamCreated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AudioParamCreated {
    pub param: AudioParam,
}
impl p::Decode for AudioParamCreated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_param = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"param" => r.read(&mut f_param),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            param: r.need(f_param, at, "param")?,
        })
    }
}
impl p::Event for AudioParamCreated { const METHOD: &'static str = "WebAudio.audioParamCreated"; }

/// `WebAudio.audioParamWillBeDestroyed`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#event-audioParamWillBeDestroyed)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AudioParamWillBeDestroyed {
    pub context_id: GraphObjectId,
    pub node_id: GraphObjectId,
    pub param_id: GraphObjectId,
}
impl p::Decode for AudioParamWillBeDestroyed {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_context_id = None; let mut f_node_id = None; let mut f_param_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"contextId" => r.read(&mut f_context_id),
                b"nodeId" => r.read(&mut f_node_id),
                b"paramId" => r.read(&mut f_param_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            context_id: r.need(f_context_id, at, "contextId")?,
            node_id: r.need(f_node_id, at, "nodeId")?, param_id: r.need(f_param_id, at, "paramId")?,
        })
    }
}
impl p::Event for AudioParamWillBeDestroyed { const METHOD: &'static str = "WebAudio.audioParamWillBeDestroyed"; }

/// `WebAudio.nodesConnected`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#event-nodesConnected)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NodesConnected {
    pub context_id: GraphObjectId,
    pub source_id: GraphObjectId,
    pub destination_id: GraphObjectId,
    pub source_output_index: Option<f64>,
    pub destination_input_index: Option<f64>,
}
impl p::Decode for NodesConnected {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_context_id = None; let mut f_source_id = None; let mut f_destination_id = None;
        let mut f_source_output_index = None; let mut f_destination_input_index = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"contextId" => r.read(&mut f_context_id),
                b"sourceId" => r.read(&mut f_source_id),
                b"destinationId" => r.read(&mut f_destination_id),
                b"sourceOutputIndex" => r.read(&mut f_source_output_index),
                b"destinationInputIndex" => r.read(&mut f_destination_input_index),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            context_id: r.need(f_context_id, at, "contextId")?,
            source_id: r.need(f_source_id, at, "sourceId")?,
            destination_id: r.need(f_destination_id, at, "destinationId")?,
            source_output_index: f_source_output_index,
            destination_input_index: f_destination_input_index,
        })
    }
}
impl p::Event for NodesConnected { const METHOD: &'static str = "WebAudio.nodesConnected"; }

/// `WebAudio.nodesDisconnected`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#event-nodesDisconnected)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NodesDisconnected {
    pub context_id: GraphObjectId,
    pub source_id: GraphObjectId,
    pub destination_id: GraphObjectId,
    pub source_output_index: Option<f64>,
    pub destination_input_index: Option<f64>,
}
impl p::Decode for NodesDisconnected {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_context_id = None; let mut f_source_id = None; let mut f_destination_id = None;
        let mut f_source_output_index = None; let mut f_destination_input_index = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"contextId" => r.read(&mut f_context_id),
                b"sourceId" => r.read(&mut f_source_id),
                b"destinationId" => r.read(&mut f_destination_id),
                b"sourceOutputIndex" => r.read(&mut f_source_output_index),
                b"destinationInputIndex" => r.read(&mut f_destination_input_index),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            context_id: r.need(f_context_id, at, "contextId")?,
            source_id: r.need(f_source_id, at, "sourceId")?,
            destination_id: r.need(f_destination_id, at, "destinationId")?,
            source_output_index: f_source_output_index,
            destination_input_index: f_destination_input_index,
        })
    }
}
impl p::Event for NodesDisconnected { const METHOD: &'static str = "WebAudio.nodesDisconnected"; }

/// `WebAudio.nodeParamConnected`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#event-nodeParamConnected)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NodeParamConnected {
    pub context_id: GraphObjectId,
    pub source_id: GraphObjectId,
    pub destination_id: GraphObjectId,
    pub source_output_index: Option<f64>,
}
impl p::Decode for NodeParamConnected {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_context_id = None; let mut f_source_id = None; let mut f_destination_id = None;
        let mut f_source_output_index = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"contextId" => r.read(&mut f_context_id),
                b"sourceId" => r.read(&mut f_source_id),
                b"destinationId" => r.read(&mut f_destination_id),
                b"sourceOutputIndex" => r.read(&mut f_source_output_index),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            context_id: r.need(f_context_id, at, "contextId")?,
            source_id: r.need(f_source_id, at, "sourceId")?,
            destination_id: r.need(f_destination_id, at, "destinationId")?,
            source_output_index: f_source_output_index,
        })
    }
}
impl p::Event for NodeParamConnected { const METHOD: &'static str = "WebAudio.nodeParamConnected"; }

/// `WebAudio.nodeParamDisconnected`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/WebAudio/#event-nodeParamDisconnected)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NodeParamDisconnected {
    pub context_id: GraphObjectId,
    pub source_id: GraphObjectId,
    pub destination_id: GraphObjectId,
    pub source_output_index: Option<f64>,
}
impl p::Decode for NodeParamDisconnected {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_context_id = None; let mut f_source_id = None; let mut f_destination_id = None;
        let mut f_source_output_index = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"contextId" => r.read(&mut f_context_id),
                b"sourceId" => r.read(&mut f_source_id),
                b"destinationId" => r.read(&mut f_destination_id),
                b"sourceOutputIndex" => r.read(&mut f_source_output_index),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            context_id: r.need(f_context_id, at, "contextId")?,
            source_id: r.need(f_source_id, at, "sourceId")?,
            destination_id: r.need(f_destination_id, at, "destinationId")?,
            source_output_index: f_source_output_index,
        })
    }
}
impl p::Event for NodeParamDisconnected { const METHOD: &'static str = "WebAudio.nodeParamDisconnected"; }
