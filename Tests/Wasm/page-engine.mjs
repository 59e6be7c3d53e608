// @ts-check
// The page's engine in Node: its own `engine.js` and `worker.js` over workers of Node's, with a browser's stack.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker as Thread } from "node:worker_threads";

const here = dirname(fileURLToPath(import.meta.url));
const theme = join(here, "../../Sources/SiteGenerator/Theme/live");

/** What is known of the workers: how many were started, and the memory that the engine of the last one holds.
 * @type {{started: number, memory: number}} */
export const workers = { started: 0, memory: 0 };

/** A browser's `Worker`, as far as `engine.js` uses it. */
class PageWorker {
  /** @type {((event: object) => void) | null} */ onmessage = null;
  /** @type {((event: object) => void) | null} */ onerror = null;

  /** @param {URL} address */
  constructor(address) {
    workers.started += 1;
    this.thread = new Thread(join(here, "page-worker.cjs"), {
      workerData: { script: fileURLToPath(address) },
      // What Chromium gives a worker: some 810 KB, as Node keeps a part of what it is told for itself.
      resourceLimits: { stackSizeMb: 1 },
    });
    this.thread.on("message", ({ data, memory }) => {
      workers.memory = memory;
      this.onmessage?.(new MessageEvent("message", { data }));
    });
    this.thread.on("error", (error) => this.onerror?.({ message: String(error) }));
  }

  /** @param {unknown} data */
  postMessage(data) { this.thread.postMessage(data); }
  terminate() { void this.thread.terminate(); }
}

/** The page's engine, and what removes its files again.
 * @param {string} galley for the library @param {string} wasm */
export async function pageEngine(galley, wasm) {
  const folder = mkdtempSync(join(tmpdir(), "galley-page-"));
  for (const name of ["engine.js", "worker.js"]) cpSync(join(theme, name), join(folder, name));
  cpSync(wasm, join(folder, "engine.wasm"));
  cpSync(wasm.replace(/\.wasm$/, "-rest.wasm"), join(folder, "engine-rest.wasm"));
  for (const name of ["library", "symbols"]) {
    writeFileSync(join(folder, `${name}.txt`), execFileSync(galley, ["dump", name], { maxBuffer: 1 << 24 }));
  }
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
  Object.assign(globalThis, { window: globalThis, Worker: PageWorker, document: { body: { dataset: {} } } });
  const { engine } = await import(pathToFileURL(join(folder, "engine.js")).href);
  return { engine, remove: () => rmSync(folder, { recursive: true }) };
}
