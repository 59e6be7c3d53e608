// Keeps functions out of their callers unless they are short: keep-apart.mjs PROGRAM.LL, in place.
//
// The optimizer puts a function that has one caller into it, whatever its size; all commands of the engine became one
// function of 116 KB. A browser compiles whole functions, each at its first call, and the two files of the engine are
// divided by functions: what a first picture never runs came with what it does.
// Written for Node.js 12, which Ubuntu 22.04 has.
import { readFileSync, writeFileSync } from 'node:fs'

/** The lines of a short function. With 40 the first file is 1 % smaller and all of them together 1 % larger; with 200 the
 * first file is 4 % larger. */
const short = 80

const [path] = process.argv.slice(2)
const lines = readFileSync(path, 'utf8').split('\n')
const decided = /\b(noinline|alwaysinline)\b/
let start = -1, kept = 0
lines.forEach((line, number) => {
  if (line.startsWith('define ')) start = number
  if (line !== '}' || start < 0) return
  if (number - start > short && !decided.test(lines[start])) keepApart(start)
  start = -1
})
if (kept === 0) throw new Error('no function was kept apart')
writeFileSync(path, lines.join('\n'))
console.log(`${kept} functions kept apart from their callers`)

/** The attributes of a function come behind its parameters, before the number of a group of more of them. */
function keepApart(number) {
  const apart = lines[number].replace(/ (#\d+[^#]*\{)$/, ' noinline $1')
  if (apart === lines[number]) throw new Error(`a function without attributes: ${lines[number]}`)
  lines[number] = apart
  kept += 1
}
