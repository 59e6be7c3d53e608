import Foundation
import Testing

/// `galley build --against`: a folder, a revision, what is refused, and what the exit status says.
struct AgainstTests {
    private static let page = """
        ---
        title: Home
        description: A page.
        ---

        A passage of a few words.

        ```swift preview id=a widths=200
        Text("Ready").padding(8)
        ```

        ```swift preview id=b widths=200
        Text("Other")
        ```

        """

    private func git(_ place: Workplace, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@b.c"] + arguments
        process.currentDirectoryURL = place.root
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    @Test func folder() throws {
        let place = try Workplace(["Content/index.md": Self.page])
        #expect(try place.run("build", "-o", "old").status == 0)
        let same = try place.run("build", "--against", "old", "--fail-on", "changes")
        #expect(same.status == 0 && same.output.contains("against old: nothing differs"), "\(same)")
        #expect(place.text("_site/changes.json")?.contains("\"figures\": 0") == true)
        try place.write("Content/index.md", Self.page.replacing("padding(8)", with: "padding(9)"))
        let other = try place.run("build", "--against", "old", "--fail-on", "pictures")
        #expect(other.status == 1 && other.errors.contains("against old: 1 figure (1 picture)"), "\(other)")
        #expect(place.text("_site/changes.html")?.contains("index.html#a") == true)
        // The next build without it leaves a site without it.
        #expect(try place.run("build").status == 0)
        #expect(!place.exists("_site/changes.html"))
    }

    @Test func revision() throws {
        let place = try Workplace(["docs/Content/index.md": Self.page])
        try git(place, "init", "-q", "-b", "main")
        try git(place, "add", ".")
        try git(place, "commit", "-q", "-m", "First")
        try place.write("docs/Content/index.md", Self.page.replacing("a few", with: "some few"))
        let process = place.process(["build", "--against", "main", "--fail-on", "pictures"])
        process.currentDirectoryURL = place.root.appending(path: "docs")
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        // Words alone are no picture.
        #expect(process.terminationStatus == 0 && said.contains("1 passage"), "\(said)")
        #expect(
            place.text("docs/_site/changes.json")?.contains("\"after\": \"A passage of some few words.\"")
                == true)
        #expect(place.text("docs/_site/changes.json")?.contains("\"against\": \"main (") == true)
    }

    /// A broken promise is what a comparison is for: it is written, and only then fails.
    @Test func brokenPromises() throws {
        let promise = "```expect of=a\nsize 60 x 36\nwidth 200: says \"Ready\"\n```\n"
        let place = try Workplace(["Content/index.md": Self.page + promise])
        let size = try #require(
            try place.run("build", "-o", "old").errors.firstMatch(of: /its size is ([\d.]+ x [\d.]+)/)?.1)
        #expect(!place.exists("old"))
        let kept = Self.page + promise.replacing("60 x 36", with: size)
        try place.write("Content/index.md", kept)
        #expect(try place.run("build", "-o", "old").status == 0)
        try place.write("Content/index.md", kept.replacing("padding(8)", with: "padding(9)"))
        let broken = try place.run("build", "--against", "old", "--fail-on", "pictures")
        #expect(broken.status == 1, "\(broken)")
        #expect(
            broken.errors.contains("1 figure (1 picture), 1 promise, 1 broken promise"), "\(broken.errors)")
        let report = try #require(place.text("_site/changes.html"))
        #expect(
            report.contains("Broken promises</h2>") && report.contains("Content/index.md:16</a>: promise"))
        // The picture is there to be looked at, beside the one before.
        #expect(report.contains("<div class=\"comparison"))
        #expect(place.text("_site/changes.json")?.contains("\"broken\": 1") == true)
        #expect(try place.run("build", "--against", "old").status == 1)
        // Whatever else is wrong leaves the last site.
        try place.write("Content/index.md", kept + "\n[Away](nowhere.md)\n")
        let before = place.text("_site/changes.json")
        let wrong = try place.run("build", "--against", "old")
        #expect(wrong.status == 1 && wrong.errors.contains("nothing written"))
        #expect(place.text("_site/changes.json") == before)
    }

    @Test func refused() throws {
        let place = try Workplace(["Content/index.md": Self.page, "other/file.txt": "x"])
        for (argument, message) in [
            ("nowhere", "neither a folder"), ("other", "was not made by galley"), ("--x", "missing value"),
        ] {
            let run = try place.run("build", "--against", argument)
            #expect(run.status != 0 && run.errors.contains(message), "\(argument): \(run.errors)")
            #expect(!place.exists("_site"))
        }
        #expect(try place.run("build", "--fail-on", "changes").status == 2)
        #expect(try place.run("build", "--watch", "--against", "other").status == 2)
    }
}
