// What the engine may call.

return {point, middle, meets, state, focus, focused, selectAll, caretToEnd, setValue, check,
  choose, query, clickables, watch, changes, says, counts, parsed, loaded, size, fileInput, fileLimits, scrolled, viewBox, scrollBy, showNode,
  hasFocus: node => { const at = active(); return !!at && isWithin(at, elementOf(node)); },
  label: node => squeeze(elementOf(node).label ?? elementOf(node).textContent),
  describe, isDisabled: node => isDisabled(elementOf(node)), value: node => valueOf(elementOf(node))};
