// @ts-check
/** Writes edited code back into its page, where the site is served by `galley serve` on the author's own machine. */

import { button } from "./elements.js";
import { keepDraft } from "./share.js";

/** @param {import("./figure.js").LiveFigure} figure @returns {HTMLButtonElement | null} nothing on a published site */
export function saveButton(figure) {
  if (figure.isStudio || !document.querySelector('script[src="/_galley/reload.js"]')) return null;
  const save = button("Save to page", async () => {
    save.disabled = true;
    try {
      await write(figure);
    } catch (error) {
      figure.say([{ severity: "error", message: `not saved: ${error instanceof Error ? error.message : error}` }]);
    }
    save.disabled = false;
  });
  return save;
}

/** @param {import("./figure.js").LiveFigure} figure */
async function write(figure) {
  const { source } = figure.recipe;
  const token = await (await fetch("/_galley/token")).text();
  const response = await fetch("/_galley/save", {
    method: "POST", headers: { "Content-Type": "application/json", "X-Galley-Token": token },
    body: JSON.stringify({ page: location.pathname, before: figure.original, after: source }),
  });
  if (!response.ok) throw new Error(await response.text());
  // The page is about to be built anew with this code.
  figure.original = source;
  keepDraft(figure);
}
