import Syntax
import Testing

@testable import Previews

/// What people are told beside the compiler's words who meet a mistake for the first time.
@Suite struct AdviceTests {
    private func notes(_ code: String) -> [String] {
        TestPreview.compile(code).diagnostics.flatMap { $0.notes.map(\.message) }
    }

    @Test func loopsAmongViews() {
        let advice = "a loop makes no views: 'ForEach' makes one for each element"
        #expect(notes("VStack { for i in 0..<3 { Text(\"\\(i)\") } }") == [advice])
        #expect(notes("#Preview { VStack { for i in 0..<3 { Text(\"\\(i)\") } } }") == [advice])
    }

    @Test func loopsInOtherBuilders() {
        let code = """
            @resultBuilder enum Words { static func buildBlock(_ parts: String...) -> String { parts.joined() } }
            @Words func all() -> String { for i in 0..<3 { "\\(i)" } }
            Text(all())
            """
        #expect(!notes(code).contains { $0.contains("ForEach") })
    }

    /// A lost brace is told alone: what follows from it is about code that nobody wrote.
    @Test func lostBraces() {
        let code = """
            struct A: View {
                var body: some View {
                    HStack {
                        Text("a")
                }

                var other: some View { Text("b").padding() }
            }
            A()
            """
        let told = TestPreview.compile(code).diagnostics
        #expect(told.map(\.message) == ["expected '}' in struct"])
        #expect(told.first?.notes.count == 3)
    }

    /// Also where the brace is lost before what can only follow one, however that line is indented.
    @Test(arguments: [
        "if true {\n    Text(\"a\")\n else {\n    Text(\"b\")\n}",
        "Button {\n    print(1)\n label: {\n    Text(\"b\")\n}",
    ])
    func lostBracesBeforeWhatFollowsThem(_ code: String) {
        let told = TestPreview.compile("VStack {\n" + code + "\n}").diagnostics
        #expect(told.count == 1)
        #expect(told.first?.notes.last?.message.hasPrefix("a '}' may be missing before this") == true)
    }

    @Test func bracesTooMany() {
        let code = """
            struct A: View {
                var body: some View {
                    Text("a")
                    }
                }

                var other: some View { Text("b").padding() }
            }
            A()
            """
        let told = TestPreview.compile(code).diagnostics
        #expect(told.map(\.message) == ["extraneous '}' at top level"])
        #expect(
            told.first?.notes.first?.range?.lower
                == code.utf8.firstIndex(of: UInt8(ascii: "}"))!.utf16Offset(in: code))
    }

    /// What is not parsed does not conform, and the compiler parses first.
    @Test func syntaxComesFirst() {
        let told = TestPreview.compile("struct A: View {\n    var body: some View { x }\n    let = 3\n}\nA()")
            .diagnostics
        #expect(told.first?.message == "expected pattern")
        #expect(told.contains { $0.message.hasPrefix("cannot find 'x'") })
    }

    /// A type that forgets to say that it is a view is none, and what isn't one is told at its place.
    @Test func whatIsNoView() {
        func told(_ code: String) -> Diagnostic? {
            TestPreview.figure(code).diagnostics.first { $0.severity == .error }
        }
        let forgot = told("struct P { var body: some View { Text(\"a\") } }\nP()")
        #expect(forgot?.message == "'P' is not a view")
        #expect(forgot?.notes.first?.message == "write 'P: View'")
        let number = told("struct P: View { var body: some View { Text(\"a\") } }\nlet n = 3\nn")
        #expect(number?.message == "'Int' is not a view")
        #expect(number?.range.lower == 63)
    }
}
