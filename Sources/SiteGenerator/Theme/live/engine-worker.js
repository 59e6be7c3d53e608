// @ts-check
"use strict";
/**
 * The engine in a worker: text in, text out. The page may end this worker at any moment (a snippet that does not
 * stop), so nothing is kept here that the page cannot send again.
 */

/** @typedef {{memory: WebAssembly.Memory, galley_allocate(n: number): number, galley_free(p: number): void,
 *    galley_answer(p: number, n: number): number, galley_answer_length(): number, _initialize?(): void}} Engine */

/** @type {Promise<Engine> | null} */
let engine = null;

/** What the engine asks of its surroundings: nothing but random seeds for hashing, which never reach the output.
 * @type {WebAssembly.ModuleImports} */
const surroundings = {};

/** @param {string} address @returns {Promise<Engine>} */
async function load(address) {
  const imports = new Proxy(surroundings, { get: (_, name) => () => { throw new Error("import " + String(name)); } });
  const response = await fetch(address);
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), { env: imports });
  const exports = /** @type {Engine} */ (/** @type {unknown} */ (instance.exports));
  exports._initialize?.();
  return exports;
}

/** @param {Engine} engine @param {Uint8Array} request @returns {string} */
function answer(engine, request) {
  const place = engine.galley_allocate(request.length);
  new Uint8Array(engine.memory.buffer, place, request.length).set(request);
  const result = engine.galley_answer(place, request.length);
  const length = engine.galley_answer_length();
  const text = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, result, length));
  engine.galley_free(place);
  return text;
}

self.onmessage = async (/** @type {MessageEvent} */ event) => {
  const { address, id, request } = event.data;
  try {
    engine ??= load(address);
    const text = answer(await engine, request);
    self.postMessage({ id, text });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
  }
};
