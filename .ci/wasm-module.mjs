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

  /** A signed number of up to 32 bits. */
  signedNumber() {
    let value = 0, shift = 0, byte
    do {
      byte = this.byte()
      value |= (byte & 127) << shift
      shift += 7
    } while (byte > 127)
    return shift < 32 && byte & 64 ? value | -1 << shift : value
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
const number = 0x41

/** Goes through a body: each instruction, and the reader before what follows it, which it reads or leaves. */
function walk(body, take) {
  const code = new Reader(body)
  for (let groups = code.number(); groups > 0; groups--) code.passNumbers(2)
  while (!code.isAtEnd) {
    const instruction = code.byte()
    if (!take(instruction, code)) passOperands(instruction, code)
  }
}

/** The functions that a body calls, by start, end and number each. */
export function references(body) {
  const found = []
  walk(body, (instruction, code) => {
    if (instruction !== call && instruction !== reference) return false
    const start = code.at
    const number = code.number()
    return found.push({ start, end: code.at, number })
  })
  return found
}

/** The 32-bit numbers that a body holds, and the constant places from which it reads. */
export function constants(body) {
  const found = []
  walk(body, (instruction, code) => {
    if (instruction === number) return found.push(code.signedNumber())
    if (instruction < 0x28 || instruction > 0x3e) return false
    code.passNumber()
    return found.push(code.number())
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
  if (instruction > 0xc4 && instruction !== 0xd0 && instruction !== 0xd1) throw new Error(`unknown instruction ${instruction}`)
  code.passNumbers(operands(instruction))
}

/** Numbers after an instruction that has always as many. */
function operands(instruction) {
  const isWithin = (first, last) => first <= instruction && instruction <= last
  if (instruction === 0x11 || isWithin(0x28, 0x3e)) return 2
  const one = isWithin(0x02, 0x04) || isWithin(0x0c, 0x0d) || isWithin(0x20, 0x26) || isWithin(0x3f, 0x42)
  return one || instruction === call || instruction === 0xd0 || instruction === reference ? 1 : 0
}
