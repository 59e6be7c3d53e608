// @ts-check
"use strict";
/**
 * The first touch of a live figure: puts a grip on its first proof and an Edit button on its code. Everything else,
 * the engine included, is fetched when a reader reaches for a figure. A classic script, so that a page opened from a
 * disk has no module to fail on.
 */
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const figures = [...document.querySelectorAll("figure.proof")].filter((figure) => figure.querySelector("script.recipe"));
  if (figures.length === 0) return;

  /** What the theme says, in the site's language.
   * @param {string} english @param {string} [value] what stands in the place of `%` @returns {string} */
  const say = (english, value = "%") => (globalThis.galleyTexts?.[english] ?? english).replace("%", value);

  /** From a disk a browser starts neither modules nor workers: the page stays as it was built, and says so once. */
  if (location.protocol === "file:") {
    const note = document.createElement("p");
    note.className = "live-note";
    note.textContent = say("Opened from a disk, this page shows its pictures as they were built. Served from an address, they can be dragged, edited and tapped.");
    figures[0].querySelector(".proofs")?.append(note);
    return;
  }

  /** @type {Map<Element, Promise<import("./figure.js").LiveFigure>>} */
  const awake = new Map();
  const place = (/** @type {string} */ name) => new URL(name, script.src).href;
  /** What the first picture needs, asked for at once: found one in the other, each would wait for the one before. */
  const scripts = ["figure", "engine", "proof", "elements", "controls", "motion", "presentations", "ruler", "touches", "widgets"];
  /** @type {Promise<typeof import("./figure.js")> | undefined} */
  let loading;
  const load = () => loading ??= (async () => {
    // The engine takes longest, so its worker goes first and the scripts come while it compiles.
    const worker = new Worker(place("worker.js"));
    worker.postMessage({ address: place("engine.wasm") });
    const news = () => new Promise((resolve) => { worker.onmessage = worker.onerror = resolve; });
    const start = await news();
    const next = news();
    const [figure, { engine }] = await Promise.all(scripts.map((name) => import(place(`${name}.js`))));
    engine.adopt(worker, start instanceof MessageEvent ? next : start);
    return figure;
  })();
  /** @param {Element} figure @returns {Promise<import("./figure.js").LiveFigure>} */
  const wake = (figure) => {
    const known = awake.get(figure);
    if (known) return known;
    const coming = load().then((module) => module.wake(figure, figures.indexOf(figure)));
    awake.set(figure, coming);
    // What could not be fetched is asked for again at the next touch.
    coming.catch(() => {
      awake.delete(figure);
      loading = undefined;
    });
    return coming;
  };

  /** A proof wider than its page is shown smaller, and says so.
   * @param {HTMLElement} sheet */
  const fit = (sheet) => {
    const sheets = /** @type {HTMLElement} */ (sheet.parentElement);
    const { paddingLeft, paddingRight } = getComputedStyle(sheets);
    const room = sheets.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const drawn = Number(sheet.querySelector(".ruler")?.getAttribute("width"));
    if (drawn <= room || room <= 0) return;
    const smaller = Math.max(0.2, room / drawn);
    for (const picture of /** @type {NodeListOf<SVGSVGElement>} */ (sheet.querySelectorAll(".paper > svg, .ruler"))) {
      const [across, down] = [Number(picture.getAttribute("width")), Number(picture.getAttribute("height"))];
      if (!picture.hasAttribute("viewBox")) picture.setAttribute("viewBox", `0 0 ${across} ${down}`);
      picture.setAttribute("width", String(across * smaller));
      picture.setAttribute("height", String(down * smaller));
    }
    const said = sheet.querySelector(".width .scale") ?? document.createElement("span");
    said.className = "scale";
    said.textContent = say("at %", `${Math.round(smaller * Number(sheet.dataset.scale ?? 1) * 100)} %`);
    sheet.querySelector(".width")?.append(said);
  };

  /** @param {Element} figure */
  const prepare = (figure) => {
    const code = figure.querySelector(".code");
    if (!code) return;
    const sheet = /** @type {HTMLElement | null} */ (figure.querySelector(".sheet"));
    if (sheet) addGrip(figure, sheet);

    const edit = document.createElement("button");
    edit.type = "button";
    edit.className = "edit";
    edit.textContent = say("Edit");
    edit.addEventListener("click", () => {
      addSheet(figure);
      wake(figure).then((live) => live.edit());
    });
    code.append(edit);
    // Without a picture there is nothing to reach for but its code.
    if (!sheet) return;

    // A pointer that only passes over a figure on its way does not reach for it, one on a tool does.
    for (const tool of [edit, figure.querySelector(".grip")]) tool?.addEventListener("pointerenter", () => wake(figure), { once: true });
    let timer = 0;
    figure.addEventListener("pointerenter", () => { timer = window.setTimeout(() => wake(figure), 120); });
    figure.addEventListener("pointerleave", () => window.clearTimeout(timer));
    figure.addEventListener("focusin", () => wake(figure), { once: true });
    figure.addEventListener("touchstart", () => wake(figure), { once: true, passive: true });
  };

  /** A figure of code that does not evaluate has no proof; it gets an empty one before its code is edited.
   * @param {Element} figure */
  const addSheet = (figure) => {
    if (figure.querySelector(".sheet")) return;
    const proofs = document.createElement("div");
    proofs.className = "proofs";
    const { width = 320 } = JSON.parse(figure.querySelector("script.recipe")?.textContent ?? "{}");
    proofs.innerHTML = '<label class="frames-switch"><input type="checkbox"> </label>'
      + '<div class="sheets" tabindex="0" role="group"><div class="sheet">'
      + `<p class="width"><b>${Number(width)} pt</b></p><svg class="ruler" aria-hidden="true" width="${Number(width)}" height="22"></svg>`
      + `<div class="paper"><svg width="${Number(width)}" height="72"></svg></div></div></div>`;
    proofs.querySelector("label")?.append(say("Frames"));
    proofs.querySelector(".sheets")?.setAttribute("aria-label", say("Previews"));
    const sheet = /** @type {HTMLElement} */ (proofs.querySelector(".sheet"));
    sheet.dataset.width = String(width);
    figure.querySelector(".code")?.after(proofs);
    figure.classList.add("narrow");
    addGrip(figure, sheet);
  };

  /** @param {Element} figure @param {HTMLElement} sheet */
  const addGrip = (figure, sheet) => {
    fit(sheet);
    const grip = document.createElement("div");
    grip.className = "grip";
    grip.tabIndex = 0;
    const width = sheet.dataset.width ?? "0";
    for (const [name, value] of Object.entries({
      role: "slider", "aria-label": say("Proposed width"), "aria-orientation": "horizontal", "aria-valuemin": "20",
      "aria-valuemax": "1400", "aria-valuenow": width, "aria-valuetext": say("% points", width),
    })) grip.setAttribute(name, value);
    grip.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      grip.focus({ preventScroll: true });
      grip.setPointerCapture(event.pointerId);
      // The first drag may be half over before its script is there.
      let last = event;
      const follow = (/** @type {PointerEvent} */ moved) => { last = moved; };
      grip.addEventListener("pointermove", follow);
      wake(figure).then((live) => {
        grip.removeEventListener("pointermove", follow);
        live.living.drag(event, last);
      });
    });
    grip.addEventListener("keydown", (event) => {
      if (!/^(Arrow|Page|Home|End)/.test(event.key)) return;
      event.preventDefault();
      wake(figure).then((live) => live.living.press(event));
    });
    sheet.querySelector(".paper")?.append(grip);
  };

  figures.forEach(prepare);
  for (const figure of figures) if (figure.classList.contains("studio")) wake(figure);

  /** An address may carry edited code, and so may the way back to this page. */
  const restore = async () => {
    const linked = /^#edit=(\d+)\.([\w-]+)$/.exec(location.hash);
    if (linked && figures[Number(linked[1])]) {
      addSheet(figures[Number(linked[1])]);
      const live = await wake(figures[Number(linked[1])]);
      await live.editPacked(linked[2]);
      live.figure.scrollIntoView({ block: "center" });
      return;
    }
    for (const [index, source] of Object.entries(history.state?.galleyDrafts ?? {})) {
      const figure = figures[Number(index)];
      if (!figure) continue;
      addSheet(figure);
      (await wake(figure)).edit(String(source), false);
    }
  };
  restore();
  window.addEventListener("hashchange", restore);
})();
