// @ts-check
/** Picture and code side by side: pointing at a view lights up its code, and the other way round. */

import { button, make, points, say } from "./elements.js";
import { marks, rangeIn } from "./ranges.js";

/** @typedef {import("./engine.js").View} View */
/** @typedef {import("./proof.js").Proof} Proof */

export class Inspector {
  /** @param {import("./figure.js").LiveFigure} figure @param {HTMLElement} toggle */
  constructor(figure, toggle) {
    this.figure = figure;
    this.isOn = false;
    this.toggle = toggle;
    this.code = /** @type {HTMLElement} */ (figure.figure.querySelector(".code code"));
    this.panel = make("div", { className: "inspector", hidden: true });
    this.tree = make("ul", { className: "views", "aria-label": say("Views") });
    this.table = make("div", { className: "negotiation", role: "status" });
    this.panel.append(this.tree, this.table);
    this.frame = make("div", { className: "view-frame", hidden: true });
    /** @type {Range | null} */ this.lit = null;
    this.selected = 0;
    for (const proof of figure.proofs) {
      proof.paper.addEventListener("pointermove", (event) => this.pointed(proof, event));
      proof.paper.addEventListener("pointerleave", () => { if (this.isOn) this.select(proof, this.kept); });
      proof.paper.addEventListener("click", (event) => {
        // A finger does not move before it points.
        this.pointed(proof, event);
        this.kept = this.selected;
      });
    }
    for (const name of ["pointermove", "click"]) {
      this.code.addEventListener(name, (event) => this.pointedAtCode(/** @type {PointerEvent} */ (event)));
    }
    /** The view that stays selected when the pointer leaves. */
    this.kept = 0;
  }

  turn() {
    this.isOn = !this.isOn;
    this.toggle.setAttribute("aria-pressed", String(this.isOn));
    this.panel.hidden = !this.isOn;
    if (this.isOn) {
      this.figure.figure.append(this.panel);
      this.figure.refresh();
    } else {
      this.select(this.figure.living, 0);
    }
  }

  // MARK: Finding a view

  /** The smallest view at a place.
   * @param {Proof} proof @param {MouseEvent} event */
  pointed(proof, event) {
    if (!this.isOn || proof.isDragging) return;
    const point = proof.point(event);
    if (!point) return;
    const there = (proof.answer.views ?? []).filter(({ frame: [x, y, width, height] }) =>
      point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height);
    this.select(proof, smallest(there, ({ frame }) => frame[2] * frame[3])?.number ?? 0);
  }

  /** @param {PointerEvent} event */
  pointedAtCode(event) {
    if (!this.isOn || this.figure.editor?.isOpen) return;
    const caret = document.caretPositionFromPoint?.(event.clientX, event.clientY);
    if (!caret || !this.code.contains(caret.offsetNode)) return;
    const before = document.createRange();
    before.setStart(this.code, 0);
    before.setEnd(caret.offsetNode, caret.offset);
    this.caretMoved(before.toString().length);
  }

  /** The innermost view whose code holds a place.
   * @param {number} offset */
  caretMoved(offset) {
    if (!this.isOn) return;
    const proof = this.figure.living;
    const there = (proof.answer.views ?? []).filter(({ from, to }) => to > from && offset >= from && offset <= to);
    this.select(proof, smallest(there, ({ from, to }) => to - from)?.number ?? 0);
  }

  // MARK: Showing it

  /** @param {Proof} proof */
  pictureChanged(proof) {
    if (!this.isOn) return;
    if (proof === this.figure.living) this.list(proof);
    const selected = this.selected;
    this.selected = 0;
    this.select(proof, selected);
  }

  /** @param {Proof} proof */
  list(proof) {
    const focused = this.tree.contains(document.activeElement);
    this.tree.replaceChildren(...(proof.answer.views ?? []).map((view) => {
      const item = button("", () => { this.kept = view.number; });
      item.append(make("b", { textContent: view.name }), ` ${points(view.frame[2])} × ${points(view.frame[3])}`);
      item.dataset.view = String(view.number);
      item.style.paddingLeft = `${8 + 12 * Math.min(view.depth, 12)}px`;
      item.addEventListener("focus", () => this.select(proof, view.number));
      return make("li", {}, item);
    }));
    if (focused) /** @type {HTMLElement | null} */ (this.tree.querySelector(`[data-view="${this.kept}"]`))?.focus();
  }

  /** @param {Proof} proof @param {number} number 0 for none */
  select(proof, number) {
    if (number === this.selected && this.frame.parentElement === proof.paper) return;
    this.selected = number;
    const view = proof.answer.views?.find((view) => view.number === number);
    this.light(view);
    this.outline(proof, view);
    for (const item of this.tree.querySelectorAll("button")) {
      item.setAttribute("aria-current", String(item.dataset.view === String(number)));
    }
    if (view) this.explain(proof, view); else this.table.replaceChildren();
  }

  /** @param {View} [view] */
  light(view) {
    const highlight = marks("galley-view");
    if (this.lit) highlight?.delete(this.lit);
    this.lit = view && view.to > view.from ? rangeIn(this.code, view.from, view.to) : null;
    if (this.lit) highlight?.add(this.lit);
  }

  /** @param {Proof} proof @param {View} [view] */
  outline(proof, view) {
    this.frame.hidden = !view;
    if (!view) return;
    const canvas = /** @type {SVGSVGElement} */ (proof.paper.querySelector(":scope > svg")).viewBox.baseVal;
    const [x, y, width, height] = view.frame;
    proof.paper.append(this.frame);
    this.frame.style.left = `${(x - canvas.x) / canvas.width * 100}%`;
    this.frame.style.top = `${(y - canvas.y) / canvas.height * 100}%`;
    this.frame.style.width = `${width / canvas.width * 100}%`;
    this.frame.style.height = `${height / canvas.height * 100}%`;
    this.frame.dataset.name = `${view.name}  ${points(width)} × ${points(height)}`;
  }

  /** How the view came to its size.
   * @param {Proof} proof @param {View} view */
  async explain(proof, view) {
    const answer = await this.figure.ask({ ...proof.values({}), command: "negotiation", view: view.number });
    if (this.selected !== view.number) return;
    const [width, height] = answer.proposal ?? [];
    const offered = `${points(width)} × ${points(height)}`, taken = `${points(view.frame[2])} × ${points(view.frame[3])}`;
    const [before, after = ""] = say("% was offered % and takes %", "\0", offered, taken).split("\0");
    this.table.replaceChildren(make("p", {}, before, make("b", { textContent: view.name }), after));
    if (answer.rows?.length) this.table.append(table(answer.columns ?? [], answer.rows));
  }
}

/** @template T @param {T[]} all @param {(one: T) => number} size @returns {T | undefined} the last of the smallest */
function smallest(all, size) {
  /** @type {T | undefined} */ let best;
  for (const one of all) if (best === undefined || size(one) <= size(best)) best = one;
  return best;
}

/** @param {string[]} columns @param {string[][]} rows */
function table(columns, rows) {
  const head = make("tr", {}, ...columns.map((column) => make("th", { scope: "col", textContent: column })));
  const body = rows.map((row) => make("tr", {}, ...row.map((cell) => make("td", { textContent: cell.replace(/^nil$/, say("any")) }))));
  return make("table", {}, make("thead", {}, head), make("tbody", {}, ...body));
}
