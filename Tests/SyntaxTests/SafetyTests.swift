import Syntax
import Testing

/// Broken source is ordinary source: nothing traps, hangs or loses a byte.
@Suite struct SafetyTests {
    /// Tokens follow one another without gaps from the first byte to the last.
    func tile(_ bytes: [UInt8]) -> Bool {
        let parsed = parse(SourceText(name: "mutation", bytes: bytes))
        var end = 0
        for token in parsed.tokens {
            if token.start != end || token.lower < token.start || token.upper < token.lower { return false }
            end = token.upper
        }
        return end == bytes.count && parsed.tokens.last?.kind == .endOfFile
    }

    @Test(arguments: CaseFile.all)
    func everyPrefix(_ file: CaseFile) {
        let bytes = Array(file.source.utf8)
        for count in 0...bytes.count where !tile(Array(bytes[..<count])) {
            Issue.record("bytes lost in the first \(count) bytes")
            return
        }
    }

    @Test(arguments: CaseFile.all)
    func everyByteReplaced(_ file: CaseFile) {
        let bytes = Array(file.source.utf8)
        let replacements = Array("(){}[]<>\"\\#`'@$&!?.,:;=/*\n 0ae_-".utf8) + [0, 0x80, 0xC3, 0xFF]
        for index in bytes.indices {
            var mutated = bytes
            mutated[index] = replacements[(index * 7 + index / 13) % replacements.count]
            if !tile(mutated) {
                Issue.record("bytes lost with byte \(index) replaced by \(mutated[index])")
                return
            }
        }
    }

    static let nests: [(String, String)] = [
        ("(", ""), ("[", ""), ("{ ", ""), ("f(", ""), ("f { a in ", ""), ("let x = (", "1"), ("!(", "x"),
        ("- ", "1"),
        ("&(", "x"), ("a ? b : ", "c"), ("a = ", "b"), ("a ?? ", "b"), ("\"\\(", ""), ("#if A\n", ""),
        ("/*", ""),
        ("try ", "x"), ("await ", "x"), ("struct A { ", ""), ("func a() { ", ""), ("if case (", ""),
        ("a[", "0"),
        ("switch a { case .a(", ""), ("\\a[", ""), ("@a(", ""), ("#a(", ""), ("if ", ""), ("switch ", ""),
        ("do { ", ""), ("[a: ", ""), ("a<", ""), ("{ (", ""), ("{ [", ""), ("() -> ", "A"),
        ("enum E { case a(", ""), ("if a { } else ", ""), ("} ", ""), (") ", ""), ("async ", ""),
    ]

    @Test(arguments: nests)
    func deepNesting(_ opening: String, _ end: String) {
        let source = SourceText(String(repeating: opening, count: 10_000) + end)
        let start = ContinuousClock.now
        let parsed = parse(source)
        #expect(ContinuousClock.now - start < .seconds(5))
        #expect(!parsed.diagnostics.isEmpty || opening == "a = ")
        #expect(parsed.diagnostics.count <= 101)
    }

    static let flat = [
        "func f(_ i: Bool) { if i { print(1) }\n if i { if i { print(2) } } }",
        "let a = switch b { case 0: if c { 1 } else { 2 } default: 3 }",
        "let a = do { try if b { c() } else { d() } } catch { e }",
        "var a: A { if b { C { d }.e() } else { F() } }",
    ]

    /// What stands side by side is not deep, however much there is.
    @Test(arguments: flat)
    func flatCode(_ line: String) {
        let parsed = parse(SourceText(String(repeating: line + "\n", count: 2_000)))
        #expect(parsed.diagnostics.isEmpty)
        #expect(parsed.tree.statements.count == 2_000)
    }

    static let chains = [
        "a": ".b", "a + b": " + b", "a()": "()", "f { }": " x: { }", "let a: A": ".B", "let b: A": "?",
    ]

    @Test(arguments: chains.keys.sorted())
    func longChains(_ start: String) {
        let source = SourceText(start + String(repeating: Self.chains[start]!, count: 100_000))
        let parsed = parse(source)
        #expect(parsed.tokens.count > 100_000 || parsed.hasErrors)
    }

    @Test func parenthesesSayWhatIsWrong() throws {
        let parsed = parse(SourceText(String(repeating: "(", count: 10_000)))
        #expect(parsed.diagnostics.map(\.message) == ["structure nesting level exceeded maximum of 150"])
    }
}
