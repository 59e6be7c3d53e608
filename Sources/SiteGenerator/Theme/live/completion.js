// @ts-check
/** What may stand at the caret, in a list under it. */

import { make, say } from "./elements.js";
import { rangeIn } from "./ranges.js";

/** @typedef {import("./engine.js").Completion} Completion */

let lists = 0;

/** A function's parameters and result without its name, which stands before them; a property's type.
 * @param {Completion} item */
function signature({ name, detail }) { return detail.startsWith(`${name}(`) ? detail.slice(name.length) : detail; }

export class CompletionList {
  /** @param {import("./editor.js").Editor} editor */
  constructor(editor) {
    this.editor = editor;
    this.list = make("ul", { className: "completions", role: "listbox", id: `completions-${lists += 1}`, hidden: true });
    this.list.setAttribute("aria-label", say("Completions"));
    editor.area.setAttribute("aria-autocomplete", "list");
    /** @type {Completion[]} */ this.items = [];
    this.chosen = 0;
    this.turn = 0;
    /** Where the caret was when the items were found.
     * @type {number} */ this.caret = 0;
    /** Whether Return takes what is chosen: behind a parenthesis or a comma it begins a line. */
    this.isMeant = false;
  }

  get isOpen() { return !this.list.hidden; }

  /** Opens by itself behind a period, an opening parenthesis, or two letters of a name. */
  typed() {
    const before = this.editor.area.value.slice(0, this.editor.area.selectionStart);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const isText = (line.match(/"/g)?.length ?? 0) % 2 === 1 && !/\\\([^)]*$/.test(line);
    const isName = /(^|[^.\d])\.\w*$|[A-Za-z_]\w+$|[(,]\s?$/.test(line);
    if (isName && !isText && !line.includes("//")) this.ask(); else this.close();
  }

  async ask() {
    const mine = this.turn += 1;
    const answer = await this.editor.completions();
    const { area } = this.editor;
    if (mine !== this.turn || document.activeElement !== area) return;
    const written = area.value.slice(answer.from ?? 0, area.selectionStart);
    this.caret = area.selectionStart;
    this.isMeant = written !== "" || !/[(,]\s?$/.test(area.value.slice(0, this.caret));
    const items = (answer.items ?? []).filter(({ name }) => name !== written);
    this.place = { from: answer.from ?? 0, to: answer.to ?? 0 };
    // Names that begin as they were written come before those that differ in case.
    this.items = [...items.filter(({ name }) => name.startsWith(written)), ...items.filter(({ name }) => !name.startsWith(written))]
      .slice(0, 60);
    if (this.items.length === 0) return this.close();
    this.open();
  }

  open() {
    this.list.replaceChildren(...this.items.map((item, index) => {
      const option = make("li", { role: "option", id: `${this.list.id}-${index}` },
        make("b", { textContent: item.name }), make("span", { textContent: signature(item) }));
      option.addEventListener("pointerdown", (event) => {
        event.preventDefault();
        this.choose(index);
        this.accept();
      });
      return option;
    }));
    this.editor.pre.after(this.list);
    this.list.hidden = false;
    this.editor.area.setAttribute("aria-controls", this.list.id);
    // At the beginning of a line, a range without a letter may be nowhere.
    const caret = [...rangeIn(this.editor.code, this.place?.from ?? 0, this.caret)?.getClientRects() ?? []].at(-1);
    const box = /** @type {HTMLElement} */ (this.list.parentElement).getBoundingClientRect();
    if (caret) {
      this.list.style.left = `${Math.max(0, Math.min(caret.left - box.left, box.width - this.list.offsetWidth))}px`;
      this.list.style.top = `${caret.bottom - box.top + 2}px`;
    }
    // What is chosen is brought into sight, and is so only where it belongs.
    this.choose(0);
  }

  close() {
    this.turn += 1;
    this.list.hidden = true;
    for (const name of ["aria-controls", "aria-activedescendant"]) this.editor.area.removeAttribute(name);
  }

  /** @param {number} index */
  choose(index) {
    this.chosen = (index + this.items.length) % this.items.length;
    [...this.list.children].forEach((option, at) => option.setAttribute("aria-selected", String(at === this.chosen)));
    const option = this.list.children[this.chosen];
    option?.scrollIntoView({ block: "nearest" });
    if (option) this.editor.area.setAttribute("aria-activedescendant", option.id);
  }

  /** Puts the name there; a function gets its parentheses, with the caret between them if they want something. */
  accept() {
    const item = this.items[this.chosen];
    if (!item || !this.place) return;
    const { area } = this.editor;
    this.close();
    area.setSelectionRange(this.place.from, this.place.to);
    const isCall = item.kind === "function" && area.value[this.place.to] !== "(";
    this.editor.insert(item.name + (item.kind === "label" ? " " : isCall ? "()" : ""));
    if (isCall && !item.detail.includes("()")) area.setSelectionRange(area.selectionStart - 1, area.selectionStart - 1);
    this.close();
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was for the list */
  key(event) {
    if (event.key === " " && event.ctrlKey) {
      this.ask();
      return true;
    }
    if (!this.isOpen) return false;
    // The reader has written on, and what was found is of what was there before.
    if (this.editor.area.selectionStart !== this.caret || event.key === "Enter" && !this.isMeant) {
      this.close();
      return false;
    }
    switch (event.key) {
      case "ArrowDown": case "ArrowUp":
        this.isMeant = true;
        this.choose(this.chosen + (event.key === "ArrowDown" ? 1 : -1));
        return true;
      case "Enter": case "Tab": this.accept(); return true;
      case "Escape": this.close(); return true;
      case "ArrowLeft": case "ArrowRight": this.close(); return false;
      default: return false;
    }
  }
}
