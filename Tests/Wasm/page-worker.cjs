// @ts-check
"use strict";
/**
 * A browser's worker in Node: runs the page's own `worker.js`, and tells how much memory its engine holds.
 */
const { parentPort, workerData } = require("node:worker_threads");
const { readFileSync } = require("node:fs");
const { fileURLToPath } = require("node:url");
const { runInThisContext } = require("node:vm");

/** @type {WebAssembly.Memory | undefined} */
let memory;
const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);

const instantiate = WebAssembly.instantiate;
// @ts-expect-error the form that is given a module is the only one that is used
WebAssembly.instantiate = async (module, imports) => {
  const instance = await instantiate(/** @type {WebAssembly.Module} */ (/** @type {unknown} */ (module)), imports);
  memory = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
  return instance;
};

const scope = /** @type {any} */ (globalThis);
scope.fetch = async (/** @type {URL | string} */ address) => new Response(readFileSync(fileURLToPath(address)));
// Older Nodes have none.
scope.navigator ??= {};
scope.XMLHttpRequest = class {
  status = 0;
  /** @type {ArrayBuffer | null} */ response = null;
  /** @param {string} _method @param {string} address */
  open(_method, address) { this.address = address; }
  send() {
    this.response = new Uint8Array(readFileSync(fileURLToPath(/** @type {string} */ (this.address)))).buffer;
    this.status = 200;
  }
};
scope.self = {
  onmessage: null,
  postMessage: (/** @type {object} */ data) => port.postMessage({ data, memory: memory?.buffer.byteLength ?? 0 }),
};
runInThisContext(readFileSync(workerData.script, "utf8"), { filename: workerData.script });
port.on("message", (data) => scope.self.onmessage({ data }));
