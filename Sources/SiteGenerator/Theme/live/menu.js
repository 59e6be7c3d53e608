// @ts-check
/** The menu of a control, opened over the page as a list of items. */

import { make } from "./elements.js";

/** @typedef {import("./engine.js").MenuItem} MenuItem */
/** @typedef {import("./controls.js").Controls} Controls */

/** Opens the menu of a control under it, and gives the focus to its first item.
 * @param {Controls} controls @param {number} index */
export async function openMenu(controls, index) {
  const { proof } = controls;
  const anchor = controls.shown[index].element;
  const answer = await proof.figure.ask(proof.values({ command: "menu", control: index }));
  if (!answer.menu) return;
  const menu = make("div", { className: "live-menu", role: "menu", popover: "auto" });
  let number = 0;
  const add = (/** @type {MenuItem[]} */ items, /** @type {HTMLElement} */ parent) => {
    for (const item of items) {
      if (item.separator) parent.append(make("hr"));
      else if (item.menu) add(item.menu, group(item, parent));
      else parent.append(line(item, item.enabled ? number++ : null, (value) => {
        menu.hidePopover();
        controls.act({ command: "pick", control: index, value });
      }));
    }
  };
  add(answer.menu, menu);
  menu.classList.toggle("checks", menu.querySelector("[role=menuitemcheckbox]") !== null);
  menu.setAttribute("aria-label", anchor.getAttribute("aria-label") ?? "Menu");
  menu.addEventListener("keydown", (event) => key(menu, event));
  // The popover closes by itself at Escape and at a touch beside it.
  menu.addEventListener("toggle", (event) => { if (/** @type {{newState?: string}} */ (event).newState === "closed") close(); });
  const close = () => {
    if (menu.contains(document.activeElement) || document.activeElement === document.body) anchor.focus({ preventScroll: true });
    anchor.setAttribute("aria-expanded", "false");
    menu.remove();
  };
  addEventListener("scroll", () => menu.hidePopover(), { once: true });
  proof.figure.figure.append(menu);
  menu.showPopover();
  anchor.setAttribute("aria-expanded", "true");
  place(menu, anchor.getBoundingClientRect());
  lines(menu)[0]?.focus({ preventScroll: true });
}

/** @param {MenuItem} item @param {HTMLElement} parent */
function group(item, parent) {
  const element = make("div", { role: "group", "aria-label": item.title });
  if (item.title) element.append(make("p", { textContent: item.title, "aria-hidden": "true" }));
  parent.append(element);
  return element;
}

/** @param {MenuItem} item @param {number | null} number nothing where it cannot be picked @param {(number: number) => void} pick */
function line(item, number, pick) {
  const role = item.checked === undefined ? "menuitem" : "menuitemcheckbox";
  const element = make("button", { type: "button", role, tabIndex: -1, textContent: item.title, disabled: number === null });
  if (item.checked !== undefined) element.setAttribute("aria-checked", String(item.checked));
  if (item.destructive) element.className = "destructive";
  element.addEventListener("click", () => { if (number !== null) pick(number); });
  return element;
}

/** @param {HTMLElement} menu @returns {HTMLElement[]} */
function lines(menu) { return [...menu.querySelectorAll("button")].filter((line) => !line.disabled); }

/** Arrows go round, a letter goes to the next item that begins with it, Tab leaves.
 * @param {HTMLElement} menu @param {KeyboardEvent} event */
function key(menu, event) {
  const all = lines(menu);
  const at = all.findIndex((line) => line === document.activeElement);
  const steps = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 };
  let next = steps[/** @type {keyof typeof steps} */ (event.key)];
  if (event.key.length === 1) {
    const after = [...all.slice(at + 1), ...all.slice(0, at + 1)];
    const found = after.find((line) => line.textContent?.toLowerCase().startsWith(event.key.toLowerCase()));
    if (found) next = all.indexOf(found);
  }
  if (event.key === "Tab") menu.hidePopover();
  if (next === undefined || all.length === 0) return;
  event.preventDefault();
  all[next % all.length].focus();
}

/** Under what opened it, or above it where there is more room.
 * @param {HTMLElement} menu @param {DOMRect} anchor */
function place(menu, anchor) {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = anchor.bottom + 4;
  const top = below + height <= innerHeight || anchor.top < height ? below : anchor.top - height - 4;
  menu.style.left = `${Math.max(8, Math.min(anchor.left, innerWidth - width - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`;
}
