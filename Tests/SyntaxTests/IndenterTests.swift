import Testing

@testable import Syntax

/// Code that has lost its blanks gets them back; code that has them keeps every byte.
@Suite struct IndenterTests {
    private static let sample = #"""
        // A comment.
        struct Row: View {
            @State private var mode = Mode.short

            // Another one.
            var body: some View {
                VStack(alignment: .leading) {
                    Text("Title")
                        .font(.title)
                        .padding()
                    switch mode {
                    case .short:
                        Text("""
        in a string
          nothing moves
        """)
                    default:
                        Button("More") {
                            mode = [
                                .short,
                                .long,
                            ].first!
                        }
                    }
                }
                .overlay(
                    Color.red
                        .opacity(0.5)
                )
                .background { // set in
                    Color.blue
                }
            }
        }

        enum Mode {
            case short, long
        }

        """#

    private var flat: String {
        var isInString = false
        return Self.sample.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let text = isInString ? String(line) : String(line.drop { $0 == " " })
            if line.contains("\"\"\"") { isInString.toggle() }
            return text
        }.joined(separator: "\n")
    }

    @Test func lostIndentationComesBack() {
        #expect(String(decoding: Indenter.indented(SourceText(flat)), as: UTF8.self) == Self.sample)
        #expect(String(decoding: Indenter.indented(SourceText(Self.sample)), as: UTF8.self) == Self.sample)
    }

    @Test(arguments: [
        ("VStack {\nText(\"a\")\n}", true), ("VStack {\n    Text(\"a\")\n}", false), ("Text(\"a\")", false),
        ("Text(\"a\")\n.padding()", true),
        ("VStack { }", false), ("}\n{", false), ("", false),
    ])
    func detection(code: String, isLost: Bool) {
        #expect(Indenter.hasLostIndentation(SourceText(code)) == isLost)
    }
}
