import Foundation
import Testing

@testable import SiteGenerator

struct SearchTests {
    private func words(_ text: String) -> [String] {
        var found: [String] = []
        let bytes = Bytes(text.utf8)
        bytes.withUnsafeBufferPointer { Tokenizer().words(in: $0) { found.append(String($0)) } }
        return found
    }

    @Test func scripts() {
        #expect(words("Hello, World 42!") == ["hello", "world", "42"])
        #expect(words("ViewThatFits") == ["viewthatfits", "view", "that", "fits"])
        #expect(words("snake_case") == ["snake_case"])
        #expect(words("Über naïve Ελλάδα") == ["uber", "naive", "ελλαδα"])
        #expect(
            words("Straße STRAẞE Œuvre smørrebrød Łódź ΟΔΟΣ") == [
                "strasse", "strasse", "oeuvre", "smorrebrod", "lodz", "οδοσ",
            ])
        #expect(words("布局引擎") == ["布局", "局引", "引擎"])
        #expect(words("字") == ["字"])
        #expect(words("SwiftUI布局").contains("布局"))
        // Syllables, as the page's script asks for them, and not the letters that they are made of.
        #expect(words("한국어 문서") == ["한국", "국어", "문서"])
        #expect(words("한국어") == words("한국어".decomposedStringWithCanonicalMapping))
        #expect(words("がぎ パ") == ["かき", "ハ"])
    }

    /// A reader loads the words that start as the query does, and finds the page by its title first.
    @Test func shards() {
        var pages: [String: String] = [:]
        for number in 0..<130 {
            pages["p\(number).md"] = "---\ntitle: Page \(number)\n---\n\nword\(number) common text\n"
        }
        let output = SiteBuilder(renderer: nil).build(TestSite.pages(pages))
        let paths = Set(output.files.map(\.path).filter { $0.hasPrefix("search/") })
        #expect(
            paths.isSuperset(of: [
                "search/start.js", "search/w-wo.js", "search/w-co.js", "search/p-0.js", "search/p-2.js",
            ]))
        let words = output.files.first { $0.path == "search/w-wo.js" }!.bytes.text
        #expect(words.contains("\"word129\":\"1"))
        // A word of every page finds nothing in their bodies.
        let common = output.files.first { $0.path == "search/w-co.js" }!.bytes.text
        #expect(common.contains("\"common\":\"\""))
    }

    /// What a word weighs is where it stands: a name, a short title, a long one, a heading, a listing, the
    /// text.
    @Test func fields() {
        let output = SiteBuilder(renderer: nil).build(
            TestSite.pages([
                "a.md": "---\ntitle: All about sizes that are fixed\n---\n\nText.\n",
                "b.md": "---\ntitle: Sizes\n---\n\nText.\n",
                "c.md": "---\ntitle: C\nsymbol: Sizes\n---\n\nText.\n",
                "d.md": "---\ntitle: D\n---\n\nText.\n\n## Sizes\n",
                "e.md": "---\ntitle: E\n---\n\nText.\n\n```swift\nlet sizes = 1\n```\n",
                "f.md": "---\ntitle: F\n---\n\nSizes.\n",
                "g.md": "---\ntitle: G\ndescription: Sizes.\n---\n\nText.\n",
            ]))
        let words = output.files.first { $0.path == "search/w-all.js" }!.bytes.text
        #expect(words.contains("\"sizes\":\"60 71 61 41 21 11 31\""), "\(words)")
    }
}
