// @ts-check
/** Stretches of colored code, by the places of their first and last letters, and the marks on them. */

/** The text node and offset at a place of some code.
 * @param {HTMLElement} code @param {number} offset
 * @returns {[Node, number] | null} */
function locate(code, offset) {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let rest = offset;
  /** @type {Node | null} */ let last = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (rest <= length) return [node, rest];
    rest -= length;
    last = node;
  }
  return last ? [last, last.nodeValue?.length ?? 0] : null;
}

/** A stretch of some code.
 * @param {HTMLElement} code @param {number} from @param {number} to @returns {Range | null} */
export function rangeIn(code, from, to) {
  const [start, end] = [locate(code, from), locate(code, to)];
  if (!start || !end) return null;
  const range = document.createRange();
  range.setStart(...start);
  range.setEnd(...end);
  return range;
}

/** The ranges marked under one name, on the whole page.
 * @param {string} name @returns {Highlight | null} */
export function marks(name) {
  if (!("highlights" in CSS)) return null;
  let highlight = CSS.highlights.get(name);
  if (!highlight) CSS.highlights.set(name, highlight = new Highlight());
  return highlight;
}
