// @ts-check
/** Figures as a reader left them, in addresses and in the history: deflated, in the alphabet of addresses. */

/** @typedef {import("./figure.js").LiveFigure} LiveFigure */
/** What of a figure is other than the page made it.
 * @typedef {{source?: string, width?: number, left?: {name: string, height: number}, chosen?: Record<string, string>,
 *    acts?: import("./figure.js").Act[]}} Shared */

/** @param {string} text @returns {Promise<string>} */
export async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What an address may unfold to, in characters: deflated, a thousand times as much could stand in it. */
const longest = 1 << 18;

/** @param {string} text @returns {Promise<string>} */
export async function unpack(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  let at = 0, code = "";
  // In small pieces: one piece is unfolded whole before anybody can look at it.
  const pieces = new ReadableStream({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at += 256)); else controller.close();
    },
  });
  const reader = pieces.pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return code;
    code += value;
    if (code.length <= longest) continue;
    await reader.cancel();
    throw new RangeError("more code than an address may hold");
  }
}

/** The address of this page with the figure as it is now: its code, width, surroundings, and what was done to it.
 * @param {LiveFigure} figure @returns {Promise<string>} */
export async function linkTo(figure) {
  const address = new URL(location.href);
  address.hash = figure.isStudio ? await studioFragment(figure.recipe)
    : `edit=${encodeURIComponent(figure.name)}.${await pack(JSON.stringify(shared(figure)))}`;
  return address.href;
}

/** @param {LiveFigure} figure @returns {Shared} */
function shared({ recipe: { source }, original, living, chosen, acts }) {
  return {
    ...source !== original && { source }, ...living.isMoved && { width: living.width }, ...living.left && { left: living.left },
    ...Object.keys(chosen).length > 0 && { chosen }, ...acts.length > 0 && { acts },
  };
}

/** @param {LiveFigure} figure @param {string} packed */
export async function restore(figure, packed) {
  /** @type {Shared} */
  const { source, width, left, chosen = {}, acts = [] } = JSON.parse(await unpack(packed));
  await figure.first;
  figure.chosen = chosen;
  if (left) figure.living.left = left;
  if (width) figure.living.width = Number(width);
  if (source !== undefined) await figure.edit(source, false); else figure.refresh();
  for (const act of acts) figure.repeat(act);
  for (const proof of figure.proofs) proof.update({ command: "picture" });
  figure.showsReset();
  figure.findBreakpoints?.();
}

/** @param {import("./figure.js").Recipe} recipe @returns {Promise<string>} the fragment of the studio's address */
export async function studioFragment({ source, uses, show, height, options, resources, modules, home, preview }) {
  return `#studio=${await pack(JSON.stringify({ source, uses, show, height, options, resources, modules, home, preview }))}`;
}

/** Keeps what a reader wrote for the way back to this page. The home page shows everybody what it was made to show.
 * @param {LiveFigure} figure */
export function keepDraft({ isStudio, index, recipe, original }) {
  if (isStudio || document.body.classList.contains("home")) return;
  const drafts = { ...history.state?.galleyDrafts };
  if (recipe.source === original) delete drafts[index]; else drafts[index] = recipe.source;
  history.replaceState({ ...history.state, galleyDrafts: drafts }, "");
}

/** What the page's first script knows.
 * @typedef {{addSheet: (figure: Element) => void, nameOf: (figure: Element) => string, say: (english: string) => string,
 *    tell: (figure: Element, text: string) => HTMLElement, wake: (figure: Element) => Promise<LiveFigure>}} Page */

/** Opens the figure of an address with the edit that it carries, or the drafts that the history kept.
 * @param {Element[]} figures @param {Page} page */
export async function reopen(figures, { addSheet, nameOf, say, tell, wake }) {
  const [, name, packed] = /^#edit=(.+)\.([\w-]+)$/.exec(location.hash) ?? [];
  if (packed) {
    const figure = figures.find((figure) => nameOf(figure) === decodeURIComponent(name));
    if (!figure) return void tell(figures[0], say("The figure that this link is about is not on this page."));
    figure.closest("details")?.setAttribute("open", "");
    addSheet(figure);
    figure.scrollIntoView({ block: "center" });
    return (await wake(figure)).editPacked(packed);
  }
  for (const [index, source] of Object.entries(history.state?.galleyDrafts ?? {})) {
    const figure = figures[Number(index)];
    if (!figure) continue;
    addSheet(figure);
    (await wake(figure)).editAgain(String(source));
  }
}
