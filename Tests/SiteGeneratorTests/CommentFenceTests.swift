import Foundation
import Testing

@testable import SiteGenerator

/// Fences in the comment of a component, on the page that a catalogue makes of its file.
struct CommentFenceTests {
    private static let rest = """
            public init(_ title: String, message: String) { (self.title, self.message) = (title, message) }
            private let title: String
            private let message: String
            public var body: some View { VStack { Text(title); Text(message) } }
        }
        #Preview("Free") { Card("Berth 1", message: "None.") }

        """

    /// The comment that the guide shows, with the first line of its type.
    private func guide() throws -> String {
        let path = URL(fileURLWithPath: #filePath).appendingPathComponent(
            "../../../Content/guides/document-your-package.md"
        ).standardized
        let text = try String(contentsOf: path, encoding: .utf8)
        let start = try #require(text.range(of: "````swift\n/// A surface")).lowerBound
        let fence = text[start...].dropFirst("````swift\n".count)
        return String(fence[..<(try #require(fence.range(of: "\n````")).lowerBound)])
    }

    private func build(_ comment: String, _ more: (inout [String: String]) -> Void = { _ in }) -> SiteOutput {
        var pages = [
            "index.md": "# Home\n\nText.\n",
            "components/index.md": "---\ntitle: C\ndescription: D.\nkind: catalogue\n---\n",
        ]
        more(&pages)
        var input = TestSite.pages(pages)
        let source = "import SwiftUI\n" + comment + "\n" + Self.rest
        let file = InputFile(path: "Card.swift", bytes: Bytes(source.utf8))
        input.modules = [ModuleInput(name: "Harbour", folder: "../Sources/Harbour", files: [file])]
        input.settings = SourceFile(
            path: "Site/site.yml", bytes: Bytes("modules:\n  Harbour: ../Sources/Harbour\n".utf8))
        return SiteBuilder(renderer: .engine(version: "1")).build(input)
    }

    private func text(_ path: String, _ output: SiteOutput) throws -> String {
        try #require(output.files.first { $0.path == path }, "\(path)").bytes.text
    }

    @Test func theGuidesComment() throws {
        let output = build(try guide())
        #expect(output.problems.map { ProblemPrinter().print($0) } == [])
        let page = try text("components/card.html", output)
        #expect(page.contains("id=\"free\"") && page.contains("Free until Sunday."))
        #expect(page.contains("1 promise kept"))
        #expect(!page.contains("<code>swift preview"))
        // The preview of that name in the file has another anchor.
        #expect(page.contains("id=\"preview-1\""))
        let twin = try text("components/card.md", output)
        #expect(twin.contains("Card(\"Berth 12\", message: \"Free until Sunday.\")\n"))
        #expect(twin.matches(of: /(^|\n)``[^`]/).isEmpty)
    }

    /// What has a page is a link; what has none is code, and nobody complains.
    @Test func symbols() throws {
        let comment =
            "/// A card like ``Harbour/Pier`` or ``Card/body``.\n///\n/// Beside a ``Quay``.\npublic struct Card: View {"
        let output = build(comment) { $0["pier.md"] = "---\nsymbol: Quay\ntitle: Quay\n---\n\nA quay.\n" }
        #expect(output.problems.map { ProblemPrinter().print($0) } == [])
        let page = try text("components/card.html", output)
        #expect(page.contains("<a class=\"symbol\" href=\"../pier.html\"><code>Quay</code></a>"))
        #expect(page.contains("<code>Card/body</code>"))
        #expect(try text("components/index.html", output).contains("A card like Pier or body."))
    }

    @Test func aBrokenPromiseIsToldInTheComment() throws {
        let output = build(try guide().replacing("says \"Free", with: "says \"Full"))
        let problem = try #require(output.problems.first)
        #expect(output.problems.count == 1 && problem.message.contains("is not kept"))
        let file = try #require(problem.file)
        #expect(file.path == "../Sources/Harbour/Card.swift")
        #expect(file.position(of: problem.range?.lowerBound ?? 0).line == 9)
    }

    /// A listing keeps its backticks, its indentation and its empty lines.
    @Test func listings() throws {
        let comment = """
            /**
             A card, with ``Badge``.

             ```swift
             let a = [1]

             let b: Array<Int> = a
             ```

             More of <it>.
             */
            public struct Card: View {
            """
        let output = build(comment)
        #expect(output.problems.map { ProblemPrinter().print($0) } == [])
        let twin = try text("components/card.md", output)
        #expect(twin.contains("let a = [1]\n\nlet b: Array<Int> = a\n"))
        #expect(try text("components/card.html", output).contains("More of &lt;it&gt;."))
    }
}
