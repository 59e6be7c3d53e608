import Testing

@testable import SiteGenerator

/// What cmark makes of documents has memory of its own on each thread.
struct MarkdownTreeTests {
    private static func texts(of tree: MarkdownTree) -> [String] {
        tree.root.children.flatMap { $0.children.map { String($0.literal) } }
    }

    /// A document read while another one is open leaves that as it is.
    @Test func documentsStandBesideEachOther() {
        let outer = MarkdownTree(Bytes("One\n\nTwo\n".utf8)[...])
        for number in 0..<1000 {
            let inner = MarkdownTree(Bytes("Cell \(number)\n".utf8)[...])
            #expect(Self.texts(of: inner) == ["Cell \(number)"])
        }
        #expect(Self.texts(of: outer) == ["One", "Two"])
    }

    /// The one that was opened first may be closed first.
    @Test func documentsCloseInAnyOrder() {
        var first: MarkdownTree? = MarkdownTree(Bytes("First\n".utf8)[...])
        let second = MarkdownTree(Bytes("Second\n".utf8)[...])
        #expect(first.map(Self.texts) == ["First"])
        first = nil
        let third = MarkdownTree(Bytes("Third\n".utf8)[...])
        #expect(Self.texts(of: second) == ["Second"])
        #expect(Self.texts(of: third) == ["Third"])
    }

    /// Texts that are larger than what is taken from the system at once.
    @Test func largeDocumentsAreReadWhole() {
        let word = String(repeating: "word ", count: 200_000)
        for _ in 0..<3 {
            let tree = MarkdownTree(Bytes("\(word)\n\n    \(word)\n\nend\n".utf8)[...])
            let blocks = tree.root.children.map { String($0.literal).count }
            #expect(blocks == [0, 1_000_001, 0])
            #expect(Self.texts(of: tree).joined().count == 999_999 + 3)
        }
    }

    @Test func threadsHaveTheirOwn() {
        let found = parallelMap(Array(0..<2000)) { number in
            Self.texts(of: MarkdownTree(Bytes("Text \(number) *and*\n\n- more\n".utf8)[...]))
        }
        for (number, texts) in found.enumerated() { #expect(texts.first == "Text \(number) ") }
    }
}
