import Foundation
import Testing

/// Symbol graphs as the command finds them: files and folders that the settings name.
struct GraphFileTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func graph(_ name: String) throws -> String {
        try String(contentsOf: root.appending(path: "Tests/Cases/reference/\(name)"), encoding: .utf8)
    }

    @Test(arguments: ["../Graphs", "../Graphs/Tide.symbols.json"]) func folderOrFile(path: String) throws {
        let place = try Workplace([
            "Content/index.md": "# Home\n\nSee ``Gauge/place-swift.property``.\n",
            "Site/site.yml": "reference: [\(path)]\n",
            "Graphs/Tide.symbols.json": try Self.graph("Tide.symbols.json"),
            "Graphs/Tide@Swift.symbols.json": try Self.graph("Tide@Swift.symbols.json"),
        ])
        let run = try place.run("build")
        #expect(run.status == 0, "\(run.errors)")
        let text = try #require(place.text("_site/documentation/tide/gauge/index.html"))
        #expect(text.contains("Measures how high"))
        #expect(
            (place.text("_site/documentation/tide/swift/string/index.html") != nil) == (path == "../Graphs"))
        #expect(
            try #require(place.text("_site/index.html")).contains(
                "documentation/tide/gauge/place-swift.property/index.html"))
    }

    @Test func graphsThatAreNone() throws {
        let place = try Workplace([
            "Content/index.md": "# Home\n\nText.\n", "Site/site.yml": "reference: [../Graphs]\n",
        ])
        let run = try place.run("build")
        #expect(
            run.status == 1
                && run.errors.contains("Site/site.yml:1:13: error: no symbol graph '../Graphs' here"),
            "\(run.errors)")
        try place.write("Graphs/a.txt", "")
        #expect(try place.run("build").errors.contains("error: no '.symbols.json' in '../Graphs'"))
    }
}
