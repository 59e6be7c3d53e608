import Foundation
import Testing

@testable import SiteGenerator

/// A build that has the memory of the last one writes what a build without it writes.
struct PageMemoryTests {
    /// Has no room: what is needed later stays in memory.
    private final class NoStore: ByteStore {
        func store(_ count: Int, _ bytes: () -> Bytes) -> StoredBytes? { nil }
    }

    private static let settings =
        "title: Site\nurl: https://example.com/\nauthor: A\nfeed: true\nmarkdown: {html: true}\n"

    /// Forty pages that link to each other, have dates, tags, lists and code.
    private static var content: [String: String] {
        var files = [
            "index.md": "# Home\n\nSee [one](a/page1.md).\n", "_part.md": "A part.\n", "a/x.txt": "x\n",
        ]
        files["a/index.md"] = "---\ntitle: Part A\nlist: date\n---\n\nAll of it.\n"
        for number in 1...40 {
            let folder = number % 3 == 0 ? "b" : "a"
            let next = number == 40 ? 1 : number + 1
            files["\(folder)/page\(number).md"] = """
                ---
                title: Page \(number)
                \(number % 2 == 0 ? "description: About \(number)." : "tags: [one, two]")
                date: 2024-01-\(String(format: "%02d", number % 28 + 1))
                ---

                The lead of *page* \(number) with [](../\(next % 3 == 0 ? "b" : "a")/page\(next).md) and [the next](../\(next % 3 == 0 ? "b" : "a")/page\(next).md#more).

                ## More

                | a | b |
                | - | - |
                | word\(number) | `code` |

                ```swift
                let number = \(number)
                ```
                \(number == 7 ? "\n::: include ../_part.md\n" : number == 10 ? "\n::: include ../b/page9.md\n" : "")
                """
        }
        return files
    }

    private func input(_ files: [String: String], settings: String = settings, css: String = "") -> SiteInput
    {
        var input = SiteInput(
            content: files.map { InputFile(path: $0.key, bytes: Bytes($0.value.utf8)) },
            site: css.isEmpty ? [] : [InputFile(path: "site.css", bytes: Bytes(css.utf8))],
            settings: SourceFile(path: "Site/site.yml", bytes: Bytes(settings.utf8)), theme: Theme.files())
        input.store = NoStore()
        return input
    }

    /// The files of a site by their paths; kept ones are those of the site before.
    private func files(_ output: SiteOutput, before: [String: Bytes] = [:]) -> [String: Bytes] {
        var output = output
        output.complete()
        return Dictionary(
            output.files.map { file in
                (file.path, file.isKept ? before[file.path] ?? [] : file.bytes)
            }
        ) { first, _ in first }
    }

    /// Builds a site, changes it, and compares a build with a memory to one without. Gives how many pages
    /// were kept.
    private func kept(after change: (inout [String: String]) -> Void) throws -> Int {
        let old = Self.content
        var new = old
        change(&new)
        let first = SiteBuilder(renderer: nil).build(input(old))
        let before = files(first)
        let memory = try #require(first.memory().flatMap { PageMemory($0.bytes) })
        var again = input(new)
        again.memory = memory
        let quick = SiteBuilder(renderer: nil).build(again)
        let clean = SiteBuilder(renderer: nil).build(input(new))
        let (quickFiles, cleanFiles) = (files(quick, before: before), files(clean))
        #expect(quickFiles.keys.sorted() == cleanFiles.keys.sorted())
        for path in cleanFiles.keys.sorted() {
            #expect(quickFiles[path] == cleanFiles[path], "\(path)")
        }
        #expect(quick.problems.map(\.message) == clean.problems.map(\.message))
        // What the next build has of either is the same.
        #expect(quick.memory()?.bytes == clean.memory()?.bytes)
        return quick.files.count { $0.isKept && quick.sources[$0.path] != nil }
    }

    /// Of 42 pages two are made of others, too.
    @Test func aPageWithOtherTextIsWrittenAlone() throws {
        #expect(try kept { $0["a/page5.md"]! += "\nOther words, and `code`.\n" } == 40 - 1)
        #expect(try kept { $0["b/page6.md"]!.replace("word6", with: "another") } == 40 - 1)
        #expect(try kept { _ in } == 40)
    }

    /// Lists show heads, and are kept as long as these are the same.
    @Test func listsOfPagesAreKeptWithThem() throws {
        func kept(_ old: String, _ new: String) throws -> Set<String> {
            let first = SiteBuilder(renderer: nil).build(input(Self.content))
            var content = Self.content
            content["a/page5.md"]!.replace(old, with: new)
            var again = input(content)
            again.memory = try #require(first.memory().flatMap { PageMemory($0.bytes) })
            return Set(SiteBuilder(renderer: nil).build(again).files.filter(\.isKept).map(\.path))
        }
        let lists: Set = ["tags.html", "tags/one.html", "tags/two.html", "a/page-2.html", "a/archive.html"]
        #expect(try kept("let number", "let other").isSuperset(of: lists))
        #expect(try kept("title: Page 5", "title: Another").isDisjoint(with: lists))
    }

    /// A page that another one includes is seen there, so both have changed.
    @Test func aPageInAnotherIsSeen() throws {
        #expect(try kept { $0["b/page9.md"]!.replace("word9", with: "another") } == 0)
    }

    @Test(
        arguments: [
            ("a/page4.md", "title: Page 4", "title: Other"), ("a/page4.md", "About 4", "On 4"),
            ("a/page5.md", "The lead", "A lead"), ("a/page5.md", "## More", "## Less"),
            ("a/page5.md", "## More", "## More\n\n### And"), ("a/page5.md", "tags: [one", "tags: [three"),
            ("a/page5.md", "date: 2024", "order: 1\ndate: 2025"),
            ("a/page5.md", "date:", "draft: true\ndate:"),
            ("a/page5.md", "date:", "aliases: [/old]\ndate:"), ("a/page5.md", "date:", "slug: other\ndate:"),
            ("a/page5.md", "date:", "listed: false\ndate:"), ("a/index.md", "list: date", "order: 3"),
            ("a/page5.md", "```swift", "```nothing"), ("a/page5.md", "page6.md#more", "page6.md#gone"),
            ("a/page5.md", "page6.md#more", "gone.md"), ("a/page5.md", "page6.md#more", "page8.md"),
            ("a/page5.md", "date:", "symbol: Page5\ndate:"), ("a/page5.md", "date:", "search: false\ndate:"),
        ])
    func whatOthersShowIsWrittenEverywhere(_ path: String, _ old: String, _ new: String) throws {
        _ = try kept {
            #expect($0[path]!.contains(old))
            $0[path]!.replace(old, with: new)
        }
    }

    @Test func pagesThatComeAndGo() throws {
        #expect(try kept { $0["a/new.md"] = "# New\n" } == 0)
        #expect(try kept { $0["a/page8.md"] = nil } == 0)
        _ = try kept {
            $0["c/page8.md"] = $0["a/page8.md"]
            $0["a/page8.md"] = nil
        }
    }

    /// Of the search's words only the files with one that stands on other pages now are written.
    @Test func searchKeepsTheFilesOfOtherWords() throws {
        let memory = try #require(
            SiteBuilder(renderer: nil).build(input(Self.content)).memory().flatMap { PageMemory($0.bytes) })
        var content = Self.content
        content["b/page6.md"]!.replace("word6", with: "another")
        var again = input(content)
        again.memory = memory
        let files = SiteBuilder(renderer: nil).build(again).files.filter { $0.path.hasPrefix("search/w-") }
        #expect(files.count > 10)
        #expect(files.filter { !$0.isKept }.map(\.path).sorted() == ["search/w-a.js", "search/w-w.js"])
    }

    /// A site whose settings ask of all pages how hard they are to read is asked so after an edit, too.
    @Test func wordsOfKeptPagesAreKeptWhereTheyAreAskedFor() throws {
        let settings = Self.settings + "checks: {grade: 40}\n"
        let first = SiteBuilder(renderer: nil).build(input(Self.content, settings: settings))
        let memory = try #require(first.memory().flatMap { PageMemory($0.bytes) })
        let entry = try #require(memory.entries.first { $0.path == "a/page4.md" })
        let page = try #require(
            memory.page(entry) {
                Issue.record("The page is rendered for its words.")
                return RenderedMarkdown()
            })
        #expect(String(page.rendered.searchedWords).contains("The lead of page 4"))
    }

    /// Most pages at once are a program's work.
    @Test func whenMostPagesChangeAllAreWritten() throws {
        #expect(
            try kept { files in
                for path in files.keys where path.hasPrefix("a/page") { files[path]! += "\nMore.\n" }
            } == 0)
    }

    @Test func whatIsNoMemoryIsNone() throws {
        let memory = try #require(SiteBuilder(renderer: nil).build(input(Self.content)).memory()).bytes
        #expect(PageMemory(memory) != nil)
        for at in stride(from: 0, to: memory.count, by: 97) {
            var damaged = memory
            damaged[at] ^= 1
            #expect(PageMemory(damaged) == nil)
            #expect(PageMemory(Bytes(memory[..<at])) == nil)
        }
        #expect(PageMemory([]) == nil)
    }
}
