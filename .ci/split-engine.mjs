// Cuts a module into what first pictures need and parts that come later:
//     split-engine.mjs WHOLE PROFILE FIRST REST APART TEXT
//
// PROFILE is what an instrumented module writes (`wasm-split --instrument`): a number for each function, 0 for one that
// was never called. These functions go into REST. What reads the data that TEXT holds goes with it into APART.
//
// In FIRST a function of a part is a stand-in of the same type: unless the part's global `loaded1`, `loaded2` is set it
// calls `parts.load` with the part's number, which is to instantiate the part with FIRST's exports and to set the global;
// then it calls the function by its place in the table. Parts share memory, table and globals. In each module, functions
// that are alike follow each other.
// Written for Node.js 12, which Ubuntu 22.04 has.
import { readFileSync, writeFileSync } from 'node:fs'
import { mostUsed, ordered } from './order-functions.mjs'
import { Reader, constants, joined, leb, read, references, signed, written } from './wasm-module.mjs'

const kind = { function: 0, table: 1, memory: 2, global: 3 }
const code = { call: 0x10, end: 0x0b, getGlobal: 0x23, getLocal: 0x20, if: 0x04, indirect: 0x11, isZero: 0x45, number: 0x41 }
const none = 0x40, i32 = 0x7f, functions = 0x70

const [wholePath, profilePath, firstPath, restPath, apartPath, textPath] = process.argv.slice(2)
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
const table = section(4, tables => limits(tables))
const data = section(11, data => data.list(() => segment(data)))

/** How many values a function type takes and gives. */
function type(reader) {
  if (reader.byte() !== 0x60) throw new Error('a type that is no function')
  return { parameters: reader.take(reader.number()), results: reader.take(reader.number()) }
}

/** A part of the table: its place as a constant expression, and its functions. */
function element(reader) {
  return { place: constant(reader).bytes, functions: reader.list(() => reader.number()) }
}

/** A part of memory that is there from the start. */
function segment(reader) {
  return { place: constant(reader).value, bytes: reader.take(reader.number()) }
}

/** The constant place of a plain segment. */
function constant(reader) {
  const start = reader.at
  const isPlain = reader.number() === 0 && reader.byte() === code.number
  const value = reader.signedNumber()
  if (!isPlain || reader.byte() !== code.end) throw new Error('a segment without a constant place')
  return { value, bytes: reader.bytes.subarray(start, reader.at) }
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

const [first, rest, apart] = [0, 1, 2]
const text = readFileSync(textPath)
const home = data.find(({ bytes }) => bytes.includes(text))
if (!home) throw new Error(`the module does not hold what '${textPath}' holds`)
const textPlace = home.place + home.bytes.indexOf(text)
const isInText = place => textPlace <= place && place < textPlace + text.length

const profile = readFileSync(profilePath)
const partOf = bodies.map((body, number) =>
  constants(body).some(isInText) ? apart : profile.readUInt32LE(8 + number * 4) !== 0 ? first : rest)
for (const { kind: what, number } of exported) if (what === kind.function) partOf[number] = first
if (!partOf.includes(apart)) throw new Error(`no function reads what '${textPath}' holds`)

const members = [first, rest, apart].map(part => [...bodies.keys()].filter(number => partOf[number] === part))
const called = list => new Set(list.reduce((found, number) => found.concat(calls[number].map(call => call.number)), []))
const calledBy = members.map(called)
const inTable = new Set(elements.reduce((found, { functions }) => found.concat(functions), []))
/** The functions of the parts that others call or that are in the table, each with a stand-in in the first module. */
const lent = [...members[rest], ...members[apart]]
  .filter(number => inTable.has(number) || calledBy.some((called, part) => part !== partOf[number] && called.has(number)))
  .sort((a, b) => partOf[a] - partOf[b] || typeOf[a] - typeOf[b] || a - b)
/** The functions of the first module that the parts call, stand-ins for those of other parts among them. */
const shared = [...members[first], ...lent]
  .filter(number => [rest, apart].some(part => part !== partOf[number] && calledBy[part].has(number)))

/** The functions of a list in the order in which they are written, those called most first. */
function arranged(list) {
  const index = new Map(list.map((number, index) => [number, index]))
  const most = mostUsed(list.map(number => calls[number])).filter(number => index.has(number)).map(number => index.get(number))
  return ordered(list.map(number => bodies[number]), most.length > 0 ? most : [0]).map(index => list[index])
}

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
const name = text => joined([leb(text.length), Buffer.from(text)])
/** As short as names can be. */
const shortName = (prefix, index) => name(prefix + index.toString(36))
const placed = (place, content) => joined([[0, code.number], signed(place), [code.end], content])
const slot = number => table.size + lent.indexOf(number)

// MARK: The first module

/** The number of the type of `parts.load`, which may have to be added. */
const loadType = types.findIndex(({ parameters, results }) => parameters.length === 1 && parameters[0] === i32 && results.length === 0)
if (loadType < 0) throw new Error('no type for a function that takes a number')

/** Stands for a function of a part. */
function standIn(number) {
  const loaded = globals.length + partOf[number] - 1
  const values = [...Array(types[typeOf[number]].parameters.length).keys()].map(local => [code.getLocal, ...leb(local)])
  return Buffer.from([
    0, code.getGlobal, ...leb(loaded), code.isZero, code.if, none, code.number, partOf[number], code.call, 0, code.end,
    ...[].concat(...values), code.number, ...signed(slot(number)), code.indirect, ...leb(typeOf[number]), 0, code.end,
  ])
}

/** The data without the text. */
function remaining() {
  const before = textPlace - home.place
  return data.reduce((found, segment) => found.concat(segment !== home ? [segment] : [
    { place: home.place, bytes: home.bytes.subarray(0, before) },
    { place: textPlace + text.length, bytes: home.bytes.subarray(before + text.length) },
  ]), []).filter(({ bytes }) => bytes.length > 0)
}

function firstModule() {
  const order = [...arranged(members[first]), ...lent]
  const numbers = new Map(order.map((number, index) => [number, index + 1]))
  const flags = [rest, apart]
  const exports = [
    ...exported.map(({ name, kind: what, number }) => [name, what, what === kind.function ? numbers.get(number) : number])
      .map(([name, what, number]) => joined([leb(name.length), name, [what], leb(number)])),
    joined([name('table'), [kind.table, 0]]),
    ...flags.map((part, index) => joined([name(`loaded${part}`), [kind.global], leb(globals.length + index)])),
    ...globals.map((_, index) => joined([shortName('g', index), [kind.global], leb(index)])),
    ...shared.map((number, index) => joined([shortName('f', index), [kind.function], leb(numbers.get(number))])),
  ]
  const size = leb(table.size + lent.length), memory = remaining()
  return {
    2: vector([joined([name('parts'), name('load'), [kind.function], leb(loadType)])]),
    3: vector(order.map(number => leb(typeOf[number]))),
    4: joined([[1, functions, table.hasMost ? 1 : 0], size, table.hasMost ? size : []]),
    6: vector([...globals.map(({ type, value }) => joined([type, value])), ...flags.map(() => Buffer.from([i32, 1, code.number, 0, code.end]))]),
    7: vector(exports),
    9: vector(elements.map(({ place, functions }) => joined([place, vector(functions.map(number => leb(numbers.get(number))))]))),
    10: vector(order.map(number => sized(partOf[number] === first ? renumbered(number, numbers) : standIn(number)))),
    11: vector(memory.map(({ place, bytes }) => placed(place, sized(bytes)))),
    12: leb(memory.length),
  }
}

// MARK: A part

function part(number, memory) {
  const order = arranged(members[number])
  const taken = shared.filter(each => partOf[each] !== number && calledBy[number].has(each))
  const numbers = new Map([...taken, ...order].map((each, index) => [each, index]))
  const from = name('first')
  const imports = [
    joined([from, name('memory'), [kind.memory, 0, 0]]),
    joined([from, name('table'), [kind.table, functions, 0], leb(table.size + lent.length)]),
    ...globals.map(({ type }, index) => joined([from, shortName('g', index), [kind.global], type])),
    ...taken.map(each => joined([from, shortName('f', shared.indexOf(each)), [kind.function], leb(typeOf[each])])),
  ]
  // Those of a part have places beside each other.
  const own = lent.filter(each => partOf[each] === number)
  return [
    { id: 1, content: sections.get(1) },
    { id: 2, content: vector(imports) },
    { id: 3, content: vector(order.map(each => leb(typeOf[each]))) },
    { id: 9, content: vector([placed(slot(own[0]), vector(own.map(each => leb(numbers.get(each)))))]) },
    { id: 10, content: vector(order.map(each => sized(renumbered(each, numbers)))) },
    ...memory.length > 0 ? [{ id: 11, content: vector(memory) }] : [],
  ]
}

const changed = firstModule()
// A module's sections come by their numbers, but the count of data comes before the code.
const place = id => id === 12 ? 9.5 : id
const ids = [...new Set([...sections.keys(), 2])].filter(id => id !== 0).sort((a, b) => place(a) - place(b))
writeFileSync(firstPath, written(whole.header, ids.map(id => ({ id, content: changed[id] || sections.get(id) }))))
writeFileSync(restPath, written(whole.header, part(rest, [])))
writeFileSync(apartPath, written(whole.header, part(apart, [placed(textPlace, sized(text))])))
console.log(`functions: ${members.map(list => list.length).join(' + ')}; ${lent.length} stand-ins, ${shared.length} shared`)
