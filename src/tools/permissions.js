// Tells what a page asks a person for, and what it was answered. Installed in the page's own
// world before any script of it: there is no event of the browser for it, and another world sees
// nothing of the calls of this one. Everything is left to the native functions, but for choosers
// that the browser would show where nobody looks, and for ever.
(config) => {
  "use strict";
  const scope = globalThis;
  const signal = scope[config.signal];
  // Without the signal this document tells already.
  if (typeof signal !== "function") return;
  delete scope[config.signal];

  // Pristine copies: a page may replace any of these later.
  const { apply, getOwnPropertyDescriptor, defineProperty } = Reflect;
  const { stringify } = JSON;
  const Thrown = scope.DOMException;
  const Promised = Promise;
  const { then } = Promise.prototype;
  const reject = Promise.reject;
  const resolve = Promise.resolve;
  const toText = Function.prototype.toString;
  const origin = `${scope.origin}`;
  const activation = scope.navigator?.userActivation;
  const isActive = activation
    && getOwnPropertyDescriptor(Object.getPrototypeOf(activation), "isActive")?.get;

  let last = 0;
  const tell = (id, what, answer) => {
    try {
      apply(signal, scope, [stringify({ id, what, origin, answer })]);
    } catch {
      // The session that listened is gone.
    }
  };
  const asked = (what) => {
    last += 1;
    const id = last;
    tell(id, what, null);
    return (answer) => tell(id, what, answer);
  };
  const said = (value) => value === "granted" || value === "denied" || value === "default"
    ? (value === "default" ? "denied" : value)
    : value === false ? "denied" : "granted";
  const refused = (error) => {
    const name = typeof error?.name === "string" ? error.name : "Error";
    return name === "NotAllowedError" || name === "SecurityError" || error?.code === 1
      ? "denied" : `failed (${name})`;
  };

  const stand = (holder, name, instead) => {
    const found = holder && getOwnPropertyDescriptor(holder, name);
    if (typeof found?.value !== "function") return;
    const value = new Proxy(found.value, {
      apply: (native, self, given) => instead(self, given, (list) => apply(native, self, list)),
      get: (native, key) => {
        if (key !== "toString") return native[key];
        return () => apply(toText, native, []);
      },
    });
    defineProperty(holder, name, { ...found, value });
  };
  const heard = (report, promise) => apply(then, promise, [
    (value) => { report(said(value)); return value; },
    (error) => { report(refused(error)); throw error; },
  ]);
  const promises = (holder, name, what) => stand(holder, name, (self, given, native) => {
    const named = typeof what === "function" ? what(given) : what;
    if (!named) return native(given);
    const report = asked(named);
    let promise;
    try {
      promise = native(given);
    } catch (error) {
      report(refused(error));
      throw error;
    }
    return promise instanceof Promised ? heard(report, promise) : promise;
  });
  // `yes` and `no` are the places of the callbacks.
  const callbacks = (holder, name, what, yes, no) => stand(holder, name, (self, given, native) => {
    if (typeof given[yes] !== "function") return native(given);
    const report = asked(typeof what === "function" ? what(given) : what);
    const list = [...given];
    list[yes] = (...result) => { report("granted"); return apply(given[yes], undefined, result); };
    list[no] = (...result) => {
      report(refused(result[0]));
      if (typeof given[no] === "function") return apply(given[no], undefined, result);
      return undefined;
    };
    return native(list);
  });
  // Ends as when a person closes the chooser.
  const chooser = (holder, name, what, close) => stand(holder, name, (self, given, native) => {
    const active = isActive ? apply(isActive, activation, []) : true;
    const report = asked(what);
    if (!active) return heard(report, native(given));
    report("denied");
    return close();
  });
  const fails = (name, message) => () => apply(reject, Promised, [new Thrown(message, name)]);

  const media = (given) => {
    const kinds = [given[0]?.video && "camera", given[0]?.audio && "microphone"];
    return kinds[0] && kinds[1] ? "camera and microphone" : kinds[0] || kinds[1] || "media";
  };
  const at = (name) => scope[name]?.prototype;
  callbacks(at("Geolocation"), "getCurrentPosition", "geolocation", 0, 1);
  callbacks(at("Geolocation"), "watchPosition", "geolocation", 0, 1);
  callbacks(at("Navigator"), "webkitGetUserMedia", media, 1, 2);
  promises(at("MediaDevices"), "getUserMedia", media);
  promises(scope.Notification, "requestPermission", "notifications");
  promises(at("PushManager"), "subscribe", "push messages");
  promises(at("Clipboard"), "read", "clipboard-read");
  promises(at("Clipboard"), "readText", "clipboard-read");
  promises(at("Navigator"), "requestMIDIAccess", "midi");
  promises(scope.IdleDetector, "requestPermission", "idle-detection");
  promises(scope, "getScreenDetails", "window-management");
  promises(scope, "queryLocalFonts", "local-fonts");
  promises(at("NDEFReader"), "scan", "nfc");
  promises(at("StorageManager"), "persist", "persistent-storage");
  promises(at("Document"), "requestStorageAccess", "storage-access");
  // These end by a timeout of their own, and a virtual authenticator may answer them.
  const passkey = (given) => given[0]?.publicKey && "a passkey";
  promises(at("CredentialsContainer"), "get", passkey);
  promises(at("CredentialsContainer"), "create", passkey);
  chooser(at("MediaDevices"), "getDisplayMedia", "display-capture",
    fails("NotAllowedError", "Permission denied"));
  chooser(at("USB"), "requestDevice", "a USB device",
    fails("NotFoundError", "Failed to execute 'requestDevice' on 'USB': No device selected."));
  chooser(at("Serial"), "requestPort", "a serial port",
    fails("NotFoundError", "Failed to execute 'requestPort' on 'Serial': No port selected by the user."));
  chooser(at("Bluetooth"), "requestDevice", "a Bluetooth device",
    fails("NotFoundError", "User cancelled the requestDevice() chooser."));
  chooser(at("HID"), "requestDevice", "an HID device", () => apply(resolve, Promised, [[]]));
}
