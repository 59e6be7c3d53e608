// Everything here adds to a page that reads well without it.
"use strict";
(() => {
  const root = document.body.dataset.root, here = document.currentScript.src;
  const $ = (selector, from = document) => from.querySelector(selector);
  const $$ = (selector, from = document) => [...from.querySelectorAll(selector)];
  const store = {
    get(key) { try { return localStorage.getItem(key); } catch { return null; } },
    set(key, value) { try { localStorage.setItem(key, value); } catch {} },
  };
  // The theme's words in the site's language; what it does not say stays English.
  const say = (text) => globalThis.galleyTexts?.[text] ?? text;
  const make = (tag, properties = {}, ...children) => {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  };

  // The one place where a text becomes markup or the address of a script. Whoever else tries is stopped by the pages' policy.
  const rules = {
    // Pictures and colored code: a sign that opens a tag is written as an entity in their texts.
    createHTML(text) {
      if (/<(?:script|iframe|object|embed|link|meta|base|form)\b/i.test(text)) throw new TypeError("a text is no code");
      return text;
    },
    createScriptURL(address) {
      if (new URL(address, location.href).origin !== location.origin) throw new TypeError("a script of another site");
      return address;
    },
  };
  const trust = globalThis.galleyTrust = globalThis.trustedTypes?.createPolicy("galley", rules) ?? rules;

  // An anchor that has moved leads to its new place.
  const moved = document.body.dataset.moved && JSON.parse(document.body.dataset.moved)[location.hash];
  if (moved) location.replace(moved);

  // Light or dark, kept.
  const theme = $(".theme");
  if (theme) {
    const isDark = () => (document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
    const label = () => theme.setAttribute("aria-label", isDark() ? say("Use light colors") : say("Use dark colors"));
    theme.hidden = false;
    label();
    theme.addEventListener("click", () => {
      const next = isDark() ? "light" : "dark";
      document.documentElement.dataset.theme = next;
      store.set("galley-theme", next);
      label();
    });
  }

  // On paper each sheet says what it is of and where that is; `@page` has it in its margin.
  addEventListener("beforeprint", () => {
    const put = (name, text) => document.documentElement.style.setProperty(name, JSON.stringify(text));
    put("--of", document.title);
    put("--at", $("[rel=canonical]")?.href ?? location.href.replace(/#.*/, ""));
  });

  // Another version opens at this page, where it has it; the menu closes when something else is meant.
  for (const versions of $$(".versions")) {
    const page = location.pathname.slice(new URL(root, location.href).pathname.length);
    addEventListener("click", (event) => { if (!versions.contains(event.target)) versions.open = false; });
    versions.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      versions.open = false;
      $("summary", versions).focus();
    });
    for (const link of versions.matches(".languages") ? [] : $$("a", versions)) link.addEventListener("click", async (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || new URL(link.href).origin !== location.origin) return;
      event.preventDefault();
      const same = new URL(page, link.href);
      location.href = await fetch(same, { method: "HEAD" }).then((answer) => answer.ok, () => false) ? same : link.href;
    });
  }

  // Who hears the page is told which figure a tool is for: its caption, or what its code begins with and the heading before it.
  let heading = "";
  for (const part of $$(".text :is(h2, h3, h4), .proof")) {
    if (!part.matches(".proof")) heading = part.textContent;
    else part.dataset.name = $("figcaption", part)?.textContent || [part.ariaLabel, heading].filter(Boolean).join(", ");
    for (const group of $$(".sheets", part)) group.setAttribute("aria-label", `${say("Previews")}: ${part.dataset.name}`);
    for (const box of $$(".frames-switch input", part)) box.setAttribute("aria-description", part.dataset.name);
  }

  // What scrolls is a stop of the Tab key, and nothing else of what may scroll.
  const mayScroll = new Map();
  const scrolls = (part) => {
    const { overflowX, overflowY } = getComputedStyle(part), can = (overflow) => /auto|scroll/.test(overflow);
    return (can(overflowX) && part.scrollWidth > part.clientWidth + 1) || (can(overflowY) && part.scrollHeight > part.clientHeight + 1);
  };
  const observer = new ResizeObserver((changes) => {
    for (const part of new Set(changes.map(({ target }) => mayScroll.get(target)))) {
      if (scrolls(part)) part.tabIndex = 0; else part.removeAttribute("tabindex");
    }
  });
  for (const part of $$("main [tabindex='0']")) for (const one of [part, ...part.children]) mayScroll.set(one, part), observer.observe(one);

  // Copying a listing.
  if (navigator.clipboard) for (const code of $$(".code")) {
    const button = make("button", { className: "copy", type: "button", textContent: say("Copy") });
    const { name } = code.closest(".proof")?.dataset ?? {};
    if (name) button.setAttribute("aria-description", name);
    button.addEventListener("click", async () => {
      const lines = $("code", code).cloneNode(true);
      for (const message of $$(".message, .remark, .l.remove", lines)) {
        const rest = message.matches(".l") && message.nextSibling;
        if (rest?.nodeType === Node.TEXT_NODE) rest.data = rest.data.replace(/^\n/, "");
        message.remove();
      }
      await navigator.clipboard.writeText(lines.textContent);
      button.textContent = say("Copied");
      setTimeout(() => { button.textContent = say("Copy"); }, 1500);
    });
    code.append(button);
  }

  // The page as Markdown, for a program that reads: into the clipboard, or to look at.
  const markdown = $("link[type='text/markdown']");
  if (markdown && navigator.clipboard && location.protocol !== "file:") {
    const button = make("button", { type: "button", textContent: say("Copy page") });
    const text = () => fetch(markdown.href).then((answer) => answer.ok ? answer.text() : Promise.reject(answer.status));
    button.addEventListener("click", async () => {
      try {
        // Safari lets a page write only what it promises while the button is pressed.
        if (globalThis.ClipboardItem) await navigator.clipboard.write([new ClipboardItem({ "text/plain": text().then((t) => new Blob([t], { type: "text/plain" })) })]);
        else await navigator.clipboard.writeText(await text());
        button.textContent = say("Copied");
      } catch { location.href = markdown.href; }
      setTimeout(() => { button.textContent = say("Copy page"); }, 1500);
    });
    $("article")?.prepend(make("p", { className: "as-text" }, button, make("a", { href: markdown.href, textContent: say("Open as Markdown") })));
  }

  // Tabs with the same label change together, here and on the next page.
  const pick = (label) => {
    for (const other of $$(".tabs > label")) if (other.textContent === label) $("#" + CSS.escape(other.htmlFor)).checked = true;
  };
  for (const input of $$(".tabs > input")) input.addEventListener("change", () => {
    const label = input.nextElementSibling;
    const before = label.getBoundingClientRect().top;
    pick(label.textContent);
    store.set("galley-tab", label.textContent);
    scrollBy(0, label.getBoundingClientRect().top - before);
  });
  if (store.get("galley-tab")) pick(store.get("galley-tab"));

  // Beside the page the contents are unfolded; the style sheet alone can do that only where it may style what is folded.
  const contents = $(".contents");
  const beside = matchMedia("(min-width: 1280px)");
  if (contents) {
    const unfold = () => { contents.open = beside.matches; };
    unfold();
    beside.addEventListener("change", unfold);
    // Above the page they are a menu.
    addEventListener("click", (event) => {
      if (!beside.matches && (!contents.contains(event.target) || event.target.closest("a"))) contents.open = false;
    });
    contents.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || beside.matches) return;
      contents.open = false;
      $("summary", contents).focus();
    });
  }

  // The heading being read, in the contents.
  const entries = new Map($$(".contents a").map((a) => [decodeURIComponent(a.hash.slice(1)), a]));
  if (entries.size && "IntersectionObserver" in window) {
    const headings = [...entries.keys()].map((id) => document.getElementById(id)).filter(Boolean);
    const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 40;
    const mark = () => {
      let read = headings.filter((h) => h.getBoundingClientRect().top < line).pop();
      // The last sections may be too short to come up to where reading starts.
      const target = headings.find((h) => "#" + h.id === decodeURIComponent(location.hash));
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 4;
      if (isAtEnd && target && target.getBoundingClientRect().top > 0) read = target;
      for (const [id, a] of entries) a.classList.toggle("here", id === read?.id);
      $("summary", contents).dataset.here = read ? entries.get(read.id).textContent : "";
    };
    const observer = new IntersectionObserver(mark, { rootMargin: "0px 0px -70% 0px", threshold: [0, 1] });
    headings.forEach((h) => observer.observe(h));
    // A jump may cross no heading.
    addEventListener("scrollend", mark);
    mark();
  }

  // Keep the current page of a long sidebar in view.
  const current = $(".sidebar [aria-current]");
  if (current && matchMedia("(min-width: 900px)").matches) {
    const bar = $(".sidebar");
    const box = current.offsetTop;
    if (box > bar.clientHeight - 80) bar.scrollTop = box - bar.clientHeight / 2;
  }
  // On a phone the menu opens at it.
  $(".sidebar")?.addEventListener("toggle", (event) => {
    const isOpen = event.newState === "open";
    $(".menu")?.classList.toggle("opened", isOpen);
    if (isOpen) current?.scrollIntoView({ block: "center" });
  });

  const open = $(".search-open");
  // Whoever has no mouse has no keys.
  const keys = matchMedia("(hover: hover)").matches ? say("Arrow keys to choose, Return to go, Escape to close.") : "";
  let dialog, finding;
  // What finds pages comes when somebody is about to look for one.
  const prepare = () => finding ??= new Promise((done) => {
    const script = make("script", { src: trust.createScriptURL(new URL(galleySearchScript, here).href), onload: () => done(true) });
    script.onerror = () => { finding = undefined; done(false); };
    document.head.append(script);
  });
  const openSearch = () => {
    if (!dialog) {
      const input = make("input", { type: "search", placeholder: say("Search"), autocomplete: "off", spellcheck: false });
      const list = make("ol", { id: "galley-found" });
      list.setAttribute("role", "listbox");
      list.setAttribute("aria-label", say("Pages found"));
      const hint = make("p", { textContent: keys });
      hint.setAttribute("aria-live", "polite");
      for (const [name, value] of [["aria-label", say("Search")], ["role", "combobox"], ["aria-controls", "galley-found"], ["aria-expanded", "true"], ["aria-autocomplete", "list"]]) input.setAttribute(name, value);
      const bar = make("div", { className: "kinds", hidden: true });
      bar.setAttribute("role", "group");
      bar.setAttribute("aria-label", say("Kinds"));
      dialog = make("dialog", { className: "search" }, make("div", {}, input, bar, list, hint));
      dialog.setAttribute("aria-label", say("Search"));
      document.body.append(dialog);
      dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
      // A search field takes the first Escape for itself.
      input.addEventListener("keydown", (event) => { if (event.key === "Escape") { dialog.close(); event.preventDefault(); } });
      prepare().then((isThere) => {
        if (isThere) return galleyFinding({ dialog, input, list, hint, bar }, { $$, make, say, keys, trust, root });
        // It is asked for again by who opens the search again.
        dialog.addEventListener("close", () => { dialog.remove(); dialog = undefined; });
      });
    }
    dialog.showModal();
    $("input", dialog).select();
  };
  if (open) {
    open.hidden = false;
    open.addEventListener("click", openSearch);
    open.addEventListener("pointerenter", prepare);
    // Where an address leads nowhere.
    for (const button of $$(".search-here")) {
      button.hidden = false;
      button.onclick = (event) => (event.preventDefault(), openSearch());
    }
    addEventListener("keydown", (event) => {
      const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) || event.target.isContentEditable;
      if ((event.key === "/" && !isTyping) || (event.key === "k" && (event.metaKey || event.ctrlKey))) {
        event.preventDefault();
        if (!dialog || !dialog.open) openSearch();
      }
    });
  }
})();
