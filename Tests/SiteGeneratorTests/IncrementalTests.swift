import Testing

@testable import SiteGenerator

/// A builder kept between builds writes what a fresh one writes, whatever was edited.
struct IncrementalTests {
    /// Numbers that look random and are the same on every run.
    struct Generator {
        var state: UInt64 = 42

        mutating func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(count))
        }
    }

    @Test func fiftyEdits() {
        var random = Generator()
        var pages: [String: String] = [:]
        for number in 0..<20 { pages["part\(number % 4)/page\(number).md"] = Self.page(number, &random) }
        let kept = SiteBuilder(renderer: nil)
        _ = kept.build(input(pages))
        for edit in 0..<50 {
            Self.edit(&pages, &random, edit)
            let incremental = kept.build(input(pages))
            let clean = SiteBuilder(renderer: nil).build(input(pages))
            #expect(Self.dump(incremental) == Self.dump(clean), "edit \(edit)")
        }
    }

    private func input(_ pages: [String: String]) -> SiteInput {
        var input = TestSite.pages(pages)
        input.theme = Theme.files()
        input.settings = SourceFile(path: "site.yml", bytes: Bytes("title: T\nurl: https://example.org\n".utf8))
        return input
    }

    private static func dump(_ output: SiteOutput) -> [String] {
        output.files.sorted { $0.path < $1.path }.map { $0.path + "\n" + $0.bytes.text }
            + output.problems.map { ProblemPrinter().print($0) }
    }

    private static func page(_ number: Int, _ random: inout Generator) -> String {
        """
        ---
        title: Page \(number) \(random.next(100))
        description: About \(random.next(100)).
        order: \(random.next(20))
        tags: [t\(random.next(3))]
        ---

        See [another](../part\(random.next(4))/page\(random.next(20)).md#heading-\(random.next(3))).

        ## Heading \(random.next(3))

        Words \(random.next(1000)) and ``Symbol\(random.next(5))``.

        """
    }

    private static func edit(_ pages: inout [String: String], _ random: inout Generator, _ edit: Int) {
        let names = pages.keys.sorted()
        let name = names[random.next(names.count)]
        switch random.next(6) {
        case 0: pages[name] = page(edit, &random)
        case 1: pages[name] = nil
        case 2: pages["part\(random.next(5))/new\(edit).md"] = page(edit, &random)
        case 3: pages[name]! += "\nMore words \(edit).\n"
        case 4:
            let text = pages.removeValue(forKey: name)!
            pages["moved/\(edit).md"] = text
        default: pages[name] = "---\ntitle: Changed \(edit)\nsymbol: Symbol\(random.next(5))\n---\n\nText [x](\(names[0])).\n"
        }
    }
}
