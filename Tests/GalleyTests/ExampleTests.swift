import Foundation
import Testing

/// The sites in `Examples`, built as a stranger builds them, and what `galley init` makes of each.
struct ExampleTests {
    /// The option of `galley init`, the example's name, and where its site is in it.
    enum Example: String, CaseIterable {
        case package, course, blog

        var site: String { self == .package ? "docs" : "." }

        /// What is below it, without what builds leave behind.
        func copy(into place: Workplace) throws {
            let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "Examples/\(rawValue)")
            let found = FileManager.default.enumerator(atPath: own.path)
            while let path = found?.nextObject() as? String {
                let isMade = ["_site", ".galley", ".build"].contains { path.contains($0) }
                guard !isMade, let data = try? Data(contentsOf: own.appending(path: path)) else { continue }
                try place.write("\(rawValue)/\(path)", data)
            }
        }
    }

    /// A clean build, in which no figure is left undrawn.
    @Test(arguments: Example.allCases) func builds(_ example: Example) throws {
        let place = try Workplace()
        try example.copy(into: place)
        let build = try place.run("build", "--strict", in: "\(example.rawValue)/\(example.site)")
        #expect(build.status == 0, "\(build.errors)")
        #expect(!build.errors.contains("not drawn"), "\(build.errors)")
    }

    /// The example is what grows from the skeleton: it has each of its files, with the same keys at the top.
    @Test(arguments: Example.allCases) func growsFromTheSkeleton(_ example: Example) throws {
        let place = try Workplace()
        try example.copy(into: place)
        try makeSkeleton(of: example, in: place)
        let grown = place.files(example.rawValue), skeleton = place.files("skeleton")
        for (path, data) in skeleton.sorted(by: { $0.key < $1.key }) {
            let name = path.contains("posts/2") ? "Content/posts/2026-02-14-a-row-that-fits.md" : path
            let own = try #require(grown[name], "\(example) has no \(name)")
            let missing = keys(data).subtracting(keys(own))
            #expect(missing.isEmpty, "\(name) has no \(missing.sorted())")
        }
    }

    @Test(arguments: Example.allCases) func skeletonsBuild(_ example: Example) throws {
        let place = try Workplace()
        if example == .package { try example.copy(into: place) }
        try makeSkeleton(of: example, in: place)
        let build = try place.run("build", "--strict", in: "skeleton/\(example.site)")
        #expect(build.status == 0, "\(build.errors)")
        let again = try place.run("init", "--\(example.rawValue)", "skeleton")
        #expect(again.output.contains("everything is here already"))
    }

    @Test func oneKindAtATime() throws {
        let wrong = try Workplace().run("init", "--course", "--blog")
        #expect(wrong.status == 2 && wrong.errors.contains("'--course' and '--blog' start different sites"))
    }

    /// In `skeleton`, of a package beside its sources.
    private func makeSkeleton(of example: Example, in place: Workplace) throws {
        if example == .package {
            for (path, data) in place.files("package") where !path.hasPrefix("docs") {
                try place.write("skeleton/\(path)", data)
            }
        }
        let made = try place.run("init", "--\(example.rawValue)", "skeleton")
        #expect(made.status == 0, "\(made.errors)")
    }

    /// The keys at the top of a page, or of settings, without what is below them.
    private func keys(_ data: Data) -> Set<String> {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        let top =
            lines.first == "---" ? lines.dropFirst().prefix { $0 != "---" } : lines.prefix { $0 != "---" }
        let names = top.compactMap { line -> String? in
            guard line.first?.isLetter == true, let colon = line.firstIndex(of: ":") else { return nil }
            return String(line[..<colon])
        }
        return Set(names)
    }
}
