// @ts-check
/** The studio: one snippet large, at all widths side by side, and every form it goes through on its way to a picture. */

import { make, parsed, points, say, settled } from "./elements.js";
import { unpack } from "./share.js";

/** @typedef {import("./figure.js").LiveFigure} LiveFigure */
/** @typedef {import("./figure.js").Recipe} Recipe */

/** Widths of devices and windows, in points. */
const usual = [320, 375, 393, 440, 600, 744, 1024];
const forms = [["trace", "Negotiation"], ["frames", "Frames"], ["display", "Drawing commands"], ["program", "Checked program"],
  ["tree", "Syntax tree"], ["tokens", "Tokens"]];

const examples = () => /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll(".studio-examples button"));

/** The recipe that an address carries, or the first of the examples.
 * @returns {Promise<Partial<Recipe>>} */
export async function recipeInAddress() {
  const packed = /^#studio=([\w-]+)$/.exec(location.hash)?.[1];
  return packed ? JSON.parse(await unpack(packed)) : { source: examples()[0]?.dataset.source ?? "" };
}

export class Studio {
  /** @param {LiveFigure} figure */
  constructor(figure) {
    this.figure = figure;
    this.strip = make("div", { className: "sheets", tabIndex: 0, role: "group", "aria-label": say("All widths") });
    this.form = make("select", {}, ...forms.map(([value, textContent]) => make("option", { value, textContent: say(textContent) })));
    for (const example of examples()) example.addEventListener("click", () => this.begin(example.dataset.source ?? ""));
    this.text = make("pre", { tabIndex: 0, role: "region", "aria-label": say("On the way to the picture") });
    this.form.addEventListener("change", () => this.writeForm());
    this.forms = make("section", { className: "studio-forms", hidden: true }, make("h2", { textContent: say("On the way to the picture") }),
      make("label", {}, say("Show") + " ", this.form), make("div", { className: "code" }, this.text));
    const widths = make("section", { className: "studio-widths" }, make("h2", { textContent: say("All widths") }), this.strip);
    figure.figure.after(widths, this.forms);
    this.changed = settled(200, () => this.update());
    this.changed();
    const { modules } = figure.recipe;
    if (modules) import("./modules.js").then(({ writeModules }) => writeModules(figure, modules));
  }

  /** Another snippet in the place of this one, with nothing of what that came with.
   * @param {string} source */
  begin(source) {
    const { figure } = this;
    Object.assign(figure.recipe, { uses: [], show: null, height: null, options: {}, resources: undefined, modules: undefined, home: undefined, preview: undefined });
    document.querySelector(".studio-modules")?.remove();
    history.replaceState(history.state, "", location.pathname);
    figure.original = source;
    figure.reset();
    figure.edit(source, false);
  }

  async update() {
    await this.drawWidths();
    // Below what has no height before, it would be pushed down.
    this.forms.hidden = false;
    await this.writeForm();
  }

  /** The usual widths, and one on each side of every breakpoint, narrowest first. */
  get widths() {
    const all = new Set(usual);
    for (const at of this.figure.living.marks.breakpoints.slice(0, 6)) for (const width of [Math.ceil(at), Math.ceil(at) - 1]) if (width >= 20) all.add(width);
    return [...all].sort((a, b) => a - b);
  }

  async drawWidths() {
    const { source } = this.figure.recipe;
    /** @type {HTMLElement[]} */
    const sheets = [];
    for (const width of this.widths) {
      const values = { command: "picture", width, prefix: `studio-${width}`, ...this.figure.surroundingValues({}) };
      const answer = await this.figure.ask(values);
      if (source !== this.figure.recipe.source) return;
      if (answer.svg) sheets.push(sheet(width, answer));
    }
    this.strip.replaceChildren(...sheets);
  }

  async writeForm() {
    const values = { ...this.figure.living.values({}), command: "dump", form: this.form.value };
    const text = (await this.figure.ask(values)).text ?? "";
    this.text.replaceChildren(...text.split("\n").map(line));
  }
}

/** A line of a form, that wraps at its own indentation.
 * @param {string} text */
function line(text) {
  const element = make("span", { textContent: `${text}\n` });
  element.style.setProperty("--in", `${text.search(/\S|$/) + 4}ch`);
  return element;
}

/** @param {number} width @param {import("./engine.js").Answer} answer */
function sheet(width, answer) {
  const paper = make("div", { className: "paper" });
  paper.append(parsed(answer.svg ?? ""));
  const parts = [make("p", { className: "width" }, make("b", { textContent: `${points(width)} pt` })), paper];
  if (answer.choice) parts.push(make("p", { className: "chosen", textContent: answer.choice }));
  return make("div", { className: "sheet" }, ...parts);
}
