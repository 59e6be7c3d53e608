// @ts-check
/** What is presented over a picture comes and goes: sheets from below, over what grows dark meanwhile; the rest fades. */

import { make } from "./elements.js";

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
  const sheet = copy(modal, "sheet");
  const { x, y, width, height } = modal.picture.viewBox.baseVal;
  const [left, top, across, down] = modal.answer.modal ?? [x, y, width, height];
  const share = (/** @type {number} */ length, /** @type {number} */ whole) => `${length / whole * 100}%`;
  sheet.style.clipPath = `inset(${share(top - y, height)} ${share(x + width - left - across, width)} `
    + `${share(y + height - top - down, height)} ${share(left - x, width)})`;
  const dimming = dimmingOf(modal.picture);
  if (comes) {
    layer.append(copy(before, "old"));
    layer.style.background = groundOf(layer);
  }
  layer.append(dimming, sheet);
  const move = (/** @type {Element} */ element, /** @type {Keyframe[]} */ away) =>
    element.animate(comes ? away.reverse() : away, { ...slow, fill: "forwards" });
  move(dimming, [{ opacity: 1 }, { opacity: 0 }]);
  return move(sheet, [{ transform: "none" }, { transform: `translateY(${share(y + height - top, height)})` }]);
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
  const template = document.createElement("template");
  template.innerHTML = picture.outerHTML.replaceAll(/((?:id|labelledby|href)="#?|url\(#| )(live-\d+-\d+)/g, `$1$2-${name}`);
  const other = /** @type {SVGSVGElement} */ (template.content.firstElementChild);
  other.setAttribute("aria-hidden", "true");
  return other;
}

/** What covers all of a picture and is seen through, alone.
 * @param {SVGSVGElement} picture @returns {SVGSVGElement} */
function dimmingOf(picture) {
  const dimming = /** @type {SVGSVGElement} */ (picture.cloneNode(false));
  dimming.setAttribute("aria-hidden", "true");
  const { width, height } = picture.viewBox.baseVal;
  for (const cover of picture.querySelectorAll("rect[fill-opacity]")) {
    if (Number(cover.getAttribute("width")) === width && Number(cover.getAttribute("height")) === height) {
      dimming.append(cover.cloneNode());
    }
  }
  return dimming;
}
