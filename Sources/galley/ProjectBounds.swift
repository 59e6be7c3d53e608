import Foundation

/// What a link in a site's folders may lead to: the files of the project that the site is part of, since
/// everything in these folders is published.
///
/// The project is the git repository around the folder; where there is none, the working directory when it
/// holds the folder, and the folder's own parent otherwise.
struct ProjectBounds {
    private let project: String

    init(around folder: String) {
        let own = FileReplacement.resolved(OutputFolder.absolute(folder))
        project = Self.repository(around: own) ?? Self.workingDirectory(holding: own) ?? parentFolder(of: own)
    }

    /// Where a path leads when that is outside the project or hidden in it, as a repository's own settings
    /// are. One that leads nowhere is told of by who reads it.
    func escape(of path: String) -> String? {
        guard let target = HostSystem.realPath(path) else { return nil }
        guard Self.holds(project, target) else { return target }
        let isHidden = target.dropFirst(project.count).split(separator: "/").contains {
            $0.hasPrefix(".") && !Self.shown.contains(String($0))
        }
        return isHidden ? target : nil
    }

    private static let shown = [".github", ".well-known", ".nojekyll"]

    private static func holds(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }

    static func repository(around folder: String) -> String? {
        var folder = folder
        while !folder.isEmpty {
            if FileManager.default.fileExists(atPath: folder + "/.git") { return folder }
            if folder == "/" { return nil }
            folder = parentFolder(of: folder)
        }
        return nil
    }

    private static func workingDirectory(holding folder: String) -> String? {
        let current = FileReplacement.resolved(FileManager.default.currentDirectoryPath)
        return current != "/" && holds(current, folder) ? current : nil
    }
}
