struct Count: AsyncSequence {
    typealias Element = Int
    let limit: Int
    struct AsyncIterator: AsyncIteratorProtocol {
        var n = 0; let limit: Int
        mutating func next() async -> Int? { n += 1; return n <= limit ? n : nil }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(limit: limit) }
}
let p = Count(limit: 10).prefix(2)
for await x in p { print(x) }  // expect: 1 | 2
for await x in p { print(x) }  // expect: 1 | 2
let dr = Count(limit: 4).dropFirst(2)
for await x in dr { print(x) }  // expect: 3 | 4
for await x in dr { print(x) }  // expect: 3 | 4
let w = Count(limit: 6).prefix { $0 < 3 }
for await x in w { print(x) }  // expect: 1 | 2
for await x in w { print(x) }  // expect: 1 | 2
let dw = Count(limit: 6).drop { $0 < 5 }
for await x in dw { print(x) }  // expect: 5 | 6
for await x in dw { print(x) }  // expect: 5 | 6
let (stream, c) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(2))
c.onTermination = { t in print("term", t) }  // expect: term finished
c.yield(1); c.yield(2); print(c.yield(3)); c.finish()  // expect: dropped(1)
for await x in stream { print("s", x) }  // expect: s 2 | s 3
let old = AsyncStream<Int>(bufferingPolicy: .bufferingOldest(2)) { c in
    for i in 1...4 { print(c.yield(i)) }  // expect: enqueued(remaining: 1) | enqueued(remaining: 0) | dropped(3) | dropped(4)
    c.finish()
    print(c.yield(9))  // expect: terminated
}
for await x in old { print("o", x) }  // expect: o 1 | o 2
let r = await withTaskGroup(of: Int.self) { g in
    for i in 1...3 { g.addTask { i } }
    await g.waitForAll()
    var n = 0
    for await _ in g { n += 1 }
    return (n, g.isEmpty)
}
print(r)  // expect: (0, true)

