// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
//! The `CSS` domain. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/)

use crate::protocol as p;

open_enum! {
    /// `CSS.StyleSheetOrigin`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-StyleSheetOrigin)
    StyleSheetOrigin {
        INJECTED = "injected", USER_AGENT = "user-agent", INSPECTOR = "inspector",
        REGULAR = "regular",
    }
}

/// `CSS.PseudoElementMatches`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-PseudoElementMatches)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PseudoElementMatches {
    pub pseudo_type: p::dom::PseudoType,
    pub pseudo_identifier: Option<String>,
    pub matches: Vec<RuleMatch>,
}
impl p::Decode for PseudoElementMatches {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_pseudo_type = None; let mut f_pseudo_identifier = None;
        let mut f_matches = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"pseudoType" => r.read(&mut f_pseudo_type),
                b"pseudoIdentifier" => r.read(&mut f_pseudo_identifier),
                b"matches" => r.read_lenient(&mut f_matches),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            pseudo_type: r.need(f_pseudo_type, at, "pseudoType")?,
            pseudo_identifier: f_pseudo_identifier, matches: f_matches,
        })
    }
}

/// `CSS.CSSAnimationStyle`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSAnimationStyle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSAnimationStyle {
    pub name: Option<String>,
    pub style: CSSStyle,
}
impl p::Decode for CSSAnimationStyle {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_style = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"style" => r.read(&mut f_style),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: f_name, style: r.need(f_style, at, "style")?,
        })
    }
}

/// `CSS.InheritedStyleEntry`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-InheritedStyleEntry)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InheritedStyleEntry {
    pub inline_style: Option<CSSStyle>,
    pub matched_css_rules: Vec<RuleMatch>,
}
impl p::Decode for InheritedStyleEntry {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_inline_style = None; let mut f_matched_css_rules = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"inlineStyle" => r.read(&mut f_inline_style),
                b"matchedCSSRules" => r.read_lenient(&mut f_matched_css_rules),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            inline_style: f_inline_style, matched_css_rules: f_matched_css_rules,
        })
    }
}

/// `CSS.InheritedAnimatedStyleEntry`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-InheritedAnimatedStyleEntry)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct InheritedAnimatedStyleEntry {
    pub animation_styles: Option<Vec<CSSAnimationStyle>>,
    pub transitions_style: Option<CSSStyle>,
}
impl p::Decode for InheritedAnimatedStyleEntry {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_animation_styles = None; let mut f_transitions_style = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"animationStyles" => r.read(&mut f_animation_styles),
                b"transitionsStyle" => r.read(&mut f_transitions_style),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            animation_styles: f_animation_styles, transitions_style: f_transitions_style,
        })
    }
}

/// `CSS.InheritedPseudoElementMatches`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-InheritedPseudoElementMatches)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct InheritedPseudoElementMatches {
    pub pseudo_elements: Vec<PseudoElementMatches>,
}
impl p::Decode for InheritedPseudoElementMatches {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_pseudo_elements = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"pseudoElements" => r.read_lenient(&mut f_pseudo_elements),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            pseudo_elements: f_pseudo_elements,
        })
    }
}

/// `CSS.RuleMatch`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-RuleMatch)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RuleMatch {
    pub rule: CSSRule,
    pub matching_selectors: Vec<i64>,
}
impl p::Decode for RuleMatch {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_rule = None; let mut f_matching_selectors = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"rule" => r.read(&mut f_rule),
                b"matchingSelectors" => r.read_lenient(&mut f_matching_selectors),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            rule: r.need(f_rule, at, "rule")?, matching_selectors: f_matching_selectors,
        })
    }
}

/// `CSS.Value`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-Value)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Value {
    pub text: String,
    pub range: Option<SourceRange>,
    /// Experimental.
    pub specificity: Option<Specificity>,
}
impl p::Decode for Value {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_text = None; let mut f_range = None; let mut f_specificity = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"text" => r.read(&mut f_text),
                b"range" => r.read(&mut f_range),
                b"specificity" => r.read(&mut f_specificity),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            text: r.need(f_text, at, "text")?, range: f_range, specificity: f_specificity,
        })
    }
}

/// `CSS.SpecificityComponent`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-SpecificityComponent)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SpecificityComponent {
    pub text: String,
    pub a: i64,
    pub b: i64,
    pub c: i64,
}
impl p::Decode for SpecificityComponent {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_text = None; let mut f_a = None; let mut f_b = None; let mut f_c = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"text" => r.read(&mut f_text),
                b"a" => r.read(&mut f_a),
                b"b" => r.read(&mut f_b),
                b"c" => r.read(&mut f_c),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            text: r.need(f_text, at, "text")?, a: r.need(f_a, at, "a")?, b: r.need(f_b, at, "b")?,
            c: r.need(f_c, at, "c")?,
        })
    }
}

/// `CSS.Specificity`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-Specificity)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Specificity {
    pub a: i64,
    pub b: i64,
    pub c: i64,
    /// Experimental.
    pub components: Option<Vec<SpecificityComponent>>,
}
impl p::Decode for Specificity {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_a = None; let mut f_b = None; let mut f_c = None; let mut f_components = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"a" => r.read(&mut f_a),
                b"b" => r.read(&mut f_b),
                b"c" => r.read(&mut f_c),
                b"components" => r.read(&mut f_components),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            a: r.need(f_a, at, "a")?, b: r.need(f_b, at, "b")?, c: r.need(f_c, at, "c")?,
            components: f_components,
        })
    }
}

/// `CSS.SelectorList`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-SelectorList)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SelectorList {
    pub selectors: Vec<Value>,
    pub text: String,
}
impl p::Decode for SelectorList {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_selectors = Default::default(); let mut f_text = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"selectors" => r.read_lenient(&mut f_selectors),
                b"text" => r.read(&mut f_text),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            selectors: f_selectors, text: r.need(f_text, at, "text")?,
        })
    }
}

/// `CSS.CSSStyleSheetHeader`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSStyleSheetHeader)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSStyleSheetHeader {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub frame_id: p::page::FrameId,
    pub source_url: String,
    pub source_map_url: Option<String>,
    pub origin: StyleSheetOrigin,
    pub title: String,
    pub owner_node: Option<p::dom::BackendNodeId>,
    pub disabled: bool,
    pub has_source_url: Option<bool>,
    pub is_inline: bool,
    pub is_mutable: bool,
    pub is_constructed: bool,
    pub start_line: f64,
    pub start_column: f64,
    pub length: f64,
    pub end_line: f64,
    pub end_column: f64,
    /// Experimental.
    pub loading_failed: Option<bool>,
}
impl p::Decode for CSSStyleSheetHeader {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_style_sheet_id = None; let mut f_frame_id = None; let mut f_source_url = None;
        let mut f_source_map_url = None; let mut f_origin = None; let mut f_title = None;
        let mut f_owner_node = None; let mut f_disabled = Default::default();
        let mut f_has_source_url = None; let mut f_is_inline = Default::default();
        let mut f_is_mutable = Default::default(); let mut f_is_constructed = Default::default();
        let mut f_start_line = None; let mut f_start_column = None; let mut f_length = None;
        let mut f_end_line = None; let mut f_end_column = None; let mut f_loading_failed = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                b"frameId" => r.read(&mut f_frame_id),
                b"sourceURL" => r.read(&mut f_source_url),
                b"sourceMapURL" => r.read(&mut f_source_map_url),
                b"origin" => r.read(&mut f_origin),
                b"title" => r.read(&mut f_title),
                b"ownerNode" => r.read(&mut f_owner_node),
                b"disabled" => r.read_lenient(&mut f_disabled),
                b"hasSourceURL" => r.read(&mut f_has_source_url),
                b"isInline" => r.read_lenient(&mut f_is_inline),
                b"isMutable" => r.read_lenient(&mut f_is_mutable),
                b"isConstructed" => r.read_lenient(&mut f_is_constructed),
                b"startLine" => r.read(&mut f_start_line),
                b"startColumn" => r.read(&mut f_start_column),
                b"length" => r.read(&mut f_length),
                b"endLine" => r.read(&mut f_end_line),
                b"endColumn" => r.read(&mut f_end_column),
                b"loadingFailed" => r.read(&mut f_loading_failed),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            style_sheet_id: r.need(f_style_sheet_id, at, "styleSheetId")?,
            frame_id: r.need(f_frame_id, at, "frameId")?,
            source_url: r.need(f_source_url, at, "sourceURL")?, source_map_url: f_source_map_url,
            origin: r.need(f_origin, at, "origin")?, title: r.need(f_title, at, "title")?,
            owner_node: f_owner_node, disabled: f_disabled, has_source_url: f_has_source_url,
            is_inline: f_is_inline, is_mutable: f_is_mutable, is_constructed: f_is_constructed,
            start_line: r.need(f_start_line, at, "startLine")?,
            start_column: r.need(f_start_column, at, "startColumn")?,
            length: r.need(f_length, at, "length")?, end_line: r.need(f_end_line, at, "endLine")?,
            end_column: r.need(f_end_column, at, "endColumn")?, loading_failed: f_loading_failed,
        })
    }
}

/// `CSS.CSSRule`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSRule)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSRule {
    pub style_sheet_id: Option<p::dom::StyleSheetId>,
    pub selector_list: SelectorList,
    /// Experimental.
    pub nesting_selectors: Option<Vec<String>>,
    pub origin: StyleSheetOrigin,
    pub style: CSSStyle,
    /// Experimental.
    pub origin_tree_scope_node_id: Option<p::dom::BackendNodeId>,
    pub media: Option<Vec<CSSMedia>>,
    /// Experimental.
    pub container_queries: Option<Vec<CSSContainerQuery>>,
    /// Experimental.
    pub supports: Option<Vec<CSSSupports>>,
    /// Experimental.
    pub layers: Option<Vec<CSSLayer>>,
    /// Experimental.
    pub scopes: Option<Vec<CSSScope>>,
    /// Experimental.
    pub rule_types: Option<Vec<CSSRuleType>>,
    /// Experimental.
    pub starting_styles: Option<Vec<CSSStartingStyle>>,
    /// Experimental.
    pub navigations: Option<Vec<CSSNavigation>>,
}
impl p::Decode for CSSRule {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_style_sheet_id = None; let mut f_selector_list = None;
        let mut f_nesting_selectors = None; let mut f_origin = None; let mut f_style = None;
        let mut f_origin_tree_scope_node_id = None; let mut f_media = None;
        let mut f_container_queries = None; let mut f_supports = None; let mut f_layers = None;
        let mut f_scopes = None; let mut f_rule_types = None; let mut f_starting_styles = None;
        let mut f_navigations = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                b"selectorList" => r.read(&mut f_selector_list),
                b"nestingSelectors" => r.read(&mut f_nesting_selectors),
                b"origin" => r.read(&mut f_origin),
                b"style" => r.read(&mut f_style),
                b"originTreeScopeNodeId" => r.read(&mut f_origin_tree_scope_node_id),
                b"media" => r.read(&mut f_media),
                b"containerQueries" => r.read(&mut f_container_queries),
                b"supports" => r.read(&mut f_supports),
                b"layers" => r.read(&mut f_layers),
                b"scopes" => r.read(&mut f_scopes),
                b"ruleTypes" => r.read(&mut f_rule_types),
                b"startingStyles" => r.read(&mut f_starting_styles),
                b"navigations" => r.read(&mut f_navigations),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            style_sheet_id: f_style_sheet_id,
            selector_list: r.need(f_selector_list, at, "selectorList")?,
            nesting_selectors: f_nesting_selectors, origin: r.need(f_origin, at, "origin")?,
            style: r.need(f_style, at, "style")?,
            origin_tree_scope_node_id: f_origin_tree_scope_node_id, media: f_media,
            container_queries: f_container_queries, supports: f_supports, layers: f_layers,
            scopes: f_scopes, rule_types: f_rule_types, starting_styles: f_starting_styles,
            navigations: f_navigations,
        })
    }
}

open_enum! {
    /// `CSS.CSSRuleType`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSRuleType)
    CSSRuleType {
        MEDIA_RULE = "MediaRule", SUPPORTS_RULE = "SupportsRule", CONTAINER_RULE = "ContainerRule",
        LAYER_RULE = "LayerRule", SCOPE_RULE = "ScopeRule", STYLE_RULE = "StyleRule",
        STARTING_STYLE_RULE = "StartingStyleRule", NAVIGATION_RULE = "NavigationRule",
    }
}

/// `CSS.RuleUsage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-RuleUsage)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RuleUsage {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub start_offset: f64,
    pub end_offset: f64,
    pub used: bool,
}
impl p::Decode for RuleUsage {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_style_sheet_id = None; let mut f_start_offset = None; let mut f_end_offset = None;
        let mut f_used = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                b"startOffset" => r.read(&mut f_start_offset),
                b"endOffset" => r.read(&mut f_end_offset),
                b"used" => r.read_lenient(&mut f_used),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            style_sheet_id: r.need(f_style_sheet_id, at, "styleSheetId")?,
            start_offset: r.need(f_start_offset, at, "startOffset")?,
            end_offset: r.need(f_end_offset, at, "endOffset")?, used: f_used,
        })
    }
}

/// `CSS.SourceRange`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-SourceRange)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SourceRange {
    pub start_line: i64,
    pub start_column: i64,
    pub end_line: i64,
    pub end_column: i64,
}
impl SourceRange {
    pub fn new(start_line: i64, start_column: i64, end_line: i64, end_column: i64) -> Self { Self { start_line, start_column, end_line, end_column } }
}
impl p::Encode for SourceRange {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("startLine", &self.start_line);
        w.field("startColumn", &self.start_column);
        w.field("endLine", &self.end_line);
        w.field("endColumn", &self.end_column);
        w.end_object();
    }
}
impl p::Decode for SourceRange {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_start_line = None; let mut f_start_column = None; let mut f_end_line = None;
        let mut f_end_column = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"startLine" => r.read(&mut f_start_line),
                b"startColumn" => r.read(&mut f_start_column),
                b"endLine" => r.read(&mut f_end_line),
                b"endColumn" => r.read(&mut f_end_column),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            start_line: r.need(f_start_line, at, "startLine")?,
            start_column: r.need(f_start_column, at, "startColumn")?,
            end_line: r.need(f_end_line, at, "endLine")?,
            end_column: r.need(f_end_column, at, "endColumn")?,
        })
    }
}

/// `CSS.ShorthandEntry`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-ShorthandEntry)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ShorthandEntry {
    pub name: String,
    pub value: String,
    pub important: Option<bool>,
}
impl p::Decode for ShorthandEntry {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_value = None; let mut f_important = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"value" => r.read(&mut f_value),
                b"important" => r.read(&mut f_important),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, value: r.need(f_value, at, "value")?,
            important: f_important,
        })
    }
}

/// `CSS.CSSComputedStyleProperty`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSComputedStyleProperty)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSComputedStyleProperty {
    pub name: String,
    pub value: String,
}
impl CSSComputedStyleProperty {
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self { Self { name: name.into(), value: value.into() } }
}
impl p::Encode for CSSComputedStyleProperty {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("name", &self.name);
        w.field("value", &self.value);
        w.end_object();
    }
}
impl p::Decode for CSSComputedStyleProperty {
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

/// `CSS.ComputedStyleExtraFields`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-ComputedStyleExtraFields)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ComputedStyleExtraFields {
    pub is_appearance_base: bool,
}
impl p::Decode for ComputedStyleExtraFields {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_is_appearance_base = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"isAppearanceBase" => r.read_lenient(&mut f_is_appearance_base),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            is_appearance_base: f_is_appearance_base,
        })
    }
}

/// `CSS.CSSStyle`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSStyle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSStyle {
    pub style_sheet_id: Option<p::dom::StyleSheetId>,
    pub css_properties: Vec<CSSProperty>,
    pub shorthand_entries: Vec<ShorthandEntry>,
    pub css_text: Option<String>,
    pub range: Option<SourceRange>,
}
impl p::Decode for CSSStyle {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_style_sheet_id = None; let mut f_css_properties = Default::default();
        let mut f_shorthand_entries = Default::default(); let mut f_css_text = None;
        let mut f_range = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                b"cssProperties" => r.read_lenient(&mut f_css_properties),
                b"shorthandEntries" => r.read_lenient(&mut f_shorthand_entries),
                b"cssText" => r.read(&mut f_css_text),
                b"range" => r.read(&mut f_range),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            style_sheet_id: f_style_sheet_id, css_properties: f_css_properties,
            shorthand_entries: f_shorthand_entries, css_text: f_css_text, range: f_range,
        })
    }
}

/// `CSS.CSSProperty`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSProperty)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSProperty {
    pub name: String,
    pub value: String,
    pub important: Option<bool>,
    pub implicit: Option<bool>,
    pub text: Option<String>,
    pub parsed_ok: Option<bool>,
    pub disabled: Option<bool>,
    pub range: Option<SourceRange>,
    /// Experimental.
    pub longhand_properties: Option<Vec<CSSProperty>>,
}
#[derive(Default)]
struct CSSPropertyParts {
    f_name: Option<String>, f_value: Option<String>, f_important: Option<bool>,
    f_implicit: Option<bool>, f_text: Option<String>, f_parsed_ok: Option<bool>,
    f_disabled: Option<bool>, f_range: Option<SourceRange>,
    f_longhand_properties: Option<Vec<CSSProperty>>,
}
impl CSSPropertyParts {
    fn whole(self: Box<Self>, r: &p::Reader<'_>, at: usize) -> Result<Box<CSSProperty>, p::Fault> {
        let it = *self;
        Ok(Box::new(CSSProperty {
            name: r.need(it.f_name, at, "name")?, value: r.need(it.f_value, at, "value")?,
            important: it.f_important, implicit: it.f_implicit, text: it.f_text,
            parsed_ok: it.f_parsed_ok, disabled: it.f_disabled, range: it.f_range,
            longhand_properties: it.f_longhand_properties,
        }))
    }
}
impl p::Decode for CSSProperty {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<CSSPropertyParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut it.f_name),
                b"value" => r.read(&mut it.f_value),
                b"important" => r.read(&mut it.f_important),
                b"implicit" => r.read(&mut it.f_implicit),
                b"text" => r.read(&mut it.f_text),
                b"parsedOk" => r.read(&mut it.f_parsed_ok),
                b"disabled" => r.read(&mut it.f_disabled),
                b"range" => r.read(&mut it.f_range),
                b"longhandProperties" => r.read(&mut it.f_longhand_properties),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

/// `CSS.CSSMedia`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSMedia)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSMedia {
    pub text: String,
    pub source: CSSMediaSource,
    pub source_url: Option<String>,
    pub range: Option<SourceRange>,
    pub style_sheet_id: Option<p::dom::StyleSheetId>,
    pub media_list: Option<Vec<MediaQuery>>,
}
impl p::Decode for CSSMedia {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_text = None; let mut f_source = None; let mut f_source_url = None;
        let mut f_range = None; let mut f_style_sheet_id = None; let mut f_media_list = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"text" => r.read(&mut f_text),
                b"source" => r.read(&mut f_source),
                b"sourceURL" => r.read(&mut f_source_url),
                b"range" => r.read(&mut f_range),
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                b"mediaList" => r.read(&mut f_media_list),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            text: r.need(f_text, at, "text")?, source: r.need(f_source, at, "source")?,
            source_url: f_source_url, range: f_range, style_sheet_id: f_style_sheet_id,
            media_list: f_media_list,
        })
    }
}

/// `CSS.MediaQuery`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-MediaQuery)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MediaQuery {
    pub expressions: Vec<MediaQueryExpression>,
    pub active: bool,
}
impl p::Decode for MediaQuery {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_expressions = Default::default(); let mut f_active = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"expressions" => r.read_lenient(&mut f_expressions),
                b"active" => r.read_lenient(&mut f_active),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            expressions: f_expressions, active: f_active,
        })
    }
}

/// `CSS.MediaQueryExpression`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-MediaQueryExpression)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MediaQueryExpression {
    pub value: f64,
    pub unit: String,
    pub feature: String,
    pub value_range: Option<SourceRange>,
    pub computed_length: Option<f64>,
}
impl p::Decode for MediaQueryExpression {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_value = None; let mut f_unit = None; let mut f_feature = None;
        let mut f_value_range = None; let mut f_computed_length = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"value" => r.read(&mut f_value),
                b"unit" => r.read(&mut f_unit),
                b"feature" => r.read(&mut f_feature),
                b"valueRange" => r.read(&mut f_value_range),
                b"computedLength" => r.read(&mut f_computed_length),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            value: r.need(f_value, at, "value")?, unit: r.need(f_unit, at, "unit")?,
            feature: r.need(f_feature, at, "feature")?, value_range: f_value_range,
            computed_length: f_computed_length,
        })
    }
}

/// `CSS.CSSContainerQuery`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSContainerQuery)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSContainerQuery {
    /// **Deprecated.**
    pub text: String,
    pub range: Option<SourceRange>,
    pub style_sheet_id: Option<p::dom::StyleSheetId>,
    pub name: Option<String>,
    pub physical_axes: Option<p::dom::PhysicalAxes>,
    pub logical_axes: Option<p::dom::LogicalAxes>,
    pub queries_scroll_state: Option<bool>,
    pub queries_anchored: Option<bool>,
    pub condition_text: String,
}
impl p::Decode for CSSContainerQuery {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_text = Default::default(); let mut f_range = None;
        let mut f_style_sheet_id = None; let mut f_name = None; let mut f_physical_axes = None;
        let mut f_logical_axes = None; let mut f_queries_scroll_state = None;
        let mut f_queries_anchored = None; let mut f_condition_text = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"text" => r.read_lenient(&mut f_text),
                b"range" => r.read(&mut f_range),
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                b"name" => r.read(&mut f_name),
                b"physicalAxes" => r.read(&mut f_physical_axes),
                b"logicalAxes" => r.read(&mut f_logical_axes),
                b"queriesScrollState" => r.read(&mut f_queries_scroll_state),
                b"queriesAnchored" => r.read(&mut f_queries_anchored),
                b"conditionText" => r.read(&mut f_condition_text),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            text: f_text, range: f_range, style_sheet_id: f_style_sheet_id, name: f_name,
            physical_axes: f_physical_axes, logical_axes: f_logical_axes,
            queries_scroll_state: f_queries_scroll_state, queries_anchored: f_queries_anchored,
            condition_text: r.need(f_condition_text, at, "conditionText")?,
        })
    }
}

/// `CSS.CSSSupports`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSSupports)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSSupports {
    pub text: String,
    pub active: bool,
    pub range: Option<SourceRange>,
    pub style_sheet_id: Option<p::dom::StyleSheetId>,
}
impl p::Decode for CSSSupports {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_text = None; let mut f_active = Default::default(); let mut f_range = None;
        let mut f_style_sheet_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"text" => r.read(&mut f_text),
                b"active" => r.read_lenient(&mut f_active),
                b"range" => r.read(&mut f_range),
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            text: r.need(f_text, at, "text")?, active: f_active, range: f_range,
            style_sheet_id: f_style_sheet_id,
        })
    }
}

/// `CSS.CSSNavigation`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSNavigation)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSNavigation {
    pub text: String,
    pub active: Option<bool>,
    pub range: Option<SourceRange>,
    pub style_sheet_id: Option<p::dom::StyleSheetId>,
}
impl p::Decode for CSSNavigation {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_text = None; let mut f_active = None; let mut f_range = None;
        let mut f_style_sheet_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"text" => r.read(&mut f_text),
                b"active" => r.read(&mut f_active),
                b"range" => r.read(&mut f_range),
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            text: r.need(f_text, at, "text")?, active: f_active, range: f_range,
            style_sheet_id: f_style_sheet_id,
        })
    }
}

/// `CSS.CSSScope`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSScope)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSScope {
    pub text: String,
    pub range: Option<SourceRange>,
    pub style_sheet_id: Option<p::dom::StyleSheetId>,
}
impl p::Decode for CSSScope {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_text = None; let mut f_range = None; let mut f_style_sheet_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"text" => r.read(&mut f_text),
                b"range" => r.read(&mut f_range),
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            text: r.need(f_text, at, "text")?, range: f_range, style_sheet_id: f_style_sheet_id,
        })
    }
}

/// `CSS.CSSLayer`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSLayer)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSLayer {
    pub text: String,
    pub range: Option<SourceRange>,
    pub style_sheet_id: Option<p::dom::StyleSheetId>,
}
impl p::Decode for CSSLayer {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_text = None; let mut f_range = None; let mut f_style_sheet_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"text" => r.read(&mut f_text),
                b"range" => r.read(&mut f_range),
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            text: r.need(f_text, at, "text")?, range: f_range, style_sheet_id: f_style_sheet_id,
        })
    }
}

/// `CSS.CSSStartingStyle`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSStartingStyle)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CSSStartingStyle {
    pub range: Option<SourceRange>,
    pub style_sheet_id: Option<p::dom::StyleSheetId>,
}
impl p::Decode for CSSStartingStyle {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_range = None; let mut f_style_sheet_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"range" => r.read(&mut f_range),
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            range: f_range, style_sheet_id: f_style_sheet_id,
        })
    }
}

/// `CSS.CSSLayerData`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSLayerData)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSLayerData {
    pub name: String,
    pub sub_layers: Option<Vec<CSSLayerData>>,
    pub order: f64,
}
#[derive(Default)]
struct CSSLayerDataParts {
    f_name: Option<String>, f_sub_layers: Option<Vec<CSSLayerData>>, f_order: Option<f64>,
}
impl CSSLayerDataParts {
    fn whole(self: Box<Self>, r: &p::Reader<'_>, at: usize) -> Result<Box<CSSLayerData>, p::Fault> {
        let it = *self;
        Ok(Box::new(CSSLayerData {
            name: r.need(it.f_name, at, "name")?, sub_layers: it.f_sub_layers,
            order: r.need(it.f_order, at, "order")?,
        }))
    }
}
impl p::Decode for CSSLayerData {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<CSSLayerDataParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut it.f_name),
                b"subLayers" => r.read(&mut it.f_sub_layers),
                b"order" => r.read(&mut it.f_order),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

/// `CSS.PlatformFontUsage`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-PlatformFontUsage)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PlatformFontUsage {
    pub family_name: String,
    pub post_script_name: String,
    pub is_custom_font: bool,
    pub glyph_count: f64,
}
impl p::Decode for PlatformFontUsage {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_family_name = None; let mut f_post_script_name = None;
        let mut f_is_custom_font = Default::default(); let mut f_glyph_count = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"familyName" => r.read(&mut f_family_name),
                b"postScriptName" => r.read(&mut f_post_script_name),
                b"isCustomFont" => r.read_lenient(&mut f_is_custom_font),
                b"glyphCount" => r.read(&mut f_glyph_count),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            family_name: r.need(f_family_name, at, "familyName")?,
            post_script_name: r.need(f_post_script_name, at, "postScriptName")?,
            is_custom_font: f_is_custom_font, glyph_count: r.need(f_glyph_count, at, "glyphCount")?,
        })
    }
}

/// `CSS.FontVariationAxis`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-FontVariationAxis)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FontVariationAxis {
    pub tag: String,
    pub name: String,
    pub min_value: f64,
    pub max_value: f64,
    pub default_value: f64,
}
impl p::Decode for FontVariationAxis {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_tag = None; let mut f_name = None; let mut f_min_value = None;
        let mut f_max_value = None; let mut f_default_value = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"tag" => r.read(&mut f_tag),
                b"name" => r.read(&mut f_name),
                b"minValue" => r.read(&mut f_min_value),
                b"maxValue" => r.read(&mut f_max_value),
                b"defaultValue" => r.read(&mut f_default_value),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            tag: r.need(f_tag, at, "tag")?, name: r.need(f_name, at, "name")?,
            min_value: r.need(f_min_value, at, "minValue")?,
            max_value: r.need(f_max_value, at, "maxValue")?,
            default_value: r.need(f_default_value, at, "defaultValue")?,
        })
    }
}

/// `CSS.FontFace`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-FontFace)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FontFace {
    pub font_family: String,
    pub font_style: String,
    pub font_variant: String,
    pub font_weight: String,
    pub font_stretch: String,
    pub font_display: String,
    pub unicode_range: String,
    pub src: String,
    pub platform_font_family: String,
    pub font_variation_axes: Option<Vec<FontVariationAxis>>,
}
impl p::Decode for FontFace {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_font_family = None; let mut f_font_style = None; let mut f_font_variant = None;
        let mut f_font_weight = None; let mut f_font_stretch = None; let mut f_font_display = None;
        let mut f_unicode_range = None; let mut f_src = None; let mut f_platform_font_family = None;
        let mut f_font_variation_axes = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"fontFamily" => r.read(&mut f_font_family),
                b"fontStyle" => r.read(&mut f_font_style),
                b"fontVariant" => r.read(&mut f_font_variant),
                b"fontWeight" => r.read(&mut f_font_weight),
                b"fontStretch" => r.read(&mut f_font_stretch),
                b"fontDisplay" => r.read(&mut f_font_display),
                b"unicodeRange" => r.read(&mut f_unicode_range),
                b"src" => r.read(&mut f_src),
                b"platformFontFamily" => r.read(&mut f_platform_font_family),
                b"fontVariationAxes" => r.read(&mut f_font_variation_axes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            font_family: r.need(f_font_family, at, "fontFamily")?,
            font_style: r.need(f_font_style, at, "fontStyle")?,
            font_variant: r.need(f_font_variant, at, "fontVariant")?,
            font_weight: r.need(f_font_weight, at, "fontWeight")?,
            font_stretch: r.need(f_font_stretch, at, "fontStretch")?,
            font_display: r.need(f_font_display, at, "fontDisplay")?,
            unicode_range: r.need(f_unicode_range, at, "unicodeRange")?,
            src: r.need(f_src, at, "src")?,
            platform_font_family: r.need(f_platform_font_family, at, "platformFontFamily")?,
            font_variation_axes: f_font_variation_axes,
        })
    }
}

/// `CSS.CSSPositionTryRule`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSPositionTryRule)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSPositionTryRule {
    pub name: Value,
    pub style_sheet_id: Option<p::dom::StyleSheetId>,
    pub origin: StyleSheetOrigin,
    pub style: CSSStyle,
    pub active: bool,
}
impl p::Decode for CSSPositionTryRule {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_style_sheet_id = None; let mut f_origin = None;
        let mut f_style = None; let mut f_active = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                b"origin" => r.read(&mut f_origin),
                b"style" => r.read(&mut f_style),
                b"active" => r.read_lenient(&mut f_active),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, style_sheet_id: f_style_sheet_id,
            origin: r.need(f_origin, at, "origin")?, style: r.need(f_style, at, "style")?,
            active: f_active,
        })
    }
}

/// `CSS.CSSKeyframesRule`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSKeyframesRule)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSKeyframesRule {
    pub animation_name: Value,
    pub keyframes: Vec<CSSKeyframeRule>,
}
impl p::Decode for CSSKeyframesRule {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_animation_name = None; let mut f_keyframes = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"animationName" => r.read(&mut f_animation_name),
                b"keyframes" => r.read_lenient(&mut f_keyframes),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            animation_name: r.need(f_animation_name, at, "animationName")?, keyframes: f_keyframes,
        })
    }
}

/// `CSS.CSSPropertyRegistration`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSPropertyRegistration)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSPropertyRegistration {
    pub property_name: String,
    pub initial_value: Option<Value>,
    pub inherits: bool,
    pub syntax: String,
}
impl p::Decode for CSSPropertyRegistration {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_property_name = None; let mut f_initial_value = None;
        let mut f_inherits = Default::default(); let mut f_syntax = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"propertyName" => r.read(&mut f_property_name),
                b"initialValue" => r.read(&mut f_initial_value),
                b"inherits" => r.read_lenient(&mut f_inherits),
                b"syntax" => r.read(&mut f_syntax),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            property_name: r.need(f_property_name, at, "propertyName")?,
            initial_value: f_initial_value, inherits: f_inherits,
            syntax: r.need(f_syntax, at, "syntax")?,
        })
    }
}

/// `CSS.CSSAtRule`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSAtRule)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSAtRule {
    pub r#type: CSSAtRuleType,
    pub subsection: Option<CSSAtRuleSubsection>,
    pub name: Option<Value>,
    pub style_sheet_id: Option<p::dom::StyleSheetId>,
    pub origin: StyleSheetOrigin,
    pub style: CSSStyle,
}
impl p::Decode for CSSAtRule {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_type = None; let mut f_subsection = None; let mut f_name = None;
        let mut f_style_sheet_id = None; let mut f_origin = None; let mut f_style = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"type" => r.read(&mut f_type),
                b"subsection" => r.read(&mut f_subsection),
                b"name" => r.read(&mut f_name),
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                b"origin" => r.read(&mut f_origin),
                b"style" => r.read(&mut f_style),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            r#type: r.need(f_type, at, "type")?, subsection: f_subsection, name: f_name,
            style_sheet_id: f_style_sheet_id, origin: r.need(f_origin, at, "origin")?,
            style: r.need(f_style, at, "style")?,
        })
    }
}

/// `CSS.CSSPropertyRule`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSPropertyRule)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSPropertyRule {
    pub style_sheet_id: Option<p::dom::StyleSheetId>,
    pub origin: StyleSheetOrigin,
    pub property_name: Value,
    pub style: CSSStyle,
}
impl p::Decode for CSSPropertyRule {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_style_sheet_id = None; let mut f_origin = None; let mut f_property_name = None;
        let mut f_style = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                b"origin" => r.read(&mut f_origin),
                b"propertyName" => r.read(&mut f_property_name),
                b"style" => r.read(&mut f_style),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            style_sheet_id: f_style_sheet_id, origin: r.need(f_origin, at, "origin")?,
            property_name: r.need(f_property_name, at, "propertyName")?,
            style: r.need(f_style, at, "style")?,
        })
    }
}

/// `CSS.CSSFunctionParameter`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSFunctionParameter)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSFunctionParameter {
    pub name: String,
    pub r#type: String,
}
impl p::Decode for CSSFunctionParameter {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_type = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"type" => r.read(&mut f_type),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, r#type: r.need(f_type, at, "type")?,
        })
    }
}

/// `CSS.CSSFunctionConditionNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSFunctionConditionNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSFunctionConditionNode {
    pub media: Option<CSSMedia>,
    pub container_queries: Option<CSSContainerQuery>,
    pub supports: Option<CSSSupports>,
    pub navigation: Option<CSSNavigation>,
    pub children: Vec<CSSFunctionNode>,
    pub condition_text: String,
}
#[derive(Default)]
struct CSSFunctionConditionNodeParts {
    f_media: Option<CSSMedia>, f_container_queries: Option<CSSContainerQuery>,
    f_supports: Option<CSSSupports>, f_navigation: Option<CSSNavigation>,
    f_children: Vec<CSSFunctionNode>, f_condition_text: Option<String>,
}
impl CSSFunctionConditionNodeParts {
    fn whole(self: Box<Self>, r: &p::Reader<'_>, at: usize) -> Result<Box<CSSFunctionConditionNode>, p::Fault> {
        let it = *self;
        Ok(Box::new(CSSFunctionConditionNode {
            media: it.f_media, container_queries: it.f_container_queries, supports: it.f_supports,
            navigation: it.f_navigation, children: it.f_children,
            condition_text: r.need(it.f_condition_text, at, "conditionText")?,
        }))
    }
}
impl p::Decode for CSSFunctionConditionNode {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<CSSFunctionConditionNodeParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"media" => r.read(&mut it.f_media),
                b"containerQueries" => r.read(&mut it.f_container_queries),
                b"supports" => r.read(&mut it.f_supports),
                b"navigation" => r.read(&mut it.f_navigation),
                b"children" => r.read_lenient(&mut it.f_children),
                b"conditionText" => r.read(&mut it.f_condition_text),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

/// `CSS.CSSFunctionNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSFunctionNode)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CSSFunctionNode {
    pub condition: Option<CSSFunctionConditionNode>,
    pub style: Option<CSSStyle>,
}
#[derive(Default)]
struct CSSFunctionNodeParts {
    f_condition: Option<CSSFunctionConditionNode>, f_style: Option<CSSStyle>,
}
impl CSSFunctionNodeParts {
    fn whole(self: Box<Self>, _: &p::Reader<'_>, _: usize) -> Result<Box<CSSFunctionNode>, p::Fault> {
        let it = *self;
        Ok(Box::new(CSSFunctionNode {
            condition: it.f_condition, style: it.f_style,
        }))
    }
}
impl p::Decode for CSSFunctionNode {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        Self::decode_boxed(r).map(|it| *it)
    }
    fn decode_boxed(r: &mut p::Reader<'_>) -> Result<Box<Self>, p::Fault> {
        let at = r.begin_object()?;
        let mut it = Box::<CSSFunctionNodeParts>::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"condition" => r.read(&mut it.f_condition),
                b"style" => r.read(&mut it.f_style),
                _ => r.skip(),
            }?;
        }
        it.whole(r, at)
    }
}

/// `CSS.CSSFunctionRule`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSFunctionRule)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSFunctionRule {
    pub name: Value,
    pub style_sheet_id: Option<p::dom::StyleSheetId>,
    pub origin: StyleSheetOrigin,
    pub parameters: Vec<CSSFunctionParameter>,
    pub children: Vec<CSSFunctionNode>,
    /// Experimental.
    pub origin_tree_scope_node_id: Option<p::dom::BackendNodeId>,
}
impl p::Decode for CSSFunctionRule {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_name = None; let mut f_style_sheet_id = None; let mut f_origin = None;
        let mut f_parameters = Default::default(); let mut f_children = Default::default();
        let mut f_origin_tree_scope_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"name" => r.read(&mut f_name),
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                b"origin" => r.read(&mut f_origin),
                b"parameters" => r.read_lenient(&mut f_parameters),
                b"children" => r.read_lenient(&mut f_children),
                b"originTreeScopeNodeId" => r.read(&mut f_origin_tree_scope_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            name: r.need(f_name, at, "name")?, style_sheet_id: f_style_sheet_id,
            origin: r.need(f_origin, at, "origin")?, parameters: f_parameters, children: f_children,
            origin_tree_scope_node_id: f_origin_tree_scope_node_id,
        })
    }
}

/// `CSS.CSSKeyframeRule`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-CSSKeyframeRule)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CSSKeyframeRule {
    pub style_sheet_id: Option<p::dom::StyleSheetId>,
    pub origin: StyleSheetOrigin,
    pub key_text: Value,
    pub style: CSSStyle,
}
impl p::Decode for CSSKeyframeRule {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_style_sheet_id = None; let mut f_origin = None; let mut f_key_text = None;
        let mut f_style = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                b"origin" => r.read(&mut f_origin),
                b"keyText" => r.read(&mut f_key_text),
                b"style" => r.read(&mut f_style),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            style_sheet_id: f_style_sheet_id, origin: r.need(f_origin, at, "origin")?,
            key_text: r.need(f_key_text, at, "keyText")?, style: r.need(f_style, at, "style")?,
        })
    }
}

/// `CSS.StyleDeclarationEdit`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#type-StyleDeclarationEdit)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StyleDeclarationEdit {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub range: SourceRange,
    pub text: String,
}
impl StyleDeclarationEdit {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>, range: SourceRange, text: impl Into<String>) -> Self { Self { style_sheet_id: style_sheet_id.into(), range, text: text.into() } }
}
impl p::Encode for StyleDeclarationEdit {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.field("range", &self.range);
        w.field("text", &self.text);
        w.end_object();
    }
}

/// `CSS.addRule`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-addRule)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddRule {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub rule_text: String,
    pub location: SourceRange,
    /// Experimental.
    pub node_for_property_syntax_validation: Option<p::dom::NodeId>,
}
impl AddRule {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>, rule_text: impl Into<String>, location: SourceRange) -> Self { Self { style_sheet_id: style_sheet_id.into(), rule_text: rule_text.into(), location, node_for_property_syntax_validation: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for AddRule {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.field("ruleText", &self.rule_text);
        w.field("location", &self.location);
        w.optional("nodeForPropertySyntaxValidation", &self.node_for_property_syntax_validation);
        w.end_object();
    }
}
impl p::Command for AddRule {
    const METHOD: &'static str = "CSS.addRule";
    type Response = AddRuleResponse;
}

/// The reply to [`AddRule`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddRuleResponse {
    pub rule: CSSRule,
}
impl p::Decode for AddRuleResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_rule = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"rule" => r.read(&mut f_rule),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            rule: r.need(f_rule, at, "rule")?,
        })
    }
}

/// `CSS.collectClassNames`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-collectClassNames)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CollectClassNames {
    pub style_sheet_id: p::dom::StyleSheetId,
}
impl CollectClassNames {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>) -> Self { Self { style_sheet_id: style_sheet_id.into() } }
}
impl p::Encode for CollectClassNames {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.end_object();
    }
}
impl p::Command for CollectClassNames {
    const METHOD: &'static str = "CSS.collectClassNames";
    type Response = CollectClassNamesResponse;
}

/// The reply to [`CollectClassNames`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CollectClassNamesResponse {
    pub class_names: Vec<String>,
}
impl p::Decode for CollectClassNamesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_class_names = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"classNames" => r.read_lenient(&mut f_class_names),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            class_names: f_class_names,
        })
    }
}

/// `CSS.createStyleSheet`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-createStyleSheet)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateStyleSheet {
    pub frame_id: p::page::FrameId,
    pub force: Option<bool>,
}
impl CreateStyleSheet {
    pub fn new(frame_id: impl Into<p::page::FrameId>) -> Self { Self { frame_id: frame_id.into(), force: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for CreateStyleSheet {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("frameId", &self.frame_id);
        w.optional("force", &self.force);
        w.end_object();
    }
}
impl p::Command for CreateStyleSheet {
    const METHOD: &'static str = "CSS.createStyleSheet";
    type Response = CreateStyleSheetResponse;
}

/// The reply to [`CreateStyleSheet`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateStyleSheetResponse {
    pub style_sheet_id: p::dom::StyleSheetId,
}
impl p::Decode for CreateStyleSheetResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_style_sheet_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            style_sheet_id: r.need(f_style_sheet_id, at, "styleSheetId")?,
        })
    }
}

/// `CSS.disable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-disable)
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
    const METHOD: &'static str = "CSS.disable";
    type Response = p::Empty;
}

/// `CSS.enable`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-enable)
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
    const METHOD: &'static str = "CSS.enable";
    type Response = p::Empty;
}

/// `CSS.forcePseudoState`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-forcePseudoState)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ForcePseudoState {
    pub node_id: p::dom::NodeId,
    pub forced_pseudo_classes: Vec<String>,
}
impl ForcePseudoState {
    pub fn new(node_id: impl Into<p::dom::NodeId>, forced_pseudo_classes: Vec<String>) -> Self { Self { node_id: node_id.into(), forced_pseudo_classes } }
}
impl p::Encode for ForcePseudoState {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("forcedPseudoClasses", &self.forced_pseudo_classes);
        w.end_object();
    }
}
impl p::Command for ForcePseudoState {
    const METHOD: &'static str = "CSS.forcePseudoState";
    type Response = p::Empty;
}

/// `CSS.forceStartingStyle`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-forceStartingStyle)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ForceStartingStyle {
    pub node_id: p::dom::NodeId,
    pub forced: bool,
}
impl ForceStartingStyle {
    pub fn new(node_id: impl Into<p::dom::NodeId>, forced: bool) -> Self { Self { node_id: node_id.into(), forced } }
}
impl p::Encode for ForceStartingStyle {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("forced", &self.forced);
        w.end_object();
    }
}
impl p::Command for ForceStartingStyle {
    const METHOD: &'static str = "CSS.forceStartingStyle";
    type Response = p::Empty;
}

/// `CSS.forcePositionTryOption`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-forcePositionTryOption)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ForcePositionTryOption {
    pub node_id: p::dom::NodeId,
    pub index: Option<i64>,
}
impl ForcePositionTryOption {
    pub fn new(node_id: impl Into<p::dom::NodeId>) -> Self { Self { node_id: node_id.into(), index: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ForcePositionTryOption {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.optional("index", &self.index);
        w.end_object();
    }
}
impl p::Command for ForcePositionTryOption {
    const METHOD: &'static str = "CSS.forcePositionTryOption";
    type Response = p::Empty;
}

/// `CSS.getBackgroundColors`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-getBackgroundColors)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetBackgroundColors {
    pub node_id: p::dom::NodeId,
}
impl GetBackgroundColors {
    pub fn new(node_id: impl Into<p::dom::NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for GetBackgroundColors {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for GetBackgroundColors {
    const METHOD: &'static str = "CSS.getBackgroundColors";
    type Response = GetBackgroundColorsResponse;
}

/// The reply to [`GetBackgroundColors`].
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetBackgroundColorsResponse {
    pub background_colors: Option<Vec<String>>,
    pub computed_font_size: Option<String>,
    pub computed_font_weight: Option<String>,
}
impl p::Decode for GetBackgroundColorsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_background_colors = None; let mut f_computed_font_size = None;
        let mut f_computed_font_weight = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"backgroundColors" => r.read(&mut f_background_colors),
                b"computedFontSize" => r.read(&mut f_computed_font_size),
                b"computedFontWeight" => r.read(&mut f_computed_font_weight),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            background_colors: f_background_colors, computed_font_size: f_computed_font_size,
            computed_font_weight: f_computed_font_weight,
        })
    }
}

/// `CSS.getComputedStyleForNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-getComputedStyleForNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetComputedStyleForNode {
    pub node_id: p::dom::NodeId,
}
impl GetComputedStyleForNode {
    pub fn new(node_id: impl Into<p::dom::NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for GetComputedStyleForNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for GetComputedStyleForNode {
    const METHOD: &'static str = "CSS.getComputedStyleForNode";
    type Response = GetComputedStyleForNodeResponse;
}

/// The reply to [`GetComputedStyleForNode`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetComputedStyleForNodeResponse {
    pub computed_style: Vec<CSSComputedStyleProperty>,
    /// Experimental.
    pub extra_fields: ComputedStyleExtraFields,
}
impl p::Decode for GetComputedStyleForNodeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_computed_style = Default::default(); let mut f_extra_fields = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"computedStyle" => r.read_lenient(&mut f_computed_style),
                b"extraFields" => r.read_lenient(&mut f_extra_fields),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            computed_style: f_computed_style, extra_fields: f_extra_fields,
        })
    }
}

/// `CSS.resolveValues`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-resolveValues)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResolveValues {
    pub values: Vec<String>,
    pub node_id: p::dom::NodeId,
    pub property_name: Option<String>,
    pub pseudo_type: Option<p::dom::PseudoType>,
    pub pseudo_identifier: Option<String>,
}
impl ResolveValues {
    pub fn new(values: Vec<String>, node_id: impl Into<p::dom::NodeId>) -> Self { Self { values, node_id: node_id.into(), property_name: None, pseudo_type: None, pseudo_identifier: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for ResolveValues {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("values", &self.values);
        w.field("nodeId", &self.node_id);
        w.optional("propertyName", &self.property_name);
        w.optional("pseudoType", &self.pseudo_type);
        w.optional("pseudoIdentifier", &self.pseudo_identifier);
        w.end_object();
    }
}
impl p::Command for ResolveValues {
    const METHOD: &'static str = "CSS.resolveValues";
    type Response = ResolveValuesResponse;
}

/// The reply to [`ResolveValues`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResolveValuesResponse {
    pub results: Vec<String>,
}
impl p::Decode for ResolveValuesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_results = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"results" => r.read_lenient(&mut f_results),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            results: f_results,
        })
    }
}

/// `CSS.getLonghandProperties`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-getLonghandProperties)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetLonghandProperties {
    pub shorthand_name: String,
    pub value: String,
}
impl GetLonghandProperties {
    pub fn new(shorthand_name: impl Into<String>, value: impl Into<String>) -> Self { Self { shorthand_name: shorthand_name.into(), value: value.into() } }
}
impl p::Encode for GetLonghandProperties {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("shorthandName", &self.shorthand_name);
        w.field("value", &self.value);
        w.end_object();
    }
}
impl p::Command for GetLonghandProperties {
    const METHOD: &'static str = "CSS.getLonghandProperties";
    type Response = GetLonghandPropertiesResponse;
}

/// The reply to [`GetLonghandProperties`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetLonghandPropertiesResponse {
    pub longhand_properties: Vec<CSSProperty>,
}
impl p::Decode for GetLonghandPropertiesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_longhand_properties = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"longhandProperties" => r.read_lenient(&mut f_longhand_properties),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            longhand_properties: f_longhand_properties,
        })
    }
}

/// `CSS.getInlineStylesForNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-getInlineStylesForNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetInlineStylesForNode {
    pub node_id: p::dom::NodeId,
}
impl GetInlineStylesForNode {
    pub fn new(node_id: impl Into<p::dom::NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for GetInlineStylesForNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for GetInlineStylesForNode {
    const METHOD: &'static str = "CSS.getInlineStylesForNode";
    type Response = GetInlineStylesForNodeResponse;
}

/// The reply to [`GetInlineStylesForNode`].
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetInlineStylesForNodeResponse {
    pub inline_style: Option<CSSStyle>,
    pub attributes_style: Option<CSSStyle>,
}
impl p::Decode for GetInlineStylesForNodeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_inline_style = None; let mut f_attributes_style = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"inlineStyle" => r.read(&mut f_inline_style),
                b"attributesStyle" => r.read(&mut f_attributes_style),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            inline_style: f_inline_style, attributes_style: f_attributes_style,
        })
    }
}

/// `CSS.getAnimatedStylesForNode`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-getAnimatedStylesForNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetAnimatedStylesForNode {
    pub node_id: p::dom::NodeId,
}
impl GetAnimatedStylesForNode {
    pub fn new(node_id: impl Into<p::dom::NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for GetAnimatedStylesForNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for GetAnimatedStylesForNode {
    const METHOD: &'static str = "CSS.getAnimatedStylesForNode";
    type Response = GetAnimatedStylesForNodeResponse;
}

/// The reply to [`GetAnimatedStylesForNode`].
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetAnimatedStylesForNodeResponse {
    pub animation_styles: Option<Vec<CSSAnimationStyle>>,
    pub transitions_style: Option<CSSStyle>,
    pub inherited: Option<Vec<InheritedAnimatedStyleEntry>>,
}
impl p::Decode for GetAnimatedStylesForNodeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_animation_styles = None; let mut f_transitions_style = None;
        let mut f_inherited = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"animationStyles" => r.read(&mut f_animation_styles),
                b"transitionsStyle" => r.read(&mut f_transitions_style),
                b"inherited" => r.read(&mut f_inherited),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            animation_styles: f_animation_styles, transitions_style: f_transitions_style,
            inherited: f_inherited,
        })
    }
}

/// `CSS.getMatchedStylesForNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-getMatchedStylesForNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetMatchedStylesForNode {
    pub node_id: p::dom::NodeId,
}
impl GetMatchedStylesForNode {
    pub fn new(node_id: impl Into<p::dom::NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for GetMatchedStylesForNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for GetMatchedStylesForNode {
    const METHOD: &'static str = "CSS.getMatchedStylesForNode";
    type Response = GetMatchedStylesForNodeResponse;
}

/// The reply to [`GetMatchedStylesForNode`].
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetMatchedStylesForNodeResponse {
    pub inline_style: Option<CSSStyle>,
    pub attributes_style: Option<CSSStyle>,
    pub matched_css_rules: Option<Vec<RuleMatch>>,
    pub pseudo_elements: Option<Vec<PseudoElementMatches>>,
    pub inherited: Option<Vec<InheritedStyleEntry>>,
    pub inherited_pseudo_elements: Option<Vec<InheritedPseudoElementMatches>>,
    pub css_keyframes_rules: Option<Vec<CSSKeyframesRule>>,
    pub css_position_try_rules: Option<Vec<CSSPositionTryRule>>,
    pub active_position_fallback_index: Option<i64>,
    pub css_property_rules: Option<Vec<CSSPropertyRule>>,
    pub css_property_registrations: Option<Vec<CSSPropertyRegistration>>,
    pub css_at_rules: Option<Vec<CSSAtRule>>,
    /// Experimental.
    pub parent_layout_node_id: Option<p::dom::NodeId>,
    /// Experimental.
    pub css_function_rules: Option<Vec<CSSFunctionRule>>,
}
impl p::Decode for GetMatchedStylesForNodeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_inline_style = None; let mut f_attributes_style = None;
        let mut f_matched_css_rules = None; let mut f_pseudo_elements = None;
        let mut f_inherited = None; let mut f_inherited_pseudo_elements = None;
        let mut f_css_keyframes_rules = None; let mut f_css_position_try_rules = None;
        let mut f_active_position_fallback_index = None; let mut f_css_property_rules = None;
        let mut f_css_property_registrations = None; let mut f_css_at_rules = None;
        let mut f_parent_layout_node_id = None; let mut f_css_function_rules = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"inlineStyle" => r.read(&mut f_inline_style),
                b"attributesStyle" => r.read(&mut f_attributes_style),
                b"matchedCSSRules" => r.read(&mut f_matched_css_rules),
                b"pseudoElements" => r.read(&mut f_pseudo_elements),
                b"inherited" => r.read(&mut f_inherited),
                b"inheritedPseudoElements" => r.read(&mut f_inherited_pseudo_elements),
                b"cssKeyframesRules" => r.read(&mut f_css_keyframes_rules),
                b"cssPositionTryRules" => r.read(&mut f_css_position_try_rules),
                b"activePositionFallbackIndex" => r.read(&mut f_active_position_fallback_index),
                b"cssPropertyRules" => r.read(&mut f_css_property_rules),
                b"cssPropertyRegistrations" => r.read(&mut f_css_property_registrations),
                b"cssAtRules" => r.read(&mut f_css_at_rules),
                b"parentLayoutNodeId" => r.read(&mut f_parent_layout_node_id),
                b"cssFunctionRules" => r.read(&mut f_css_function_rules),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            inline_style: f_inline_style, attributes_style: f_attributes_style,
            matched_css_rules: f_matched_css_rules, pseudo_elements: f_pseudo_elements,
            inherited: f_inherited, inherited_pseudo_elements: f_inherited_pseudo_elements,
            css_keyframes_rules: f_css_keyframes_rules,
            css_position_try_rules: f_css_position_try_rules,
            active_position_fallback_index: f_active_position_fallback_index,
            css_property_rules: f_css_property_rules,
            css_property_registrations: f_css_property_registrations, css_at_rules: f_css_at_rules,
            parent_layout_node_id: f_parent_layout_node_id,
            css_function_rules: f_css_function_rules,
        })
    }
}

/// `CSS.getEnvironmentVariables`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-getEnvironmentVariables)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetEnvironmentVariables {}
impl GetEnvironmentVariables {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetEnvironmentVariables {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetEnvironmentVariables {
    const METHOD: &'static str = "CSS.getEnvironmentVariables";
    type Response = GetEnvironmentVariablesResponse;
}

/// The reply to [`GetEnvironmentVariables`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetEnvironmentVariablesResponse {
    pub environment_variables: p::RawJson,
}
impl p::Decode for GetEnvironmentVariablesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_environment_variables = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"environmentVariables" => r.read(&mut f_environment_variables),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            environment_variables: r.need(f_environment_variables, at, "environmentVariables")?,
        })
    }
}

/// `CSS.getMediaQueries`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-getMediaQueries)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetMediaQueries {}
impl GetMediaQueries {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for GetMediaQueries {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for GetMediaQueries {
    const METHOD: &'static str = "CSS.getMediaQueries";
    type Response = GetMediaQueriesResponse;
}

/// The reply to [`GetMediaQueries`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetMediaQueriesResponse {
    pub medias: Vec<CSSMedia>,
}
impl p::Decode for GetMediaQueriesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_medias = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"medias" => r.read_lenient(&mut f_medias),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            medias: f_medias,
        })
    }
}

/// `CSS.getPlatformFontsForNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-getPlatformFontsForNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPlatformFontsForNode {
    pub node_id: p::dom::NodeId,
}
impl GetPlatformFontsForNode {
    pub fn new(node_id: impl Into<p::dom::NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for GetPlatformFontsForNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for GetPlatformFontsForNode {
    const METHOD: &'static str = "CSS.getPlatformFontsForNode";
    type Response = GetPlatformFontsForNodeResponse;
}

/// The reply to [`GetPlatformFontsForNode`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetPlatformFontsForNodeResponse {
    pub fonts: Vec<PlatformFontUsage>,
}
impl p::Decode for GetPlatformFontsForNodeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_fonts = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"fonts" => r.read_lenient(&mut f_fonts),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            fonts: f_fonts,
        })
    }
}

/// `CSS.getStyleSheetText`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-getStyleSheetText)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetStyleSheetText {
    pub style_sheet_id: p::dom::StyleSheetId,
}
impl GetStyleSheetText {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>) -> Self { Self { style_sheet_id: style_sheet_id.into() } }
}
impl p::Encode for GetStyleSheetText {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.end_object();
    }
}
impl p::Command for GetStyleSheetText {
    const METHOD: &'static str = "CSS.getStyleSheetText";
    type Response = GetStyleSheetTextResponse;
}

/// The reply to [`GetStyleSheetText`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetStyleSheetTextResponse {
    pub text: String,
}
impl p::Decode for GetStyleSheetTextResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_text = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"text" => r.read(&mut f_text),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            text: r.need(f_text, at, "text")?,
        })
    }
}

/// `CSS.getLayersForNode`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-getLayersForNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetLayersForNode {
    pub node_id: p::dom::NodeId,
}
impl GetLayersForNode {
    pub fn new(node_id: impl Into<p::dom::NodeId>) -> Self { Self { node_id: node_id.into() } }
}
impl p::Encode for GetLayersForNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for GetLayersForNode {
    const METHOD: &'static str = "CSS.getLayersForNode";
    type Response = GetLayersForNodeResponse;
}

/// The reply to [`GetLayersForNode`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetLayersForNodeResponse {
    pub root_layer: CSSLayerData,
}
impl p::Decode for GetLayersForNodeResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_root_layer = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"rootLayer" => r.read(&mut f_root_layer),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            root_layer: r.need(f_root_layer, at, "rootLayer")?,
        })
    }
}

/// `CSS.getLocationForSelector`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-getLocationForSelector)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetLocationForSelector {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub selector_text: String,
}
impl GetLocationForSelector {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>, selector_text: impl Into<String>) -> Self { Self { style_sheet_id: style_sheet_id.into(), selector_text: selector_text.into() } }
}
impl p::Encode for GetLocationForSelector {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.field("selectorText", &self.selector_text);
        w.end_object();
    }
}
impl p::Command for GetLocationForSelector {
    const METHOD: &'static str = "CSS.getLocationForSelector";
    type Response = GetLocationForSelectorResponse;
}

/// The reply to [`GetLocationForSelector`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetLocationForSelectorResponse {
    pub ranges: Vec<SourceRange>,
}
impl p::Decode for GetLocationForSelectorResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_ranges = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"ranges" => r.read_lenient(&mut f_ranges),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            ranges: f_ranges,
        })
    }
}

/// `CSS.trackComputedStyleUpdatesForNode`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-trackComputedStyleUpdatesForNode)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TrackComputedStyleUpdatesForNode {
    pub node_id: Option<p::dom::NodeId>,
}
impl TrackComputedStyleUpdatesForNode {
    pub fn new() -> Self { Self { node_id: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for TrackComputedStyleUpdatesForNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.optional("nodeId", &self.node_id);
        w.end_object();
    }
}
impl p::Command for TrackComputedStyleUpdatesForNode {
    const METHOD: &'static str = "CSS.trackComputedStyleUpdatesForNode";
    type Response = p::Empty;
}

/// `CSS.trackComputedStyleUpdates`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-trackComputedStyleUpdates)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TrackComputedStyleUpdates {
    pub properties_to_track: Vec<CSSComputedStyleProperty>,
}
impl TrackComputedStyleUpdates {
    pub fn new(properties_to_track: Vec<CSSComputedStyleProperty>) -> Self { Self { properties_to_track } }
}
impl p::Encode for TrackComputedStyleUpdates {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("propertiesToTrack", &self.properties_to_track);
        w.end_object();
    }
}
impl p::Command for TrackComputedStyleUpdates {
    const METHOD: &'static str = "CSS.trackComputedStyleUpdates";
    type Response = p::Empty;
}

/// `CSS.takeComputedStyleUpdates`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-takeComputedStyleUpdates)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TakeComputedStyleUpdates {}
impl TakeComputedStyleUpdates {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for TakeComputedStyleUpdates {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for TakeComputedStyleUpdates {
    const METHOD: &'static str = "CSS.takeComputedStyleUpdates";
    type Response = TakeComputedStyleUpdatesResponse;
}

/// The reply to [`TakeComputedStyleUpdates`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TakeComputedStyleUpdatesResponse {
    pub node_ids: Vec<p::dom::NodeId>,
}
impl p::Decode for TakeComputedStyleUpdatesResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_node_ids = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeIds" => r.read_lenient(&mut f_node_ids),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_ids: f_node_ids,
        })
    }
}

/// `CSS.setEffectivePropertyValueForNode`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-setEffectivePropertyValueForNode)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetEffectivePropertyValueForNode {
    pub node_id: p::dom::NodeId,
    pub property_name: String,
    pub value: String,
}
impl SetEffectivePropertyValueForNode {
    pub fn new(node_id: impl Into<p::dom::NodeId>, property_name: impl Into<String>, value: impl Into<String>) -> Self { Self { node_id: node_id.into(), property_name: property_name.into(), value: value.into() } }
}
impl p::Encode for SetEffectivePropertyValueForNode {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("nodeId", &self.node_id);
        w.field("propertyName", &self.property_name);
        w.field("value", &self.value);
        w.end_object();
    }
}
impl p::Command for SetEffectivePropertyValueForNode {
    const METHOD: &'static str = "CSS.setEffectivePropertyValueForNode";
    type Response = p::Empty;
}

/// `CSS.setPropertyRulePropertyName`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-setPropertyRulePropertyName)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetPropertyRulePropertyName {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub range: SourceRange,
    pub property_name: String,
}
impl SetPropertyRulePropertyName {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>, range: SourceRange, property_name: impl Into<String>) -> Self { Self { style_sheet_id: style_sheet_id.into(), range, property_name: property_name.into() } }
}
impl p::Encode for SetPropertyRulePropertyName {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.field("range", &self.range);
        w.field("propertyName", &self.property_name);
        w.end_object();
    }
}
impl p::Command for SetPropertyRulePropertyName {
    const METHOD: &'static str = "CSS.setPropertyRulePropertyName";
    type Response = SetPropertyRulePropertyNameResponse;
}

/// The reply to [`SetPropertyRulePropertyName`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetPropertyRulePropertyNameResponse {
    pub property_name: Value,
}
impl p::Decode for SetPropertyRulePropertyNameResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_property_name = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"propertyName" => r.read(&mut f_property_name),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            property_name: r.need(f_property_name, at, "propertyName")?,
        })
    }
}

/// `CSS.setKeyframeKey`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-setKeyframeKey)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetKeyframeKey {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub range: SourceRange,
    pub key_text: String,
}
impl SetKeyframeKey {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>, range: SourceRange, key_text: impl Into<String>) -> Self { Self { style_sheet_id: style_sheet_id.into(), range, key_text: key_text.into() } }
}
impl p::Encode for SetKeyframeKey {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.field("range", &self.range);
        w.field("keyText", &self.key_text);
        w.end_object();
    }
}
impl p::Command for SetKeyframeKey {
    const METHOD: &'static str = "CSS.setKeyframeKey";
    type Response = SetKeyframeKeyResponse;
}

/// The reply to [`SetKeyframeKey`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetKeyframeKeyResponse {
    pub key_text: Value,
}
impl p::Decode for SetKeyframeKeyResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_key_text = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"keyText" => r.read(&mut f_key_text),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            key_text: r.need(f_key_text, at, "keyText")?,
        })
    }
}

/// `CSS.setMediaText`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-setMediaText)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetMediaText {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub range: SourceRange,
    pub text: String,
}
impl SetMediaText {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>, range: SourceRange, text: impl Into<String>) -> Self { Self { style_sheet_id: style_sheet_id.into(), range, text: text.into() } }
}
impl p::Encode for SetMediaText {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.field("range", &self.range);
        w.field("text", &self.text);
        w.end_object();
    }
}
impl p::Command for SetMediaText {
    const METHOD: &'static str = "CSS.setMediaText";
    type Response = SetMediaTextResponse;
}

/// The reply to [`SetMediaText`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetMediaTextResponse {
    pub media: CSSMedia,
}
impl p::Decode for SetMediaTextResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_media = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"media" => r.read(&mut f_media),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            media: r.need(f_media, at, "media")?,
        })
    }
}

/// `CSS.setContainerQueryText`. Experimental. **Deprecated.** [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-setContainerQueryText)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetContainerQueryText {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub range: SourceRange,
    pub text: String,
}
impl SetContainerQueryText {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>, range: SourceRange, text: impl Into<String>) -> Self { Self { style_sheet_id: style_sheet_id.into(), range, text: text.into() } }
}
impl p::Encode for SetContainerQueryText {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.field("range", &self.range);
        w.field("text", &self.text);
        w.end_object();
    }
}
impl p::Command for SetContainerQueryText {
    const METHOD: &'static str = "CSS.setContainerQueryText";
    type Response = SetContainerQueryTextResponse;
}

/// The reply to [`SetContainerQueryText`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetContainerQueryTextResponse {
    pub container_query: CSSContainerQuery,
}
impl p::Decode for SetContainerQueryTextResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_container_query = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"containerQuery" => r.read(&mut f_container_query),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            container_query: r.need(f_container_query, at, "containerQuery")?,
        })
    }
}

/// `CSS.setContainerQueryConditionText`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-setContainerQueryConditionText)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetContainerQueryConditionText {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub range: SourceRange,
    pub text: String,
}
impl SetContainerQueryConditionText {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>, range: SourceRange, text: impl Into<String>) -> Self { Self { style_sheet_id: style_sheet_id.into(), range, text: text.into() } }
}
impl p::Encode for SetContainerQueryConditionText {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.field("range", &self.range);
        w.field("text", &self.text);
        w.end_object();
    }
}
impl p::Command for SetContainerQueryConditionText {
    const METHOD: &'static str = "CSS.setContainerQueryConditionText";
    type Response = SetContainerQueryConditionTextResponse;
}

/// The reply to [`SetContainerQueryConditionText`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetContainerQueryConditionTextResponse {
    pub container_query: CSSContainerQuery,
}
impl p::Decode for SetContainerQueryConditionTextResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_container_query = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"containerQuery" => r.read(&mut f_container_query),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            container_query: r.need(f_container_query, at, "containerQuery")?,
        })
    }
}

/// `CSS.setSupportsText`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-setSupportsText)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetSupportsText {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub range: SourceRange,
    pub text: String,
}
impl SetSupportsText {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>, range: SourceRange, text: impl Into<String>) -> Self { Self { style_sheet_id: style_sheet_id.into(), range, text: text.into() } }
}
impl p::Encode for SetSupportsText {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.field("range", &self.range);
        w.field("text", &self.text);
        w.end_object();
    }
}
impl p::Command for SetSupportsText {
    const METHOD: &'static str = "CSS.setSupportsText";
    type Response = SetSupportsTextResponse;
}

/// The reply to [`SetSupportsText`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetSupportsTextResponse {
    pub supports: CSSSupports,
}
impl p::Decode for SetSupportsTextResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_supports = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"supports" => r.read(&mut f_supports),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            supports: r.need(f_supports, at, "supports")?,
        })
    }
}

/// `CSS.setNavigationText`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-setNavigationText)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetNavigationText {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub range: SourceRange,
    pub text: String,
}
impl SetNavigationText {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>, range: SourceRange, text: impl Into<String>) -> Self { Self { style_sheet_id: style_sheet_id.into(), range, text: text.into() } }
}
impl p::Encode for SetNavigationText {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.field("range", &self.range);
        w.field("text", &self.text);
        w.end_object();
    }
}
impl p::Command for SetNavigationText {
    const METHOD: &'static str = "CSS.setNavigationText";
    type Response = SetNavigationTextResponse;
}

/// The reply to [`SetNavigationText`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetNavigationTextResponse {
    pub navigation: CSSNavigation,
}
impl p::Decode for SetNavigationTextResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_navigation = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"navigation" => r.read(&mut f_navigation),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            navigation: r.need(f_navigation, at, "navigation")?,
        })
    }
}

/// `CSS.setScopeText`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-setScopeText)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetScopeText {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub range: SourceRange,
    pub text: String,
}
impl SetScopeText {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>, range: SourceRange, text: impl Into<String>) -> Self { Self { style_sheet_id: style_sheet_id.into(), range, text: text.into() } }
}
impl p::Encode for SetScopeText {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.field("range", &self.range);
        w.field("text", &self.text);
        w.end_object();
    }
}
impl p::Command for SetScopeText {
    const METHOD: &'static str = "CSS.setScopeText";
    type Response = SetScopeTextResponse;
}

/// The reply to [`SetScopeText`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetScopeTextResponse {
    pub scope: CSSScope,
}
impl p::Decode for SetScopeTextResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_scope = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"scope" => r.read(&mut f_scope),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            scope: r.need(f_scope, at, "scope")?,
        })
    }
}

/// `CSS.setRuleSelector`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-setRuleSelector)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetRuleSelector {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub range: SourceRange,
    pub selector: String,
}
impl SetRuleSelector {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>, range: SourceRange, selector: impl Into<String>) -> Self { Self { style_sheet_id: style_sheet_id.into(), range, selector: selector.into() } }
}
impl p::Encode for SetRuleSelector {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.field("range", &self.range);
        w.field("selector", &self.selector);
        w.end_object();
    }
}
impl p::Command for SetRuleSelector {
    const METHOD: &'static str = "CSS.setRuleSelector";
    type Response = SetRuleSelectorResponse;
}

/// The reply to [`SetRuleSelector`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetRuleSelectorResponse {
    pub selector_list: SelectorList,
}
impl p::Decode for SetRuleSelectorResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_selector_list = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"selectorList" => r.read(&mut f_selector_list),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            selector_list: r.need(f_selector_list, at, "selectorList")?,
        })
    }
}

/// `CSS.setStyleSheetText`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-setStyleSheetText)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetStyleSheetText {
    pub style_sheet_id: p::dom::StyleSheetId,
    pub text: String,
}
impl SetStyleSheetText {
    pub fn new(style_sheet_id: impl Into<p::dom::StyleSheetId>, text: impl Into<String>) -> Self { Self { style_sheet_id: style_sheet_id.into(), text: text.into() } }
}
impl p::Encode for SetStyleSheetText {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("styleSheetId", &self.style_sheet_id);
        w.field("text", &self.text);
        w.end_object();
    }
}
impl p::Command for SetStyleSheetText {
    const METHOD: &'static str = "CSS.setStyleSheetText";
    type Response = SetStyleSheetTextResponse;
}

/// The reply to [`SetStyleSheetText`].
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SetStyleSheetTextResponse {
    pub source_map_url: Option<String>,
}
impl p::Decode for SetStyleSheetTextResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_source_map_url = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"sourceMapURL" => r.read(&mut f_source_map_url),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            source_map_url: f_source_map_url,
        })
    }
}

/// `CSS.setStyleTexts`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-setStyleTexts)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetStyleTexts {
    pub edits: Vec<StyleDeclarationEdit>,
    /// Experimental.
    pub node_for_property_syntax_validation: Option<p::dom::NodeId>,
}
impl SetStyleTexts {
    pub fn new(edits: Vec<StyleDeclarationEdit>) -> Self { Self { edits, node_for_property_syntax_validation: None } }
    pub fn with(mut self, set: impl FnOnce(&mut Self)) -> Self { set(&mut self); self }
}
impl p::Encode for SetStyleTexts {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("edits", &self.edits);
        w.optional("nodeForPropertySyntaxValidation", &self.node_for_property_syntax_validation);
        w.end_object();
    }
}
impl p::Command for SetStyleTexts {
    const METHOD: &'static str = "CSS.setStyleTexts";
    type Response = SetStyleTextsResponse;
}

/// The reply to [`SetStyleTexts`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetStyleTextsResponse {
    pub styles: Vec<CSSStyle>,
}
impl p::Decode for SetStyleTextsResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_styles = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"styles" => r.read_lenient(&mut f_styles),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            styles: f_styles,
        })
    }
}

/// `CSS.startRuleUsageTracking`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-startRuleUsageTracking)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StartRuleUsageTracking {}
impl StartRuleUsageTracking {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for StartRuleUsageTracking {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for StartRuleUsageTracking {
    const METHOD: &'static str = "CSS.startRuleUsageTracking";
    type Response = p::Empty;
}

/// `CSS.stopRuleUsageTracking`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-stopRuleUsageTracking)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct StopRuleUsageTracking {}
impl StopRuleUsageTracking {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for StopRuleUsageTracking {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for StopRuleUsageTracking {
    const METHOD: &'static str = "CSS.stopRuleUsageTracking";
    type Response = StopRuleUsageTrackingResponse;
}

/// The reply to [`StopRuleUsageTracking`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StopRuleUsageTrackingResponse {
    pub rule_usage: Vec<RuleUsage>,
}
impl p::Decode for StopRuleUsageTrackingResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_rule_usage = Default::default();
        while let Some(name) = r.name()? {
            match &*name {
                b"ruleUsage" => r.read_lenient(&mut f_rule_usage),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            rule_usage: f_rule_usage,
        })
    }
}

/// `CSS.takeCoverageDelta`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-takeCoverageDelta)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TakeCoverageDelta {}
impl TakeCoverageDelta {
    pub fn new() -> Self { Self {} }
}
impl p::Encode for TakeCoverageDelta {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.end_object();
    }
}
impl p::Command for TakeCoverageDelta {
    const METHOD: &'static str = "CSS.takeCoverageDelta";
    type Response = TakeCoverageDeltaResponse;
}

/// The reply to [`TakeCoverageDelta`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TakeCoverageDeltaResponse {
    pub coverage: Vec<RuleUsage>,
    pub timestamp: f64,
}
impl p::Decode for TakeCoverageDeltaResponse {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_coverage = Default::default(); let mut f_timestamp = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"coverage" => r.read_lenient(&mut f_coverage),
                b"timestamp" => r.read(&mut f_timestamp),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            coverage: f_coverage, timestamp: r.need(f_timestamp, at, "timestamp")?,
        })
    }
}

/// `CSS.setLocalFontsEnabled`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#method-setLocalFontsEnabled)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SetLocalFontsEnabled {
    pub enabled: bool,
}
impl SetLocalFontsEnabled {
    pub fn new(enabled: bool) -> Self { Self { enabled } }
}
impl p::Encode for SetLocalFontsEnabled {
    #[inline]
    fn encode(&self, w: &mut p::Writer) {
        w.begin_object();
        w.field("enabled", &self.enabled);
        w.end_object();
    }
}
impl p::Command for SetLocalFontsEnabled {
    const METHOD: &'static str = "CSS.setLocalFontsEnabled";
    type Response = p::Empty;
}

/// `CSS.fontsUpdated`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#event-fontsUpdated)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct FontsUpdated {
    pub font: Option<FontFace>,
}
impl p::Decode for FontsUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        let mut f_font = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"font" => r.read(&mut f_font),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            font: f_font,
        })
    }
}
impl p::Event for FontsUpdated { const METHOD: &'static str = "CSS.fontsUpdated"; }

/// `CSS.mediaQueryResultChanged`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#event-mediaQueryResultChanged)
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MediaQueryResultChanged {}
impl p::Decode for MediaQueryResultChanged {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        r.begin_object()?;
        while r.name()?.is_some() { r.skip()?; }
        Ok(Self {})
    }
}
impl p::Event for MediaQueryResultChanged { const METHOD: &'static str = "CSS.mediaQueryResultChanged"; }

/// `CSS.styleSheetAdded`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#event-styleSheetAdded)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StyleSheetAdded {
    pub header: CSSStyleSheetHeader,
}
impl p::Decode for StyleSheetAdded {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_header = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"header" => r.read(&mut f_header),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            header: r.need(f_header, at, "header")?,
        })
    }
}
impl p::Event for StyleSheetAdded { const METHOD: &'static str = "CSS.styleSheetAdded"; }

/// `CSS.styleSheetChanged`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#event-styleSheetChanged)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StyleSheetChanged {
    pub style_sheet_id: p::dom::StyleSheetId,
}
impl p::Decode for StyleSheetChanged {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_style_sheet_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            style_sheet_id: r.need(f_style_sheet_id, at, "styleSheetId")?,
        })
    }
}
impl p::Event for StyleSheetChanged { const METHOD: &'static str = "CSS.styleSheetChanged"; }

/// `CSS.styleSheetRemoved`. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#event-styleSheetRemoved)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct StyleSheetRemoved {
    pub style_sheet_id: p::dom::StyleSheetId,
}
impl p::Decode for StyleSheetRemoved {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_style_sheet_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"styleSheetId" => r.read(&mut f_style_sheet_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            style_sheet_id: r.need(f_style_sheet_id, at, "styleSheetId")?,
        })
    }
}
impl p::Event for StyleSheetRemoved { const METHOD: &'static str = "CSS.styleSheetRemoved"; }

/// `CSS.computedStyleUpdated`. Experimental. [Protocol](https://chromedevtools.github.io/devtools-protocol/tot/CSS/#event-computedStyleUpdated)
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ComputedStyleUpdated {
    pub node_id: p::dom::NodeId,
}
impl p::Decode for ComputedStyleUpdated {
    #[inline]
    fn decode(r: &mut p::Reader<'_>) -> Result<Self, p::Fault> {
        let at = r.begin_object()?;
        let mut f_node_id = None;
        while let Some(name) = r.name()? {
            match &*name {
                b"nodeId" => r.read(&mut f_node_id),
                _ => r.skip(),
            }?;
        }
        Ok(Self {
            node_id: r.need(f_node_id, at, "nodeId")?,
        })
    }
}
impl p::Event for ComputedStyleUpdated { const METHOD: &'static str = "CSS.computedStyleUpdated"; }

open_enum! {
    /// Of `source` in [`CSSMedia`].
    CSSMediaSource {
        MEDIA_RULE = "mediaRule", IMPORT_RULE = "importRule", LINKED_SHEET = "linkedSheet",
        INLINE_SHEET = "inlineSheet",
    }
}

open_enum! {
    /// Of `type` in [`CSSAtRule`].
    CSSAtRuleType {
        FONT_FACE = "font-face", FONT_FEATURE_VALUES = "font-feature-values",
        FONT_PALETTE_VALUES = "font-palette-values", COUNTER_STYLE = "counter-style",
    }
}

open_enum! {
    /// Of `subsection` in [`CSSAtRule`].
    CSSAtRuleSubsection {
        SWASH = "swash", ANNOTATION = "annotation", ORNAMENTS = "ornaments",
        STYLISTIC = "stylistic", STYLESET = "styleset", CHARACTER_VARIANT = "character-variant",
    }
}

// In no command or event, so not here: CSSTryRule.
