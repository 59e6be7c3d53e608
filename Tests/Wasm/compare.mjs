// The same questions to both builds of the engine: compare.mjs GALLEY ENGINE.WASM
// Every layout case and every snippet kept as a case, as frames and as a picture, must give the same bytes.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [galley, engine] = process.argv.slice(2);
const cases = join(dirname(fileURLToPath(import.meta.url)), "..", "Cases");

/** @param {Record<string, string | number>} values @param {string} source */
function request(values, source) {
  const lines = Object.entries(values).map(([key, value]) => `${key} ${value}\n`).join("");
  const bytes = Buffer.from(source);
  return Buffer.concat([Buffer.from(`${lines}source ${bytes.length}\n`), bytes, Buffer.from("\n")]);
}

function questions() {
  const all = [];
  const folder = join(cases, "layout", "measured");
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json")).sort()) {
    for (const one of JSON.parse(readFileSync(join(folder, file), "utf8"))) {
      const values = { width: one.width ?? "nil", height: one.height ?? "nil", platform: one.platform };
      all.push({ name: `${file} ${one.id}`, bytes: request({ command: "inspect", ...values }, one.snippet) });
    }
  }
  for (const file of readdirSync(join(cases, "seeds")).sort()) {
    const source = readFileSync(join(cases, "seeds", file), "utf8");
    for (const width of [393, 240]) {
      all.push({ name: `${file} at ${width}`, bytes: request({ command: "picture", width, parts: "views controls frames tokens" }, source) });
    }
    all.push({ name: `${file} coloured`, bytes: request({ command: "highlight" }, source) });
  }
  return all;
}

function natively(all) {
  const input = Buffer.concat(all.flatMap(({ bytes }) => [Buffer.from(`${bytes.length}\n`), bytes]));
  const output = execFileSync(galley, ["answer"], { input, maxBuffer: 1 << 30 });
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
  const missing = (name) => () => { throw new Error(`the engine called ${name}`); };
  const imports = { env: new Proxy({}, { get: (_, name) => missing(String(name)) }) };
  const { instance } = await WebAssembly.instantiate(readFileSync(engine), imports);
  const { memory, galley_allocate, galley_free, galley_answer, galley_answer_length, _initialize } = instance.exports;
  _initialize?.();
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
