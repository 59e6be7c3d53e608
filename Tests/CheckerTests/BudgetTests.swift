import Foundation
import Syntax
import Testing

@testable import Interpreter
@testable import Views

/// What a program makes natives do, and how deep it nests values, is charged to one account: it ends in a
/// message at a place of its own that says which budget was used up, soon and without a trap.
@MainActor @Suite(.serialized) struct BudgetTests {
    /// Runs a program; what stopped it, and how long it took.
    private static func run(_ code: String) -> (failure: Diagnostic?, duration: Duration) {
        let start = ProcessorTime.now
        let checked = check(
            [parse(SourceText("import SwiftUI\n" + code, name: "snippet.swift"))],
            against: ProgramSafetyTests.library)
        guard let program = checked.program else {
            return (checked.diagnostics.first, ProcessorTime.now - start)
        }
        let evaluator = Evaluator(program: program, limits: Limits(steps: 100_000))
        _ = try? evaluator.runMain()
        return (evaluator.failure, ProcessorTime.now - start)
    }

    private static func expectBudget(_ code: String, _ ids: Set<String>) {
        let (failure, took) = run(code)
        #expect(
            ids.contains(failure.map { "\($0.id)" } ?? "nothing"),
            "\(failure?.message ?? "it ended") in:\n\(code)")
        #expect(failure.map { $0.range.lower > 13 } ?? false, "no place in:\n\(code)")
        // A debug build takes up to ten times as long as a release.
        #expect(took < .seconds(10), "\(took) for:\n\(code)")
    }

    // MARK: Work

    /// Natives that look at all of a long value, called again and again.
    nonisolated static let work = [
        "s.contains(\"b\")", "s == t", "s.hasPrefix(t)", "s.hasSuffix(t)", "s.uppercased()", "s.lowercased()",
        "s.capitalized",
        "s.count", "s.hashValue", "s.utf8.count", "s.reversed().count", "s.first == \"b\"", "s.dropFirst(3)",
        "s.split(separator: \"b\")",
        "s.replacingOccurrences(of: \"b\", with: \"c\")", "s.index(s.startIndex, offsetBy: 100_000)", "s < t",
        "s + \"b\"",
        "s.trimmingCharacters(in: .whitespaces)", "s.components(separatedBy: \"b\")", "s.range(of: \"b\")",
        "Array(s)", "Text(s)",
        "a.contains(-1)", "a == b", "a.firstIndex(of: -1)", "a.reversed()", "a.sorted()", "a.max()",
        "a + [1]", "a.hashValue",
        "Set(a)", "a.dropFirst()", "a.enumerated()", "Array(a)", "a.description", "a.shuffled()",
        "a.prefix(3)", "a[1...]",
        "d.keys.sorted()", "d.mapValues { $0 }", "d == e", "d.filter { _ in true }", "p.contains(.zero)",
        "p.boundingRect",
        "p.trimmedPath(from: 0.1, to: 0.9)", "p.applying(.identity)", "p == q",
    ]

    @Test(arguments: work)
    func linearNativesAreCharged(_ call: String) {
        Self.expectBudget(
            """
            let s = String(repeating: "a", count: 200_000), t = String(repeating: "a", count: 200_000)
            let a = Array(0..<20_000), b = Array(0..<20_000)
            let d = Dictionary(uniqueKeysWithValues: (0..<2_000).map { ($0, $0) }), e = d
            let p = Path { path in for i in 0..<2_000 { path.addLine(to: CGPoint(x: i, y: i)) } }, q = p.offsetBy(dx: 1, dy: 1)
            while true { _ = \(call) }
            """, ["budget-steps", "budget-memory"])
    }

    /// What only looks at one element, or changes it where it stands, costs the same however long the
    /// collection is.
    @Test(arguments: [
        "a[i] = i", "a.append(i)", "x = a[i]", "x = a.count", "x = a.isEmpty ? 0 : 1", "x = a.first!",
        "x = a.last!", "a.swapAt(0, i)",
        "d[i] = i", "x = d[i] ?? 0", "x = d.count", "u.insert(i)", "x = u.contains(i) ? 1 : 0", "s += \"b\"",
        "s.append(\"b\")",
        "c.a.append(i)", "c.a[i] = i", "p.addLine(to: .zero)",
    ])
    func workInPlaceIsFree(_ statement: String) {
        let (failure, _) = Self.run(
            """
            final class C { var a = Array(0..<50_000) }
            let c = C()
            var a = Array(0..<50_000), d: [Int: Int] = [:], u: Set<Int> = [], x = 0, s = String(repeating: "a", count: 500_000)
            var p = Path { path in for i in 0..<2_000 { path.addLine(to: CGPoint(x: i, y: i)) } }
            for i in 0..<2_000 { \(statement) }
            """)
        #expect(failure == nil, "\(failure?.message ?? "")")
    }

    // MARK: Copies and sizes

    @Test(arguments: [
        "var a = Array(0..<100_000)\nvar keep: [[Int]] = []\nfor i in 0..<100_000 { a[0] = i; keep.append(a) }",
        "var a = Array(0..<100_000)\nvar keep: [[Int]] = []\nfor i in 0..<100_000 { keep.append(a); a.append(i) }",
        "let a = Array(repeating: Array(repeating: 0, count: 5_000), count: 5_000)\nprint(a.flatMap { $0 }.count)",
        "let a = Array(repeating: Array(repeating: 0, count: 5_000), count: 5_000)\nprint(Array(a.joined()).count)",
        "var p = Path(CGRect(x: 0, y: 0, width: 1, height: 1))\nfor _ in 0..<40 { p.addPath(p) }",
        "var s = AttributedString(\"a\")\nfor _ in 0..<40 { s = s + s }",
        "var t = Text(\"a\")\nfor _ in 0..<40 { t = t + t }",
        "var t = Text(\"a\")\nfor _ in 0..<10_000 { t = t.bold() }",
        "var a: Any = 0\nfor _ in 0..<40 { a = [a, a] }\nprint(\"\\(a)\".count)",
        "indirect enum E: Hashable { case l, n(E, E) }\nvar a = E.l\nfor _ in 0..<40 { a = .n(a, a) }\nprint(a.hashValue)",
        "indirect enum E: Equatable { case l, n(E, E) }\nvar a = E.l, b = E.l\nfor _ in 0..<40 { a = .n(a, a); b = .n(b, b) }\nprint(a == b)",
        "final class N: Codable { var a: [N] = [] }\nvar n = N()\nfor _ in 0..<30 { let m = N(); m.a = [n, n]; n = m }\nprint(try JSONEncoder().encode(n).count)",
        "var s = Just(1).eraseToAnyPublisher()\nfor _ in 0..<40 { let t = s; s = t.merge(with: t).eraseToAnyPublisher() }\n_ = s.sink { _ in }",
        "let s = String(repeating: \"a\", count: 3_000)\nvar t = s\nfor _ in 0..<12 { t = t.replacing(/a/, with: \"aa\") }",
    ])
    func valuesThatDouble(_ code: String) {
        Self.expectBudget("import Combine\n" + code, ["budget-steps", "budget-memory"])
    }

    // MARK: Depth

    @Test(arguments: [
        "var a: Any = 0\nfor _ in 0..<8_000 { a = [a] }",
        "var d: [String: Any] = [:]\nfor _ in 0..<8_000 { d = [\"a\": d] }",
        "indirect enum E { case leaf, node(E) }\nvar e = E.leaf\nfor _ in 0..<8_000 { e = .node(e) }",
        "struct S { var s: Any }\nvar x: Any = 0\nfor _ in 0..<8_000 { x = S(s: x) }",
        "var t: Any = 0\nfor _ in 0..<8_000 { t = (t, 1) }",
        "var a: [Any] = [0]\nfor _ in 0..<8_000 { a[0] = a }",
        "var f: () -> Int = { 0 }\nfor _ in 0..<8_000 { let g = f; f = { g() + 1 } }",
        "var v = AnyView(Text(\"a\"))\nfor _ in 0..<8_000 { v = AnyView(v.padding(1)) }",
        "var s = AnyShape(Circle())\nfor _ in 0..<8_000 { s = AnyShape(s.offset(x: 1)) }",
        "var b = Binding.constant(0)\nfor _ in 0..<8_000 { let c = b; b = Binding(get: { c.wrappedValue }, set: { _ in }) }",
        "var s = Just(1).eraseToAnyPublisher()\nfor _ in 0..<8_000 { s = s.map { $0 }.eraseToAnyPublisher() }",
        "final class C { var a = 0 { didSet { b += 1 } }\n var b = 0 { didSet { a += 1 } } }\nlet c = C()\nc.a = 1",
        "struct F: Error {}\n_ = Fail<Int, F>(error: F()).retry(Int.max).sink(receiveCompletion: { _ in }, receiveValue: { _ in })",
        "final class N: Codable { var next: N? }\nlet n = N()\nn.next = n\nprint(try JSONEncoder().encode(n).count)",
    ])
    func deepValuesAreRefused(_ code: String) {
        Self.expectBudget("import Combine\n" + code, ["budget-depth", "budget-steps", "budget-memory"])
    }

    /// Objects may hang together in chains of any length, through whatever holds them; they go without
    /// recursion.
    @Test(arguments: [
        ("var next: N?", "new.next = head"), ("var next: [N] = []", "new.next = [head]"),
        ("var next: (N, Int)?", "new.next = (head, 1)"),
        ("var next: [String: N] = [:]", "new.next = [\"a\": head]"),
        ("var next: N?; weak var back: N?", "new.next = head; head.back = new"),
    ])
    func longListsEnd(_ property: String, _ set: String) {
        let (failure, _) = Self.run(
            "final class N { \(property) }\nvar head = N()\nfor _ in 0..<5_000 { let new = N(); \(set); head = new }\nhead = N()"
        )
        #expect(failure == nil, "\(failure?.message ?? "")")
    }

    // MARK: Regular expressions

    @Test(arguments: [
        "let s = String(repeating: \"a\", count: 50_000)\nprint(s.firstMatch(of: /(?:a|b)*c/) == nil)",
        "let s = String(repeating: \"a\", count: 50_000)\nprint(s.matches(of: try! Regex(#\"(?:.|\\n)*b\"#)).count)",
        "print((try? Regex(String(repeating: \"(\", count: 50_000) + String(repeating: \")\", count: 50_000))) == nil)",
    ])
    func expressionsEnd(_ code: String) {
        let (_, took) = Self.run(code)
        #expect(took < .seconds(10), "\(took)")
    }
}
