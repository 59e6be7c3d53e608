// Puts functions that are alike beside each other: order-functions.mjs MODULE, in place.
//
// gzip finds a repetition only within the last 32 KB, and the linker leaves functions in the order of the sources. The
// most called ones come first, because calls of the first 128 are a byte shorter; then comes always the one of whose
// pieces of code most stand in what gzip still sees.
// Written for Node.js 12, which Ubuntu 22.04 has.
import { readFileSync, writeFileSync } from 'node:fs'
import { importedFunctions, joined, leb, references, sectionsOf } from './wasm-module.mjs'

/** Bytes of a piece, and in how many functions it may stand and still tell that two are alike. */
const pieceLength = 6
const mostOwners = 150
const shortNumbers = 128
/** Bytes that gzip sees of what came before. */
const sight = 30000
/** Long functions share more pieces with anything: the pieces are measured by the length to this power. */
const lengthPower = 0.7

/** The pieces of each body that also stand in others, and the bodies that have each piece. */
function sharedPieces(bodies) {
  const numbers = new Map()
  const owners = []
  const piecesOf = bodies.map((body, index) => {
    const pieces = new Set()
    for (let at = 0; at + pieceLength <= body.length; at++) {
      const piece = body.subarray(at, at + pieceLength).reduce((piece, byte) => piece * 256 + byte, 0)
      if (!numbers.has(piece)) numbers.set(piece, owners.push([]) - 1)
      pieces.add(numbers.get(piece))
    }
    for (const piece of pieces) owners[piece].push(index)
    return pieces
  })
  const isTelling = piece => owners[piece].length > 1 && owners[piece].length <= mostOwners
  return { piecesOf: piecesOf.map(pieces => [...pieces].filter(isTelling)), owners }
}

/** What gzip sees, and how many pieces of each body stand in it. */
class Sight {
  constructor(bodies) {
    Object.assign(this, sharedPieces(bodies), { bodies, seen: [], first: 0, length: 0 })
    this.sharedBy = new Int32Array(bodies.length)
    this.timesSeen = new Int32Array(this.owners.length)
  }

  add(body) {
    this.seen.push(body)
    this.length += this.bodies[body].length
    for (const piece of this.piecesOf[body]) if (this.timesSeen[piece]++ === 0) this.count(piece, 1)
    while (this.length > sight && this.first < this.seen.length - 1) this.forget(this.seen[this.first++])
  }

  forget(body) {
    this.length -= this.bodies[body].length
    for (const piece of this.piecesOf[body]) if (--this.timesSeen[piece] === 0) this.count(piece, -1)
  }

  count(piece, change) { for (const body of this.owners[piece]) this.sharedBy[body] += change }

  likeness(body) { return this.sharedBy[body] / Math.pow(this.bodies[body].length, lengthPower) }

  /** Of some bodies the one that shares the most with what is seen. */
  mostAlike(remaining) {
    let best = { likeness: -1 }
    for (const body of remaining) {
      const likeness = this.likeness(body)
      if (likeness > best.likeness) best = { body, likeness }
    }
    return best.body
  }
}

/** The bodies' indices in their new order. */
function ordered(bodies, first) {
  const sight = new Sight(bodies)
  const remaining = new Set(bodies.keys())
  const order = []
  for (let next = first[0]; next !== undefined;) {
    order.push(next)
    remaining.delete(next)
    sight.add(next)
    next = order.length < first.length ? first[order.length] : sight.mostAlike(remaining)
  }
  return order
}

/** The bodies that are called most, that one first. */
function mostUsed(calls) {
  const uses = new Map()
  for (const { number } of calls.flat()) if (number >= imported) uses.set(number, (uses.get(number) || 0) + 1)
  const most = [...uses].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, Math.max(1, shortNumbers - imported))
  return most.map(([number]) => number - imported)
}

const [path] = process.argv.slice(2)
const { read, rewritten } = sectionsOf(readFileSync(path))

/** What is imported has the first numbers. */
const imported = importedFunctions(read)
const types = read(3, functions => functions.list(() => functions.number()))
const bodies = read(10, code => code.list(() => code.take(code.number())))
const calls = bodies.map(references)
const order = ordered(bodies, mostUsed(calls))
const numbers = Uint32Array.from({ length: imported + bodies.length }, (_, number) => number)
order.forEach((old, number) => { numbers[imported + old] = imported + number })

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

writeFileSync(path, rewritten(rewriting))
