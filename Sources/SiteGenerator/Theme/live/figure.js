// @ts-check
/** One figure of the page, alive: its code, its proofs, and what the reader has set. */

import { button, make, once, say, settled } from "./elements.js";
import { engine } from "./engine.js";
import { Proof } from "./proof.js";

/** @typedef {import("./engine.js").Answer} Answer */
/** @typedef {import("./engine.js").Values} Values */
/** @typedef {{source: string, uses: string[], show: string | null, breakpoints: number[], height: number | null,
 *    options: Record<string, string>}} Recipe */

/** @param {Element} figure @param {number} index @returns {LiveFigure} */
export function wake(figure, index) {
  const recipe = JSON.parse(figure.querySelector("script.recipe")?.textContent ?? "{}");
  return new LiveFigure(/** @type {HTMLElement} */ (figure), index, recipe);
}

export class LiveFigure {
  /** @param {HTMLElement} figure @param {number} index its place among the live figures of the page @param {Recipe} recipe */
  constructor(figure, index, recipe) {
    this.figure = figure;
    this.index = index;
    this.recipe = recipe;
    this.original = recipe.source;
    this.isStudio = figure.classList.contains("studio");
    this.breakpoints = recipe.breakpoints;
    /** What the reader chose instead of what the fence says.
     * @type {Record<string, string>} */
    this.chosen = {};
    /** What the engine last complained about.
     * @type {import("./engine.js").Problem[]} */
    this.problems = [];
    // The scripts of the tools come when a reader asks for one.
    /** @type {import("./editor.js").Editor | null} */ this.editor = null;
    /** @type {import("./inspector.js").Inspector | null} */ this.inspector = null;
    /** @type {import("./surroundings.js").Surroundings | null} */ this.surroundings = null;
    this.proofs = [...figure.querySelectorAll(".sheet")].map(
      (sheet, place) => new Proof(this, /** @type {HTMLElement} */ (sheet), place));
    this.frames = /** @type {HTMLInputElement | null} */ (figure.querySelector(".frames-switch input"));
    this.frames?.addEventListener("change", () => this.refresh());
    this.addTools();
    this.findBreakpoints = settled(250, () => this.askBreakpoints());
    // What fails from here on is shown by other means than what failed in the build.
    figure.classList.remove("failed");
    figure.classList.add("live");
    if (this.isStudio) this.openStudio(); else this.living.update();
  }

  /** Fills the studio's page with the snippet in its address. */
  async openStudio() {
    const { recipeInAddress, Studio } = await import("./studio.js");
    const { source = "", ...rest } = await recipeInAddress();
    Object.assign(this.recipe, rest);
    this.original = source;
    this.studio = new Studio(this);
    this.edit(source, false);
  }

  /** The proof with the grip. */
  get living() { return this.proofs[0]; }

  addTools() {
    this.tools = make("div", { className: "live-tools", role: "group", "aria-label": say("Preview tools") });
    const frames = this.figure.querySelector(".frames-switch");
    if (frames) {
      frames.replaceWith(this.tools);
      this.tools.append(frames);
    }
    this.resetButton = button("Reset", () => this.reset());
    this.resetButton.hidden = true;
    this.tools.append(this.inspectButton(), this.surroundingsButton());
    if (!this.isStudio) this.tools.append(this.studioLink());
    this.tools.append(this.resetButton);
    this.messages = make("ul", { className: "live-messages" });
    this.figure.querySelector(".code")?.append(make("div", { role: "status" }, this.messages));
  }

  inspectButton() {
    const tool = once(async () => {
      const { Inspector } = await import("./inspector.js");
      return this.inspector = new Inspector(this, toggle);
    });
    const toggle = button("Inspect", async () => (await tool()).turn());
    toggle.setAttribute("aria-pressed", "false");
    return toggle;
  }

  surroundingsButton() {
    const tool = once(async () => {
      const { Surroundings } = await import("./surroundings.js");
      this.surroundings = new Surroundings(this, toggle);
      this.tools?.after(this.surroundings.panel);
      return this.surroundings;
    });
    const toggle = button("Surroundings", async () => (await tool()).turn());
    toggle.setAttribute("aria-expanded", "false");
    return toggle;
  }

  /** Leads to the studio with the code as it is then. */
  studioLink() {
    const place = `${document.body.dataset.root ?? "./"}studio.html`;
    const link = make("a", { href: place, textContent: say("Studio") });
    link.addEventListener("click", async (event) => {
      event.preventDefault();
      const { studioFragment } = await import("./share.js");
      const address = place + await studioFragment(this.recipe);
      if (event.metaKey || event.ctrlKey) window.open(address); else location.href = address;
    });
    return link;
  }

  // MARK: Questions

  /** The surroundings to draw in: the fence's, a proof's own, the reader's.
   * @param {Values} own @returns {Values} */
  surroundingValues(own) {
    return { ...this.recipe.options, ...own, ...this.chosen };
  }

  /** @param {Values} values @param {{text?: string, patience?: number}} [more] @returns {Promise<Answer>} */
  ask(values, more) {
    return engine.ask({ height: this.recipe.height, ...values }, this.recipe, more);
  }

  refresh() { for (const proof of this.proofs) proof.update(); }

  /** Others show the same state.
   * @param {Proof} proof the one that was worked */
  refreshOthers(proof) { for (const other of this.proofs) if (other !== proof && other.isAlive) other.update(); }

  async askBreakpoints() {
    const { source } = this.recipe;
    const values = this.surroundingValues(this.living.own);
    const answer = await this.ask({ command: "breakpoints", ...values }, { patience: 4000 });
    if (source !== this.recipe.source || !answer.breakpoints) return;
    this.breakpoints = answer.breakpoints;
    for (const proof of this.proofs) proof.drawRuler();
    this.studio?.changed();
  }

  // MARK: Editing

  makeEditor = once(async () => {
    const { Editor } = await import("./editor.js");
    return this.editor = new Editor(this);
  });

  /** Opens the editor.
   * @param {string} [source] @param {boolean} [takesFocus] */
  async edit(source, takesFocus = true) {
    const editor = await this.makeEditor();
    editor.open();
    if (source !== undefined) editor.replace(source);
    if (takesFocus) editor.focus();
  }

  /** @param {string} packed */
  async editPacked(packed) {
    const { unpack } = await import("./share.js");
    try {
      await this.edit(await unpack(packed), false);
    } catch {
      this.say([{ severity: "error", message: say("the code in this address cannot be read") }]);
    }
  }

  /** The reader wrote something.
   * @param {string} source */
  changed(source) {
    this.recipe.source = source;
    this.showsReset();
    for (const proof of this.proofs) proof.update(proof === this.living ? { parts: "tokens" } : {});
    this.findBreakpoints?.();
  }

  showsReset() {
    const isChanged = this.recipe.source !== this.original || Object.keys(this.chosen).length > 0
      || this.proofs.some((proof) => proof.isMoved);
    if (this.resetButton) this.resetButton.hidden = !isChanged;
  }

  /** Everything as it was built, state included. */
  reset() {
    this.chosen = {};
    this.surroundings?.reset();
    this.editor?.replace(this.original);
    this.recipe.source = this.original;
    this.breakpoints = this.recipe.breakpoints;
    for (const proof of this.proofs) proof.reset();
    this.showsReset();
  }

  // MARK: Messages

  /** What an answer complains about, and the code in color.
   * @param {Answer} answer */
  report(answer) {
    const problems = this.problems = answer.diagnostics ?? [];
    this.editor?.show(answer, problems);
    this.say(problems);
    const hasFailed = problems.some((problem) => problem.severity === "error");
    this.figure.classList.toggle("live-failed", hasFailed);
    if (hasFailed) for (const proof of this.proofs) proof.choose(say("no picture for this code"));
  }

  /** @param {{severity: string, message: string, line?: number, column?: number, start?: number, file?: string}[]} problems */
  say(problems) {
    this.messages?.replaceChildren(...problems.map((problem) => {
      const item = make("li", { className: problem.severity });
      const place = problem.line === undefined ? "" : `${problem.line}:${problem.column} `;
      item.append(make("span", { className: "place", textContent: place }), `${problem.severity}: ${problem.message}`);
      item.addEventListener("click", () => this.editor?.select(problem.start ?? 0));
      return item;
    }));
  }
}
