import Foundation
import SiteGenerator

/// The day each page was last changed, from git, in one pass over the history; nothing where there is no git.
enum GitDates {
    /// Paths below `folder`, which may stand anywhere in a repository.
    static func read(_ folder: String) -> [String: SiteDate] {
        guard let inner = pathInRepository(folder),
            let log = Git.output([
                "log", "-z", "--format=%x01%cs", "--name-only", "--relative=\(inner)", "--", folder,
            ])
        else { return [:] }
        var dates: [String: SiteDate] = [:]
        var day: SiteDate?
        for entry in log.split(whereSeparator: { $0 == "\0" || $0 == "\n" }) {
            if entry.hasPrefix("\u{1}") {
                day = SiteDate(String(entry.dropFirst()))
            } else if let day, dates[String(entry)] == nil {
                dates[String(entry)] = day
            }
        }
        return dates
    }

    /// The folder as git names it. Starting a process to learn that there is no repository would cost more
    /// than an unchanged build, so the repository is looked for here.
    private static func pathInRepository(_ folder: String) -> String? {
        let folder = URL(filePath: folder).standardizedFileURL.pathComponents
        for count in stride(from: folder.count, to: 0, by: -1) {
            let root = folder[..<count].joined(separator: "/")
            guard FileManager.default.fileExists(atPath: root + "/.git") else { continue }
            return folder[count...].joined(separator: "/")
        }
        return nil
    }
}
