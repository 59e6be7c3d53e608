import Foundation
import Testing

/// Files and folders as nobody wants them: a clear message, exit status 1, and nothing lost.
struct BadFilesTests {
    private static let page = BuildTests.page

    private func fails(_ place: Workplace, _ arguments: [String] = ["build"], with message: String) throws {
        let process =
            try arguments.count == 1
            ? place.run(arguments[0]) : place.run(arguments[0], arguments[1], arguments[2])
        #expect(process.status == 1)
        #expect(process.errors.contains(message), "\(process.errors)")
    }

    @Test func missingContent() throws {
        let place = try Workplace()
        for command in ["build", "check", "serve"] {
            try fails(place, [command], with: "no folder 'Content' here")
        }
    }

    @Test func contentIsAFile() throws {
        try fails(try Workplace(["Content": "a file"]), with: "'Content' is a file and not a folder of pages")
    }

    @Test func settingsAreAFolder() throws {
        let place = try Workplace(["Content/index.md": Self.page, "Site/site.yml/a.txt": "no settings"])
        try fails(place, with: "Site/site.yml: error: settings are a file, and this is a folder")
        #expect(!place.exists("_site"))
    }

    /// A link that leads nowhere cannot be read by anybody, root included.
    @Test func unreadableFile() throws {
        let place = try Workplace(["Content/index.md": Self.page])
        _ = try place.run("build")
        let good = place.files("_site")
        let link = place.root.appending(path: "Content/gone.md").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere/at/all.md")
        try fails(place, with: "Content/gone.md: error: cannot read file: no such file or directory")
        #expect(place.files("_site") == good)
    }

    @Test func nothingToPublish() throws {
        let place = try Workplace(["Content/notes.txt": "no page"])
        try fails(place, with: "no page to publish in 'Content'")
        try place.write("Content/a.md", "---\ntitle: A\ndraft: true\n---\n\nText.\n")
        try fails(place, with: "all of them are drafts")
        #expect(!place.exists("_site"))
    }

    @Test func folderThatHoldsItself() throws {
        let place = try Workplace(["Content/index.md": Self.page, "Content/part/a.md": "# A\n\nText.\n"])
        try FileManager.default.createSymbolicLink(
            atPath: place.root.appending(path: "Content/part/loop").path, withDestinationPath: "..")
        let built = try place.run("build")
        #expect(built.status == 0 && built.output.contains("3 pages"), "\(built.errors) \(built.output)")
    }

    @Test func outputIsAFile() throws {
        let place = try Workplace(["Content/index.md": Self.page, "out": "precious"])
        try fails(place, ["build", "-o", "out"], with: "cannot write to 'out'")
        #expect(place.text("out") == "precious")
        #expect(!place.exists(".galley-out.partial"))
    }

    @Test func outputCannotBeMade() throws {
        let place = try Workplace(["Content/index.md": Self.page])
        try fails(place, ["build", "-o", "/proc/galley"], with: "cannot write to '/proc/galley'")
        #expect(try place.run("build", "-o", "missing/folder/out/").status == 0)
    }

    /// A result that does not arrive on a full disk is a failure, and not of the program.
    @Test(arguments: [
        ["render", "a.swift"], ["render", "a.swift", "--format", "png"], ["check", "--format", "sarif"],
    ])
    func noRoomForTheResult(arguments: [String]) throws {
        let place = try Workplace(["Content/index.md": Self.page, "a.swift": "Color.red"])
        let process = place.process(arguments)
        let errors = Pipe()
        process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
        process.standardError = errors
        try process.run()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 1)
        #expect(said.contains("galley: error: cannot write the result: no space left on device"))
    }

    @Test func picturesCannotBeMade() throws {
        let text = "```swift preview\nColor.red\n```\n"
        let place = try Workplace(["README.md": text, "pictures": "precious"])
        let said = try place.run("pictures", "README.md")
        #expect(said.status == 1 && said.errors.contains("cannot write the pictures of 'README.md': "))
        #expect(place.text("README.md") == text && place.text("pictures") == "precious")
    }

    /// A cache saves time and nothing else.
    @Test func cacheCannotBeWritten() throws {
        let page = Self.page + "\n```swift preview widths=100\nColor.red\n```\n"
        let place = try Workplace(["Content/index.md": page, "cache": "precious"])
        let said = try place.run("build", "--cache", "cache")
        #expect(said.status == 0 && said.errors.contains("the cache cannot be written: "))
        #expect(place.text("cache") == "precious")
    }

    /// An output folder that holds the pages would be replaced with them in it.
    @Test func outputHoldsThePages() throws {
        let place = try Workplace(["Content/index.md": Self.page])
        try fails(place, ["build", "-o", "."], with: "holds the pages")
        try fails(place, ["build", "-o", "Content"], with: "holds the pages")
        #expect(place.text("Content/index.md") == Self.page)
    }

    /// Somebody's own folder is no site to be replaced.
    @Test func outputIsSomebodysFolder() throws {
        let place = try Workplace(["Content/index.md": Self.page, "thesis/chapter.tex": "years of work"])
        try fails(place, ["build", "-o", "thesis"], with: "was not made by galley")
        #expect(place.text("thesis/chapter.tex") == "years of work")
    }

    @Test func badBytes() throws {
        let place = try Workplace(["Content/index.md": Self.page])
        try place.write("Content/latin.md", Data("# T\n\ncaf\u{E9}".unicodeScalars.map { UInt8($0.value) }))
        try fails(place, with: "Content/latin.md:3:4: error: invalid UTF-8")
        try place.write("Content/latin.md", "# T\n\na\0b\n")
        try fails(place, with: "Content/latin.md:3:2: error: NUL byte")
        try place.write("Content/latin.md", "# T\n\n[x](\u{1B}[31mred.md)\n")
        #expect(try !place.run("build").errors.contains("\u{1B}"))
        try place.write("Content/latin.md", "# T\r\n\r\n```swift\r\nnever closed\r\n")
        try fails(place, with: "Content/latin.md:3:1: error: code fence is never closed")
    }

    @Test func brokenSettings() throws {
        let place = try Workplace(["Content/index.md": Self.page, "Site/site.yml": "title: [\n"])
        try fails(place, with: "Site/site.yml:")
        try place.write("Site/site.yml", "url: docs\n")
        try fails(
            place,
            with:
                "Site/site.yml:1:6: error: 'url' is 'docs', expected an address such as https://example.com/docs/"
        )
        try place.write("Site/site.yml", "titel: T\n")
        try fails(place, with: "Site/site.yml:1:1: error: unknown key 'titel'")
    }

    @Test func brokenTemplate() throws {
        let place = try Workplace([
            "Content/index.md": Self.page, "Site/templates/footer.mustache": "a\n{{#open}}\n",
        ])
        try fails(place, with: "Site/templates/footer.mustache:")
    }
}
