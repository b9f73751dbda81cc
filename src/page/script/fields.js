// What an element is, and what may be done with it.


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
