// @ts-check
/**
 * The editor: a plain text area over the colored code, so that typing, selecting, undoing and a phone's keyboard work
 * as everywhere. The colors, the underlines and the completions come from the engine.
 */

import { CompletionList } from "./completion.js";
import { button, make, parsed, say, settled } from "./elements.js";
import { engine } from "./engine.js";
import { Mistakes } from "./mistakes.js";
import { rangeIn } from "./ranges.js";
import { saveButton } from "./save.js";
import { keepDraft, linkTo } from "./share.js";

/** @typedef {import("./engine.js").Answer} Answer */
/** @typedef {import("./engine.js").Problem} Problem */

/** The most that was seen of the page at its widths.
 * @type {Record<number, number>} */
const heights = {};

/** Whether a keyboard takes a good part of the screen.
 * @param {VisualViewport} view */
function leavesLittle({ height, scale }) {
  const most = heights[innerWidth] = Math.max(heights[innerWidth] ?? 0, innerHeight, height * scale);
  return height * scale < 0.75 * most;
}

export class Editor {
  /** @param {import("./figure.js").LiveFigure} figure */
  constructor(figure) {
    this.figure = figure;
    this.code = /** @type {HTMLElement} */ (figure.figure.querySelector(".code code"));
    this.pre = /** @type {HTMLElement} */ (this.code.parentElement);
    this.openButton = /** @type {HTMLElement | null} */ (figure.figure.querySelector(".edit"));
    this.area = make("textarea", {
      className: "live-editor", spellcheck: false, autocomplete: "off",
      "autocapitalize": "off", "autocorrect": "off", "aria-label": say("Swift source. Escape leaves the editor."),
    });
    this.area.setAttribute("autocapitalize", "off");
    this.area.setAttribute("autocorrect", "off");
    this.area.hidden = true;
    /** The listing as it was built, with what was said between its lines.
     * @type {HTMLElement | undefined} */
    this.built = undefined;
    this.list = new CompletionList(this);
    this.area.addEventListener("input", () => this.typed());
    this.area.addEventListener("keydown", (event) => this.key(event));
    this.area.addEventListener("blur", () => this.list.close());
    for (const name of ["keyup", "pointerup"]) {
      this.area.addEventListener(name, () => this.figure.inspector?.caretMoved(this.area.selectionStart));
    }
    this.mistakes = new Mistakes(this);
    // Writing to the history takes longer than drawing a picture.
    this.draftSoon = settled(300, () => keepDraft(this.figure));
    this.area.addEventListener("focus", () => this.pin(true));
    this.area.addEventListener("blur", () => this.pin(false));
    window.addEventListener("pagehide", () => keepDraft(this.figure));
    this.addTools();
  }

  get isOpen() { return !this.area.hidden; }

  addTools() {
    const link = button("Copy link", async () => {
      const address = await linkTo(this.figure);
      history.replaceState(history.state, "", address);
      await navigator.clipboard?.writeText(address).catch(() => {});
      link.textContent = say("Copied");
      window.setTimeout(() => { link.textContent = say("Copy link"); }, 1500);
    });
    const save = saveButton(this.figure);
    this.tools = make("div", { className: "editor-tools" }, button("Done", () => this.close()), link, ...(save ? [save] : []));
  }

  open() {
    if (this.isOpen) return;
    // The area stays where it is when it is closed, with all that can be undone in it.
    if (this.area.value !== this.figure.recipe.source) this.area.value = this.figure.recipe.source;
    if (!this.area.isConnected) {
      this.area.setSelectionRange(0, 0);
      this.pre.append(this.area);
    }
    this.area.hidden = false;
    // What the build said between the lines is no code; it comes back when nothing was changed.
    this.built ??= /** @type {HTMLElement} */ (this.code.cloneNode(true));
    for (const said of this.code.querySelectorAll(".message, .remark, wbr")) said.remove();
    // Both layers break a line where it is full; as it was built it goes on deeper than it begins.
    for (const line of this.code.querySelectorAll(".w")) line.removeAttribute("class");
    this.mirrored = this.code.textContent ?? "";
    this.mirror(this.area.value);
    this.pre.classList.add("editing");
    this.pre.after(/** @type {Node} */ (this.tools));
    if (this.openButton) this.openButton.hidden = true;
    // The engine may have answered while the editor was still on its way.
    this.mistakes.mark(this.figure.problems);
  }

  close() {
    this.list.close();
    this.mistakes.show(undefined);
    this.area.blur();
    this.area.hidden = true;
    const { recipe, original, problems } = this.figure;
    if (this.built && recipe.source === original && problems.length === 0) {
      this.code.replaceChildren(.../** @type {HTMLElement} */ (this.built.cloneNode(true)).childNodes);
    }
    this.tools?.remove();
    this.pre.classList.remove("editing");
    if (this.openButton) {
      this.openButton.hidden = false;
      this.openButton.focus();
    }
  }

  /** On a phone, once the keyboard takes half of the screen, the picture is pinned above the code while it is written.
   * The line being written stays where it is.
   * @param {boolean} isWriting */
  pin(isWriting) {
    const { figure } = this, view = window.visualViewport;
    if (!view || figure.proofs.length === 0) return;
    view.onresize = view.onscroll = isWriting ? () => this.pin(true) : null;
    const isPinned = isWriting && leavesLittle(view) && matchMedia("(pointer: coarse) and (max-width: 899px)").matches;
    if (!isPinned && !figure.figure.classList.contains("pinned")) return;
    const before = this.area.getBoundingClientRect().top;
    figure.figure.classList.toggle("pinned", isPinned);
    figure.mostHeight = isPinned ? Math.max(80, view.height * 0.26) : Infinity;
    figure.figure.style.setProperty("--pan", `${view.offsetTop}px`);
    figure.living.refit();
    window.scrollBy(0, this.area.getBoundingClientRect().top - before);
  }

  focus() { this.area.focus({ preventScroll: true }); }

  /** @param {number} offset */
  select(offset) {
    this.focus();
    this.area.setSelectionRange(offset, offset);
  }

  /** Other code altogether.
   * @param {string} source */
  replace(source) {
    this.area.value = source;
    this.typed();
  }

  // MARK: Typing

  typed() {
    this.mirror(this.area.value);
    this.figure.changed(this.area.value);
    this.draftSoon();
    if (document.activeElement === this.area) this.list.typed();
  }

  /** Carries a change over to the colored code, which keeps its colors until the engine's come.
   * @param {string} source */
  mirror(source) {
    const old = this.mirrored ?? "";
    let start = 0;
    while (start < old.length && start < source.length && old[start] === source[start]) start += 1;
    let end = 0;
    while (end < old.length - start && end < source.length - start && old.at(-1 - end) === source.at(-1 - end)) end += 1;
    const range = old === "" ? null : rangeIn(this.code, start, old.length - end);
    if (range) {
      range.deleteContents();
      range.insertNode(document.createTextNode(source.slice(start, source.length - end)));
    } else {
      this.code.textContent = source;
    }
    this.mirrored = source;
    // A line that is empty at the end has no height of its own.
    this.code.classList.toggle("open-end", source === "" || source.endsWith("\n"));
  }

  /** Types as the reader does, so that it can be undone.
   * @param {string} text */
  insert(text) {
    if (!document.execCommand("insertText", false, text)) {
      this.area.setRangeText(text, this.area.selectionStart, this.area.selectionEnd, "end");
      this.typed();
    }
  }

  /** Tab leaves the editor; Return keeps the indentation.
   * @param {KeyboardEvent} event */
  key(event) {
    if (this.list.key(event)) return event.preventDefault();
    if (event.key === "Escape") {
      this.close();
    } else if (event.key === "Enter" && !event.isComposing) {
      const before = this.area.value.slice(0, this.area.selectionStart);
      const line = before.slice(before.lastIndexOf("\n") + 1);
      const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
      event.preventDefault();
      this.insert("\n" + indent + (/[{(\[]\s*$/.test(line) ? "    " : ""));
    } else if (event.key === "}") {
      this.outdent(event);
    }
  }

  /** A closing brace alone on its line goes back one step.
   * @param {KeyboardEvent} event */
  outdent(event) {
    const start = this.area.selectionStart;
    const line = this.area.value.slice(this.area.value.lastIndexOf("\n", start - 1) + 1, start);
    if (!/^ {4,}$/.test(line) || start !== this.area.selectionEnd) return;
    event.preventDefault();
    this.area.setSelectionRange(start - 4, start);
    this.insert("}");
  }

  // MARK: What the engine says

  /** @param {Answer} answer @param {Problem[]} problems */
  show(answer, problems) {
    if (!this.isOpen) return;
    if (answer.tokens !== undefined && this.area.value === this.figure.recipe.source) {
      const colored = parsed(answer.tokens);
      if (colored.textContent === this.area.value) this.code.replaceChildren(colored);
      this.mirrored = this.area.value;
    }
    this.mistakes.mark(problems);
  }

  /** @returns {Promise<Answer>} what may stand at the caret */
  completions() {
    return engine.ask({ command: "complete", at: this.area.selectionStart }, this.figure.recipe, { patience: 1500 });
  }
}
