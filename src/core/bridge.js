// Stands in for alert, confirm and prompt where something else dismisses native dialogs.
// Installed before any script of the page. It never invents an answer: where it cannot ask, the
// native function decides.
(config) => {
  "use strict";
  const scope = globalThis;
  const signal = scope[config.signal];
  // Without the signal this document has the bridge already.
  if (typeof signal !== "function" || typeof XMLHttpRequest !== "function") return;
  delete scope[config.signal];

  // Pristine copies: a page may replace any of these later.
  const { apply, getOwnPropertyDescriptor, defineProperty } = Reflect;
  const { stringify, parse } = JSON;
  const Request = XMLHttpRequest;
  const { open, send } = Request.prototype;
  const getter = (name) => getOwnPropertyDescriptor(Request.prototype, name).get;
  const status = getter("status");
  const responseText = getter("responseText");
  const slice = String.prototype.slice;
  const includes = String.prototype.includes;
  const toText = Function.prototype.toString;
  const frameElement = getOwnPropertyDescriptor(scope, "frameElement")?.get;
  const hasAttribute = Element.prototype.hasAttribute;
  const getAttribute = Element.prototype.getAttribute;
  const page = scope.location;

  // The engine knows this function by its name, and answers while it is paused. It writes into
  // an object: what is assigned to a local variable of a paused function does not last.
  const { [config.pause]: pause } = {
    [config.pause](box) {
      debugger;
      return box.answer;
    },
  };

  // A frame that may not show dialogs must not get one through us. Where the element cannot be
  // seen from here, the engine looks it up.
  const mayNotAsk = () => {
    try {
      const element = frameElement && apply(frameElement, scope, []);
      return Boolean(element)
        && apply(hasAttribute, element, ["sandbox"])
        && !apply(includes, apply(getAttribute, element, ["sandbox"]), ["allow-modals"]);
    } catch {
      return false;
    }
  };

  const ask = (kind, message, initial) => {
    if (mayNotAsk()) return undefined;
    const text = stringify({
      kind,
      message: apply(slice, message, [0, config.longest]),
      initial: apply(slice, initial, [0, config.longest]),
      url: page.href,
      opaque: scope.origin === "null",
    });
    let answer;
    try {
      const request = new Request();
      apply(open, request, ["POST", config.url, false]);
      apply(send, request, [text]);
      if (apply(status, request, []) === 200) answer = parse(apply(responseText, request, []));
    } catch (error) {
      // Native dialogs are not shown in this phase either.
      if (apply(includes, `${error?.message}`, ["page dismissal"])) return undefined;
    }
    if (answer === undefined) {
      // Content security policy and permissions policy forbid the request; from the next time
      // on the engine answers through the debugger.
      apply(signal, scope, [""]);
      answer = pause({ text, answer: undefined });
    }
    return answer && !answer.native ? answer : undefined;
  };

  const stand = (name, asked) => {
    const native = scope[name];
    const instead = new Proxy(native, {
      apply: (target, self, given) => asked(given, () => apply(target, scope, given)),
      get: (target, key) => {
        if (key !== "toString") return target[key];
        return () => apply(toText, target, []);
      },
    });
    defineProperty(scope, name, {
      value: instead, writable: true, enumerable: true, configurable: true,
    });
  };

  // Template strings convert as the native functions do: a symbol throws a TypeError.
  stand("alert", (given, native) => {
    const message = given.length > 0 ? `${given[0]}` : "";
    if (ask("alert", message, "") === undefined) native();
  });
  stand("confirm", (given, native) => {
    const message = given.length > 0 && given[0] !== undefined ? `${given[0]}` : "";
    const answer = ask("confirm", message, "");
    return answer === undefined ? native() : answer.accept === true;
  });
  stand("prompt", (given, native) => {
    const message = given.length > 0 && given[0] !== undefined ? `${given[0]}` : "";
    const initial = given.length > 1 && given[1] !== undefined ? `${given[1]}` : "";
    const answer = ask("prompt", message, initial);
    if (answer === undefined) return native();
    return answer.accept === true ? `${answer.text ?? ""}` : null;
  });
}
