// @ts-check
/** Two fingers on a picture magnify and rotate what is under them. So do a pinch on a trackpad and, as in the Simulator,
 * a mouse with Option held, whose other finger is its mirror image. */

/** @typedef {{clientX: number, clientY: number}} Place */

/** Milliseconds after which a trackpad that says nothing has been let go. */
const pause = 200;

export class Transforms {
  /** @param {import("./controls.js").Controls} controls */
  constructor(controls) {
    this.controls = controls;
    /** The fingers on the picture.
     * @type {Map<number, Place>} */
    this.fingers = new Map();
    /** What a mouse is mirrored at.
     * @type {Place | null} */
    this.center = null;
    this.isActive = false;
    const { layer, proof: { paper } } = controls;
    layer.addEventListener("pointerdown", (event) => this.down(event), { capture: true });
    layer.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) layer.addEventListener(end, (event) => this.up(/** @type {PointerEvent} */ (event)));
    // The browser's own gestures of two fingers would take these away.
    layer.addEventListener("touchstart", (event) => { if (this.isActive) event.preventDefault(); }, { passive: false });
    paper.addEventListener("wheel", (event) => this.wheel(event), { capture: true, passive: false });
    for (const name of ["gesturestart", "gesturechange", "gestureend"]) paper.addEventListener(name, (event) => this.pinch(event));
  }

  // MARK: What the engine is told

  /** @param {Place} middle @returns {boolean} whether anything there can be magnified or rotated */
  begin(middle) {
    if (this.isActive || !this.control(middle)) return false;
    this.controls.touches.cancel();
    this.controls.actAt(middle, { command: "transform", phase: "begin" });
    this.isActive = true;
    this.last = { scale: 1, angle: 0, time: performance.now() };
    return true;
  }

  /** @param {Place} place */
  control(place) {
    const point = this.controls.point(place);
    return point ? this.controls.at(point).find(({ control }) => control.kind === "transform")?.control : undefined;
  }

  /** @param {number} scale @param {number} angle in degrees, both since the beginning */
  tell(scale, angle) {
    const last = this.last ?? { scale, angle, time: 0 }, time = performance.now();
    const seconds = Math.max(0.001, (time - last.time) / 1000);
    const [vscale, vangle] = [(scale - last.scale) / seconds, (angle - last.angle) / seconds];
    this.last = { scale, angle, time };
    const [s, a, vs, va] = [scale, angle, vscale, vangle].map((value) => value.toFixed(4));
    this.controls.act({ command: "transform", phase: "move", scale: s, angle: a, vscale: vs, vangle: va });
  }

  end() {
    if (!this.isActive) return;
    this.isActive = false;
    this.controls.act({ command: "transform", phase: "end" });
  }

  // MARK: Fingers

  /** @param {PointerEvent} event */
  down(event) {
    if (event.pointerType === "mouse") {
      if (event.altKey && event.button === 0) this.mirror(event);
      return;
    }
    this.fingers.set(event.pointerId, event);
    if (this.fingers.size !== 2) return;
    const [a, b] = this.fingers.values();
    if (this.begin({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 })) this.hold(event);
  }

  /** @param {PointerEvent} event */
  mirror(event) {
    const frame = this.control(event)?.frame;
    const matrix = /** @type {SVGSVGElement | null} */ (this.controls.proof.paper.querySelector(":scope > svg"))?.getScreenCTM();
    if (!frame || !matrix) return;
    const middle = new DOMPoint(frame[0] + frame[2] / 2, frame[1] + frame[3] / 2).matrixTransform(matrix);
    this.center = { clientX: middle.x, clientY: middle.y };
    this.fingers.set(event.pointerId, event);
    if (this.begin(this.center)) this.hold(event);
  }

  /** From here on it is no touch of one finger.
   * @param {PointerEvent} event */
  hold(event) {
    event.stopPropagation();
    event.preventDefault();
    this.controls.touches.isSpent = true;
    for (const pointer of this.fingers.keys()) this.controls.layer.setPointerCapture(pointer);
    this.from = this.span();
    this.turned = 0;
  }

  /** How far the fingers are apart, and in which direction, in degrees. */
  span() {
    const [a, other] = [...this.fingers.values()];
    const { clientX, clientY } = a;
    const b = other ?? { clientX: 2 * (this.center?.clientX ?? 0) - clientX, clientY: 2 * (this.center?.clientY ?? 0) - clientY };
    const [x, y] = [b.clientX - clientX, b.clientY - clientY];
    return { distance: Math.max(1, Math.hypot(x, y)), angle: Math.atan2(y, x) * 180 / Math.PI };
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.fingers.has(event.pointerId)) return;
    this.fingers.set(event.pointerId, event);
    if (!this.isActive || !this.from) return;
    const { distance, angle } = this.span();
    // Directions go round, what has been turned does not.
    this.turned = (this.turned ?? 0) + ((angle - this.from.angle + 540) % 360) - 180;
    this.from.angle = angle;
    this.tell(distance / this.from.distance, this.turned);
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.fingers.delete(event.pointerId)) return;
    this.center = null;
    this.end();
  }

  // MARK: Trackpads

  timer = 0;
  pinched = 1;

  /** Chromium and Firefox tell of a pinch as of a wheel with Control held.
   * @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey || (!this.timer && !this.begin(event))) return;
    event.preventDefault();
    event.stopPropagation();
    this.pinched *= Math.exp(-event.deltaY / 100);
    this.tell(this.pinched, 0);
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      [this.timer, this.pinched] = [0, 1];
      this.end();
    }, pause);
  }

  /** Safari has events of its own, on a touch screen too, where the fingers have been heard already.
   * @param {Event} event */
  pinch(event) {
    const { scale, rotation, clientX, clientY } = /** @type {Event & Place & {scale: number, rotation: number}} */ (event);
    if (this.fingers.size > 0) return event.preventDefault();
    if (event.type === "gesturestart" && !this.begin({ clientX, clientY })) return;
    event.preventDefault();
    if (event.type === "gesturechange") this.tell(scale, rotation);
    if (event.type === "gestureend") this.end();
  }
}
