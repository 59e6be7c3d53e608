import Foundation
import SiteGenerator

/// Results of previews in a folder that several builds or machines share, a file each.
struct FolderCache: SharedPreviews {
    let folder: String
    let canWrite: Bool

    init(_ folder: String, canWrite: Bool) {
        self.folder = folder
        self.canWrite = canWrite
        if canWrite {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
    }

    func entry(_ name: String) -> Bytes? { try? SiteFolder.readBytes(folder + "/" + name) }

    /// Written beside its place and moved there, so that nobody reads half of it. One that cannot be written
    /// is no loss.
    func keep(_ entry: Bytes, _ name: String) {
        let path = folder + "/" + name
        guard canWrite, !FileManager.default.fileExists(atPath: path) else { return }
        let staging = "\(folder)/.\(name).\(ProcessInfo.processInfo.processIdentifier)"
        guard (try? OutputFolder.write(entry, to: staging)) != nil, rename(staging, path) == 0 else {
            _ = unlink(staging)
            return
        }
    }
}
