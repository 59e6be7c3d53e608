// @ts-check
/**
 * The controls of a picture as elements of the page: unseen, each exactly over its picture, so that a keyboard, a
 * finger and assistive technology work them as they work anything else.
 */

import { make } from "./elements.js";

/** @typedef {import("./engine.js").Control} Control */

export class Controls {
  /** @param {import("./proof.js").Proof} proof */
  constructor(proof) {
    this.proof = proof;
    this.layer = make("div", { className: "controls" });
    /** @type {{key: string, element: HTMLElement}[]} */ this.shown = [];
    proof.paper.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  /** @param {import("./engine.js").Answer} answer */
  show(answer) {
    const { paper } = this.proof;
    if (!this.layer.isConnected) paper.append(this.layer);
    this.canvas = /** @type {SVGSVGElement} */ (paper.querySelector(":scope > svg")).viewBox.baseVal;
    this.all = answer.controls ?? [];
    const next = this.all.map((control, index) => this.element(control, index));
    for (const { element } of this.shown.slice(next.length)) element.remove();
    this.shown = next;
  }

  /** Keeps the element, and with it the focus, where the same kind of control stands at the same place.
   * @param {Control} control @param {number} index */
  element(control, index) {
    const key = `${control.kind} ${control.role} ${control.multiline ?? ""} ${control.secret ?? ""}`;
    const known = this.shown[index];
    if (known?.key === key) {
      this.place(known.element, control);
      describe(known.element, control);
      return known;
    }
    const element = this.build(control, index);
    this.place(element, control);
    describe(element, control);
    if (known) known.element.replaceWith(element); else this.layer.append(element);
    return { key, element };
  }

  /** @param {HTMLElement} element @param {Control} control */
  place(element, { frame: [x, y, width, height] }) {
    const canvas = /** @type {SVGRect} */ (this.canvas);
    element.style.left = `${(x - canvas.x) / canvas.width * 100}%`;
    element.style.top = `${(y - canvas.y) / canvas.height * 100}%`;
    element.style.width = `${width / canvas.width * 100}%`;
    element.style.height = `${height / canvas.height * 100}%`;
    element.style.setProperty("--scale", String(this.proof.scale));
  }

  /** @param {Control} control @param {number} index @returns {HTMLElement} */
  build(control, index) {
    switch (control.kind) {
      case "number": return this.slider(index);
      case "text": return this.field(control, index);
      case "choice": return this.menu(index);
      case "steps": return this.stepper(index);
      case "scroll": return this.scroller();
      default: return this.tapped(control, index);
    }
  }

  /** A pointer touches a place, which may belong to something in front; a key works the control itself.
   * @param {Control} control @param {number} index */
  tapped(control, index) {
    const element = make("button", { type: "button" });
    const act = () => this.proof.act({ command: "act", control: index });
    if (control.kind === "press") {
      let timer = 0;
      element.addEventListener("pointerdown", () => { timer = window.setTimeout(act, 500); });
      for (const end of ["pointerup", "pointerleave"]) element.addEventListener(end, () => window.clearTimeout(timer));
      element.addEventListener("click", (event) => { if (event.detail === 0) act(); });
    } else if ((control.count ?? 1) > 1) {
      element.addEventListener("dblclick", act);
      element.addEventListener("click", (event) => { if (event.detail === 0) act(); });
    } else {
      element.addEventListener("click", (event) => {
        const point = event.detail > 0 ? this.proof.figure.inspector.point(this.proof, event) : null;
        if (point) this.proof.act({ command: "tap", x: point.x.toFixed(2), y: point.y.toFixed(2) });
        else act();
      });
    }
    return element;
  }

  /** @param {number} index */
  slider(index) {
    const element = make("input", { type: "range" });
    element.addEventListener("input", () => this.proof.update({ command: "set", control: index, value: element.value }));
    return element;
  }

  /** @param {Control} control @param {number} index */
  field({ multiline, secret }, index) {
    const element = multiline ? make("textarea") : make("input", { type: secret ? "password" : "text" });
    element.autocomplete = "off";
    element.addEventListener("input", () => this.proof.act({ command: "type", control: index }, element.value));
    return element;
  }

  /** @param {number} index */
  menu(index) {
    const element = make("select");
    element.addEventListener("change", () => this.proof.act({ command: "choose", control: index, value: element.selectedIndex }));
    return element;
  }

  /** @param {number} index */
  stepper(index) {
    const half = (/** @type {string} */ label, /** @type {number} */ value) => {
      const element = make("button", { type: "button", "aria-label": label });
      element.addEventListener("click", () => this.proof.act({ command: "step", control: index, value }));
      return element;
    };
    return make("div", { className: "stepper", role: "group" }, half("Decrement", -1), half("Increment", 1));
  }

  // MARK: Scrolling

  scroller() {
    const element = make("div", { tabIndex: 0, role: "group", className: "scroller" });
    let last = { x: 0, y: 0 };
    element.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse") return;
      last = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    });
    element.addEventListener("pointermove", (event) => {
      if (!element.hasPointerCapture(event.pointerId)) return;
      this.scroll(event, last.x - event.clientX, last.y - event.clientY);
      last = { x: event.clientX, y: event.clientY };
    });
    element.addEventListener("keydown", (event) => {
      const step = { ArrowDown: [0, 40], ArrowUp: [0, -40], ArrowRight: [40, 0], ArrowLeft: [-40, 0] }[event.key];
      if (!step || event.target !== element) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      this.scroll({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }, step[0], step[1]);
    });
    return element;
  }

  /** How far the reader has moved since the engine was last told. */
  owed = { x: 0, y: 0 };
  isWaiting = false;

  /** @param {{clientX: number, clientY: number}} event @param {number} dx @param {number} dy pixels */
  scroll(event, dx, dy) {
    const { proof } = this;
    this.owed = { x: this.owed.x + dx / proof.scale, y: this.owed.y + dy / proof.scale };
    if (this.isWaiting) return;
    if (proof.isBusy) {
      this.isWaiting = true;
      window.setTimeout(() => {
        this.isWaiting = false;
        this.scroll(event, 0, 0);
      }, 8);
      return;
    }
    const point = proof.figure.inspector.point(proof, event);
    if (!point) return;
    const { x, y } = this.owed;
    this.owed = { x: 0, y: 0 };
    proof.update({ command: "scroll", x: point.x.toFixed(2), y: point.y.toFixed(2), dx: x.toFixed(2), dy: y.toFixed(2) });
  }

  /** The page scrolls on where nothing in the picture can.
   * @param {WheelEvent} event */
  wheel(event) {
    const point = this.proof.figure.inspector.point(this.proof, event);
    if (!point) return;
    const canMove = (this.all ?? []).some(({ kind, frame: [x, y, width, height], offset = [0, 0], range = [0, 0] }) =>
      kind === "scroll" && point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
      && [event.deltaX, event.deltaY].some((delta, axis) => (delta > 0 && offset[axis] < range[axis]) || (delta < 0 && offset[axis] > 0)));
    if (!canMove) return;
    event.preventDefault();
    this.scroll(event, event.deltaX, event.deltaY);
  }
}

/** Says what a control is and where it stands.
 * @param {HTMLElement} element @param {Control} control */
function describe(element, control) {
  const words = [control.label, control.role === "switch" || control.kind === "number" ? null : control.value].filter(Boolean);
  const name = control.kind === "text" && control.text ? control.role : words.join(", ");
  element.setAttribute("aria-label", name || control.role);
  if (control.role === "switch") {
    element.setAttribute("role", "switch");
    element.setAttribute("aria-checked", String(control.value === "on"));
  }
  if (control.kind === "scroll") element.setAttribute("aria-label", "Scroll view");
  if (element instanceof HTMLInputElement && control.number) {
    const [value, lower, upper, step] = control.number;
    Object.assign(element, { min: String(lower), max: String(upper), step: step > 0 ? String(step) : "any" });
    if (document.activeElement !== element || !element.matches(":active")) element.value = String(value);
  }
  if ((element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && control.text !== undefined) {
    if (document.activeElement !== element) element.value = control.text;
  }
  if (element instanceof HTMLSelectElement && control.options) {
    element.replaceChildren(...control.options.map((option) => make("option", { textContent: option })));
    element.selectedIndex = control.selected ?? -1;
  }
  if (control.turns) {
    control.turns.forEach((canTurn, half) => { /** @type {HTMLButtonElement} */ (element.children[half]).disabled = !canTurn; });
  }
}
