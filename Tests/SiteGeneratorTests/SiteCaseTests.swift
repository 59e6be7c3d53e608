import Foundation
import Testing

@testable import SiteGenerator

/// `Tests/Cases/site/NAME/`: a small `Content` folder, perhaps a `Site/site.yml`, and the pages and problems
/// it must give in `expected`.
///
/// `UPDATE=1` rewrites the expectations; a case without any gets them and fails once, so that somebody looks.
struct SiteCaseTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Cases/site")

    static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? [])
        .filter { !$0.hasSuffix(".md") }.sorted()

    @Test func casesAreFound() { #expect(!Self.names.isEmpty) }

    @Test(arguments: names) func site(name: String) throws {
        let folder = Self.root.appending(path: name)
        let output = SiteBuilder(renderer: nil).build(TestSite.input(folder))
        var actual: [String: String] = [:]
        for file in output.files
        where file.path.hasSuffix(".html") && !["404.html", "print.html"].contains(file.path) {
            actual[file.path] = file.bytes.text
        }
        actual["problems.txt"] = output.problems.map { ProblemPrinter().print($0) }.joined()
        let expectations = folder.appending(path: "expected")
        for path in FileManager.default.enumerator(atPath: expectations.path)?.compactMap({ $0 as? String })
            ?? []
        where (path as NSString).pathExtension != "" {
            #expect(actual[path] != nil, "\(name)/\(path) is expected and not made")
        }
        for (path, text) in actual.sorted(by: { $0.key < $1.key }) {
            let url = expectations.appending(path: path)
            let expected = try? String(contentsOf: url, encoding: .utf8)
            if expected == nil || ProcessInfo.processInfo.environment["UPDATE"] != nil {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: url, atomically: true, encoding: .utf8)
            }
            #expect(text == expected, "\(name)/\(path)")
        }
    }
}

/// Sites for tests, with templates that show nothing but the title and the body.
enum TestSite {
    static func input(_ folder: URL) -> SiteInput {
        let content = folder.appending(path: "Content")
        var files: [InputFile] = []
        let found = FileManager.default.enumerator(atPath: content.path)
        while let path = found?.nextObject() as? String {
            guard let data = try? Data(contentsOf: content.appending(path: path)) else { continue }
            files.append(InputFile(path: path, bytes: Bytes(data)))
        }
        var input = SiteInput(content: files, theme: theme)
        let settings = folder.appending(path: "Site/site.yml")
        if let data = try? Data(contentsOf: settings) {
            input.settings = SourceFile(path: "Site/site.yml", bytes: Bytes(data))
        }
        return input
    }

    static let theme = [
        InputFile(
            path: "templates/page.mustache",
            bytes: Bytes("<h1>{{{titleHTML}}}</h1>\n{{{body}}}{{{after}}}".utf8))
    ]

    /// The built-in theme's templates for what stands in lists.
    static let items = Theme.files().filter { ItemTemplate(rawValue: $0.templateName ?? "") != nil }

    static func pages(_ pages: [String: String]) -> SiteInput {
        SiteInput(content: pages.map { InputFile(path: $0.key, bytes: Bytes($0.value.utf8)) }, theme: theme)
    }
}
