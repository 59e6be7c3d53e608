// @ts-check
"use strict";
/**
 * Exercises: a button that holds a reader's code against its promises, and what was solved, which stays in the browser.
 * Only pages with exercises and their lists load it. Without it an exercise is a task with a folded solution.
 */
(() => {
  /** What the theme says, in the site's language.
   * @param {string} english @param {...(string | number)} values @returns {string} */
  const say = (english, ...values) => (globalThis.galleyTexts?.[english] ?? english).replace(/%/g, () => String(values.shift()));

  /** @typedef {Record<string, {solved?: boolean, code?: string}>} Progress */
  const store = "galley-exercises";
  /** Browsers may refuse to keep anything.
   * @returns {Progress} */
  const known = () => { try { return JSON.parse(localStorage.getItem(store) ?? "{}") ?? {}; } catch { return {}; } };
  /** @param {string} key @param {{solved?: boolean, code?: string}} news */
  const keep = (key, news) => {
    const all = known();
    all[key] = { ...all[key], ...news };
    try { localStorage.setItem(store, JSON.stringify(all)); } catch { /* What is not kept is forgotten with the page. */ }
  };

  const root = new URL(document.body.dataset.root ?? "./", location.href).pathname;
  /** An exercise's name in the store: its page below the site's root, and its anchor.
   * @param {string} path @param {string} id */
  const keyOf = (path, id) => `${path.replace(root, "").replace(/(index)?\.html$/, "")}#${decodeURIComponent(id)}`;

  const badge = () => Object.assign(document.createElement("span"), { className: "badge kept", textContent: say("Solved") });

  /** @param {Element} section @param {boolean} isSolved */
  const mark = (section, isSolved) => {
    section.classList.toggle("solved", isSolved);
    const chips = section.querySelector(".chips");
    const chip = chips?.querySelector(".kept");
    if (!isSolved) chip?.remove();
    else if (!chip) chips?.append(" ", badge());
  };

  /** @param {HTMLElement} section */
  const prepare = (section) => {
    const figure = /** @type {HTMLElement | null} */ (section.querySelector("figure.proof"));
    const goals = figure?.querySelector(".goals");
    const heading = section.querySelector(":is(h2, h3, h4, h5, h6)");
    if (!figure || !goals || !heading) return;
    const key = keyOf(location.pathname, heading.id);
    const items = [...goals.querySelectorAll("li")];
    const status = document.createElement("p");
    status.setAttribute("role", "status");
    /** @param {string} english @param {(live: import("./figure.js").LiveFigure) => void} action */
    const button = (english, action) => {
      const element = document.createElement("button");
      element.type = "button";
      element.textContent = say(english);
      element.addEventListener("click", () => figure.dispatchEvent(new CustomEvent("galley:work", { bubbles: true, detail: action })));
      return element;
    };

    /** @param {string} text @param {string} state */
    const tell = (text, state) => {
      status.textContent = text;
      goals.setAttribute("data-state", state);
    };

    /** @param {import("./engine.js").Verdict[]} verdicts */
    const show = (verdicts) => items.forEach((item, index) => {
      const { state = "undecided", reason } = verdicts[index] ?? {};
      item.dataset.state = state;
      const came = item.querySelector(".came") ?? item.appendChild(document.createElement("span"));
      came.className = "came";
      came.textContent = state === "kept" ? "" : reason === undefined ? say("no picture for this code") : say("now: %", reason);
    });

    /** Judges the code as it is written, at the widths that the exercise was set for.
     * @param {import("./figure.js").LiveFigure} live */
    const check = async (live) => {
      await live.first;
      const { recipe, living, proofs } = live;
      const source = recipe.source;
      tell("…", "");
      const values = { height: recipe.height, ...recipe.options, ...living.own };
      // What was tapped in the picture is undone: promises are about the first state.
      await live.ask({ ...values, command: "reset", width: living.builtWidth });
      const answer = await live.ask(
        { ...values, command: "promises", promise: recipe.goals, step: recipe.steps, widths: [...new Set(proofs.map((proof) => proof.builtWidth))].join(" ") || "320" },
        { patience: 4000 });
      if (answer.failed !== undefined || source !== recipe.source) return tell("", "");
      const mistake = answer.diagnostics?.find(({ severity }) => severity === "error");
      const verdicts = answer.promises ?? [];
      show(verdicts);
      const kept = verdicts.filter(({ state }) => state === "kept").length;
      const isSolved = kept === items.length;
      tell(isSolved ? say("All promises are kept.") : !answer.promises && mistake ? mistake.message : say("% of % promises kept", kept, items.length), isSolved ? "kept" : "broken");
      keep(key, isSolved ? { solved: true, code: source } : { code: source });
      if (isSolved) mark(section, true);
    };

    const tools = document.createElement("div");
    tools.className = "goal-tools";
    tools.append(button("Check", check));
    const { solved, code } = known()[key] ?? {};
    mark(section, solved === true);
    const { source } = JSON.parse(figure.querySelector("script.recipe")?.textContent ?? "{}");
    if (code !== undefined && code !== source) tools.append(button("Show my answer", (live) => live.edit(code)));
    goals.append(tools, status);

    // What was said of the code before an edit is no longer about it.
    figure.addEventListener("galley:changed", () => {
      for (const item of items) delete item.dataset.state, item.querySelector(".came")?.remove();
      tell("", "");
    });
    figure.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      event.stopPropagation();
      /** @type {HTMLButtonElement | null} */ (tools.querySelector("button"))?.click();
    }, true);
  };

  /** Marks what is solved in a list of all exercises.
   * @param {Element} list */
  const count = (list) => {
    const all = known();
    const links = /** @type {HTMLAnchorElement[]} */ ([...list.querySelectorAll("li > a")]);
    const solved = links.filter((link) => all[keyOf(link.pathname, link.hash.slice(1))]?.solved);
    for (const link of solved) link.parentElement?.classList.add("solved"), link.after(" ", badge());
    const said = list.querySelector(".progress");
    if (said) said.textContent = say("% of % solved", solved.length, links.length);
  };

  // From a disk a browser starts no worker, so nothing could be checked.
  if (location.protocol !== "file:") for (const section of document.querySelectorAll("section.exercise")) prepare(/** @type {HTMLElement} */ (section));
  for (const list of document.querySelectorAll("section.exercises")) count(list);
})();
