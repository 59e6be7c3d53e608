import Syntax
import Testing

@Suite struct HighlighterTests {
    func marked(_ text: String) -> String {
        let letters: [Highlighter.Category: String] = [
            .keyword: "k", .type: "t", .string: "s", .number: "n", .comment: "c", .attribute: "a",
            .member: "m",
            .operator: "o", .label: "l",
        ]
        let source = SourceText(text)
        return Highlighter.spans(of: source).map { span in
            let text = source.text(in: span.range)
            return letters[span.category].map { "‹\($0) \(text)›" } ?? text
        }.joined()
    }

    @Test func declarations() {
        #expect(
            marked("@State private var count: Int = 0 // how many")
                == "‹a @State› ‹k private› ‹k var› count: ‹t Int› ‹o =› ‹n 0› ‹c // how many›")
        #expect(
            marked("func size(of view: some View, _ n: Int) -> CGSize")
                == "‹k func› ‹m size›(‹l of› view: ‹k some› ‹t View›, ‹l _› n: ‹t Int›) ‹o ->› ‹t CGSize›")
    }

    @Test func calls() {
        #expect(
            marked("VStack(alignment: .leading) { Text(\"a \\(b)\").padding() }")
                == "‹t VStack›(‹l alignment›: .‹m leading›) { ‹t Text›(‹s \"a \\(›b‹s )\"›).‹m padding›() }")
        #expect(
            marked("Button(\"x\") { go() } label: { icon }")
                == "‹t Button›(‹s \"x\"›) { ‹m go›() } ‹l label›: { icon }")
    }

    @Test func nothingIsLost() {
        for file in CaseFile.all {
            let source = SourceText(file.source)
            for count in stride(from: 0, through: source.bytes.count, by: 17) {
                let part = SourceText(name: "", bytes: Array(source.bytes[..<count]))
                var end = 0
                for span in Highlighter.spans(of: part) {
                    #expect(span.range.lower == end)
                    end = span.range.upper
                }
                #expect(end == count)
            }
        }
    }

    @Test func htmlIsEscapedAndCutAtLines() {
        #expect(
            HighlightedHTML.print(SourceText("a < b && \"<&>\"\n/* x\ny */"))
                == "a <span class=\"o\">&lt;</span> b <span class=\"o\">&amp;&amp;</span> "
                + "<span class=\"s\">&quot;&lt;&amp;&gt;&quot;</span>\n<span class=\"c\">/* x</span>\n"
                + "<span class=\"c\">y */</span>")
    }
}
