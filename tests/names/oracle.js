// What the oracles say of an element, and which elements they would have expected to be listed.
(async () => {
  if (!window.axe) {
    await new Promise((loaded, failed) => {
      const script = document.createElement("script");
      // axe looks for module loaders before it looks for a window.
      const define = window.define;
      window.define = undefined;
      script.onload = () => { window.define = define; script.remove(); loaded(); };
      script.onerror = () => failed(new Error("axe-core did not load"));
      script.src = "/axe-core/axe.min.js";
      document.head.append(script);
    });
  }
  const other = await import("/dom-accessibility-api/dist/index.mjs");
  axe.setup(document.documentElement);
  const squeeze = text => (text || "").replace(/\s+/g, " ").trim().slice(0, 1000);
  const seen = new Set();
  const axeRole = element => {
    const role = axe.commons.aria.getRole(element);
    // To axe every li is an item of a list; HTML-AAM says so only of those that are in one.
    if (role === "listitem" && !element.hasAttribute("role")) {
      const above = element.parentElement && axe.commons.aria.getRole(element.parentElement);
      if (above !== "list") return "generic";
    }
    return role === "none" || role === "presentation" ? "generic" : role || "generic";
  };
  window.oracle = {
    ask(element) {
      seen.add(element);
      return {
        tag: element.localName + (element.type ? `[${element.type}]` : ""),
        role: axeRole(element),
        name: squeeze(axe.commons.text.accessibleText(element)),
        role2: other.getRole(element) || "generic",
        name2: squeeze(other.computeAccessibleName(element)),
        text: squeeze(element.innerText || element.textContent),
        html: element.outerHTML.slice(0, 160),
      };
    },
    unseen() {
      const found = [];
      for (const element of document.body.querySelectorAll("*")) {
        if (seen.has(element) || !axe.commons.dom.isVisibleToScreenReaders(element)) continue;
        const role = axeRole(element);
        if (role === "generic") continue;
        found.push({ role, tag: element.localName,
          name: squeeze(axe.commons.text.accessibleText(element)),
          html: element.outerHTML.slice(0, 160) });
      }
      return found;
    },
  };
  return true;
})()
