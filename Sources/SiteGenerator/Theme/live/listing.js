// @ts-check
/** Colored code as the build sets it: a line that is too long for a phone goes on below itself, deeper than it begins.
 * `HangingLine.swift` decides the same. */

import { make } from "./elements.js";

/** What a phone shows of a line, and the depth at which deeper lines go on. */
const room = 42, deepest = 24;

/** Where a line breaks better than in a word: before a member, and in a call that is too long for a line of its own.
 * @param {string} line @param {number} depth */
function places(line, depth) {
  const found = new Set();
  let at = 0;
  for (const piece of line.split(/(?<=[a-z)}\]])(?=\.[a-z])|(?<=\s)/i)) {
    if (piece[0] === "." && /\S/.test(line[at - 1])) found.add(at);
    const isShort = at > depth && depth + 4 + piece.trimEnd().length < room;
    for (const { index = 0 } of isShort ? [] : piece.matchAll(/(?<=\()[^) ]/g)) found.add(at + index);
    at += piece.length;
  }
  return found;
}

/** A run of one color. What else the engine tells apart the build leaves as it is.
 * @typedef {{color: string, words: string}} Run */

/** @param {Run} run */
const part = ({ color, words }) => color && words ? make("i", { className: color, textContent: words }) : words;

/** @param {Run[]} runs @returns {(Node | string)[]} */
function set(runs) {
  const line = runs.map(({ words }) => words).join("");
  if ([...line].length <= room) return runs.map(part);
  const indentation = line.search(/[^ ]|$/), depth = Math.min(deepest, indentation), told = depth - depth % 2;
  const found = places(line, depth), whole = make("span", { className: `w w${told}${told === indentation && !/\t| {2}/.test(line.trimStart()) ? "" : " as-is"}` });
  let at = 0;
  for (const { color, words } of runs) {
    let start = 0;
    for (let index = 0; index < (color ? 1 : words.length); index += 1) {
      if (!found.has(at + index)) continue;
      whole.append(part({ color, words: words.slice(start, index) }), make("wbr"));
      start = index;
    }
    whole.append(part({ color, words: words.slice(start) }));
    at += words.length;
  }
  return [whole];
}

/** The nodes of some colored code, its long lines each in an element of its own.
 * @param {HTMLElement} code @returns {(Node | string)[]} */
export function hanging(code) {
  /** @type {Run[][]} */ const lines = [[]];
  for (const run of code.childNodes) {
    const color = run instanceof HTMLElement && !/^[lm]$/.test(run.className) ? run.className : "";
    (run.textContent ?? "").split("\n").forEach((words, index) => {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ color, words });
    });
  }
  return lines.flatMap((runs, index) => index > 0 ? ["\n", ...set(runs)] : set(runs));
}
