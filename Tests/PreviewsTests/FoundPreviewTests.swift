import Syntax
import Testing

@testable import Previews

/// Previews are found in files and fences, and each can be shown.
@Suite struct FoundPreviewTests {
    static let card = """
        import SwiftUI

        struct Card: View {
            var title = "card"
            var body: some View { Text(title) }
        }

        #Preview { Card() }

        #Preview("Long title", traits: .sizeThatFitsLayout) {
            @Previewable @State var title = "long"
            Card(title: title)
        }

        #if DEBUG
        private struct Card_Previews: PreviewProvider {
            static let words = ["one", "two"]
            static var previews: some View {
                let first = words[0]
                Card(title: first).previewDisplayName("First")
                Group {
                    Card(title: words[1]).previewLayout(.fixed(width: 100, height: 50))
                    Card(title: "three").previewDevice("iPhone SE").previewDisplayName("Third")
                }
                .previewInterfaceOrientation(.landscapeLeft)
            }
        }
        #endif

        #Preview("Fixed", traits: .fixedLayout(width: 120, height: 80), .landscapeLeft, body: { Card(title: "fixed") })
        """

    static let modules = SourceModules([
        SourceModule(name: "Kit", files: [SourceText(card, name: "Sources/Kit/Card.swift")])
    ])

    /// Rows of a lazy container appear when they are seen: at heights of 50 with 8 between them, four of them in
    /// 200 points. An alarm that sets the next one ends when the preview's time does.
    @Test(arguments: [
        (
            """
            @State var last = -1
            VStack {
                Text("last \\(last)")
                ScrollView {
                    LazyVStack { ForEach(0..<50) { n in Color.blue.frame(height: 50).onAppear { last = max(last, n) } } }
                }
                .frame(height: 200)
            }
            """, "last 3"
        ),
        (
            """
            @State var last = -1
            VStack {
                Text("last \\(last)")
                List(0..<50) { n in Text("row").task { last = max(last, n) } }.frame(height: 4 * 52 + 10)
            }
            """, "last 3"
        ),
        (
            """
            @State var ticks = 0
            Text(ticks > 5 ? "many" : "few").onChange(of: ticks, initial: true) {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { ticks += 1 }
            }
            """, "many"
        ),
    ])
    func appears(_ code: String, _ text: String) throws {
        let figure = TestPreview.figure(code) { $0.widths = [200, 300] }
        #expect(figure.diagnostics.isEmpty)
        for picture in figure.pictures { #expect(picture.svg.contains(">\(text)<")) }
    }

    /// A `print` at the end shows what was declared, and a view is part of another one also where its
    /// initializer is handed on.
    @Test(arguments: [
        "struct Home: View { var body: some View { Text(\"home\") } }\nprint(1)",
        """
        struct Home: View {
            @State private var isOpen = false
            var body: some View { Text("home").sheet(isPresented: $isOpen, content: Detail.init) }
        }
        struct Detail: View { var body: some View { Text("detail") } }
        """,
    ])
    func shown(_ code: String) throws {
        let figure = TestPreview.figure(code) { $0.widths = [200] }
        #expect(figure.diagnostics.isEmpty)
        #expect(try #require(figure.pictures.first).svg.contains(">home<"))
    }

    /// Of a provider whose code returns its view, only that is one; what a `#Preview` returns may be of
    /// different types.
    @Test func viewsThatAreReturned() {
        let source = """
            import SwiftUI

            struct Page: View { var title: String; var body: some View { Text(title) } }

            struct Page_Previews: PreviewProvider {
                static var previews: some View {
                    var title = "first"
                    title = title + "s"
                    title.append("!")
                    return Page(title: title)
                }
            }

            #Preview("Either") {
                if #available(iOS 14, *) { return Page(title: "new") } else { return Text("old") }
            }
            """
        let modules = SourceModules([
            SourceModule(name: "Kit", files: [SourceText(source, name: "Page.swift")])
        ])
        #expect(modules.previews.map(\.line) == [10, 14])
        var snippet = Snippet(SourceText(""))
        (snippet.modules, snippet.home) = (modules, "Kit")
        let compilation = PreviewEngine().compile(snippet)
        #expect(modules.previews.map { texts(compilation.showing($0)) } == [["firsts!"], ["new"]])
    }

    /// Each element of a `ForEach` is a preview, where the elements are written out; its traits and names may
    /// come from them.
    @Test func elementsOfForEach() {
        let source = """
            import SwiftUI

            struct Row: View { var title: String; var body: some View { Text(title) } }

            struct Rows: PreviewProvider {
                static let all = ["x", "y"]
                static var previews: some View {
                    let sign = "!"
                    ForEach(0..<2) { n in Row(title: "row \\(n)\\(sign)").previewDisplayName("Row \\(n)") }
                    ForEach(["SE", "mini"], id: \\.self) {
                        Row(title: $0).previewDevice(PreviewDevice(rawValue: $0)).previewDisplayName($0)
                    }
                    .previewLayout(.sizeThatFits)
                    ForEach(1...1, id: \\.self) { n in
                        Group { Row(title: "a\\(n)"); Row(title: "b\\(n)") }
                    }
                    ForEach(all, id: \\.self) { Row(title: $0) }
                }
            }
            """
        let modules = SourceModules([
            SourceModule(name: "Kit", files: [SourceText(source, name: "Rows.swift")])
        ])
        let found = modules.previews
        #expect(found.map(\.label) == ["Row 0", "Row 1", "SE", "mini", "#5", "#6", "#7"])
        #expect(found.map(\.device) == [nil, nil, "SE", "mini", nil, nil, nil])
        #expect(found[0] != found[1] && found[0].body == found[1].body)
        var snippet = Snippet(SourceText(""))
        (snippet.modules, snippet.home) = (modules, "Kit")
        let compilation = PreviewEngine().compile(snippet)
        #expect(
            found.map { texts(compilation.showing($0)) }
                == [["row 0!"], ["row 1!"], ["SE"], ["mini"], ["a1"], ["b1"], ["x", "y"]])
    }

    @Test func allFormsAreFound() {
        let found = Self.modules.previews
        #expect(found.map(\.label) == ["#1", "Long title", "First", "#4", "Third", "Fixed"])
        #expect(found.map(\.line) == [8, 10, 20, 22, 23, 30])
        #expect(found.map(\.number) == [1, 2, 3, 4, 5, 6])
        #expect(found.map(\.provider) == [nil, nil, "Card_Previews", "Card_Previews", "Card_Previews", nil])
        #expect(
            found.map { "\($0.layout)" } == [
                "device", "sizeThatFits", "device", "fixed(width: 100.0, height: 50.0)", "device",
                "fixed(width: 120.0, height: 80.0)",
            ])
        #expect(found.map(\.isLandscape) == [false, false, false, true, true, true])
        #expect(found.map(\.device) == [nil, nil, nil, nil, "iPhone SE", nil])
        #expect(found[0].source.text(in: found[0].body) == "Card()")
        #expect(found[3].source.text(in: found[3].body).hasPrefix("Card(title: words[1])"))
    }

    @Test func eachIsShownFromOneProgram() {
        var snippet = Snippet(SourceText(""))
        snippet.modules = Self.modules
        snippet.home = "Kit"
        let compilation = PreviewEngine().compile(snippet)
        let shown = Self.modules.previews.map { texts(compilation.showing($0)) }
        #expect(shown == [["card"], ["long"], ["one"], ["two"], ["three"], ["fixed"]])
    }

    @Test func traitsDecideTheSize() {
        var snippet = Snippet(SourceText(""))
        snippet.modules = Self.modules
        snippet.home = "Kit"
        let compilation = PreviewEngine().compile(snippet)
        let sizes = Self.modules.previews.map { preview in
            let figure = compilation.showing(preview).figure(FigureRequest())
            return
                "\(Int(figure.pictures[0].canvas.size.width)) \(Int(figure.pictures[0].canvas.size.height))"
        }
        #expect(sizes == ["393 20", "33 20", "393 20", "100 50", "393 20", "120 80"])
    }

    /// What is smaller than the room of `.fixedLayout` is in its middle, as in a window of that size.
    @Test func fixedRoomsHoldTheirViewInTheMiddle() throws {
        let compilation = PreviewEngine().compile(
            Snippet(
                SourceText(
                    "#Preview(traits: .fixedLayout(width: 200, height: 80)) { Color.red.frame(width: 40, height: 20) }"
                )))
        let shown = compilation.showing(compilation.previews[0])
        let canvas = try #require(shown.figure(FigureRequest()).pictures.first).canvas
        #expect(canvas.minX == -80 && canvas.minY == -30 && canvas.maxX == 120 && canvas.maxY == 50)
        let session = try #require(PreviewSession(shown, in: PreviewEnvironment()))
        session.keepsLayout = false
        #expect(session.rendering(width: 200, height: 80)?.canvas == canvas)
    }

    @Test func severalInAFenceAreSeveralPictures() {
        let compilation = PreviewEngine().compile(
            Snippet(SourceText("#Preview { Text(\"a\") }\n#Preview(\"B\") { Text(\"b\") }")))
        #expect(compilation.previews.map(\.label) == ["#1", "B"])
        #expect(compilation.previews.map { texts(compilation.showing($0)) } == [["a"], ["b"]])
    }

    @Test func providersOfAFenceAreShownOneByOne() {
        let text = "struct P: PreviewProvider { static var previews: some View { Text(\"a\"); Text(\"b\") } }"
        let compilation = PreviewEngine().compile(Snippet(SourceText(text)))
        #expect(compilation.previews.map { texts(compilation.showing($0)) } == [["a"], ["b"]])
    }

    @Test func modifiersStandAroundAPreview() {
        let text = """
            struct Words: PreviewModifier {
                static func makeSharedContext() async throws -> [String] { ["shared"] }
                func body(content: Content, context: [String]) -> some View { VStack { Text(context[0]); content } }
            }
            struct Plain: PreviewModifier {
                func body(content: Content, context: Void) -> some View { HStack { Text("outer"); content } }
            }
            #Preview(traits: .modifier(Words()), .modifier(Plain())) { Text("inner") }
            """
        let compilation = PreviewEngine().compile(Snippet(SourceText(text)))
        #expect(texts(compilation).prefix(3) == ["outer", "shared", "inner"])
        #expect(
            texts(compilation.showing(compilation.previews[0])).prefix(3) == ["outer", "shared", "inner"])
    }

    @Test func aPreviewOfAnotherModuleIsAnError() {
        var snippet = Snippet(SourceText("import SwiftUI\nText(\"a\")"))
        snippet.modules = Self.modules
        let compilation = PreviewEngine().compile(snippet).showing(Self.modules.previews[1])
        #expect(
            texts(compilation) == ["the preview 'Long title' is in a module that the snippet does not import"]
        )
    }

    @Test func aMistakeInAPreviewIsItsOwn() {
        let text = "#Preview { Text(\"a\") }\n#Preview { Unknown() }"
        let modules = SourceModules([SourceModule(name: "Kit", files: [SourceText(text, name: "A.swift")])])
        var snippet = Snippet(SourceText(""))
        snippet.modules = modules
        snippet.home = "Kit"
        let compilation = PreviewEngine().compile(snippet)
        #expect(texts(compilation.showing(modules.previews[0])) == ["a"])
        let wrong = compilation.showing(modules.previews[1])
        #expect(wrong.diagnostics.map { wrong.sources.position(of: $0) } == ["A.swift:2:12"])
        #expect(texts(wrong) == ["cannot find 'Unknown' in scope"])
    }

    @Test(arguments: [
        ("Card.swift", "#1,Long title,First,#4,Third,Fixed"), ("Card.swift/Third", "Third"),
        ("Kit/Card.swift/#4", "#4"),
        ("Card.swift/Card_Previews", "First,#4,Third"),
        (
            "Card.swift/Longtitle",
            "'Card.swift' has no preview 'Longtitle'; it has '#1', 'Long title', 'First', '#4', 'Third', 'Fixed' (Long title)"
        ),
        ("Cart.swift", "there is no preview in a file 'Cart.swift' (Card.swift)"),
        ("Other/Card.swift", "there is no preview in a file 'Other/Card.swift' (Sources/Kit/Card.swift)"),
    ])
    func referencesNamePreviews(_ reference: String, _ found: String) {
        do throws(PreviewReference.Mistake) {
            #expect(
                try PreviewReference(reference).find(in: Self.modules.previews).map(\.label).joined(
                    separator: ",") == found)
        } catch {
            #expect("\(error.message) (\(error.suggestion ?? "-"))" == found)
        }
    }

    private func texts(_ compilation: Compilation) -> [String] {
        let figure = compilation.figure(FigureRequest())
        guard let picture = figure.pictures.first else { return figure.diagnostics.map(\.message) }
        return picture.texts
    }
}

extension Sources {
    fileprivate func position(of diagnostic: Diagnostic) -> String {
        self[diagnostic.range].map { $0.position(of: diagnostic.range.lower) } ?? "?"
    }
}
