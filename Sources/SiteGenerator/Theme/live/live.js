// @ts-check
"use strict";
/**
 * Makes the figures of a page live: drag the width, edit the code, tap the picture. The static pictures are there
 * without this script; the engine is loaded when a reader first reaches for a figure.
 */
(() => {
  /** @typedef {{source: string, uses: string[], show: string | null, width: number, height: number | null,
   *    options: Record<string, string>}} Recipe */
  /** @typedef {{svg?: string, width?: number, height?: number, choice?: string, breakpoints?: number[],
   *    views?: {number: number, name: string, frame: number[], proposal: (number | null)[], from: number, to: number}[],
   *    tokens?: string, diagnostics: {severity: string, message: string, line: number, column: number,
   *    from: number, to: number}[]}} Answer */

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const workerAddress = new URL(script.dataset.worker ?? "engine-worker.js", script.src).href;
  const engineAddress = new URL(script.dataset.engine ?? "engine.wasm", script.src).href;
  /** A snippet that has not answered by then never will. */
  const patience = 500;

  /** The engine's worker, and what it has been asked and not answered. */
  const engine = {
    /** @type {Worker | null} */ worker: null,
    /** @type {Map<number, {resolve(a: {text?: string, error?: string}): void, timer: number}>} */ waiting: new Map(),
    next: 1,
    started: false,

    /** @param {Record<string, string | number>} values @param {Recipe} recipe @returns {Promise<Answer>} */
    async ask(values, recipe) {
      const { text, error } = await this.send(values, recipe);
      return text === undefined ? failure(error ?? "no answer") : JSON.parse(text);
    },

    /** @param {Record<string, string | number>} values @param {Recipe} recipe @returns {Promise<string | null>} */
    async text(values, recipe) {
      return (await this.send(values, recipe)).text ?? null;
    },

    /** @param {Record<string, string | number>} values @param {Recipe} recipe
     * @returns {Promise<{text?: string, error?: string}>} */
    send(values, recipe) {
      const request = encode(values, recipe);
      const id = this.next++;
      this.worker ??= this.start();
      return new Promise((resolve) => {
        // The first answer includes loading and compiling the engine.
        const limit = this.started ? patience : 20000;
        const timer = window.setTimeout(() => this.stop("stopped: this code did not finish in half a second"), limit);
        this.waiting.set(id, { resolve, timer });
        this.worker?.postMessage({ address: engineAddress, id, request });
      });
    },

    start() {
      const worker = new Worker(workerAddress);
      worker.onmessage = (event) => {
        const waiting = this.waiting.get(event.data.id);
        if (!waiting) return;
        this.started = true;
        this.waiting.delete(event.data.id);
        window.clearTimeout(waiting.timer);
        waiting.resolve(event.data);
        if (event.data.error) this.stop(event.data.error);
      };
      worker.onerror = () => this.stop("the engine could not be loaded");
      return worker;
    },

    /** @param {string} reason */
    stop(reason) {
      this.worker?.terminate();
      this.worker = null;
      this.started = false;
      for (const { resolve, timer } of this.waiting.values()) {
        window.clearTimeout(timer);
        resolve({ error: reason });
      }
      this.waiting.clear();
    },
  };

  /** @param {string} message @returns {Answer} */
  const failure = (message) => ({
    diagnostics: [{ severity: "error", message, line: 1, column: 1, from: 0, to: 0 }],
  });

  /** @param {Record<string, string | number>} values @param {Recipe} recipe @returns {Uint8Array} */
  function encode(values, recipe) {
    const encoder = new TextEncoder();
    /** @type {Uint8Array[]} */
    const parts = [];
    for (const [key, value] of Object.entries(values)) parts.push(encoder.encode(`${key} ${value}\n`));
    /** @param {string} key @param {string} text */
    const block = (key, text) => {
      const bytes = encoder.encode(text);
      parts.push(encoder.encode(`${key} ${bytes.length}\n`), bytes, encoder.encode("\n"));
    };
    for (const use of recipe.uses) block("uses", use);
    block("source", recipe.source);
    if (recipe.show) block("show", recipe.show);
    const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }

  // MARK: One figure

  /** A figure of the page made live. */
  class LiveFigure {
    /** @param {HTMLElement} figure @param {Recipe} recipe */
    constructor(figure, recipe) {
      this.figure = figure;
      this.recipe = recipe;
      this.original = recipe.source;
      this.code = /** @type {HTMLElement} */ (figure.querySelector(".code code"));
      this.pre = /** @type {HTMLElement} */ (this.code.parentElement);
      /** @type {HTMLTextAreaElement | null} */ this.editor = null;
      /** @type {Sheet[]} */
      this.sheets = [...figure.querySelectorAll(".sheet")].map(
        (sheet, index) => new Sheet(this, /** @type {HTMLElement} */ (sheet), index));
      this.addTools();
    }

    addTools() {
      const tools = document.createElement("p");
      tools.className = "live-tools";
      this.editButton = button(tools, "Edit", () => this.edit());
      this.resetButton = button(tools, "Reset", () => this.reset());
      this.linkButton = button(tools, "Copy link", () => this.copyLink());
      this.resetButton.hidden = this.linkButton.hidden = true;
      this.messages = document.createElement("ul");
      this.messages.className = "live-messages";
      this.messages.setAttribute("role", "status");
      this.figure.querySelector(".code")?.append(tools, this.messages);
    }

    edit() {
      if (this.editor) return this.editor.focus();
      const editor = document.createElement("textarea");
      editor.className = "live-editor";
      editor.value = this.recipe.source;
      editor.spellcheck = false;
      editor.setAttribute("aria-label", "Swift source. Press Escape to leave the editor.");
      for (const name of ["autocapitalize", "autocomplete", "autocorrect"]) editor.setAttribute(name, "off");
      editor.addEventListener("input", () => this.changed(editor.value));
      editor.addEventListener("keydown", (event) => this.key(event, editor));
      this.pre.classList.add("edited");
      this.pre.append(editor);
      this.editor = editor;
      if (this.editButton) this.editButton.hidden = true;
      if (this.linkButton) this.linkButton.hidden = false;
      editor.focus();
    }

    /** Tab indents only while there is a selection or after Escape was not pressed: the keyboard is never trapped.
     * @param {KeyboardEvent} event @param {HTMLTextAreaElement} editor */
    key(event, editor) {
      if (event.key === "Escape") {
        editor.blur();
        this.editButton?.focus();
      } else if (event.key === "Enter") {
        const before = editor.value.slice(0, editor.selectionStart);
        const indent = /(?:^|\n)([ \t]*)[^\n]*$/.exec(before)?.[1] ?? "";
        const deeper = /[{(\[]\s*$/.test(before) ? "    " : "";
        event.preventDefault();
        editor.setRangeText("\n" + indent + deeper, editor.selectionStart, editor.selectionEnd, "end");
        this.changed(editor.value);
      }
    }

    /** @param {string} source */
    changed(source) {
      this.recipe.source = source;
      if (this.resetButton) this.resetButton.hidden = source === this.original;
      this.code.textContent = source;
      this.highlight();
      for (const sheet of this.sheets) sheet.update();
    }

    async highlight() {
      const source = this.recipe.source;
      const html = await engine.text({ command: "highlight" }, this.recipe);
      if (html !== null && source === this.recipe.source) this.code.innerHTML = html;
    }

    reset() {
      if (this.editor) this.editor.value = this.original;
      this.changed(this.original);
    }

    async copyLink() {
      const address = new URL(location.href);
      address.hash = "edit=" + this.key64() + "." + await pack(this.recipe.source);
      history.replaceState(null, "", address);
      await navigator.clipboard?.writeText(address.href);
      if (this.linkButton) {
        this.linkButton.textContent = "Copied";
        window.setTimeout(() => { if (this.linkButton) this.linkButton.textContent = "Copy link"; }, 1500);
      }
    }

    key64() { return String([...document.querySelectorAll("figure.proof")].indexOf(this.figure)); }

    /** @param {Answer} answer */
    report(answer) {
      this.messages?.replaceChildren(...answer.diagnostics.map((diagnostic) => {
        const item = document.createElement("li");
        item.className = diagnostic.severity;
        item.textContent = `${diagnostic.line}:${diagnostic.column}: ${diagnostic.severity}: ${diagnostic.message}`;
        return item;
      }));
      this.figure.classList.toggle("live-failed", answer.diagnostics.some((d) => d.severity === "error"));
    }

    /** Marks a range of the code. @param {number} from @param {number} to UTF-8 bytes of the source */
    mark(from, to) {
      if (!("highlights" in CSS)) return;
      const range = document.createRange();
      const start = place(this.code, this.recipe.source, from), end = place(this.code, this.recipe.source, to);
      if (!start || !end) return;
      range.setStart(...start);
      range.setEnd(...end);
      CSS.highlights.set("galley-view", new Highlight(range));
    }
  }

  /** One picture with its ruler and grip. */
  class Sheet {
    /** @param {LiveFigure} figure @param {HTMLElement} element @param {number} index */
    constructor(figure, element, index) {
      this.figure = figure;
      this.element = element;
      this.index = index;
      this.width = Number(element.dataset.width);
      this.paper = /** @type {HTMLElement} */ (element.querySelector(".paper"));
      this.busy = false;
      this.stale = false;
      /** @type {Answer["views"]} */ this.views = [];
      this.addGrip();
      this.paper.addEventListener("click", (event) => this.tap(event));
      this.paper.addEventListener("pointermove", (event) => this.hover(event));
      this.paper.addEventListener("pointerleave", () => CSS.highlights?.delete("galley-view"));
    }

    addGrip() {
      const grip = document.createElement("div");
      grip.className = "grip";
      grip.tabIndex = 0;
      grip.setAttribute("role", "slider");
      grip.setAttribute("aria-label", "Proposed width");
      grip.setAttribute("aria-valuemin", "20");
      grip.setAttribute("aria-valuemax", "1200");
      this.grip = grip;
      this.label();
      let start = 0, from = 0, scale = 1;
      grip.addEventListener("pointerdown", (event) => {
        grip.setPointerCapture(event.pointerId);
        start = event.clientX;
        from = this.width;
        scale = this.paper.getBoundingClientRect().width / this.width || 1;
        event.preventDefault();
        grip.focus();
      });
      grip.addEventListener("pointermove", (event) => {
        if (grip.hasPointerCapture(event.pointerId)) this.resize(from + (event.clientX - start) / scale);
      });
      grip.addEventListener("keydown", (event) => {
        const step = event.shiftKey ? 10 : 1;
        const steps = { ArrowLeft: -step, ArrowDown: -step, ArrowRight: step, ArrowUp: step, PageUp: 50, PageDown: -50 };
        if (!(event.key in steps)) return;
        event.preventDefault();
        this.resize(this.width + steps[/** @type {keyof typeof steps} */ (event.key)]);
      });
      this.paper.append(grip);
    }

    label() {
      this.grip?.setAttribute("aria-valuenow", String(this.width));
      this.grip?.setAttribute("aria-valuetext", `${this.width} points`);
    }

    /** @param {number} width */
    resize(width) {
      const next = Math.round(Math.min(1200, Math.max(20, width)));
      if (next === this.width) return;
      this.width = next;
      const bold = this.element.querySelector(".width b");
      if (bold) bold.textContent = `${next} pt`;
      this.element.querySelector(".width span")?.remove();
      this.label();
      this.update();
    }

    /** Asks for the picture at the current width; while one is being made only the latest wish is kept. */
    async update(/** @type {Record<string, string | number>} */ extra = {}) {
      if (this.busy) {
        this.stale = true;
        return;
      }
      this.busy = true;
      const recipe = this.figure.recipe;
      const values = { command: "picture", width: this.width, prefix: `live-${this.figure.key64()}-${this.index}`, ...recipe.options, ...extra };
      if (recipe.height !== null) values.height = recipe.height;
      const answer = await engine.ask(values, recipe);
      this.busy = false;
      this.show(answer);
      if (this.stale) {
        this.stale = false;
        this.update();
      }
    }

    /** @param {Answer} answer */
    show(answer) {
      this.figure.report(answer);
      if (!answer.svg) return;
      const picture = new DOMParser().parseFromString(answer.svg, "image/svg+xml").documentElement;
      this.paper.querySelector("svg")?.replaceWith(document.importNode(picture, true));
      this.views = answer.views ?? [];
      this.ruler();
      const chosen = this.element.querySelector(".chosen");
      if (chosen && answer.choice) chosen.textContent = answer.choice;
    }

    ruler() {
      const ruler = this.element.querySelector(".ruler");
      ruler?.setAttribute("width", String(this.width));
    }

    /** @param {MouseEvent} event @returns {{x: number, y: number} | null} points in the picture */
    point(event) {
      const svg = this.paper.querySelector("svg");
      const matrix = svg?.getScreenCTM();
      if (!svg || !matrix) return null;
      return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    }

    /** @param {MouseEvent} event */
    tap(event) {
      const point = this.point(event);
      if (!point || event.target === this.grip) return;
      this.update({ command: "tap", x: point.x.toFixed(2), y: point.y.toFixed(2) });
    }

    /** Lights up the source of the smallest view under the pointer. @param {MouseEvent} event */
    hover(event) {
      const point = this.point(event);
      if (!point || !this.views?.length) return;
      let best = null, area = Infinity;
      for (const view of this.views) {
        const [x, y, width, height] = view.frame;
        const inside = point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
        if (inside && width * height <= area) [best, area] = [view, width * height];
      }
      if (best) this.figure.mark(best.from, best.to);
    }
  }

  // MARK: Helpers

  /** @param {HTMLElement} parent @param {string} text @param {() => void} action @returns {HTMLButtonElement} */
  function button(parent, text, action) {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = text;
    element.addEventListener("click", action);
    parent.append(element);
    return element;
  }

  /** The text node and offset of a byte offset. @param {HTMLElement} code @param {string} source @param {number} byte
   * @returns {[Node, number] | null} */
  function place(code, source, byte) {
    let rest = new TextDecoder().decode(new TextEncoder().encode(source).subarray(0, byte)).length;
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const length = node.nodeValue?.length ?? 0;
      if (rest <= length) return [node, rest];
      rest -= length;
    }
    return null;
  }

  /** Deflated and in the alphabet of addresses. @param {string} text @returns {Promise<string>} */
  async function pack(text) {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  }

  /** @param {string} text @returns {Promise<string>} */
  async function unpack(text) {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new Response(stream).text();
  }

  /** @type {Map<Element, LiveFigure>} */
  const live = new Map();

  /** @param {Element} figure @returns {LiveFigure | null} */
  function wake(figure) {
    const known = live.get(figure);
    if (known) return known;
    const data = figure.querySelector("script.recipe");
    if (!data) return null;
    const made = new LiveFigure(/** @type {HTMLElement} */ (figure), JSON.parse(data.textContent ?? ""));
    live.set(figure, made);
    return made;
  }

  // From the file system a browser starts no worker: the page stays as it is, and says why.
  if (location.protocol === "file:") {
    document.documentElement.dataset.live = "off";
    return;
  }
  for (const figure of document.querySelectorAll("figure.proof")) wake(figure);
  const edited = /^#edit=(\d+)\.([\w-]+)$/.exec(location.hash);
  if (edited) {
    const figure = document.querySelectorAll("figure.proof")[Number(edited[1])];
    const made = figure && wake(figure);
    if (made) {
      made.edit();
      unpack(edited[2]).then((source) => {
        if (made.editor) made.editor.value = source;
        made.changed(source);
      });
      figure.scrollIntoView();
    }
  }
})();
