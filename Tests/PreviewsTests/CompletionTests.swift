import Previews
import Testing

/// What the editor offers; `|` is where the caret stands.
@Suite struct CompletionTests {
    private func items(_ marked: String) throws -> [Playground.Item] {
        let at = try #require(marked.firstIndex(of: "|"))
        let playground = Playground(marked.replacing("|", with: ""))
        return try playground.ask("complete", [("at", "\(marked[..<at].utf16.count)")]).items ?? []
    }

    @Test func membersOfTheReceiver() throws {
        let names = try items("Text(\"a\").pad|").map(\.name)
        #expect(names.contains("padding"))
        #expect(names.allSatisfy { $0.lowercased().hasPrefix("pad") })
    }

    @Test func everythingBehindAPeriod() throws {
        let names = try items("let s = \"a\"\nText(s.|)").map(\.name)
        #expect(names.contains("count"))
        #expect(names.contains("uppercased"))
        #expect(!names.contains("frame"))
        #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    @Test func whatIsUsedMostComesFirst() throws {
        #expect(try items("Text(\"a\").fo|").map(\.name).prefix(2) == ["font", "foregroundStyle"])
        #expect(try items("Text(\"a\").|").map(\.name).prefix(3) == ["frame", "padding", "font"])
        #expect(try items("V|").map(\.name).first == "VStack")
    }

    @Test func labelsOfArguments() throws {
        let items = try items("Text(\"a\").frame(|)")
        #expect(items.contains { $0.name == "width:" && $0.kind == "label" })
        #expect(items.contains { $0.name == "maxWidth:" })
    }

    @Test func labelsThatMayFollow() throws {
        let names = try items("Text(\"a\").frame(width: 10, |)").map(\.name)
        #expect(names.contains("height:"))
        #expect(!names.contains("width:"))
    }

    @Test func implicitMembers() throws {
        let names = try items("VStack(alignment: .|) { Text(\"a\") }").map(\.name)
        #expect(names.contains("leading"))
        #expect(!names.contains("top"))
    }

    @Test func namesInScope() throws {
        let names = try items("let reading = 1\nText(\"\\(read|)\")").map(\.name)
        #expect(names == ["reading"])
    }

    @Test func membersOfTheSnippetsOwnTypes() throws {
        let source =
            "struct Duck { var name = \"\"; func quack(loudly: Bool) {} }\nlet duck = Duck()\nText(duck.|)"
        let items = try items(source)
        #expect(items.map(\.name) == ["name", "quack"])
        #expect(items.last?.detail == "quack(loudly: Bool)")
    }

    @Test func whatIsReplaced() throws {
        let answer = try Playground("Text(\"é😀\").padd()").ask("complete", [("at", "14")])
        #expect(answer.from == 12)
        #expect(answer.to == 16)
    }
}
