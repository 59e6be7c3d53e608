// Lets functions that are called only by their names be called as those of C are: plain-calls.mjs PROGRAM.LL, in place.
//
// Swift's own convention has two parameters more in WebAssembly, an object and an error, so that closures can be called
// whichever they have. A function that nobody holds as a value needs neither; what is in them is handed on and on otherwise,
// and keeps the optimizer from leaving them out.
// Written for Node.js 12, which Ubuntu 22.04 has.
import { readFileSync, writeFileSync } from 'node:fs'

const [path] = process.argv.slice(2)
const lines = readFileSync(path, 'utf8').split('\n')
const name = '@(?:"[^"]*"|[-\\w$.]+)'
const anyName = new RegExp(name, 'g')
const definition = new RegExp(`^define .*?\\bswiftcc [^@]*(${name})\\(`)
const directCall = new RegExp(`\\bcall swiftcc [^@%]*(${name})\\(`)

/** The function that a line calls or defines by Swift's convention. */
function subject(line) {
  const found = directCall.exec(line) || definition.exec(line)
  return found && found[1]
}

const plain = new Set()
for (const line of lines) {
  const found = definition.exec(line)
  if (found && !line.includes(' swifterror ')) plain.add(found[1])
}
// Who is named otherwise than by a call is a value.
for (const line of lines) {
  if (!line.includes('@')) continue
  let called = subject(line)
  for (const [mentioned] of line.matchAll(anyName)) {
    if (mentioned === called) called = null
    else plain.delete(mentioned)
  }
}
const written = lines.map(line => plain.has(subject(line)) ? line.replace(/\bswiftcc /, '') : line)
writeFileSync(path, written.join('\n'))
