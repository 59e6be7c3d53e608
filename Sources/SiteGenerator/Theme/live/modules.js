// @ts-check
/** The files of the modules that a snippet is of, to be read beside it in the studio. */

import { make, parsed, say } from "./elements.js";
import { engine, sharedFile } from "./engine.js";

/** @typedef {{path: string, source: string}} ModuleFile */

/** What a module's file on the site holds: lines `key value`, and behind each `source` its number of bytes.
 * @param {Uint8Array} bytes @returns {ModuleFile[]} */
export function filesOf(bytes) {
  const decoder = new TextDecoder();
  /** @type {ModuleFile[]} */
  const files = [];
  let path = "";
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(10, at);
    const [, key, value] = /^(\w+) (.*)$/.exec(decoder.decode(bytes.subarray(at, end < 0 ? bytes.length : end))) ?? [];
    if (!key || end < 0) break;
    at = end + 1;
    if (key === "path") path = value;
    if (key !== "source") continue;
    files.push({ path, source: decoder.decode(bytes.subarray(at, at + Number(value))) });
    at += Number(value) + 1;
  }
  return files;
}

/** @param {import("./figure.js").LiveFigure} figure @param {string[]} addresses */
export async function writeModules({ figure, recipe }, addresses) {
  const found = await Promise.all(addresses.map(sharedFile));
  const files = found.flatMap((module) => module ? filesOf(module.bytes) : []);
  if (files.length === 0) return;
  const choice = make("select", {}, ...files.map(({ path }, value) => make("option", { value: String(value), textContent: path })));
  const text = make("pre", { tabIndex: 0 });
  const write = async () => {
    const { source } = files[Number(choice.value)];
    text.textContent = source;
    const { tokens } = await engine.ask({ command: "highlight", parts: "tokens" }, { source, uses: [], show: null });
    if (tokens && source === files[Number(choice.value)].source) text.replaceChildren(parsed(tokens));
  };
  choice.addEventListener("change", write);
  const own = recipe.preview?.replace(/^\d+ /, "");
  choice.value = String(Math.max(0, files.findIndex(({ path }) => path === own)));
  const section = make("section", { className: "studio-forms studio-modules" }, make("h2", { textContent: say("Files of the modules") }),
    make("label", {}, say("Show") + " ", choice), make("div", { className: "code" }, text));
  (document.querySelector(".studio-forms") ?? figure).after(section);
  await write();
}
