import Foundation

/// The text of a page: one file for all who hold it, read again once nobody does, where it is not kept.
final class PageText: @unchecked Sendable {
    private let path: String
    private let kept: SourceFile?
    private let stored: StoredBytes?
    private weak var shared: SourceFile?
    private let lock = NSLock()

    init(_ file: SourceFile) {
        path = file.path
        kept = file
        stored = nil
    }

    init(path: String, _ file: InputFile) {
        self.path = path
        stored = file.stored
        kept = stored == nil ? SourceFile(path: path, bytes: file.bytes) : nil
    }

    var file: SourceFile {
        guard let stored else { return kept! }
        return lock.withLock {
            if let shared { return shared }
            let file = SourceFile(path: path, bytes: stored.read())
            shared = file
            return file
        }
    }
}
