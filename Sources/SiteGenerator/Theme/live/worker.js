// @ts-check
"use strict";
/**
 * The engine in a worker: a request's bytes in, an answer's text out. The page may end this worker at any moment
 * (a snippet that does not stop), so nothing is kept here that the page cannot do without.
 */

/** @typedef {{memory: WebAssembly.Memory, table: WebAssembly.Table, loaded: WebAssembly.Global, galley_allocate(n: number): number, galley_free(p: number): void, galley_library(p: number, n: number): void,
 *    galley_answer(p: number, n: number): number, galley_answer_length(): number, _initialize?(): void}} Exports */

/** @type {Exports | null} */
let engine = null;

/** More bytes of memory than an engine keeps; a page's own figures take some 20 MB. */
const large = 128 << 20;

/** What first pictures do not need of the engine, once it is there.
 * @type {WebAssembly.Module | null} */
let rest = null;
/** Why it could not be had. */
let lacking = "";
/** Where it is, and what waits until nobody has asked for anything for a while. */
let restAddress = "", idle = 0;

/** The first call of a function that is not there yet: nothing else can go on before it is.
 * @param {string} address */
function loadRest(address) {
  try {
    addRest(new WebAssembly.Module(fetchedNow(address)));
  } catch (error) {
    lacking = error instanceof Error ? error.message : String(error);
    throw error;
  }
}

/** Puts the rest into the engine's table. What it calls of the engine has its place there for a name.
 * @param {WebAssembly.Module} module */
function addRest(module) {
  if (!engine || engine.loaded.value) return;
  /** @type {WebAssembly.ModuleImports} */
  const first = { .../** @type {{}} */ (engine) };
  for (const { name, kind } of WebAssembly.Module.imports(module)) {
    if (kind === "function") first[name] = engine.table.get(parseInt(name, 36));
  }
  void new WebAssembly.Instance(module, { first });
  engine.loaded.value = 1;
  if (!rest) self.postMessage({ rest: module });
  rest = module;
}

/** The rest on its way.
 * @type {Promise<void> | null} */
let coming = null;

/** Fetches the rest while nobody waits for it; a reader who saves data has it when something needs it. */
async function fetchRest() {
  const { connection } = /** @type {Navigator & {connection?: {saveData?: boolean}}} */ (navigator);
  // Whatever goes wrong here goes wrong again, and is told, when something needs it.
  if (!rest && !connection?.saveData) await (coming ??= compiled(restAddress).then(addRest, () => { coming = null; }));
}

/** Where the engine has the symbols' outlines: their number of bytes, and the bytes. */
let symbols = 0;
/** The outlines, fetched while the engine comes.
 * @type {Uint8Array | null} */
let outlines = null;

/** The engine asks for the symbols in the midst of a picture, so unless they are there this worker waits for them and the
 * page is told that it does. Without them a picture has placeholders, and the next one asks again.
 * @param {string} address @returns {number} */
function symbolPlace(address) {
  if (symbols || !engine) return symbols;
  try {
    const text = outlines ?? fetchedNow(new URL("symbols.txt", address).href);
    symbols = handed(engine, text, 4);
    outlines = null;
    new DataView(engine.memory.buffer).setUint32(symbols, text.length, true);
  } catch {
    // The next picture asks again.
  }
  return symbols;
}

/** @param {string} address @returns {Uint8Array} */
function fetchedNow(address) {
  self.postMessage({ isFetching: true });
  const request = new XMLHttpRequest();
  try {
    request.open("GET", address, false);
    request.responseType = "arraybuffer";
    request.send();
  } finally {
    self.postMessage({ isFetching: false });
  }
  if (request.status !== 200) throw new Error(`${request.status} ${request.statusText}`.trim());
  return new Uint8Array(request.response);
}

/** @param {string} address of the engine */
const restOf = (address) => new URL("engine-rest.wasm", address).href;

/** Every other import is for what a snippet can never do; reaching one ends the engine.
 * @param {WebAssembly.Module} module @param {string} address @returns {WebAssembly.Imports} */
function imported(module, address) {
  /** @type {Record<string, Record<string, () => never>>} */
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = () => { throw new Error(`the engine called ${name}`); };
  }
  return { ...imports, galley: { symbols: () => symbolPlace(address), rest: () => loadRest(restOf(address)) } };
}

/** The place of bytes in the engine's memory, with room before them.
 * @param {Exports} engine @param {Uint8Array} bytes @param {number} room @returns {number} */
function handed(engine, bytes, room) {
  const place = engine.galley_allocate(room + bytes.length);
  new Uint8Array(engine.memory.buffer, place + room, bytes.length).set(bytes);
  return place;
}

/** @param {Exports} engine @param {Uint8Array} request @returns {string} */
function answer(engine, request) {
  const place = handed(engine, request, 0);
  const start = engine.galley_answer(place, request.length);
  const bytes = new Uint8Array(engine.memory.buffer, start, engine.galley_answer_length());
  const text = new TextDecoder().decode(bytes);
  engine.galley_free(place);
  return text;
}

/** A text beside the engine: `library.txt` has the declarations of Swift and SwiftUI.
 * @param {string} name @param {string} address of the engine @returns {Promise<Uint8Array>} */
async function fetched(name, address) {
  const answer = await fetch(new URL(name, address));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The page's policy does not let it compile anything; a worker has the policy of its own file.
 * @param {string} address @param {number} [size] @returns {Promise<WebAssembly.Module>} */
async function compiled(address, size) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  if (size) count(response.clone(), size);
  // Some servers do not know the type of the file.
  if (response.headers.get("Content-Type") !== "application/wasm") return WebAssembly.compile(await response.arrayBuffer());
  return WebAssembly.compileStreaming(response);
}

/** Says how much of a file has come.
 * @param {Response} response @param {number} size its bytes, which its header tells only of what was packed */
async function count({ body }, size) {
  const reader = body?.getReader();
  // What comes at once needs no telling, and telling takes time.
  let come = 0, told = performance.now() + 100;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    come += part.value.length;
    if (performance.now() < told) continue;
    told = performance.now() + 60;
    self.postMessage({ progress: come / size });
  }
}

/** @param {WebAssembly.Module | Promise<WebAssembly.Module>} compiling @param {string} address of the engine */
async function made(compiling, address) {
  const module = await compiling;
  const instance = await WebAssembly.instantiate(module, imported(module, address));
  return { module, exports: /** @type {Exports} */ (/** @type {unknown} */ (instance.exports)) };
}

/** @param {Exports} exports of the engine @param {Uint8Array} text of the library */
function start(exports, text) {
  engine = exports;
  if (rest) addRest(rest);
  engine._initialize?.();
  const place = handed(engine, text, 0);
  engine.galley_library(place, text.length);
  engine.galley_free(place);
}

self.onmessage = async (/** @type {MessageEvent} */ event) => {
  const { address, size, module, hasSymbols, wantsWhole, request, before = [] } = event.data;
  if (wantsWhole) {
    await fetchRest();
    return self.postMessage({ isWhole: true });
  }
  try {
    if (address) {
      self.postMessage({});
      rest = event.data.rest ?? null;
      const both = Promise.all([fetched("library.txt", address), made(module ?? compiled(address, size), address)]);
      // The picture that needs them asks again for what does not come now.
      if (hasSymbols) fetched("symbols.txt", address).then((bytes) => { outlines = bytes; }, () => {});
      const [text, { module: ready, exports }] = await both;
      start(exports, text);
      self.postMessage({ module: ready });
      restAddress = restOf(address);
    } else if (engine) {
      for (const set of before) answer(engine, set);
      const text = answer(engine, request);
      self.postMessage({ text, isLarge: engine.memory.buffer.byteLength > large });
      // The first picture and the drag that asked for it would share the processor with it.
      self.clearTimeout(idle);
      idle = self.setTimeout(fetchRest, 200);
    }
  } catch (error) {
    self.postMessage({ lacking, error: String(engine ? error : error instanceof Error ? error.message : error) });
  }
};
