import Foundation
import Testing

@testable import galley

/// Every way in which editors and other programs change files is seen because the system tells of it: long
/// before the look that is taken every two seconds.
@Suite(.serialized) struct WatchTests {
    private let place: Workplace
    private let watch: Watch

    init() throws {
        place = try Workplace([
            "Content/index.md": "# A\n", "Content/guide/one.md": "# One\n", "elsewhere/part.md": "Part\n",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: place.root.path + "/Content/part.md",
            withDestinationPath: place.root.path + "/elsewhere/part.md")
        watch = Watch(["Content", "Site"].map { [root = place.root.path] in root + "/" + $0 })
    }

    /// Whether the files below the watched folders are seen to be other ones at once, and these ones.
    private func sees(_ files: [String], after change: () throws -> Void) throws -> Bool {
        try change()
        let start = ContinuousClock.now
        var seen: Set<String> = []
        repeat {
            seen = Set(watch.next().keys.map { String($0.dropFirst(place.root.path.count + 1)) })
        } while seen != Set(files) && ContinuousClock.now - start < .seconds(1)
        return seen == Set(files) && ContinuousClock.now - start < .seconds(1.5)
    }

    private static let first = ["Content/index.md", "Content/guide/one.md", "Content/part.md"]

    @Test func savesInPlace() throws {
        #expect(
            try sees(Self.first) {
                let file = try FileHandle(forWritingTo: place.root.appending(path: "Content/guide/one.md"))
                try file.seekToEnd()
                try file.write(contentsOf: Data("more".utf8))
                try file.close()
            })
    }

    @Test func savesByRename() throws {
        #expect(
            try sees(Self.first) {
                try Data("# Two\n".utf8).write(
                    to: place.root.appending(path: "Content/guide/one.md"), options: .atomic)
            })
    }

    @Test func newFoldersAndWhatIsInThem() throws {
        #expect(
            try sees(Self.first + ["Content/new/deep/two.md"]) {
                try place.write("Content/new/deep/two.md", "# Two\n")
            })
        #expect(
            try sees(Self.first + ["Content/new/deep/two.md", "Content/new/deep/three.md"]) {
                try place.write("Content/new/deep/three.md", "# Three\n")
            })
    }

    @Test func deletions() throws {
        #expect(
            try sees(["Content/index.md", "Content/part.md"]) {
                try FileManager.default.removeItem(at: place.root.appending(path: "Content/guide"))
            })
    }

    @Test func foldersThatTakeEachOthersPlace() throws {
        try place.write("other/index.md", "# B\n")
        #expect(
            try sees(["Content/index.md"]) {
                try FileManager.default.moveItem(
                    atPath: place.root.path + "/Content", toPath: place.root.path + "/old")
                try FileManager.default.moveItem(
                    atPath: place.root.path + "/other", toPath: place.root.path + "/Content")
            })
        #expect(
            try sees(["Content/index.md", "Content/two.md"]) { try place.write("Content/two.md", "# Two\n") })
    }

    @Test func filesThatLinksLeadTo() throws {
        #expect(try sees(Self.first) { try place.write("elsewhere/part.md", "Another part\n") })
    }

    @Test func settingsThatWereNotThere() throws {
        #expect(try sees(Self.first + ["Site/site.yml"]) { try place.write("Site/site.yml", "title: A\n") })
    }
}
