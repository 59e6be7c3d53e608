// @ts-check
/** One figure of the page, alive: its code, its proofs, and what the reader has set. */

import { button, make, once, placed, say, settled } from "./elements.js";
import { engine } from "./engine.js";
import { Proof } from "./proof.js";

/** @typedef {import("./engine.js").Answer} Answer */
/** @typedef {import("./engine.js").Values} Values */
/** @typedef {{source: string, uses: string[], show: string | null, breakpoints: number[], height: number | null,
 *    bands?: Band[], marks?: Record<string, Marks>, resources?: string[], modules?: string[], home?: string, preview?: string, promises?: string[], goals?: string[], explain?: string[], steps?: string[], options: Record<string, string>}} Recipe */
/** @typedef {import("./ruler.js").Band} Band */
/** @typedef {import("./ruler.js").Marks} Marks */
/** What a reader did to the snippet in one of the pictures.
 * @typedef {{place: number, width: number, values: Values, text: string | undefined}} Act */

/** @param {Element} figure @param {number} index @param {string} name @returns {LiveFigure} */
export function wake(figure, index, name) {
  const recipe = JSON.parse(figure.querySelector("script.recipe")?.textContent ?? "{}");
  return new LiveFigure(/** @type {HTMLElement} */ (figure), index, name, recipe);
}

export class LiveFigure {
  /** @param {HTMLElement} figure @param {number} index its place among the live figures of the page
   * @param {string} name what links call it @param {Recipe} recipe */
  constructor(figure, index, name, recipe) {
    this.figure = figure;
    this.index = index;
    this.name = name;
    this.recipe = recipe;
    this.original = recipe.source;
    this.isStudio = figure.classList.contains("studio");
    /** What the reader did to the snippet since it was built or reset.
     * @type {Act[]} */
    this.acts = [];
    /** How high a picture may be on the page. */
    this.mostHeight = Infinity;
    /** What the reader chose instead of what the fence says.
     * @type {Record<string, string>} */
    this.chosen = {};
    /** What the engine last complained about.
     * @type {import("./engine.js").Problem[]} */
    this.problems = [];
    /** What was said of them last, so that nothing is said twice. */
    this.saidLast = "";
    /** What is told with the picture where all else is out of sight, and what became of the promises. */
    this.strip = make("p", { className: "standing", "aria-hidden": "true" });
    this.standing = "";
    figure.querySelector(".proofs")?.prepend(this.strip);
    // The scripts of the tools come when a reader asks for one.
    /** @type {import("./editor.js").Editor | null} */ this.editor = null;
    /** @type {import("./inspector.js").Inspector | null} */ this.inspector = null;
    /** @type {import("./surroundings.js").Surroundings | null} */ this.surroundings = null;
    /** @type {import("./promises.js").Promises | null} */ this.promises = null;
    this.proofs = [...figure.querySelectorAll(".sheet")].map(
      (sheet, place) => new Proof(this, /** @type {HTMLElement} */ (sheet), place));
    this.frames = /** @type {HTMLInputElement | null} */ (figure.querySelector(".frames-switch input"));
    this.frames?.addEventListener("change", () => this.refresh());
    this.addTools();
    this.findBreakpoints = settled(250, () => this.askBreakpoints());
    // What fails from here on is shown by other means than what failed in the build.
    figure.classList.remove("failed");
    figure.classList.add("live");
    /** Done when there is a first picture, or none. */
    this.first = this.isStudio ? this.openStudio() : this.living.update();
    this.first.then(() => figure.classList.add("ready"));
    if (recipe.promises) this.first.then(() => this.keepPromises());
  }

  async keepPromises() {
    const { Promises } = await import("./promises.js");
    this.promises = new Promises(this);
  }

  /** Fills the studio's page with the snippet in its address. */
  async openStudio() {
    const { recipeInAddress, Studio } = await import("./studio.js");
    Object.assign(this.recipe, await recipeInAddress());
    this.original = this.recipe.source;
    this.studio = new Studio(this);
    await this.edit(this.original, false);
    return this.drawn;
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
    this.resetButton.className = "absent";
    this.tools.append(this.inspectButton(), this.surroundingsButton());
    if (!this.isStudio) this.tools.append(this.studioLink());
    this.tools.append(this.resetButton);
    /** What a picture shows after it was worked, for those who hear it. */
    this.spoken = make("p", { className: "spoken", role: "status" });
    this.figure.append(this.spoken);
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

  /** The surroundings to draw in: the fence's, a proof's own, the reader's. A device chosen is the first proof's.
   * @param {Values} own @param {number} [place] @returns {Values} */
  surroundingValues(own, place = 0) { return { ...this.recipe.options, ...own, ...this.chosenFor(place) }; }

  /** @param {number} place of a proof @returns {Record<string, string>} */
  chosenFor(place) {
    const { device, ...chosen } = this.chosen;
    return device && place === 0 ? { ...chosen, device } : chosen;
  }

  /** @param {Values} values @param {{text?: string, patience?: number}} [more] @returns {Promise<Answer>} */
  ask(values, more) {
    return engine.ask({ height: this.recipe.height, ...values }, this.recipe, more);
  }

  refresh() { for (const proof of this.proofs) proof.update(); }

  /** Others show the same state.
   * @param {Proof} proof the one that was worked */
  refreshOthers(proof) { for (const other of this.proofs) if (other !== proof && other.isAlive) other.update(); }

  /** @param {Proof} proof @param {Values} values @param {string} [text] */
  acted({ place, width: now }, { width = now, ...values }, text) {
    const last = this.acts.at(-1);
    const isSame = last?.place === place && last.values.command === values.command && last.values.control === values.control;
    const isOver = isSame && (["set", "type"].includes(String(values.command)) || (last?.values.phase === "move" && values.phase === "move"));
    if (isOver) this.acts.pop();
    this.acts.push({ place, width: Number(width), values: { ...this.chosenFor(place), ...values }, text });
    this.showsReset();
    this.findBreakpoints?.();
  }

  /** The tap that woke the figure, once there is somebody to hear it.
   * @param {number} place @param {number} x @param {number} y from the paper's corner, in pixels */
  async tap(place, x, y) {
    await this.first;
    const proof = this.proofs[place];
    if (!proof.isAlive) await proof.update();
    const { left, top } = proof.paper.getBoundingClientRect();
    proof.controls.tap({ clientX: left + x, clientY: top + y });
  }

  /** Does again what was done in a picture, at the width and in the surroundings that it had then.
   * @param {Act} act */
  repeat({ place, width, values, text }) {
    const proof = this.proofs[place] ?? this.living, { chosen } = this;
    this.chosen = {};
    /** @type {Values} */ const before = proof.surroundings;
    this.chosen = chosen;
    proof.update({ ...Object.fromEntries(Object.keys(chosen).map((key) => [key, before[key]])), ...values, width }, text);
  }

  /** A picture has come, or none. */
  shown() { this.promises?.changed(); }

  /** Looks for the widths at which each picture changes, once for all in the same surroundings. */
  async askBreakpoints() {
    await engine.whole();
    const { source } = this.recipe;
    /** @type {Map<string, Proof[]>} */
    const alike = new Map();
    for (const proof of this.proofs) {
      const key = JSON.stringify(proof.surroundings);
      alike.set(key, [...alike.get(key) ?? [], proof]);
    }
    for (const proofs of alike.values()) {
      const answer = await this.ask({ command: "breakpoints", ...proofs[0].surroundings }, { patience: 4000 });
      if (source !== this.recipe.source || !answer.breakpoints) return;
      for (const proof of proofs) proof.mark({ breakpoints: answer.breakpoints, bands: answer.bands ?? [] });
    }
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

  /** Becomes what somebody shared, and says that it is not what the page says.
   * @param {string} packed */
  async editPacked(packed) {
    const { restore } = await import("./share.js");
    try {
      await restore(this, packed);
      this.tell(say("This is an edit that came with the link, not the page's own figure."), button("Reset", () => this.reset()));
      this.note?.scrollIntoView();
    } catch {
      this.tell(say("the code in this address cannot be read"));
    }
  }

  /** Becomes what the reader had left it as, and says so.
   * @param {string} source */
  async editAgain(source) {
    await this.edit(source, false);
    this.tell(say("This is your edit from before."), button("Reset", () => this.reset()));
  }

  /** A line over the figure.
   * @param {string} text @param {...Node} more */
  tell(text, ...more) {
    this.hush();
    this.note = make("p", { className: "live-note", role: "status" }, `${text} `, ...more);
    this.figure.prepend(this.note);
  }

  hush() { this.note?.remove(); }

  /** The reader wrote something.
   * @param {string} source */
  changed(source) {
    this.recipe.source = source;
    this.figure.dispatchEvent(new Event("galley:changed"));
    this.showsReset();
    this.drawn = Promise.all(this.proofs.map((proof) => proof.update(proof === this.living ? { parts: "tokens" } : {})));
    this.findBreakpoints?.();
  }

  /** Whether the code is the reader's. The home page shows everybody what becomes of its own when it is changed. */
  get isOwn() { return this.recipe.source !== this.original && !document.body.classList.contains("home"); }

  /** A caption is about the code that was built. */
  aboutCaption() {
    const caption = this.figure.querySelector("figcaption"), told = caption?.querySelector(".about");
    if (!this.isOwn) told?.remove();
    else if (!told) caption?.append(" ", make("span", { className: "about", textContent: say("This is about the page's code.") }));
  }

  /** Whether the pictures are of something else than what was built, whatever their widths. */
  get isChanged() {
    return this.recipe.source !== this.original || this.acts.length > 0 || Object.keys(this.chosen).length > 0;
  }

  showsReset() {
    this.aboutCaption();
    // Its room is kept, so that nothing moves when it comes.
    this.resetButton?.classList.toggle("absent", !this.isChanged && !this.proofs.some((proof) => proof.isMoved));
  }

  /** Everything as it was built, state included. */
  reset() {
    // What had the focus is no longer there.
    if (document.activeElement === this.resetButton) this.living.grip?.focus({ preventScroll: true });
    this.chosen = {};
    this.surroundings?.reset();
    this.editor?.replace(this.original);
    this.recipe.source = this.original;
    this.acts = [];
    this.hush();
    this.editor?.rest();
    // The address says what the page shows.
    if (location.hash.startsWith(`#edit=${encodeURIComponent(this.name)}.`)) {
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    for (const proof of this.proofs) proof.reset();
    this.showsReset();
  }

  // MARK: Messages

  /** What an answer complains about, and the code in color.
   * @param {Answer} answer */
  report(answer) {
    if (answer.failed !== undefined) return this.unavailable(answer.failed);
    this.lacking?.remove();
    const problems = this.problems = answer.diagnostics ?? [];
    this.editor?.show(answer, problems);
    this.say(problems);
    const hasFailed = problems.some((problem) => problem.severity === "error");
    if (!hasFailed) this.differ([...new Set(problems.filter(({ id }) => id === "differs").map(({ message }) => message))]);
    this.figure.classList.toggle("live-failed", hasFailed);
    this.stand(this.standing);
    if (hasFailed) for (const proof of this.proofs) proof.choose(say(proof.hasPicture ? "the last picture before this mistake" : "no picture for this code"));
  }

  /** Tells with the picture what became of the promises; a mistake comes before them.
   * @param {string} text @param {boolean} [isBroken] */
  stand(text, isBroken = this.strip.classList.contains("broken")) {
    this.standing = text;
    const mistake = this.problems.find(({ severity }) => severity === "error");
    this.strip.textContent = mistake ? `${mistake.line}:${mistake.column} ${mistake.message}` : text;
    this.strip.classList.toggle("broken", isBroken);
    this.strip.classList.toggle("own", !mistake && this.isOwn);
    this.strip.classList.toggle("mistake", Boolean(mistake));
  }

  /** What a device draws otherwise, in the line that the build wrote, or in a new one below the pictures.
   * @param {string[]} sentences */
  differ(sentences) {
    const line = this.figure.querySelector(".differs");
    if (sentences.length === 0) return line?.remove();
    const text = ` ${sentences.join("; ")}`;
    if (line?.lastChild) return line.lastChild.textContent = text;
    const made = make("p", { className: "undrawn differs" }, make("b", { textContent: say("Not as on a device") }), text);
    (this.figure.querySelector("figcaption") ?? this.spoken)?.before(made);
  }

  /** The engine is not there; the pictures are as they were built.
   * @param {string} reason */
  unavailable(reason) {
    this.tell(say("The engine could not be loaded (%). The pictures are as they were built.", reason), button("Try again", () => {
      this.hush();
      this.refresh();
    }));
    this.lacking = this.note;
    this.note?.scrollIntoView({ block: "nearest" });
  }

  /** @param {{severity: string, message: string, line?: number, column?: number, start?: number, file?: string, notes?: import("./engine.js").Note[]}[]} problems */
  say(problems) {
    // What the build says between the lines is said.
    const isSaid = !this.isChanged && this.figure.querySelector(".code :is(.message, .remark)");
    // What the page shows is no place of the code's: a mistake there is told when there is no other.
    const isElsewhere = (/** @type {{file?: string}} */ { file }) => file === "show";
    const told = problems.filter((problem) => !isElsewhere(problem) || !problems.some((other) => other.severity === "error" && !isElsewhere(other)));
    const all = isSaid ? [] : told, said = JSON.stringify(all);
    // What is said again is heard again.
    if (said === this.saidLast) return;
    this.saidLast = said;
    this.messages?.replaceChildren(...all.map((problem) => {
      const item = make("li", { className: problem.severity });
      const file = problem.file?.split("/").at(-1) ?? "snippet.swift", own = file === "snippet.swift";
      const place = problem.line === undefined ? "" : isElsewhere(problem) ? say("what the page shows") : `${own ? "" : `${file}:`}${problem.line}:${problem.column}`;
      // Of many candidates the message beside the code tells.
      const notes = (problem.notes ?? []).filter(({ message }) => !/candidate|declared here/.test(message)).slice(0, 3);
      item.append(make("span", { className: "place", textContent: place }), make("span", { textContent: `${problem.severity}: ${problem.message}` },
        ...notes.map((note) => {
          const line = make("span", { className: "note", textContent: placed(note) });
          if (note.file === "snippet.swift") line.addEventListener("click", (event) => {
            event.stopPropagation();
            this.editor?.select(note.start ?? 0);
          });
          return line;
        })));
      if (own) item.addEventListener("click", () => this.editor?.select(problem.start ?? 0));
      return item;
    }));
  }
}
