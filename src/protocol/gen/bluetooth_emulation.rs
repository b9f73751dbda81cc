// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `BluetoothEmulation` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/)

use crate::protocol as p;

open_enum! {
    /// `BluetoothEmulation.CentralState`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#type-CentralState)
    CentralState {
        ABSENT = "absent", POWERED_OFF = "powered-off", POWERED_ON = "powered-on",
    }
}

open_enum! {
    /// `BluetoothEmulation.GATTOperationType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#type-GATTOperationType)
    GATTOperationType {
        CONNECTION = "connection", DISCOVERY = "discovery",
    }
}

open_enum! {
    /// `BluetoothEmulation.CharacteristicWriteType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#type-CharacteristicWriteType)
    CharacteristicWriteType {
        WRITE_DEFAULT_DEPRECATED = "write-default-deprecated",
        WRITE_WITH_RESPONSE = "write-with-response",
        WRITE_WITHOUT_RESPONSE = "write-without-response",
    }
}

open_enum! {
    /// `BluetoothEmulation.CharacteristicOperationType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#type-CharacteristicOperationType)
    CharacteristicOperationType {
        READ = "read", WRITE = "write", SUBSCRIBE_TO_NOTIFICATIONS = "subscribe-to-notifications",
        UNSUBSCRIBE_FROM_NOTIFICATIONS = "unsubscribe-from-notifications",
    }
}

open_enum! {
    /// `BluetoothEmulation.DescriptorOperationType`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#type-DescriptorOperationType)
    DescriptorOperationType {
        READ = "read", WRITE = "write",
    }
}

/// `BluetoothEmulation.ManufacturerData`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#type-ManufacturerData)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ManufacturerData {
    pub key: i64,
    pub data: p::Binary,
}
impl ManufacturerData {
    pub fn new(key: i64, data: impl Into<p::Binary>) -> Self { Self { key, data: data.into() } }
}
impl p::Encode for ManufacturerData {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("key", &self.key);
        w.field("data", &self.data);
        w.end_object();
    }
}

/// `BluetoothEmulation.ScanRecord`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#type-ScanRecord)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ScanRecord {
    pub name: Option<String>,
    pub uuids: Option<Vec<String>>,
    pub appearance: Option<i64>,
    pub tx_power: Option<i64>,
    pub manufacturer_data: Option<Vec<ManufacturerData>>,
}
impl ScanRecord {
    pub fn new() -> Self { Self { name: None, uuids: None, appearance: None, tx_power: None, manufacturer_data: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ScanRecord {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("name", &self.name);
        w.optional("uuids", &self.uuids);
        w.optional("appearance", &self.appearance);
        w.optional("txPower", &self.tx_power);
        w.optional("manufacturerData", &self.manufacturer_data);
        w.end_object();
    }
}

/// `BluetoothEmulation.ScanEntry`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#type-ScanEntry)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScanEntry {
    pub device_address: String,
    pub rssi: i64,
    pub scan_record: ScanRecord,
}
impl ScanEntry {
    pub fn new(device_address: impl Into<String>, rssi: i64, scan_record: ScanRecord) -> Self { Self { device_address: device_address.into(), rssi, scan_record } }
}
impl p::Encode for ScanEntry {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("deviceAddress", &self.device_address);
        w.field("rssi", &self.rssi);
        w.field("scanRecord", &self.scan_record);
        w.end_object();
    }
}

/// `BluetoothEmulation.CharacteristicProperties`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#type-CharacteristicProperties)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CharacteristicProperties {
    pub broadcast: Option<bool>,
    pub read: Option<bool>,
    pub write_without_response: Option<bool>,
    pub write: Option<bool>,
    pub notify: Option<bool>,
    pub indicate: Option<bool>,
    pub authenticated_signed_writes: Option<bool>,
    pub extended_properties: Option<bool>,
}
impl CharacteristicProperties {
    pub fn new() -> Self { Self { broadcast: None, read: None, write_without_response: None, write: None, notify: None, indicate: None, authenticated_signed_writes: None, extended_properties: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CharacteristicProperties {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("broadcast", &self.broadcast);
        w.optional("read", &self.read);
        w.optional("writeWithoutResponse", &self.write_without_response);
        w.optional("write", &self.write);
        w.optional("notify", &self.notify);
        w.optional("indicate", &self.indicate);
        w.optional("authenticatedSignedWrites", &self.authenticated_signed_writes);
        w.optional("extendedProperties", &self.extended_properties);
        w.end_object();
    }
}

/// `BluetoothEmulation.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-enable)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Enable {
    pub state: CentralState,
    pub le_supported: bool,
}
impl Enable {
    pub fn new(state: impl Into<CentralState>, le_supported: bool) -> Self { Self { state: state.into(), le_supported } }
}
impl p::Encode for Enable {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("state", &self.state);
        w.field("leSupported", &self.le_supported);
        w.end_object();
    }
}
impl p::Command for Enable {
    const METHOD: &'static str = "BluetoothEmulation.enable";
    type Response = p::Empty;
}

/// `BluetoothEmulation.setSimulatedCentralState`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-setSimulatedCentralState)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetSimulatedCentralState {
    pub state: CentralState,
}
impl SetSimulatedCentralState {
    pub fn new(state: impl Into<CentralState>) -> Self { Self { state: state.into() } }
}
impl p::Encode for SetSimulatedCentralState {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("state", &self.state);
        w.end_object();
    }
}
impl p::Command for SetSimulatedCentralState {
    const METHOD: &'static str = "BluetoothEmulation.setSimulatedCentralState";
    type Response = p::Empty;
}

/// `BluetoothEmulation.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-disable)
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
    const METHOD: &'static str = "BluetoothEmulation.disable";
    type Response = p::Empty;
}

/// `BluetoothEmulation.simulatePreconnectedPeripheral`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-simulatePreconnectedPeripheral)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SimulatePreconnectedPeripheral {
    pub address: String,
    pub name: String,
    pub manufacturer_data: Vec<ManufacturerData>,
    pub known_service_uuids: Vec<String>,
}
impl SimulatePreconnectedPeripheral {
    pub fn new(address: impl Into<String>, name: impl Into<String>, manufacturer_data: Vec<ManufacturerData>, known_service_uuids: Vec<String>) -> Self { Self { address: address.into(), name: name.into(), manufacturer_data, known_service_uuids } }
}
impl p::Encode for SimulatePreconnectedPeripheral {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("address", &self.address);
        w.field("name", &self.name);
        w.field("manufacturerData", &self.manufacturer_data);
        w.field("knownServiceUuids", &self.known_service_uuids);
        w.end_object();
    }
}
impl p::Command for SimulatePreconnectedPeripheral {
    const METHOD: &'static str = "BluetoothEmulation.simulatePreconnectedPeripheral";
    type Response = p::Empty;
}

/// `BluetoothEmulation.simulateAdvertisement`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-simulateAdvertisement)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SimulateAdvertisement {
    pub entry: ScanEntry,
}
impl SimulateAdvertisement {
    pub fn new(entry: ScanEntry) -> Self { Self { entry } }
}
impl p::Encode for SimulateAdvertisement {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("entry", &self.entry);
        w.end_object();
    }
}
impl p::Command for SimulateAdvertisement {
    const METHOD: &'static str = "BluetoothEmulation.simulateAdvertisement";
    type Response = p::Empty;
}

/// `BluetoothEmulation.simulateGATTOperationResponse`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-simulateGATTOperationResponse)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SimulateGATTOperationResponse {
    pub address: String,
    pub r#type: GATTOperationType,
    pub code: i64,
}
impl SimulateGATTOperationResponse {
    pub fn new(address: impl Into<String>, r#type: impl Into<GATTOperationType>, code: i64) -> Self { Self { address: address.into(), r#type: r#type.into(), code } }
}
impl p::Encode for SimulateGATTOperationResponse {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("address", &self.address);
        w.field("type", &self.r#type);
        w.field("code", &self.code);
        w.end_object();
    }
}
impl p::Command for SimulateGATTOperationResponse {
    const METHOD: &'static str = "BluetoothEmulation.simulateGATTOperationResponse";
    type Response = p::Empty;
}

/// `BluetoothEmulation.simulateCharacteristicOperationResponse`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-simulateCharacteristicOperationResponse)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SimulateCharacteristicOperationResponse {
    pub characteristic_id: String,
    pub r#type: CharacteristicOperationType,
    pub code: i64,
    pub data: Option<p::Binary>,
}
impl SimulateCharacteristicOperationResponse {
    pub fn new(characteristic_id: impl Into<String>, r#type: impl Into<CharacteristicOperationType>, code: i64) -> Self { Self { characteristic_id: characteristic_id.into(), r#type: r#type.into(), code, data: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SimulateCharacteristicOperationResponse {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("characteristicId", &self.characteristic_id);
        w.field("type", &self.r#type);
        w.field("code", &self.code);
        w.optional("data", &self.data);
        w.end_object();
    }
}
impl p::Command for SimulateCharacteristicOperationResponse {
    const METHOD: &'static str = "BluetoothEmulation.simulateCharacteristicOperationResponse";
    type Response = p::Empty;
}

/// `BluetoothEmulation.simulateDescriptorOperationResponse`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-simulateDescriptorOperationResponse)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SimulateDescriptorOperationResponse {
    pub descriptor_id: String,
    pub r#type: DescriptorOperationType,
    pub code: i64,
    pub data: Option<p::Binary>,
}
impl SimulateDescriptorOperationResponse {
    pub fn new(descriptor_id: impl Into<String>, r#type: impl Into<DescriptorOperationType>, code: i64) -> Self { Self { descriptor_id: descriptor_id.into(), r#type: r#type.into(), code, data: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SimulateDescriptorOperationResponse {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("descriptorId", &self.descriptor_id);
        w.field("type", &self.r#type);
        w.field("code", &self.code);
        w.optional("data", &self.data);
        w.end_object();
    }
}
impl p::Command for SimulateDescriptorOperationResponse {
    const METHOD: &'static str = "BluetoothEmulation.simulateDescriptorOperationResponse";
    type Response = p::Empty;
}

/// `BluetoothEmulation.addService`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-addService)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddService {
    pub address: String,
    pub service_uuid: String,
}
impl AddService {
    pub fn new(address: impl Into<String>, service_uuid: impl Into<String>) -> Self { Self { address: address.into(), service_uuid: service_uuid.into() } }
}
impl p::Encode for AddService {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("address", &self.address);
        w.field("serviceUuid", &self.service_uuid);
        w.end_object();
    }
}
impl p::Command for AddService {
    const METHOD: &'static str = "BluetoothEmulation.addService";
    type Response = AddServiceResponse;
}

/// The reply to [`AddService`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddServiceResponse {
    pub service_id: String,
}
impl p::Decode for AddServiceResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_service_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"serviceId" => r.read(&mut f_service_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            service_id: r.need(f_service_id, at, "serviceId")?,
        })
    }
}

/// `BluetoothEmulation.removeService`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-removeService)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveService {
    pub service_id: String,
}
impl RemoveService {
    pub fn new(service_id: impl Into<String>) -> Self { Self { service_id: service_id.into() } }
}
impl p::Encode for RemoveService {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("serviceId", &self.service_id);
        w.end_object();
    }
}
impl p::Command for RemoveService {
    const METHOD: &'static str = "BluetoothEmulation.removeService";
    type Response = p::Empty;
}

/// `BluetoothEmulation.addCharacteristic`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-addCharacteristic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddCharacteristic {
    pub service_id: String,
    pub characteristic_uuid: String,
    pub properties: CharacteristicProperties,
}
impl AddCharacteristic {
    pub fn new(service_id: impl Into<String>, characteristic_uuid: impl Into<String>, properties: CharacteristicProperties) -> Self { Self { service_id: service_id.into(), characteristic_uuid: characteristic_uuid.into(), properties } }
}
impl p::Encode for AddCharacteristic {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("serviceId", &self.service_id);
        w.field("characteristicUuid", &self.characteristic_uuid);
        w.field("properties", &self.properties);
        w.end_object();
    }
}
impl p::Command for AddCharacteristic {
    const METHOD: &'static str = "BluetoothEmulation.addCharacteristic";
    type Response = AddCharacteristicResponse;
}

/// The reply to [`AddCharacteristic`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddCharacteristicResponse {
    pub characteristic_id: String,
}
impl p::Decode for AddCharacteristicResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_characteristic_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"characteristicId" => r.read(&mut f_characteristic_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            characteristic_id: r.need(f_characteristic_id, at, "characteristicId")?,
        })
    }
}

/// `BluetoothEmulation.removeCharacteristic`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-removeCharacteristic)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveCharacteristic {
    pub characteristic_id: String,
}
impl RemoveCharacteristic {
    pub fn new(characteristic_id: impl Into<String>) -> Self { Self { characteristic_id: characteristic_id.into() } }
}
impl p::Encode for RemoveCharacteristic {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("characteristicId", &self.characteristic_id);
        w.end_object();
    }
}
impl p::Command for RemoveCharacteristic {
    const METHOD: &'static str = "BluetoothEmulation.removeCharacteristic";
    type Response = p::Empty;
}

/// `BluetoothEmulation.addDescriptor`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-addDescriptor)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddDescriptor {
    pub characteristic_id: String,
    pub descriptor_uuid: String,
}
impl AddDescriptor {
    pub fn new(characteristic_id: impl Into<String>, descriptor_uuid: impl Into<String>) -> Self { Self { characteristic_id: characteristic_id.into(), descriptor_uuid: descriptor_uuid.into() } }
}
impl p::Encode for AddDescriptor {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("characteristicId", &self.characteristic_id);
        w.field("descriptorUuid", &self.descriptor_uuid);
        w.end_object();
    }
}
impl p::Command for AddDescriptor {
    const METHOD: &'static str = "BluetoothEmulation.addDescriptor";
    type Response = AddDescriptorResponse;
}

/// The reply to [`AddDescriptor`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddDescriptorResponse {
    pub descriptor_id: String,
}
impl p::Decode for AddDescriptorResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_descriptor_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"descriptorId" => r.read(&mut f_descriptor_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            descriptor_id: r.need(f_descriptor_id, at, "descriptorId")?,
        })
    }
}

/// `BluetoothEmulation.removeDescriptor`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-removeDescriptor)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RemoveDescriptor {
    pub descriptor_id: String,
}
impl RemoveDescriptor {
    pub fn new(descriptor_id: impl Into<String>) -> Self { Self { descriptor_id: descriptor_id.into() } }
}
impl p::Encode for RemoveDescriptor {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("descriptorId", &self.descriptor_id);
        w.end_object();
    }
}
impl p::Command for RemoveDescriptor {
    const METHOD: &'static str = "BluetoothEmulation.removeDescriptor";
    type Response = p::Empty;
}

/// `BluetoothEmulation.simulateGATTDisconnection`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#method-simulateGATTDisconnection)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SimulateGATTDisconnection {
    pub address: String,
}
impl SimulateGATTDisconnection {
    pub fn new(address: impl Into<String>) -> Self { Self { address: address.into() } }
}
impl p::Encode for SimulateGATTDisconnection {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("address", &self.address);
        w.end_object();
    }
}
impl p::Command for SimulateGATTDisconnection {
    const METHOD: &'static str = "BluetoothEmulation.simulateGATTDisconnection";
    type Response = p::Empty;
}

/// `BluetoothEmulation.gattOperationReceived`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#event-gattOperationReceived)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GattOperationReceived {
    pub address: String,
    pub r#type: GATTOperationType,
}
impl p::Decode for GattOperationReceived {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_address = None; let mut f_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"address" => r.read(&mut f_address),
                b"type" => r.read(&mut f_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            address: r.need(f_address, at, "address")?, r#type: r.need(f_type, at, "type")?,
        })
    }
}
impl p::Event for GattOperationReceived { const METHOD: &'static str = "BluetoothEmulation.gattOperationReceived"; }

/// `BluetoothEmulation.characteristicOperationReceived`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#event-characteristicOperationReceived)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CharacteristicOperationReceived {
    pub characteristic_id: String,
    pub r#type: CharacteristicOperationType,
    pub data: Option<p::Binary>,
    pub write_type: Option<CharacteristicWriteType>,
}
impl p::Decode for CharacteristicOperationReceived {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_characteristic_id = None; let mut f_type = None; let mut f_data = None;
        let mut f_write_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"characteristicId" => r.read(&mut f_characteristic_id),
                b"type" => r.read(&mut f_type),
                b"data" => r.read(&mut f_data),
                b"writeType" => r.read(&mut f_write_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            characteristic_id: r.need(f_characteristic_id, at, "characteristicId")?,
            r#type: r.need(f_type, at, "type")?, data: f_data, write_type: f_write_type,
        })
    }
}
impl p::Event for CharacteristicOperationReceived { const METHOD: &'static str = "BluetoothEmulation.characteristicOperationReceived"; }

/// `BluetoothEmulation.descriptorOperationReceived`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/BluetoothEmulation/#event-descriptorOperationReceived)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DescriptorOperationReceived {
    pub descriptor_id: String,
    pub r#type: DescriptorOperationType,
    pub data: Option<p::Binary>,
}
impl p::Decode for DescriptorOperationReceived {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_descriptor_id = None; let mut f_type = None; let mut f_data = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"descriptorId" => r.read(&mut f_descriptor_id),
                b"type" => r.read(&mut f_type),
                b"data" => r.read(&mut f_data),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            descriptor_id: r.need(f_descriptor_id, at, "descriptorId")?,
            r#type: r.need(f_type, at, "type")?, data: f_data,
        })
    }
}
impl p::Event for DescriptorOperationReceived { const METHOD: &'static str = "BluetoothEmulation.descriptorOperationReceived"; }
