// Reading and writing a WebAssembly module, as far as the numbers of its functions are concerned.
// WebAssembly Core Specification 2.0, section 5, is the format.

export class Reader {
  constructor(bytes) {
    this.bytes = bytes
    this.at = 0
  }

  get isAtEnd() { return this.at >= this.bytes.length }

  byte() { return this.bytes[this.at++] }

  take(count) { return this.bytes.subarray(this.at, this.at += count) }

  /** An unsigned number of up to 32 bits (LEB128). */
  number() {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte()
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }

  /** Goes over a number of any size, signed or not. */
  passNumber() { while (this.byte() > 127); }

  passNumbers(count) { for (; count > 0; count--) this.passNumber() }

  list(read) { return Array.from({ length: this.number() }, read) }
}

/** A number as `Reader.number` reads it. */
export function leb(value) {
  const bytes = []
  for (; value > 127; value = Math.floor(value / 128)) bytes.push(value % 128 + 128)
  return [...bytes, value]
}

/** A number as constants are written: signed (LEB128). */
export function signed(value) {
  const bytes = []
  for (; value > 63; value = Math.floor(value / 128)) bytes.push(value % 128 + 128)
  return [...bytes, value]
}

export const joined = parts => Buffer.concat(parts.map(part => Buffer.from(part)))

const call = 0x10
const reference = 0xd2

/** Goes through the instructions of a body, whose locals the reader has passed: what it is, where it and its operands start. */
export function eachInstruction(code, visit) {
  while (!code.isAtEnd) {
    const start = code.at
    const instruction = code.byte()
    const operands = code.at
    passOperands(instruction, code)
    visit(instruction, start, operands)
  }
}

/** Where the numbers of functions stand in a body: start, end and number each. */
export function references(body) {
  const code = new Reader(body)
  const found = []
  for (let groups = code.number(); groups > 0; groups--) code.passNumbers(2)
  eachInstruction(code, (instruction, _, start) => {
    if (instruction !== call && instruction !== reference) return
    found.push({ start, end: code.at, number: new Reader(body.subarray(start)).number() })
  })
  return found
}

/** How many numbers follow each instruction of the prefix 0xfc, from `memory.init` to `table.fill`; none before. */
const bulkOperands = { 8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1 }

function passOperands(instruction, code) {
  switch (instruction) {
    case 0x0e: return code.passNumbers(code.number() + 1)
    case 0x1c: return code.passNumbers(code.number())
    case 0x43: return code.take(4)
    case 0x44: return code.take(8)
    case 0xfc: return code.passNumbers(bulkOperands[code.number()] || 0)
  }
  if (instruction > 0xc4 && (instruction < 0xd0 || instruction > reference)) throw new Error(`unknown instruction ${instruction}`)
  code.passNumbers(operands(instruction))
}

/** Numbers after an instruction that has always as many. */
function operands(instruction) {
  const isWithin = (first, last) => first <= instruction && instruction <= last
  if (instruction === 0x11 || isWithin(0x28, 0x3e)) return 2
  const one = isWithin(0x02, 0x04) || isWithin(0x0c, 0x0d) || isWithin(0x20, 0x26) || isWithin(0x3f, 0x42)
  return one || instruction === call || instruction === 0xd0 || instruction === reference ? 1 : 0
}

/** The count of data comes before the code, every other section by its number. */
const inOrder = ids => [...ids].sort((a, b) => (a === 12 ? 9.5 : a) - (b === 12 ? 9.5 : b))

/** A module's header and sections without those that are not the program's, such as names. */
export function sectionsOf(bytes) {
  const module = new Reader(bytes)
  const header = module.take(8)
  const sections = []
  while (!module.isAtEnd) sections.push({ id: module.byte(), content: module.take(module.number()) })
  const empty = { content: Buffer.from([0]) }
  return {
    /** What a function makes of a section's content; of one that is not there, that of an empty list. */
    read: (id, body) => body(new Reader((sections.find(section => section.id === id) || empty).content)),
    /** The module with some sections written anew, each by a function of its content that gives parts. */
    rewritten: rewriting => joined([header, ...sections.filter(({ id }) => id !== 0).flatMap(({ id, content }) => {
      const written = rewriting[id] ? joined(rewriting[id](new Reader(content))) : content
      return [[id], leb(written.length), written]
    })]),
    /** The module with other contents of some sections, by their numbers; null leaves one out. */
    made: contents => joined([header, ...inOrder(new Set([...sections.map(({ id }) => id), ...Object.keys(contents).map(Number)]))
      .filter(id => id !== 0 && contents[id] !== null).flatMap(id => {
        const content = contents[id] || sections.find(section => section.id === id).content
        return [[id], leb(content.length), content]
      })]),
  }
}

/** How many functions a module imports. */
export function importedFunctions(read) {
  return read(2, imports => imports.list(() => {
    imports.take(imports.number())
    imports.take(imports.number())
    const kind = imports.byte()
    // Tables and memories have limits, of which the first number tells how many there are; globals a type and whether they change.
    if (kind === 1) imports.byte()
    if (kind === 1 || kind === 2) imports.passNumbers(1 + imports.number() % 2)
    if (kind === 3) imports.take(2)
    if (kind === 0) imports.passNumber()
    return kind
  })).filter(kind => kind === 0).length
}
