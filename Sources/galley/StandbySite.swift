import Foundation
import SiteGenerator

/// The site before the last one, kept for the next build.
///
/// Its files are those of the site, as links, but for those that the last build changed. Brought up to date
/// it takes the site's place, and the site waits here in its stead: a build of thousands of pages that
/// changes one makes and removes no link for each of the others. It can be deleted at any time.
struct StandbySite {
    let path: String

    /// What is noted of it: a number for the stamps of the site after it, and the files that this has no
    /// more.
    private var notePath: String { path + ".gone" }

    /// Moves it to where a site is to be written, without the files that the site shall not have; false when
    /// there is none, or it is not the one before the site that there is.
    func take(to staging: String, for files: [OutputFile], _ site: FolderStamps) -> Bool {
        let note = try? SiteFolder.readBytes(notePath)
        // Whoever is stopped from here on leaves a folder that nobody has noted anything of.
        unlink(notePath)
        guard let parts = note?.split(separator: 0, omittingEmptySubsequences: false),
            parts.first.map({ String(decoding: $0, as: UTF8.self) }) == "\(site.number)",
            rename(path, staging) == 0
        else {
            try? FileManager.default.removeItem(atPath: path)
            return false
        }
        let gone = parts.dropFirst().map { String(decoding: $0, as: UTF8.self) }
        for file in site.paths.subtracting(files.map(\.path)).union(gone) { Self.remove(file, in: staging) }
        return true
    }

    /// Keeps the site that another has taken the place of; false where it cannot be moved here, or nobody
    /// knows what it holds.
    /// - Parameters:
    ///   - files: its files.
    ///   - stamps: the number of the new site's.
    ///   - paths: the new site's files.
    func keep(_ site: String, _ files: FolderStamps, before stamps: UInt64, of paths: some Sequence<String>)
        -> Bool
    {
        try? FileManager.default.removeItem(atPath: path)
        guard files.number != 0 else { return false }
        BuildCache.makeFolder()
        guard rename(site, path) == 0 else { return false }
        let note = ["\(stamps)"] + files.paths.subtracting(paths).sorted()
        try? OutputFolder.write(Bytes(note.joined(separator: "\0").utf8), to: notePath)
        return true
    }

    /// Removes a file, and the folders in which nothing is left.
    private static func remove(_ file: String, in root: String) {
        unlink(root + "/" + file)
        var folder = parentFolder(of: file)
        while !folder.isEmpty, folder != ".", rmdir(root + "/" + folder) == 0 {
            folder = parentFolder(of: folder)
        }
    }
}
