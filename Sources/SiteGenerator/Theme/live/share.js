// @ts-check
/** Edited code in addresses and in the history: deflated, in the alphabet of addresses. */

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

/** Keeps what a reader wrote for the way back to this page.
 * @param {number} figure @param {string | null} source */
export function keepDraft(figure, source) {
  const drafts = { ...history.state?.galleyDrafts };
  if (source === null) delete drafts[figure]; else drafts[figure] = source;
  history.replaceState({ ...history.state, galleyDrafts: drafts }, "");
}
