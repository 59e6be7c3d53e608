// The C functions that come along in the engine, held to what the standards say of them: runtime.mjs CLANG
// CLANG is a toolchain's, with wasm-ld beside it. Numbers are those of ECMAScript and exact ones of BigInt.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const clang = process.argv[2];
const source = join(dirname(fileURLToPath(import.meta.url)), "..", "..", ".ci", "runtime.c");
let passed = 0, failed = 0;

/** @param {boolean} holds @param {() => string} message */
function check(holds, message) {
  if (holds) { passed += 1; return; }
  failed += 1;
  if (failed <= 10) console.log(message());
}

function compiled() {
  const folder = mkdtempSync(join(tmpdir(), "galley-runtime-"));
  const at = (name) => join(folder, name);
  const flags = execFileSync(join(dirname(source), "wasm"), ["--runtime-flags"], { encoding: "utf8" }).trim().split(" ");
  execFileSync(clang, [...flags, "-c", source, "-o", at("runtime.o")], { stdio: "inherit" });
  execFileSync(join(dirname(clang), "wasm-ld"),
    ["--no-entry", "--stack-first", "--export-all", "--export-memory", at("runtime.o"), "-o", at("runtime.wasm")], { stdio: "inherit" });
  const bytes = readFileSync(at("runtime.wasm"));
  rmSync(folder, { recursive: true });
  return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
}

let seed = 88172645463325252n;
function bits() {
  seed ^= BigInt.asUintN(64, seed << 13n);
  seed ^= seed >> 7n;
  seed ^= BigInt.asUintN(64, seed << 17n);
  return seed;
}
const random = (below) => Number(bits() % BigInt(below));
const view = new DataView(new ArrayBuffer(8));
const double = (pattern) => { view.setBigUint64(0, pattern); return view.getFloat64(0); };

const special = [0, -0, 1, -1, 0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 2 ** 52, 2 ** 52 + 1, 2 ** 53, 2 ** 1022, 2 ** 1023, Number.MAX_VALUE,
  Number.MIN_VALUE, 3 * Number.MIN_VALUE, 2 ** -1022, 2 ** -1021, 2 ** -1021 * 1.5, 360, 90, Math.PI, Infinity, -Infinity, NaN];

/** Pairs of all kinds: any bits, of like size, whole numbers. */
function* pairs() {
  for (const x of special) for (const y of special) yield [x, y];
  for (let count = 0; count < 20000; count++) {
    const x = double(bits());
    yield [x, double(bits())];
    yield [x, x * (random(4000) / 1000)];
    yield [random(2000) - 1000, random(40) - 20];
    yield [random(4000) / 4, 0.5 * random(9)];
  }
}

/** A number as a whole multiple of the smallest one. */
function units(x) {
  view.setFloat64(0, Math.abs(x));
  const exponent = view.getUint16(0) >> 4;
  const fraction = view.getBigUint64(0) & (2n ** 52n - 1n);
  return exponent === 0 ? fraction : (fraction + 2n ** 52n) << BigInt(exponent - 1);
}

/** IEEE 754, 5.3.1: `x` less the nearest multiple of `y`, of two the even one; compared as multiples of the smallest number. */
function remainderInUnits(x, y) {
  const [a, b] = [units(x), units(y)];
  let rest = a % b;
  if (2n * rest > b || (2n * rest === b && (a / b) % 2n === 1n)) rest -= b;
  return x < 0 || Object.is(x, -0) ? -rest : rest;
}

function numbers({ fmod, remainder, round }) {
  for (const [x, y] of pairs()) {
    check(Object.is(fmod(x, y), x % y), () => `fmod(${x}, ${y}) is ${fmod(x, y)}, not ${x % y}`);
    const rest = remainder(x, y);
    const isNone = Number.isNaN(x) || Number.isNaN(y) || y === 0 || Math.abs(x) === Infinity;
    const signed = units(rest) * (rest < 0 ? -1n : 1n);
    const isRight = isNone ? Number.isNaN(rest) : Math.abs(y) === Infinity ? Object.is(rest, x) : signed === remainderInUnits(x, y);
    check(isRight, () => `remainder(${x}, ${y}) is ${rest}`);
    check(isNone || rest !== 0 || Object.is(Math.sign(1 / rest), Math.sign(1 / x) || Math.sign(x)), () => `remainder(${x}, ${y}) has the wrong sign`);
    const rounded = Number.isFinite(x) ? Math.sign(x) * Number((units(x) * 2n + 2n ** 1074n) / 2n ** 1075n) : x;
    check(Object.is(round(x), x === 0 || rounded !== 0 ? rounded : 0 * x), () => `round(${x}) is ${round(x)}, not ${rounded}`);
  }
}

function products({ __multi3, memory }) {
  const store = new BigInt64Array(memory.buffer, 1024, 2);
  for (let count = 0; count < 20000; count++) {
    const [a, b] = [bits() >> BigInt(random(64)) | bits() << 64n, bits() | (bits() >> BigInt(random(64))) << 64n].map((n) => BigInt.asIntN(128, n));
    const parts = (n) => [BigInt.asIntN(64, n), BigInt.asIntN(64, n >> 64n)];
    __multi3(1024, ...parts(a), ...parts(b));
    const product = BigInt.asUintN(64, store[0]) | store[1] << 64n;
    check(product === BigInt.asIntN(128, a * b), () => `${a} * ${b} is ${product}`);
  }
}

/** Blocks are given, filled, compared and given back in any order; none may reach into another, and all begin at a 16th. */
function blocks({ posix_memalign, free, memcmp, memory, malloc_place = 2048 }) {
  const held = [];
  const bytes = (at, count) => new Uint8Array(memory.buffer, at, count);
  const isWhole = ({ at, size, mark }) => size === 0 || (bytes(at, size).every((byte) => byte === mark));
  let most = 0, now = 0;
  for (let count = 0; count < 60000; count++) {
    if (held.length > 0 && (random(100) < 48 || held.length > 3000)) {
      const [block] = held.splice(random(held.length), 1);
      check(isWhole(block), () => `a block of ${block.size} at ${block.at} was written over`);
      free(block.at);
      now -= block.size;
    } else {
      const size = random(10) === 0 ? random(200000) : random(10) < 7 ? random(100) : random(3000);
      const mark = 1 + random(255);
      const status = posix_memalign(malloc_place, 16, size);
      const at = new Uint32Array(memory.buffer, malloc_place, 1)[0];
      check(status === 0 && at % 16 === 0 && at + size <= memory.buffer.byteLength, () => `${size} bytes: status ${status} at ${at}`);
      bytes(at, size).fill(mark);
      held.push({ at, size, mark });
      now += size;
      most = Math.max(most, now);
    }
  }
  check(held.every(isWhole), () => "a block was written over");
  check(memory.buffer.byteLength < 2 * most, () => `${memory.buffer.byteLength} bytes of memory for ${most}`);
  const sames = held.filter(({ size }) => size > 40);
  for (const { at, size } of sames.slice(0, 500)) {
    const place = random(size), count = size - 8;
    bytes(at, size).fill(7);
    const other = sames[random(sames.length)];
    if (other.at === at || other.size < size) continue;
    bytes(other.at, other.size).fill(7);
    bytes(other.at, other.size)[place] = 9;
    const sign = Math.sign(memcmp(at, other.at, count));
    check(sign === (place < count ? -1 : 0), () => `memcmp of ${count} bytes that differ at ${place} is ${sign}`);
    check(sign === -Math.sign(memcmp(other.at, at, count)), () => "memcmp is not the other way round");
  }
}

/** What many small blocks have given back serves for large ones, in whatever order they went, and a large one's place for small ones. */
function joins({ posix_memalign, free, memory, malloc_place = 2048 }) {
  const block = (size) => {
    check(posix_memalign(malloc_place, 16, size) === 0, () => `no ${size} bytes`);
    return new Uint32Array(memory.buffer, malloc_place, 1)[0];
  };
  const small = Array.from({ length: 100000 }, () => block(20 + random(200)));
  const last = block(20);
  const before = memory.buffer.byteLength;
  for (const at of small.filter((_, index) => index % 2 === 0).concat(small.filter((_, index) => index % 2 === 1))) free(at);
  const large = Array.from({ length: 9 }, () => block(1 << 20));
  check(memory.buffer.byteLength === before, () => `memory grew by ${memory.buffer.byteLength - before} although as much was free`);
  for (const at of large) free(at);
  for (let count = 0; count < 50000; count++) block(100);
  check(memory.buffer.byteLength === before, () => `memory grew by ${memory.buffer.byteLength - before} although a large block was free`);
  free(last);
}

const runtime = compiled();
numbers(runtime);
products(runtime);
blocks(runtime);
joins(compiled());
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
