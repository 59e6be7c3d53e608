// The figure of the home page goes through its widths once, ticks its promises, and can be broken.
(() => {
  const figure = document.querySelector("#seats"), promises = figure?.querySelector(".promises");
  // A site without the engine has a figure that stays as it is.
  if (!promises || !document.querySelector("script[data-engine]")) return;
  promises.open = true;
  const sheets = [...figure.querySelectorAll(".sheet")], items = [...promises.querySelectorAll("li")];

  const show = (number) => {
    sheets.forEach((sheet, index) => sheet.classList.toggle("shown", index === number));
    items.forEach((item) => {
      if (item.textContent.startsWith(`width ${sheets[number].dataset.width}:`)) item.classList.add("shown");
    });
  };
  // What a drag has made taller stays so until the hand is gone: nothing moves twice under it.
  const box = figure.querySelector(".sheets");
  let tallest = 0;
  const keepRoom = () => {
    tallest = Math.max(tallest, sheets[0].offsetHeight);
    box.style.gridTemplateRows = `minmax(${tallest}px, auto)`;
  };
  new ResizeObserver(keepRoom).observe(sheets[0]);
  figure.addEventListener("lostpointercapture", () => {
    tallest = 0;
    setTimeout(keepRoom, 300);
  });
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
  const button = Object.assign(document.createElement("button"), { className: "break", textContent: "Break it" });
  figure.querySelector(".proofs").append(button);
  // What the reader's taps change breaks nothing: it is the code that is broken, or not.
  const isBroken = () => figure.querySelector(".live-editor")?.value.includes(to);
  const name = () => {
    button.textContent = isBroken() ? "Mend it" : "Break it";
    // What was changed is seen to be.
    const changed = [...figure.querySelectorAll(".code .n")].find(({ textContent: number }) => to.includes(number) && !from.includes(number));
    const range = new Range();
    if (changed) {
      range.setStartBefore(changed.previousElementSibling);
      range.setEndAfter(changed);
    }
    CSS.highlights?.set("broken", new Highlight(range));
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
