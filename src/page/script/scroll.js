// Scrolling, and what takes files.


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
