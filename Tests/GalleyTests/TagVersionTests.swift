import Foundation
import Testing

@testable import SiteGenerator
@testable import galley

/// Versions of a site that are tags of its repository.
struct TagVersionTests {
    @Test func order() {
        let names = ["1.9", "1.10", "2.0-beta.1", "2.0", "0.9.1", "2"]
        #expect(
            names.sorted(by: TaggedVersions.isNewer) == ["2.0", "2", "2.0-beta.1", "1.10", "1.9", "0.9.1"])
    }

    @Test(arguments: [
        ("v1.2", "1.2"), ("2.0.1", "2.0.1"), ("v3.0-rc.1", "3.0-rc.1"), ("release", nil), ("v1/../..", nil),
        ("1.2.3.4.5", nil), ("v1.0-", nil), ("99999999999999999999", nil),
    ]) func names(tag: String, name: String?) {
        #expect(TaggedVersions.versionName(tag) == name)
    }

    @Test(arguments: [
        ("versions: {from: tags}", nil),
        ("versions: {from: branches}", "'from' is 'branches', expected tags"),
        ("versions: {from: tags, keep: 0}", "'keep' is '0', expected a number of versions from 1 on"),
        ("versions: {from: tags, mach: v*}", "unknown key 'mach' in 'versions'"),
    ]) func settings(text: String, message: String?) {
        let (settings, problems) = Settings.read(
            SourceFile(path: "site.yml", bytes: Bytes((text + "\n").utf8)))
        #expect(problems.first?.message == message)
        #expect(settings.tagVersions?.count != nil)
    }

    private func git(_ place: Workplace, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["git", "-C", place.root.path, "-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func build() throws {
        let place = try Workplace([
            "Content/index.md": "# Harbor\n\nThe first.\n", "Content/part/old.md": "# Old\n\nGone later.\n",
            "Content/part/kept.md": "# Kept\n\nIs there still.\n",
            "Content/gone/only.md": "# Only\n\nAll gone.\n",
            "Site/site.yml": "title: Harbor\n", ".gitignore": "_site\n.galley\n",
        ])
        try git(place, "init", "-q")
        try git(place, "add", ".")
        try git(place, "commit", "-qm", "One")
        try git(place, "tag", "v1.0")
        try git(place, "tag", "nightly")
        try place.write("Content/index.md", "# Harbor\n\nThe second.\n")
        for gone in ["part/old.md", "gone/only.md"] {
            try FileManager.default.removeItem(at: place.root.appending(path: "Content/" + gone))
        }
        try place.write("Site/site.yml", "title: Harbor\nversion: next\nversions: {from: tags}\n")
        let run = try place.run("build", "--quiet")
        #expect(run.status == 0, "\(run.errors)")
        let page = try #require(place.text("_site/index.html")),
            old = try #require(place.text("_site/1.0/index.html"))
        #expect(page.contains("The second.") && old.contains("The first."))
        #expect(page.contains("<a href=\"./1.0/\">1.0</a>") && !page.contains("class=\"notice\""))
        #expect(old.contains("<a href=\"../index.html\">The newest version is next.</a>"))
        try checkWays(place)
        #expect(!place.exists("_site/nightly") && !place.exists("_site/1.0/404.html"))
        // Scripts, styles and letters are there once, and the old pages find them.
        for kind in [".js", ".css"] {
            let files = place.files("_site").keys.filter {
                $0.hasSuffix(kind) && $0.contains("assets/galley-")
            }
            #expect(files.count == 1)
            #expect(old.contains("=\"../\(files[0])\""))
        }
        #expect(!place.exists("_site/1.0/assets/fonts") && place.exists("_site/assets/fonts"))
        // Nothing is built twice, and a new tag is seen.
        #expect(try place.run("build").output.contains("nothing changed"))
        try git(place, "add", ".")
        try git(place, "commit", "-qm", "Two")
        try git(place, "tag", "-a", "v1.1", "-m", "Two")
        #expect(try place.run("build", "--quiet").status == 0)
        #expect(place.text("_site/1.1/index.html")?.contains("The second.") == true)
        #expect(place.text("_site/1.0/index.html")?.contains("1.1") == true)
    }

    /// Old pages lead to the same page, or to the nearest one above it.
    private func checkWays(_ place: Workplace) throws {
        for (page, way) in [
            ("part/kept", "../../part/kept.html"), ("part/old", "../../part/index.html"),
            ("gone/only", "../../"),
        ] {
            let text = try #require(place.text("_site/1.0/\(page).html"))
            #expect(text.contains("href=\"\(way)\">The newest"), "\(page)")
            #expect(text.contains("href=\"../../\">next</a>"))
        }
    }

    /// What an old page says is in its own language.
    @Test func languages() throws {
        let place = try Workplace([
            "Content/index.md": "# Harbor\n\nText.\n", "Content/index.de.md": "# Hafen\n\nText.\n",
            "Site/site.yml": "languages: [en, de]\nversions: {from: tags}\n",
            ".gitignore": "_site\n.galley\n",
        ])
        try git(place, "init", "-q")
        try git(place, "add", ".")
        try git(place, "commit", "-qm", "One")
        try git(place, "tag", "v1.0")
        let run = try place.run("build", "--quiet")
        #expect(run.status == 0, "\(run.errors)")
        let page = try #require(place.text("_site/1.0/de/index.html"))
        #expect(page.contains("Dies ist die Dokumentation von Version 1.0."))
        #expect(page.contains("<a href=\"../../de/index.html\">Die neueste Version ist latest.</a>"))
    }

    @Test func withoutRepository() throws {
        let place = try Workplace([
            "Content/index.md": "# T\n\nText.\n", "Site/site.yml": "versions: {from: tags}\n",
        ])
        let process = place.process(["build"])
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["GIT_CEILING_DIRECTORIES": place.root.deletingLastPathComponent().path]) { $1 }
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
        #expect(said.contains("asks for the tags of a repository"))
    }
}
