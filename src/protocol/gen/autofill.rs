// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `Autofill` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Autofill/)

use crate::protocol as p;

/// `Autofill.CreditCard`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Autofill/#type-CreditCard)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreditCard {
    pub number: String,
    pub name: String,
    pub expiry_month: String,
    pub expiry_year: String,
    pub cvc: String,
}
impl CreditCard {
    pub fn new(number: impl Into<String>, name: impl Into<String>, expiry_month: impl Into<String>, expiry_year: impl Into<String>, cvc: impl Into<String>) -> Self { Self { number: number.into(), name: name.into(), expiry_month: expiry_month.into(), expiry_year: expiry_year.into(), cvc: cvc.into() } }
}
impl p::Encode for CreditCard {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("number", &self.number);
        w.field("name", &self.name);
        w.field("expiryMonth", &self.expiry_month);
        w.field("expiryYear", &self.expiry_year);
        w.field("cvc", &self.cvc);
        w.end_object();
    }
}

/// `Autofill.AddressField`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Autofill/#type-AddressField)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddressField {
    pub name: String,
    pub value: String,
}
impl AddressField {
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self { Self { name: name.into(), value: value.into() } }
}
impl p::Encode for AddressField {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("name", &self.name);
        w.field("value", &self.value);
        w.end_object();
    }
}
impl p::Decode for AddressField {
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
            name: r.need(f_name, at, "name")?, value: r.need(f_value, at, "value")?,
        })
    }
}

/// `Autofill.AddressFields`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Autofill/#type-AddressFields)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddressFields {
    pub fields: Vec<AddressField>,
}
impl p::Decode for AddressFields {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_fields = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"fields" => r.read_lenient(&mut f_fields),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            fields: f_fields,
        })
    }
}

/// `Autofill.Address`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Autofill/#type-Address)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Address {
    pub fields: Vec<AddressField>,
}
impl Address {
    pub fn new(fields: Vec<AddressField>) -> Self { Self { fields } }
}
impl p::Encode for Address {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("fields", &self.fields);
        w.end_object();
    }
}

/// `Autofill.AddressUI`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Autofill/#type-AddressUI)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddressUI {
    pub address_fields: Vec<AddressFields>,
}
impl p::Decode for AddressUI {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_address_fields = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"addressFields" => r.read_lenient(&mut f_address_fields),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            address_fields: f_address_fields,
        })
    }
}

open_enum! {
    /// `Autofill.FillingStrategy`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Autofill/#type-FillingStrategy)
    FillingStrategy {
        AUTOCOMPLETE_ATTRIBUTE = "autocompleteAttribute", AUTOFILL_INFERRED = "autofillInferred",
    }
}

/// `Autofill.FilledField`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Autofill/#type-FilledField)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FilledField {
    pub html_type: String,
    pub id: String,
    pub name: String,
    pub value: String,
    pub autofill_type: String,
    pub filling_strategy: FillingStrategy,
    pub frame_id: p::page::FrameId,
    pub field_id: p::dom::BackendNodeId,
}
impl p::Decode for FilledField {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_html_type = None; let mut f_id = None; let mut f_name = None;
        let mut f_value = None; let mut f_autofill_type = None; let mut f_filling_strategy = None;
        let mut f_frame_id = None; let mut f_field_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"htmlType" => r.read(&mut f_html_type),
                b"id" => r.read(&mut f_id),
                b"name" => r.read(&mut f_name),
                b"value" => r.read(&mut f_value),
                b"autofillType" => r.read(&mut f_autofill_type),
                b"fillingStrategy" => r.read(&mut f_filling_strategy),
                b"frameId" => r.read(&mut f_frame_id),
                b"fieldId" => r.read(&mut f_field_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            html_type: r.need(f_html_type, at, "htmlType")?, id: r.need(f_id, at, "id")?,
            name: r.need(f_name, at, "name")?, value: r.need(f_value, at, "value")?,
            autofill_type: r.need(f_autofill_type, at, "autofillType")?,
            filling_strategy: r.need(f_filling_strategy, at, "fillingStrategy")?,
            frame_id: r.need(f_frame_id, at, "frameId")?,
            field_id: r.need(f_field_id, at, "fieldId")?,
        })
    }
}

/// `Autofill.trigger`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Autofill/#method-trigger)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Trigger {
    pub field_id: p::dom::BackendNodeId,
    pub frame_id: Option<p::page::FrameId>,
    pub card: Option<CreditCard>,
    pub address: Option<Address>,
}
impl Trigger {
    pub fn new(field_id: impl Into<p::dom::BackendNodeId>) -> Self { Self { field_id: field_id.into(), frame_id: None, card: None, address: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for Trigger {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("fieldId", &self.field_id);
        w.optional("frameId", &self.frame_id);
        w.optional("card", &self.card);
        w.optional("address", &self.address);
        w.end_object();
    }
}
impl p::Command for Trigger {
    const METHOD: &'static str = "Autofill.trigger";
    type Response = p::Empty;
}

/// `Autofill.setAddresses`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Autofill/#method-setAddresses)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetAddresses {
    pub addresses: Vec<Address>,
}
impl SetAddresses {
    pub fn new(addresses: Vec<Address>) -> Self { Self { addresses } }
}
impl p::Encode for SetAddresses {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("addresses", &self.addresses);
        w.end_object();
    }
}
impl p::Command for SetAddresses {
    const METHOD: &'static str = "Autofill.setAddresses";
    type Response = p::Empty;
}

/// `Autofill.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Autofill/#method-disable)
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
    const METHOD: &'static str = "Autofill.disable";
    type Response = p::Empty;
}

/// `Autofill.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Autofill/#method-enable)
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
    const METHOD: &'static str = "Autofill.enable";
    type Response = p::Empty;
}

/// `Autofill.addressFormFilled`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/Autofill/#event-addressFormFilled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddressFormFilled {
    pub filled_fields: Vec<FilledField>,
    pub address_ui: AddressUI,
}
impl p::Decode for AddressFormFilled {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_filled_fields = Default::default(); let mut f_address_ui = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"filledFields" => r.read_lenient(&mut f_filled_fields),
                b"addressUi" => r.read(&mut f_address_ui),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            filled_fields: f_filled_fields, address_ui: r.need(f_address_ui, at, "addressUi")?,
        })
    }
}
impl p::Event for AddressFormFilled { const METHOD: &'static str = "Autofill.addressFormFilled"; }
