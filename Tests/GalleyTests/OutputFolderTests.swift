import Foundation
import Testing

/// Where a site is written: nobody else's folder is touched, and a link stays one.
struct OutputFolderTests {
    private static let page = BuildTests.page

    @Test func foldersBesideTheSiteStay() throws {
        let place = try Workplace([
            "Content/index.md": Self.page, "_site.partial/mine.txt": "precious",
            "_site.old/mine.txt": "precious",
        ])
        for round in 0..<2 {
            try place.write("Content/a.md", "# A\n\nRound \(round).\n")
            #expect(try place.run("build").status == 0)
        }
        #expect(place.text("_site.partial/mine.txt") == "precious")
        #expect(place.text("_site.old/mine.txt") == "precious")
    }

    @Test func aLinkedFolderIsWrittenThroughItsLink() throws {
        let place = try Workplace(["Content/index.md": Self.page, "served/sites/keep.txt": "a neighbor"])
        let link = place.root.appending(path: "_site").path
        try FileManager.default.createDirectory(
            at: place.root.appending(path: "served/sites/docs"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "served/sites/docs")
        for round in 0..<2 {
            try place.write("Content/a.md", "# A\n\nRound \(round).\n")
            #expect(try place.run("build").status == 0)
            #expect(place.text("served/sites/docs/a.html")?.contains("Round \(round).") == true)
        }
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "served/sites/docs")
        #expect(
            try FileManager.default.contentsOfDirectory(
                atPath: place.root.appending(path: "served/sites").path
            ).sorted() == ["docs", "keep.txt"])
    }

    /// Files that are the same stay the same files, those among them that are written piece by piece.
    @Test func whatDidNotChangeIsKept() throws {
        let place = try Workplace([
            "Content/index.md": Self.page, "Content/a.md": "# A\n\nRound 0.\n",
            "Content/b/index.md": "# B\n\nPages.\n", "Content/b/c.md": "# C\n\nText.\n",
        ])
        func numbers() throws -> [String: Int] {
            try ["a.html", "llms-full.txt", "b/all.md", "b/c.html"].reduce(into: [:]) {
                let path = place.root.appending(path: "_site/" + $1).path
                $0[$1] = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
            }
        }
        #expect(try place.run("build").status == 0)
        let before = try numbers()
        try place.write("Content/a.md", "# A\n\nRound 1.\n")
        #expect(try place.run("build").status == 0)
        let after = try numbers()
        #expect(before.filter { after[$0.key] != $0.value }.keys.sorted() == ["a.html", "llms-full.txt"])
        #expect(place.text("_site/llms-full.txt")?.contains("Round 1.") == true)
        #expect(try place.run("build", "--force").output.contains("0 files changed"))
    }

    @Test func aLinkThatLeadsNowhereIsToldOf() throws {
        let place = try Workplace(["Content/index.md": Self.page])
        let link = place.root.appending(path: "_site").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone")
        let built = try place.run("build")
        #expect(built.status == 1)
        #expect(built.errors.contains("'_site' is a link that leads nowhere"), "\(built.errors)")
    }
}
