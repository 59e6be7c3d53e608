import Testing

@testable import SiteGenerator

struct InheritedCommentsTests {
    private static let source = """
        public protocol Lamp {
            /// Begins to shine.
            func light(_ hours: Int)
            /// How far it is seen.
            var range: Double { get }
            /// Less.
            static func dimmed()
        }
        public protocol Beacon: Lamp {}
        extension Lamp {
            public func light(_ hours: Int) {}
        }
        public struct Tower: Beacon {
            public func light(_ hours: Int) {}
            public func light(_ name: String) {}
            /// Nine miles.
            public var range: Double { 9 }
        }
        """

    private static func table() -> SymbolTable {
        var settings = Settings()
        settings.reference = [ReferenceSetting(subject: .module("Kit"), range: 0..<0)]
        let modules = ModuleSet([]).updated(with: [
            ModuleInput(
                name: "Kit", folder: "Kit", files: [InputFile(path: "Kit.swift", bytes: Bytes(source.utf8))])
        ])
        let input = TestSite.pages(["index.md": "# Home\n"])
        return Reference(ReferenceGraphs(input: input, settings: settings, modules: modules), key: 1).table
    }

    @Test func requirementsLendTheirComments() {
        let table = Self.table()
        func words(_ path: String) -> [String] {
            table.all.filter { $0.path.joined(separator: ".") == path }.map {
                SymbolWords.plain($0.comment.summary)
            }.sorted()
        }
        #expect(words("Tower.light(_:)") == ["", "Begins to shine."])
        #expect(words("Tower.range") == ["Nine miles."])
        #expect(words("Lamp.light(_:)") == ["Begins to shine.", "Begins to shine."])
    }

    /// What a comment names is looked for where it was written, after all that is nearer.
    @Test func linksOfALentComment() throws {
        let table = Self.table()
        let tower = try #require(table.all.first { $0.path == ["Tower", "light(_:)"] && $0.lender != nil })
        guard case .symbol(let found) = table.resolve("dimmed()-1abc", from: tower) else {
            Issue.record("no symbol")
            return
        }
        #expect(found.path == ["Lamp", "dimmed()"])
        if case .symbol = table.resolve("dimmed()", from: table.modules[0]) {
            Issue.record("found from afar")
        }
    }
}
