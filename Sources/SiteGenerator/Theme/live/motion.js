// @ts-check
/** Moves one picture into the next where the snippet asked for an animation: every number of every attribute on a line. */

const number = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const moving = ["x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "d", "transform", "opacity", "fill-opacity", "stroke-width",
  "font-size", "letter-spacing", "textLength", "viewBox"];

/** @typedef {{element: Element, name: string, words: string[], from: number[], to: number[]}} Track */

/** @param {Element} root @returns {Map<string, Element>} elements by view, kind and order */
function parts(root) {
  const found = new Map();
  const counts = new Map();
  for (const element of [root, ...root.querySelectorAll("*")]) {
    if (element.closest(".frames, title, desc")) continue;
    const kind = `${element.getAttribute("data-v") ?? ""} ${element.tagName}`;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    found.set(`${kind} ${count}`, element);
  }
  return found;
}

/** The numbers of an attribute and the words between them; the two forms must have the same words.
 * @param {string} a @param {string} b @returns {{words: string[], from: number[], to: number[]} | null} */
function between(a, b) {
  /** @param {string} text */
  const words = (text) => text.split(number).map((word) => word.replace(/[\s,]+/g, ""));
  const [first, second] = [words(a), words(b)];
  if (first.length !== second.length || first.some((word, index) => word !== second[index])) return null;
  return { words: first, from: (a.match(number) ?? []).map(Number), to: (b.match(number) ?? []).map(Number) };
}

/** Where a part of a picture is in sight, moves what has changed there: the first that is drawn anew.
 * @param {Element} before @param {Element} after @param {Element} window what scrolls */
export function follow(before, after, window) {
  const old = parts(before), box = window.getBoundingClientRect();
  for (const [key, element] of parts(after)) {
    if (element.childElementCount > 0 || old.get(key)?.isEqualNode(element)) continue;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (top === bottom) continue;
    if (top < box.top || bottom > box.bottom) window.scrollTop += (top + bottom - box.top - box.bottom) / 2;
    if (left < box.left || right > box.right) window.scrollLeft += (left + right - box.left - box.right) / 2;
    return;
  }
}

/** @param {Element} before @param {Element} after @returns {Track[]} */
function tracks(before, after) {
  const old = parts(before);
  /** @type {Track[]} */
  const found = [];
  for (const [key, element] of parts(after)) {
    const source = old.get(key);
    if (!source) {
      found.push({ element, name: "opacity", words: ["", ""], from: [0], to: [Number(element.getAttribute("opacity") ?? 1)] });
      continue;
    }
    for (const name of moving) {
      const [a, b] = [source.getAttribute(name), element.getAttribute(name)];
      if (a === null || b === null || a === b) continue;
      const lengths = between(a, b);
      if (lengths) found.push({ element, name, ...lengths });
    }
  }
  return found;
}

/** @param {Track} track @param {number} share */
function write({ element, name, words, from, to }, share) {
  let text = words[0] ?? "";
  for (let index = 0; index < to.length; index += 1) {
    text += ` ${from[index] + (to[index] - from[index]) * share} ${words[index + 1] ?? ""}`;
  }
  element.setAttribute(name, text.trim());
}

/** How far along a change is at a share of its time. The springs are critically damped, or overshoot once by a tenth.
 * @type {Record<string, (time: number) => number>} */
const curves = {
  linear: (time) => time,
  easeIn: (time) => time * time,
  easeOut: (time) => 1 - (1 - time) ** 2,
  easeInOut: (time) => time < 0.5 ? 2 * time * time : 1 - (2 - 2 * time) ** 2 / 2,
  spring: (time) => 1 - (1 + 8 * time) * Math.exp(-8 * time),
  bouncy: (time) => 1 - Math.exp(-5 * time) * Math.cos(6.5 * time),
};

/** Lets `after`, which stands in the page already, begin as `before` and become itself.
 * @param {Element} before @param {Element} after
 * @param {{animation?: number, delay?: number, curve?: string}} change as the snippet asked for it, in seconds */
export function animate(before, after, { animation: seconds = 0, delay = 0, curve = "easeInOut" }) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || seconds <= 0) return;
  const moves = tracks(before, after);
  const ends = moves.map(({ element, name }) => element.getAttribute(name));
  const start = performance.now() + delay * 1000;
  const step = (/** @type {number} */ now) => {
    if (!after.isConnected) return;
    const time = Math.min(1, (now - start) / (seconds * 1000));
    if (time >= 1) {
      moves.forEach(({ element, name }, index) => {
        const end = ends[index];
        if (end === null) element.removeAttribute(name); else element.setAttribute(name, end);
      });
      return;
    }
    const share = curves[curve]?.(Math.max(0, time)) ?? time;
    for (const move of moves) write(move, share);
    requestAnimationFrame(step);
  };
  for (const move of moves) write(move, 0);
  requestAnimationFrame(step);
}
