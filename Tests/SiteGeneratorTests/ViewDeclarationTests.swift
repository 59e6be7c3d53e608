import Testing

@testable import SiteGenerator

/// What a catalogue says of a type is read off its declaration and its comments.
struct ViewDeclarationTests {
    private func types(_ text: String) -> [ViewDeclaration] {
        ViewDeclaration.all(in: SourceFile(path: "A.swift", bytes: Bytes(text.utf8)))
    }

    @Test func initializersAndComments() throws {
        let view = try #require(
            types(
                """
                /// A card, with ``Badge``.
                ///
                /// More of it.
                @MainActor
                public struct Card<A: View>: View {
                    private let title: String
                    /// Whether it stands out.
                    public var isRaised = false
                    @State private var count = 0
                    /// Makes one.
                    /// - Parameters:
                    ///   - title: A line,
                    ///     at the top.
                    ///   - accessory: What is beside it.
                    /// - Returns: nothing.
                    public init(_ title: String = "x", @ViewBuilder accessory: () -> A) { self.title = title }
                    private init() {}
                    public var body: some View { Text(title) }
                }
                extension Card where A == EmptyView {
                    /**
                     Makes a plain one.
                     - Parameter title: A line.
                     */
                    public init(title: String) {}
                }
                struct Inner: View { var body: some View { Text("") } }
                struct Card_Previews: PreviewProvider { static var previews: some View { Card(title: "") } }
                """
            ).first)
        #expect(view.name == "Card")
        #expect(view.comment.summary == "A card, with ``Badge``.")
        #expect(view.comment.discussion.map(\.text) == ["More of it."])
        #expect(view.initializers.map(\.title) == ["init(_:accessory:)", "init(title:)"])
        #expect(
            view.initializers[0].parameters.map {
                "\($0.name) \($0.type) \($0.standard ?? "-") \($0.meaning)"
            } == [
                "title String \"x\" A line, at the top.",
                "accessory @ViewBuilder () -> A - What is beside it.",
            ])
        #expect(view.initializers[1].comment.summary == "Makes a plain one.")
        #expect(view.initializers[1].parameters.map(\.meaning) == ["A line."])
        #expect(
            view.properties.map { "\($0.name) \($0.type) \($0.meaning)" } == [
                "isRaised Bool Whether it stands out."
            ])
    }

    @Test func whatTheCompilerMakes() throws {
        let view = try #require(
            types(
                """
                struct Row: View {
                    /// Who.
                    let name: String
                    @Binding var isOn: Bool
                    var note: String?
                    let fixed = 3
                    @Environment(\\.colorScheme) var scheme
                    var body: some View { Text(name) }
                }
                """
            ).first)
        #expect(
            view.initializers.map(\.code) == ["init(name: String, isOn: Binding<Bool>, note: String? = nil)"])
        #expect(view.initializers[0].parameters.map(\.meaning) == ["Who.", "", ""])
    }
}
