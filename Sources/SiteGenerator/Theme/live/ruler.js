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

/** @param {number} from @param {number} to @param {number} height @param {number} scale @returns {string} */
function ticks(from, to, height, scale) {
  let path = "";
  for (let at = Math.ceil(from / 10) * 10; at <= to; at += 10) {
    const length = at % 100 === 0 ? 10 : at % 50 === 0 ? 7 : 4;
    path += `M${at * scale + 0.5} ${height}v-${length}`;
  }
  return path;
}

/** Draws the ruler anew. Lengths shrink with the scale, numbers keep their size.
 * @param {SVGSVGElement} ruler @param {{width: number, length: number, scale: number, breakpoints: number[]}} measures
 *   `length` is how far the ruler reaches beyond the width; all in points */
export function drawRuler(ruler, { width, length, scale, breakpoints }) {
  const reach = Math.max(width, length);
  const shown = breakpoints.filter((at) => at > 0 && at <= reach);
  const height = breakpoints.length > 0 ? 34 : 22;
  ruler.removeAttribute("viewBox");
  ruler.setAttribute("width", String(reach * scale));
  ruler.setAttribute("height", String(height));
  const parts = [
    node("path", { d: ticks(0, width, height, scale) }),
    node("path", { class: "beyond", d: ticks(width + 1, reach, height, scale) }),
  ];
  for (let at = 100; at <= reach - 8; at += 100) {
    if (shown.some((other) => Math.abs(other - at) * scale < 20)) continue;
    parts.push(node("text", { x: at * scale, y: height - 12, class: at > width ? "beyond" : "" }, String(at)));
  }
  let free = -Infinity;
  for (const at of [...shown].sort((a, b) => a - b)) {
    parts.push(node("path", { class: "breakpoint", d: `M${at * scale} ${height}l-4 -8h8z` }));
    // Numbers that would run into each other leave it to the triangles.
    const number = String(Math.round(at * 100) / 100);
    const half = number.length * 3 + 3;
    if (at * scale - half < free) continue;
    parts.push(node("text", { class: "breakpoint", x: at * scale, y: 9 }, number));
    free = at * scale + half;
  }
  parts.push(node("path", { class: "cursor", d: `M${width * scale} ${height}V${height - 14}` }));
  ruler.replaceChildren(...parts);
}
