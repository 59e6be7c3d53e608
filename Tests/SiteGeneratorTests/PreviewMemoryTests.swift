import Testing

@testable import SiteGenerator

/// What an earlier build has evaluated comes out the same from memory, and what had problems is evaluated again.
struct PreviewMemoryTests {
    private static let page = """
        ---
        title: T
        ---

        ```swift preview id=a widths="320 100" explain caption="C"
        ViewThatFits { Text("A longer text"); Text("Short") }
        ```

        ```expect of=a
        width 320: ViewThatFits shows 1
        ```

        ```swift preview scheme=both typeSize="large xLarge"
        Color.red.frame(height: 10)
        ```

        """

    private func build(_ page: String, _ renderer: PreviewRenderer) -> [String] {
        var input = TestSite.pages(["index.md": page])
        input.theme = Theme.files()
        input.settings = SourceFile(path: "site.yml", bytes: Bytes("url: https://example.org\n".utf8))
        let output = SiteBuilder(renderer: renderer).build(input)
        return output.files.map { "\($0.path) \(contentHash($0.bytes))" } + output.problems.map { ProblemPrinter().print($0) }
    }

    @Test func sameBytes() throws {
        let engine = PreviewRenderer.engine(version: "1")
        let fresh = build(Self.page, engine)
        let memory = PreviewMemory()
        #expect(build(Self.page, memory.remembering(engine)) == fresh)
        let saved = try #require(memory.saved())
        let later = PreviewMemory(saved)
        #expect(build(Self.page, later.remembering(engine)) == fresh)
        #expect(later.saved() == nil)
        // Another engine's results are not these.
        let other = PreviewMemory(saved)
        _ = build(Self.page, other.remembering(PreviewRenderer.engine(version: "2")))
        #expect(other.saved() != nil)
    }

    @Test func problemsComeAgain() throws {
        let engine = PreviewRenderer.engine(version: "1")
        let broken = Self.page.replacing("Color.red", with: "Colour.red")
        let fresh = build(broken, engine)
        #expect(fresh.last?.contains("error") == true)
        let memory = PreviewMemory()
        _ = build(broken, memory.remembering(engine))
        let later = PreviewMemory(try #require(memory.saved()))
        #expect(build("\n" + broken, later.remembering(engine)) != fresh)
        #expect(build(broken, later.remembering(engine)) == fresh)
    }

    /// A file cut short or written by somebody else is an empty memory.
    @Test func brokenFiles() throws {
        let engine = PreviewRenderer.engine(version: "1")
        let memory = PreviewMemory()
        let fresh = build(Self.page, memory.remembering(engine))
        let saved = try #require(memory.saved())
        for count in stride(from: 0, to: saved.count, by: max(1, saved.count / 5)) {
            #expect(build(Self.page, PreviewMemory(Bytes(saved[..<count])).remembering(engine)) == fresh)
        }
        #expect(build(Self.page, PreviewMemory(Bytes("nonsense".utf8)).remembering(engine)) == fresh)
    }

    /// A bit that has turned over in a saved file costs an evaluation and never a wrong page.
    @Test func damagedFiles() throws {
        let engine = PreviewRenderer.engine(version: "1")
        let memory = PreviewMemory()
        let fresh = build(Self.page, memory.remembering(engine))
        let saved = try #require(memory.saved())
        for place in stride(from: 0, to: saved.count, by: max(1, saved.count / 97)) {
            var damaged = saved
            damaged[place] ^= 1 << UInt8(place % 8)
            #expect(build(Self.page, PreviewMemory(damaged).remembering(engine)) == fresh, "byte \(place)")
        }
    }
}
