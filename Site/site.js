// The figure of the home page goes through its widths once, ticks its promises, and can be broken.
(() => {
  const figure = document.querySelector("#seats"), promises = figure?.querySelector(".promises");
  if (!promises) return;
  promises.open = true;
  const sheets = [...figure.querySelectorAll(".sheet")], items = [...promises.querySelectorAll("li")];

  const show = (number) => {
    sheets.forEach((sheet, index) => sheet.classList.toggle("shown", index === number));
    items.forEach((item) => {
      if (item.textContent.startsWith(`width ${sheets[number].dataset.width}:`)) item.classList.add("shown");
    });
  };
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
    // Whoever takes it in hand has it.
    for (const event of ["pointerdown", "keydown", "focusin"]) figure.addEventListener(event, stop, { once: true });
  }
  if (location.protocol === "file:") return;

  // What the build would say, in the words of the engine that judges the promises.
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: "Break it" });
  const message = document.createElement("pre");
  message.setAttribute("role", "status");
  const line = document.createElement("div");
  line.className = "break";
  line.append(button, message);
  figure.append(line);
  const tell = () => {
    const broken = items.filter((item) => item.dataset.state === "broken");
    message.textContent = broken.map((item) => {
      const promise = item.querySelector("code").textContent;
      return `error: promise '${promise}' is not kept: ${item.querySelector(".came").textContent}\n${promise}\n^${"~".repeat(promise.length - 1)}`;
    }).join("\n\n");
    button.textContent = broken.length ? "Mend it" : "Break it";
  };
  new MutationObserver(tell).observe(promises, { attributes: true, attributeFilter: ["data-state"], subtree: true });
  const editor = async () => {
    for (let waited = 0; waited < 200; waited += 1) {
      const area = figure.querySelector(".live-editor");
      if (area && !area.hidden) return area;
      await new Promise((done) => { setTimeout(done, 100); });
    }
  };
  button.addEventListener("click", async () => {
    stop();
    const [from, to] = button.textContent === "Break it" ? ["minLength: 24", "minLength: 200"] : ["minLength: 200", "minLength: 24"];
    if (!figure.querySelector(".live-editor:not([hidden])")) figure.querySelector(".edit")?.click();
    const area = await editor();
    if (!area) return;
    area.value = area.value.replace(from, to);
    area.dispatchEvent(new Event("input", { bubbles: true }));
    button.focus({ preventScroll: true });
  });
})();
