// The figure of the home page goes through its widths once, ticks its promises, and can be broken.
(() => {
  const figure = document.querySelector("#seats"), promises = figure?.querySelector(".promises");
  // A site without the engine has a figure that stays as it is.
  if (!promises || !figure.querySelector("script.recipe")) return;
  promises.open = true;
  const sheets = [...figure.querySelectorAll(".sheet")], items = [...promises.querySelectorAll("li")];

  const show = (number) => {
    sheets.forEach((sheet, index) => sheet.classList.toggle("shown", index === number));
    items.forEach((item) => {
      if (item.textContent.startsWith(`width ${sheets[number].dataset.width}:`)) item.classList.add("shown");
    });
  };
  // What a drag has made taller stays so: nothing moves twice under the hand.
  const box = figure.querySelector(".sheets");
  let tallest = 0;
  new ResizeObserver(() => {
    tallest = Math.max(tallest, sheets[0].offsetHeight);
    box.style.gridTemplateRows = `minmax(${tallest}px, auto)`;
  }).observe(sheets[0]);
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    figure.classList.remove("film");
  };
  const play = ([next, ...rest]) => {
    // Pictures of an edit that came with a link are the reader's, too.
    if (next === undefined || figure.matches(".waking, .live")) return stop();
    figure.classList.add("film");
    show(next);
    timer = setTimeout(play, 900, rest);
  };
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    const widths = sheets.map((_, index) => index);
    timer = setTimeout(play, 1200, [...widths, ...widths.slice(0, -1).reverse()]);
    // Whoever comes near has it: a tap is for the picture that was seen.
    for (const event of ["pointerover", "pointerdown", "keydown", "focusin"]) figure.addEventListener(event, stop, { once: true });
  }
  if (location.protocol === "file:") return;

  // The edit that the page shows below, made in the figure: its promises say at once what comes of it.
  const [from, to] = ["del", "ins"].map((tag) => document.querySelector(`.change ${tag}`)?.textContent);
  if (!from || !to) return;
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: "Break it" });
  const line = document.createElement("div");
  line.className = "break";
  line.append(button);
  figure.querySelector(".proofs").append(line);
  // What the reader's taps change breaks nothing: it is the code that is broken, or not.
  const isBroken = () => figure.querySelector(".live-editor")?.value.includes(to) ?? false;
  // The line that was changed is seen to be.
  const mark = () => {
    if (!("highlights" in CSS)) return;
    CSS.highlights.delete("broken");
    const code = figure.querySelector(".code code"), at = code.textContent.indexOf(to);
    if (!isBroken() || at < 0) return;
    const range = document.createRange(), texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    let passed = 0;
    for (let node = texts.nextNode(); node; passed += node.length, node = texts.nextNode()) {
      if (passed <= at && at < passed + node.length) range.setStart(node, at - passed);
      if (passed < at + to.length && at + to.length <= passed + node.length) range.setEnd(node, at + to.length - passed);
    }
    CSS.highlights.set("broken", new Highlight(range));
  };
  const name = () => {
    button.textContent = isBroken() ? "Mend it" : "Break it";
    mark();
  };
  new MutationObserver(name).observe(promises, { attributes: true, attributeFilter: ["data-state"], subtree: true });
  const editor = async () => {
    for (let waited = 0; waited < 200; waited += 1) {
      const area = figure.querySelector(".live-editor");
      if (area && !area.hidden) return area;
      await new Promise((done) => { setTimeout(done, 100); });
    }
  };
  button.addEventListener("click", async () => {
    stop();
    const [find, put] = isBroken() ? [to, from] : [from, to];
    if (!figure.querySelector(".live-editor:not([hidden])")) figure.querySelector(".edit")?.click();
    const area = await editor();
    if (!area) return;
    area.value = area.value.replace(find, put);
    area.dispatchEvent(new Event("input", { bubbles: true }));
    name();
    button.focus({ preventScroll: true });
  });
})();
