// @ts-check
/** The ruler over a proof: ticks each 10 points, numbers each 100, a triangle at each breakpoint, a mark at the width. */

const namespace = "http://www.w3.org/2000/svg";

/** @param {string} tag @param {Record<string, string | number>} attributes @param {string} [text] */
function node(tag, attributes, text) {
  const element = document.createElementNS(namespace, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** @param {number} from @param {number} to @param {number} height @returns {string} */
function ticks(from, to, height) {
  let path = "";
  for (let at = Math.ceil(from / 10) * 10; at <= to; at += 10) {
    const length = at % 100 === 0 ? 10 : at % 50 === 0 ? 7 : 4;
    path += `M${at + 0.5} ${height}v-${length}`;
  }
  return path;
}

/** Draws the ruler anew.
 * @param {SVGSVGElement} ruler @param {{width: number, length: number, scale: number, breakpoints: number[]}} measures
 *   `length` is how far the ruler reaches beyond the width; all in points */
export function drawRuler(ruler, { width, length, scale, breakpoints }) {
  const reach = Math.max(width, length);
  const shown = breakpoints.filter((at) => at > 0 && at <= reach);
  const height = breakpoints.length > 0 ? 34 : 22;
  ruler.setAttribute("viewBox", `0 0 ${reach} ${height}`);
  ruler.setAttribute("width", String(reach * scale));
  ruler.setAttribute("height", String(height * scale));
  const parts = [node("path", { d: ticks(0, width, height) }), node("path", { class: "beyond", d: ticks(width + 1, reach, height) })];
  for (let at = 100; at <= reach - 8; at += 100) {
    if (shown.some((other) => Math.abs(other - at) < 20)) continue;
    parts.push(node("text", { x: at, y: height - 12, class: at > width ? "beyond" : "" }, String(at)));
  }
  let free = -Infinity;
  for (const at of [...shown].sort((a, b) => a - b)) {
    parts.push(node("path", { class: "breakpoint", d: `M${at} ${height}l-4 -8h8z` }));
    // Numbers that would run into each other leave it to the triangles.
    if (at - 18 < free) continue;
    parts.push(node("text", { class: "breakpoint", x: at, y: 9 }, String(Math.round(at * 100) / 100)));
    free = at + 18;
  }
  parts.push(node("path", { class: "cursor", d: `M${width} ${height}V${height - 14}` }));
  ruler.replaceChildren(...parts);
}
