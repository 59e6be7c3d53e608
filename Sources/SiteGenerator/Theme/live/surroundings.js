// @ts-check
/** What a preview is drawn for: a device, a type size, light or dark, the direction of reading. */

import { make, say } from "./elements.js";

const typeSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
  "accessibility3", "accessibility4", "accessibility5"];

export class Surroundings {
  /** @param {import("./figure.js").LiveFigure} figure @param {HTMLElement} toggle */
  constructor(figure, toggle) {
    this.figure = figure;
    this.toggle = toggle;
    this.panel = make("div", { className: "surroundings", hidden: true, role: "group", "aria-label": say("Surroundings") });
    /** @type {HTMLSelectElement[]} */ this.menus = [];
  }

  async turn() {
    if (this.menus.length === 0) await this.build();
    this.panel.hidden = !this.panel.hidden;
    this.toggle.setAttribute("aria-expanded", String(!this.panel.hidden));
  }

  async build() {
    const { devices = [] } = await this.figure.ask({ command: "devices" });
    this.device = this.menu("Device", "device", this.figure.recipe.options.device ? "as written" : "any width",
      devices.map(({ name, width, height }) => [name, `${name} · ${width} × ${height}`]));
    this.menu("Text size", "typeSize", "as written", typeSizes.map((size) => [size, size]));
    this.menu("Appearance", "scheme", "the page's", [["light", say("light")], ["dark", say("dark")]]);
    this.menu("Direction", "direction", "as written", [["ltr", say("left to right")], ["rtl", say("right to left")]]);
  }

  /** @param {string} label @param {string} key @param {string} none @param {[string, string][]} options */
  menu(label, key, none, options) {
    const menu = make("select", {}, make("option", { value: "", textContent: say(none) }),
      ...options.map(([value, textContent]) => make("option", { value, textContent })));
    menu.addEventListener("change", () => {
      if (menu.value) this.figure.chosen[key] = menu.value; else delete this.figure.chosen[key];
      this.changed(key);
    });
    this.panel.append(make("label", {}, say(label), menu));
    this.menus.push(menu);
    return menu;
  }

  /** @param {string} key */
  changed(key) {
    const { figure } = this;
    if (key === "device") figure.living.left = null;
    if (key === "device" && !figure.chosen.device) figure.living.width = figure.living.builtWidth;
    figure.showsReset();
    figure.refresh();
    figure.findBreakpoints?.();
  }

  /** Another width is no longer the device's. */
  leaveDevice() {
    if (!this.figure.chosen.device) return;
    delete this.figure.chosen.device;
    if (this.device) this.device.value = "";
  }

  /** A width is the device's again.
   * @param {string} device */
  enterDevice(device) {
    this.figure.chosen.device = device;
    if (this.device) this.device.value = device;
  }

  reset() { for (const menu of this.menus) menu.value = ""; }
}
