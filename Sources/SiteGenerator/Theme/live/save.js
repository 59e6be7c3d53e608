// @ts-check
/** Writes edited code back into its page, where the site is served by `galley serve` on the author's own machine. */

import { button } from "./elements.js";

/** @param {import("./figure.js").LiveFigure} figure @returns {HTMLButtonElement | null} nothing on a published site */
export function saveButton(figure) {
  const token = document.querySelector("script[data-galley-token]")?.getAttribute("data-galley-token");
  if (!token) return null;
  const save = button("Save to page", async () => {
    save.disabled = true;
    const response = await fetch("/_galley/save", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Galley-Token": token },
      body: JSON.stringify({ page: location.pathname, before: figure.original, after: figure.recipe.source }),
    }).catch(() => null);
    save.disabled = false;
    if (response?.ok) figure.original = figure.recipe.source;
    else figure.say([{ severity: "error", message: `not saved: ${response ? await response.text() : "the server does not answer"}` }]);
  });
  return save;
}
