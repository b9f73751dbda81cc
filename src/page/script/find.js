// Finding elements.


const everywhere = function* (root) {
  yield root;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.shadowRoot) yield* everywhere(node.shadowRoot);
};

// The elements that a selector names, in the document and its open shadow roots.
const query = (selector, limit) => {
  const found = [];
  for (const root of everywhere(document)) {
    for (const element of root.querySelectorAll(selector)) {
      found.push(element);
      if (found.length >= limit) return found;
    }
  }
  return found;
};

const NATIVE = 'a[href],button,input,select,textarea,summary,option,label,[role],[contenteditable=""],[contenteditable=true]';

// Shadow roots whose listeners are asked for.
const ROOTS = 50;

// The body and the shadow roots, then elements that a person would press although
// nothing says what they are.
const clickables = limit => {
  const begin = [document.body ?? document.documentElement];
  const found = [];
  for (const root of everywhere(document)) {
    if (root !== document && begin.length < ROOTS) begin.push(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.matches(NATIVE)) continue;
      const handled = node.hasAttribute('onclick') || node.hasAttribute('onmousedown');
      if (!handled) {
        // The hand is inherited: where it begins is the thing to press.
        if (getComputedStyle(node).cursor !== 'pointer') continue;
        const above = flatParent(node);
        if (isElement(above) && getComputedStyle(above).cursor === 'pointer') continue;
        if (node.closest('a[href],button,label,summary')) continue;
      }
      found.push(node);
      if (found.length >= limit) return [...begin, ...found];
    }
  }
  return [...begin, ...found];
};
