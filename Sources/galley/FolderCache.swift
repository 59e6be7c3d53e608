import Foundation
import SiteGenerator

/// Results of previews in a folder that several builds or machines share, a file each.
final class FolderCache: SharedPreviews, @unchecked Sendable {
    private let folder: String
    private let canWrite: Bool
    private let lock = NSLock()
    /// Why nothing more is written.
    private var refusal: String?

    init(_ folder: String, canWrite: Bool) {
        self.folder = folder
        self.canWrite = canWrite
        if canWrite {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
    }

    func entry(_ name: String) -> Bytes? { try? SiteFolder.readBytes(folder + "/" + name) }

    func finish() -> String? { lock.withLock { refusal } }

    /// Written beside its place and moved there, so that nobody reads half of it. One that cannot be written
    /// is no loss, but it is told.
    func keep(_ entry: Bytes, _ name: String) {
        let path = folder + "/" + name
        guard canWrite, finish() == nil, !FileManager.default.fileExists(atPath: path) else { return }
        let staging = "\(folder)/.\(name).\(ProcessInfo.processInfo.processIdentifier)"
        guard (try? OutputFolder.write(entry, to: staging)) != nil, rename(staging, path) == 0 else {
            let reason = "cannot be written: \(SystemError().message)"
            lock.withLock { refusal = refusal ?? reason }
            _ = unlink(staging)
            return
        }
    }
}
