// @ts-check
/**
 * The page's side of the engine: one worker for all figures, asked one thing at a time, ended and replaced when a
 * snippet takes longer than a reader should wait.
 */

/** @typedef {{message: string, file?: string, line?: number, column?: number, start?: number, end?: number}} Note */
/** A place in the code, in UTF-16 code units.
 * @typedef {{severity: string, id?: string, message: string, file: string, line: number, column: number, start: number, end: number,
 *    notes: Note[]}} Problem */
/** @typedef {{number: number, name: string, depth: number, frame: number[], proposal: (number | string | null)[], from: number,
 *    to: number}} View */
/** @typedef {{role: string, label: string, value: string | null, frame: number[], view: number, kind: string,
 *    count?: number, number?: number[], text?: string, multiline?: boolean, secret?: boolean, options?: string[],
 *    selected?: number | null, turns?: boolean[], offset?: number[], range?: number[], date?: (number | null)[],
 *    day?: boolean, time?: boolean, color?: number, pages?: number, distance?: number, holds?: number[],
 *    taps?: boolean, contextual?: boolean}} Control */
/** @typedef {{title: string, enabled?: boolean, checked?: boolean, destructive?: boolean, separator?: boolean,
 *    menu?: MenuItem[]}} MenuItem */
/** @typedef {{name: string, detail: string, kind: string}} Completion */
/** @typedef {{svg?: string, width?: number, height?: number, choice?: string | null, animation?: number, delay?: number,
 *    curve?: string, modal?: number[], slides?: boolean, menu?: MenuItem[], views?: View[],
 *    controls?: Control[], tokens?: string, diagnostics?: Problem[], breakpoints?: number[], bands?: {from: number, shown: string}[], promises?: Verdict[], failed?: string, text?: string, explanation?: string, view?: string,
 *    proposal?: (number | string | null)[], size?: number[], columns?: string[], rows?: string[][], from?: number,
 *    to?: number, items?: Completion[], devices?: {name: string, width: number, height: number}[]}} Answer */
/** @typedef {{state: "kept" | "broken" | "undecided", reason?: string, here?: boolean}} Verdict */
/** @typedef {{source: string, uses: string[], show: string | null, resources?: string[], modules?: string[], home?: string,
 *    preview?: string}} Code */
/** A list is a line for each of its values.
 * @typedef {Record<string, string | number | null | undefined | string[]>} Values */

/** A snippet that has not answered by then never will, in milliseconds. */
const patience = 500;
/** The first answers of an engine come from code that the browser has not optimized yet. */
const coldAnswers = 3, coldPatience = 2500;
/** How long a picture may wait for the outlines of its symbols, and an answer for the rest of the engine. */
const fetchPatience = 60000;
const unfinished = "stopped: this code did not finish within half a second";
/** Why an engine ended that was asked twice.
 * @param {string} error */
const ended = (error) => `stopped: ${error.startsWith("RangeError") ? "this code nests calls or values too deeply" : error}`;
const encoder = new TextEncoder();
/** @param {string} address */
const trusted = (address) => globalThis.galleyTrust?.createScriptURL(address) ?? address;

/** A request as the engine reads it: lines `key value`, and blocks with their number of bytes.
 * @param {Values} values @param {Code} code @param {string} [text] @returns {Uint8Array} */
export function encode(values, code, text) {
  const parts = [lines(values)];
  /** @param {string} key @param {string} content */
  const block = (key, content) => {
    const bytes = encoder.encode(content);
    parts.push(encoder.encode(`${key} ${bytes.length}\n`), bytes, encoder.encode("\n"));
  };
  for (const use of code.uses) block("uses", use);
  block("source", code.source);
  if (code.show) block("show", code.show);
  if (text !== undefined) block("text", text);
  return joined(parts);
}

/** @param {Values} values */
function lines(values) {
  let text = "";
  for (const [key, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== null && one !== undefined) text += `${key} ${one}\n`;
  }
  return encoder.encode(text);
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {string} message @returns {Answer} */
const failure = (message) => ({
  diagnostics: [{ severity: "error", message, file: "snippet.swift", line: 1, column: 1, start: 0, end: 0, notes: [] }],
});

/** The engine is not there: nothing is wrong with the code.
 * @param {string} reason @returns {Answer} */
const unavailable = (reason) => ({ failed: reason });

/** What the snippets of a folder may name, or a module, as the engine is to be told of it.
 * @typedef {{key: string, bytes: Uint8Array, request: Uint8Array}} Shared */
/** @type {Map<string, Promise<Shared | null>>} */
const shared = new Map();

/** Fetches a set or a module once. Without a set, pictures have placeholders.
 * @param {string} address from the site's root @returns {Promise<Shared | null>} */
export function sharedFile(address) {
  const known = shared.get(address);
  if (known) return known;
  const [, kind, key] = /^assets\/(resources|module)-(\w+)\.txt$/.exec(address) ?? [];
  const file = !key ? Promise.resolve(null) : fetch(siteRoot() + address)
    .then((answer) => answer.ok ? answer.arrayBuffer() : Promise.reject())
    .then((buffer) => {
      const bytes = new Uint8Array(buffer), set = kind === "resources" ? { set: bytes.length } : {};
      return { key, bytes, request: joined([lines({ command: kind, key, ...set }), bytes]) };
    })
    .catch(() => (shared.delete(address), null));
  shared.set(address, file);
  return file;
}

const siteRoot = () => document.body.dataset.root ?? "./";

/** @typedef {{request: Uint8Array, sets: Shared[], patience: number, isSecond?: boolean, resolve(answer: Answer): void}} Question */

class Engine {
  /** Compiled once, it serves every worker that has to be replaced.
   * @type {WebAssembly.Module | null} */ #module = null;
  /** What first pictures do not need of it.
   * @type {WebAssembly.Module | null} */ #rest = null;
  /** @type {Worker | null} */ #worker = null;
  #isReady = false;
  /** @type {Question[]} */ #waiting = [];
  /** @type {Question | null} */ #current = null;
  #timer = 0;
  #answered = 0;
  /** Who waits for the rest.
   * @type {(() => void)[]} */ #wanting = [];
  /** The sets of resources and the modules that the worker knows.
   * @type {Set<string>} */ #told = new Set();

  /** Takes over the worker that the page started before this script was there.
   * @param {Worker} worker @param {Promise<MessageEvent | ErrorEvent>} news what it says first */
  async adopt(worker, news) {
    this.#worker = worker;
    this.#listen(worker, await news);
  }

  /** @param {Values} values @param {Code} code @param {{text?: string, patience?: number}} [more] @returns {Promise<Answer>} */
  async ask(values, code, more = {}) {
    if (!this.#worker) this.#start();
    const { resources = [], modules = [], home, preview } = code;
    const found = await Promise.all([...resources, ...modules].map(sharedFile));
    const sets = found.flatMap((set) => set ?? []), parsed = found.slice(resources.length);
    if (parsed.includes(null)) return unavailable("module");
    if (found.length > 0) {
      const keys = (/** @type {(Shared | null)[]} */ files) => files.flatMap((file) => file?.key ?? []);
      values = { ...values, base: siteRoot(), resources: keys(found.slice(0, resources.length)), module: keys(parsed), home, preview };
    }
    return new Promise((resolve) => {
      this.#waiting.push({ request: encode(values, code, more.text), sets, patience: more.patience ?? patience, resolve });
      if (!this.#worker) this.#start();
      this.#next();
    });
  }

  /** Done when all of the engine is there, or cannot be had. It comes while pictures are drawn, so what is not for the next
   * picture waits for it; asked for too early, it would hold up the drag.
   * @returns {Promise<void>} */
  async whole() {
    if (this.#rest || !this.#isReady) return;
    this.#worker?.postMessage({ wantsWhole: true });
    return new Promise((resolve) => this.#wanting.push(resolve));
  }

  /** Whoever waits for the rest goes on, with it or without. */
  #letGo() { for (const resolve of this.#wanting.splice(0)) resolve(); }

  #start() {
    this.#letGo();
    const worker = new Worker(trusted(new URL("worker.js", import.meta.url).href));
    this.#worker = worker;
    this.#isReady = false;
    this.#told.clear();
    this.#listen(worker);
    worker.postMessage({ module: this.#module, rest: this.#rest, address: new URL("engine.wasm", import.meta.url).href });
  }

  /** @param {Worker} worker @param {MessageEvent | ErrorEvent} [first] */
  #listen(worker, first) {
    const hear = (/** @type {MessageEvent | ErrorEvent} */ event) => this.#heard(
      worker, event instanceof MessageEvent ? event.data : { error: event.message || "the engine could not be started" });
    worker.onmessage = worker.onerror = /** @type {(event: Event | string) => void} */ (hear);
    if (first) hear(first);
  }

  /** @param {Worker} worker @param {{module?: WebAssembly.Module, rest?: WebAssembly.Module, isWhole?: boolean, isFetching?: boolean, text?: string,
   *    isLarge?: boolean, error?: string, lacking?: string}} news */
  #heard(worker, news) {
    if (worker !== this.#worker) return;
    if (news.rest) this.#rest = news.rest;
    if (news.rest || news.isWhole) this.#letGo();
    if (news.isFetching !== undefined && this.#current) this.#expect(news.isFetching);
    if (news.module) {
      this.#module = news.module;
      this.#isReady = true;
      performance.mark("galley-engine-ready");
      return this.#next();
    }
    if (news.error !== undefined) {
      if (!this.#isReady || news.lacking) return this.#giveUp(unavailable(news.lacking || news.error), false);
      return this.#asksAgain() ? this.#replace() : this.#giveUp(failure(ended(news.error)), true);
    }
    if (news.text === undefined) return;
    this.#answered += 1;
    // Memory that an engine has taken stays with it, so it goes when it holds more than a page should.
    if (news.isLarge) this.#replace();
    this.#finish(JSON.parse(news.text));
  }

  #next() {
    if (!this.#isReady || this.#current) return;
    const question = this.#waiting.shift();
    if (!question) return;
    this.#current = question;
    this.#expect();
    const news = question.sets.filter(({ key }) => !this.#told.has(key));
    for (const { key } of news) this.#told.add(key);
    this.#worker?.postMessage({ request: question.request, before: news.map(({ request }) => request) });
  }

  /** Gives the worker its time from now on, and more while it fetches what a picture needs.
   * @param {boolean} [isFetching] */
  #expect(isFetching) {
    const { patience = 0 } = this.#current ?? {};
    const time = isFetching ? fetchPatience : this.#answered < coldAnswers ? Math.max(coldPatience, patience) : patience;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#giveUp(failure(unfinished), true), time);
  }

  /** Whether the question comes once more, before all others: what ended the engine may have been left by another one. */
  #asksAgain() {
    const question = this.#current;
    if (!question || question.isSecond) return false;
    window.clearTimeout(this.#timer);
    question.isSecond = true;
    this.#current = null;
    this.#waiting.unshift(question);
    return true;
  }

  #replace() {
    this.#worker?.terminate();
    this.#start();
  }

  /** @param {Answer} answer */
  #finish(answer) {
    window.clearTimeout(this.#timer);
    const question = this.#current;
    this.#current = null;
    question?.resolve(answer);
    this.#next();
  }

  /** Ends the worker with the snippet it hangs in. Without a new one every question waiting has the same answer.
   * @param {Answer} answer @param {boolean} isReplaced */
  #giveUp(answer, isReplaced) {
    this.#worker?.terminate();
    this.#worker = null;
    this.#isReady = false;
    this.#letGo();
    if (isReplaced) this.#start();
    else for (const question of this.#waiting.splice(0)) question.resolve(answer);
    this.#finish(answer);
  }
}

/** The engine of this page. */
export const engine = new Engine();
