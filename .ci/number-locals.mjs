// Gives the variables of functions new numbers: number-locals.mjs MODULE, in place.
//
// Every fifth byte of the engine is the number of a variable, and a third of what gzip makes of it tells these. What
// compilers write out again and again is the same but for them, so each variable gets the number that stood in the functions
// before wherever the code around was like that around it. Functions that are alike must stand beside each other already.
// Written for Node.js 12, which Ubuntu 22.04 has.
import { readFileSync, writeFileSync } from 'node:fs'
import { Reader, eachInstruction, joined, leb, sectionsOf } from './wasm-module.mjs'

/** Instructions on each side that make surroundings, the smallest to the largest. */
const widths = [1, 2, 4, 7]
/** Bytes of code after which a number is forgotten, as gzip forgets it, and how many are kept for the same surroundings. */
const memory = 30000
const mostKept = 8
/** The types of variables in the order in which they are declared: whole numbers first, since most are. */
const typeOrder = [0x7f, 0x7e, 0x7c, 0x7d]

const isVariable = instruction => 0x20 <= instruction && instruction <= 0x22
const mixed = (first, second) => Math.imul(first ^ (second + 0x9e3779b9), 0x85ebca6b) >>> 7 ^ Math.imul(first, 31)
const sumOf = (bytes, start, end) => {
  let sum = 0x811c9dc5 | 0
  for (let at = start; at < end; at++) sum = Math.imul(sum ^ bytes[at], 0x01000193)
  return sum
}

/** A function's declared types, and where its code tells variables among what other instructions. */
class Body {
  constructor(bytes, parameters) {
    const code = new Reader(bytes)
    this.types = code.list(() => Array(code.number()).fill(code.byte())).flat()
    if (!this.types.every(type => typeOrder.includes(type))) throw new Error('a variable of an unknown type')
    Object.assign(this, { bytes, parameters, start: code.at, uses: [], signs: [] })
    eachInstruction(code, (instruction, start, operands) => {
      if (isVariable(instruction)) this.add(operands, code.at)
      this.signs.push(isVariable(instruction) ? instruction : sumOf(bytes, start, code.at))
    })
  }

  add(start, end) {
    const variable = new Reader(this.bytes.subarray(start, end)).number()
    this.uses.push({ start, end, variable, index: this.signs.length })
  }

  /** The surroundings of an instruction, which do not tell of variables which they are. */
  surroundings(index) {
    let sum = this.signs[index]
    let width = 0
    return widths.map(widest => {
      while (width < widest) {
        width += 1
        sum = mixed(sum, mixed(this.signs[index - width] | 0, this.signs[index + width] | 0))
      }
      return sum
    })
  }

  /** The variables of each type that are no parameters, the most used first. */
  get groups() {
    const counts = new Map()
    for (const { variable } of this.uses) counts.set(variable, (counts.get(variable) || 0) + 1)
    const used = variable => counts.get(variable) || 0
    const all = this.types.map((type, index) => ({ type, variable: index + this.parameters }))
    return typeOrder.map(type => ({ type, variables: all.filter(one => one.type === type).map(one => one.variable) }))
      .filter(({ variables }) => variables.length > 0)
      .map(({ type, variables }) => ({ type, variables: variables.sort((a, b) => used(b) - used(a) || a - b) }))
  }

  /** Its bytes with other numbers. */
  renumbered(numbers, groups) {
    const parts = [leb(groups.length), ...groups.flatMap(({ type, variables }) => [leb(variables.length), [type]])]
    let at = this.start
    for (const { start, end, variable } of this.uses) {
      parts.push(this.bytes.subarray(at, start), leb(numbers.get(variable)))
      at = end
    }
    return joined([...parts, this.bytes.subarray(at)])
  }
}

/** For each width the numbers that stood last in some surroundings, and where that was. */
const last = widths.map(() => new Map())
let place = 0

/** How often each number stood where a variable stands: pairs of a number and its votes by variable. */
function votes(body, surroundings) {
  const votes = new Map()
  body.uses.forEach(({ variable }, use) => surroundings[use].forEach((surrounding, width) => {
    if (!votes.has(variable)) votes.set(variable, new Map())
    const own = votes.get(variable)
    for (const known of last[width].get(surrounding) || []) {
      if (place - known.place <= memory) own.set(known.number, (own.get(known.number) || 0) + 1)
    }
  }))
  return votes
}

function remember(body, surroundings, numbers) {
  body.uses.forEach(({ variable }, use) => surroundings[use].forEach((surrounding, width) => {
    const known = last[width].get(surrounding) || []
    last[width].set(surrounding, [{ number: numbers.get(variable), place }, ...known.slice(0, mostKept - 1)])
  }))
  place += body.bytes.length
}

/** Gives the variables of one type the numbers from one on; who has most votes chooses first. */
function choose(variables, first, votes, numbers) {
  const wishesOf = variable => [...(votes.get(variable) || [])].map(([number, count]) => ({ variable, number, count }))
  const wishes = variables.flatMap(wishesOf)
  const free = new Set(variables.map((_, index) => first + index))
  const give = (variable, number) => { if (free.delete(number)) numbers.set(variable, number) }
  wishes.sort((a, b) => b.count - a.count || a.number - b.number || a.variable - b.variable)
  for (const { variable, number } of wishes) if (!numbers.has(variable)) give(variable, number)
  for (const variable of variables) if (!numbers.has(variable)) give(variable, free.values().next().value)
}

function renumbered(bytes, parameters) {
  const body = new Body(bytes, parameters)
  const surroundings = body.uses.map(({ index }) => body.surroundings(index))
  const votesOf = votes(body, surroundings)
  const numbers = new Map(Array.from({ length: parameters }, (_, number) => [number, number]))
  const groups = body.groups
  let first = parameters
  for (const { variables } of groups) {
    choose(variables, first, votesOf, numbers)
    first += variables.length
  }
  remember(body, surroundings, numbers)
  return body.renumbered(numbers, groups)
}

/** How many parameters a type of functions has. */
function parameterCount(types) {
  types.byte()
  const count = types.list(() => types.byte()).length
  types.list(() => types.byte())
  return count
}

const [path] = process.argv.slice(2)
const { read, rewritten } = sectionsOf(readFileSync(path))
const parameterCounts = read(1, types => types.list(() => parameterCount(types)))
const types = read(3, functions => functions.list(() => functions.number()))
const bodies = read(10, code => code.list(() => code.take(code.number())))
const written = bodies.map((body, index) => renumbered(body, parameterCounts[types[index]]))
writeFileSync(path, rewritten({ 10: () => [leb(written.length), ...written.flatMap(body => [leb(body.length), body])] }))
