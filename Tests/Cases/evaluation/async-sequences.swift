// Sequences whose elements are waited for.
struct Countdown: AsyncSequence {
    typealias Element = Int
    let start: Int
    struct AsyncIterator: AsyncIteratorProtocol {
        var number: Int
        mutating func next() async -> Int? {
            guard number > 0 else { return nil }
            defer { number -= 1 }
            return number
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(number: start) }
}
struct Letters: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = Character
    var rest = Array("ab")
    mutating func next() async throws -> Character? {
        if rest.isEmpty { throw CancellationError() }
        return rest.removeFirst()
    }
    func makeAsyncIterator() -> Letters { self }
}
func run() async {
    for await number in Countdown(start: 3) { print(number) }  // expect: 3 | 2 | 1
    for await number in Countdown(start: 4).map({ $0 * 2 }).filter({ $0 > 2 }) { print(number) }  // expect: 8 | 6 | 4
    print(await Countdown(start: 4).reduce(0, +), await Countdown(start: 5).first { $0 < 4 } as Any, await Countdown(start: 5).contains(2))  // expect: 10 Optional(3) true
    do { for try await letter in Letters() { print(letter) } } catch { print("caught", error) }  // expect: a | b | caught CancellationError()
    let stream = AsyncStream<String> { continuation in
        continuation.yield("a")
        continuation.yield("b")
        continuation.finish()
    }
    for await text in stream { print(text) }  // expect: a | b
    let throwing = AsyncThrowingStream<Int, Error> { continuation in
        continuation.yield(1)
        continuation.finish(throwing: CancellationError())
    }
    do { for try await number in throwing { print(number) } } catch { print("then", error) }  // expect: 1 | then CancellationError()
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.yield(5)
    continuation.yield(6)
    continuation.finish()
    for await number in numbers.prefix(1) { print(number) }  // expect: 5
    let total = await withTaskGroup(of: Int.self) { group in
        for number in 1...4 { group.addTask { number * number } }
        return await group.reduce(0, +)
    }
    print(total)  // expect: 30
}
await run()
