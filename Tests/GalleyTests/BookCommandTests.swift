import Foundation
import Testing

/// The site as one document.
struct BookCommandTests {
    private func place() throws -> Workplace {
        try Workplace([
            "Content/index.md": "# Harbor\n\nAll about it. [More](a/more.md)\n",
            "Content/a/more.md":
                "# More\n\nText.\n\n## Boats\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n",
        ])
    }

    /// Debian's `epubcheck` judges, where it is.
    @Test func epub() throws {
        let place = try place()
        let run = try place.run("book", "-o", "harbor.epub")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("in harbor.epub"))
        #expect(place.files(".")["harbor.epub"]?.starts(with: Data("PK".utf8)) == true)
        let checker = "/usr/share/java/epubcheck.jar"
        guard FileManager.default.fileExists(atPath: checker),
            FileManager.default.isExecutableFile(atPath: "/usr/bin/java")
        else { return }
        let judge = Process()
        judge.executableURL = URL(filePath: "/usr/bin/java")
        judge.arguments = ["-jar", checker, place.root.appending(path: "harbor.epub").path]
        judge.standardOutput = FileHandle.nullDevice
        try judge.run()
        judge.waitUntilExit()
        #expect(judge.terminationStatus == 0)
    }

    /// The printing program is any that is called as Chromium is.
    @Test func pdf() throws {
        let place = try place()
        try place.write(
            "print.sh",
            """
            #!/bin/sh
            for argument; do
              case "$argument" in
                --print-to-pdf=*) result=${argument#*=};;
                file://*) page=${argument#file://};;
              esac
            done
            { echo %PDF-1.4; grep -c '<article class="chapter' "$page"; } > "$result"
            """)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: place.root.appending(path: "print.sh").path)
        let run = try place.run("book", "-o", "harbor.pdf", "--printer", "./print.sh")
        #expect(run.status == 0, "\(run.errors)")
        #expect(place.text("harbor.pdf") == "%PDF-1.4\n2\n")
    }

    @Test(arguments: [
        (["-o", "a.txt"], "'a.txt' ends neither in '.pdf' nor in '.epub'"),
        (["-o", "a.pdf", "--printer", "./none"], "there is no program './none'"),
        (["-o", "a.epub", "--printer", "x"], "'--printer' is for PDF; EPUB needs none"),
    ]) func usage(arguments: [String], message: String) throws {
        let place = try place()
        let process = place.process(["book"] + arguments)
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2)
        #expect(said.contains(message))
    }

    /// A program that fails leaves no file, and says why.
    @Test func failure() throws {
        let place = try place()
        let run = try place.run("book", "-o", "harbor.pdf", "--printer", "/bin/false")
        #expect(run.status == 1)
        #expect(run.errors.contains("'/bin/false' ended with 1"))
        #expect(!place.exists("harbor.pdf"))
    }
}
