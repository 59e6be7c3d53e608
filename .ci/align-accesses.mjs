// Lets every access of memory promise the alignment that its kind has at best: align-accesses.mjs MODULE, in place.
//
// The promise is only a hint (WebAssembly Core Specification 2.0, section 4.4.7): what is not kept costs nothing on the
// processors that browsers run on. Compilers tell what they know, which gzip would have to tell apart.
// Written for Node.js 12, which Ubuntu 22.04 has.
import { readFileSync, writeFileSync } from 'node:fs'
import { Reader, eachInstruction, leb, sectionsOf } from './wasm-module.mjs'

/** Powers of two from `i32.load` to `i64.store32`. */
const firstAccess = 0x28
const alignments = [2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2]

function aligned(body) {
  const bytes = Buffer.from(body)
  const code = new Reader(bytes)
  for (let groups = code.number(); groups > 0; groups--) code.passNumbers(2)
  eachInstruction(code, (instruction, _, operands) => {
    const alignment = alignments[instruction - firstAccess]
    if (alignment !== undefined) bytes[operands] = alignment
  })
  return bytes
}

const [path] = process.argv.slice(2)
const { read, rewritten } = sectionsOf(readFileSync(path))
const bodies = read(10, code => code.list(() => aligned(code.take(code.number()))))
writeFileSync(path, rewritten({ 10: () => [leb(bodies.length), ...bodies.flatMap(body => [leb(body.length), body])] }))
