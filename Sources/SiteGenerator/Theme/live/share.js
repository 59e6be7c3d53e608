// @ts-check
/** Edited code in addresses and in the history: deflated, in the alphabet of addresses. */

/** @typedef {import("./figure.js").LiveFigure} LiveFigure */

/** @param {string} text @returns {Promise<string>} */
export async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} text @returns {Promise<string>} */
export async function unpack(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
}

/** The address of this page with the code as it is now.
 * @param {LiveFigure} figure @returns {Promise<string>} */
export async function linkTo({ isStudio, index, recipe }) {
  const address = new URL(location.href);
  address.hash = isStudio ? await studioFragment(recipe) : `edit=${index}.${await pack(recipe.source)}`;
  return address.href;
}

/** @param {import("./figure.js").Recipe} recipe @returns {Promise<string>} the fragment of the studio's address */
export async function studioFragment({ source, uses, show, height, options }) {
  return `#studio=${await pack(JSON.stringify({ source, uses, show, height, options }))}`;
}

/** Keeps what a reader wrote for the way back to this page.
 * @param {LiveFigure} figure */
export function keepDraft({ isStudio, index, recipe, original }) {
  if (isStudio) return;
  const drafts = { ...history.state?.galleyDrafts };
  if (recipe.source === original) delete drafts[index]; else drafts[index] = recipe.source;
  history.replaceState({ ...history.state, galleyDrafts: drafts }, "");
}
