import FlyingFox
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// `galley build` from the outside: exit status, messages, and that nothing is ever lost.
struct BuildTests {
    static let page = "---\ntitle: Home\ndescription: A page.\n---\n\nText.\n"

    @Test func goodSite() throws {
        let place = try Workplace(["Content/index.md": Self.page, "Content/a.md": "# A\n\nText of a.\n"])
        let first = try place.run("build")
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.output.contains("2 pages"))
        #expect(place.text("_site/index.html")?.contains("<h1>Home</h1>") == true)
        #expect(!place.exists(".galley-_site.partial"))
        let second = try place.run("build")
        #expect(second.output.contains("nothing changed"))
    }

    /// What a build after an edit writes is what a clean one writes, and files that did not change are not
    /// touched.
    @Test func unchangedFilesAreKept() throws {
        let place = try Workplace([
            "Content/index.md": Self.page, "Content/a.md": "# A\n\nText of a.\n",
            "Content/b.md": "# B\n\nText.\n\n```swift preview widths=100\nColor.red.frame(height: 10)\n```\n",
        ])
        _ = try place.run("build")
        func time(_ path: String) -> Date? {
            try? FileManager.default.attributesOfItem(atPath: place.root.appending(path: path).path)[
                .modificationDate] as? Date
        }
        let (a, b) = (time("_site/a.html"), time("_site/b.html"))
        try place.write("Content/a.md", "# A\n\nAnother text of a.\n")
        #expect(try place.run("build").status == 0)
        #expect(time("_site/a.html") != a)
        #expect(time("_site/b.html") == b)
        #expect(try place.run("build", "--force", "-o", "clean").status == 0)
        try FileManager.default.removeItem(at: place.root.appending(path: ".galley"))
        #expect(try place.run("build", "-o", "cleaner").status == 0)
        #expect(place.files("_site") == place.files("clean"))
        #expect(place.files("_site") == place.files("cleaner"))
    }

    @Test func failedBuildLeavesTheLastGoodSite() throws {
        let place = try Workplace(["Content/index.md": Self.page])
        #expect(try place.run("build").status == 0)
        let good = place.files("_site")
        try place.write("Content/index.md", Self.page + "\n[x](nowhere.md)\n")
        let failed = try place.run("build")
        #expect(failed.status == 1)
        #expect(failed.errors.contains("Content/index.md:8:5: error: no page 'nowhere.md'"))
        #expect(failed.errors.contains("nothing written"))
        #expect(place.files("_site") == good)
        #expect(!place.exists(".galley-_site.partial"))
    }

    /// A build that was killed leaves a folder beside the site; the next one starts over.
    @Test func leftoversOfAKilledBuild() throws {
        let place = try Workplace([
            "Content/index.md": Self.page, ".galley-_site.partial/old.html": "half a p",
        ])
        #expect(try place.run("build").status == 0)
        #expect(!place.exists("_site/old.html"))
        #expect(!place.exists(".galley-_site.partial"))
    }

    @Test func strict() throws {
        let place = try Workplace(["Content/index.md": Self.page + "\n```swfit\n```\n"])
        #expect(try place.run("build").status == 0)
        #expect(try place.run("build", "--strict", "--force").status == 1)
    }

    @Test func draftsAndFutureDates() throws {
        let place = try Workplace([
            "Content/index.md": Self.page, "Content/draft.md": "---\ntitle: D\ndraft: true\n---\nText.\n",
            "Content/later.md": "---\ntitle: L\ndate: 2999-01-01\n---\nText.\n",
        ])
        _ = try place.run("build")
        #expect(!place.exists("_site/draft.html") && !place.exists("_site/later.html"))
        _ = try place.run("build", "--drafts")
        #expect(place.exists("_site/draft.html") && place.exists("_site/later.html"))
    }

    /// A server that cannot have its port says so and ends.
    @Test func portIsTaken() async throws {
        let place = try Workplace(["Content/index.md": Self.page])
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
        let task = Task { try await server.run() }
        defer { task.cancel() }
        let port = try await server.listeningPort()
        let second = try place.run("serve", "--port", "\(port)")
        #expect(second.status == 1)
        #expect(
            second.errors.contains("cannot listen on port \(port): address already in use"),
            "\(second.errors)")
        #expect(!second.output.contains("http://"))
    }

    /// The system's choice of a port is told, and saving from its pages is allowed.
    @Test func anyPort() async throws {
        let place = try Workplace(["Content/index.md": Self.page])
        let server = place.process(["serve", "--port", "0"])
        let output = Pipe()
        server.standardOutput = output
        try server.run()
        defer { server.terminate() }
        var said = ""
        while !said.contains("http://localhost:") || said.last != "\n" {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { break }
            said += String(decoding: more, as: UTF8.self)
        }
        let address = try #require(said.firstMatch(of: /http:\/\/localhost:([1-9]\d*)\//), "\(said)").0
        let token = try #require(URL(string: address + "_galley/token"))
        let (answer, _) = try await URLSession.shared.data(from: token)
        #expect(answer.count > 20, "\(String(decoding: answer, as: UTF8.self))")
    }

    @Test func wrongUsage() throws {
        let place = try Workplace()
        #expect(try place.run("build", "--nope").status == 2)
        #expect(try place.run("nope").status == 2)
        for command in ["build", "serve", "check", "init", "format", "render", "inspect", "dump"] {
            let help = try place.run(command, "--help")
            #expect(help.status == 0 && help.output.contains("USAGE") && !help.output.contains("Length("))
        }
    }

    @Test func initThenBuild() throws {
        let place = try Workplace(["docs/Content/index.md": "# Mine\n\nText.\n"])
        let made = try place.run("init", "docs", "--title", "A \"quoted\" title \\d")
        #expect(made.status == 0)
        #expect(place.text("docs/Content/index.md") == "# Mine\n\nText.\n")
        let built = try place.run("build", "--content", "docs/Content", "--site", "docs/Site", "--strict")
        #expect(built.status == 0, "\(built.errors)")
        #expect(place.text("_site/getting-started.html")?.contains("A &quot;quoted&quot; title \\d") == true)
    }
}
