import Foundation

/// Folders and files that a site is made from besides its own: those of its modules, which its settings may
/// change.
final class WatchedFolders: @unchecked Sendable {
    private let lock = NSLock()
    private var folders: [String] = []

    var paths: [String] {
        get { lock.withLock { folders } }
        set { lock.withLock { folders = newValue } }
    }
}
