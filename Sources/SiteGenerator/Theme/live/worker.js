// @ts-check
"use strict";
/**
 * The engine in a worker: a request's bytes in, an answer's text out. The page may end this worker at any moment
 * (a snippet that does not stop), so nothing is kept here that the page cannot do without.
 */

/** @typedef {{memory: WebAssembly.Memory, loaded1: WebAssembly.Global, loaded2: WebAssembly.Global, galley_allocate(n: number): number, galley_free(p: number): void, galley_library(p: number, n: number): void,
 *    galley_answer(p: number, n: number): number, galley_answer_length(): number, _initialize?(): void}} Exports */

/** @type {Exports | null} */
let engine = null;

/** More bytes of memory than an engine keeps; a page's own figures take some 20 MB. */
const large = 128 << 20;

/** The parts of the engine that first pictures do not need, by their numbers.
 * @type {Record<number, string>} */
const parts = { 1: "engine-rest.wasm", 2: "engine-symbols.wasm" };
/** Those that are compiled.
 * @type {Record<number, WebAssembly.Module>} */
let compiledParts = {};
/** Why one could not be had. */
let lacking = "";

/** The first call of a function that is not there yet: nothing else can go on before it is.
 * @param {number} number @param {string} address of the engine */
function load(number, address) {
  self.postMessage({ waits: true });
  const request = new XMLHttpRequest();
  request.open("GET", new URL(parts[number], address), false);
  request.responseType = "arraybuffer";
  try {
    request.send();
    if (request.status !== 200) throw new Error(`${request.status} ${request.statusText}`.trim());
    add(number, new WebAssembly.Module(request.response));
  } catch (error) {
    lacking = error instanceof Error ? error.message : String(error);
    throw error;
  }
  self.postMessage({ waits: false });
}

/** Puts the functions of a part into the engine's table.
 * @param {number} number @param {WebAssembly.Module} module */
function add(number, module) {
  const flag = number === 1 ? engine?.loaded1 : engine?.loaded2;
  if (!engine || !flag || flag.value) return;
  void new WebAssembly.Instance(module, { first: /** @type {WebAssembly.ModuleImports} */ (/** @type {unknown} */ (engine)) });
  flag.value = 1;
  if (!compiledParts[number]) self.postMessage({ number, part: module });
  compiledParts[number] = module;
}

/** Fetches the parts while nobody waits for them; a reader who saves data has one when something needs it.
 * @param {string} address of the engine */
async function fetchParts(address) {
  const { connection } = /** @type {Navigator & {connection?: {saveData?: boolean}}} */ (navigator);
  if (connection?.saveData) return;
  for (const number of [1, 2]) {
    // Whatever goes wrong here goes wrong again, and is told, when something needs the part.
    if (!compiledParts[number]) await compiled(new URL(parts[number], address).href).then((part) => add(number, part), () => {});
  }
}

/** @param {Exports} engine @param {Uint8Array} request @returns {string} */
function answer(engine, request) {
  const place = engine.galley_allocate(request.length);
  new Uint8Array(engine.memory.buffer, place, request.length).set(request);
  const start = engine.galley_answer(place, request.length);
  const bytes = new Uint8Array(engine.memory.buffer, start, engine.galley_answer_length());
  const text = new TextDecoder().decode(bytes);
  engine.galley_free(place);
  return text;
}

/** The declarations of Swift and SwiftUI, beside the engine.
 * @param {string} address @returns {Promise<Uint8Array>} */
async function library(address) {
  const answer = await fetch(new URL("library.txt", address));
  if (!answer.ok) throw new Error(`library.txt: ${answer.status}`);
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

/** @param {WebAssembly.Module} module @param {Uint8Array} text of the library @param {string} address of the engine */
async function start(module, text, address) {
  const instance = await WebAssembly.instantiate(module, { parts: { load: (/** @type {number} */ number) => load(number, address) } });
  engine = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  for (const [number, part] of Object.entries(compiledParts)) add(Number(number), part);
  engine._initialize?.();
  const place = engine.galley_allocate(text.length);
  new Uint8Array(engine.memory.buffer, place, text.length).set(text);
  engine.galley_library(place, text.length);
  engine.galley_free(place);
  // Functions that every request needs are compiled with the first one.
  answer(engine, new TextEncoder().encode("command check\nsource 0\n\n"));
}

self.onmessage = async (/** @type {MessageEvent} */ event) => {
  const { address, size, module, request, before = [] } = event.data;
  try {
    if (address) {
      self.postMessage({});
      compiledParts = event.data.parts ?? {};
      const [ready, text] = await Promise.all([module ?? compiled(address, size), library(address)]);
      await start(ready, text, address);
      self.postMessage({ module: ready });
      void fetchParts(address);
    } else if (engine) {
      for (const set of before) answer(engine, set);
      const text = answer(engine, request);
      self.postMessage({ text, isLarge: engine.memory.buffer.byteLength > large });
    }
  } catch (error) {
    self.postMessage({ lacking, error: String(engine ? error : error instanceof Error ? error.message : error) });
  }
};
