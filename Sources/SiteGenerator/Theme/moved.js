// @ts-check
/** Leads from an old address to the new one, and takes the anchor along, which a refresh alone would lose. */
{
  const { target, moved } = /** @type {HTMLElement} */ (document.currentScript).dataset;
  if (location.hash) location.replace((moved && JSON.parse(moved)[location.hash]) || target + location.hash);
}
