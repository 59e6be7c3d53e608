import Foundation
import SiteGenerator

/// The files of another generator's site.
struct OldSite {
    private(set) var files: [InputFile] = []
    /// The folder of its pages.
    let pages: String

    init(_ source: MigrationSource, _ folder: String) throws(SystemFailure) {
        guard SiteFolder.isFolder(folder) else { throw SystemFailure(saying: "no folder '\(folder)' here") }
        let settings = Self.settings(source, folder)
        let name = source.pages(settings)
        pages = joinedPath(folder, name)
        var problems: [Problem] = []
        if SiteFolder.isFolder(pages) {
            let skipped = source.skipped
            files = SiteFolder.files(
                in: pages, enters: { lastPart(of: $0) != "node_modules" && !skipped.contains($0) }, &problems
            )
            .map { InputFile(path: name.isEmpty ? $0.path : name + "/" + $0.path, bytes: $0.bytes) }
        }
        files += settings
        if !problems.isEmpty { Report.show(problems) }
    }

    /// Files of settings; a link to one outside of the folder is not followed.
    private static func settings(_ source: MigrationSource, _ folder: String) -> [InputFile] {
        source.settings.compactMap { name in
            let path = joinedPath(folder, name)
            guard holds(folder, path), let bytes = try? SiteFolder.readBytes(path) else { return nil }
            return InputFile(path: name, bytes: bytes)
        }
    }

    private static func holds(_ folder: String, _ path: String) -> Bool {
        let folder = FileReplacement.resolved(OutputFolder.absolute(folder))
        let path = FileReplacement.resolved(OutputFolder.absolute(path))
        return path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
    }

    /// A site among the old pages would be moved itself the next time.
    func check(_ output: String) throws(SystemFailure) {
        guard Self.holds(pages, Self.existing(joinedPath(output, "Content"))) else { return }
        throw SystemFailure(
            saying: "'\(output)' is among the pages that are to be moved: name another folder with '--output'"
        )
    }

    /// The nearest folder on the way to a path that is there: links in it are resolved.
    private static func existing(_ path: String) -> String {
        var path = OutputFolder.absolute(path)
        while !SiteFolder.isFolder(path), path != "/", !path.isEmpty { path = parentFolder(of: path) }
        return path
    }
}
