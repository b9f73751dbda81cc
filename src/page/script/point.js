// What every part uses, and from an element to a point at which it is hit.

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

// Whether the box holds still from one frame to the next; waits a while for it. Where nothing was
// scrolled and no animation runs, it does; what a script moves is met by the guard of the press.
const still = async (target, patience, how) => {
  if (how === 'none' && !document.getAnimations().some(it => it.playState === 'running')) return true;
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
  if (!await still(target, patience, how)) return {moving: true, what: describe(node)};
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
