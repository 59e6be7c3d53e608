// Tasks wait by the preview's own clock and go on where they were; what was done before is done once.
import Foundation
enum Failure: Error { case late }
@MainActor func answer(_ text: String) async -> String {
    print("asked", text)  // expect: asked a | asked a
    try? await Task.sleep(for: .milliseconds(20))
    return text + "!"
}
@MainActor func failing() async throws -> Int {
    try await Task.sleep(nanoseconds: 10_000_000)
    throw Failure.late
}
@MainActor class Model {
    var log: [String] = []
    var count = 0
    func load(_ name: String) async {
        defer { log.append("end") }
        for number in 1...3 {
            guard number != 2 else { continue }
            let text = await answer(name)
            log.append("\(number)\(text)")
            if number == 3 { return }
        }
    }
    func deeper() async -> Int {
        let value = await self.base()
        return value + 1
    }
    private func base() async -> Int {
        do {
            return try await failing()
        } catch Failure.late {
            try? await Task.sleep(nanoseconds: 5)
            print("caught")  // expect: caught
            return 41
        } catch {
            return 0
        }
    }
    func walk(_ kind: Int) async -> [String] {
        var steps: [String] = []
        switch kind {
        case 0:
            await pause()
            steps.append("zero")
            fallthrough
        case 1:
            await pause()
            steps.append("one")
        default: break
        }
        outer: while true {
            for letter in ["x", "y"] {
                await pause()
                steps.append(letter)
                if letter == "y", steps.count > 5 { break outer }
            }
        }
        repeat {
            await pause()
            count += 1
        } while count < 3
        if let last = steps.last, last == "y" {
            await pause()
            steps.append("last \(last)")
        } else {
            steps.append("other")
        }
        return steps
    }
    func pause() async { try? await Task.sleep(for: .milliseconds(1)) }
    func count(_ each: () async -> Void) async {
        await each()
        await each()
    }
}
@MainActor func number(_ value: Int) async -> Int {
    try? await Task.sleep(for: .milliseconds(1))
    return value
}
@MainActor func late(_ done: @escaping (Result<Int, Error>) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { done(.success(7)) }
}
struct Counter {
    var total = 0
    mutating func add(_ value: Int, _ other: Int = 1) { total += value * other }
}
@MainActor func conditions() async -> [String] {
    var log: [String] = []
    if let value = try? await failing() { log.append("value \(value)") } else { log.append("none") }
    if log.count == 1, await number(3) == 3, log[0] == "none" { log.append("three") }
    guard case let two = await number(2), two > 1 else { return [] }
    var rest = 3
    while await number(rest) > 1 {
        rest -= 1
        if rest == 2 { continue }
        log.append("rest \(rest)")
    }
    guard await number(0) == 1 else {
        log.append("left")
        return log
    }
    return []
}
@MainActor func arguments() async -> String {
    var counter = Counter()
    counter.add(await number(3), await number(2))
    counter.add(await number(4))
    let sum = await number(1) + counter.total * (await number(2))
    let seven = try? await withCheckedThrowingContinuation { done in late { done.resume(with: $0) } }
    return String(await number(sum)) + " " + String(describing: seven)
}
@MainActor func once() -> Int {
    print("once")  // expect: once
    return 1
}
@MainActor func run() {
    let model = Model()
    Task {
        let first = once()
        try await Task.sleep(for: .milliseconds(2))
        print("first", first)  // expect: first 1
    }
    Task {
        let number = await model.deeper()
        print(number, "deep")  // expect: 42 deep
    }
    Task {
        await model.load("a")
        print(model.log)  // expect: ["1a!", "3a!", "end"]
    }
    Task {
        let steps = await model.walk(0)
        print(steps, model.count)  // expect: ["zero", "one", "x", "y", "x", "y", "last y"] 3
    }
    Task {
        var calls = 0
        await model.count {
            calls += 1
            await model.pause()
        }
        print("calls", calls)  // expect: calls 2
    }
    let cancelled = Task {
        do {
            try await Task.sleep(for: .seconds(5))
            print("not cancelled")
        } catch {
            print(error is CancellationError, Task.isCancelled)  // expect: true true
        }
    }
    cancelled.cancel()
    let tried = Task { () -> Int? in
        let value = try? await failing()
        print(value as Any)  // expect: nil
        return value
    }
    Task {
        let log = await conditions()
        print(log)  // expect: ["none", "three", "rest 1", "left"]
    }
    Task { print(await arguments()) }  // expect: 21 Optional(7)
    print(cancelled.isCancelled, tried.isCancelled)  // expect: true false
}
run()
