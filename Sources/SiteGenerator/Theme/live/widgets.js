// @ts-check
/** The element for each kind of control: an input of the browser's own where there is one. */

import { make, say } from "./elements.js";

/** @typedef {import("./engine.js").Control} Control */
/** @typedef {import("./controls.js").Controls} Controls */

/** @param {Controls} controls @param {Control} control @param {number} index @returns {HTMLElement} */
export function build(controls, control, index) {
  switch (control.kind) {
    case "number": return slider(controls, index);
    case "text": return field(controls, control, index);
    case "choice": return options(controls, index);
    case "steps": return stepper(controls, index);
    case "date": return date(controls, control, index);
    case "color": return color(controls, index);
    case "pages": return steps(controls, index);
    case "scroll": return scroller(controls);
    case "drag": return draggable(controls, control, index);
    case "menu": return menu(controls, control, index);
    case "transform": return transformable(controls, index);
    case "sheet": return detents(controls, control, index);
    default: return tapped(controls, control, index);
  }
}

/** A pointer touches a place, which may belong to something in front; a key works the control itself.
 * @param {Controls} controls @param {Control} control @param {number} index */
function tapped(controls, { kind, count = 1 }, index) {
  const element = make("button", { type: "button" });
  element.addEventListener("click", (event) => {
    if (event.detail === 0) controls.act({ command: "act", control: index });
    else if (kind !== "press" && count === 1) controls.actAt(event, { command: "tap" });
  });
  if (count > 1) element.addEventListener("dblclick", (event) => controls.actAt(event, { command: "tap", count }));
  return element;
}

/** @param {Controls} controls @param {number} index */
function slider(controls, index) {
  const element = make("input", { type: "range" });
  element.addEventListener("input", () => controls.act({ command: "set", control: index, value: element.value }));
  return element;
}

/** @param {Controls} controls @param {Control} control @param {number} index */
function field(controls, { multiline, secret }, index) {
  const element = multiline ? make("textarea") : make("input", { type: secret ? "password" : "text" });
  element.autocomplete = "off";
  element.addEventListener("input", () => controls.act({ command: "type", control: index }, element.value));
  return element;
}

/** @param {Controls} controls @param {number} index */
function options(controls, index) {
  const element = make("select");
  element.addEventListener("change", () => controls.act({ command: "choose", control: index, value: element.selectedIndex }));
  return element;
}

/** @param {Controls} controls @param {number} index */
function stepper(controls, index) {
  const half = (/** @type {string} */ label, /** @type {number} */ value) => {
    const element = make("button", { type: "button", "aria-label": label });
    element.addEventListener("click", () => controls.act({ command: "step", control: index, value }));
    return element;
  };
  return make("div", { className: "stepper", role: "group" }, half(say("Decrement"), -1), half(say("Increment"), 1));
}

/** Seconds from 1 January 1970 to that of 2001. */
const epoch = 978_307_200;

/** Seconds since 1 January 2001 as an input for dates writes them.
 * @param {number | null | undefined} seconds @param {Control} control */
function stamp(seconds, { day, time }) {
  if (seconds === null || seconds === undefined) return "";
  const text = new Date((seconds + epoch) * 1000).toISOString();
  return day && time ? text.slice(0, 16) : day ? text.slice(0, 10) : text.slice(11, 16);
}

/** @param {Controls} controls @param {Control} control @param {number} index */
function date(controls, { day, time }, index) {
  const element = make("input", { type: day && time ? "datetime-local" : day ? "date" : "time" });
  element.addEventListener("click", () => element.showPicker());
  element.addEventListener("input", () => {
    if (!element.value) return;
    // A time keeps its day, and a day its time.
    const known = stamp(controls.all[index]?.date?.[0], { ...controls.all[index], day: true, time: true });
    const text = day && time ? element.value : day ? `${element.value}T${known.slice(11)}` : `${known.slice(0, 10)}T${element.value}`;
    controls.act({ command: "set", control: index, value: Date.parse(`${text}Z`) / 1000 - epoch });
  });
  return element;
}

/** @param {Controls} controls @param {number} index */
function color(controls, index) {
  const element = make("input", { type: "color" });
  element.addEventListener("input", () => controls.act({ command: "type", control: index }, element.value.slice(1)));
  return element;
}

/** Arrow keys go to the next page, or detent, and back.
 * @param {Controls} controls @param {number} index */
function steps(controls, index) {
  const element = make("div", { tabIndex: 0, role: "slider", className: "pages" });
  element.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    controls.act({ command: "choose", control: index, value: (controls.all[index]?.selected ?? 0) + step });
  });
  return element;
}

/** What hears of fingers. A tap on it may be meant for something around it.
 * @param {Controls} controls @param {string} [description] @returns {HTMLElement} */
function touched(controls, description) {
  const element = make("div", { tabIndex: 0, role: "button", className: description ? "draggable" : "pressable" });
  if (description) element.setAttribute("aria-roledescription", description);
  element.addEventListener("click", (event) => controls.actAt(event, { command: "tap" }));
  element.addEventListener("dblclick", (event) => controls.actAt(event, { command: "tap", count: 2 }));
  return element;
}

/** Return presses it; an arrow key drags by twenty points, with Shift by a hundred.
 * @param {Controls} controls @param {Control} control @param {number} index */
function draggable(controls, { distance }, index) {
  const element = touched(controls, distance === undefined ? undefined : "draggable");
  element.addEventListener("keydown", (event) => {
    const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
    const frame = controls.all[index]?.frame;
    const isPress = event.key === "Enter" || event.key === " ";
    if (!frame || !(isPress || (way && distance !== undefined))) return;
    event.preventDefault();
    if (isPress || !way) return controls.act({ command: "act", control: index });
    const [dx, dy] = way.map((side) => side * (event.shiftKey ? 100 : 20));
    controls.actOn({ x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2 }, { command: "drag", phase: "begin" });
    controls.act({ command: "drag", phase: "move", dx, dy });
    controls.act({ command: "drag", phase: "end", dx, dy });
  });
  return element;
}

/** Keys do what two fingers do: plus and minus magnify by a quarter, arrows to the side turn by fifteen degrees.
 * @param {Controls} controls @param {number} index */
function transformable(controls, index) {
  const element = touched(controls, "zoomable");
  element.setAttribute("aria-keyshortcuts", "+ - ArrowLeft ArrowRight");
  element.addEventListener("keydown", (event) => {
    const change = { "+": [1.25, 0], "=": [1.25, 0], "-": [0.8, 0], ArrowRight: [1, 15], ArrowLeft: [1, -15] }[event.key];
    const frame = controls.all[index]?.frame;
    if (!change || !frame || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [scale, angle] = change;
    controls.actOn({ x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2 }, { command: "transform", phase: "begin" });
    controls.act({ command: "transform", phase: "move", scale, angle });
    controls.act({ command: "transform", phase: "end" });
  });
  return element;
}

/** A sheet, which arrow keys move from detent to detent where it has several.
 * @param {Controls} controls @param {Control} control @param {number} index */
function detents(controls, { pages = 1 }, index) {
  return pages > 1 ? steps(controls, index) : make("div", { role: "group" });
}

/** @param {Controls} controls */
function scroller(controls) {
  const element = make("div", { tabIndex: 0, role: "group", className: "scroller" });
  element.addEventListener("keydown", (event) => {
    const step = { ArrowDown: [0, 40], ArrowUp: [0, -40], ArrowRight: [40, 0], ArrowLeft: [-40, 0] }[event.key];
    if (!step || event.target !== element) return;
    event.preventDefault();
    const box = element.getBoundingClientRect();
    controls.touches.scroll({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }, step[0], step[1]);
  });
  return element;
}

/** @param {Controls} controls @param {Control} control @param {number} index */
function menu(controls, { contextual }, index) {
  const element = make("button", { type: "button", "aria-haspopup": "menu", "aria-expanded": "false" });
  element.addEventListener("click", (event) => { if (!contextual || event.detail === 0) controls.open(index); });
  element.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    controls.open(index);
  });
  return element;
}

/** What a control is called that its author gave no label.
 * @param {Control} control */
function nameless({ kind, role, distance }) {
  const names = {
    number: "Slider", text: "Text field", choice: "Choice", steps: "Stepper", date: "Date", color: "Color", menu: "Menu", pages: "Page", scroll: "Scroll view",
    drag: distance === undefined ? "View" : "Movable view", transform: "Zoomable view",
  };
  return Reflect.get(names, kind) ?? (role === "switch" ? "Switch" : role === "button" ? "Button" : role);
}

/** Says what a control is and where it stands.
 * @param {HTMLElement} element @param {Control} control */
export function describe(element, control) {
  const words = [control.label, control.role === "switch" || control.kind === "number" ? null : control.value].filter(Boolean);
  // A field says itself what is in it; one without a title has it for a label.
  const title = control.label === control.value ? control.role : control.label;
  const name = control.kind === "text" && control.text ? title : words.join(", ");
  element.setAttribute("aria-label", name || say(nameless(control)));
  if (control.role === "switch") {
    element.setAttribute("role", "switch");
    element.setAttribute("aria-checked", String(control.value === "on"));
  }
  if (["scroll", "pages"].includes(control.kind)) element.setAttribute("aria-label", say(nameless(control)));
  if (element.matches(".pages")) describePages(element, control);
  if (element instanceof HTMLInputElement && control.number) describeNumber(element, control.number);
  if (element instanceof HTMLInputElement && control.date) {
    const [value, min, max] = control.date.map((seconds) => stamp(seconds, control));
    Object.assign(element, { min, max });
    if (document.activeElement !== element) element.value = value;
  }
  if (element instanceof HTMLInputElement && control.color !== undefined) {
    element.value = `#${control.color.toString(16).padStart(6, "0")}`;
  }
  if ((element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && control.text !== undefined) {
    if (document.activeElement !== element) element.value = control.text;
  }
  if (element instanceof HTMLSelectElement && control.options) {
    element.replaceChildren(...control.options.map((option) => make("option", { textContent: option })));
    element.selectedIndex = control.selected ?? -1;
  }
  control.turns?.forEach((canTurn, half) => { /** @type {HTMLButtonElement} */ (element.children[half]).disabled = !canTurn; });
}

/** @param {HTMLElement} element @param {Control} control */
function describePages(element, { selected, pages = 1 }) {
  const now = (selected ?? 0) + 1;
  const text = say("% of %", now, pages);
  for (const [name, value] of Object.entries({ min: 1, max: pages, now, text })) {
    element.setAttribute(`aria-value${name}`, String(value));
  }
}

/** @param {HTMLInputElement} element @param {number[]} number */
function describeNumber(element, [value, lower, upper, step]) {
  Object.assign(element, { min: String(lower), max: String(upper), step: step > 0 ? String(step) : "any" });
  if (document.activeElement !== element || !element.matches(":active")) element.value = String(value);
}
