import Foundation
import Synchronization
import Testing

@testable import SiteGenerator

/// A picture of a module is drawn again when a file that it reached has changed, or what the module declares,
/// and else never.
struct ReachedFileTests {
    private static let renderer = PreviewRenderer.engine(version: "test")

    /// One file for each way in which code reaches other code. `n1`, `n2` … stand for numbers that tests
    /// change.
    private static let files = [
        "Page.swift": """
        import SwiftUI
        struct Page: View {
            @Environment(\\.room) var room
            @Shifted var shifted = 3
            let shapes: [any Shaped] = [Round(), Square()]
            var body: some View {
                VStack {
                    Text(label(of: 7)); Text(total { 1; 2 }); Text(Level.high.title); Text(Box<Cell>().title)
                    Text("\\(room) \\(shifted) \\(shapes.map(\\.size)) \\(makeLeaf().height)").modifier(Padded())
                    Button("OK") {}.buttonStyle(Wide())
                    Text("\\([1, 2].spread) \\(Cell()[3]) \\(limit)")
                }.marked()
            }
        }
        #Preview { Page() }
        """,
        "Tag.swift":
            "protocol Tag { var tag: Int { get } }\nextension Tag { var twice: Int { tag * 2 + 1 } }\nfunc label<T: Tag>(of value: T) -> String { \"\\(value.tag) \\(value.twice) 5\" }\n",
        "Int+Tag.swift": "extension Int: Tag { var tag: Int { self + 11 } }\n",
        "Array.swift": "extension Array { var spread: Int { count + 4 } }\n",
        "Total.swift":
            "@resultBuilder enum Sum { static func buildBlock(_ all: Int...) -> Int { all.reduce(0, +) + 6 } }\nfunc total(@Sum _ make: () -> Int) -> String { \"\\(make() + 1)\" }\n",
        "Level.swift": "enum Level { case low, high; var title: String { self == .low ? \"1\" : \"2\" } }\n",
        "Box.swift":
            "protocol Titled { static var name: String { get } }\nstruct Box<T: Titled> { var title: String { T.name + \"8\" } }\n",
        "Cell.swift":
            "struct Cell: Titled { static var name: String { \"9\" }\n subscript(at: Int) -> Int { at + 1 } }\n",
        "Room.swift":
            "import SwiftUI\nstruct RoomKey: EnvironmentKey { static var defaultValue: Int { 12 } }\nextension EnvironmentValues { var room: Int { get { self[RoomKey.self] } set { self[RoomKey.self] = newValue } } }\n",
        "Shifted.swift":
            "@propertyWrapper struct Shifted { var value: Int; init(wrappedValue: Int) { value = wrappedValue + 2 }\n var wrappedValue: Int { value * 10 } }\n",
        "Shapes.swift":
            "protocol Shaped { var size: Int { get } }\nstruct Round: Shaped { var size: Int { 13 } }\n",
        "Square.swift":
            "struct Square: Shaped { var size: Int { side() }\n func side(_ more: Int = extra()) -> Int { 14 + more } }\nfunc extra() -> Int { 15 }\n",
        "Tree.swift":
            "class Tree { var height: Int { 16 + own() }\n func own() -> Int { 17 } }\nfunc makeLeaf() -> Tree { Leaf() }\n",
        "Leaf.swift": "class Leaf: Tree { override func own() -> Int { 18 } }\n",
        "Padded.swift":
            "import SwiftUI\nstruct Padded: ViewModifier { func body(content: Content) -> some View { content.padding(19) } }\nextension View { func marked() -> some View { padding(21) } }\n",
        "Wide.swift":
            "import SwiftUI\nstruct Wide: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.padding(20) } }\n",
        "Limit.swift": "var limit: Int { 22 }\n",
        "Other.swift":
            "import SwiftUI\nstruct Other: View { var body: some View { Text(\"23\") } }\nfunc unused() -> Int { 24 }\n",
    ]

    private func input(_ files: [String: String]) -> SiteInput {
        var input = TestSite.pages([
            "index.md":
                "---\ntitle: T\ndescription: D.\n---\n\n```swift preview=\"Page.swift\" widths=200\n```\n"
        ])
        let all = files.sorted { $0.key < $1.key }.map {
            InputFile(path: $0.key, bytes: Bytes($0.value.utf8))
        }
        input.modules = [ModuleInput(name: "Kit", folder: "Kit", files: all)]
        input.settings = SourceFile(path: "site.yml", bytes: Bytes("modules:\n  Kit: ../Kit\n".utf8))
        return input
    }

    private func page(_ files: [String: String], _ renderer: PreviewRenderer) -> String {
        let output = SiteBuilder(renderer: renderer).buildPages(input(files))
        return (output.files.first { $0.path == "index.html" }?.bytes.text ?? "")
            + output.problems.map(\.message).joined(separator: "\n")
    }

    /// Every number of every file, changed alone: what comes from memory is what would be drawn.
    @Test func noChangeIsMissed() throws {
        let memory = PreviewMemory()
        let remembering = memory.remembering(Self.renderer)
        let first = page(Self.files, remembering)
        #expect(first.contains("<svg"), "\(first.suffix(900))")
        var (changes, others) = (0, 0)
        for (name, text) in Self.files.sorted(by: { $0.key < $1.key }) {
            for match in text.matches(of: /[0-9]+/) {
                var files = Self.files
                files[name] = text.replacingCharacters(in: match.range, with: "\(Int(match.output)! + 31)")
                let drawn = page(files, Self.renderer)
                #expect(page(files, remembering) == drawn, "\(name): \(match.output)")
                changes += 1
                if drawn != first { others += 1 }
            }
        }
        #expect(changes > 30 && others > 25, "\(others) of \(changes)")
    }

    /// A renderer that counts what it draws.
    private func counted(_ drawn: Counted) -> PreviewRenderer {
        PreviewRenderer(version: "test") { request in
            drawn.count.add(1, ordering: .relaxed)
            return Self.renderer.render(request)
        }
    }

    private final class Counted: Sendable { let count = Atomic(0) }

    /// How often the picture is drawn when a file is exchanged for another.
    private func drawings(_ name: String, _ change: (String) -> String) -> Int {
        let drawn = Counted()
        let remembering = PreviewMemory().remembering(counted(drawn))
        _ = page(Self.files, remembering)
        var files = Self.files
        files[name] = change(files[name] ?? "")
        #expect(page(files, remembering) == page(files, Self.renderer), "\(name)")
        _ = page(Self.files, remembering)
        return drawn.count.load(ordering: .relaxed) - 1
    }

    @Test func whatIsNotReachedIsNotDrawnAgain() {
        #expect(drawings("Other.swift") { $0.replacing("23", with: "a longer text") } == 0)
        #expect(drawings("Other.swift") { $0.replacing("24", with: "24 + 1") } == 0)
        #expect(
            drawings("Cell.swift") { $0.replacing("\"9\"", with: "\"99\"") } == 1,
            "the way back is remembered")
    }

    /// A new declaration may be a better one for a call elsewhere.
    @Test func newDeclarationsCount() {
        #expect(
            drawings("Other.swift") { $0 + "\nfunc label(of value: Int) -> String { \"better\" }\n" } == 1)
        #expect(drawings("New.swift") { _ in "func label(of value: Int) -> String { \"better\" }\n" } == 1)
    }

    /// The files that a build reached are kept for the next.
    @Test func theyAreSaved() throws {
        let memory = PreviewMemory()
        _ = page(Self.files, memory.remembering(Self.renderer))
        let later = PreviewMemory(try #require(memory.saved()))
        let drawn = Counted()
        var files = Self.files
        files["Other.swift"]?.replace("23", with: "twenty-three")
        _ = page(files, later.remembering(counted(drawn)))
        #expect(drawn.count.load(ordering: .relaxed) == 0)
        #expect(later.saved() == nil)
    }
}
