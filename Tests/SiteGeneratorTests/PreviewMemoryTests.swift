import Foundation
import Testing

@testable import SiteGenerator

/// What an earlier build has evaluated comes out the same from memory, and what had problems is evaluated
/// again.
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
        return output.files.map { "\($0.path) \(contentHash($0.bytes))" }
            + output.problems.map { ProblemPrinter().print($0) }
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

/// Results that several machines share: what comes from there is used when it is whole, and does no harm
/// otherwise.
struct SharedPreviewTests {
    /// A cache in memory that can be told to lie.
    private final class Store: SharedPreviews, @unchecked Sendable {
        private let lock = NSLock()
        private var entries: [String: Bytes] = [:]
        var change: @Sendable (Bytes) -> Bytes? = { $0 }
        var count: Int { lock.withLock { entries.count } }
        private(set) var answers = 0

        func entry(_ name: String) -> Bytes? {
            lock.withLock {
                answers += 1
                return entries[name].flatMap(change)
            }
        }

        func keep(_ entry: Bytes, _ name: String) { lock.withLock { entries[name] = entry } }
        func finish() -> String? { nil }
        func mix() {
            lock.withLock {
                let (names, values) = (entries.keys.sorted(), Array(entries.values))
                for (at, name) in names.enumerated() { entries[name] = values[(at + 1) % values.count] }
            }
        }
    }

    private static let page =
        "# T\n\n```swift preview widths=\"320 100\"\nText(\"A text\")\n```\n\n```swift preview scheme=both\nColor.red.frame(height: 10)\n```\n"

    private func build(_ memory: PreviewMemory, _ engine: PreviewRenderer) -> [String] {
        var input = TestSite.pages(["index.md": Self.page])
        input.theme = Theme.files()
        return SiteBuilder(renderer: memory.remembering(engine)).build(input).files.map {
            "\($0.path) \(contentHash($0.bytes))"
        }
    }

    /// An engine that must not be asked.
    private static let none = PreviewRenderer(
        version: "1", styles: PreviewRenderer.engine(version: "1").styles
    ) { _ in
        Issue.record("a preview is evaluated that was in the cache")
        return PreviewResult()
    }

    @Test func anotherMachine() {
        let store = Store()
        let fresh = build(PreviewMemory(shared: store), .engine(version: "1"))
        #expect(store.count == 2)
        let files = build(PreviewMemory(shared: store), Self.none).filter { $0.hasPrefix("index.html") }
        #expect(files == fresh.filter { $0.hasPrefix("index.html") } && !files.isEmpty)
    }

    @Test func lies() throws {
        let store = Store()
        let engine = PreviewRenderer.engine(version: "1")
        let fresh = build(PreviewMemory(shared: store), engine)
        let lies: [@Sendable (Bytes) -> Bytes?] = [
            { _ in nil }, { _ in [] }, { _ in Bytes("<html>No cache here</html>".utf8) },
            { Bytes($0.dropLast(9)) }, { $0 + [0] },
            { $0.enumerated().map { $0 == 200 ? $1 ^ 4 : $1 } },
        ]
        for (number, lie) in lies.enumerated() {
            store.change = lie
            #expect(build(PreviewMemory(shared: store), engine) == fresh, "lie \(number)")
        }
        store.change = { $0 }
        store.mix()
        #expect(build(PreviewMemory(shared: store), engine) == fresh)
        #expect(store.answers >= 14)
    }

    /// Whoever may write to the cache can make checksums as well, but bring nothing that runs.
    @Test func code() {
        let store = Store()
        var hostile = PreviewRenderer.engine(version: "1")
        let engine = hostile
        hostile.render = { request in
            var result = engine.render(request)
            result.pictures[0].svg = "<svg onload=\"alert(1)\"></svg>"
            return result
        }
        _ = build(PreviewMemory(shared: store), hostile)
        #expect(build(PreviewMemory(shared: store), engine) == build(PreviewMemory(), engine))
    }

    @Test func merging() throws {
        let engine = PreviewRenderer.engine(version: "1")
        let parts = (0..<2).map { part in
            let memory = PreviewMemory()
            var some = memory.remembering(engine)
            let all = some
            some.render = { $0.mark % 2 == UInt64(part) ? all.render($0) : PreviewResult() }
            var input = TestSite.pages(["index.md": Self.page])
            input.theme = Theme.files()
            _ = SiteBuilder(renderer: some).build(input)
            return memory.all
        }
        #expect(parts.allSatisfy(PreviewMemory.isWhole) && !PreviewMemory.isWhole(Bytes(parts[0].dropLast())))
        let whole = build(PreviewMemory(parts), Self.none).filter { $0.hasPrefix("index.html") }
        #expect(whole == build(PreviewMemory(), engine).filter { $0.hasPrefix("index.html") })
    }
}
