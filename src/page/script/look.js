// Waiting for a document, and measuring.


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
