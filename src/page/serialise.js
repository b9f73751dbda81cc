// Turns a value of the page into a table that can be sent: plain arrays, strings and numbers.
//
// It runs in the page's own world, because objects cannot be handed to another one. So it leans
// on syntax rather than on what the page may have replaced: no methods of arrays or strings, no
// JSON. Chrome itself turns the table into text, without asking toJSON.
//
// A value is itself (null, booleans, finite numbers, strings) or a tagged array:
//   ["u"] undefined   ["n", text] number   ["b", text] bigint    ["y", text] symbol
//   ["f", name]       ["d", text] date     ["r", text] regexp    ["N", text] DOM node
//   ["O", class]      ["x", why] a getter threw                  ["h", count] holes
//   ["c", what] cut   ["S", begin, length] a string that was cut
//   ["@", row] here is that row, ["=", row] it was met before
// Rows come in breadth-first order, so that what is near is complete when something must be cut:
//   { k: kind, c: class, n: entries there are, v: values, K: keys, p: parent, s: step, e: error }
async function serialise(options, value) {
  const apply = Reflect.apply;
  const MAP = Map.prototype;
  const SET = Set.prototype;
  const DATE = Date.prototype;
  const toText = Object.prototype.toString;
  const STOP = { __proto__: null };

  if (options.call && typeof value === 'function' && !isClass(value)) value = await value();
  value = await value;

  let entries = options.entries;
  let bytes = options.bytes;
  let holesSeen = 0;
  let cut = false;
  const rows = [];
  const subjects = [];
  const depths = [];
  const known = memory();
  // A string that is the value itself is never cut.
  const top = typeof value === 'string' ? value : encode(value, -1, '', 0);
  for (let row = 0; row < rows.length; row++) {
    if (entries <= 0) {
      rows[row].k = 'c';
      cut = true;
      continue;
    }
    try {
      expand(row);
    } catch (error) {
      if (error !== STOP) rows[row].e = ['x', messageOf(error)];
    }
  }
  return { __proto__: null, top, rows, cut };

  function isClass(f) {
    try {
      const source = apply(Function.prototype.toString, f, []);
      const begin = slice(source, source.length < 5 ? source.length : 5);
      return begin === 'class' && (source[5] <= ' ' || source[5] === '{');
    } catch {
      return false;
    }
  }

  // Identity to row. A page that broke Map gets a slow one that works.
  function memory() {
    try {
      const map = new Map();
      const get = map.get;
      const set = map.set;
      const key = {};
      apply(set, map, [key, 1]);
      if (apply(get, map, [key]) === 1) {
        return {
          __proto__: null,
          get: (o) => apply(get, map, [o]),
          set: (o, row) => apply(set, map, [o, row]),
        };
      }
    } catch {}
    return {
      __proto__: null,
      get: (o) => {
        for (let i = 0; i < subjects.length; i++) if (subjects[i] === o) return i;
        return undefined;
      },
      set: () => {},
    };
  }

  function add(list, item) {
    list[list.length] = item;
  }

  function slice(text, end) {
    let part = '';
    for (let i = 0; i < end; i++) part += text[i];
    return part;
  }

  function string(text) {
    if (text.length <= bytes) {
      bytes -= text.length;
      return text;
    }
    cut = true;
    const begin = slice(text, bytes < 200 ? bytes : 200);
    bytes -= begin.length;
    return ['S', begin, text.length];
  }

  function short(text, limit) {
    text = `${text}`;
    return text.length > limit ? slice(text, limit) + '…' : text;
  }

  function messageOf(error) {
    try {
      const isObject = typeof error === 'object' && error !== null;
      return short(isObject && 'message' in error ? error.message : error, 200);
    } catch {
      return 'it cannot be told why';
    }
  }

  function nameOf(o) {
    try {
      const tag = apply(toText, o, []);
      let name = '';
      for (let i = 8; i < tag.length - 1; i++) name += tag[i];
      if (name !== 'Object') return name;
      const maker = o.constructor;
      return typeof maker === 'function' && typeof maker.name === 'string' && maker.name
        ? short(maker.name, 100)
        : name;
    } catch {
      return 'Object';
    }
  }

  function encode(v, parent, step, depth) {
    switch (typeof v) {
      case 'undefined':
        // document.all says so of itself.
        return v === undefined ? ['u'] : ['O', 'HTMLAllCollection'];
      case 'boolean':
        return v;
      case 'string':
        return string(v);
      case 'number':
        if (v !== v) return ['n', 'NaN'];
        if (v === Infinity) return ['n', 'Infinity'];
        if (v === -Infinity) return ['n', '-Infinity'];
        return v === 0 && 1 / v < 0 ? ['n', '-0'] : v;
      case 'bigint':
        return ['b', string(`${v}`)];
      case 'symbol':
        try {
          return ['y', short(apply(Symbol.prototype.toString, v, []), 200)];
        } catch {
          return ['y', 'Symbol()'];
        }
      case 'function':
        try {
          return ['f', typeof v.name === 'string' ? short(v.name, 200) : ''];
        } catch {
          return ['f', ''];
        }
    }
    if (v === null) return null;
    const before = known.get(v);
    if (before !== undefined) return ['=', before];
    try {
      const leaf = describe(v);
      if (leaf !== undefined) return leaf;
    } catch (error) {
      return ['x', messageOf(error)];
    }
    if (depth > options.depth) {
      cut = true;
      return ['c', 'depth'];
    }
    const row = rows.length;
    add(rows, { __proto__: null, k: 'o', c: nameOf(v), n: 0, v: [], K: [], p: parent, s: step });
    add(subjects, v);
    add(depths, depth);
    known.set(v, row);
    return ['@', row];
  }

  // What has no parts worth listing.
  function describe(v) {
    let isWindow = false;
    try {
      isWindow = v.window === v && v.self === v;
    } catch {}
    if (isWindow) {
      let url = '';
      try {
        url = ` ${v.location.href}`;
      } catch {}
      return ['O', short(`Window${url}`, 300)];
    }
    const node = nodeText(v);
    if (node !== undefined) return ['N', node];
    switch (nameOf(v)) {
      case 'Date': {
        let time;
        try {
          time = apply(DATE.getTime, v, []);
        } catch {
          return undefined;
        }
        return ['d', time !== time ? 'Invalid Date' : apply(DATE.toISOString, v, [])];
      }
      case 'RegExp':
        return typeof v.source === 'string' && typeof v.flags === 'string'
          ? ['r', short(`/${v.source}/${v.flags}`, 10_000)]
          : undefined;
      case 'Promise':
      case 'WeakMap':
      case 'WeakSet':
      case 'WeakRef':
        return ['O', nameOf(v)];
    }
    return undefined;
  }

  function getter(proto, name) {
    return Reflect.getOwnPropertyDescriptor(proto, name).get;
  }

  function nodeText(v) {
    let type;
    try {
      if (typeof Node === 'undefined') return undefined;
      // Throws for everything that is not a node, of whatever window.
      type = apply(getter(Node.prototype, 'nodeType'), v, []);
    } catch {
      return undefined;
    }
    try {
      const name = apply(getter(Node.prototype, 'nodeName'), v, []);
      const content = apply(getter(Node.prototype, 'textContent'), v, []);
      if (type === 9) {
        return short(`#document ${apply(getter(Document.prototype, 'URL'), v, [])}`, 300);
      }
      if (type !== 1) return content === null ? name : `${name} "${clean(content)}"`;
      let text = `<${apply(getter(Element.prototype, 'localName'), v, [])}`;
      const wanted = ['id', 'class', 'name', 'type', 'role', 'aria-label', 'href'];
      for (let i = 0; i < wanted.length; i++) {
        const value = apply(Element.prototype.getAttribute, v, [wanted[i]]);
        if (value) text += ` ${wanted[i]}="${short(value, 60)}"`;
      }
      const inner = clean(content);
      return inner ? `${text}>${inner}` : `${text}>`;
    } catch {
      return 'a node';
    }
  }

  function clean(text) {
    let result = '';
    for (let i = 0; i < text.length && i < 500; i++) {
      if (result.length >= 60) return `${result}…`;
      const space = text[i] <= ' ';
      if (!space) result += text[i];
      else if (result && result[result.length - 1] !== ' ') result += ' ';
    }
    return result[result.length - 1] === ' ' ? slice(result, result.length - 1) : result;
  }

  function keysOf(o) {
    try {
      const keys = Object.keys(o);
      if (typeof keys.length === 'number') return keys;
    } catch {}
    // By syntax alone, where the page broke Object.keys; a copy asks every getter.
    const keys = [];
    for (const key in { __proto__: null, ...o }) add(keys, key);
    return keys;
  }

  function isList(name, o) {
    switch (name) {
      case 'Array':
      case 'Arguments':
      case 'NodeList':
      case 'HTMLCollection':
      case 'FileList':
      case 'DOMTokenList':
      case 'DOMRectList':
      case 'StyleSheetList':
        return typeof o.length === 'number';
    }
    return false;
  }

  function spend(row) {
    if (entries <= 0) {
      cut = true;
      throw STOP;
    }
    entries--;
    return row;
  }

  function expand(at) {
    const row = rows[at];
    const o = subjects[at];
    const next = depths[at] + 1;
    const read = (key, step) => {
      try {
        return encode(o[key], at, step, next);
      } catch (error) {
        return ['x', messageOf(error)];
      }
    };
    const name = row.c;
    if (isList(name, o)) {
      row.k = 'a';
      row.n = o.length;
      for (let i = 0; i < o.length; ) {
        spend(row);
        let holes = 0;
        // A sparse array may be four billion long.
        while (i + holes < o.length && holesSeen < 1_000_000 && !(i + holes in o)) {
          holes++;
          holesSeen++;
        }
        if (holesSeen >= 1_000_000) entries = 0;
        if (holes) {
          add(row.v, ['h', holes]);
          i += holes;
        } else {
          add(row.v, read(i, i));
          i++;
        }
      }
      return;
    }
    if (name === 'ArrayBuffer' || name === 'SharedArrayBuffer' || ArrayBuffer.isView?.(o)) {
      const items = typeof o.length === 'number' ? o : bytesOf(o);
      row.k = 't';
      row.n = items.length;
      for (let i = 0; i < items.length; i++) {
        spend(row);
        add(row.v, encode(items[i], at, i, next));
      }
      return;
    }
    if (name === 'Map' || name === 'Set') {
      let size;
      try {
        size = apply(getter(name === 'Map' ? MAP : SET, 'size'), o, []);
      } catch {}
      if (size !== undefined) {
        row.k = name === 'Map' ? 'm' : 's';
        row.n = size;
        const each = name === 'Map' ? MAP.forEach : SET.forEach;
        let index = 0;
        apply(each, o, [(value, key) => {
          spend(row);
          if (row.k === 'm') add(row.K, encode(key, at, `key ${index}`, next));
          add(row.v, encode(value, at, index, next));
          index++;
        }]);
        return;
      }
    }
    if (name === 'Error' || name === 'DOMException') {
      row.k = 'e';
      row.E = [string(`${o.name}`), string(`${o.message}`), string(`${o.stack ?? ''}`)];
      if ('cause' in o) property('cause');
    }
    const keys = keysOf(o);
    row.n = keys.length;
    if (keys.length === 0 && row.k === 'o' && name !== 'Object') {
      // Platform objects keep their state behind getters, and some know how to tell it.
      const tell = o.toJSON;
      if (typeof tell === 'function' && tell !== Object.prototype.toJSON) {
        row.k = 'j';
        row.n = 1;
        add(row.v, encode(apply(tell, o, []), at, 'toJSON()', next));
        return;
      }
      row.k = 'O';
      if (name === 'Number' || name === 'String' || name === 'Boolean' || name === 'BigInt') {
        row.k = 'j';
        row.n = 1;
        add(row.v, encode(o.valueOf(), at, 'valueOf()', next));
      }
      return;
    }
    for (let i = 0; i < keys.length; i++) {
      if (row.k === 'e' && (keys[i] === 'message' || keys[i] === 'stack')) continue;
      property(keys[i]);
    }

    function property(key) {
      spend(row);
      const name = string(key);
      add(row.K, typeof name === 'string' ? name : `${name[1]}…`);
      add(row.v, read(key, key));
    }
  }

  function bytesOf(o) {
    try {
      return o.byteOffset === undefined
        ? new Uint8Array(o)
        : new Uint8Array(o.buffer, o.byteOffset, o.byteLength);
    } catch {
      return [];
    }
  }
}
