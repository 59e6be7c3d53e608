// Puts the functions that first pictures need into one module and the rest into another:
//     split-engine.mjs WHOLE PROFILE FIRST REST
//
// PROFILE is what an instrumented module writes (`wasm-split --instrument`): a number for each function, 0 for one that
// was never called. In FIRST a function of the rest is a stand-in of the same type: unless the global `loaded` is set it
// calls `rest.load`, which is to instantiate REST with FIRST's exports and to set `loaded`; then it calls the function
// by its place in the table. REST shares memory, table and globals. In both, functions that are alike follow each other.
// Written for Node.js 12, which Ubuntu 22.04 has.
import { readFileSync, writeFileSync } from 'node:fs'
import { mostUsed, ordered } from './order-functions.mjs'
import { Reader, joined, leb, read, references, written } from './wasm-module.mjs'

const kind = { function: 0, table: 1, memory: 2, global: 3 }
const code = { call: 0x10, end: 0x0b, getGlobal: 0x23, getLocal: 0x20, if: 0x04, indirect: 0x11, isZero: 0x45, number: 0x41 }
const none = 0x40, i32 = 0x7f, isFunctionType = 0x60

const [wholePath, profilePath, firstPath, restPath] = process.argv.slice(2)
const whole = read(readFileSync(wholePath))
const sections = new Map(whole.sections.map(({ id, content }) => [id, content]))
const section = (id, body) => body(new Reader(sections.get(id) || Buffer.from([0])))

if (sections.has(2) || sections.has(8)) throw new Error('a module with imports or a start is not what this was made for')
const types = section(1, types => types.list(() => type(types)))
const typeOf = section(3, functions => functions.list(() => functions.number()))
const bodies = section(10, code => code.list(() => code.take(code.number())))
const calls = bodies.map(references)
const elements = section(9, elements => elements.list(() => element(elements)))
const globals = section(6, globals => globals.list(() => global(globals)))
const exported = section(7, exports => exports.list(() => ({ name: exports.take(exports.number()), kind: exports.byte(), number: exports.number() })))
const places = section(4, tables => limits(tables))

/** The number of values that a function type takes. */
function type(reader) {
  if (reader.byte() !== isFunctionType) throw new Error('a type that is no function')
  const count = reader.number()
  reader.take(count)
  reader.take(reader.number())
  return count
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
  if (reader.number() !== 1 || reader.byte() !== 0x70) throw new Error('not one table of functions')
  const hasMost = reader.byte() === 1
  return { hasMost, size: reader.number() }
}

// MARK: What goes where

const profile = readFileSync(profilePath)
const isFirst = bodies.map((_, index) => profile.readUInt32LE(8 + index * 4) !== 0)
for (const { kind: what, number } of exported) if (what === kind.function) isFirst[number] = true
const all = [...bodies.keys()]
const kept = all.filter(number => isFirst[number])
const moved = all.filter(number => !isFirst[number])

/** The functions of a list in the order in which they are written, those called most first. */
function arranged(list) {
  const index = new Map(list.map((number, index) => [number, index]))
  const most = mostUsed(list.map(number => calls[number])).filter(number => index.has(number)).map(number => index.get(number))
  return ordered(list.map(number => bodies[number]), most).map(index => list[index])
}

const called = list => new Set(list.reduce((found, number) => found.concat(calls[number].map(call => call.number)), []))
const calledFirst = called(kept), calledByRest = called(moved)
const inTable = new Set(elements.reduce((found, { functions }) => found.concat(functions), []))
/** Functions of the rest that the first module calls or has in its table. */
const lent = moved.filter(number => calledFirst.has(number) || inTable.has(number)).sort((a, b) => typeOf[a] - typeOf[b] || a - b)
/** Functions of the first module that the rest calls. */
const shared = kept.filter(number => calledByRest.has(number))

/** A body with the new numbers of what it calls. */
function renumbered(number, numbers) {
  const parts = []
  let at = 0
  for (const call of calls[number]) {
    parts.push(bodies[number].subarray(at, call.start), leb(numbers.get(call.number)))
    at = call.end
  }
  return joined([...parts, bodies[number].subarray(at)])
}

const vector = items => joined([leb(items.length), ...items])
const sized = body => joined([leb(body.length), body])
const name = text => [leb(text.length), Buffer.from(text)]
/** As short as names can be. */
const shortName = (prefix, index) => prefix + index.toString(36)

// MARK: The first module

const loaded = globals.length
const voidType = section(1, types => types.list(() => [types.byte(), types.take(types.number()).length, types.take(types.number()).length]))
  .findIndex(([, parameters, results]) => parameters === 0 && results === 0)
if (voidType < 0) throw new Error('no type for a function without values')

/** Stands for a function of the rest: its own place in the table is behind all others. */
function standIn(number, index) {
  const type = typeOf[number]
  const values = [...Array(types[type]).keys()].map(local => [code.getLocal, ...leb(local)])
  return Buffer.from([
    0, code.getGlobal, ...leb(loaded), code.isZero, code.if, none, code.call, 0, code.end,
    ...[].concat(...values), code.number, ...signed(places.size + index), code.indirect, ...leb(type), 0, code.end,
  ])
}

/** A number as constants are written: signed (LEB128). */
function signed(value) {
  const bytes = []
  for (; value > 63; value = Math.floor(value / 128)) bytes.push(value % 128 + 128)
  return [...bytes, value]
}

function first() {
  const order = [...arranged(kept), ...lent]
  const numbers = new Map(order.map((number, index) => [number, index + 1]))
  const exports = exported.map(({ name, kind: what, number }) =>
    joined([leb(name.length), name, [what], leb(what === kind.function ? numbers.get(number) : number)]))
  exports.push(joined([...name('table'), [kind.table, 0]]), joined([...name('loaded'), [kind.global], leb(loaded)]))
  globals.forEach((_, index) => exports.push(joined([...name(shortName('g', index)), [kind.global], leb(index)])))
  shared.forEach((number, index) => exports.push(joined([...name(shortName('f', index)), [kind.function], leb(numbers.get(number))])))
  const size = leb(places.size + lent.length)
  return {
    2: vector([joined([...name('rest'), ...name('load'), [kind.function], leb(voidType)])]),
    3: vector(order.map(number => leb(typeOf[number]))),
    4: joined([[1, 0x70, places.hasMost ? 1 : 0], size, places.hasMost ? size : []]),
    6: vector([...globals.map(({ type, value }) => joined([type, value])), Buffer.from([i32, 1, code.number, 0, code.end])]),
    7: vector(exports),
    9: vector(elements.map(({ place, functions }) => joined([place, vector(functions.map(number => leb(numbers.get(number))))]))),
    10: vector(order.map((number, index) => sized(isFirst[number] ? renumbered(number, numbers) : standIn(number, index - kept.length)))),
  }
}

// MARK: The rest

function rest() {
  const order = arranged(moved)
  const numbers = new Map([...shared, ...order].map((number, index) => [number, index]))
  const from = name('first')
  const imports = [
    joined([...from, ...name('memory'), [kind.memory, 0, 0]]),
    joined([...from, ...name('table'), [kind.table, 0x70, 0], leb(places.size + lent.length)]),
    ...globals.map(({ type }, index) => joined([...from, ...name(shortName('g', index)), [kind.global], type])),
    ...shared.map((number, index) => joined([...from, ...name(shortName('f', index)), [kind.function], leb(typeOf[number])])),
  ]
  return [
    { id: 1, content: sections.get(1) },
    { id: 2, content: vector(imports) },
    { id: 3, content: vector(order.map(number => leb(typeOf[number]))) },
    { id: 9, content: vector([joined([[0, code.number], signed(places.size), [code.end], vector(lent.map(number => leb(numbers.get(number))))])]) },
    { id: 10, content: vector(order.map(number => sized(renumbered(number, numbers)))) },
  ]
}

const changed = first()
const ids = [...new Set([...sections.keys(), 2])].filter(id => id !== 0)
// A module's sections come by their numbers, but the count of data comes before the code.
const place = id => id === 12 ? 9.5 : id
ids.sort((a, b) => place(a) - place(b))
writeFileSync(firstPath, written(whole.header, ids.map(id => ({ id, content: changed[id] || sections.get(id) }))))
writeFileSync(restPath, written(whole.header, rest()))
console.log(`${kept.length} functions first, ${moved.length} in the rest; ${lent.length} stand-ins, ${shared.length} shared`)
