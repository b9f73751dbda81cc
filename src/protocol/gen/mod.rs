// Generated from protocol/*.json; do not edit.
// To regenerate: cargo test --test protocol -- bless
#![allow(missing_docs, clippy::all, clippy::use_self)]

/// The version of the protocol description that this crate was made from: that of
/// the npm package `devtools-protocol`, of 2026-11-04.
pub const PIN: &str = "0.0.1734725";

pub(super) mod known;
#[cfg(any(test, feature = "internals"))]
pub(super) mod decoders;

pub mod accessibility;
#[cfg(feature = "ads")] pub mod ads;
#[cfg(feature = "animation")] pub mod animation;
#[cfg(feature = "audits")] pub mod audits;
#[cfg(feature = "autofill")] pub mod autofill;
#[cfg(feature = "background-service")] pub mod background_service;
#[cfg(feature = "bluetooth-emulation")] pub mod bluetooth_emulation;
pub mod browser;
#[cfg(feature = "css")] pub mod css;
#[cfg(feature = "cache-storage")] pub mod cache_storage;
#[cfg(feature = "cast")] pub mod cast;
#[cfg(feature = "console")] pub mod console;
#[cfg(feature = "crash-report-context")] pub mod crash_report_context;
pub mod dom;
#[cfg(feature = "dom-debugger")] pub mod dom_debugger;
#[cfg(feature = "dom-snapshot")] pub mod dom_snapshot;
#[cfg(feature = "dom-storage")] pub mod dom_storage;
pub mod debugger;
#[cfg(feature = "device-access")] pub mod device_access;
#[cfg(feature = "device-orientation")] pub mod device_orientation;
#[cfg(feature = "digital-credentials")] pub mod digital_credentials;
pub mod emulation;
#[cfg(feature = "event-breakpoints")] pub mod event_breakpoints;
#[cfg(feature = "extensions")] pub mod extensions;
#[cfg(feature = "fed-cm")] pub mod fed_cm;
pub mod fetch;
#[cfg(feature = "file-system")] pub mod file_system;
#[cfg(feature = "find-in-page")] pub mod find_in_page;
#[cfg(feature = "headless-experimental")] pub mod headless_experimental;
#[cfg(feature = "heap-profiler")] pub mod heap_profiler;
pub mod io;
#[cfg(feature = "indexed-db")] pub mod indexed_db;
pub mod input;
#[cfg(feature = "inspector")] pub mod inspector;
#[cfg(feature = "layer-tree")] pub mod layer_tree;
pub mod log;
#[cfg(feature = "media")] pub mod media;
#[cfg(feature = "memory")] pub mod memory;
pub mod network;
#[cfg(feature = "overlay")] pub mod overlay;
#[cfg(feature = "pwa")] pub mod pwa;
pub mod page;
#[cfg(feature = "performance")] pub mod performance;
#[cfg(feature = "performance-timeline")] pub mod performance_timeline;
#[cfg(feature = "preload")] pub mod preload;
#[cfg(feature = "profiler")] pub mod profiler;
pub mod runtime;
#[cfg(feature = "schema")] pub mod schema;
pub mod security;
#[cfg(feature = "service-worker")] pub mod service_worker;
#[cfg(feature = "smart-card-emulation")] pub mod smart_card_emulation;
#[cfg(feature = "storage")] pub mod storage;
#[cfg(feature = "system-info")] pub mod system_info;
pub mod target;
#[cfg(feature = "tethering")] pub mod tethering;
#[cfg(feature = "tracing")] pub mod tracing;
#[cfg(feature = "web-audio")] pub mod web_audio;
#[cfg(feature = "web-authn")] pub mod web_authn;
#[cfg(feature = "web-mcp")] pub mod web_mcp;
