// @ts-check
/** Small helpers for the page's own elements. */

/** @template {keyof HTMLElementTagNameMap} K @param {K} tag @param {Record<string, unknown>} [properties]
 * @param {...(Node | string)} children @returns {HTMLElementTagNameMap[K]} */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (key.includes("-") || key === "role") element.setAttribute(key, String(value));
    else Reflect.set(element, key, value);
  }
  element.append(...children);
  return element;
}

/** What a note says, and where in the code.
 * @param {import("./engine.js").Note} note */
export const placed = ({ message, file, line, column }) => file === "snippet.swift" ? `${line}:${column} ${message}` : message;

/** The part of a page that a text of the engine's describes, by way of the theme's policy.
 * @param {string} text @returns {DocumentFragment} */
export function parsed(text) {
  const template = document.createElement("template");
  template.innerHTML = globalThis.galleyTrust?.createHTML(text) ?? text;
  return template.content;
}

/** What the theme says, in the site's language.
 * @param {string} english @param {...(string | number)} values what stands in the place of each `%` @returns {string} */
export function say(english, ...values) {
  return (globalThis.galleyTexts?.[english] ?? english).replace(/%/g, () => String(values.shift()));
}

/** @param {string} english @param {() => void} action @returns {HTMLButtonElement} */
export function button(english, action) {
  const element = make("button", { type: "button", textContent: say(english) });
  element.addEventListener("click", action);
  return element;
}

/** A length in points as people write it: two decimals at most.
 * @param {number | string | null | undefined} value */
export function points(value) {
  if (value === null || value === undefined) return say("any");
  if (typeof value === "string") return "∞";
  return String(Math.round(value * 100) / 100);
}

/** Does something when it is first asked for, and keeps what came of it.
 * @template T @param {() => T} make @returns {() => T} */
export function once(make) {
  /** @type {{made: T} | undefined} */ let kept;
  return () => (kept ??= { made: make() }).made;
}

/** Runs an action once its calls have stopped for a while.
 * @param {number} milliseconds @param {() => void} action */
export function settled(milliseconds, action) {
  let timer = 0;
  return () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(action, milliseconds);
  };
}
