import Foundation
import Testing

/// Slips on the command line: each is answered with what was probably meant, and nothing is written.
struct CommandLineTests {
    private static let page = BuildTests.page

    @Test(arguments: [
        ("buid", "build"), ("chek", "check"), ("new", "init"), ("server", "serve"), ("dev", "serve"),
        ("watch", "build --watch"), ("fmt", "format"),
        ("version", "--version"),
    ])
    func unknownCommands(word: String, meant: String) throws {
        let run = try Workplace().run(word, "docs")
        #expect(run.status == 2)
        #expect(
            run.errors
                == "galley: error: unknown command '\(word)'\ngalley: note: did you mean 'galley \(meant)'?\n"
        )
    }

    @Test func unknownCommandsWithoutAProposal() throws {
        #expect(try Workplace().run("frobnicate").errors.contains("'galley --help' lists the commands"))
        #expect(try Workplace().run("help", "buid").errors.contains("did you mean 'galley build'?"))
        #expect(try Workplace().run("help", "build").status == 0)
        #expect(try Workplace().run("--help").status == 0)
    }

    @Test func unknownValues() throws {
        let place = try Workplace(["a.swift": "Color.red"])
        #expect(
            try place.run("render", "a.swift", "--device", "iPhon 15").errors.contains(
                "did you mean 'iPhone 15'?"))
        #expect(try place.run("build", "--nope").errors.hasPrefix("galley: error: unknown option '--nope'"))
        #expect(
            try place.run("serve", "--host", "localhost").errors.contains(
                "'localhost' is no address such as 127.0.0.1"))
        let missing = try place.run("render", "nope.swift")
        #expect(
            missing.status == 1
                && missing.errors == "galley: error: cannot read 'nope.swift': no such file or directory\n")
    }

    /// The shell's completion puts a slash behind the name of a folder.
    @Test func slashes() throws {
        let place = try Workplace(["docs/index.md": Self.page, "looks/site.yml": "title: T\n"])
        let built = try place.run("build", "--content", "docs/", "--site", "looks/", "-o", "out/of/the/way/")
        #expect(built.status == 0, "\(built.errors)")
        #expect(place.exists("out/of/the/way/index.html"))
        let missing = try place.run("build", "--content", "docs", "--site", "look")
        #expect(missing.status == 1 && missing.errors.contains("no folder 'look' here"))
        #expect(try place.run("build", "--content", "").status == 2)
    }

    /// Foundation stops the program when it is asked for the folder of such a path.
    @Test func namesOfOneLetter() throws {
        let place = try Workplace()
        #expect(try place.run("init", "d").status == 0)
        #expect(place.exists("d/Content/index.md"))
        let built = try place.run("build", "--content", "d/Content", "--site", "d/Site", "-o", "o")
        #expect(built.status == 0 && place.exists("o/index.html"), "\(built.errors)")
        let file = try Workplace(["f": "a file"]).run("init", "f")
        #expect(file.status == 1 && file.errors == "galley: error: cannot make folder 'f': file exists\n")
    }

    /// Opening a pipe waits for somebody to write into it.
    @Test func pipes() throws {
        let place = try Workplace(["Content/index.md": Self.page])
        #expect(mkfifo(place.root.appending(path: "Content/pipe.md").path, 0o600) == 0)
        let built = try place.run("build")
        #expect(
            built.status == 1
                && built.errors.contains("Content/pipe.md: error: cannot read file: it is no regular file"))
    }

    /// Hosts look for some hidden files; a file of the site's own stands in for one that is made.
    @Test func ownFiles() throws {
        let place = try Workplace([
            "Content/index.md": Self.page, "Content/.well-known/security.txt": "here",
            "Content/robots.txt": "mine", "Content/.hidden": "no",
        ])
        #expect(try place.run("build").status == 0)
        #expect(place.text("_site/.well-known/security.txt") == "here")
        #expect(place.text("_site/robots.txt") == "mine")
        #expect(place.exists("_site/.nojekyll") && !place.exists("_site/.hidden"))
        #expect(try place.run("build", "--force").output.contains("0 files changed"))
    }

    /// An address cannot lead out of the published folder.
    @Test func addressesStayInside() throws {
        let place = try Workplace([
            "Content/index.md":
                "---\ntitle: T\ndescription: D\nslug: ../../up\naliases: [../../out]\n---\nText.\n"
        ])
        let built = try place.run("build")
        #expect(built.status == 1)
        #expect(built.errors.contains("'slug' is '../../up', expected one part of an address"))
        #expect(built.errors.contains("'../../out' is no address in this site"))
        #expect(!place.exists("_site"))
    }
}
