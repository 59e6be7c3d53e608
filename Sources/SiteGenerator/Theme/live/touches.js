// @ts-check
/** What a pointer means that is put on a picture: a tap, a long press, a drag of the snippet's own, a scroll, a page
 * turned, a sheet moved. */

/** @typedef {import("./engine.js").Control} Control */
/** @typedef {{clientX: number, clientY: number}} Place */
/** @typedef {{control: Control, index: number}} Found */
/** A pointer on the picture: where it came down, what is under it there, and what it has turned out to be.
 * @typedef {{pointer: number, from: Place, last: Place, time: number, speed: {x: number, y: number}, drag: Found | undefined,
 *    scroll: Found | undefined, pages: Found | undefined, sheet: Found | undefined,
 *    meaning: "drag" | "scroll" | "turn" | "pull" | null, timer: number, holds: number[]}} Touch */

/** A pointer that moves less than this many pixels has not moved. */
const slack = 4;
/** Milliseconds after which a tap is no longer the second of two: as long as UIKit waits. */
const lapse = 350;

export class Touches {
  /** @param {import("./controls.js").Controls} controls */
  constructor(controls) {
    this.controls = controls;
    /** @type {Touch | null} */ this.touch = null;
    const { layer } = controls;
    layer.addEventListener("pointerdown", (event) => this.down(event));
    layer.addEventListener("pointermove", (event) => this.move(event));
    layer.addEventListener("pointerup", (event) => this.up(event));
    layer.addEventListener("pointercancel", (event) => { if (event.pointerId === this.touch?.pointer) this.cancel(); });
    // A press that meant something else is no tap.
    layer.addEventListener("click", (event) => {
      if (!this.isSpent || event.detail === 0) return;
      this.isSpent = false;
      event.preventDefault();
      event.stopPropagation();
    }, { capture: true });
    controls.proof.paper.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  /** Whether the click that follows has been used up. */
  isSpent = false;

  /** Which of its own gestures the browser keeps at a place of the picture.
   * @param {{x: number, y: number}} point */
  leaves(point) {
    let own = "auto";
    for (const { control: { kind, distance, range = [0, 0] } } of this.controls.at(point)) {
      if (distance !== undefined || kind === "sheet" || (kind === "scroll" && range[1] > 0)) return "none";
      if (kind === "transform") own = "pan-x pan-y";
      if (kind === "pages" || (kind === "scroll" && range[0] > 0)) own = "pan-y";
    }
    return own;
  }

  // MARK: One pointer

  /** @param {PointerEvent} event */
  down(event) {
    this.isSpent = false;
    // It may have been let go where nothing heard of it.
    if (this.touch?.pointer === event.pointerId) this.cancel();
    const point = this.controls.point(event);
    if (this.touch || event.button !== 0 || !point || event.target instanceof HTMLInputElement) return;
    const there = this.controls.at(point);
    const find = (/** @type {(control: Control) => boolean} */ isWanted) => there.find(({ control }) => isWanted(control));
    const long = find(({ kind, contextual }) => kind === "press" || Boolean(contextual));
    this.touch = {
      pointer: event.pointerId, from: event, last: event, time: event.timeStamp, speed: { x: 0, y: 0 }, meaning: null,
      drag: find(({ kind }) => kind === "drag"), pages: find(({ kind }) => kind === "pages"),
      sheet: find(({ kind }) => kind === "sheet"),
      scroll: find(({ kind, range = [0, 0] }) => kind === "scroll" && (range[0] > 0 || range[1] > 0)),
      timer: long ? window.setTimeout(() => this.press(event, long), 1000 * (long.control.holds?.[0] ?? 0.5)) : 0, holds: [],
    };
    if (this.touch.drag) this.begin(this.touch, event, there);
  }

  /** @param {Touch} touch @param {PointerEvent} event @param {Found[]} there */
  begin(touch, event, there) {
    window.clearTimeout(this.lapse);
    this.controls.actAt(event, { command: "drag", phase: "begin" });
    const holds = there.flatMap(({ control: { kind, holds } }) => kind === "drag" ? holds ?? [] : []);
    touch.holds = holds.sort((a, b) => a - b).map((seconds) => window.setTimeout(() => this.hold(seconds), seconds * 1000));
  }

  lapse = 0;

  /** @param {number} seconds */
  hold(seconds) {
    this.isSpent = true;
    this.controls.act({ command: "drag", phase: "hold", seconds });
  }

  /** @param {PointerEvent} event @param {Found} long */
  press(event, { control, index }) {
    this.isSpent = true;
    if (control.kind === "menu") this.controls.open(index);
    else this.controls.actAt(event, { command: "press" });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const touch = this.touch;
    if (!touch || event.pointerId !== touch.pointer) return;
    const [x, y] = [event.clientX - touch.from.clientX, event.clientY - touch.from.clientY];
    if (!touch.meaning) {
      if (Math.hypot(x, y) < slack) return;
      window.clearTimeout(touch.timer);
      touch.meaning = this.meaning(touch, event, x, y);
      if (!touch.meaning) return;
      if (touch.drag && touch.meaning !== "drag") this.leave(touch);
      this.isSpent = true;
      this.controls.layer.setPointerCapture(event.pointerId);
    }
    this.measureSpeed(touch, event);
    if (touch.meaning === "drag" || touch.meaning === "pull") this.drag("move", event);
    if (touch.meaning === "scroll") this.scroll(touch.from, touch.last.clientX - event.clientX, touch.last.clientY - event.clientY);
    touch.last = event;
  }

  /** A mouse scrolls with its wheel. Pulled up a sheet grows before its content scrolls, as `presentationContentInteraction`
   * describes; pulled down it moves where the content cannot scroll any further.
   * @param {Touch} touch @param {PointerEvent} event @param {number} x @param {number} y pixels since it came down */
  meaning(touch, event, x, y) {
    if (touch.drag?.control.distance !== undefined) return "drag";
    if (touch.pages && Math.abs(x) > Math.abs(y)) return "turn";
    const scroll = event.pointerType === "mouse" ? undefined : touch.scroll?.control;
    const { selected, pages = 1 } = touch.sheet?.control ?? {};
    const canScroll = scroll && (y < 0 ? (selected ?? 0) === pages - 1 : (scroll.offset?.[1] ?? 0) > 0);
    if (touch.sheet && !canScroll && Math.abs(y) > Math.abs(x)) return "pull";
    return scroll ? "scroll" : touch.drag ? "drag" : null;
  }

  /** @param {Touch} touch @param {PointerEvent} event */
  measureSpeed(touch, event) {
    const seconds = Math.max(0.001, (event.timeStamp - touch.time) / 1000);
    touch.time = event.timeStamp;
    touch.speed = { x: (event.clientX - touch.last.clientX) / seconds, y: (event.clientY - touch.last.clientY) / seconds };
  }

  /** @param {PointerEvent} event */
  up(event) {
    const touch = this.touch;
    if (!touch || event.pointerId !== touch.pointer) return;
    this.stopWaiting(touch);
    if (touch.drag || touch.meaning === "pull") this.drag("end", event);
    if (touch.drag?.control.taps) this.lapse = window.setTimeout(() => this.controls.act({ command: "drag", phase: "lapse" }), lapse);
    if (touch.meaning === "turn" && touch.pages) this.turn(touch, touch.pages, event);
    this.touch = null;
  }

  /** Gives the pointer up to a gesture of two, or to the browser. */
  cancel() {
    const touch = this.touch;
    if (!touch) return;
    this.stopWaiting(touch);
    if (touch.drag) this.leave(touch);
    if (touch.meaning === "pull") this.drag("end", touch.last);
    this.touch = null;
  }

  /** A touch that means something else fails for the views that heard of it.
   * @param {Touch} touch */
  leave(touch) {
    touch.drag = undefined;
    this.controls.act({ command: "drag", phase: "lapse" });
  }

  /** @param {Touch} touch */
  stopWaiting(touch) {
    for (const timer of [touch.timer, ...touch.holds]) window.clearTimeout(timer);
  }

  /** @param {string} phase @param {Place} event */
  drag(phase, event) {
    const { from, speed, meaning } = /** @type {Touch} */ (this.touch);
    const { scale } = this.controls.proof;
    const [dx, dy, vx, vy] = [event.clientX - from.clientX, event.clientY - from.clientY, speed.x, speed.y]
      .map((length) => (length / scale).toFixed(2));
    this.controls.act({ command: meaning === "pull" ? "pull" : "drag", phase, dx, dy, vx, vy });
  }

  /** A third of the way, or a flick, turns the page.
   * @param {Touch} touch @param {Found} pages @param {PointerEvent} event */
  turn({ from, speed }, { control, index }, event) {
    const way = event.clientX - from.clientX;
    const isFar = Math.abs(way) / this.controls.proof.scale > control.frame[2] / 3 || Math.abs(speed.x) > 400;
    if (isFar) this.controls.act({ command: "choose", control: index, value: (control.selected ?? 0) + (way < 0 ? 1 : -1) });
  }

  // MARK: Scrolling

  /** How far the reader has moved since the engine was last told. */
  owed = { x: 0, y: 0 };
  isWaiting = false;

  /** @param {Place} place @param {number} dx @param {number} dy pixels */
  scroll(place, dx, dy) {
    const { proof } = this.controls;
    this.owed = { x: this.owed.x + dx / proof.scale, y: this.owed.y + dy / proof.scale };
    if (this.isWaiting) return;
    if (proof.isBusy) {
      this.isWaiting = true;
      window.setTimeout(() => {
        this.isWaiting = false;
        this.scroll(place, 0, 0);
      }, 8);
      return;
    }
    const { x, y } = this.owed;
    this.owed = { x: 0, y: 0 };
    this.controls.actAt(place, { command: "scroll", dx: x.toFixed(2), dy: y.toFixed(2) });
  }

  /** The page scrolls on where nothing in the picture can.
   * @param {WheelEvent} event */
  wheel(event) {
    const point = this.controls.point(event);
    const canMove = point && this.controls.at(point).some(({ control: { kind, offset = [0, 0], range = [0, 0] } }) =>
      kind === "scroll" && [event.deltaX, event.deltaY].some((delta, axis) =>
        (delta > 0 && offset[axis] < range[axis]) || (delta < 0 && offset[axis] > 0)));
    if (!canMove) return;
    event.preventDefault();
    this.scroll(event, event.deltaX, event.deltaY);
  }
}
