import Foundation
import Testing

/// What `galley migrate` writes, and what it leaves alone.
struct MigrateTests {
    private static let old = [
        "old/mkdocs.yml": "site_name: A\n", "old/docs/index.md": "# A\n", "old/docs/b.md": "# B\n",
    ]

    @Test func aSecondRunChangesNothing() throws {
        let place = try Workplace(Self.old)
        let first = try place.run("migrate", "mkdocs", "old", "--output", "new")
        #expect(
            first.status == 0 && first.output == "3 files made\nnow run 'galley check'\n", "\(first.errors)")
        let files = place.files("new")
        let second = try place.run("migrate", "mkdocs", "old", "--output", "new")
        #expect(second.status == 0 && second.output == "0 files made\nnothing to do\n")
        #expect(place.files("new") == files && place.files("old").count == 3)
    }

    @Test(
        arguments: [
            ("hugo", "content/"), ("jekyll", "_docs/"), ("docusaurus", "docs/01-"),
        ])
    func aSecondRunOfTheOthersChangesNothing(_ source: String, _ start: String) throws {
        let place = try Workplace([
            "old/\(start)a.md": "---\ntitle: A\ndate: 2020-01-02\n---\n[B](b.md)\n",
            "old/\(start)b.md": "# B\n",
            "old/hugo.toml": "title = 'T'\n", "old/_config.yml": "collections: [docs]\n",
            "old/docusaurus.config.js": "module.exports = { title: 'T' }\n", "old/public/c.md": "# Made\n",
        ])
        #expect(try place.run("migrate", source, "old", "--output", "new").status == 0)
        let files = place.files("new")
        #expect(
            files.keys.contains { $0.hasSuffix("a.md") }
                && !files.keys.contains { $0.hasPrefix("Content/public") } || source != "hugo")
        let second = try place.run("migrate", source, "old", "--output", "new")
        #expect(second.status == 0 && second.output.hasPrefix("0 files made\n"), "\(second.output)")
        #expect(place.files("new") == files)
    }

    @Test func nothingIsOverwritten() throws {
        let place = try Workplace(Self.old.merging(["new/Content/b.md": "mine"]) { $1 })
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: place.root.path + "/new/Content/index.md", withDestinationPath: "../../away.md")
        let run = try place.run("migrate", "mkdocs", "old", "--output", "new")
        #expect(
            run.status == 0 && run.output.hasPrefix("1 file made, 2 left as they are here\n"), "\(run.errors)"
        )
        #expect(place.text("new/Content/b.md") == "mine" && !place.exists("away.md"))
    }

    @Test func linksThatLeadOutAreNotFollowed() throws {
        let place = try Workplace(
            Self.old.merging([
                "out/secret.md": "# S\n", "out/config.ts": "title: 'S',\n", "v/a.md": "# A\n",
                "v/.vitepress/x": "",
            ]) { $1 })
        try FileManager.default.createDirectory(
            atPath: place.root.path + "/old/.git", withIntermediateDirectories: true)
        for (path, target) in [
            ("old/docs/out", "../../out"), ("old/docs/loop", "."),
            ("v/.vitepress/config.ts", "../../out/config.ts"),
        ] {
            try FileManager.default.createSymbolicLink(
                atPath: place.root.path + "/" + path, withDestinationPath: target)
        }
        let run = try place.run("migrate", "mkdocs", "old", "--output", "new")
        #expect(
            run.status == 0 && run.errors.contains("old/docs/out: error: this link leads out of the project"),
            "\(run.errors)")
        #expect(Set(place.files("new/Content").keys) == ["b.md", "index.md"])
        #expect(try place.run("migrate", "vitepress", "v", "--output", "w").status == 0)
        #expect(place.text("w/Site/site.yml")?.contains("S") == false)
    }

    /// What stands among the old pages would be moved itself the next time.
    @Test(arguments: [("docc", "."), ("docc", "new/deep"), ("vitepress", ".")])
    func newPagesDoNotStandAmongOldOnes(_ source: String, _ output: String) throws {
        let place = try Workplace(["A.md": "# A\n"])
        let run = try place.run("migrate", source, ".", "--output", output)
        #expect(
            run.status == 1 && run.errors.contains("'\(output)' is among the pages that are to be moved"),
            "\(run.errors)")
        #expect(place.files(".").keys.filter { $0.hasSuffix(".md") } == ["A.md"])
    }

    @Test func nothingToMove() throws {
        let place = try Workplace(["old/a.txt": ""])
        #expect(try place.run("migrate", "mkdocs", "no").errors == "galley: error: no folder 'no' here\n")
        #expect(try place.run("migrate", "mkdocs", "old").errors == "galley: error: no pages in 'old/docs'\n")
        #expect(try place.run("migrate", "gatsby", "old").status == 2)
        #expect(!place.exists("Site"))
    }
}
