// @ts-check
/** The promises of a figure, held against what it shows now by the code that held them in the build. */

import { make, say, settled } from "./elements.js";
import { engine } from "./engine.js";

/** @typedef {import("./engine.js").Verdict} Verdict */

/** Judging takes a few layouts for each promise, so a drag is followed at this pace, in milliseconds. */
const pace = 90;

export class Promises {
  /** @param {import("./figure.js").LiveFigure} figure */
  constructor(figure) {
    this.figure = figure;
    this.lines = figure.recipe.promises ?? [];
    this.details = figure.figure.querySelector(".promises");
    this.items = [...this.details?.querySelectorAll("li") ?? []];
    /** @type {Verdict[]} */
    this.verdicts = this.lines.map(() => ({ state: "kept", here: true }));
    this.isBusy = false;
    this.spoken = make("p", { className: "spoken", role: "status" });
    this.figure.figure.append(this.spoken);
    this.heard = this.details?.querySelector("summary")?.textContent ?? "";
    /** What was shown when they were last judged: all that matters to every promise, and the widths. */
    this.judged = { all: "", widths: "" };
    this.soon = settled(pace, () => this.judge());
    this.changed();
  }

  /** @returns {{all: string, widths: string}} */
  get now() {
    const { recipe: { source }, proofs, acts, living } = this.figure;
    const worked = acts.length === 0 ? "" : JSON.stringify(acts.at(-1)) + acts.length;
    return { all: JSON.stringify([source, living.surroundings]) + worked, widths: [...new Set(proofs.map(({ width }) => width))].join(" ") };
  }

  /** Something else may be shown than was. */
  changed() {
    const { all, widths } = this.now;
    if (all === this.judged.all && widths === this.judged.widths) return;
    if (this.figure.living.isDragging && !this.isBusy) this.judge(); else this.soon();
  }

  async judge() {
    await engine.whole();
    if (this.isBusy) return this.soon();
    const now = this.now;
    const isAll = now.all !== this.judged.all;
    const asked = this.lines.map((_, index) => index).filter((index) => isAll || this.verdicts[index].here);
    this.judged = now;
    if (asked.length === 0) return;
    this.isBusy = true;
    const { recipe: { height, steps }, living } = this.figure;
    const answer = await this.figure.ask(
      { height, ...living.surroundings, command: "promises", promise: asked.map((index) => this.lines[index]), step: steps, widths: now.widths },
      { patience: 4000 });
    // A drag asks again, but not before it has drawn some pictures.
    window.setTimeout(() => { this.isBusy = false; }, pace);
    if (answer.failed !== undefined) return;
    asked.forEach((index, place) => { this.verdicts[index] = answer.promises?.[place] ?? { ...this.verdicts[index], state: "undecided", reason: undefined }; });
    this.show();
  }

  /** What a reader is told of a promise. The page promises what its code shows to begin with: whoever taps, or
   * chooses other surroundings, breaks nothing.
   * @param {number} index @returns {Verdict["state"] | "past"} */
  state(index) {
    const { acts, chosen, recipe, original } = this.figure, { state } = this.verdicts[index];
    const isWorked = acts.length > 0 || Object.keys(chosen).length > 0;
    return state === "broken" && isWorked && recipe.source === original ? "past" : state;
  }

  show() {
    this.items.forEach((item, index) => {
      const { reason } = this.verdicts[index], state = this.state(index);
      item.dataset.state = state;
      const came = item.querySelector(".came") ?? item.appendChild(make("span", { className: "came" }));
      came.textContent = state === "kept" ? "" : reason ?? say("no picture for this code");
    });
    const count = (/** @type {string} */ state) => this.verdicts.filter((_, index) => this.state(index) === state).length;
    const [kept, broken, undecided, past] = ["kept", "broken", "undecided", "past"].map(count);
    const isOwn = this.figure.isOwn;
    const words = isOwn ? [say("The page's promises: % of % kept", kept, this.verdicts.length)] : kept || broken + undecided + past === 0 ? [kept === 1 ? say("1 promise kept") : say("% promises kept", kept)] : [];
    if (broken && !isOwn) words.push(say("% broken", broken));
    if (undecided) words.push(say("% undecided", undecided));
    if (past) words.push(say("% not in this state", past));
    this.details?.classList.toggle("own", isOwn);
    this.details?.setAttribute("data-state", broken ? "broken" : undecided || past ? "undecided" : "kept");
    const summary = this.details?.querySelector("summary"), text = words.join(" · ");
    if (summary && summary.textContent !== text) summary.textContent = text;
    this.tell(text, broken > 0);
  }

  /** What became of the promises, for those who hear it, and with the picture where they are out of sight.
   * @param {string} text @param {boolean} isBroken */
  tell(text, isBroken) {
    const first = this.items.find(({ dataset }) => dataset.state === "broken");
    const parts = [...first?.childNodes ?? []].map(({ textContent }) => textContent?.trim()).filter(Boolean);
    if (text !== this.heard) this.spoken.textContent = [text, parts.join(", ")].filter(Boolean).join(": ");
    this.heard = text;
    this.figure.stand(text, isBroken);
  }
}
