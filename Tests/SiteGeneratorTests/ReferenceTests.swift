import Foundation
import Testing

@testable import SiteGenerator

/// The reference of a module, from the graph that the compiler makes of `Tests/Packages/Tide`.
struct ReferenceTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let sources = "Tests/Packages/Tide/Sources/Tide"

    static func file(_ path: String) -> Bytes {
        (try? Data(contentsOf: root.appending(path: path))).map { Bytes($0) } ?? []
    }

    static func input(
        _ pages: [String: String] = [:], settings: String = "", sources changed: (String) -> String = { $0 }
    ) -> SiteInput {
        var input = TestSite.pages(["index.md": "# Home\n\nText.\n"].merging(pages) { $1 })
        let files = ["Gauge.swift", "Table.swift"].map { name in
            InputFile(path: name, bytes: Bytes(changed(file("\(sources)/\(name)").text).utf8))
        }
        input.theme = Theme.files()
        input.modules = [ModuleInput(name: "Tide", folder: sources, files: files)]
        input.graphs = ["Tide", "Tide@Swift"].map {
            GraphInput(
                path: "Graphs/\($0).symbols.json", bytes: file("Tests/Cases/reference/\($0).symbols.json"))
        }
        let text =
            "modules:\n  Tide: \(sources)\nreference: [../Graphs]\nrepository: https://github.com/a/b\n"
            + settings
        input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(text.utf8))
        return input
    }

    static func build(
        _ pages: [String: String] = [:], settings: String = "", sources: (String) -> String = { $0 }
    ) -> SiteOutput {
        SiteBuilder(renderer: .engine(version: "1")).build(input(pages, settings: settings, sources: sources))
    }

    private func text(_ path: String, _ output: SiteOutput) throws -> String {
        try #require(output.files.first { $0.path == path }, "\(path)").bytes.text
    }

    static func told(_ output: SiteOutput) -> [String] {
        output.problems.map { problem in
            let place = problem.range.flatMap { range in problem.file?.position(of: range.lowerBound) }
            let name = SitePath.name(problem.file?.path ?? "")
            return "\(name):\(place?.line ?? 0):\(place?.column ?? 0): \(problem.message)"
                + problem.notes.map { " | \($0.message)" }.joined()
        }
    }

    private static func table() -> SymbolTable {
        var problems: [Problem] = []
        let graphs = ReferenceGraphs(input: input(), settings: Settings(), modules: ModuleSet([])).read(
            &problems)
        return SymbolTable(graphs)
    }

    // MARK: Addresses

    /// What `docc convert` of Swift 6.3 makes of the same graphs, without the pages that gather inherited
    /// members.
    static let docc = """
        tide tide/daytable tide/daytable/!=(_:_:) tide/daytable/described() tide/daytable/init(_:) tide/daytable/isempty
        tide/daytable/levels tide/daytable/predicted(from:through:every:) tide/gauge tide/gauge/!=(_:_:) tide/gauge/+(_:_:)
        tide/gauge/height(hour:) tide/gauge/init(place:) tide/gauge/level(at:)-8qwxr tide/gauge/level(at:)-97yy2 tide/gauge/mean
        tide/gauge/place-swift.enum tide/gauge/place-swift.enum/!=(_:_:) tide/gauge/place-swift.enum/harbour
        tide/gauge/place-swift.enum/hash(into:) tide/gauge/place-swift.enum/hashvalue tide/gauge/place-swift.enum/init(rawvalue:)
        tide/gauge/place-swift.enum/pier tide/gauge/place-swift.property tide/swift tide/swift/string tide/swift/string/tidename
        tide/table tide/table/described() tide/table/described()-4c0je tide/table/isempty tide/table/level tide/table/levels
        tide/tideerror tide/tideerror/!=(_:_:) tide/tideerror/ebb
        """.split(whereSeparator: \.isWhitespace).map { "documentation/" + $0 }

    @Test func addressesAreThoseOfDocC() {
        #expect(Self.table().all.map(\.address).sorted() == Self.docc.sorted())
    }

    @Test func everySymbolOfItsOwnHasAPage() {
        let output = Self.build()
        #expect(Self.told(output) == [])
        let inherited = ["!=(_:_:)", "hash(into:)", "hashvalue", "daytable/described()", "daytable/isempty"]
        for address in Self.docc where !inherited.contains(where: address.hasSuffix) {
            #expect(output.files.contains { $0.path == address + "/index.html" }, "\(address)")
        }
    }

    // MARK: Pages

    @Test func pageOfAType() throws {
        let page = try text("documentation/tide/gauge/index.html", Self.build())
        #expect(
            page.contains(
                "<p class=\"lead\">Measures how high the water stands at a <a class=\"symbol\" href=\"place-swift.enum/index.html\">"
            ))
        #expect(page.contains("<i class=k>struct</i> Gauge"))
        #expect(page.contains("<h2 id=\"accuracy\"") && page.contains("Waves are left out."))
        #expect(page.contains("Complexity") && page.contains("O(1), however long"))
        #expect(
            page.contains("Conforms to") && page.contains("<code>Sendable</code>")
                && !page.contains("Copyable"))
        #expect(page.contains("<summary>Inherited from Equatable</summary>"))
        #expect(page.contains("https://github.com/a/b/blob/HEAD/\(Self.sources)/Gauge.swift#L13"))
        #expect(page.utf8.count < 30_000)
    }

    @Test func pageOfAMethod() throws {
        let output = Self.build()
        let hour =
            try text("documentation/tide/gauge/level(at:)-8qwxr/index.html", output)
            + text("documentation/tide/gauge/level(at:)-97yy2/index.html", output)
        #expect(
            hour.contains("<dt><code>hour</code></dt>") && hour.contains("The hour of the day, from 0 to 23.")
        )
        #expect(
            hour.contains("<h2 id=\"return-value\"") && hour.contains("<h2 id=\"errors\"")
                && hour.contains("tideerror/ebb/index.html"))
        let long = try text("documentation/tide/daytable/predicted(from:through:every:)/index.html", output)
        #expect(
            long.contains("(\n    from start: ") && long.contains("\n) -&gt; ")
                && long.contains("href=\"../index.html\">DayTable</a>"))
    }

    @Test func deprecation() throws {
        let output = Self.build()
        let page = try text("documentation/tide/gauge/height(hour:)/index.html", output)
        #expect(
            page.contains("<span class=\"badge deprecated\">Deprecated</span>")
                && page.contains("which knows of the <em>hour</em>"))
        #expect(
            try text("documentation/tide/gauge/index.html", output).contains(
                "<a class=\"deprecated\" href=\"height(hour:)/index.html\">"))
    }

    @Test func relations() throws {
        let output = Self.build()
        let table = try text("documentation/tide/table/index.html", output)
        #expect(table.contains("Conforming types") && table.contains("../daytable/index.html"))
        #expect(
            try text("documentation/tide/table/described()/index.html", output).contains(
                "Default implementations"))
        let day = try text("documentation/tide/daytable/index.html", output)
        #expect(day.contains("<code>Equatable</code> where <code>Level: Equatable</code>"))
        #expect(day.contains("<p class=\"lead\">The levels of one day.</p>"))
        #expect(try text("documentation/tide/index.html", output).contains("Extended modules"))
    }

    @Test func markdownTwin() throws {
        let twin = try text("documentation/tide/gauge/index.md", Self.build())
        #expect(twin.hasPrefix("# Gauge\n\nStructure · Tide\n\n```swift\nstruct Gauge\n```\n"))
        #expect(
            twin.contains(
                "### Initializers\n\n- [`init(place:)`](<init(place:)/index.md>): Makes a gauge that stands at a place."
            ))
        #expect(twin.contains("## Conforms to\n\n") && twin.contains("- `Sendable`"))
    }

    // MARK: Links

    @Test(arguments: [
        ("Gauge", "Gauge"), ("Tide/Gauge/mean", "mean"), ("Gauge.mean", "mean"),
        ("/documentation/Tide/Gauge", "Gauge"),
        ("Gauge/Place-swift.enum", "Gauge.Place"), ("Gauge/level(at:)-(Int)", "level(at:)"),
        ("Gauge/level(at:)->Double", "several"),
        ("Gauge/level(at:)-8qwxr", "level(at:)"), ("Gauge/level(at:)", "several"),
        ("Table/described()", "described()"), ("Swift/String/tideName", "tideName"),
        ("String/tideName", "tideName"), ("Gauge/+(_:_:)", "+(_:_:)"), ("Gauge/median", "none"),
        ("mean", "none"),
    ])
    func links(link: String, title: String) {
        switch Self.table().resolve(link, from: nil) {
        case .symbol(let symbol): #expect(symbol.title == title)
        case .several: #expect(title == "several")
        case .none: #expect(title == "none")
        }
    }

    @Test func linksStartAtTheirSymbol() throws {
        let table = Self.table()
        let harbour = try #require(table.all.first { $0.name == "harbour" })
        for name in ["harbour", "pier", "mean", "Gauge", "DayTable/levels", "TideError"] {
            guard case .symbol = table.resolve(name, from: harbour) else {
                Issue.record("\(name)")
                continue
            }
        }
    }

    @Test func brokenLinkStandsInTheSource() {
        let output = Self.build { $0.replacing("ask a ``Table`` for", with: "ask a ``Tabel`` for") }
        // The graph is of another state of this line: nothing is told at a place that is not there.
        #expect(Self.told(output).allSatisfy { !$0.contains("Tabel") })
        var input = Self.input { $0.replacing("ask a ``Table`` for", with: "ask a ``Tabel`` for") }
        input.graphs[0].bytes = Bytes(
            input.graphs[0].bytes.text.replacing("ask a ``Table`` for", with: "ask a ``Tabel`` for").utf8)
        let told = Self.told(SiteBuilder(renderer: nil).build(input))
        #expect(told == ["Gauge.swift:3:48: no page for symbol 'Tabel' | did you mean 'Table'?"])
    }

    @Test func pagesLinkToSymbols() throws {
        let output = Self.build(["a.md": "# A\n\nSee ``Gauge/mean``, ``DayTable`` and <doc:Gauge>.\n"])
        #expect(Self.told(output) == [])
        let page = try text("a.html", output)
        #expect(page.contains("href=\"documentation/tide/gauge/mean/index.html\"><code>mean</code>"))
        #expect(page.contains("href=\"documentation/tide/gauge/index.html\">Gauge</a>"))
    }

    // MARK: Extension files

    static let extensionFile = """
        # ``Tide/Gauge``

        Read it in the morning.

        ## Topics

        ### Reading

        What the water says.

        - ``level(at:)-(Int)``
        - ``mean``
        - <doc:tides>

        ## See Also

        - ``DayTable``
        """

    @Test func extensionFile() throws {
        let output = Self.build(["Gauge.md": Self.extensionFile, "tides.md": "# Of tides\n\nText.\n"])
        #expect(Self.told(output) == [])
        #expect(!output.files.contains { $0.path == "Gauge.html" })
        let page = try text("documentation/tide/gauge/index.html", output)
        #expect(
            page.contains("Read it in the morning.")
                && page.contains("<h3 id=\"reading\">Reading</h3>\n<p>What the water says.</p>"))
        #expect(
            page.contains("../../../tides.html\">Of tides</a>")
                && page.contains("../daytable/index.html\"><code>"))
        let reading = try #require(page.firstRange(of: "Reading</h3>"))
        let rest = try #require(page.firstRange(of: "Instance methods</h3>"))
        #expect(reading.lowerBound < rest.lowerBound)
    }

    @Test func extensionFileWithFrontMatter() throws {
        let page = "---\nsymbol: Gauge/Place-swift.enum\n---\n\nMore of places.\n"
        let output = Self.build(["place.md": page])
        #expect(Self.told(output) == [])
        #expect(
            try text("documentation/tide/gauge/place-swift.enum/index.html", output).contains(
                "More of places."))
    }

    @Test func mistakesInExtensionFiles() {
        let output = Self.build([
            "a.md": "# ``Gauge``\n\n## Topics\n\n### One\n\n- ``levle(at:)``\n",
            "b.md": "# ``Gauge``\n\nText.\n", "c.md": "# ``Gouge``\n\nText.\n",
        ])
        #expect(
            Self.told(output) == [
                "a.md:7:5: no page for symbol 'levle(at:)' | did you mean 'level(at:)'?",
                "b.md:1:5: 'Gauge' has its page's text already from 'Content/a.md' | put both into one file",
                "c.md:1:5: there is no symbol 'Gouge' that this text could stand with | did you mean 'Gauge'?",
            ])
    }

    // MARK: Checks

    @Test func floorOfWhatIsDocumented() {
        #expect(Self.told(Self.build(settings: "checks:\n  documented: 80\n")) == [])
        let told = Self.told(Self.build(settings: "checks:\n  documented: 95\n"))
        // A requirement's comment is that of what meets it, too.
        #expect(
            told.count == 1
                && told[0].contains("91 % of 24 public symbols are documented, and 95 % should be"), "\(told)"
        )
        #expect(told[0].contains("'Gauge.Place.pier' has no comment"))
    }

    @Test func parametersThatAreNotThere() {
        var input = Self.input {
            $0.replacing("///   - hour: The hour", with: "///   - houre: The hour").replacing(
                "  - end: The last", with: "  - start: The last")
        }
        input.graphs[0].bytes = Bytes(
            input.graphs[0].bytes.text.replacing("  - hour: The hour", with: "  - houre: The hour").replacing(
                "  - end: The last", with: "  - start: The last"
            ).utf8)
        let told = Self.told(SiteBuilder(renderer: nil).build(input))
        #expect(
            told == [
                "Gauge.swift:34:13: 'level(at:)' has no parameter 'houre' | did you mean 'hour'?",
                "Gauge.swift:34:13: the comment says nothing of the parameter 'hour' of 'level(at:)'",
                "Table.swift:38:13: the comment says nothing of the parameter 'end' of 'predicted(from:through:every:)'",
            ])
    }

    @Test func settingsThatNameNothing() {
        var input = Self.input()
        input.graphs = [GraphInput(path: "Graphs/A.symbols.json", bytes: Bytes("{}".utf8))]
        input.settings = SourceFile(
            path: "Site/site.yml", bytes: Bytes("modules:\n  Tide: x\nreference: [Tied, ../Graphs]\n".utf8))
        #expect(
            Self.told(SiteBuilder(renderer: nil).build(input)) == [
                "A.symbols.json:1:1: this is no symbol graph: it has no 'metadata'",
                "site.yml:3:13: there is no module 'Tied' to make a reference of | did you mean 'Tide'?",
            ])
    }

    // MARK: Search

    @Test(arguments: [
        ("containerRelativeFrame(_:alignment:)", "crf"), ("ViewThatFits", "vtf"), ("URLSession", "us"),
        ("init(_:)", nil), ("", nil),
    ])
    func initials(name: String, letters: String?) {
        #expect(SearchReader.initials(of: name) == letters)
    }

    // MARK: Figures

    /// A preview in a comment sees the module that the comment is in.
    @Test func previewInAComment() throws {
        let page = try text("documentation/tide/gauge/mean/index.html", Self.build())
        #expect(page.contains("<figure") && page.contains("1 promise kept"))
    }

    /// A promise that is not kept is told where it stands in the source.
    @Test func brokenPromiseInAComment() {
        var input = Self.input { $0.replacing("says \"1.5 m\"", with: "says \"1.6 m\"") }
        input.graphs[0].bytes = Bytes(
            input.graphs[0].bytes.text.replacing("says \\\"1.5 m\\\"", with: "says \\\"1.6 m\\\"").utf8)
        let told = Self.told(SiteBuilder(renderer: .engine(version: "1")).build(input))
        #expect(told.count == 1 && told[0].hasPrefix("Gauge.swift:52:9: "), "\(told)")
    }
}
