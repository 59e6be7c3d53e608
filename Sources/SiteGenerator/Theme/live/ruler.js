// @ts-check
/** The ruler over a proof: ticks each 10 points, numbers each 100, a triangle where a text wraps, a mark at the
 * width; under it a track of what is chosen. `Ruler.swift` draws the same. */

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

/** Numbers in a row, none over another; one that may be shifted stands beside its place otherwise. */
class Numbers {
  /** @type {{text: string, middle: number, kind: string}[]} */ all = [];

  /** @param {string} text @param {number} at @param {string} kind @param {boolean} [isShifted] */
  place(text, at, kind, isShifted = false) {
    const half = lengthOf(text) / 2;
    const places = isShifted ? [at, Math.max(at - half, half), at + half] : [at];
    const free = places.find((middle) => this.all.every((other) => Math.abs(other.middle - middle) >= half + lengthOf(other.text) / 2));
    if (free !== undefined) this.all.push({ text, middle: free, kind });
  }
}

/** @param {string} text */
const lengthOf = (text) => text.length * 6 + 6;
/** @param {number} at */
const exact = (at) => String(Math.round(at * 100) / 100);

/** What is chosen at which widths, under the ruler.
 * @param {Band[]} bands @param {number} width @param {number} reach @param {number} scale */
function track(bands, width, reach, scale) {
  return bands.flatMap(({ from, shown }, index) => {
    if (from >= reach) return [];
    const end = Math.min(reach, bands[index + 1]?.from ?? reach);
    const beyond = from >= width ? " beyond" : "";
    const band = node("path", { class: `band${index % 2 ? " odd" : ""}${beyond}`, d: `M${from * scale} 26H${end * scale}V40H${from * scale}z` });
    band.append(node("title", {}, `${shown}: ${exact(from)} – ${exact(end)}`));
    const parts = [band];
    if (index > 0) parts.push(node("path", { class: `change${beyond}`, d: `M${from * scale} 12V40` }));
    const isNow = width >= from && width < (bands[index + 1]?.from ?? Infinity);
    if (lengthOf(shown) < (end - from) * scale) {
      const middle = (from + end) / 2 * scale, isMet = Math.abs(middle - width * scale) < 8;
      parts.push(node("text", { class: `chosen-band${isNow ? " now" : ""}${beyond}`, x: isMet ? middle - 14 : middle, y: 37 }, shown));
    }
    return parts;
  });
}

/** @typedef {{from: number, shown: string}} Band */

/** Draws the ruler anew. Lengths shrink with the scale, numbers keep their size.
 * @param {SVGSVGElement} ruler @param {{width: number, length: number, scale: number, breakpoints: number[], bands: Band[]}} measures
 *   `length` is how far the ruler reaches beyond the width; all in points */
export function drawRuler(ruler, { width, length, scale, breakpoints, bands }) {
  const reach = Math.max(width, length), height = bands.length > 0 ? 40 : 22;
  const fine = breakpoints.filter((at) => at > 0 && at <= reach && !bands.some(({ from }) => Math.abs(from - at) < 0.01));
  ruler.removeAttribute("viewBox");
  ruler.setAttribute("width", String(reach * scale));
  ruler.setAttribute("height", String(height));
  const triangles = fine.map((at) => {
    const triangle = node("path", { class: `breakpoint${at > width ? " beyond" : ""}`, d: `M${at * scale} 22l-3 -6h6z` });
    triangle.append(node("title", {}, exact(at)));
    return triangle;
  });
  const numbers = new Numbers();
  for (const { from } of bands.slice(1)) if (from <= reach) numbers.place(exact(from), from * scale, "change", true);
  if (bands.length === 0) for (const at of fine.sort((a, b) => a - b)) numbers.place(String(Math.ceil(at)), at * scale, "breakpoint");
  for (let at = 100; at <= reach - 8; at += 100) numbers.place(String(at), at * scale, at > width ? "beyond" : "");
  ruler.replaceChildren(
    node("path", { d: ticks(0, width, 22, scale) }), node("path", { class: "beyond", d: ticks(width + 1, reach, 22, scale) }),
    ...triangles, ...track(bands, width, reach, scale),
    ...numbers.all.map(({ text, middle, kind }) => node("text", { class: kind, x: middle, y: 10 }, text)),
    node("path", { class: "cursor", d: `M${width * scale} ${height}V8` }));
}
