import Foundation
import Testing

@testable import SiteGenerator

/// A plain head that is read without Yams says what Yams reads in it, at the same places.
struct PlainHeadTests {
    /// What fields hold: each key and value as text, with its place.
    private static func shown(_ fields: YAMLFields) -> [String] {
        var (fields, unread) = (fields, fields)
        var lines: [String] = []
        for name in fields.names {
            guard let value = fields.node(name) else {
                lines.append("\(name): nothing")
                continue
            }
            let items = value.items ?? []
            let texts = [value.text ?? value.kind] + items.map { $0.text ?? $0.kind }
            let places = [fields.range(of: value)] + items.map { fields.range(of: $0) }
            lines.append("\(name): \(zip(texts, places).map { "\($0)@\($1.map { "\($0)" } ?? "-")" })")
        }
        // A mistake shows where the key is.
        lines += unread.finish().map { "\($0.message) \($0.range.map { "\($0)" } ?? "-")" }
        return lines
    }

    private static func file(_ text: String) -> SourceFile {
        SourceFile(path: "page.md", bytes: Bytes(text.utf8))
    }

    private static let values = [
        "Words", "Two words", "500", "2025-09-25", "1.5", "true", "null", "a-b", "a - b", "a: b", "a:b",
        "a #b",
        "a#b", "ends:", "\"Quoted: words\"", "'Quoted # words'", "\"with 'other' marks\"", "'it''s'",
        "\"an \\\"escape\\\"\"", "\"\"", "''", "\"open", "\"a\" b", "[one, two words]", "[one,two]", "[]",
        "[one, ]", "[\"one\", two]", "[one: 1]", "[one #two]", "[a", "{a: b}", "| ", "> text", "& a", "*a",
        "!a",
        "%a", "@a", "`a`", "- a", "? a", ", a", "über", "naïve — dash", "日本", "a\tb", "  spaces  ", "a, b",
        "a [b]", "a {b}", "https://example.com/a?b=c#d", "12:30", "~", "", "\u{85}a", "a\u{2028}b", "é",
        "\"é: è\"", "[é, è]", "a\u{7f}b", "a'b", "a\"b", "a\\b", "\"  padded  \"", "[ one ,  two ]",
        "[one two:]",
        "a:", "a :b", "a : b", "# comment", "x # comment", "\"x\" # comment", "[a] # comment", "[a]b", "1e3",
    ]

    private static let lists = [
        "\n  - one\n  - two", "\n  - one\n   - two", "\n- one\n- two", "\n  - one: 1", "\n  - \"one\"",
        "\n  -one", "\n  - - one", "\n  - one\n    more", "\n  - one\n\n  - two",
        "\n    - one\n    - two words",
        "\n  - one #two", "\n  -  one", "\n  - é", "\n  words", "\n  key: value", "\n  - one\n  # comment",
        "\n \t- one", "\n  - ", "\n  -",
    ]

    @Test(arguments: values + lists)
    func readsAsYams(_ value: String) {
        for head in [
            "title: \(value)", "title: \(value)\n", "title: \(value)\nother: words\n",
            "first: words\ntitle:\(value)\n", "title:   \(value) \nlist: [a, b]\n",
            "title: \(value)\ntitle: again\n",
            "title: \(value)\n\nother: words\n", "title: \(value)\n...\n", "ti-tle: \(value)\n",
            " title: \(value)\n",
            "title: \(value)\nmore\n", "title: \(value)\n  more\n",
        ] {
            let file = Self.file(head)
            let all = 0..<file.bytes.count
            let quick = YAMLFields.read(file, all, what: "head")
            let slow = YAMLFields.readByYams(file, all, what: "head")
            #expect(Self.shown(quick) == Self.shown(slow), "\(head.debugDescription)")
            #expect(quick.problems.map(\.message) == slow.problems.map(\.message), "\(head.debugDescription)")
            #expect(quick.problems.map(\.range) == slow.problems.map(\.range), "\(head.debugDescription)")
        }
    }

    /// Heads as pages have them are read without Yams.
    @Test func plainHeadsArePlain() throws {
        let head = """
            title: "Flexible table shapes"
            description: "How an edge behaves on narrow screens."
            weight: 500
            date: 2025-09-25
            tags: [colour, stack view]
            aliases:
              - old/page
              - older
            author: Jürgen

            """
        let file = Self.file(head)
        let entries = try #require(PlainHead.entries(file, 0..<file.bytes.count))
        #expect(
            entries.map(\.key.text) == [
                "title", "description", "weight", "date", "tags", "aliases", "author",
            ])
        #expect(entries[4].value.items?.compactMap(\.text) == ["colour", "stack view"])
        #expect(entries[5].value.items?.compactMap(\.text) == ["old/page", "older"])
        #expect(entries[6].value.text == "Jürgen")
    }

    /// Of a head behind its rule the places are those in the page.
    @Test func placesAreThoseInThePage() {
        let file = Self.file("---\ntags: [one, two]\ntitle: Words\n---\n\nText.\n")
        var fields = YAMLFields.read(file, 4..<34, what: "head")
        #expect(fields.texts("tags").map { String(file.bytes[$0.range]) } == ["one", "two"])
        #expect(fields.range(of: fields.node("title")).map { String(file.bytes[$0]) } == "Words")
    }
}
