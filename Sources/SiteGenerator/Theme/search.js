// What finds pages, fetched when a reader opens the search; its box is galley.js's and takes words before this is here.
"use strict";
globalThis.galleyFinding = ({ dialog, input, list, hint, bar }, { $$, make, say, keys, trust, root }) => {
  // The index is script files, so it works from a disk as well.
  const loading = new Map();
  const load = (name) => {
    if (!loading.has(name)) loading.set(name, new Promise((done) => {
      const script = make("script", { src: trust.createScriptURL(root + (document.body.dataset.language || "") + "search/" + name + ".js") });
      script.onload = script.onerror = () => done();
      document.head.append(script);
    }));
    return loading.get(name);
  };
  const index = { start: null, words: new Map(), pages: [] };
  window.galleySearch = {
    start(data) { index.start = data; index.keys = new Set(data.keys.split(" ")); },
    words(key, words) { index.words.set(key, words); },
    pages(number, pages) { index.pages[number] = pages; },
  };
  const cjk = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\u1100-\u11ff\uac00-\ud7af\uf900-\ufaff]/;
  const folded = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i", ς: "σ" };
  const cut = (query) => {
    const words = [];
    for (const run of query.toLowerCase().normalize("NFD").replace(/\p{Mn}/gu, "").normalize("NFC").replace(/[ßæœøłđðþıς]/g, (sign) => folded[sign]).match(/[\p{L}\p{N}_]+/gu) || []) {
      let word = "", signs = "";
      const end = () => {
        if (word) words.push(word);
        if (signs.length === 1) words.push(signs);
        for (let i = 0; i + 1 < signs.length; i++) words.push(signs.slice(i, i + 2));
        word = signs = "";
      };
      for (const sign of run) {
        if (cjk.test(sign)) { if (word) end(); signs += sign; } else { if (signs) end(); word += sign; }
      }
      end();
    }
    return words;
  };
  // What a question has beside what it asks for tells nothing: "how do I make a button".
  const fillers = new Set({
    en: "a an the how do does i to my of and what can with", de: "der die das ein eine einen wie man ich und mit von zu", fr: "le la les un une des comment je et de du avec",
    es: "el la los las un una como yo y de con", pt: "o a os as um uma como eu e de com", it: "il lo la un una come io e di con", nl: "de het een hoe ik en van met te",
  }[document.documentElement.lang.slice(0, 2)]?.split(" "));
  const telling = (words) => { const rest = words.filter((word) => !fillers.has(word)); return rest.length ? rest : words; };
  const shard = (word) => {
    if (!index.start.depth) return "all";
    const code = word.codePointAt(0);
    if (code >= 128) return "u" + (code >> 7).toString(16);
    return word.slice(0, index.start.depth).replace(/[^a-z0-9]/g, "_");
  };
  // Words of one stem are one word: what languages hang on is taken off.
  const endings = {
    en: [/s$/, /(?:ment|ion|ing|ied|ed|er|ie|ly|e|y)$/], de: [/(?:ern|em|er|en|es|e|s|n)$/], fr: [/[sx]$/, /(?:ent|er|ee|e)$/], es: [/s$/, /[aeo]$/],
    pt: [/s$/, /[aeo]$/], it: [/[aeio]$/], nl: [/(?:en|e|s)$/],
  }[document.documentElement.lang.slice(0, 2)] || [];
  const stem = (word) => endings.reduce((w, end) => {
    const rest = w.replace(end, "");
    return rest.length > 2 && /[aeiouy]/.test(rest) ? rest : w;
  }, word).replace(/([^aeiou])\1$/, "$1");
  // Whether one letter more, less or other, or two of them turned, makes one word the other.
  const isNear = (a, b) => {
    let i = 0;
    while (i < a.length && a[i] === b[i]) i++;
    const [x, y] = [a.slice(i), b.slice(i)], [u, v] = [x.slice(1), y.slice(1)];
    return u === y || x === v || u === v || (x[0] === y[1] && x[1] === y[0] && u.slice(1) === v.slice(1));
  };
  // Whether a name begins with the same letter, and has all others in their order.
  const holds = (name, word) => {
    let at = 0;
    for (const letter of name) if (letter === word[at]) at++;
    return name[0] === word[0] && at === word.length;
  };
  const gather = async (keys, share) => {
    await Promise.all(keys.map((k) => load("w-" + k)));
    const scores = new Map();
    for (const k of keys) for (const [name, list] of Object.entries(index.words.get(k) || {})) {
      const part = list && share(name);
      let page = 0;
      if (part) for (const item of list.split(" ")) {
        page += parseInt(item.slice(1), 36);
        scores.set(page, Math.max(scores.get(page) || 0, (+item[0]) ** 1.5 * part));
      }
    }
    return scores;
  };
  const postings = async (word, isLast) => {
    const keys = [...index.keys], key = shard(word), own = keys.filter((k) => k === key || (isLast && index.start.depth > word.length && k.startsWith(word)));
    const root = stem(word);
    let isKnown = false;
    const scores = await gather(own, (name) => name === word ? 1 : stem(name) === root ? .9 : isLast && name.startsWith(word) && word.length / name.length * .8);
    for (const k of own) isKnown ||= word in (index.words.get(k) || {});
    if (scores.size || isKnown || word.length < 4 || cjk.test(word)) return scores;
    // Nothing is called so: a letter may be wrong, the first ones last.
    const almost = (name) => (isNear(word, name) || (isLast && [-1, 0, 1].some((n) => isNear(word, name.slice(0, word.length + n))))) && .4;
    const tries = [
      [own, almost],
      [keys.filter((k) => !k[1] || [...word.slice(0, 2)].some((letter) => k.includes(letter))), almost],
      // Letters may have been left out of a name.
      [keys.filter((k) => k[0] === word[0]), (name) => name.length < 2 * word.length && holds(name, word) && .3 * word.length / name.length],
    ];
    for (const [keys, share] of tries) {
      const found = await gather(keys, share);
      if (found.size) return found;
    }
    return scores;
  };
  // A title with the very words comes before one that has them as parts of a longer name; so does a page whose description
  // and sections have them. Long words tell more than short ones.
  const closeness = (words, [title, , description, headings], kind) => {
    const roots = words.map(stem), share = (text) => { const own = cut(text).map(stem); return roots.filter((root) => own.includes(root)).join("").length / roots.join("").length; };
    const sections = headings.filter(([text]) => share(text) === 1);
    // A symbol that only mentions it comes after pages that tell about it.
    return (kind && !share(title) ? .7 : 1) + .5 * share(title) + .15 * share(description) + .1 * Math.min(sections.length, 3) + .1 * sections.some(([text]) => cut(text).length === words.length);
  };
  // The kind of symbol that a page is about, 0 for other pages.
  const kindOf = (page) => parseInt(index.start.kinds?.[page] || "0", 36);
  const find = async (words, kind) => {
    await load("start");
    if (!index.start || !words.length) return [];
    const lists = (await Promise.all(words.map((word, i) => postings(word, i === words.length - 1)))).filter((list) => list.size || words.length === 1);
    const total = new Map();
    for (const list of lists) {
      // A word of few pages tells more than one of many.
      const worth = Math.sqrt(Math.log(1 + index.start.pages / list.size));
      for (const [page, score] of list) {
        const entry = total.get(page) || { page, score: 0, hits: 0 };
        entry.score += score * worth;
        entry.hits += worth;
        total.set(page, entry);
      }
    }
    const weight = (b) => b.score * b.hits;
    const all = [...total.values()].sort((a, b) => weight(b) - weight(a) || a.page - b.page);
    // How many pages of each kind have every word.
    const kinds = new Map(), most = Math.max(...all.map((b) => b.hits));
    for (const b of all) if (b.hits > most - .01) kinds.set(kindOf(b.page), (kinds.get(kindOf(b.page)) || 0) + 1);
    const likely = all.filter((b) => kind === undefined || kindOf(b.page) === kind).slice(0, 24);
    const chunk = index.start.chunk, text = (b) => index.pages[Math.floor(b.page / chunk)][b.page % chunk];
    await Promise.all([...new Set(likely.map((b) => Math.floor(b.page / chunk)))].map((n) => load("p-" + n)));
    for (const b of likely) b.score *= closeness(words, text(b), kindOf(b.page));
    const best = likely.sort((a, b) => weight(b) - weight(a) || a.page - b.page).slice(0, 12);
    return Object.assign(best.map((b) => {
      const [title, address, description, headings] = text(b);
      const heading = headings.find(([text]) => { const t = cut(text); return words.every((w) => t.some((x) => x.startsWith(w))); });
      return { title, address, description, heading, kind: kindOf(b.page) };
    }), { kinds });
  };
  const slug = (text) => text.trim().toLowerCase().replace(/[^\p{L}\p{N}_\s-]/gu, "").replace(/\s/g, "-");

  // The page's Markdown tells where its text has what was looked for; pages read from a disk do without.
  const twins = new Map();
  const twin = (address) => {
    if (!twins.has(address)) twins.set(address, fetch(root + address.replace(/html$/, "md"))
      .then((answer) => answer.ok && !/html/.test(answer.headers.get("content-type")) ? answer.text() : "").catch(() => ""));
    return twins.get(address);
  };
  // Prose only: a heading says no more than the title, and code beside no picture says little.
  const prose = (text) => text.replace(/^([ \t]*)(```+|~~~+)[^]*?^\1\2.*$/gm, "").replace(/^#+ .*$/gm, "").replace(/^:::.*$/gm, "").split(/\n\s*\n/);
  const excerpt = (text, words) => {
    const hits = (part) => { const found = cut(part); return words.filter((word) => found.some((x) => x.startsWith(word))).length; };
    const parts = prose(text).map((part) => [part, hits(part)]), most = Math.max(...parts.map(([, number]) => number));
    const [part] = (most > 0 && parts.find(([, number]) => number === most)) || [];
    if (!part) return "";
    const plain = part.replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*`]+|\{#[^}]*\}/g, "").replace(/^[#>\s-]+|\|/gm, " ").replace(/\s+/g, " ").trim();
    const at = Math.max(0, plain.search(new RegExp(words.join("|"), "iu")) - 60);
    const start = at && plain.indexOf(" ", at) + 1;
    return (start ? "… " : "") + plain.slice(start, start + 140) + (plain.length > start + 140 ? " …" : "");
  };

  // Whether a hit begins a word, or a part of a camelCase name; a short one is a word of its own.
  const isWord = (text, { index, 0: hit }) => {
    if (cjk.test(hit)) return true;
    const before = text[index - 1] ?? " ", after = text[index + hit.length] ?? " ", isLetter = /[\p{L}\p{N}]/u;
    const begins = !isLetter.test(before) || (/\p{Lu}/u.test(hit) && /\p{Ll}/u.test(before));
    return begins && (hit.length > 2 || !/[\p{Ll}\p{N}]/u.test(after));
  };
  // What of a text was looked for, marked.
  const marked = (tag, text, words) => {
    const node = make(tag);
    let at = 0;
    for (const hit of text.matchAll(new RegExp(words.join("|"), "giu"))) {
      if (!isWord(text, hit)) continue;
      node.append(text.slice(at, hit.index), make("mark", { textContent: hit[0] }));
      at = hit.index + hit[0].length;
    }
    node.append(text.slice(at));
    return node;
  };

  // What a page is, said of those that are found together: the kind of its symbol, else the part of the site.
  const nature = ({ address, kind }) => {
    if (kind) return index.start.names[kind];
    const place = new URL(root + address, location.href).href;
    return $$("header.site .links a").find((link) => address.includes("/") && place.startsWith(link.href.replace(/[^/]*$/, "")))?.textContent ?? "";
  };
  // The last row in sight is a whole one.
  const fit = () => {
    list.style.removeProperty("--rows");
    const room = list.getBoundingClientRect().bottom;
    if (list.scrollHeight <= list.clientHeight + 1) return;
    const whole = [...list.children].map((row) => row.getBoundingClientRect().bottom).filter((bottom) => bottom <= room).pop();
    if (whole) list.style.setProperty("--rows", `${whole - list.getBoundingClientRect().top}px`);
  };

  let kind, chosen = 0, turn = 0;
  const choose = (number) => {
    const links = $$("a", list);
    if (!links.length) return;
    chosen = (number + links.length) % links.length;
    links.forEach((a, i) => a.setAttribute("aria-selected", i === chosen));
    links[chosen].scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", links[chosen].id);
  };
  // Kinds of symbols narrow what was found; a second press takes that back.
  const showKinds = (kinds) => {
    if (kind !== undefined && !kinds.has(kind)) kinds.set(kind, 0);
    bar.hidden = kinds.size < 2;
    if (!bar.hidden) bar.replaceChildren(...[...kinds].sort(([a], [b]) => a - b).map(([number, count]) => {
      const button = make("button", { type: "button", textContent: `${index.start.names[number]} ${count}` });
      button.setAttribute("aria-pressed", number === kind);
      button.addEventListener("click", () => { kind = number === kind ? undefined : number; input.focus(); show(); });
      return button;
    }));
  };
  const show = async () => {
    const mine = ++turn;
    const words = telling(cut(input.value));
    const found = await find(words, kind);
    if (mine !== turn) return;
    showKinds(found.kinds || new Map());
    list.style.removeProperty("--rows");
    list.replaceChildren(...found.map((page, i) => make("li", { role: "presentation" }, Object.assign(make("a", {
      href: root + page.address + (page.heading ? "#" + (page.heading[1] || slug(page.heading[0])) : ""), id: "galley-found-" + i,
    }, make("small", { textContent: nature(page) }), marked("b", page.title, words), marked("span", page.heading ? page.heading[0] : page.description, words)), { role: "option" }))));
    // A page found by its text alone shows the place instead of what it is about.
    if (location.protocol !== "file:") found.forEach(async (page, i) => {
      const shown = cut(page.title + " " + (page.heading ? page.heading[0] : page.description));
      if (words.every((word) => shown.some((x) => x.startsWith(word)))) return;
      const text = excerpt(await twin(page.address), words);
      if (text && mine === turn) $$("a span", list)[i].replaceWith(marked("span", text, words)), fit();
    });
    hint.textContent = found.length || !input.value.trim() ? keys : say("Nothing found.");
    fit();
    choose(0);
  };
  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") { choose(chosen + 1); event.preventDefault(); }
    if (event.key === "ArrowUp") { choose(chosen - 1); event.preventDefault(); }
    if (event.key === "Enter" && !event.isComposing) { const a = $$("a", list)[chosen]; if (a) { dialog.close(); location.href = a.href; } }
  });
  load("start");
  // Where an address leads nowhere, what it ends with is looked for.
  if ($$(".search-here").length && !input.value) {
    const parts = decodeURIComponent(location.pathname).split("/").filter((part) => part && !/^index\b/.test(part));
    input.value = (parts.pop() ?? "").replace(/\.html$/, "").replace(/[-_]/g, " ");
    input.select();
  }
  if (input.value) show();
};
