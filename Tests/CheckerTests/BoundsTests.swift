import Foundation
import Syntax
import Testing

@testable import Interpreter
@testable import Views

/// Programs whose checking would take for ever, or the whole stack, are told which bound they pass and where;
/// those that only look so are checked.
@MainActor @Suite struct BoundsTests {
    nonisolated private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: "\n") + "\n"
    }

    nonisolated private static func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    /// The mistakes, and the time that the processor took: what else the machine does counts for nothing.
    private static func checked(_ source: String) -> (errors: [Diagnostic], took: Duration) {
        let start = clock()
        let checked = check(
            [parse(SourceText(source, name: "snippet.swift"))], against: CheckingCaseTests.library)
        return (
            checked.diagnostics.filter { $0.severity == .error },
            .seconds(Double(clock() - start) / Double(CLOCKS_PER_SEC))
        )
    }

    /// Types of which each is made of two of the one before.
    nonisolated static let doubling: [String: String] = [
        "tuples of tuples": "let x0 = 1\n" + lines(40) { "let x\($0 + 1) = (x\($0), x\($0))" },
        "aliases of tuples": "typealias A0 = Int\n" + lines(40) { "typealias A\($0 + 1) = (A\($0), A\($0))" },
        "aliases of functions": "typealias A0 = Int\n"
            + lines(40) { "typealias A\($0 + 1) = (A\($0)) -> A\($0)" },
        "aliases with parameters": "typealias A0<T> = (T, T)\n"
            + lines(8) { "typealias A\($0 + 1)<T> = A\($0)<A\($0)<T>>" },
        "calls in calls": "struct P<A, B> {}\nfunc f<T>(_ t: T) -> P<T, T> { P() }\nlet x = "
            + repeated("f(", 60) + "1"
            + repeated(")", 60),
        "views": "let x0 = Text(\"a\")\n" + lines(40) { "let x\($0 + 1) = HStack { x\($0); x\($0) }" },
        "closures in arrays": repeated("ForEach(Array { ", 40),
        "arrays in arrays": "let x0 = 1\n" + lines(3_000) { "let x\($0 + 1) = [x\($0)]" },
    ]

    @Test(arguments: doubling.keys.sorted())
    func tooLargeTypesAreTold(_ name: String) throws {
        let (errors, took) = Self.checked(try #require(Self.doubling[name]))
        #expect(errors.contains { $0.message == Messages.typeTooLarge }, "\(errors.prefix(3).map(\.message))")
        #expect(took < .seconds(10), "\(took)")
    }

    /// Declarations of which each needs the next one to be known.
    nonisolated static let chains: [String: String] = [
        "variables": "enum S {\n" + lines(5_000) { "static let v\($0) = v\($0 + 1)" }
            + "static let v5000 = 1\n}\n",
        "aliases": lines(20_000) { "typealias A\($0) = A\($0 + 1)" } + "typealias A20000 = Int\n",
        "superclasses": lines(5_000) { "class C\($0): C\($0 + 1) {}" } + "class C5000 {}\n",
        "superclasses in order": "class C0 {}\n" + lines(5_000) { "class C\($0 + 1): C\($0) {}" },
        "protocols": lines(5_000) { "protocol P\($0): P\($0 + 1) {}" } + "protocol P5000 {}\n",
        "protocols in order": "protocol P0 {}\n" + lines(5_000) { "protocol P\($0 + 1): P\($0) {}" },
    ]

    @Test(arguments: chains.keys.sorted())
    func tooLongChainsAreTold(_ name: String) throws {
        let (errors, took) = Self.checked(try #require(Self.chains[name]))
        #expect(
            errors.contains { $0.message.contains("more than 100") }, "\(errors.prefix(3).map(\.message))")
        #expect(took < .seconds(10), "\(took)")
    }

    @Test func aHundredDeclarationsMayNeedEachOther() {
        let source =
            "enum S {\n" + Self.lines(90) { "static let v\($0) = v\($0 + 1)" }
            + "static let v90 = 1\n}\nlet x: Int = S.v0\n"
        #expect(Self.checked(source).errors.isEmpty)
    }

    /// Of twenty thousand mistakes a hundred are told, and how many more there are.
    @Test(arguments: ["foo%d", "foo%d(1)", "let x%d: Foo%d = 1", "let x%d: Int = \"a\"", "Text(foo: %d)"])
    func manyMistakesAreCounted(_ line: String) {
        let (errors, took) = Self.checked(
            Self.lines(5_000) { line.replacingOccurrences(of: "%d", with: "\($0)") })
        #expect(errors.count == 101)
        #expect(errors.last?.message == Messages.moreErrors(4_900))
        #expect(took < .seconds(10), "\(took)")
    }

    /// What is tried for a local function's body counts for the expression that it stands in.
    @Test func missingBracesEnd() {
        let source = Self.repeated("TabView {\n Color.orange.opacity\n var body: some View {\n", 40)
        #expect(Self.checked(source).took < .seconds(10))
    }

    /// What each is expected to give is a function of what the one around it is, and twice as large.
    @Test func callsWithoutEndsEnd() {
        let source = "func f(_ args: [Int]) -> Int { " + Self.repeated("args.reduce(0, ", 40) + "args"
        #expect(Self.checked(source).took < .seconds(10))
    }

    /// The compiler takes a modifier without its period for a call on the view itself, whose body then never
    /// ends.
    @Test func lostPeriodsAreTold() {
        let source =
            "struct V: View {\n    var body: some View {\n        Text(\"a\")\n        padding().background(.red)\n    }\n}\n"
        let errors = Self.checked(source).errors
        #expect(errors.map(\.message) == [Messages.lostPeriod("padding", .nominal(own("V"), []))])
        #expect(errors.first?.fixIt?.text == ".")
    }

    private func own(_ name: Name) -> NominalDeclaration {
        NominalDeclaration(name: name, kind: .struct, range: .none, isLibrary: false, id: 0)
    }
}
