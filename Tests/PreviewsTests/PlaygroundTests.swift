import Foundation
import Previews
import Testing

/// The protocol that the living page speaks, asked as the page asks.
@Suite struct PlaygroundTests {
    static let counter = """
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("count \\(count)")
                    Button("Add") { count += 1 }
                }
            }
        }
        Counter()
        """

    @Test func aPictureAtAWidth() throws {
        let playground = Playground("Text(\"hi\").padding()")
        let answer = try playground.picture()
        #expect(answer.width == 300)
        #expect(answer.words == ["hi"])
        #expect(answer.diagnostics?.isEmpty == true)
        #expect(answer.tokens == nil)
    }

    @Test func viewsKnowTheirPlaceInTheCode() throws {
        let playground = Playground("// é😀\nText(\"hi\")\n    .padding()")
        let views = try #require(try playground.picture().views)
        let text = try #require(views.first { $0.name == "Text" })
        let start = try #require(playground.source.range(of: "Text(\"hi\")"))
        let code = playground.source.utf16
        #expect(text.from == code.distance(from: code.startIndex, to: start.lowerBound))
        #expect(text.to == code.distance(from: code.startIndex, to: start.upperBound))
    }

    @Test func diagnosticsHaveRanges() throws {
        let answer = try Playground("VStack {\n    Text(\"a\").paddin()\n}").ask("check")
        let diagnostic = try #require(answer.diagnostics?.first)
        #expect(diagnostic.severity == "error")
        #expect(diagnostic.line == 2)
        #expect(diagnostic.start == 23)
        #expect(diagnostic.end == 29)
    }

    @Test func anErrorHasNoPictureAndMendingItHas() throws {
        let playground = Playground("Text(\"a\"")
        #expect(try playground.picture().svg == nil)
        playground.source = "Text(\"a\")"
        #expect(try playground.picture().words == ["a"])
    }

    @Test func tokensComeWithThePicture() throws {
        let answer = try Playground("let x = 1\nText(\"a\")").picture("tokens")
        #expect(answer.tokens?.contains("<span class=\"k\">let</span>") == true)
    }

    /// What the page tells of a picture is what the build tells of it, letter for letter.
    @Test(arguments: [[], ["VStack"]]) func explanationIsTheBuilds(names: [String]) throws {
        let playground = Playground(
            "VStack { HStack { Text(\"a & b\"); Spacer() }; ViewThatFits { Text(\"wide\"); Text(\"w\") } }")
        let figure = TestPreview.figure(playground.source) {
            $0.widths = [200]
            $0.explained = names
        }
        let built = try #require(figure.pictures.first).explanations
        playground.options = [("width", "200"), ("parts", "explanation")] + names.map { ("explain", $0) }
        let answer = try playground.ask("picture")
        #expect(built.count == (names.isEmpty ? 3 : 1))
        #expect(answer.explanation == ExplanationHTML.print(built))
    }

    // MARK: State

    @Test func aTapRunsTheSnippetsClosure() throws {
        let playground = Playground(Self.counter)
        let frame = try #require(try playground.picture().control("button")?.control.frame)
        let point = [
            ("x", "\((frame[0] + frame[2] / 2).rounded())"), ("y", "\((frame[1] + frame[3] / 2).rounded())"),
        ]
        #expect(try playground.ask("tap", point).words == ["count 1", "Add"])
        #expect(try playground.ask("tap", point).words == ["count 2", "Add"])
        #expect(try playground.picture().words == ["count 2", "Add"])
    }

    @Test func stateOutlivesADragAndNotAReset() throws {
        let playground = Playground(Self.counter)
        let button = try #require(try playground.picture().control("button")?.number)
        try playground.ask("act", [("control", "\(button)")])
        playground.options = [("width", "120")]
        #expect(try playground.picture().words == ["count 1", "Add"])
        #expect(try playground.ask("reset").words == ["count 0", "Add"])
    }

    /// A view on a screen keeps its state when the screen turns dark; another picture of the same code has its own.
    @Test func stateOutlivesItsSurroundings() throws {
        let playground = Playground(Self.counter)
        let first = [("prefix", "live-0-0")], second = [("prefix", "live-0-1"), ("scheme", "dark")]
        let button = try #require(
            try playground.ask("picture", first + [("parts", "controls")]).control("button")?.number)
        #expect(try playground.ask("act", first + [("control", "\(button)")]).words == ["count 1", "Add"])
        #expect(try playground.ask("picture", second).words == ["count 0", "Add"])
        #expect(try playground.ask("picture", first + [("typeSize", "xLarge")]).words == ["count 1", "Add"])
        #expect(try playground.ask("picture", first + [("device", "iPhone SE")]).words == ["count 1", "Add"])
        #expect(
            try playground.ask("act", first + [("scheme", "dark"), ("control", "\(button)")]).words == [
                "count 2", "Add",
            ])
        #expect(try playground.ask("picture", first).words == ["count 2", "Add"])
        #expect(try playground.ask("reset", first + [("scheme", "dark")]).words == ["count 0", "Add"])
    }

    @Test func aTapBesideDoesNothing() throws {
        let playground = Playground(Self.counter)
        _ = try playground.picture()
        #expect(try playground.ask("tap", [("x", "-400"), ("y", "0")]).words == ["count 0", "Add"])
    }

    @Test func aTapReachesTheForemostView() throws {
        let playground = Playground(
            """
            struct Pile: View {
                @State private var hit = "none"
                var body: some View {
                    ZStack {
                        Color.red.onTapGesture { hit = "back" }
                        Color.blue.frame(width: 40, height: 40).onTapGesture { hit = "front" }
                        Text(hit)
                    }
                    .frame(width: 100, height: 100)
                }
            }
            Pile()
            """)
        _ = try playground.picture()
        #expect(try playground.ask("tap", [("x", "35"), ("y", "35")]).words == ["front"])
        #expect(try playground.ask("tap", [("x", "5"), ("y", "5")]).words == ["back"])
    }

    @Test func aDisabledButtonHasNoAction() throws {
        let playground = Playground("Button(\"a\") {}.disabled(true)")
        #expect(try playground.picture().controls?.isEmpty == true)
    }

    @Test func animationIsAskedFor() throws {
        let playground = Playground(
            Self.counter.replacingOccurrences(
                of: "{ count += 1 }", with: "{ withAnimation(.linear(duration: 0.2)) { count += 1 } }"))
        let button = try #require(try playground.picture().control("button")?.number)
        #expect(try playground.ask("act", [("control", "\(button)")]).animation == 0.2)
        #expect(try playground.picture().animation == nil)
    }

    @Test func manyTapsDoNotUseUpABudget() throws {
        let playground = Playground(
            Self.counter.replacingOccurrences(of: "count += 1", with: "for _ in 0..<20_000 { count += 1 }"))
        let button = try #require(try playground.picture().control("button")?.number)
        var answer = try playground.picture()
        for _ in 0..<25 { answer = try playground.ask("act", [("control", "\(button)")]) }
        #expect(answer.words == ["count 500000", "Add"])
    }

    @Test func aTapIsAboutThePictureItWasMadeIn() throws {
        let playground = Playground(
            """
            struct Pair: View {
                @State private var hit = "none"
                var body: some View {
                    HStack(spacing: 0) {
                        Color.red.onTapGesture { hit = "left" }
                        Color.blue.onTapGesture { hit = "right" }
                    }
                    .frame(height: 40)
                    .overlay { Text(hit) }
                }
            }
            Pair()
            """)
        _ = try playground.picture()
        playground.options = [("width", "100")]
        _ = try playground.picture()
        playground.options = [("width", "300")]
        #expect(try playground.ask("tap", [("x", "90"), ("y", "10")]).words == ["left"])
    }

    // MARK: Trouble

    @Test(arguments: [
        "while true {}\nText(\"a\")",
        "func f(_ n: Int) -> Int { f(n + 1) + 1 }\nText(\"\\(f(0))\")",
        "struct V: View { var body: some View { V() } }\nV()",
        "var s = \"a\"\nwhile true { s += s }\nText(s)",
    ])
    func codeThatDoesNotEndIsADiagnostic(_ source: String) throws {
        let playground = Playground(source)
        let answer = try playground.picture()
        #expect(answer.svg == nil)
        #expect(answer.diagnostics?.contains { $0.severity == "error" } == true)
        playground.source = "Text(\"well\")"
        #expect(try playground.picture().words == ["well"])
    }

    @Test func anActionThatTrapsEndsTheSessionAndTheNextPictureIsFresh() throws {
        let playground = Playground(
            Self.counter.replacingOccurrences(of: "count += 1", with: "count = [1][count + 1]"))
        let button = try #require(try playground.picture().control("button")?.number)
        let answer = try playground.ask("act", [("control", "\(button)")])
        #expect(answer.svg == nil)
        #expect(answer.diagnostics?.first?.message.contains("index") == true)
        #expect(try playground.picture().words == ["count 0", "Add"])
    }

    @Test(arguments: [
        "", "command picture", "source 99999999999\nabc", "command set\ncontrol 99\nvalue x\nsource 0\n\n",
        "\u{0}\u{1}",
    ])
    func anyBytesAreAnswered(_ bytes: String) throws {
        let answer = PlaygroundHost().answer(Array(bytes.utf8))
        let told = try JSONDecoder().decode(Playground.Answer.self, from: Data(answer))
        #expect(told.diagnostics?.isEmpty == false)
    }

    // MARK: Inspection

    @Test func negotiationOfAStack() throws {
        let playground = Playground("HStack(spacing: 0) {\n    Color.red\n    Color.blue.frame(width: 30)\n}")
        let number = try #require(try playground.picture().views?.first { $0.name == "HStack" }?.number)
        let table = try playground.ask("negotiation", [("view", "\(number)")])
        #expect(table.columns == ["", "child", "width offered", "width taken", "left"])
        #expect(table.rows?.map { $0[1] } == ["Color", "Color"])
        #expect(table.rows?.last == ["2", "Color", "270", "270", "0"])
    }

    @Test func breakpointsOfAViewThatFits() throws {
        let source = "ViewThatFits {\n    Color.red.frame(width: 142)\n    Color.blue.frame(width: 80)\n}"
        let answer = try Playground(source).ask("breakpoints")
        #expect(answer.breakpoints == [142])
    }

    @Test(arguments: [
        ("tokens", "identifier"), ("tree", "call"), ("frames", "Text"), ("program", "padding"),
        ("display", "text"), ("trace", "proposed"),
    ])
    func intermediateForms(_ form: String, _ word: String) throws {
        let text = try #require(try Playground("Text(\"a\").padding()").ask("dump", [("form", form)]).text)
        #expect(text.lowercased().contains(word.lowercased()))
    }
}
