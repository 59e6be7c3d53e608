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

export const joined = parts => Buffer.concat(parts.map(part => Buffer.from(part)))

/** A module's header and its sections. */
export function read(bytes) {
  const module = new Reader(bytes)
  const header = module.take(8)
  const sections = []
  while (!module.isAtEnd) sections.push({ id: module.byte(), content: module.take(module.number()) })
  return { header, sections }
}

/** The bytes of a module. */
export const written = (header, sections) =>
  joined([header, ...sections.reduce((parts, { id, content }) => parts.concat([[id], leb(content.length), content]), [])])

const call = 0x10
const reference = 0xd2

/** Where the numbers of functions stand in a body: start, end and number each. */
export function references(body) {
  const code = new Reader(body)
  const found = []
  for (let groups = code.number(); groups > 0; groups--) code.passNumbers(2)
  while (!code.isAtEnd) {
    const instruction = code.byte()
    if (instruction === call || instruction === reference) {
      const start = code.at
      const number = code.number()
      found.push({ start, end: code.at, number })
    } else {
      passOperands(instruction, code)
    }
  }
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
  if (instruction > 0xc4 && instruction !== 0xd0 && instruction !== 0xd1) throw new Error(`unknown instruction ${instruction}`)
  code.passNumbers(operands(instruction))
}

/** Numbers after an instruction that has always as many. */
function operands(instruction) {
  const isWithin = (first, last) => first <= instruction && instruction <= last
  if (instruction === 0x11 || isWithin(0x28, 0x3e)) return 2
  const one = isWithin(0x02, 0x04) || isWithin(0x0c, 0x0d) || isWithin(0x20, 0x26) || isWithin(0x3f, 0x42)
  return one || instruction === 0xd0 ? 1 : 0
}
