import Foundation
import Syntax
import Testing

@testable import Interpreter
@testable import Views

/// Whatever stands in a snippet, checking and evaluating it ends: with a result or a message, soon, and
/// without a trap.
///
/// `SAFETY=full` tries every prefix and every byte of every case; otherwise a fixed sample.
@MainActor @Suite(.serialized) struct ProgramSafetyTests {
    static let library = ViewsLibrary.makeLibrary()
    static let isFull = ProcessInfo.processInfo.environment["SAFETY"] == "full"

    /// Runs a source through all stages; how long it took.
    @discardableResult
    static func run(_ bytes: [UInt8]) -> (messages: [String], duration: Duration) {
        let start = ProcessorTime.now
        let checked = check([parse(SourceText(name: "snippet.swift", bytes: bytes))], against: library)
        var messages = checked.diagnostics.filter { $0.severity == .error }.map(\.message)
        if let program = checked.program {
            let evaluator = Evaluator(program: program, limits: Limits(steps: 200_000))
            _ = try? evaluator.runMain()
            if let failure = evaluator.failure { messages.append(failure.message) }
        }
        return (messages, ProcessorTime.now - start)
    }

    static var sources: [[UInt8]] {
        let all = OracleCorpus.fragments.map { Array($0.source.utf8) }
        return isFull
            ? all : all.enumerated().filter { $0.offset % 20 == 0 && $0.element.count < 2_000 }.map(\.element)
    }

    @Test func prefixesEnd() {
        for source in Self.sources {
            for count in stride(from: 0, to: source.count, by: Self.isFull ? 1 : 97) {
                let took = Self.run(Array(source[..<count])).duration
                #expect(
                    took < .seconds(5),
                    "the first \(count) bytes of:\n\(String(decoding: source, as: UTF8.self))")
            }
        }
    }

    @Test func replacedBytesEnd() {
        let replacements = Array("(){}[]<>\"\\#`'@$&!?.,:;=/*\n 0ae_-".utf8) + [0, 0x80, 0xFF]
        for source in Self.sources {
            for index in stride(from: 3, to: source.count, by: Self.isFull ? 1 : 101) {
                var mutated = source
                mutated[index] = replacements[(index * 7 + index / 13) % replacements.count]
                let took = Self.run(mutated).duration
                #expect(took < .seconds(5), "\(String(decoding: mutated, as: UTF8.self))")
            }
        }
    }

    /// Programs made to be too much.
    nonisolated static let heavy: [String: String] = [
        "an endless loop": "var x = 0\nwhile true { x += 1 }",
        "a tuple's part with too many digits": "let pair = (1, 2)\nprint(pair.99999999999999999999999)",
        "a date with too many digits":
            "let f = DateFormatter()\nf.dateFormat = \"yyyyyyyyyyyyyyyyyyyyyyyyyy\"\nprint(f.date(from: \"99999999999999999999999999\") as Any)",
        "an endless recursion": "func f(_ x: Int) -> Int { f(x + 1) }\nprint(f(0))",
        "a long text": "var text = \"a\"\nfor _ in 0..<30 { text += text }\nprint(text.count)",
        "nested parentheses": String(repeating: "(", count: 10_000) + "1"
            + String(repeating: ")", count: 10_000),
        "chained modifiers": "Text(\"a\")" + String(repeating: ".padding(1)", count: 10_000),
        "a long array": "let all = [" + String(repeating: "1, ", count: 5_000) + "1]",
        "a long sum": "let sum = 1" + String(repeating: " + 1", count: 5_000),
        "a sum of mixed literals":
            "let x: Double = 1 + 2.0 * 3 - 4 / 5 + 6 * 7.5 - 8 + 9 / 10 + 11 * 12 - 13.5 + -14 * (15 + 16)",
        "nested closures": String(repeating: "[1].map { _ in ", count: 30) + "1"
            + String(repeating: " }", count: 30),
        "nested generic calls": "func p<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }\nlet x = "
            + String(repeating: "p(1, ", count: 20) + "1" + String(repeating: ")", count: 20),
        "implicit initializers in themselves": "let a: Color = " + String(repeating: ".init(", count: 40)
            + ".red"
            + String(repeating: ")", count: 40),
        "digits without end": "print(1.0.formatted(.number.precision(.fractionLength(2_000_000_000))).count)",
    ]

    @Test(arguments: heavy.keys.sorted())
    func heavyProgramsEnd(_ name: String) throws {
        let (messages, took) = Self.run(Array(try #require(Self.heavy[name]).utf8))
        // A debug build takes up to ten times as long as a release.
        #expect(took < .seconds(10), "\(took) \(messages)")
    }

    /// Each closure can only be told apart by its body, so that what is tried doubles with each level.
    @Test func exponentialInferenceIsReported() {
        let source = """
            func f<T>(_ a: Int, _ b: (Int) -> T) -> T { b(a) }
            func f<T>(_ a: Double, _ b: (Double) -> T) -> T { b(a) }
            let x =
            """ + String(repeating: " f(1, { a in", count: 24) + " a.wrong"
            + String(repeating: " })", count: 24)
        let (messages, took) = Self.run(Array(source.utf8))
        #expect(messages == [Messages.tooComplex])
        #expect(took < .seconds(10), "\(took)")
    }
}
