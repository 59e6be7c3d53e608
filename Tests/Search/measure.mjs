// How often the search of a built manual puts a page that a person would want among its first five:
// measure.mjs SITE [search.js]. Fails below 95 of 100.
import { readFileSync, readdirSync } from "node:fs";
import vm from "node:vm";

const [site, script = site + "/assets/" + readdirSync(site + "/assets/").find((name) => /^search.*\.js$/.test(name))] = process.argv.slice(2);
const here = new URL(".", import.meta.url).pathname;
const queries = readFileSync(here + "queries.txt", "utf8").split("\n").filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(" | ")).map(([query, pages]) => ({ query, pages: pages.split(" ") }));

// The part of the script that finds pages, with files in place of script elements.
const text = readFileSync(script, "utf8");
const from = text.search(/const loading ?= ?new Map\(\)/), to = text.search(/const slug ?=/);
const context = vm.createContext({ window: {}, document: { documentElement: { lang: "en" } } });
context.read = (name) => {
  try { vm.runInContext(readFileSync(`${site}/search/${name}.js`, "utf8"), context); } catch { /* no such words */ }
};
const part = text.slice(from, to).replace(/new Promise\(\(done\) ?=> ?\{[^]*?\}\)\)/, "(read(name), Promise.resolve()))");
vm.runInContext(part + "; galleySearch = window.galleySearch; search = (query) => find(telling(cut(query)));", context);

let hits = 0;
for (const { query, pages } of queries) {
  const found = (await context.search(query)).map((page) => page.address);
  const place = found.findIndex((address) => pages.includes(address));
  if (place >= 0 && place < 5) hits++;
  else console.log(`${query}: ${place < 0 ? "not" : place + 1}. in ${found.slice(0, 5).join(" ")}`);
}
const share = (100 * hits / queries.length).toFixed(1);
console.log(`${hits} of ${queries.length} queries, ${share} %`);
process.exit(share < 95 ? 1 : 0);
