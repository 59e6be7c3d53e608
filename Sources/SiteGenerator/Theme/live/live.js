// @ts-check
"use strict";
/**
 * The first touch of a live figure: puts a grip on its first proof and an Edit button on its code. Everything else,
 * the engine included, is fetched when a reader works a figure: a scroll, a Tab or a pointer that passes fetch nothing.
 * A classic script, so that a page opened from a disk has no module to fail on.
 */
(() => {
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const figures = [...document.querySelectorAll("figure.proof")].filter((figure) => figure.querySelector("script.recipe"));
  if (figures.length === 0) return;
  // Without this script there is no studio.
  for (const part of document.querySelectorAll(".studio, .studio-examples")) part.removeAttribute("hidden");

  const trust = globalThis.galleyTrust;

  /** What the theme says, in the site's language.
   * @param {string} english @param {string} [value] what stands in the place of `%` @returns {string} */
  const say = (english, value = "%") => (globalThis.galleyTexts?.[english] ?? english).replace("%", value);

  /** A line over a figure.
   * @param {Element} figure @param {string} text @returns {HTMLElement} */
  const tell = (figure, text) => {
    const note = figure.querySelector(":scope > .live-note") ?? document.createElement("p");
    note.className = "live-note";
    note.setAttribute("role", "status");
    note.textContent = text;
    figure.prepend(note);
    return /** @type {HTMLElement} */ (note);
  };

  /** @param {string} english @param {() => void} action */
  const button = (english, action) => {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = say(english);
    element.addEventListener("click", action);
    return element;
  };

  /** From a disk a browser starts neither modules nor workers: the page stays as it was built, and says so once. */
  if (location.protocol === "file:") {
    tell(figures[0], say("Opened from a disk, this page shows its pictures as they were built. Served from an address, they can be dragged, edited and tapped."));
    return;
  }

  /** @type {Map<Element, Promise<import("./figure.js").LiveFigure>>} */
  const awake = new Map();
  const place = (/** @type {string} */ name) => new URL(name, script.src).href;
  /** The engine's bytes, as they are when they have come. */
  const size = Number(script.dataset.engine);
  /** What the first picture needs, asked for at once: found one in the other, each would wait for the one before. */
  const scripts = ["figure", "engine", "proof", "elements", "controls", "motion", "presentations", "ruler", "touches", "widgets"];

  /** The rest of the styles; without them nothing would stand where it should.
   * @returns {Promise<void>} */
  const styled = () => new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = place("figure.css");
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

  /** Says something at the end of a line, in one place.
   * @param {Element | null} line @param {string} kind @param {string} text */
  const remark = (line, kind, text) => {
    const said = line?.querySelector("." + kind) ?? document.createElement("span");
    said.className = kind;
    said.textContent = text;
    line?.append(said);
  };

  /** How much of the engine is there, on every figure that waits for it. The words come when it takes a while.
   * @param {number} share */
  const progress = (share) => {
    for (const figure of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".waking"))) {
      figure.style.setProperty("--progress", String(Math.min(1, share)));
      if (performance.now() - asked > 400) remark(figure.querySelector(figure.classList.contains("studio") ? ".code" : ".sheet .width"), "loading",
        say("loading the engine: %", `${Math.round(Math.min(1, share) * 100)} %`));
    }
  };

  let asked = 0;
  /** @type {Promise<typeof import("./figure.js")> | undefined} */
  let loading;
  /** @param {Element} worked the figure that a reader works first */
  const load = (worked) => loading ??= (async () => {
    asked = performance.now();
    // The engine takes longest, so its worker goes first and the scripts come while it compiles.
    const worker = new Worker(trust ? trust.createScriptURL(place("worker.js")) : place("worker.js"));
    worker.postMessage({ address: place("engine.wasm"), size, hasSymbols: /\bsystem(Name|Image)\b/.test(worked.textContent ?? "") });
    /** @type {() => void} */ let begun = () => {};
    const started = new Promise((resolve) => { begun = () => resolve(undefined); });
    /** @type {Promise<MessageEvent | ErrorEvent>} */
    const news = new Promise((resolve) => {
      worker.onmessage = worker.onerror = /** @type {(event: Event | string) => void} */ ((/** @type {MessageEvent | ErrorEvent} */ event) => {
        if (!(event instanceof MessageEvent) || event.data.module || event.data.error) resolve(event);
        else if (event.data.progress) progress(event.data.progress);
        else begun();
      });
    });
    // A worker that cannot start has nothing to say but that.
    await Promise.race([started, news]);
    const [figure, { engine }] = await Promise.all([...scripts.map((name) => import(place(`${name}.js`))), styled()]);
    engine.adopt(worker, news);
    return figure;
  })();

  /** A reader who saves data is asked first.
   * @param {Element} figure @returns {Promise<void>} */
  const allowed = (figure) => new Promise((resolve) => {
    const { connection } = /** @type {Navigator & {connection?: {saveData?: boolean}}} */ (navigator);
    if (!connection?.saveData || loading) return resolve();
    const note = tell(figure, say("To work this figure the page loads an engine of % MB.", (size / 1e6).toFixed(1)) + " ");
    note.append(button("Load it", () => {
      note.remove();
      resolve();
    }));
    note.scrollIntoView({ block: "nearest" });
  });

  /** @param {Element} figure @returns {Promise<import("./figure.js").LiveFigure>} */
  const wake = (figure) => {
    const known = awake.get(figure);
    if (known) return known;
    const coming = allowed(figure).then(() => {
      figure.classList.add("waking");
      figure.setAttribute("aria-busy", "true");
      return load(figure);
    }).then((module) => {
      figure.querySelector(":scope > .live-note")?.remove();
      return module.wake(figure, figures.indexOf(figure), nameOf(figure));
    });
    awake.set(figure, coming);
    const rest = () => {
      figure.classList.remove("waking");
      figure.removeAttribute("aria-busy");
      figure.querySelector(".loading")?.remove();
    };
    coming.then((live) => live.first).then(rest, () => {});
    // What could not be fetched is asked for again at the next touch.
    coming.catch((error) => {
      rest();
      awake.delete(figure);
      loading = undefined;
      const note = tell(figure, say("The engine could not be loaded (%). The pictures are as they were built.", String(error?.message ?? error)) + " ");
      note.append(button("Try again", () => work(figure)));
      note.scrollIntoView({ block: "nearest" });
    });
    return coming;
  };

  /** Does something to a figure once it is awake; when it cannot be, it says so itself.
   * @param {Element} figure @param {(live: import("./figure.js").LiveFigure) => void} [act] */
  const work = (figure, act = () => {}) => { wake(figure).then(act, () => {}); };

  const recipe = (/** @type {Element} */ figure) => JSON.parse(figure.querySelector("script.recipe")?.textContent ?? "{}");

  /** What links call a figure: its id, or a number made of its code and of how many before it have the same. Figures
   * that are put before it do not change that.
   * @param {Element} figure @returns {string} */
  const nameOf = (figure) => {
    if (figure.id) return figure.id;
    const { source = "" } = recipe(figure);
    let mark = 2166136261;
    for (const letter of source) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
    const alike = figures.slice(0, figures.indexOf(figure)).filter((other) => !other.id && recipe(other).source === source).length;
    return `~${mark.toString(36)}${alike ? `-${alike}` : ""}`;
  };

  /** How wide a proof can be on the page.
   * @param {HTMLElement} sheet */
  const roomOf = (sheet) => {
    const sheets = /** @type {HTMLElement} */ (sheet.parentElement);
    const { paddingLeft, paddingRight } = getComputedStyle(sheets);
    return sheets.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - 2 * parseFloat(getComputedStyle(sheet).marginLeft);
  };

  /** A proof wider than its page is shown smaller, and says so. A figure at work draws for the room that it has.
   * @param {HTMLElement} sheet */
  const fit = (sheet) => {
    const pictures = /** @type {SVGSVGElement[]} */ ([...sheet.querySelectorAll(".paper > svg, .ruler")]), room = roomOf(sheet);
    const built = Number(sheet.dataset.scale ?? 1), points = Number(sheet.dataset.width);
    const scale = Math.min(built, Math.max(0.2 * built, room / points)), change = scale * points / Number(pictures[1]?.getAttribute("width"));
    if (!(Math.abs(change - 1) > 1e-4) || room <= 0 || sheet.closest(".live, .waking")) return;
    for (const picture of pictures) {
      const sides = ["width", "height"].map((side) => Number(picture.getAttribute(side)));
      if (!picture.hasAttribute("viewBox")) picture.setAttribute("viewBox", `0 0 ${sides.join(" ")}`);
      picture.setAttribute("width", String(sides[0] * change));
      // A ruler keeps its room, which it has at work too.
      if (picture === pictures[0]) picture.setAttribute("preserveAspectRatio", "xMinYMax");
      else picture.setAttribute("height", String(sides[1] * change));
    }
    sheet.style.setProperty("--scale", String(scale));
    // Sizes of frames keep the room that was found for them; those too small to read are left out.
    sheet.style.setProperty("--letters", `${10.5 / built}px`);
    sheet.classList.toggle("tiny", scale < 0.95 * built);
    remark(sheet.querySelector(".width"), "scale", scale < 1 ? say("at %", `${Math.round(scale * 100)} %`) : "");
  };
  // A column gets its width late, and another one with its window.
  const columns = new ResizeObserver((changes) => changes.forEach(({ target }) => fit(/** @type {HTMLElement} */ (target.firstElementChild))));

  /** @param {Element} figure */
  const prepare = (figure) => {
    const code = figure.querySelector(".code");
    if (!code) return;
    const sheet = /** @type {HTMLElement | null} */ (figure.querySelector(".sheet"));
    if (sheet) addGrip(figure, sheet);

    const edit = button("Edit", () => {
      addSheet(figure);
      work(figure, (live) => live.edit());
    });
    edit.className = "edit";
    edit.setAttribute("aria-description", nameFor(figure));
    code.append(edit);

    if (sheet) for (const tool of figure.querySelectorAll(".edit, .grip")) expect(figure, tool);
    keepTaps(figure);
  };

  /** A mouse or the focus that rests on a tool is about to use it; what passes is not. So who has no pointer comes from the
   * grip to the controls that are drawn.
   * @param {Element} figure @param {Element} tool */
  const expect = (figure, tool) => {
    let timer = 0;
    tool.addEventListener("pointerenter", (event) => {
      if (/** @type {PointerEvent} */ (event).pointerType === "mouse") timer = window.setTimeout(() => work(figure), 180);
    });
    tool.addEventListener("focus", () => { if (tool.matches(":focus-visible")) timer = window.setTimeout(() => work(figure), 700); });
    for (const name of ["pointerleave", "pointerdown", "blur"]) tool.addEventListener(name, () => window.clearTimeout(timer));
  };

  /** Taps on a picture are kept until there is somebody to hear them.
   * @param {Element} figure */
  const keepTaps = (figure) => {
    figure.querySelectorAll(".paper").forEach((paper, place) => paper.addEventListener("click", (event) => {
      if (/** @type {Element} */ (event.target).closest(".grip, .controls") || paper.querySelector(".controls > *")) return;
      const { clientX, clientY } = /** @type {MouseEvent} */ (event);
      const { left, top } = paper.getBoundingClientRect();
      work(figure, (live) => live.tap(place, clientX - left, clientY - top));
    }));
  };

  /** A figure of code that does not evaluate has no proof; it gets an empty one before its code is edited.
   * @param {Element} figure */
  const addSheet = (figure) => {
    if (figure.querySelector(".sheet")) return;
    const proofs = document.createElement("div");
    proofs.className = "proofs";
    const { width = 320 } = recipe(figure);
    const parts = '<label class="frames-switch"><input type="checkbox"> </label>'
      + '<div class="sheets" tabindex="0" role="group"><div class="sheet">'
      + `<p class="width"><b>${Number(width)} pt</b></p><svg class="ruler" aria-hidden="true" width="${Number(width)}" height="22"></svg>`
      + `<div class="paper"><svg width="${Number(width)}" height="72"></svg></div></div></div>`;
    proofs.innerHTML = trust ? trust.createHTML(parts) : parts;
    proofs.querySelector("label")?.append(say("Frames"));
    proofs.querySelector(".sheets")?.setAttribute("aria-label", say("Previews"));
    const sheet = /** @type {HTMLElement} */ (proofs.querySelector(".sheet"));
    sheet.dataset.width = String(width);
    figure.querySelector(".code")?.after(proofs);
    figure.classList.add("narrow");
    addGrip(figure, sheet);
  };

  /** What tools say that they are for: the first sentence of a name that the page's script has found.
   * @param {Element} figure */
  const nameFor = (figure) => (/** @type {HTMLElement} */ (figure).dataset.name ?? "").split(". ")[0];

  /** @param {Element} figure @param {HTMLElement} sheet */
  const addGrip = (figure, sheet) => {
    fit(sheet);
    columns.observe(/** @type {HTMLElement} */ (sheet.parentElement));
    const grip = document.createElement("div");
    grip.className = "grip";
    grip.tabIndex = 0;
    const width = sheet.dataset.width ?? "0";
    for (const [name, value] of Object.entries({
      role: "slider", "aria-label": [say("Proposed width"), nameFor(figure)].filter(Boolean).join(": "), "aria-orientation": "horizontal", "aria-valuemin": "20",
      "aria-valuemax": "1400", "aria-valuenow": width, "aria-valuetext": say("% points", width),
    })) grip.setAttribute(name, value);
    /** @type {PointerEvent | null} */ let finger = null;
    grip.addEventListener("pointerdown", (event) => {
      finger = event.pointerType === "touch" ? event : null;
      if (!finger && event.button === 0) drag(figure, grip, event, event);
    });
    // A finger drags when it goes clearly sideways; up and down it scrolls the page, and else it taps.
    grip.addEventListener("pointermove", (event) => {
      if (!finger || Math.abs(event.clientX - finger.clientX) < 8 + Math.abs(event.clientY - finger.clientY)) return;
      drag(figure, grip, finger, event);
      finger = null;
    });
    grip.addEventListener("click", (/** @type {any} */ event) => { if (finger) work(figure, (live) => live.living.drag(event, event)); });
    grip.addEventListener("keydown", (event) => {
      if (!/^(Arrow|Page|Home|End|Enter| $)/.test(event.key)) return;
      event.preventDefault();
      work(figure, (live) => live.living.press(event));
    });
    sheet.querySelector(".paper")?.append(grip);
  };

  /** The first drag may be half over before its script is there; the grip follows meanwhile, and the picture looks like
   * one of another width.
   * @param {Element} figure @param {HTMLElement} grip @param {PointerEvent} press @param {PointerEvent} last */
  const drag = (figure, grip, press, last) => {
    press.preventDefault();
    grip.focus({ preventScroll: true });
    grip.setPointerCapture(press.pointerId);
    const paper = grip.parentElement?.clientWidth ?? 0;
    const most = roomOf(/** @type {HTMLElement} */ (grip.closest(".sheet"))) - paper;
    const follow = (/** @type {PointerEvent} */ moved) => {
      last = moved;
      grip.style.translate = `${Math.min(Math.max(24 - paper, moved.clientX - press.clientX), Math.max(0, most))}px`;
    };
    const rest = () => {
      grip.removeEventListener("pointermove", follow);
      grip.style.translate = "";
    };
    grip.addEventListener("pointermove", follow);
    let act = (/** @type {import("./figure.js").LiveFigure} */ live) => live.living.drag(press, last);
    grip.addEventListener("pointercancel", () => { act = rest; }, { once: true });
    wake(figure).then((live) => {
      rest();
      act(live);
    }, rest);
  };

  // What is folded has no size yet.
  for (const figure of figures) {
    const folded = figure.closest("details:not([open])");
    if (folded) folded.addEventListener("toggle", () => prepare(figure), { once: true });
    else prepare(figure);
  }
  // Other scripts of the page ask for a figure in this way.
  document.addEventListener("galley:work", (event) => work(/** @type {Element} */ (event.target), /** @type {CustomEvent} */ (event).detail));
  for (const figure of figures) if (figure.classList.contains("studio")) wake(figure);

  /** An address may carry an edited figure, and the way back to this page edited code. */
  const restore = () => {
    if (!location.hash.startsWith("#edit=") && !history.state?.galleyDrafts) return;
    import(place("share.js")).then(({ reopen }) => reopen(figures, { addSheet, nameOf, say, tell, wake })).catch(() => {});
  };
  restore();
  window.addEventListener("hashchange", restore);
})();
