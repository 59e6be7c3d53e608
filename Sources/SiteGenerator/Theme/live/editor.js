// @ts-check
/**
 * The editor: a plain text area over the colored code, so that typing, selecting, undoing and a phone's keyboard work
 * as everywhere. The colors, the underlines and the completions come from the engine.
 */

import { CompletionList } from "./completion.js";
import { button, make, parsed, say, settled } from "./elements.js";
import { engine } from "./engine.js";
import { hanging } from "./listing.js";
import { Mistakes } from "./mistakes.js";
import { rangeIn } from "./ranges.js";
import { saveButton } from "./save.js";
import { keepDraft, linkTo } from "./share.js";

/** @typedef {import("./engine.js").Answer} Answer */
/** @typedef {import("./engine.js").Problem} Problem */

/** Whether the keyboard takes half of the screen. */
const isPhone = () => matchMedia("(pointer: coarse) and (max-width: 899px)").matches;

export class Editor {
  /** @param {import("./figure.js").LiveFigure} figure */
  constructor(figure) {
    this.figure = figure;
    this.code = /** @type {HTMLElement} */ (figure.figure.querySelector(".code code"));
    this.pre = /** @type {HTMLElement} */ (this.code.parentElement);
    this.openButton = /** @type {HTMLElement | null} */ (figure.figure.querySelector(".edit"));
    /** The last line's end, which is no line of the editor's. */
    this.ending = figure.recipe.source.endsWith("\n") ? "\n" : "";
    this.area = make("textarea", {
      className: "live-editor", spellcheck: false, autocomplete: "off",
      "autocapitalize": "off", "autocorrect": "off", "aria-label": say("Swift source. Escape leaves the editor."),
    });
    this.area.setAttribute("autocapitalize", "off");
    this.area.setAttribute("autocorrect", "off");
    this.area.hidden = true;
    /** The listing as it was built, with what was said between its lines.
     * @type {ChildNode[] | undefined} */
    this.built = undefined;
    this.revealing = 0;
    this.list = new CompletionList(this);
    this.area.addEventListener("input", () => this.typed());
    this.area.addEventListener("keydown", (event) => this.key(event));
    this.area.addEventListener("blur", () => this.list.close());
    for (const name of ["keyup", "pointerup"]) {
      this.area.addEventListener(name, () => this.figure.inspector?.caretMoved(this.area.selectionStart));
    }
    this.area.addEventListener("keyup", () => this.revealSoon());
    this.mistakes = new Mistakes(this);
    // Writing to the history takes longer than drawing a picture.
    this.draftSoon = settled(300, () => keepDraft(this.figure));
    this.area.addEventListener("focus", () => this.pin(true));
    // Whoever works the picture meanwhile still has it above the code.
    figure.figure.addEventListener("focusout", ({ relatedTarget: next }) => {
      const isKept = next === this.area || this.isOpen
        && figure.figure.matches(".pinned") && next instanceof Element && next.closest(".proofs")?.closest("figure") === figure.figure;
      // What was tapped is still where it was when the tap comes to it.
      if (isKept) this.pin(true); else window.setTimeout(() => { if (document.activeElement !== this.area) this.pin(false); }, 300);
    });
    window.addEventListener("pagehide", () => keepDraft(this.figure));
    this.addTools();
  }

  /** What holds the code, and what is said of it. */
  get box() { return /** @type {HTMLElement} */ (this.pre.parentElement); }

  get isOpen() { return !this.area.hidden; }

  get source() { return this.area.value + this.ending; }
  set source(source) { this.area.value = this.written(source); }

  /** What the area has of a source.
   * @param {string} source */
  written(source) { return this.ending && source.endsWith("\n") ? source.slice(0, -1) : source; }

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
    // Nothing below moves: the editor is as high as what it takes the place of.
    this.box.style.minHeight ||= `${this.box.offsetHeight}px`;
    // What the build said between the lines is no code; it comes back when nothing was changed.
    this.built ??= [...this.code.childNodes];
    this.code.replaceChildren(...[...this.code.childNodes].map((node) => node.cloneNode(true)));
    for (const said of this.code.querySelectorAll(".message, .remark")) said.remove();
    this.figure.say(this.figure.problems);
    // The area stays where it is when it is closed, with all that can be undone in it.
    if (this.source !== this.figure.recipe.source) this.source = this.figure.recipe.source;
    if (!this.area.isConnected) {
      this.area.setSelectionRange(0, 0);
      this.pre.append(this.area);
    }
    this.area.hidden = false;
    // Where it is written a line goes on sideways; in the listing it goes on below itself.
    for (const line of this.code.querySelectorAll(".w")) line.removeAttribute("class");
    for (const place of this.code.querySelectorAll("wbr")) place.remove();
    this.mirrored = this.code.textContent ?? "";
    this.mirror(this.source);
    this.pre.classList.add("editing");
    this.pre.after(/** @type {Node} */ (this.tools));
    if (this.openButton) this.openButton.hidden = true;
    // The engine may have answered while the editor was still on its way.
    this.mistakes.mark(this.figure.problems);
  }

  close() {
    this.list.close();
    this.mistakes.show(undefined);
    this.pin(false);
    this.area.blur();
    this.area.hidden = true;
    this.rest();
    this.box.style.minHeight = "";
    this.figure.say(this.figure.problems);
    this.tools?.remove();
    this.pre.classList.remove("editing");
    if (this.openButton) {
      this.openButton.hidden = false;
      this.openButton.focus({ preventScroll: true });
    }
    // On a phone the picture goes back below the code, where what was made of it is not in sight.
    if (this.figure.isChanged && isPhone()) this.figure.living.element.scrollIntoView({ block: "nearest" });
  }

  /** The code for those who read it: as it was built, or as wrapped as that. */
  rest() {
    if (this.isOpen || !this.built) return;
    this.pre.scrollLeft = 0;
    this.code.replaceChildren(...this.figure.isChanged ? hanging(this.code) : this.built);
  }

  /** On a phone the picture is pinned above the code while it is written. The line being written stays where it is.
   * @param {boolean} isWriting */
  pin(isWriting) {
    const { figure } = this, view = window.visualViewport;
    if (!view || figure.proofs.length === 0) return;
    view.onscroll = isWriting ? () => this.pin(true) : null;
    // A keyboard has come.
    view.onresize = isWriting ? () => { this.pin(true); this.reveal(); } : null;
    const isPinned = isWriting && isPhone();
    if (!isPinned && !figure.figure.classList.contains("pinned")) return;
    // What the reader has come to stays in its place.
    const held = isWriting || document.activeElement === document.body ? this.area : document.activeElement ?? this.area;
    const before = held.getBoundingClientRect().top, wasPinned = figure.figure.classList.contains("pinned");
    figure.figure.classList.toggle("pinned", isPinned);
    figure.mostHeight = isPinned ? Math.max(80, view.height * 0.26) : Infinity;
    figure.figure.style.setProperty("--pan", `${view.offsetTop}px`);
    figure.figure.style.setProperty("--most", `${figure.mostHeight}px`);
    figure.living.refit();
    window.scrollBy(0, held.getBoundingClientRect().top - before);
    if (!wasPinned) this.reveal();
  }

  /** Looks for the caret with the next frame, which lays the page out in any case. */
  revealSoon() {
    cancelAnimationFrame(this.revealing);
    this.revealing = requestAnimationFrame(() => this.reveal());
  }

  /** Brings the caret into sight: sideways, and on a phone between the picture and the keyboard. */
  reveal() {
    const { area, code, pre } = this, view = window.visualViewport;
    if (document.activeElement !== area || !view) return;
    area.scrollTo(0, 0);
    const at = area.selectionDirection === "backward" ? area.selectionStart : area.selectionEnd;
    const before = area.value.slice(0, at).split("\n"), { left, top } = code.getBoundingClientRect(), box = pre.getBoundingClientRect();
    const written = before.at(-1) && rangeIn(code, at - 1, at)?.getBoundingClientRect(), x = written ? written.right : left;
    pre.scrollLeft += Math.max(0, x - box.right + 20) - Math.max(0, box.left + 20 - x);
    const line = top + 20 * (before.length - 1), proofs = this.figure.figure.querySelector(".proofs");
    if (!proofs?.closest(".pinned")) return;
    // What is said of the line has its room below it.
    const room = this.list.isOpen || !this.mistakes.note.hidden ? 100 : 28;
    const over = proofs.getBoundingClientRect().bottom + 8 - line, under = line + room - view.offsetTop - view.height;
    if (over > 0) window.scrollBy(0, -over); else if (under > 0) window.scrollBy(0, under);
  }

  focus() { this.area.focus({ preventScroll: true }); }

  /** @param {number} offset */
  select(offset) {
    this.focus();
    this.area.setSelectionRange(offset, offset);
  }

  /** Other code altogether. Undoing brings the reader's back, except on a phone, whose keyboard would come for it.
   * @param {string} source */
  replace(source) {
    const { area } = this, text = this.written(source), { hidden } = area, focused = document.activeElement;
    if (text && text !== area.value && area.isConnected && !isPhone()) {
      area.hidden = false;
      area.focus({ preventScroll: true });
      area.select();
      const isWritten = document.execCommand("insertText", false, text);
      this.list.close();
      area.blur();
      if (focused instanceof HTMLElement && focused !== document.body) focused.focus({ preventScroll: true });
      area.hidden = hidden;
      if (isWritten && area.value === text) return;
    }
    this.source = source;
    this.typed();
  }

  // MARK: Typing

  typed() {
    this.mirror(this.source);
    this.revealSoon();
    this.figure.changed(this.source);
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
    this.code.classList.toggle("open-end", !this.ending && /(^|\n)$/.test(source));
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
    if (!this.isOpen && !this.figure.isChanged) return;
    if (answer.tokens !== undefined && this.source === this.figure.recipe.source) {
      const colored = parsed(answer.tokens);
      this.mirrored = this.source;
      if (colored.textContent === this.source) {
        this.code.replaceChildren(colored);
        this.rest();
      }
    }
    if (this.isOpen) this.mistakes.mark(problems);
  }

  /** @returns {Promise<Answer>} what may stand at the caret */
  completions() {
    return engine.ask({ command: "complete", at: this.area.selectionStart }, this.figure.recipe, { patience: 1500 });
  }
}
