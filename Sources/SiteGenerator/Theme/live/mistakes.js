// @ts-check
/** The mistakes in edited code: underlined, each with its message beside it when a pointer or the caret comes to it. */

import { make, placed } from "./elements.js";
import { marks, rangeIn } from "./ranges.js";

/** @typedef {import("./engine.js").Problem} Problem */

let notes = 0;

export class Mistakes {
  /** @param {import("./editor.js").Editor} editor */
  constructor(editor) {
    this.editor = editor;
    /** @type {{problem: Problem, range: Range, start: number, end: number}[]} */ this.all = [];
    this.note = make("div", { className: "live-mistake", role: "tooltip", id: `mistake-${notes += 1}`, hidden: true });
    const { area } = editor;
    area.addEventListener("pointermove", (event) => this.pointed(event));
    area.addEventListener("pointerleave", () => this.show(this.atCaret()));
    for (const name of ["keyup", "pointerup", "focus"]) area.addEventListener(name, () => this.show(this.atCaret()));
    area.addEventListener("blur", () => this.show(undefined));
  }

  /** @param {Problem[]} problems */
  mark(problems) {
    for (const { range } of this.all) for (const name of ["galley-error", "galley-warning"]) marks(name)?.delete(range);
    this.all = [];
    for (const problem of problems) {
      // Where there is no code there is nothing to underline.
      if (problem.file !== "snippet.swift" || !this.editor.source.trim()) continue;
      // A brace that was lost, or is one too many, is missed at the end; where it may be is what the last notes say.
      const guesses = { "lost-brace": 1, "extra-brace": 0 }[problem.id ?? ""], notes = guesses === undefined ? [] : problem.notes.slice(guesses);
      for (const { start = 0, end = 0 } of [problem, ...notes]) {
        const range = rangeIn(this.editor.code, start, Math.max(end, start + 1));
        if (!range) continue;
        marks(problem.severity === "error" ? "galley-error" : "galley-warning")?.add(range);
        this.all.push({ problem, range, start, end });
      }
    }
    this.editor.area.setAttribute("aria-invalid", String(problems.some(({ severity }) => severity === "error")));
    this.show(this.atCaret());
  }

  /** The mistake that the caret stands in. */
  atCaret() {
    const { area } = this.editor;
    if (document.activeElement !== area) return undefined;
    const at = area.selectionStart;
    return this.all.find(({ start, end }) => at >= start && at <= Math.max(end, start + 1));
  }

  /** @param {PointerEvent} event */
  pointed({ clientX: x, clientY: y }) {
    const met = this.all.find(({ range }) => [...range.getClientRects()].some((box) =>
      x >= box.left - 2 && x <= box.right + 2 && y >= box.top - 2 && y <= box.bottom + 4));
    this.show(met ?? this.atCaret());
  }

  /** @param {{problem: Problem, range: Range}} [mistake] */
  show(mistake) {
    const { area, pre, list } = this.editor;
    this.note.hidden = !mistake || list.isOpen;
    if (!mistake || list.isOpen) return area.removeAttribute("aria-describedby");
    const { problem, range } = mistake;
    this.note.className = `live-mistake ${problem.severity}`;
    this.note.replaceChildren(make("p", { textContent: problem.message }),
      ...problem.notes.map((note) => make("p", { className: "note", textContent: placed(note) })));
    pre.after(this.note);
    area.setAttribute("aria-describedby", this.note.id);
    const box = /** @type {HTMLElement} */ (this.note.parentElement).getBoundingClientRect();
    // Of a mistake that goes on in the next line it tells below that one.
    const place = [...range.getClientRects()].at(-1) ?? box, at = place.left - box.left;
    const left = Math.max(0, Math.min(at, box.width - this.note.offsetWidth));
    this.note.style.left = `${left}px`;
    this.note.style.top = `${place.bottom - box.top + 4}px`;
    this.note.style.setProperty("--at", `${Math.max(5, at - left + 4)}px`);
    if (this.editor.figure.figure.matches(".pinned")) this.editor.revealSoon();
  }
}
