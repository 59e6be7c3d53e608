import Foundation
import Testing

@testable import SiteGenerator

/// A symbol's page stays short, however many members there are.
struct LongPageTests {
    private static func source(_ count: Int) -> String {
        let words = "Says what it does in a line that is as long as lines of this kind are."
        let methods = (0..<count).map {
            "    /// \(words)\n    public func method\($0)(of value: Int) -> String { \"\" }"
        }
        let fields = (0..<count).map { "    /// \(words)\n    public var field\($0): [Int] { [] }" }
        let inherited = (0..<40).map { "    public func given\($0)() {}" }
        return """
            /// Holds much.
            public struct Store: Source {
                public init() {}
            \((methods + fields).joined(separator: "\n"))
            }
            public protocol Source {}
            extension Source {
            \(inherited.joined(separator: "\n"))
            }
            """
    }

    private static func build(_ count: Int) -> [String: String] {
        var input = TestSite.pages(["index.md": "# Home\n\n``Store``\n"])
        input.theme = Theme.files()
        input.modules = [
            ModuleInput(
                name: "Kit", folder: "Kit",
                files: [InputFile(path: "Store.swift", bytes: Bytes(source(count).utf8))])
        ]
        input.settings = SourceFile(
            path: "Site/site.yml", bytes: Bytes("modules:\n  Kit: ../Kit\nreference: [Kit]\n".utf8))
        let output = SiteBuilder(renderer: .engine(version: "1")).build(input)
        let pages = output.files.filter { $0.path.hasPrefix("documentation/kit/store/") }
        return Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.bytes.text) })
    }

    private static let store = "documentation/kit/store/"

    @Test func shortPageHasAll() throws {
        let page = try #require(Self.build(10)[Self.store + "index.html"])
        #expect(page.contains("method9(of:)/index.html") && page.contains("Inherited from Source"))
        #expect(!page.contains("instance-methods.html") && !page.contains("inherited-members.html"))
    }

    @Test func longPageIsSpread() throws {
        let files = Self.build(100)
        let page = try #require(files[Self.store + "index.html"])
        #expect(page.utf8.count < 30_000)
        #expect(page.contains(#"<a href="instance-methods.html">Instance methods (100)</a>"#))
        #expect(page.contains(#"<a href="inherited-members.html">Inherited members (40)</a>"#))
        #expect(page.contains(#"id="instance-methods""#) && page.contains("init()/index.html"))
        let methods = try #require(files[Self.store + "instance-methods.html"])
        #expect(
            methods.contains("<h1>Store: Instance methods")
                || methods.contains("Store: Instance methods</h1>"))
        for number in 0..<100 { #expect(methods.contains("href=\"method\(number)(of:)/index.html\"")) }
        #expect(try #require(files[Self.store + "inherited-members.html"]).contains("given39()"))
        let twin = try #require(files[Self.store + "index.md"])
        #expect(twin.contains("method99(of:)") && twin.contains("given39()"))
    }
}
