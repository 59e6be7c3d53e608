// The same questions to both builds of the engine: compare.mjs GALLEY ENGINE.WASM
// Every case and every preview of the pages, as frames and as a picture, must give the same bytes.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const [galley, engine] = process.argv.slice(2);
const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** @param {Record<string, string | number>} values @param {string} source */
function request(values, source) {
  const lines = Object.entries(values).map(([key, value]) => `${key} ${value}\n`).join("");
  const bytes = Buffer.from(source);
  return Buffer.concat([Buffer.from(`${lines}source ${bytes.length}\n`), bytes, Buffer.from("\n")]);
}

/** Every file below a folder with one of some endings. */
function files(folder, ending) {
  return readdirSync(folder, { recursive: true }).filter((name) => ending.test(name)).sort().map((name) => join(folder, name));
}

/** The code of the fences of a page that are previews. */
function fences(page) {
  return [...page.matchAll(/^(`{3,})swift [^\n]*\bpreview\b[^\n]*\n([^]*?)^\1$/gm)].map((fence) => fence[2]);
}

/** What a site hands the engine of the images, texts and fonts of the cases. */
function resources() {
  const folder = mkdtempSync(join(tmpdir(), "galley-resources-"));
  cpSync(join(root, "Cases", "assets"), join(folder, "Assets"), { recursive: true });
  for (const name of ["Content", "Site"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "Content", "index.md"), "---\ntitle: T\ndescription: D\n---\n\n```swift preview\nText(\"A\")\n```\n");
  writeFileSync(join(folder, "Site", "site.yml"), "assets: [../Assets/gallery/Kit, ../Assets/texts, ../Assets/fonts]\n");
  execFileSync(resolve(galley), ["build", "--quiet"], { cwd: folder, stdio: ["ignore", "ignore", "ignore"] });
  const assets = join(folder, "_site", "assets");
  const texts = readdirSync(assets).filter((name) => /^resources-.*\.txt$/.test(name)).map((name) => readFileSync(join(assets, name)));
  rmSync(folder, { recursive: true });
  if (texts.length < 3) throw new Error("the site has no resources");
  return texts;
}

/** Views that name them, in several languages. */
function withResources(all) {
  const sets = resources();
  for (const [key, text] of sets.entries()) {
    const head = Buffer.from(`command resources\nkey ${key}\nset ${text.length}\n`);
    all.push({ name: `resources ${key}`, bytes: Buffer.concat([head, text, Buffer.from("\n")]) });
  }
  const named = sets.map((_, key) => `resources ${key}\n`).join("");
  const views = [
    readFileSync(join(root, "Cases", "assets", "texts", "page.swift"), "utf8"),
    'VStack { Image("Logo"); Image(.odd); Image(.Icons.starFill); Image("trail.mark"); Color("Brand"); Image("nothing") }',
    'VStack { Text("Wave Tokyo AVAST"); Text("Wave").bold() }.font(.custom("Lantern", size: 20)).tint(.accentColor)',
  ];
  for (const [index, view] of views.entries()) {
    for (const locale of ["en_US", "de_AT", "pl"]) {
      const values = `base ../\nlocale ${locale}\n${named}`;
      const bytes = request({ command: "picture", width: 300, parts: "views printed" }, view);
      all.push({ name: `resources, view ${index + 1} in ${locale}`, bytes: Buffer.concat([Buffer.from(values), bytes]) });
    }
  }
}

/** The previews of a package of our own, as a page asks for them: as they are, edited, broken. */
function withModules(all) {
  const folder = join(root, "Packages", "Harbour", "Sources");
  for (const name of ["Harbour", "HarbourForms"]) {
    const parts = [Buffer.from(`command module\nkey ${name}\nname ${name}\npackage Harbour\n`)];
    for (const file of files(join(folder, name), /\.swift$/)) {
      const text = readFileSync(file);
      parts.push(Buffer.from(`path ${file.slice(folder.length + 1)}\nsource ${text.length}\n`), text, Buffer.from("\n"));
    }
    all.push({ name: `module ${name}`, bytes: Buffer.concat(parts) });
  }
  const modules = "module Harbour\nmodule HarbourForms\n";
  const ask = (name, lines, values, source) =>
    all.push({ name: `modules, ${name}`, bytes: Buffer.concat([Buffer.from(modules + lines), request(values, source)]) });
  const places = [["Harbour/Components/Badge.swift", 1], ["Harbour/Components/Badge.swift", 2], ["Harbour/Components/Card.swift", 1],
    ["Harbour/Components/Counter.swift", 1], ["HarbourForms/BerthForm.swift", 1], ["Harbour/Components/Nothing.swift", 1]];
  const codes = ["Badge(\"edited\", tone: .danger)", "VStack {\n  Badge(count: 128)\n  Text(Tone.neutral.rawValue)\n}", "Badge(", "Badge(\"a\") }",
    "@Previewable @State var value = 4\nCounter(value: $value, in: 0...5)"];
  for (const [path, number] of places) {
    for (const [index, code] of codes.entries()) {
      for (const command of ["picture", "check"]) {
        ask(`${path} ${number}, code ${index + 1}, ${command}`, `preview ${number} ${path}\n`,
          { command, width: 300, parts: "views controls tokens printed" }, code);
      }
    }
    ask(`${path} ${number}, completions`, `preview ${number} ${path}\n`, { command: "complete", at: 18 }, "Badge(\"a\").opacit");
  }
  ask("imported", "", { command: "picture", width: 300, parts: "views" }, "import Harbour\n\nBadge(\"imported\")");
  ask("in its module", "home Harbour\n", { command: "picture", width: 300, parts: "views" }, "Text(Tone.danger.rawValue).padding(.snug)");
}

function questions() {
  const all = [];
  const ask = (name, values, source) => all.push({ name, bytes: request(values, source) });
  for (const file of files(join(root, "Cases", "layout"), /\.json$/)) {
    for (const one of JSON.parse(readFileSync(file, "utf8"))) {
      const { width = "nil", height = "nil", platform = "iOS" } = one;
      ask(`${file} ${one.id}`, { command: "inspect", width: width ?? "nil", height: height ?? "nil", platform }, one.snippet);
    }
  }
  const programs = files(join(root, "Cases"), /\.swift$/).map((file) => [file, readFileSync(file, "utf8")]);
  const pages = [...files(join(root, "..", "Content"), /\.md$/), ...files(join(root, "Cases", "site"), /\.md$/)];
  for (const page of pages) {
    for (const [index, code] of fences(readFileSync(page, "utf8")).entries()) programs.push([`${page} preview ${index + 1}`, code]);
  }
  for (const [name, source] of programs) {
    for (const width of [393, 240]) {
      ask(`${name} at ${width}`, { command: "picture", width, parts: "views controls frames printed" }, source);
    }
    ask(`${name} in colors`, { command: "highlight" }, source);
    ask(`${name} as tree`, { command: "dump", form: "tree" }, source);
  }
  withResources(all);
  withModules(all);
  return all;
}

function natively(all) {
  const input = Buffer.concat(all.flatMap(({ bytes }) => [Buffer.from(`${bytes.length}\n`), bytes]));
  const output = execFileSync(galley, ["answer"], { input, maxBuffer: 1 << 30, stdio: ["pipe", "pipe", "inherit"] });
  const answers = [];
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(10, at);
    const length = Number(output.subarray(at, end));
    answers.push(output.subarray(end + 1, end + 1 + length));
    at = end + 1 + length;
  }
  return answers;
}

async function inWasm(all) {
  const rest = await WebAssembly.compile(readFileSync(engine.replace(/\.wasm$/, "-rest.wasm")));
  const host = {
    symbols: () => symbols ||= handOver(dumped("symbols"), 4),
    rest: () => {
      const first = { ...instance.exports };
      for (const { name, kind } of WebAssembly.Module.imports(rest)) {
        if (kind === "function") first[name] = instance.exports.table.get(parseInt(name, 36));
      }
      void new WebAssembly.Instance(rest, { first });
      instance.exports.loaded.value = 1;
    },
  };
  const { instance } = await WebAssembly.instantiate(readFileSync(engine), { galley: host });
  const { memory, galley_allocate, galley_free, galley_answer, galley_answer_length, galley_library, _initialize } = instance.exports;
  _initialize?.();
  const dumped = (form) => execFileSync(galley, ["dump", form], { maxBuffer: 1 << 24 });
  /** A block's place, behind the bytes for its length if there are any. */
  const handOver = (bytes, head) => {
    const room = galley_allocate(head + bytes.length);
    if (head > 0) new DataView(memory.buffer).setUint32(room, bytes.length, true);
    new Uint8Array(memory.buffer, room + head, bytes.length).set(bytes);
    return room;
  };
  let symbols = 0;
  const library = dumped("library"), room = handOver(library, 0);
  galley_library(room, library.length);
  galley_free(room);
  return all.map(({ name, bytes }) => {
    const place = galley_allocate(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    try {
      const answer = galley_answer(place, bytes.length);
      return Buffer.from(new Uint8Array(memory.buffer, answer, galley_answer_length()));
    } catch (error) {
      return Buffer.from(`${name}: ${error}`);
    } finally {
      galley_free(place);
    }
  });
}

const all = questions();
const native = natively(all);
const wasm = await inWasm(all);
let failed = 0;
for (const [index, { name }] of all.entries()) {
  if (native[index]?.equals(wasm[index])) continue;
  failed += 1;
  if (failed <= 5) console.log(`${name}\n  native: ${native[index]?.subarray(0, 300)}\n  wasm:   ${wasm[index].subarray(0, 300)}`);
}
console.log(`${all.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
