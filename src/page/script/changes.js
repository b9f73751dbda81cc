// What changed since a watch was set.


const LIMIT = 400;
let watching = null;

const controls = () => {
  const all = document.querySelectorAll('input,select,textarea,option,dialog,details');
  const state = new Map();
  for (let i = 0; i < all.length && i < 2000; i += 1) {
    const it = all[i];
    const kind = it.localName;
    if (kind === 'dialog' || kind === 'details') state.set(it, {open: String(it.open)});
    else if (kind === 'option') state.set(it, {selected: String(it.selected)});
    else if (it.type === 'checkbox' || it.type === 'radio') state.set(it, {checked: String(it.checked)});
    else if (it.type === 'password') state.set(it, {value: '•'.repeat(it.value.length)});
    else if (kind !== 'select') state.set(it, {value: it.value});
  }
  return state;
};

const watch = () => {
  watching?.observer.disconnect();
  const mine = {records: [], more: 0, last: 0, before: controls(), scroll: [scrollX, scrollY],
    title: document.title};
  const take = list => {
    mine.last = performance.now();
    for (const record of list) {
      if (mine.records.length < LIMIT) mine.records.push(record);
      else mine.more += 1;
    }
  };
  mine.take = take;
  mine.observer = new MutationObserver(take);
  const what = {subtree: true, childList: true, characterData: true, attributes: true,
    attributeOldValue: true, characterDataOldValue: true};
  for (const root of everywhere(document)) mine.observer.observe(root, what);
  watching = mine;
  return true;
};

const WORTH = new Set(['disabled', 'checked', 'selected', 'open', 'hidden', 'value', 'href',
  'src', 'class', 'style', 'title', 'alt', 'readonly', 'required', 'placeholder', 'data-state']);
const isRendered = element => !!element && element.getClientRects().length > 0;
const textOf = node => cut(squeeze(isElement(node) ? node.innerText ?? node.textContent : node.textContent), 60);
const roleOf = element => element.getAttribute('role') || element.localName;

// One list of changes: appeared, went, another text, another attribute or property.
const QUIET = new Set(['script', 'style', 'link', 'meta', 'template', 'head', 'title']);
const summary = mine => {
  const all = [], known = new Map();
  const put = (node, name, change) => {
    const names = known.get(node) ?? known.set(node, new Set()).get(node);
    if (names.has(name)) return;
    names.add(name);
    all.push(change);
  };
  const added = new Set(), removed = new Set(), texts = new Set();
  for (const record of mine.records) {
    if (record.type !== 'childList') continue;
    for (const node of record.addedNodes) if (!removed.delete(node)) added.add(node);
    for (const node of record.removedNodes) if (!added.delete(node)) removed.add(node);
  }
  const isNew = node => { for (let at = node; at; at = at.parentNode) if (added.has(at)) return true; return false; };
  for (const node of added) {
    if (!node.isConnected || isNew(node.parentNode)) continue;
    if (node.nodeType === Node.TEXT_NODE) { if (squeeze(node.data)) texts.add(node.parentElement); continue; }
    if (!isElement(node) || QUIET.has(node.localName) || (!isRendered(node) && !textOf(node))) continue;
    put(node, 'add', {kind: 'add', role: roleOf(node), text: textOf(node)});
  }
  for (const node of removed) {
    if (node.isConnected || !isElement(node) || QUIET.has(node.localName)) continue;
    put(node, 'remove', {kind: 'remove', role: roleOf(node), text: cut(squeeze(node.textContent), 60)});
  }
  for (const record of mine.records) {
    const node = record.target;
    if (!node.isConnected || isNew(node)) continue;
    if (record.type === 'characterData') texts.add(node.parentElement);
    else if (record.type === 'childList') {
      // A text replaced as a whole is one record: the old one out, the new one in.
      const areTexts = list => [...list].every(n => n.nodeType === Node.TEXT_NODE);
      if (areTexts(record.addedNodes) && areTexts(record.removedNodes)) texts.add(node);
    } else {
      const name = record.attributeName, now = node.getAttribute(name);
      const minor = name === 'class' || name === 'style';
      if ((!WORTH.has(name) && !name.startsWith('aria-')) || now === record.oldValue) continue;
      put(node, name, {kind: 'attribute', minor, name, role: roleOf(node), text: textOf(node),
        from: record.oldValue, to: now});
    }
  }
  for (const element of texts) {
    if (!isElement(element) || QUIET.has(element.localName) || !element.isConnected || isNew(element)) continue;
    put(element, 'text', {kind: 'text', role: roleOf(element), text: textOf(element)});
  }
  for (const [element, now] of controls()) {
    const before = mine.before.get(element);
    if (!before || isNew(element)) continue;
    for (const name of Object.keys(now)) {
      if (before[name] === now[name]) continue;
      const named = element.labels?.[0]?.textContent || element.getAttribute('aria-label') ||
        element.label || element.name;
      put(element, name, {kind: 'property', name,
        role: element.localName === 'input' ? element.type : roleOf(element),
        text: cut(squeeze(named), 60), from: before[name], to: now[name]});
    }
  }
  if (document.title !== mine.title)
    all.push({kind: 'property', name: 'title', role: 'document', text: '', from: mine.title, to: document.title});
  // How a thing looks comes after what it says.
  all.sort((a, b) => (a.minor ? 1 : 0) - (b.minor ? 1 : 0));
  const brief = value => (value === null || value === undefined ? null : cut(squeeze(value), 60));
  const list = all.slice(0, 5).map(({kind, name, role, text, from, to}) =>
    ({kind, name, role, text, from: brief(from), to: brief(to)}));
  return {list, more: Math.max(0, all.length - 5) + mine.more,
    scrolled: mine.scroll[0] !== scrollX || mine.scroll[1] !== scrollY};
};

// Ends the watch. A page that does nothing within two frames is done; one that does is waited
// for until it is quiet, or for the bound.
const changes = async (quiet, bound) => {
  const mine = watching;
  if (!mine) return null;
  const started = performance.now();
  const collect = () => {
    const pending = mine.observer.takeRecords();
    if (pending.length) mine.take(pending);
  };
  await nextFrame();
  collect();
  if (!mine.last) {
    await nextFrame();
    collect();
  }
  while (mine.last) {
    const now = performance.now(), rest = mine.last + quiet - now;
    if (rest <= 0 || now - started >= bound) break;
    await later(rest);
    collect();
  }
  mine.observer.disconnect();
  if (watching === mine) watching = null;
  return {...summary(mine), missed: disarm()};
};
