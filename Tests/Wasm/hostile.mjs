// @ts-check
// Hostile programs in the page's engine: hostile.mjs GALLEY ENGINE.WASM [FOLDER…]
//
// Every program is asked for as a figure of a page asks, through the page's own `engine.js` and `worker.js`. Each must be answered, or
// stopped by the page, soon; the next answer must be right, and the engine that gives it must hold no more than a page lets it keep.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { pageEngine, workers } from "./page-engine.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const [galley, wasm, ...folders] = process.argv.slice(2);
/** On a quiet machine the page stops what takes half a second, in milliseconds; the rest is for one that does something else, too. */
const slow = 650 * Number(process.env.PATIENCE ?? 1);
/** What `worker.js` lets an engine keep, and how often each is asked: a trap or what stays may come later. */
const most = 128 << 20, times = 4;

const { engine, remove } = await pageEngine(resolve(galley), resolve(wasm));

/** @param {string} source */
const picture = (source) =>
  engine.ask({ command: "picture", width: 300, parts: "views controls frames printed" }, { source, uses: [], show: null });
const innocent = 'VStack {\n  Text("calm")\n  Toggle("a", isOn: .constant(true))\n}';

/** @param {string} folder */
const programs = (folder) => readdirSync(folder).filter((name) => name.endsWith(".swift")).sort().map((name) => join(folder, name));

/** How a program was answered: by a picture or messages, by a trap, or not in time.
 * @param {import("../../Sources/SiteGenerator/Theme/live/engine.js").Answer} answer */
function manner(answer) {
  const message = answer.diagnostics?.[0]?.message ?? "";
  if (answer.failed !== undefined) return "failed";
  if (message === "stopped: this code did not finish within half a second") return "stopped";
  if (message.startsWith("stopped: ")) return "trapped";
  return answer.svg || message ? "answered" : "empty";
}

/** Begins to measure; then gives what went by since of the clock or of processors, whichever is less: one runs on while the machine
 * does something else, the other also counts what compiles beside. */
function watch() {
  const begun = performance.now(), cpu = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return Math.min(performance.now() - begun, (user + system) / 1000);
  };
}

/** What is wrong with how a program is taken, and how it was answered. @param {string} path */
async function trial(path) {
  const source = readFileSync(path, "utf8"), held = [];
  let worst = 0, how = "", said = "";
  for (let time = 0; time < times; time += 1) {
    const taken = watch(), started = workers.started;
    const answer = await picture(source);
    [how, said] = [manner(answer), answer.diagnostics?.[0]?.message ?? ""];
    worst = Math.max(worst, taken());
    const next = JSON.stringify(await picture(innocent));
    if (next !== calm) return { how, worst, wrong: `the next answer is ${next.slice(0, 200)}` };
    if (workers.started > started) break;
    held.push(workers.memory);
  }
  const peak = Math.max(0, ...held);
  const wrong = how === "failed" || how === "empty" || how === "trapped" ? `${how}: ${said}`
    : worst > slow ? "slow" : peak > most ? `holds ${peak >> 20} MB` : "";
  return { how, worst, wrong };
}

for (let warm = 0; warm < 4; warm += 1) await picture(innocent);
const calm = JSON.stringify(await picture(innocent));
const paths = (folders.length > 0 ? folders : [join(root, "Fuzz/Hostile"), join(root, "Cases/fuzz")]).flatMap(programs);
/** @type {Record<string, number>} */
const counts = {};
let failed = 0;
for (const path of paths) {
  const { how, worst, wrong } = await trial(path);
  counts[how] = (counts[how] ?? 0) + 1;
  if (!wrong) continue;
  failed += 1;
  console.log(`${path}: ${wrong} (${how}, ${Math.round(worst)} ms)`);
}
const told = Object.entries(counts).map(([how, count]) => `${count} ${how}`).join(", ");
console.log(`${paths.length} hostile programs in the page's engine: ${told}; ${failed} failed; the engine was replaced ${workers.started - 1} times, `
  + `holds ${(workers.memory / 1048576).toFixed(1)} MB`);
remove();
process.exit(failed > 0 ? 1 : 0);
