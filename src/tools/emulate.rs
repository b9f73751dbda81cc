//! `browser_emulate`: another screen, place, language or network.

use super::{Arguments, Group, Kind, Outcome, Parameter, Tool, Turn};
use crate::page::{Refusal, Result};
use serde_json::{Value, json};

pub(super) static TOOL: Tool = Tool {
    name: "browser_emulate",
    title: "Another screen, place or language",
    description: "Give the selected tab another viewport, scale, user agent, locale, timezone, \
                  place, network or media. Only what is named changes; reset undoes all.",
    group: Group::Emulation,
    parameters: &[
        Parameter::new("width", Kind::Integer(1, 10_000), ""),
        Parameter::new("height", Kind::Integer(1, 10_000), ""),
        Parameter::new("deviceScale", Kind::Number, ""),
        Parameter::new("mobile", Kind::Flag, ""),
        Parameter::new("userAgent", Kind::Text, ""),
        Parameter::new("locale", Kind::Text, "de-DE"),
        Parameter::new("timezone", Kind::Text, "Europe/Berlin"),
        Parameter::new("latitude", Kind::Number, ""),
        Parameter::new("longitude", Kind::Number, ""),
        Parameter::new("offline", Kind::Flag, ""),
        Parameter::new("media", Kind::Choice(&["screen", "print"]), ""),
        Parameter::new("colorScheme", Kind::Choice(&["light", "dark"]), ""),
        Parameter::new("reducedMotion", Kind::Flag, ""),
        Parameter::new("reset", Kind::Flag, ""),
    ],
    read_only: false,
    destructive: false,
    idempotent: true,
    output: None,
    timeout_ms: 15_000,
    run,
};

fn run(turn: &Turn<'_>, arguments: &Arguments) -> Result<Outcome> {
    let steps = steps(arguments)?;
    if steps.is_empty() {
        let message = "nothing is to be changed";
        return Err(Refusal::argument(message, "name what to change, or reset"));
    }
    let driver = turn.driver()?;
    let page = driver.page().with_timeout(turn.left()).interruptible();
    if arguments.has("latitude") {
        // A place that no page may ask for is of no use.
        super::permissions::grant(&turn.browser()?, "geolocation")?;
    }
    let mut said = Vec::new();
    for (word, method, params) in steps {
        match page.call_raw(method, params) {
            Ok(_) => said.push(word),
            Err(error) => {
                let done = match said.is_empty() {
                    true => String::new(),
                    false => format!(" (done before: {})", said.join(", ")),
                };
                let message = format!("{word}: {}{done}", error.what());
                let effect = if said.is_empty() { crate::Effect::No } else { crate::Effect::Yes };
                return Err(Refusal::argument(message, "check the value").with_effect(effect));
            }
        }
    }
    Ok(Outcome::text(format!("emulating: {}", said.join(", "))))
}

type Step = (String, &'static str, Value);

/// The commands for what the arguments name, in order.
fn steps(arguments: &Arguments) -> Result<Vec<Step>> {
    let mut steps: Vec<Step> = Vec::new();
    if arguments.flag("reset") {
        for method in ["Emulation.clearDeviceMetricsOverride", "Emulation.clearGeolocationOverride"]
        {
            steps.push(("reset".into(), method, json!({})));
        }
        steps.push((
            "user agent".into(),
            "Emulation.setUserAgentOverride",
            json!({"userAgent": ""}),
        ));
        steps.push(("locale".into(), "Emulation.setLocaleOverride", json!({})));
        steps.push(("timezone".into(), "Emulation.setTimezoneOverride", json!({"timezoneId": ""})));
        steps.push((
            "media".into(),
            "Emulation.setEmulatedMedia",
            json!({"media": "", "features": []}),
        ));
        steps.push(("online".into(), "Network.emulateNetworkConditions", network(false)));
    }
    let size = (arguments.integer("width"), arguments.integer("height"));
    let scale = arguments.number("deviceScale");
    match (size, scale.is_some() || arguments.has("mobile")) {
        ((None, None), false) => {}
        ((Some(width), Some(height)), _) => {
            let scale = scale.unwrap_or(0.0);
            if !(0.0..=10.0).contains(&scale) {
                return Err(Refusal::argument("deviceScale is out of range", "use 0.1 to 10"));
            }
            let params = json!({
                "width": width, "height": height, "deviceScaleFactor": scale,
                "mobile": arguments.flag("mobile"),
            });
            let word = format!("viewport {width} x {height}");
            steps.push((word, "Emulation.setDeviceMetricsOverride", params));
        }
        _ => {
            let message = "a viewport needs width and height";
            return Err(Refusal::argument(message, "give both"));
        }
    }
    if let Some(agent) = arguments.text("userAgent") {
        let params = json!({"userAgent": agent});
        steps.push(("user agent".into(), "Emulation.setUserAgentOverride", params));
    }
    if let Some(locale) = arguments.text("locale") {
        // Clearing first: the browser refuses a second override.
        steps.push(("locale".into(), "Emulation.setLocaleOverride", json!({})));
        steps.push(("locale".into(), "Emulation.setLocaleOverride", json!({"locale": locale})));
    }
    if let Some(zone) = arguments.text("timezone") {
        let params = json!({"timezoneId": zone});
        steps.push((
            format!("timezone {}", crate::untrusted::escape_up_to(zone, 60)),
            "Emulation.setTimezoneOverride",
            params,
        ));
    }
    match (arguments.number("latitude"), arguments.number("longitude")) {
        (None, None) => {}
        (Some(latitude), Some(longitude)) => {
            let params = json!({"latitude": latitude, "longitude": longitude, "accuracy": 10});
            steps.push(("place".into(), "Emulation.setGeolocationOverride", params));
        }
        _ => {
            let message = "a place needs latitude and longitude";
            return Err(Refusal::argument(message, "give both"));
        }
    }
    if let Some(offline) = arguments.maybe_flag("offline") {
        let word = if offline { "offline" } else { "online" };
        steps.push((word.into(), "Network.emulateNetworkConditions", network(offline)));
    }
    let mut features = Vec::new();
    if let Some(scheme) = arguments.text("colorScheme") {
        features.push(json!({"name": "prefers-color-scheme", "value": scheme}));
    }
    if let Some(reduced) = arguments.maybe_flag("reducedMotion") {
        let value = if reduced { "reduce" } else { "no-preference" };
        features.push(json!({"name": "prefers-reduced-motion", "value": value}));
    }
    if arguments.has("media") || !features.is_empty() {
        let mut params = json!({"features": features});
        if let Some(media) = arguments.text("media") {
            params["media"] = media.into();
        }
        steps.push(("media".into(), "Emulation.setEmulatedMedia", params));
    }
    Ok(steps)
}

fn network(offline: bool) -> Value {
    json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
}
