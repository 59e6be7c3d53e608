import Foundation
import SymbolGraphs
import SymbolKit
import Syntax
import Testing

/// What single declarations become.
@Suite struct SymbolGraphTests {
    private func graph(_ source: String, _ options: SymbolGraphOptions = SymbolGraphOptions()) -> SymbolGraph
    {
        symbolGraph(
            of: ModuleSources(name: "Kit", files: [SourceText(source, name: "Kit.swift")]), options: options)
    }

    private func declarations(_ source: String, _ options: SymbolGraphOptions = SymbolGraphOptions())
        -> [String]
    {
        graph(source, options).symbols.values.map { symbol in
            (symbol[mixin: SymbolGraph.Symbol.DeclarationFragments.self]?.declarationFragments ?? []).map(
                \.spelling
            ).joined()
        }.sorted()
    }

    @Test func whatOthersSee() {
        let source = """
            public struct Card { public var title = "", _hidden = 1; var own = 2; public init(_ title: String, _raw: Int) {} }
            public enum Tone { case calm, loud(volume: Double) }
            struct Inner { public var seen = 1 }
            """
        #expect(
            declarations(source) == [
                "case calm", "case loud(volume: Double)", "enum Tone", "struct Card", "var title: String",
            ])
        #expect(declarations(source, SymbolGraphOptions(minimumAccess: .internal)).contains("var own: Int"))
    }

    @Test func branchesOfPlatforms() {
        let source = """
            #if os(iOS)
            public func phone() {}
            #elseif canImport(AppKit)
            public func desk() {}
            #endif
            """
        #expect(declarations(source) == ["func phone()"])
        #expect(declarations(source, SymbolGraphOptions(platform: .macOS)) == ["func desk()"])
        #expect(declarations(source, SymbolGraphOptions(platform: .linux)) == [])
    }

    @Test func whatOtherSystemsHave() {
        let source = """
            public struct Card {
                #if os(macOS)
                public func desk() {}
                #elseif !os(Linux)
                public func hand() {}
                #endif
                #if os(iOS)
                public var color: Int
                #else
                public var color: String
                #endif
                #if swift(>=5)
                public func plain() {}
                #endif
            }
            #if canImport(Glibc)
            extension String { public func cards() {} }
            #endif
            """
        let all = AllPlatforms(
            of: ModuleSources(name: "Kit", files: [SourceText(source, name: "Kit.swift")]),
            options: SymbolGraphOptions())
        var found: [String: [String]] = [:]
        for symbol in all.graphs.flatMap({ Array($0.graph.symbols.values) })
        where symbol.kind.identifier != .extension {
            found[symbol.pathComponents.joined(separator: ".")] =
                all.platforms[symbol.identifier.precise]?.map(\.rawValue) ?? []
        }
        #expect(
            found == [
                "Card": [], "Card.desk()": ["macOS"], "Card.hand()": ["iOS", "tvOS", "watchOS", "visionOS"],
                "Card.color": [], "Card.plain()": [],
                "String.cards()": ["linux"],
            ])
        #expect(all.graphs.count == 2)
    }

    /// A module that is for some systems as a whole says so nowhere.
    @Test func wholeModulesOfSomeSystems() {
        let source = "#if canImport(UIKit)\npublic struct Card {}\n#endif"
        let all = AllPlatforms(
            of: ModuleSources(name: "Kit", files: [SourceText(source, name: "Kit.swift")]),
            options: SymbolGraphOptions())
        #expect(all.platforms.isEmpty && all.graphs[0].graph.symbols.count == 1)
    }

    /// Types of modules that nobody has the sources of.
    @Test func strangersAreExtended() {
        let source =
            "import Dependencies\nextension DependencyValues.Part { public var card: Int { 1 } }\nextension [Unknown] { public func none() {} }"
        let graphs = symbolGraphs(
            of: ModuleSources(name: "Kit", files: [SourceText(source, name: "Kit.swift")]))
        #expect(
            graphs.map(\.fileName) == [
                "Kit.symbols.json", "Kit@Dependencies.symbols.json", "Kit@Swift.symbols.json",
            ])
        #expect(
            graphs[1].graph.symbols.values.contains {
                $0.pathComponents == ["DependencyValues", "Part", "card"]
            })
    }

    /// As `swiftc -emit-symbol-graph` and `swift symbolgraph-extract` write them.
    /// What a module says of its own type is not said of another module's type of the same name.
    @Test func namesInSeveralModules() {
        func module(_ name: String, _ source: String) -> ModuleSources {
            ModuleSources(name: name, files: [SourceText(source, name: "\(name).swift")])
        }
        let graph = symbolGraph(
            of: module("Kit", "import Words\npublic struct Name {}\npublic protocol Ranked {}"),
            importing: [
                module(
                    "Words",
                    """
                    struct Name {}
                    protocol Ranked: Comparable {}
                    extension Name: Ranked { public func shout() {} }
                    """)
            ])
        #expect(graph.symbols.count == 2)
        #expect(!graph.relationships.contains { $0.targetFallback == "Swift.Comparable" })
        #expect(!graph.relationships.contains { $0.kind == .memberOf || $0.target == "swift:Kit.Ranked" })
    }

    @Test func namesInClosures() {
        let source = """
            public func each(_ body: (_ row: Int, _ last: inout Bool) -> Void, then: ((_ _: Int...) -> Void)? = nil) {}
            public func outer(_ body: (_ inner: (_ x: Int) -> Int) -> (a: Int, b: Int)) {}
            public func of<S>(_ s: S) where S: Sequence, S.Element == (_ x: Int) -> Int {}
            """
        #expect(
            declarations(source) == [
                "func each(_ body: (Int, inout Bool) -> Void, then: ((Int...) -> Void)? = nil)",
                "func of<S>(_ s: S) where S : Sequence, S.Element == (Int) -> Int",
                "func outer(_ body: ((Int) -> Int) -> (a: Int, b: Int))",
            ])
        var options = SymbolGraphOptions()
        options.closureLabels = true
        #expect(
            declarations(source, options) == [
                "func each(_ body: (_ row: Int, _ last: inout Bool) -> Void, then: ((Int...) -> Void)? = nil)",
                "func of<S>(_ s: S) where S : Sequence, S.Element == (Int) -> Int",
                "func outer(_ body: (_ inner: (_ x: Int) -> Int) -> (a: Int, b: Int))",
            ])
    }

    @Test func availabilityAndComments() throws {
        let source = """
            /// A card.
            ///
            ///     code
            @available(iOS 16, macOS 13.1, *)
            @available(*, deprecated, message: "Use \\"Tile\\".", renamed: "Tile")
            public struct Card {}
            """
        let symbol = try #require(graph(source).symbols.values.first)
        #expect(symbol.docComment?.lines.map(\.text) == ["A card.", "", "    code"])
        #expect(symbol.docComment?.lines[0].range?.start.character == 4)
        let items = try #require(symbol[mixin: SymbolGraph.Symbol.Availability.self]).availability
        #expect(items.map { $0.domain?.rawValue } == ["iOS", "macOS", "*"])
        #expect(items[1].introducedVersion == SymbolGraph.SemanticVersion(major: 13, minor: 1, patch: 0))
        #expect(
            items[2].isUnconditionallyDeprecated && items[2].renamed == "Tile"
                && items[2].message == "Use \"Tile\".")
    }

    @Test func whatTurnsInCircles() {
        let source = """
            public typealias A = A & A
            public typealias B = C.D
            public typealias C = B
            public struct S: S.P { public var a: A; public var b: B.X }
            public protocol P: P {}
            extension P where Self: Q { public func q(_ x: X) {} }
            public class D: D {}
            """
        #expect(declarations(source).contains("var a: any A") || declarations(source).contains("var a: A"))
    }

    @Test func equalSourcesGiveEqualBytes() throws {
        let module = ModuleSources(
            name: "Kit",
            files: [SourceText("public struct A: Hashable { public func a() {}; public func b() {} }")])
        let first = try symbolGraphs(of: module)[0].json(), second = try symbolGraphs(of: module)[0].json()
        #expect(first == second)
        #expect(try JSONDecoder().decode(SymbolGraph.self, from: first).symbols.count == 3)
    }
}
