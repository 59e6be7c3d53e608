// Tells which functions the first pictures of the manual's figures and of the seeds need, and a drag and a tap after them:
//     first-pictures.mjs INSTRUMENTED LIBRARY SYMBOLS PROFILE
//
// Each figure is asked for as a page asks when a reader first touches it. What does not give a picture counts for nothing,
// so every figure has an engine of its own.
// Written for Node.js 12, which Ubuntu 22.04 has.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [engine, library, symbols, output] = process.argv.slice(2)
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const module = new WebAssembly.Module(readFileSync(engine))
const text = readFileSync(library), outlines = readFileSync(symbols)

function files(folder, suffix) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => a.name < b.name ? -1 : 1)
  return entries.reduce((found, entry) => {
    const path = join(folder, entry.name)
    return found.concat(entry.isDirectory() ? files(path, suffix) : entry.name.endsWith(suffix) ? [path] : [])
  }, [])
}

function programs() {
  const seeds = files(join(root, 'Tests/Cases/seeds'), '.swift').map(path => ({ source: readFileSync(path, 'utf8'), explained: null }))
  const fence = /^(```+|~~~+)swift preview([^\n]*)\n([\s\S]*?)^\1/gm
  return files(join(root, 'Content'), '.md').reduce(
    (found, path) => found.concat([...readFileSync(path, 'utf8').matchAll(fence)].map(match => ({ source: match[3], explained: explained(match[2]) }))), seeds)
}

/** The lines of a request for what a fence has explained; null when it has nothing explained. */
function explained(attributes) {
  const found = / explain(?:="([^"]*)")?(?= |$)/.exec(attributes)
  return found && (found[1] || '').split(' ').filter(Boolean).map(name => `explain ${name}\n`).join('')
}

function started() {
  const galley = { symbols: () => handedOver(engine) }
  const engine = new WebAssembly.Instance(module, { galley }).exports
  if (engine._initialize) engine._initialize()
  return engine
}

/** The symbols' outlines in the engine's memory: how many bytes, then the bytes. */
function handedOver(engine) {
  const place = engine.galley_allocate(outlines.length + 4)
  new DataView(engine.memory.buffer).setUint32(place, outlines.length, true)
  new Uint8Array(engine.memory.buffer, place + 4, outlines.length).set(outlines)
  return place
}

/** Puts bytes into the engine's memory while they are used. */
function lend(engine, bytes, use) {
  const place = engine.galley_allocate(bytes.length)
  new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes)
  const result = use(place, bytes.length)
  engine.galley_free(place)
  return result
}

const request = (values, source) => Buffer.concat([
  Buffer.from(`${values}source ${Buffer.byteLength(source)}\n`), Buffer.from(source), Buffer.from('\n'),
])

function answer(engine, bytes) {
  return lend(engine, bytes, (place, length) => {
    const start = engine.galley_answer(place, length)
    return Buffer.from(engine.memory.buffer.slice(start, start + engine.galley_answer_length())).toString()
  })
}

/** The profile of one figure, as the instrumented module writes it; null when there is no picture. */
function profile({ source, explained }) {
  const engine = started()
  lend(engine, text, engine.galley_library)
  answer(engine, request('command check\n', ''))
  if (!JSON.parse(answer(engine, request('command picture\nwidth 393\nparts views controls\nprefix live-1-1\n', source))).svg) return null
  const parts = explained === null ? 'controls' : 'controls explanation'
  const values = `width 350\nparts ${parts}\nprefix live-1-1\n${explained || ''}`
  for (const command of ['picture\n', 'act\ncontrol 0\n']) answer(engine, request(`command ${command}${values}`, source))
  const size = engine.__write_profile(0, 0)
  return lend(engine, Buffer.alloc(size), place => {
    engine.__write_profile(place, size)
    return Buffer.from(engine.memory.buffer.slice(place, place + size))
  })
}

const profiles = programs().map(profile).filter(Boolean)
const sum = Buffer.from(profiles[0])
for (const one of profiles) {
  for (let at = 8; at < sum.length; at += 4) if (one.readUInt32LE(at) !== 0) sum.writeUInt32LE(1, at)
}
writeFileSync(output, sum)
console.log(`${profiles.length} first pictures`)
