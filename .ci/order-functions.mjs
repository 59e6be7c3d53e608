// The order of a module's functions: those that are alike beside each other.
//
// gzip finds a repetition only within the last 32 KB, and the linker leaves functions in the order of the sources. The
// most called ones come first, because calls of the first 128 are a byte shorter; then each is followed by the one that
// shares the most pieces of code with it.
// Written for Node.js 12, which Ubuntu 22.04 has.
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
export function ordered(bodies, first) {
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
export function mostUsed(calls) {
  const uses = new Map()
  for (const { number } of calls.flat()) uses.set(number, (uses.get(number) || 0) + 1)
  return [...uses].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, shortNumbers).map(([number]) => number)
}
