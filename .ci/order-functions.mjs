// Puts functions that are alike beside each other: order-functions.mjs MODULE, in place.
//
// gzip finds a repetition only within the last 32 KB, and the linker leaves functions in the order of the sources. The
// most called ones come first, because calls of the first 128 are a byte shorter; then each is followed by the one that
// shares the most pieces of code with it. Sections that are not the program's, such as names, are left out.
// Written for Node.js 12, which Ubuntu 22.04 has.
import { readFileSync, writeFileSync } from 'node:fs'
import { Reader, joined, leb, references } from './wasm-module.mjs'

/** Bytes of a piece, and in how many functions it may stand and still tell that two are alike. */
const pieceLength = 5
const mostOwners = 150
const shortNumbers = 128

/** For each body the lists of bodies with which it shares a piece. */
function likenesses(bodies) {
  const owners = new Map()
  const piecesOf = bodies.map((body, index) => {
    const pieces = new Set()
    for (let at = 0; at + pieceLength <= body.length; at++) {
      pieces.add(body.subarray(at, at + pieceLength).reduce((piece, byte) => piece * 256 + byte, 0))
    }
    for (const piece of pieces) {
      if (owners.has(piece)) owners.get(piece).push(index)
      else owners.set(piece, [index])
    }
    return pieces
  })
  return piecesOf.map(pieces =>
    [...pieces].map(piece => owners.get(piece)).filter(list => list.length > 1 && list.length <= mostOwners))
}

/** The bodies' indices in their new order. */
function ordered(bodies, first) {
  const alike = likenesses(bodies)
  const remaining = new Set(bodies.keys())
  const order = []
  for (let next = first[0]; next !== undefined;) {
    order.push(next)
    remaining.delete(next)
    next = order.length < first.length ? first[order.length] : mostAlike(next, alike[next], bodies, remaining)
  }
  return order
}

/** The remaining body that shares the most with one, measured by their lengths; if none does, simply the next. */
function mostAlike(body, alike, bodies, remaining) {
  const shared = new Map()
  for (const list of alike) {
    for (const other of list) if (remaining.has(other)) shared.set(other, (shared.get(other) || 0) + 1)
  }
  let best = { likeness: 0 }
  for (const [index, count] of shared) {
    const likeness = count / (bodies[index].length + bodies[body].length)
    if (likeness > best.likeness || (likeness === best.likeness && index < best.index)) best = { index, likeness }
  }
  return best.index === undefined ? remaining.values().next().value : best.index
}

/** The numbers of the functions that are called most, that one first. */
function mostUsed(calls) {
  const uses = new Map()
  for (const { number } of calls.flat()) uses.set(number, (uses.get(number) || 0) + 1)
  return [...uses].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, shortNumbers).map(([number]) => number)
}

const [path] = process.argv.slice(2)
const module = new Reader(readFileSync(path))
const header = module.take(8)
const sections = []
while (!module.isAtEnd) sections.push({ id: module.byte(), content: module.take(module.number()) })
const empty = { content: Buffer.from([0]) }
const read = (id, body) => body(new Reader((sections.find(section => section.id === id) || empty).content))

if (read(2, imports => imports.number()) > 0) throw new Error('imported functions have numbers too')
const types = read(3, functions => functions.list(() => functions.number()))
const bodies = read(10, code => code.list(() => code.take(code.number())))
const calls = bodies.map(references)
const order = ordered(bodies, mostUsed(calls))
const numbers = new Uint32Array(bodies.length)
order.forEach((old, number) => { numbers[old] = number })

const rewriting = {
  3: () => [leb(order.length), ...order.map(old => leb(types[old]))],
  7: exports => [leb(exports.number()), ...untilEnd(exports, exported)],
  8: start => [leb(numbers[start.number()])],
  9: elements => [leb(elements.number()), ...untilEnd(elements, element)],
  10: () => [leb(order.length), ...order.flatMap(old => [renumbered(old)].flatMap(body => [leb(body.length), body]))],
}

function untilEnd(reader, read) {
  const parts = []
  while (!reader.isAtEnd) parts.push(...read(reader))
  return parts
}

function exported(reader) {
  const start = reader.at
  reader.take(reader.number())
  const isFunction = reader.byte() === 0
  const name = reader.bytes.subarray(start, reader.at)
  const number = reader.number()
  return [name, leb(isFunction ? numbers[number] : number)]
}

/** A part of the table: its place as a constant expression, and its functions. */
function element(reader) {
  const start = reader.at
  const isPlain = reader.number() === 0 && reader.byte() === 0x41
  reader.passNumber()
  if (!isPlain || reader.byte() !== 0x0b) throw new Error('a table that is not a list at a constant place')
  const place = reader.bytes.subarray(start, reader.at)
  const functions = reader.list(() => numbers[reader.number()])
  return [place, leb(functions.length), ...functions.map(leb)]
}

/** A body with the new numbers of what it calls. */
function renumbered(index) {
  const parts = []
  let at = 0
  for (const { start, end, number } of calls[index]) {
    parts.push(bodies[index].subarray(at, start), leb(numbers[number]))
    at = end
  }
  return joined([...parts, bodies[index].subarray(at)])
}

const written = sections.filter(({ id }) => id !== 0).flatMap(({ id, content }) => {
  const bytes = rewriting[id] ? joined(rewriting[id](new Reader(content))) : content
  return [[id], leb(bytes.length), bytes]
})
writeFileSync(path, joined([header, ...written]))
