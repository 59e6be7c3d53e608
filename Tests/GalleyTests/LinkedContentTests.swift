import Foundation
import Testing

/// Links in `Content`: what they lead to is published, and so it has to be part of the project.
struct LinkedContentTests {
    private func link(_ path: String, to target: String, in place: Workplace) throws {
        try FileManager.default.createSymbolicLink(
            atPath: place.root.appending(path: path).path, withDestinationPath: target)
    }

    @Test func linksOutOfTheProjectAreErrors() throws {
        let place = try Workplace([
            "Content/index.md": BuildTests.page, "Content/part/a.md": "# A\n\nText.\n",
        ])
        try link("Content/passwd.txt", to: "/etc/passwd", in: place)
        try link("Content/part/system", to: "/etc", in: place)
        let built = try place.run("build")
        #expect(built.status == 1)
        #expect(
            built.errors.contains(
                "Content/passwd.txt: error: this link leads out of the project, to '/etc/passwd'"),
            "\(built.errors)")
        #expect(
            built.errors.contains("Content/part/system: error: this link leads out of the project, to '/etc'")
        )
        #expect(!place.exists("_site"))
    }

    @Test func linksInTheProjectAreFollowed() throws {
        let place = try Workplace([
            "Content/index.md": BuildTests.page, "CHANGES.md": "# Changes\n\nMany.\n",
            "more/b.md": "# B\n\nText.\n",
        ])
        try link("Content/changes.md", to: "../CHANGES.md", in: place)
        try link("Content/more", to: "../more", in: place)
        let built = try place.run("build")
        #expect(built.status == 0, "\(built.errors)")
        #expect(place.exists("_site/changes.html") && place.exists("_site/more/b.html"))
    }

    /// A repository's own settings can hold what nobody may see.
    @Test func linksToHiddenFilesAreErrors() throws {
        let place = try Workplace(["Content/index.md": BuildTests.page, ".git/config": "token = secret\n"])
        try link("Content/config.txt", to: "../.git/config", in: place)
        let built = try place.run("build")
        #expect(
            built.status == 1 && built.errors.contains("this link leads out of the project"),
            "\(built.errors)")
    }
}
