import Foundation
import Layout
import Testing

@testable import Views

/// Whole screens in the style of apps: each is taken from source to a layout.
@MainActor @Suite struct AppCases {
    nonisolated static let files: [URL] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Cases/apps")
            .standardized
        let found =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return found.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }()

    @Test(arguments: files)
    func laysOut(_ file: URL) throws {
        let run = SnippetRun(try String(contentsOf: file, encoding: .utf8), library: MeasuredCases.library)
        let result = run.layout(ProposedViewSize(width: 393, height: 759))
        #expect(run.messages.isEmpty, "\(run.messages.joined(separator: "\n"))")
        #expect((result?.size.width ?? 0) > 0)
    }

    @Test func casesAreFound() { #expect(AppCases.files.count >= 25) }
}
