import Syntax
import Testing

@testable import Previews

/// What published packages write, each with the texts that are drawn.
@Suite struct PublishedCodeTests {
    /// A binding, or a `ForEach`, tells its type as a value of a protocol's type as well, so that the protocol
    /// is satisfied by the extension whose conditions hold.
    @Test func valuesOfProtocolsKeepTheirTypes() {
        let code = """
            protocol Holder { var words: [String] { get } }
            extension Binding: Holder where Value == Int { var words: [String] { ["\\(wrappedValue)"] } }
            protocol Numbers { var words: [String] { get } }
            extension ForEach: Numbers where Data == Range<Int>, ID == Int, Content == Text {
                var words: [String] { data.map { "\\($0)" } }
            }
            protocol Others { var words: [String] { get } }
            extension ForEach: Others where Data.Element: Identifiable { var words: [String] { ["others"] } }
            extension View {
                func found() -> [String] {
                    if let holder = self as? Others { return holder.words }
                    if let holder = self as? Numbers { return holder.words }
                    return ["none"]
                }
            }
            struct Shown<Value>: View {
                let value: Value
                var body: some View { Text((value as? Holder)?.words.joined() ?? "none") }
            }
            struct Item: Identifiable { let id = 1 }
            #Preview {
                Shown(value: Binding.constant(7))
                Shown(value: Binding.constant("a"))
                Text(ForEach(0..<3) { Text("\\($0)") }.found().joined())
                Text(ForEach([Item()]) { _ in Text("a") }.found().joined())
                Text(Color.red.found().joined())
                Text("\\(Binding.constant(1) is Holder) \\(Binding.constant("a") is Holder)")
            }
            """
        #expect(texts(code) == ["7", "none", "012", "others", "none", "true false"])
    }

    /// `ForEach(1...3, id: \.self)` in a closure: what it gives rules out what wants rows with an id.
    @Test func builtRowsDecide() {
        let code = """
            struct Pages<Selection: Hashable, Page: View>: View {
                let all: [Selection]
                var body: some View { Text(all.map { "\\($0)" }.joined()) }
            }
            extension Pages {
                init<Data>(selection: Binding<Selection>, content: () -> ForEach<Data, Data.Element, Page>)
                where Data: RandomAccessCollection, Selection == Data.Element { all = Array(content().data) }
                init<Data>(selection: Binding<Selection>, content: () -> ForEach<Data, Data.Element.ID, Page>)
                where Data: RandomAccessCollection, Data.Element: Identifiable, Selection == Data.Element.ID {
                    all = content().data.map { $0.id }
                }
            }
            struct Item: Identifiable { let id: String }
            #Preview {
                Pages(selection: .constant(1)) { ForEach(1...3, id: \\.self) { Text("\\($0)") } }
                Pages(selection: .constant("a")) { ForEach([Item(id: "a"), Item(id: "b")]) { Text($0.id) } }
            }
            """
        #expect(texts(code) == ["123", "ab"])
    }

    /// Attributes of SwiftUI and UIKit have the same names: their scopes tell which is meant.
    @Test func scopesOfAttributes() {
        let code = """
            import UIKit
            let text: AttributedString = {
                var text = AttributedString("abc")
                text.uiKit.foregroundColor = .label
                var container = AttributeContainer()
                container.uiKit.foregroundColor = .green
                container.uiKit.backgroundColor = .blue
                text.mergeAttributes(container)
                text.swiftUI.kern = 3
                text[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] = 2
                return text
            }()
            #Preview {
                Text("\\(text.uiKit.font == nil) \\(text.uiKit.foregroundColor == .green) \\(text.swiftUI.font == nil)")
                Text("\\(text.uiKit.backgroundColor == .blue) \\(text.kern ?? 0) \\(text.tracking ?? 0)")
            }
            """
        #expect(texts(code) == ["true true true", "true 3.0 2.0"])
    }

    /// What a modifier gives conforms to what its type says, and to nothing else.
    @Test func castsOfOpaqueTypes() {
        let code = """
            protocol GridLine {}
            struct Cell: View, GridLine { var body: some View { Text("c") } }
            func isLine<V: View>(_ view: V) -> Bool { view is GridLine }
            #Preview {
                let plain: Any = Text("a").padding()
                Text("\\(isLine(Cell())) \\(isLine(Cell().padding())) \\(isLine(Text("a").opacity(0.5)))")
                Text("\\(plain is GridLine) \\(plain is any View) \\(plain is Text) \\(plain is any Equatable)")
            }
            """
        #expect(texts(code) == ["true false false", "false true false false"])
    }

    /// An own attribute has a key.
    @Test func ownAttributes() {
        let code = """
            enum Level: AttributedStringKey { typealias Value = Int; static let name = "level" }
            let text: AttributedString = {
                var text = AttributedString("abc")
                text[text.range(of: "b")!][Level.self] = 2
                return text
            }()
            #Preview {
                Text(text.runs.map { "\\($0[Level.self] ?? 0)" }.joined())
                Text("\\(text.runs[Level.self].compactMap { $0.0 })")
            }
            """
        #expect(texts(code) == ["020", "[2]"])
    }

    @Test func visibilityOfLabels() {
        let code = """
            struct Shown: View {
                @Environment(\\.labelsVisibility) private var labels
                var body: some View { Text("\\(labels)") }
            }
            #Preview {
                Shown()
                Shown().labelsVisibility(.visible)
                Shown().labelsVisibility(.hidden)
                Shown().labelsHidden()
                Shown().labelsVisibility(.automatic).environment(\\.labelsVisibility, .hidden)
            }
            """
        #expect(texts(code) == ["automatic", "visible", "hidden", "hidden", "automatic"])
    }

    /// Apple's documentation: always zero where a window fills the screen without controls of its own.
    @Test func cornersOfWindows() {
        let code = """
            #Preview { GeometryReader { Text("\\($0.containerCornerInsets.topLeading.width)") } }
            """
        #expect(texts(code).first == "0.0")
    }

    /// A long list makes the rows that are seen, whatever is done when its rows appear.
    @Test func longListsThatAppear() {
        let code = """
            struct Row: View {
                let number: Int
                var body: some View { Text((0..<200).reduce("") { $0.count > 5 ? $0 : $0 + "\\($1)" }) }
            }
            #Preview {
                ScrollViewReader { reader in
                    List {
                        ForEach(0..<3000) { Row(number: $0).id("\\($0)") }
                            .onAppear { reader.scrollTo("2") }
                    }
                }
            }
            """
        #expect(texts(code).first == "012345")
    }

    private func texts(_ code: String) -> [String] {
        let compilation = PreviewEngine().compile(Snippet(SourceText("import SwiftUI\n" + code)))
        let errors = compilation.diagnostics.filter { $0.severity == .error }.map(\.message)
        guard errors.isEmpty, let picture = compilation.figure(FigureRequest()).pictures.first else {
            return errors + compilation.figure(FigureRequest()).diagnostics.map(\.message)
        }
        return picture.texts
    }
}
