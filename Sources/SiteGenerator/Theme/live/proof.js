// @ts-check
/** One proof: a picture at a proposed width, with its ruler, its grip and its controls. */

import { Controls } from "./controls.js";
import { make, parsed, points, say, settled } from "./elements.js";
import { animate, follow } from "./motion.js";
import { presentOver } from "./presentations.js";
import { drawRuler } from "./ruler.js";

/** @typedef {import("./engine.js").Answer} Answer */
/** @typedef {import("./engine.js").Values} Values */

const [narrowest, widest] = [20, 1400];
/** How large the sizes of frames are, in pixels. */
const labelSize = 10.5;

/** What to do to the snippet before its next picture; without a command nothing.
 * @typedef {{values: Values, text: string | undefined}} Wish */

/** Whether a wish makes an earlier one that still waits needless: the same knob turned further, or no more than a picture.
 * @param {Wish} wish @param {Wish} last */
function replaces({ values: wish }, { values: last }) {
  if (wish.command === undefined) return true;
  const isSame = wish.command === last.command && wish.control === last.control;
  return isSame && (wish.command === "set" || wish.command === "type" || (wish.phase === "move" && last.phase === "move"));
}

/** Whether a wish does something to the snippet.
 * @param {Values} values */
function isAction({ command }) { return command !== undefined && command !== "picture" && command !== "reset"; }

/** @param {Wish} last @param {Wish} wish @returns {Wish} */
function merged(last, wish) {
  const parts = wish.values.parts ?? last.values.parts;
  return { values: { ...last.values, ...wish.values, parts }, text: wish.text ?? last.text };
}

/** Leaves an element alone that says this already: every change costs the page a layout.
 * @param {Element} element @param {string} text */
function write(element, text) { if (element.textContent !== text) element.textContent = text; }

export class Proof {
  /** @param {import("./figure.js").LiveFigure} figure @param {HTMLElement} element @param {number} place */
  constructor(figure, element, place) {
    this.figure = figure;
    this.element = element;
    this.place = place;
    this.builtWidth = this.width = this.shownWidth = Number(element.dataset.width);
    this.paper = /** @type {HTMLElement} */ (element.querySelector(".paper"));
    this.ruler = /** @type {SVGSVGElement} */ (element.querySelector(".ruler"));
    this.grip = /** @type {HTMLElement | null} */ (element.querySelector(".grip"));
    /** What the proof was built for beside its width.
     * @type {Values} */
    this.own = Object.fromEntries(["scheme", "typeSize", "device"].flatMap((key) => element.dataset[key] ? [[key, element.dataset[key]]] : []));
    const { marks, breakpoints, bands = [] } = figure.recipe;
    /** Where its picture changes, as the build found it.
     * @type {import("./ruler.js").Marks} */
    this.builtMarks = marks?.[place] ?? { breakpoints, bands };
    this.marks = this.builtMarks;
    /** The device that a drag has left, with the height of its screen.
     * @type {{name: string, height: number} | null} */
    this.left = null;
    /** What a point is on the page: screens are drawn smaller than they are. */
    this.builtScale = Number(element.dataset.scale ?? 1);
    this.scale = Number(element.style.getPropertyValue("--scale")) || this.builtScale;
    this.builtHeight = Number(this.paper.querySelector(":scope > svg")?.getAttribute("height")) / this.scale;
    this.room = 0;
    this.measureRoom();
    window.addEventListener("resize", () => {
      this.measureRoom();
      if (this.isAlive) this.update();
    });
    /** Whether the picture is the engine's and not the one that was built. */
    this.isAlive = false;
    this.isBusy = false;
    /** Says the width.
     * @type {HTMLElement} */
    this.said = make("b");
    /** What was said of it before. */
    this.saidBefore = [...element.querySelector(".width")?.childNodes ?? []];
    /** The wishes that came while another was being answered.
     * @type {Wish[]} */
    this.waiting = [];
    /** @type {Answer} */ this.answer = {};
    this.controls = new Controls(this);
    /** What tells how the space was shared out, and its words for the picture that was built. */
    this.told = /** @type {HTMLElement | null} */ (figure.figure.querySelector(`[data-proof="${place}"]`));
    this.toldBefore = this.told?.textContent ?? "";
    /** @type {string | null} */ this.explained = null;
    // Looking costs a layout.
    this.settleSoon = settled(200, () => this.settle());
    this.paper.addEventListener("pointerenter", () => { if (!this.isAlive) this.update(); });
  }

  get hasPicture() { return (this.paper.querySelector(":scope > svg")?.childElementCount ?? 0) > 0; }

  get isMoved() { return this.width !== this.builtWidth || this.left !== null; }

  reset() {
    this.left = null;
    this.marks = this.builtMarks;
    this.width = this.builtWidth;
    this.scale = this.builtScale;
    this.update({ command: "reset", parts: "tokens" });
  }

  // MARK: Asking

  /** Asks for the picture as everything is set now, after what the wish does. While one is being made, later wishes
   * wait; one that takes the place of the last to wait does so.
   * @param {Values} [values] @param {string} [text] @returns {Promise<void>} */
  async update(values = {}, text) {
    const wish = { values, text };
    if (this.isBusy) {
      const last = this.waiting.at(-1);
      if (last && replaces(wish, last)) this.waiting[this.waiting.length - 1] = merged(last, wish);
      else this.waiting.push(wish);
      return;
    }
    this.isBusy = true;
    if (isAction(values)) this.figure.acted(this, values, text);
    const answer = await this.figure.ask(this.values(values), text === undefined ? {} : { text });
    this.isBusy = false;
    const next = this.waiting.shift();
    const before = isAction(values) ? this.words : [];
    this.show(answer, this.isDragging || values.command === undefined);
    if (isAction(values) && values.command !== "type") this.speak(before);
    this.figure.shown();
    if (next) return this.update(next.values, next.text);
    if (values.command && values.command !== "picture") this.figure.refreshOthers(this);
  }

  /** What the picture says, a sentence for each view. */
  get words() { return (this.paper.querySelector("desc")?.textContent ?? "").split(". "); }

  /** Says what the picture shows that it did not show before. (A field says itself what is typed.)
   * @param {string[]} before */
  speak(before) {
    const news = this.words.filter((sentence) => !before.includes(sentence)).join(". ");
    if (this.figure.spoken && news) write(this.figure.spoken, news);
  }

  /** What the proof is drawn for; off its device it keeps the height of the screen.
   * @returns {Values} */
  get surroundings() {
    const values = this.figure.surroundingValues(this.own, this.place);
    return this.left ? { ...values, device: undefined, height: this.left.height } : values;
  }

  /** @param {Values} wish @returns {Values} */
  values({ parts, ...wish }) {
    const wanted = [parts];
    if (!this.isDragging && wish.phase !== "move") wanted.push("controls");
    if (this.figure.inspector?.isOn) wanted.push("views");
    if (this.figure.frames?.checked) wanted.push("frames");
    // What the build told holds until then.
    if (this.told && (this.isMoved || this.figure.isChanged || this.explained !== null)) wanted.push("explanation");
    return {
      command: "picture", width: this.width, prefix: `live-${this.figure.index}-${this.place}`,
      ...this.surroundings, label: this.scale < 1 ? labelSize / this.scale : undefined, explain: this.figure.recipe.explain, ...wish,
      parts: wanted.filter(Boolean).join(" "),
    };
  }

  // MARK: Showing

  /** @param {Answer} answer @param {boolean} isStill */
  show(answer, isStill) {
    this.figure.report(answer);
    if (!answer.svg) {
      // A mistake has no picture of another width.
      if (this.isAlive) this.width = this.shownWidth;
      return;
    }
    const shown = this.answer;
    this.answer = answer;
    if (answer.width && this.surroundings.device) this.width = Math.round(answer.width);
    this.shownWidth = this.width;
    const before = /** @type {SVGSVGElement | null} */ (this.paper.querySelector(":scope > svg"));
    const picture = /** @type {SVGSVGElement} */ (parsed(answer.svg).firstElementChild);
    this.isAlive = true;
    this.anticipate();
    this.fit(picture, answer.width ?? this.width, answer.height ?? 0);
    if (before) before.replaceWith(picture); else this.paper.prepend(picture);
    if (before && this.figure.mostHeight < Infinity) follow(before, picture, /** @type {Element} */ (this.element.parentElement));
    if (answer.animation && before && !isStill) animate(before, picture, answer);
    if (before && !isStill) presentOver(this.paper, { picture: before, answer: shown }, { picture, answer });
    this.drawRuler();
    this.label(answer);
    if (answer.controls) this.controls.show(answer);
    if (this.told && answer.explanation !== undefined) this.explain(this.told, answer.explanation);
    this.figure.inspector?.pictureChanged(this);
  }

  /** The most points that fit on the page at full size. Looking costs a layout, so it is done when that may change. */
  measureRoom() {
    const sheets = /** @type {HTMLElement} */ (this.element.parentElement);
    const { paddingLeft, paddingRight } = getComputedStyle(sheets);
    this.room = Math.floor(sheets.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 2 * parseFloat(getComputedStyle(this.element).marginLeft));
  }

  /** @param {SVGSVGElement} picture @param {number} width @param {number} height */
  fit(picture, width, height) {
    const { mostHeight } = this.figure, least = this.place === 0 ? Math.min(this.room / width, mostHeight / height) : 1;
    // Under a hand nothing becomes larger, so that the grip stays with it.
    const most = this.isDragging ? this.heldScale : this.builtScale;
    // Above a keyboard a larger one is moved in its place: there a whole phone would have letters of three pixels.
    this.scale = Math.min(most, Math.max(mostHeight < Infinity ? 0.45 : 0.2, least));
    this.element.style.setProperty("--scale", String(this.scale));
    this.element.style.removeProperty("--letters");
    this.element.classList.remove("tiny");
    picture.setAttribute("width", String(width * this.scale));
    picture.setAttribute("height", String(height * this.scale));
  }

  /** The same picture on other room. */
  refit() {
    this.measureRoom();
    const picture = /** @type {SVGSVGElement | null} */ (this.paper.querySelector(":scope > svg"));
    if (!this.isAlive || !picture || !this.hasPicture) return;
    this.fit(picture, this.answer.width ?? this.width, this.answer.height ?? 0);
    this.drawRuler();
    this.label(this.answer);
  }

  /** Where an event happened, in points of the picture.
   * @param {{clientX: number, clientY: number}} event */
  point(event) {
    const picture = /** @type {SVGSVGElement | null} */ (this.paper.querySelector(":scope > svg"));
    const matrix = picture?.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null;
  }

  /** @param {import("./ruler.js").Marks} marks */
  mark(marks) {
    this.marks = marks;
    this.drawRuler();
  }

  drawRuler() {
    const length = this.place === 0 ? Math.min(this.room, widest) : 0;
    // At rest it would run into the rulers beside it.
    const reaches = this.isDragging || this.isMoved && this.figure.proofs.length === 1;
    const reach = reaches ? Math.max(this.width, length) : this.width;
    drawRuler(this.ruler, { width: this.width, length: reach, scale: this.scale, ...this.marks });
    this.ruler.classList.toggle("measuring", reach > this.width);
  }

  /** @param {Answer} answer */
  label(answer) {
    const line = this.element.querySelector(".width");
    if (line && (this.isMoved || Object.keys(this.figure.chosen).length > 0)) this.measure(line);
    else if (this.said.isConnected) line?.replaceChildren(...this.saidBefore);
    if (this.left && !line?.querySelector(".left")) line?.append(make("span", { className: "left", textContent: say("no longer %", this.left.name) }));
    const said = this.scale < 1 ? say("at %", `${Math.round(this.scale * 100)} %`) : "";
    const scale = line?.querySelector(".scale");
    if (scale) write(scale, said);
    else if (said) line?.append(make("span", { className: "scale", textContent: said }));
    // A window that is no device's is narrow to SwiftUI, whatever its width.
    const isCompact = this.left?.name.startsWith("iPad");
    this.choose([answer.choice, isCompact && "horizontalSizeClass == .compact"].filter(Boolean).join(" · "));
    this.element.classList.toggle("moved", this.isMoved);
    this.grip?.setAttribute("aria-valuenow", String(this.width));
    this.grip?.setAttribute("aria-valuetext", say("% points", points(this.width)) + (answer.choice ? `, ${answer.choice}` : ""));
  }

  /** Writes the width as it is, without what was said of the one that was built.
   * @param {Element} line */
  measure(line) {
    if (!line.contains(this.said)) line.replaceChildren(this.said);
    write(this.said, `${points(this.width)} pt`);
  }

  /** How the space was shared out, in the engine's tables; a picture in which nothing was has none.
   * @param {HTMLElement} told @param {string} tables */
  explain(told, tables) {
    const details = /** @type {HTMLElement} */ (told.parentElement), title = (/** @type {number} */ width) => say("How the space was shared out at % pt", points(width));
    // What the build said besides is of the surroundings that it drew in.
    const more = Object.keys(this.figure.chosen).length ? "" : this.toldBefore.slice(title(this.builtWidth).length);
    write(told, title(this.width) + more);
    if (tables === this.explained) return;
    this.explained = tables;
    details.hidden = tables === "";
    details.replaceChildren(told, parsed(tables));
    this.settleSoon();
  }

  /** As the page's script has it: what does not scroll takes no keys. */
  settle() {
    const tables = this.told?.parentElement?.querySelectorAll(".table") ?? [];
    for (const table of tables) if (table.scrollWidth <= table.clientWidth) table.removeAttribute("tabindex");
  }

  /** The line under the picture.
   * @param {string} text */
  choose(text) {
    let chosen = this.element.querySelector(".chosen");
    if (!chosen && text) {
      chosen = make("p", { className: "chosen" });
      this.element.append(chosen);
    }
    if (chosen) write(chosen, text);
  }

  // MARK: Dragging

  isDragging = false;
  heldScale = 1;

  /** Follows a pointer from its press on the grip, which may have moved or even let go since.
   * @param {PointerEvent} press @param {PointerEvent} last */
  drag(press, last) {
    const grip = this.grip;
    if (!grip || this.isDragging) return;
    const { width: from, scale, left, figure } = this, { device } = figure.chosen;
    let isMoved = false;
    this.heldScale = scale;
    this.measureRoom();
    const move = (/** @type {PointerEvent} */ moved) => {
      isMoved ||= Math.abs(moved.clientX - press.clientX) >= 4;
      if (!isMoved) return;
      // Beyond the paper's room the picture is shown smaller, and the grip stays at its end.
      this.resize(from + (moved.clientX - press.clientX) / scale);
    };
    const hold = (/** @type {boolean} */ isHeld) => {
      this.isDragging = isHeld;
      this.element.classList.toggle("held", isHeld);
      this.figure.figure.classList.toggle("dragging", isHeld);
    };
    const end = () => {
      grip.removeEventListener("pointermove", move);
      grip.removeEventListener("pointercancel", cancel);
      hold(false);
      this.update();
      // The grip's inner half lies over the picture: what was not moved is a tap on what is drawn below.
      if (!isMoved) figure.first.then(() => this.controls.tap(press));
    };
    // A drag that the browser takes for itself was none.
    const cancel = () => {
      isMoved = true;
      [this.width, this.left] = [from, left];
      if (device) figure.surroundings?.enterDevice(device);
      figure.showsReset();
    };
    if (!grip.hasPointerCapture(press.pointerId)) return move(last), end();
    hold(true);
    this.drawRuler();
    move(last);
    grip.addEventListener("pointermove", move);
    grip.addEventListener("pointercancel", cancel);
    grip.addEventListener("lostpointercapture", end, { once: true });
  }

  /** @param {KeyboardEvent} event a key on the grip */
  press(event) {
    const step = event.shiftKey ? 10 : 1;
    const to = {
      ArrowLeft: this.width - step, ArrowDown: this.width - step, ArrowRight: this.width + step, ArrowUp: this.width + step,
      PageDown: this.width - 50, PageUp: this.width + 50, Home: narrowest, End: this.room,
    }[event.key];
    if (to !== undefined) this.resize(to);
  }

  /** @param {number} width */
  resize(width) {
    const next = Math.round(Math.min(widest, Math.max(narrowest, width)));
    if (next === this.width) return;
    this.width = next;
    this.leaveDevice();
    this.figure.showsReset();
    this.anticipate();
    this.update();
  }

  /** Until there is a first picture the grip and the width alone follow, as far as a picture could be drawn. */
  anticipate() {
    if (!this.grip) return;
    const end = Math.min(this.width * this.scale, this.room || Infinity);
    const distance = this.isAlive ? 0 : end - this.builtWidth * this.scale;
    this.grip.style.translate = distance ? `${distance}px` : "";
    const line = this.element.querySelector(".width");
    if (!distance) return;
    if (line) this.measure(line);
    // What is chosen at that width the page knows.
    this.drawRuler();
  }

  /** A screen is as wide as it is: at another width the preview stands on none, as high as the screen was. */
  leaveDevice() {
    const name = this.surroundings.device;
    if (!name) return;
    const height = Number(this.answer.height) || this.builtHeight;
    this.figure.surroundings?.leaveDevice();
    delete this.figure.chosen.device;
    this.left = { name: String(name), height };
  }
}
