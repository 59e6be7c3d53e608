// @ts-check
/**
 * The controls of a picture as elements of the page: unseen, each exactly over its picture, so that a keyboard, a
 * finger and assistive technology work them as they work anything else.
 */

import { make, once } from "./elements.js";
import { Touches } from "./touches.js";
import { build, describe } from "./widgets.js";

/** @typedef {import("./engine.js").Control} Control */

/** The controls that were worked last: a touch gives them no focus, and Escape is theirs all the same.
 * @type {Controls | undefined} */
let last;
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.activeElement === document.body && last?.dismiss()) event.preventDefault();
});

export class Controls {
  /** @param {import("./proof.js").Proof} proof */
  constructor(proof) {
    this.proof = proof;
    this.layer = make("div", { className: "controls" });
    /** @type {Control[]} */ this.all = [];
    /** @type {{key: string, element: HTMLElement}[]} */ this.shown = [];
    this.touches = new Touches(this);
    this.layer.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.dismiss()) event.preventDefault();
    });
  }

  /** @param {import("./engine.js").Answer} answer */
  show(answer) {
    const { paper } = this.proof;
    if (!this.layer.isConnected) paper.append(this.layer);
    this.canvas = /** @type {SVGSVGElement} */ (paper.querySelector(":scope > svg")).viewBox.baseVal;
    this.all = answer.controls ?? [];
    if (this.all.some(({ kind }) => kind === "transform")) this.hearTwoFingers();
    const hadFocus = this.layer.contains(document.activeElement);
    const next = this.all.map((control, index) => this.element(control, index));
    for (const { element } of this.shown.slice(next.length)) element.remove();
    this.shown = next;
    // What is presented over the rest takes the focus that was there, and gives it back.
    if (hadFocus && !this.layer.contains(document.activeElement)) {
      const first = this.all.findIndex(({ kind }) => kind !== "dismiss" && kind !== "sheet");
      this.shown[Math.max(0, first)]?.element.focus({ preventScroll: true });
    }
  }

  hearTwoFingers = once(async () => new (await import("./transforms.js")).Transforms(this));

  /** Keeps the element, and with it the focus, where the same kind of control stands at the same place.
   * @param {Control} control @param {number} index */
  element(control, index) {
    const key = `${control.kind} ${control.role} ${control.multiline ?? ""} ${control.secret ?? ""} ${control.day} ${control.time} ${control.distance}`;
    const known = this.shown[index];
    const element = known?.key === key ? known.element : build(this, control, index);
    this.place(element, control);
    describe(element, control);
    if (known?.key === key) return known;
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
    element.style.touchAction = this.touches.leaves({ x: x + width / 2, y: y + height / 2 });
  }

  // MARK: Working them

  /** @param {import("./engine.js").Values} action @param {string} [text] */
  act(action, text) { this.proof.update(action, text); }

  /** Touches the place of a pointer, which may belong to something in front of what it pressed.
   * @param {{clientX: number, clientY: number}} event @param {import("./engine.js").Values} action */
  actAt(event, action) {
    last = this;
    const point = this.point(event);
    if (point) this.actOn(point, action);
  }

  /** Touches a place of the picture, told to the hundredth of a point.
   * @param {{x: number, y: number}} point @param {import("./engine.js").Values} action */
  actOn({ x, y }, action) { this.act({ ...action, x: x.toFixed(2), y: y.toFixed(2) }); }

  /** @param {{clientX: number, clientY: number}} event */
  point(event) { return this.proof.point(event); }

  /** The controls at a place of the picture, the foremost first.
   * @param {{x: number, y: number}} point */
  at(point) {
    return this.all.map((control, index) => ({ control, index })).reverse().filter(({ control: { frame: [x, y, width, height] } }) =>
      point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height);
  }

  /** A tap from before the controls were there: what is under it is pressed, or takes the focus.
   * @param {{clientX: number, clientY: number}} event */
  tap(event) {
    const point = this.point(event), found = point && this.at(point)[0];
    if (!found) return;
    const { element } = this.shown[found.index];
    const half = [...element.querySelectorAll("button")].find((button) => button.getBoundingClientRect().right > event.clientX);
    const target = half ?? element;
    if (target instanceof HTMLButtonElement) target.click();
    else if (target.matches("input, select, textarea")) target.focus();
    else this.actOn(point, { command: "tap" });
  }

  /** @param {number} index */
  async open(index) { (await import("./menu.js")).openMenu(this, index); }

  /** Ends what is presented, where a touch beside it would. */
  dismiss() {
    const index = this.all.findIndex(({ kind }) => kind === "dismiss");
    if (index >= 0) this.act({ command: "act", control: index });
    return index >= 0;
  }
}
