import Foundation
import Testing

@testable import galley

/// Two builds of one folder: one after the other, and never half of each.
struct ConcurrentBuildTests {
    private static func site(_ round: Int) -> [String: String] {
        var files = ["Content/index.md": BuildTests.page]
        for number in 0..<60 {
            files["Content/page-\(number).md"] = "# Page \(number)\n\nText of round \(round).\n"
        }
        return files
    }

    @Test func bothWriteAWholeSite() throws {
        let place = try Workplace()
        for round in 0..<6 {
            for (path, text) in Self.site(round) { try place.write(path, text) }
            let builds = [place.process(["build", "--quiet"]), place.process(["build", "--quiet"])]
            for build in builds { try build.run() }
            for build in builds { build.waitUntilExit() }
            #expect(builds.map(\.terminationStatus) == [0, 0])
            #expect(try place.run("build", "--force", "-o", "clean").status == 0)
            #expect(place.files("_site") == place.files("clean"))
        }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: place.root.path).sorted() == [
                ".galley", "Content", "_site", "clean",
            ])
    }

    /// A lock is held by a process and not by a file.
    @Test func aLockOfADeadProcessIsNone() throws {
        let place = try Workplace(["Content/index.md": BuildTests.page, ".galley-_site.lock": "4000000\n"])
        #expect(try place.run("build").status == 0)
        #expect(!place.exists(".galley-_site.lock"))
    }

    @Test func whoeverWaitsTooLongIsTold() throws {
        let place = try Workplace()
        let folder = place.root.appending(path: "_site").path
        let first = try #require(try FolderLock.acquire(folder))
        var told: [String] = []
        do {
            _ = try FolderLock.acquire(folder, patience: 0.1) { told.append($0) }
            Issue.record("a second lock was given")
        } catch {
            let process = "(process \(ProcessInfo.processInfo.processIdentifier))"
            #expect(error.message == "another build is writing '\(folder)' \(process): nothing was built")
            #expect(told == ["another build is writing '\(folder)' \(process): waiting for it"])
        }
        withExtendedLifetime(first) {}
    }

    @Test func aLockIsGivenOn() throws {
        let place = try Workplace()
        let folder = place.root.appending(path: "_site").path
        for _ in 0..<3 { #expect(try FolderLock.acquire(folder, patience: 0) != nil) }
    }
}
