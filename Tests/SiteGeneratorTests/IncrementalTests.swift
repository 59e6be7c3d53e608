import Foundation
import Testing

@testable import SiteGenerator

/// A builder kept between builds writes what a fresh one writes, whatever was edited, and renders no more
/// than it must.
struct IncrementalTests {
    /// One square for each width, and the snippet's length in words, so that an edit of the code shows.
    private static let squares = PreviewRenderer(version: "test") { request in
        var result = PreviewResult()
        for width in request.attributes.widths ?? request.defaults.widths {
            result.pictures.append(
                PreviewPicture(
                    svg: "<svg id=\"\(request.idPrefix)s\"></svg>", width: width, height: width,
                    title: "Square",
                    description: "\(request.code.bytes.count) by \(request.uses.count)"))
        }
        return result
    }

    @Test func fiftyEdits() {
        var site = RandomSite()
        let kept = SiteBuilder(renderer: Self.squares)
        _ = kept.build(site.input)
        for number in 0..<50 {
            let edit = site.change(number)
            let incremental = Self.dump(kept.build(site.input))
            let clean = Self.dump(SiteBuilder(renderer: Self.squares).build(site.input))
            let first = zip(incremental, clean).first { $0 != $1 }
            #expect(
                incremental == clean,
                "edit \(number), \(edit): \(first.map { "\($0)\n\n\($1)" } ?? "more or fewer files")")
        }
        #expect(site.kinds == Set(RandomSite.Edit.allCases))
    }

    private static func dump(_ output: SiteOutput) -> [String] {
        output.files.sorted { $0.path < $1.path }.map { $0.path + "\n" + $0.bytes.text }
            + output.problems.map { ProblemPrinter().print($0) }
    }

    /// What a site that is built once puts away comes back as it was.
    @Test func whatIsPutAwayComesBack() {
        var site = RandomSite()
        for number in 0..<10 {
            _ = site.change(number)
            let store = Shelf()
            var input = site.input
            input.store = store
            input.content = input.content.map { file in
                file.isMarkdown
                    ? InputFile(path: file.path, stored: store.store(file.bytes.count) { file.bytes }!) : file
            }
            let builder = SiteBuilder(renderer: Self.squares)
            #expect(
                Self.dump(builder.build(input))
                    == Self.dump(SiteBuilder(renderer: Self.squares).build(site.input)))
            #expect(
                store.count == 2 * input.content.count { $0.isMarkdown },
                "the text of each page is put away, and all that is made of it")
        }
    }

    private final class Shelf: ByteStore, @unchecked Sendable {
        private let lock = NSLock()
        private(set) var count = 0

        func store(_ count: Int, _ bytes: () -> Bytes) -> StoredBytes? {
            let copy = bytes()
            #expect(copy.count == count)
            lock.withLock { self.count += 1 }
            return StoredBytes { copy }
        }
    }

    // MARK: What is rendered again

    private static let pages = [
        "index.md": "---\ntitle: Home\n---\n\nText.\n",
        "a.md": "---\ntitle: A\n---\n\n## Part\n\n[](b.md) and ``Sym``.\n",
        "b.md": "---\ntitle: B\nsymbol: Sym\n---\n\nText.\n",
        "c.md": "---\ntitle: C\n---\n\n```swift include=\"code.swift\"\n```\n",
        "d.md": "---\ntitle: D\n---\n\n[A](a.md#part)\n",
        "code.swift": "let a = 1\n",
    ]

    private func rendered(after edit: (inout [String: String]) -> Void) -> Int {
        var pages = Self.pages
        let builder = SiteBuilder(renderer: nil)
        _ = builder.build(TestSite.pages(pages))
        let before = builder.renderedCount
        edit(&pages)
        _ = builder.build(TestSite.pages(pages))
        return builder.renderedCount - before
    }

    @Test func onlyWhatAnEditTouches() {
        #expect(rendered { _ in } == 0)
        #expect(rendered { $0["a.md"]! += "\nMore.\n" } == 1, "the page itself")
        #expect(rendered { $0["code.swift"]! += "let b = 2\n" } == 1, "the page that includes it")
        #expect(
            rendered { $0["d.md"] = $0["d.md"]!.replacing("title: D", with: "title: E") } == 1,
            "nobody shows its title")
        #expect(
            rendered { $0["b.md"] = $0["b.md"]!.replacing("title: B", with: "title: F") } == 2,
            "a link takes its text from the title")
        #expect(
            rendered { $0["b.md"] = $0["b.md"]!.replacing("Sym", with: "Other") } == 2, "a symbol has moved")
        #expect(rendered { $0["new.md"] = "# New\n\nText.\n" } == 1, "a page more")
        #expect(rendered { $0["a.md"] = nil } == 1, "its link is broken")
    }
}

/// A site that is edited at random, the same way on every run.
private struct RandomSite {
    enum Edit: CaseIterable {
        case rewrite, delete, add, append, move, retitle, alias, asset, preview, settings, draft, changed
    }

    private var state: UInt64 = 42
    private var pages: [String: String] = [:]
    private var typographic = true
    private var changes: [String: SiteDate] = [:]
    /// The kinds of edits that have been made.
    private(set) var kinds: Set<Edit> = []

    init() {
        for number in 0..<20 { pages["part\(number % 4)/page\(number).md"] = page(number) }
        pages["code.swift"] = code(0)
    }

    var input: SiteInput {
        var input = TestSite.pages(pages)
        // The theme's larger files are the same whatever is edited.
        input.theme = Theme.files().filter {
            !["cards/", "fonts/", "live/"].contains(where: $0.path.hasPrefix)
        }
        input.changes = changes
        let settings =
            "title: T\nurl: https://example.org\nmarkdown:\n  typographic: \(typographic)\nredirects:\n  /was: part1/page1.md\n"
        input.settings = SourceFile(path: "site.yml", bytes: Bytes(settings.utf8))
        return input
    }

    private mutating func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }

    private mutating func code(_ number: Int) -> String {
        "// region part\nlet value = \(random(99))\n// endregion\nlet other = \(number)\n"
    }

    private mutating func page(_ number: Int) -> String {
        """
        ---
        title: Page \(number) \(random(100))
        description: About \(random(100)).
        order: \(random(20))
        tags: [t\(random(3))]
        date: 2026-01-\(10 + random(20))
        aliases: [old\(number)]
        ---

        See [another](../part\(random(4))/page\(random(20)).md#heading-\(random(3))), [](../part0/page0.md) and \
        [an old one](../old\(random(20)).html).

        ## Heading \(random(3))

        "Words" \(random(1000)) and ``Symbol\(random(5))``.

        ```swift preview id=a
        Color.red\(random(9))
        ```

        ```swift include="/code.swift" region=part
        ```

        ::: include /part\(random(4))/page\(random(20)).md

        """
    }

    mutating func change(_ number: Int) -> Edit {
        let edit = Edit.allCases[number < Edit.allCases.count ? number : random(Edit.allCases.count)]
        kinds.insert(edit)
        let names = pages.keys.filter { $0.hasSuffix(".md") }.sorted()
        apply(edit, number, names[random(names.count)], names)
        return edit
    }

    private mutating func apply(_ edit: Edit, _ number: Int, _ name: String, _ names: [String]) {
        switch edit {
        case .rewrite: pages[name] = page(number)
        case .delete: pages[name] = nil
        case .add: pages["part\(random(5))/new\(number).md"] = page(number)
        case .append: pages[name]! += "\nMore words \(number).\n"
        case .move: pages["moved/\(number).md"] = pages.removeValue(forKey: name)
        case .retitle:
            pages[name] =
                "---\ntitle: Changed \(number)\nsymbol: Symbol\(random(5))\n---\n\nText [x](/\(names[0])).\n"
        case .alias:
            pages[name] =
                "---\ntitle: Moved \(number)\naliases: [old\(random(20)), part9/gone]\nlisted: false\n---\n\nText.\n"
        case .asset: pages["code.swift"] = code(number)
        case .preview:
            pages[name]! += "\n```swift preview uses=a widths=\"\(100 + random(9))\"\nColor.blue\n```\n"
        case .settings: typographic.toggle()
        case .draft: pages[name] = "---\ntitle: Draft \(number)\ndraft: true\n---\n\nText.\n"
        case .changed: changes[name] = SiteDate("2026-02-\(10 + random(18))")
        }
    }
}
