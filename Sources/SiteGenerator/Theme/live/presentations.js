// @ts-check
/** What is presented over a picture comes and goes: sheets from below, over what grows dark meanwhile; the rest fades. */

import { make, parsed } from "./elements.js";

/** @typedef {import("./engine.js").Answer} Answer */
/** A picture in the page, and the answer that it came with.
 * @typedef {{picture: SVGSVGElement, answer: Answer}} Shown */

/** Milliseconds, and the curve of UIKit's sheets. */
const slow = { duration: 400, easing: "cubic-bezier(.32, .72, 0, 1)" };
const fast = { duration: 200, easing: "ease-out" };

/** Covers a picture that presents something new, or no longer what it did, with what leads there.
 * @param {HTMLElement} paper @param {Shown} before @param {Shown} after which stands in the page already */
export function presentOver(paper, before, after) {
  const [from, to] = [before.answer.modal, after.answer.modal];
  if (Boolean(from) === Boolean(to) || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const layer = make("div", { className: "presenting" });
  paper.querySelector(":scope > .presenting")?.remove();
  paper.append(layer);
  const modal = to ? after : before;
  const motion = modal.answer.slides ? slide(layer, before, modal, Boolean(to)) : fade(layer, before);
  motion.onfinish = motion.oncancel = () => layer.remove();
}

/** @param {HTMLElement} layer @param {Shown} before */
function fade(layer, before) {
  layer.append(copy(before, "old"));
  layer.style.background = groundOf(layer);
  return layer.animate([{ opacity: 1 }, { opacity: 0 }], fast);
}

/** @param {HTMLElement} layer @param {Shown} before @param {Shown} modal the picture with the sheet @param {boolean} comes */
function slide(layer, before, modal, comes) {
  const { y, height } = modal.picture.viewBox.baseVal;
  const top = modal.answer.modal?.[1] ?? y;
  const { sheet, dimming } = partsOf(modal);
  if (comes) {
    layer.append(copy(before, "old"));
    layer.style.background = groundOf(layer);
  }
  layer.append(dimming, sheet);
  const move = (/** @type {Element} */ element, /** @type {Keyframe[]} */ away) =>
    element.animate(comes ? away.reverse() : away, { ...slow, fill: "forwards" });
  move(dimming, [{ opacity: 1 }, { opacity: 0 }]);
  return move(sheet, [{ transform: "none" }, { transform: `translateY(${(y + height - top) / height * 100}%)` }]);
}

/** What is presented last, and what it stands on: that covers all of the picture and is seen through.
 * @param {Shown} modal */
function partsOf(modal) {
  const sheet = copy(modal, "sheet");
  const dimming = /** @type {SVGSVGElement} */ (sheet.cloneNode(false));
  const { width, height } = modal.picture.viewBox.baseVal;
  const covers = [...sheet.querySelectorAll("rect[fill-opacity]")].filter((cover) =>
    Number(cover.getAttribute("width")) === width && Number(cover.getAttribute("height")) === height);
  const group = covers.at(-1)?.parentElement;
  dimming.append(...covers.filter((cover) => cover.parentElement === group));
  const before = [...sheet.children].findIndex((element) => element === group);
  for (const element of [...sheet.children].slice(0, Math.max(0, before))) if (!element.matches("defs")) element.remove();
  return { sheet, dimming };
}

/** What a picture is drawn on.
 * @param {HTMLElement} layer */
function groundOf(layer) {
  const paper = /** @type {HTMLElement} */ (layer.parentElement);
  const grounds = [paper.querySelector(":scope > svg"), paper].map((element) => element && getComputedStyle(element).backgroundColor);
  return grounds.find((ground) => ground && ground !== "rgba(0, 0, 0, 0)") ?? "";
}

/** A picture that may stand beside itself: the names in it are others.
 * @param {Shown} shown @param {string} name @returns {SVGSVGElement} */
function copy({ picture }, name) {
  const text = picture.outerHTML.replaceAll(/((?:id|labelledby|href)="#?|url\(#| )(live-\d+-\d+)/g, `$1$2-${name}`);
  const other = /** @type {SVGSVGElement} */ (parsed(text).firstElementChild);
  other.setAttribute("aria-hidden", "true");
  return other;
}
