// @ts-check
/** The ruler over a proof: ticks each 10 points, numbers each 100, a mark at the width. In a row below are the widths at
 * which the picture changes, each a triangle on the ticks with its number; under them a track of what is chosen.
 * `Ruler.swift` draws the same. */

const namespace = "http://www.w3.org/2000/svg";

/** @param {string} tag @param {Record<string, string | number>} attributes @param {string} [text] */
function node(tag, attributes, text) {
  const element = document.createElementNS(namespace, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** @param {number} from @param {number} to @param {number} height @param {number} scale @returns {string} */
function ticks(from, to, height, scale) {
  let path = "";
  for (let at = Math.ceil(from / 10) * 10; at <= to; at += 10) {
    const length = at % 100 === 0 ? 10 : at % 50 === 0 ? 7 : 4;
    path += `M${at * scale + 0.5} ${height}v-${length}`;
  }
  return path;
}

/** Numbers in a row, none over another; one that may be shifted goes beside its place otherwise. */
class Numbers {
  /** @type {{text: string, middle: number}[]} */ all = [];

  /** @param {string} text @param {number} at @param {boolean} [isShifted] @returns {number | undefined} its middle */
  place(text, at, isShifted = false) {
    const half = lengthOf(text) / 2;
    const places = isShifted ? [at, Math.max(at - half, half), at + half] : [at];
    const free = places.find((middle) => this.all.every((other) => Math.abs(other.middle - middle) >= half + lengthOf(other.text) / 2));
    if (free !== undefined) this.all.push({ text, middle: free });
    return free;
  }
}

/** @param {string} text */
const lengthOf = (text) => text.length * 7 + 4;
/** @param {number} at */
const exact = (at) => Math.round(at * 100) / 100;
/** The first whole width, as a reader drags it, at which the picture has changed.
 * @param {number} at */
const firstWhole = (at) => Math.ceil(exact(at));
/** Where the ticks are, the numbers of changes, and how far down the track reaches. */
const base = 22, changes = 35, trackTop = 37, trackBottom = 51;

/** What is chosen at which widths, under the ruler.
 * @param {Band[]} bands @param {number} width @param {number} reach @param {number} scale */
function track(bands, width, reach, scale) {
  return bands.flatMap(({ from, shown }, index) => {
    if (from >= reach) return [];
    const next = bands[index + 1]?.from ?? Infinity, end = Math.min(reach, next);
    const beyond = from >= width ? " beyond" : "";
    const band = node("path", { class: `band${index % 2 ? " odd" : ""}${beyond}`, d: `M${from * scale} ${trackTop}H${end * scale}V${trackBottom}H${from * scale}z` });
    band.append(node("title", {}, `${shown}: ${firstWhole(from)} – ${next > reach ? exact(reach) : firstWhole(next) - 1}`));
    const parts = [band];
    if (index > 0) parts.push(node("path", { class: `change${beyond}`, d: `M${from * scale} ${trackTop}V${trackBottom}` }));
    const isNow = width >= from && width < next;
    if (lengthOf(shown) < (end - from) * scale) {
      const middle = (from + end) / 2 * scale, isMet = Math.abs(middle - width * scale) < 8;
      parts.push(node("text", { class: `chosen-band${isNow ? " now" : ""}${beyond}`, x: isMet ? middle - 14 : middle, y: 48 }, shown));
    }
    return parts;
  });
}

/** The widths at which the picture changes: a choice's first, which take their room before those of other changes.
 * @param {number[]} choices @param {number[]} others @param {number} width @param {number} scale */
function marks(choices, others, width, scale) {
  const numbers = new Numbers();
  return [...choices, ...others].map((at, index) => {
    const isChoice = index < choices.length, whole = String(firstWhole(at)), told = String(exact(at));
    const mark = node("g", { class: `mark${isChoice ? " choice" : ""}${at > width ? " beyond" : ""}` });
    mark.append(node("title", {}, whole === told ? whole : `${whole} (${told})`), node("path", { d: `M${at * scale} ${base}l-3-6h6z` }));
    const middle = numbers.place(whole, at * scale, isChoice);
    if (middle !== undefined) mark.append(node("text", { x: middle, y: 33 }, whole));
    return mark;
  });
}

/** Every hundred, or every second one where they are nearer than their numbers are long.
 * @param {number} width @param {number} reach @param {number} scale */
function hundreds(width, reach, scale) {
  const numbers = new Numbers(), all = [];
  for (let at = 100; at <= reach - 8; at += 100) {
    const middle = numbers.place(String(at), at * scale);
    if (middle !== undefined) all.push(node("text", { class: at > width ? "beyond" : "", x: middle, y: 10 }, String(at)));
  }
  return all;
}

/** @typedef {{from: number, shown: string}} Band */
/** The widths at which a picture changes, and what is chosen between them.
 * @typedef {{breakpoints: number[], bands?: Band[]}} Marks */

/** Draws the ruler anew. Lengths shrink with the scale, numbers keep their size.
 * @param {SVGSVGElement} ruler @param {{width: number, length: number, scale: number} & Marks} measures
 *   `length` is how far the ruler reaches beyond the width; all in points */
export function drawRuler(ruler, { width, length, scale, breakpoints, bands = [] }) {
  const reach = Math.max(width, length);
  const choices = bands.slice(1).map(({ from }) => from).filter((at) => at <= reach);
  const others = breakpoints.filter((at) => at > 0 && at <= reach && !bands.some(({ from }) => Math.abs(from - at) < 0.01)).sort((a, b) => a - b);
  const height = bands.length > 0 ? trackBottom : others.length > 0 ? changes : base;
  ruler.removeAttribute("viewBox");
  ruler.setAttribute("width", String(reach * scale));
  ruler.setAttribute("height", String(height));
  // The mark at the width leaves out the numbers of changes: a reader drags to them.
  const cursor = `M${width * scale} ${base}V8` + (bands.length > 0 ? `M${width * scale} ${trackBottom}V${trackTop}` : "");
  ruler.replaceChildren(
    node("path", { d: ticks(0, width, base, scale) }), node("path", { class: "beyond", d: ticks(width + 1, reach, base, scale) }),
    ...hundreds(width, reach, scale), ...track(bands, width, reach, scale), ...marks(choices, others, width, scale),
    node("path", { class: "cursor", d: cursor }));
}
