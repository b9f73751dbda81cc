// What the engine asks of a document, in an isolated world: the page cannot change these
// functions, nor see them. Evaluated once per document; the object that it gives is kept.
(() => {
  'use strict';

  // Longest wait for a frame to be painted.
  const FRAME = 60;
  const later = ms => new Promise(done => setTimeout(done, ms));
  // A page in the background paints no frames.
  const nextFrame = () =>
    Promise.race([new Promise(done => requestAnimationFrame(() => done())), later(FRAME)]);

  const squeeze = text => String(text ?? '').replace(/\s+/g, ' ').trim();
  const cut = (text, length) => (text.length > length ? text.slice(0, length - 1) + '…' : text);
  const isElement = node => node?.nodeType === Node.ELEMENT_NODE;
  const elementOf = node => (isElement(node) ? node : node?.parentElement ?? null);

  // The parent as it is rendered: through slots and out of shadow roots.
  const flatParent = node =>
    node.assignedSlot ?? (node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentNode);
  const isWithin = (node, ancestor) => {
    for (let at = node; at; at = flatParent(at)) if (at === ancestor) return true;
    return false;
  };

  // What the eye meets at a point, through open shadow roots, and through the closed ones that
  // the wanted element is in.
  const hit = (x, y, wanted) => {
    let found = document.elementFromPoint(x, y);
    const roots = [];
    for (let at = wanted; at; ) {
      const root = at.getRootNode();
      if (!(root instanceof ShadowRoot)) break;
      roots.push(root);
      at = root.host;
    }
    while (found) {
      const root = found.shadowRoot ?? roots.find(root => root.host === found);
      const deeper = root?.elementFromPoint(x, y);
      if (!deeper || deeper === found) break;
      found = deeper;
    }
    return found;
  };

  // A few words for an element: `button#save "Save"`.
  const describe = node => {
    const element = elementOf(node);
    if (!element) return 'nothing';
    const id = element.id ? '#' + cut(squeeze(element.id), 40) : '';
    const first = element.classList?.[0];
    const name = id || (first ? '.' + cut(first, 40) : '');
    const label = squeeze(
      element.getAttribute('aria-label') || element.getAttribute('alt') ||
      element.getAttribute('title') || (element.innerText ?? element.textContent));
    return element.localName + name + (label ? ' "' + cut(label, 60) + '"' : '');
  };

  const isDisabled = element =>
    element.matches(':disabled') ? 'it is disabled'
    : element.closest('[aria-disabled="true"]') ? 'it is marked as disabled (aria-disabled)'
    : element.closest('[inert]') ? 'it is inert'
    : null;

  const boxes = node => {
    if (isElement(node)) {
      const own = [...node.getClientRects()];
      if (own.some(box => box.width > 0 && box.height > 0)) return own;
    }
    // A text, or an element without a box of its own (`display: contents`).
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };

  // Where to press for an element: itself, or a label that passes the press on when it has no
  // box of its own or cannot be seen.
  const pressable = node => {
    const visible = target =>
      boxes(target).some(box => box.width > 0 && box.height > 0) &&
      getComputedStyle(elementOf(target)).visibility === 'visible';
    if (visible(node)) return node;
    if (node.labels) for (const label of node.labels) if (visible(label)) return label;
    return null;
  };

  const receives = (found, target, original) => {
    if (!found) return false;
    if (isWithin(found, elementOf(original))) return true;
    // What can be pressed in a label (a link to the terms) keeps the press for itself.
    const keeps = found.closest?.('a,button,input,select,textarea');
    if (isWithin(found, elementOf(target)))
      return target === original || !keeps || !isWithin(keeps, elementOf(target));
    // A press on a label reaches the control that it labels.
    const label = found.closest?.('label');
    return !!label && (label.control === original || label.control === target) && !keeps;
  };

  // Where to press for a box, radio button or file input that its page hides behind a label: one
  // pixel large, clipped, or under something.
  const stand = (node, guarded) => {
    if (node.localName !== 'input' || !['checkbox', 'file', 'radio'].includes(node.type)) return null;
    for (const label of node.labels ?? []) {
      const found = probe(label, node);
      if (found.x === undefined) continue;
      if (guarded) arm(label, node);
      return {x: found.x, y: found.y, what: describe(node), via: describe(label)};
    }
    return null;
  };

  // Points worth trying in a box: the middle first.
  const SPOTS = [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75], [0.1, 0.1],
    [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]];

  // The box that a position within an element is measured in.
  const frameOf = target => (isElement(target) ? target.getBoundingClientRect() : boxes(target)[0]);
  const spot = (target, at) => {
    const box = frameOf(target);
    return {x: box.left + at[0], y: box.top + at[1],
      within: at[0] >= 0 && at[1] >= 0 && at[0] <= box.width && at[1] <= box.height,
      size: `${Math.round(box.width)} × ${Math.round(box.height)}`};
  };

  // The same for one place in it.
  const probeAt = (target, original, at) => {
    const {x, y, within, size} = spot(target, at);
    if (!within) return {beside: size};
    const width = document.documentElement.clientWidth || innerWidth;
    if (x < 0 || y < 0 || x >= width || y >= innerHeight) return {blocker: null, seen: 0};
    const found = hit(x, y, elementOf(original));
    return receives(found, target, original) ? {x, y} : {blocker: found, seen: 1};
  };

  const probe = (target, original) => {
    const width = document.documentElement.clientWidth || innerWidth;
    const height = innerHeight;
    let blocker = null;
    let seen = 0;
    for (const box of boxes(target).filter(box => box.width > 0 && box.height > 0).slice(0, 8)) {
      const left = Math.max(box.left, 0), right = Math.min(box.right, width);
      const top = Math.max(box.top, 0), bottom = Math.min(box.bottom, height);
      if (right <= left || bottom <= top) continue;
      for (const [fx, fy] of SPOTS) {
        let x = left + (right - left) * fx, y = top + (bottom - top) * fy;
        // Events carry fractions, but hit tests of thin boxes are safest at whole pixels.
        const rx = Math.round(x), ry = Math.round(y);
        if (rx > left && rx < right - 0.01) x = rx;
        if (ry > top && ry < bottom - 0.01) y = ry;
        seen += 1;
        const found = hit(x, y, elementOf(original));
        if (receives(found, target, original)) return {x, y};
        blocker ??= found;
      }
    }
    return {blocker, seen};
  };

  const scroll = (target, how) => {
    const element = elementOf(target);
    if (!element || how === 'none') return;
    const box = boxes(target)[0];
    if (how === 'needed') {
      if (!isElement(target) && box) element.scrollIntoView({block: 'center', behavior: 'instant'});
      else element.scrollIntoViewIfNeeded(true);
    } else element.scrollIntoView({block: how, inline: 'center', behavior: 'instant'});
  };

  const same = (a, b) => a && b && Math.abs(a.left - b.left) < 0.5 && Math.abs(a.top - b.top) < 0.5 &&
    Math.abs(a.width - b.width) < 0.5 && Math.abs(a.height - b.height) < 0.5;

  // Whether the box holds still from one frame to the next; waits a while for it.
  const still = async (target, patience) => {
    const until = performance.now() + patience;
    let last = boxes(target)[0];
    for (;;) {
      await nextFrame();
      const now = boxes(target)[0];
      if (!now || same(last, now)) return true;
      if (performance.now() > until) return false;
      last = now;
    }
  };

  // What the mouse brings about when it comes near (`:hover`, `mouseenter`) may put something
  // else under it before the press: that press must not reach the page. Armed with the point,
  // looked at by the first press, and over with it.
  const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'auxclick',
    'contextmenu', 'dblclick'];
  // A press that never comes must not leave the guard up for a later one.
  const GUARDED = 5000;
  let guard = null;

  const disarm = () => {
    if (!guard) return null;
    for (const kind of PRESSES) removeEventListener(kind, guard.look, true);
    const missed = guard.missed;
    guard = null;
    return missed;
  };

  const arm = (target, original) => {
    disarm();
    const mine = {missed: null, until: performance.now() + GUARDED};
    mine.look = event => {
      if (!event.isTrusted) return;
      if (mine.missed === null) {
        const at = event.composedPath()[0];
        // From here a closed shadow root is as opaque as its host.
        const holds = isElement(at) && isWithin(elementOf(original), at) &&
          !at.contains(elementOf(original));
        if (performance.now() > mine.until || holds || !isElement(at) ||
          receives(at, target, original)) {
          if (guard === mine) disarm();
          return;
        }
        mine.missed = describe(at);
      }
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    guard = mine;
    for (const kind of PRESSES) addEventListener(kind, mine.look, {capture: true});
  };

  // What the mouse was last brought to.
  let aimed = null;

  // Whether the page has put something else under the mouse where it rests. A hand would move it
  // there first, and pages count on that: a list that opened under it, for instance, waits for
  // the first move to mark its item (jQuery UI's autocomplete), and would mark it too late.
  const stirred = rest => {
    const before = aimed?.deref();
    return !!before && !!rest && document.elementFromPoint(rest[0], rest[1]) !== before;
  };

  const point = async (node, how, patience, at, guarded, rest) => {
    if (!node.isConnected) return {gone: true};
    const target = pressable(node);
    if (!target) {
      const style = getComputedStyle(elementOf(node));
      const why = style.display === 'none' ? 'it is not displayed'
        : style.visibility !== 'visible' ? 'it is not visible'
        : 'it has no size';
      return {hidden: why, what: describe(node)};
    }
    scroll(target, how);
    if (!await still(target, patience)) return {moving: true, what: describe(node)};
    if (!node.isConnected) return {gone: true};
    const found = at ? probeAt(target, node, at) : probe(target, node);
    if (found.beside) return {beside: found.beside, what: describe(node)};
    if (found.x !== undefined) {
      if (guarded) arm(target, node);
      const via = target === node ? null : describe(target);
      const moved = stirred(rest);
      const met = document.elementFromPoint(found.x, found.y);
      aimed = met && new WeakRef(met);
      return {x: found.x, y: found.y, what: describe(node), via, stirred: moved};
    }
    const instead = at ? null : stand(node, guarded);
    if (instead) return instead;
    if (!found.seen) return {outside: true, what: describe(node)};
    const passes = getComputedStyle(elementOf(target)).pointerEvents === 'none';
    return {covered: describe(found.blocker), passes, what: describe(node)};
  };

  // The middle of an element whatever covers it, for those who insist.
  const middle = (node, at) => {
    const target = node.isConnected ? pressable(node) ?? node : null;
    const box = target && boxes(target).find(box => box.width > 0 && box.height > 0);
    if (!box) return null;
    const {x, y} = at ? spot(target, at)
      : {x: box.left + box.width / 2, y: box.top + box.height / 2};
    const found = hit(x, y, elementOf(node));
    return {x, y, inside: x >= 0 && y >= 0 && x < innerWidth && y < innerHeight,
      obstructed: receives(found, target, node) ? null : describe(found), what: describe(node)};
  };

  // Whether the eye meets this frame's element at a point of its parent.
  const meets = (owner, x, y) => {
    const found = hit(x, y, owner);
    return found === owner ? {} : found ? {blocker: describe(found)} : {outside: true};
  };

  // --- what an element is, and what may be done with it ---

  const TEXTLESS = new Set(['button', 'checkbox', 'color', 'file', 'hidden', 'image', 'radio',
    'range', 'reset', 'submit']);
  const SET = new Set(['color', 'date', 'datetime-local', 'month', 'range', 'time', 'week']);

  const state = node => {
    const element = elementOf(node);
    const tag = element.localName;
    const type = tag === 'input' ? element.type : tag;
    return {
      what: describe(node), tag, type, connected: node.isConnected,
      disabled: isDisabled(element),
      readOnly: !!element.readOnly || element.getAttribute('aria-readonly') === 'true',
      editable: !!element.isContentEditable,
      takesText: tag === 'textarea' || (tag === 'input' && !TEXTLESS.has(type) && !SET.has(type)) ||
        !!element.isContentEditable,
      takesValue: tag === 'input' && SET.has(type),
      select: element.closest('select') !== null,
      checkable: tag === 'input' && (type === 'checkbox' || type === 'radio'),
      file: tag === 'input' && type === 'file',
      value: valueOf(element),
    };
  };

  const valueOf = element => {
    if (!element) return null;
    const tag = element.localName;
    if (tag === 'input' && (element.type === 'checkbox' || element.type === 'radio'))
      return String(element.checked);
    if (tag === 'input' && element.type === 'password') return '•'.repeat(element.value.length);
    if (tag === 'input' || tag === 'textarea') return element.value;
    if (tag === 'select') return [...element.selectedOptions].map(o => squeeze(o.label)).join(', ');
    if (element.isContentEditable) return element.innerText;
    return null;
  };

  const active = () => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at;
  };

  const focused = () => {
    const at = active();
    if (!at || at === document.body || at === document.documentElement) return null;
    return {...state(at), isFrame: at.localName === 'iframe' || at.localName === 'frame'};
  };

  const focus = node => {
    const element = elementOf(node);
    element.focus({preventScroll: false});
    // An editing host takes the focus for what is inside it.
    const at = active();
    return at === element || (!!at && isWithin(element, at)) || (!!at && isWithin(at, element));
  };

  // Marks all that is in a field, so that what is typed next replaces it.
  const selectAll = node => {
    const element = elementOf(node);
    if (typeof element.select === 'function') element.select();
    else getSelection().selectAllChildren(element);
  };

  const caretToEnd = node => {
    const element = elementOf(node);
    if (element.isContentEditable) {
      const selection = getSelection();
      selection.selectAllChildren(element);
      selection.collapseToEnd();
    } else if (typeof element.setSelectionRange === 'function') {
      // Kinds of fields without a caret (number, email) refuse.
      try { element.setSelectionRange(element.value.length, element.value.length); } catch {}
    }
  };

  const announce = (element, ...kinds) => {
    for (const kind of kinds)
      element.dispatchEvent(new Event(kind, {bubbles: true, composed: kind === 'input'}));
  };

  // Sets a control that is not typed into. Gives the value that it has then.
  const setValue = (node, value) => {
    const element = elementOf(node);
    const before = element.value;
    element.value = value;
    const taken = element.value;
    if (taken !== value && !(element.type === 'color' && taken === value.toLowerCase())) {
      const near = element.type === 'range' && value !== '' && !Number.isNaN(Number(value));
      if (!near) {
        element.value = before;
        return {refused: taken, kind: element.type};
      }
    }
    if (taken !== before) announce(element, 'input', 'change');
    return {value: element.value};
  };

  // A press of the element's own activation: the property, then click, input and change, as
  // for a person, but no mouse.
  const check = (node, wanted) => {
    const element = elementOf(node);
    if (element.type === 'radio' && !wanted && element.checked) return {radio: true};
    const changed = element.checked !== wanted;
    if (changed) element.click();
    if (element.checked !== wanted) return {checked: element.checked, refused: true};
    return {checked: element.checked, changed};
  };

  const options = select => [...select.options].map(option =>
    ({value: option.value, label: squeeze(option.label), disabled: option.disabled ||
      !!option.closest('optgroup')?.disabled, chosen: option.selected}));

  const choose = (node, wanted) => {
    const select = elementOf(node).closest('select');
    if (!select) return {none: true};
    if (wanted.length > 1 && !select.multiple) return {single: true};
    const known = [...select.options];
    const picked = [];
    for (const text of wanted) {
      const fits = option => option.value === text;
      const named = option => squeeze(option.label) === squeeze(text) || squeeze(option.text) === squeeze(text);
      const found = known.filter(named).length === 1 ? known.find(named) : known.find(fits) ?? known.find(named);
      if (!found) return {missing: text, options: options(select).slice(0, 50), count: known.length};
      if (found.disabled || found.closest('optgroup')?.disabled) return {disabled: text};
      picked.push(found);
    }
    const before = known.map(option => option.selected).join();
    for (const option of known) option.selected = picked.includes(option);
    if (known.map(option => option.selected).join() !== before) announce(select, 'input', 'change');
    return {chosen: [...select.selectedOptions].map(option => squeeze(option.label))};
  };

  // --- finding ---

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

  // --- what changed ---

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
    await nextFrame();
    collect();
    while (mine.last) {
      const now = performance.now();
      if (now - mine.last >= quiet || now - started >= bound) break;
      await later(Math.min(20, quiet));
      collect();
    }
    mine.observer.disconnect();
    if (watching === mine) watching = null;
    return {...summary(mine), missed: disarm()};
  };

  // --- waiting and measuring ---

  const says = text => {
    const wanted = squeeze(text).toLowerCase();
    let count = 0;
    const body = document.body;
    if (!body) return 0;
    const walk = root => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (isElement(node)) { if (node.shadowRoot) walk(node.shadowRoot); continue; }
        if (node.data.toLowerCase().includes(wanted) && isRendered(node.parentElement)) count += 1;
      }
    };
    if (squeeze(body.innerText).toLowerCase().includes(wanted)) count += 1;
    else walk(body);
    return count;
  };

  const counts = selector => {
    const found = query(selector, 1000);
    return {count: found.length, visible: found.filter(isRendered).length};
  };

  // True once the document is parsed; false when it is not by then.
  const parsed = patience => document.readyState !== 'loading' || Promise.race([
    new Promise(done => addEventListener('DOMContentLoaded', () => done(true), {once: true})),
    later(patience).then(() => false)]);

  // Parsed, then with all that it needs, each within its bound.
  const loaded = async (parsedIn, loadedIn) => {
    const done = await parsed(parsedIn);
    const complete = done && (document.readyState === 'complete' || await Promise.race([
      new Promise(yes => addEventListener('load', () => yes(true), {once: true})),
      later(loadedIn).then(() => false)]));
    const entry = performance.getEntriesByType('navigation')[0];
    return {loaded: complete, title: document.title, status: entry?.responseStatus ?? 0};
  };

  const size = () => ({width: innerWidth, height: innerHeight});

  const viewBox = node => {
    const all = boxes(node).filter(box => box.width > 0 && box.height > 0);
    if (!all.length) return null;
    const left = Math.min(...all.map(b => b.left)), top = Math.min(...all.map(b => b.top));
    return {x: left, y: top, width: Math.max(...all.map(b => b.right)) - left,
      height: Math.max(...all.map(b => b.bottom)) - top};
  };

  // --- scrolling ---

  const scrollable = (element, dx, dy) => {
    const style = getComputedStyle(element);
    const root = element === document.scrollingElement;
    const may = value => root || value === 'auto' || value === 'scroll' || value === 'overlay';
    return (dy && may(style.overflowY) && element.scrollHeight > element.clientHeight + 1) ||
      (dx && may(style.overflowX) && element.scrollWidth > element.clientWidth + 1);
  };

  const place = element => ({x: element.scrollLeft, y: element.scrollTop});
  const left = element => ({
    up: Math.round(element.scrollTop),
    down: Math.max(0, Math.round(element.scrollHeight - element.clientHeight - element.scrollTop)),
    left: Math.round(element.scrollLeft),
    right: Math.max(0, Math.round(element.scrollWidth - element.clientWidth - element.scrollLeft)),
  });

  // Scrolls what is around the element (or the largest thing that scrolls) and says what moved.
  const scrollBy = async (node, dx, dy, pages) => {
    let at = node ? elementOf(node) : null;
    if (!at) {
      const root = document.scrollingElement;
      at = root && scrollable(root, dx, dy) ? root : [...document.querySelectorAll('*')]
        .filter(element => scrollable(element, dx, dy) && isRendered(element))
        .sort((a, b) => b.clientWidth * b.clientHeight - a.clientWidth * a.clientHeight)[0] ?? root;
    }
    while (at && !scrollable(at, dx, dy)) {
      const above = flatParent(at);
      at = isElement(above) ? above : null;
    }
    at ??= document.scrollingElement;
    if (!at) return {none: true};
    const before = place(at);
    const width = pages ? at.clientWidth * 0.9 : 1, height = pages ? at.clientHeight * 0.9 : 1;
    at.scrollBy({left: dx * width, top: dy * height, behavior: 'instant'});
    // Lists that load more do it on the next frames.
    await nextFrame();
    await nextFrame();
    const after = place(at);
    return {what: at === document.scrollingElement ? 'the page' : describe(at),
      moved: {x: Math.round(after.x - before.x), y: Math.round(after.y - before.y)}, left: left(at)};
  };

  // The file input that an element is, labels, or sits beside.
  const fileInput = node => {
    const isFile = it => it?.localName === 'input' && it.type === 'file';
    const element = elementOf(node);
    const label = element.closest('label');
    const near = [element, label?.control, label?.querySelector('input[type=file]'),
      element.querySelector?.('input[type=file]')];
    const found = near.find(isFile);
    if (found) return found;
    const scope = element.closest('form,fieldset,section,[role=group]') ?? element.parentElement;
    const inputs = scope ? [...scope.querySelectorAll('input[type=file]')] : [];
    return inputs.length === 1 ? inputs[0] : null;
  };
  const fileLimits = input => ({multiple: input.multiple || input.webkitdirectory, disabled: isDisabled(input)});
  const scrolled = () => ({x: scrollX, y: scrollY});

  const showNode = node => { elementOf(node)?.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'}); return true; };

  return {point, middle, meets, state, focus, focused, selectAll, caretToEnd, setValue, check,
    choose, query, clickables, watch, changes, says, counts, parsed, loaded, size, fileInput, fileLimits, scrolled, viewBox, scrollBy, showNode,
    hasFocus: node => { const at = active(); return !!at && isWithin(at, elementOf(node)); },
    label: node => squeeze(elementOf(node).label ?? elementOf(node).textContent),
    describe, isDisabled: node => isDisabled(elementOf(node)), value: node => valueOf(elementOf(node))};
})()
