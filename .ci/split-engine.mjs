// Puts the functions that first pictures need into one module and the rest into another:
//     split-engine.mjs WHOLE PROFILE FIRST REST
//
// PROFILE is what an instrumented module writes (`wasm-split --instrument`): a number for each function, 0 for one that
// was never called. In FIRST a function of the rest is a stand-in of the same type: unless the global `loaded` is set it
// calls `galley.rest`, which is to instantiate REST with what it imports of FIRST and to set `loaded`; then it calls the
// function by its place in the table. REST shares memory, table and globals, which FIRST exports; a function that it
// imports has its place in FIRST's table for a name, in base 36, since making an engine takes twice as long with two
// thousand exports. No code changes but the numbers of what it calls.
// Written for Node.js 12, which Ubuntu 22.04 has.
import { readFileSync, writeFileSync } from 'node:fs'
import { joined, leb, references, sectionsOf, signed } from './wasm-module.mjs'

const kind = { function: 0, table: 1, memory: 2, global: 3 }
const code = { call: 0x10, end: 0x0b, getGlobal: 0x23, getLocal: 0x20, if: 0x04, indirect: 0x11, isZero: 0x45, number: 0x41 }
const none = 0x40, i32 = 0x7f, functions = 0x70

const [wholePath, profilePath, firstPath, restPath] = process.argv.slice(2)
const { read, made } = sectionsOf(readFileSync(wholePath))
const types = read(1, types => types.list(() => type(types)))
const imports = read(2, imports => imports.list(() => imported(imports)))
const bodies = read(10, code => code.list(() => code.take(code.number())))
/** By their numbers, of which imported functions have the first. */
const typeOf = [...imports.map(({ type }) => type), ...read(3, functions => functions.list(() => functions.number()))]
const bodyOf = number => bodies[number - imports.length]
const calls = [...imports.map(() => []), ...bodies.map(references)]
const elements = read(9, elements => elements.list(() => element(elements)))
const globals = read(6, globals => globals.list(() => global(globals)))
const exported = read(7, exports => exports.list(() => ({ name: exports.take(exports.number()), kind: exports.byte(), number: exports.number() })))
const table = read(4, tables => limits(tables))

/** How many values a function type takes, and whether it gives any. */
function type(reader) {
  if (reader.byte() !== 0x60) throw new Error('a type that is no function')
  return { parameters: reader.take(reader.number()).length, results: reader.take(reader.number()).length }
}

function imported(reader) {
  const start = reader.at
  reader.take(reader.number())
  reader.take(reader.number())
  if (reader.byte() !== kind.function) throw new Error('an import that is no function')
  const type = reader.number()
  return { type, bytes: reader.bytes.subarray(start, reader.at) }
}

/** A part of the table: its place as a constant expression, and its functions. */
function element(reader) {
  const start = reader.at
  const isPlain = reader.number() === 0 && reader.byte() === code.number
  reader.passNumber()
  if (!isPlain || reader.byte() !== code.end) throw new Error('a table that is not a list at a constant place')
  return { place: reader.bytes.subarray(start, reader.at), functions: reader.list(() => reader.number()) }
}

/** A global's type with its mutability, and its constant initial value. */
function global(reader) {
  const type = reader.take(2), start = reader.at
  if (reader.byte() !== code.number) throw new Error('a global that is no 32-bit number')
  reader.passNumber()
  reader.byte()
  return { type, value: reader.bytes.subarray(start, reader.at) }
}

/** The only table: whether it has an upper limit, and its size. */
function limits(reader) {
  if (reader.number() !== 1 || reader.byte() !== functions) throw new Error('not one table of functions')
  return { hasMost: reader.byte() === 1, size: reader.number() }
}

// MARK: What goes where

const profile = readFileSync(profilePath)
const isFirst = typeOf.map((_, number) => number < imports.length || profile.readUInt32LE(8 + (number - imports.length) * 4) !== 0)
for (const { kind: what, number } of exported) if (what === kind.function) isFirst[number] = true
const all = [...typeOf.keys()]
const kept = all.filter(number => isFirst[number] && number >= imports.length)
const moved = all.filter(number => !isFirst[number])
const called = list => new Set(list.reduce((found, number) => found.concat(calls[number].map(call => call.number)), []))
const calledFirst = called(kept), calledByRest = called(moved)
const inTable = new Set(elements.reduce((found, { functions }) => found.concat(functions), []))
/** Functions of the rest that the first module calls or has in its table. */
const lent = moved.filter(number => calledFirst.has(number) || inTable.has(number)).sort((a, b) => typeOf[a] - typeOf[b] || a - b)
/** Functions of the first module that the rest calls. */
const shared = all.filter(number => isFirst[number] && calledByRest.has(number))

/** A body with the new numbers of what it calls. */
function renumbered(number, numbers) {
  const body = bodyOf(number), parts = []
  let at = 0
  for (const call of calls[number]) {
    parts.push(body.subarray(at, call.start), leb(numbers.get(call.number)))
    at = call.end
  }
  return joined([...parts, body.subarray(at)])
}

const vector = items => joined([leb(items.length), ...items])
const sized = body => joined([leb(body.length), body])
const name = text => joined([leb(text.length), Buffer.from(text)])
const shortName = (prefix, index) => name(prefix + index.toString(36))

/** A part of the table that begins at a place. */
const segment = (place, functions, numbers) => joined([place, vector(functions.map(number => leb(numbers.get(number))))])
const placeAt = index => Buffer.from([0, code.number, ...signed(index), code.end])

// MARK: The first module

const loaded = globals.length, load = imports.length
/** The table: what was in it, stand-ins, and what the rest calls. */
const sharedFrom = table.size + lent.length, tableSize = sharedFrom + shared.length
const plainType = types.findIndex(({ parameters, results }) => parameters === 0 && results === 0)
if (plainType < 0) throw new Error('no type for a function without values')

/** Stands for a function of the rest: its own place in the table is behind all others. */
function standIn(number, index) {
  const type = typeOf[number]
  const values = [...Array(types[type].parameters).keys()].map(local => [code.getLocal, ...leb(local)])
  return Buffer.from([
    0, code.getGlobal, ...leb(loaded), code.isZero, code.if, none, code.call, ...leb(load), code.end,
    ...[].concat(...values), code.number, ...signed(table.size + index), code.indirect, ...leb(type), 0, code.end,
  ])
}

function firstModule() {
  const order = [...kept, ...lent]
  const numbers = new Map([...imports.map((_, number) => [number, number]), ...order.map((number, index) => [number, load + 1 + index])])
  const exports = [
    ...exported.map(({ name, kind: what, number }) =>
      joined([leb(name.length), name, [what], leb(what === kind.function ? numbers.get(number) : number)])),
    joined([name('table'), [kind.table, 0]]), joined([name('loaded'), [kind.global], leb(loaded)]),
    ...globals.map((_, index) => joined([shortName('g', index), [kind.global], leb(index)])),
  ]
  const size = leb(tableSize)
  return made({
    2: vector([...imports.map(({ bytes }) => bytes), joined([name('galley'), name('rest'), [kind.function], leb(plainType)])]),
    3: vector(order.map(number => leb(typeOf[number]))),
    4: joined([[1, functions, table.hasMost ? 1 : 0], size, table.hasMost ? size : []]),
    6: vector([...globals.map(({ type, value }) => joined([type, value])), Buffer.from([i32, 1, code.number, 0, code.end])]),
    7: vector(exports),
    9: vector([...elements.map(({ place, functions }) => segment(place, functions, numbers)), segment(placeAt(sharedFrom), shared, numbers)]),
    10: vector(order.map((number, index) => sized(isFirst[number] ? renumbered(number, numbers) : standIn(number, index - kept.length)))),
  })
}

// MARK: The rest

function restModule() {
  const numbers = new Map([...shared, ...moved].map((number, index) => [number, index]))
  const from = name('first')
  const taken = [
    joined([from, name('memory'), [kind.memory, 0, 0]]),
    joined([from, name('table'), [kind.table, functions, 0], leb(tableSize)]),
    ...globals.map(({ type }, index) => joined([from, shortName('g', index), [kind.global], type])),
    ...shared.map((number, index) => joined([from, shortName('', sharedFrom + index), [kind.function], leb(typeOf[number])])),
  ]
  const nothing = null
  return made({
    2: vector(taken),
    3: vector(moved.map(number => leb(typeOf[number]))),
    4: nothing, 5: nothing, 6: nothing, 7: nothing,
    9: vector([segment(placeAt(table.size), lent, numbers)]),
    10: vector(moved.map(number => sized(renumbered(number, numbers)))),
    11: nothing, 12: nothing,
  })
}

writeFileSync(firstPath, firstModule())
writeFileSync(restPath, restModule())
console.log(`${kept.length} functions first, ${moved.length} in the rest; ${lent.length} stand-ins, ${shared.length} shared`)
