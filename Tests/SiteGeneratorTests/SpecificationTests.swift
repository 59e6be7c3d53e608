import Foundation
import Testing

@testable import SiteGenerator

/// The examples of CommonMark's and GitHub's specifications, read where they lie; not copied for their
/// license's sake.
struct SpecificationTests {
    @Test func commonMark() throws {
        try run("commonmark-spec-0.30.txt", count: 652, options: .commonMark, kinds: nil)
    }

    @Test func gitHub() throws {
        try run(
            "gfm-spec.txt", count: 22, options: .gitHub,
            kinds: ["table", "disabled", "strikethrough", "autolink"])
    }

    private func run(_ name: String, count: Int, options: MarkdownOptions, kinds: Set<String>?) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        // Beside the checkout, or beside the folder that holds several of them.
        let places = ["../shared/data", "../../shared/data"].map {
            root.appending(path: "\($0)/\(name)").standardizedFileURL
        }
        guard let text = places.lazy.compactMap({ try? String(contentsOf: $0, encoding: .utf8) }).first else {
            print("SKIPPED: \(places[0].path) is not here; \(count) examples not run")
            return
        }
        let examples = Self.examples(text).filter { kinds?.contains($0.kind) ?? true }
        #expect(examples.count >= count)
        for example in examples {
            let source = SourceFile(path: "example.md", bytes: Bytes(example.markdown.utf8))
            let html = MarkdownRenderer.render(source, options: options).html.text
            #expect(html == example.html, "example \(example.number)\n\(example.markdown)")
        }
    }

    struct Example {
        var number: Int
        var kind: String
        var markdown: String
        var html: String
    }

    static func examples(_ text: String) -> [Example] {
        let fence = String(repeating: "`", count: 32)
        var examples: [Example] = []
        var current: Example?
        var isHTML = false
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if current == nil, line.hasPrefix(fence + " example") {
                number += 1
                let kind = line.dropFirst(fence.count + 8).trimmingCharacters(in: .whitespaces)
                current = Example(number: number, kind: kind, markdown: "", html: "")
                isHTML = false
            } else if line == fence, let example = current {
                examples.append(example)
                current = nil
            } else if current != nil {
                let shown = line.replacingOccurrences(of: "→", with: "\t") + "\n"
                if !isHTML, line == "." {
                    isHTML = true
                } else if isHTML {
                    current!.html += shown
                } else {
                    current!.markdown += shown
                }
            }
        }
        return examples
    }
}
