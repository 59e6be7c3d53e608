import Foundation

/// Keeps two builds from writing one folder at the same time.
///
/// The lock is the system's own, on a file beside the folder: it ends with the process that holds it, however
/// that ends, and a file that is left over locks nothing.
final class FolderLock {
    private let path: String
    private let descriptor: CInt

    private init(path: String, descriptor: CInt) {
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        // While the lock is still held, so that nobody's file is removed but this one.
        unlink(path)
        close(descriptor)
    }

    /// The lock of a folder; nothing where the system lets nobody write beside it, and so no build either.
    /// - Parameters:
    ///   - patience: How many seconds to wait for another build.
    ///   - waiting: Told once when there is another build to wait for.
    static func acquire(_ folder: String, patience: Double = 30, waiting: (String) -> Void = { _ in })
        throws(SystemFailure) -> FolderLock?
    {
        let path = file(for: folder)
        let end = Date().addingTimeInterval(patience)
        var hasTold = false
        while true {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { return nil }
            errno = 0
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0, isStill(descriptor, at: path) {
                note(descriptor)
                return FolderLock(path: path, descriptor: descriptor)
            }
            // A file system without locks has none to wait for.
            let isHeld = errno == EWOULDBLOCK || errno == EINTR || !isStill(descriptor, at: path)
            let holder = holder(descriptor)
            close(descriptor)
            guard isHeld else { return nil }
            guard Date() < end else {
                throw SystemFailure(
                    saying: "another build is writing '\(folder)'\(holder): nothing was built")
            }
            if !hasTold { waiting("another build is writing '\(folder)'\(holder): waiting for it") }
            hasTold = true
            usleep(20_000)
        }
    }

    /// `.galley-_site.lock` beside `_site`, whatever way leads there.
    static func file(for folder: String) -> String {
        let full = FileReplacement.resolved(OutputFolder.absolute(folder))
        let parent = parentFolder(of: full)
        return "\(parent == "/" ? "" : parent)/.galley-\(full.split(separator: "/").last ?? "").lock"
    }

    /// Whether the file has not been removed by the build that held it before.
    private static func isStill(_ descriptor: CInt, at path: String) -> Bool {
        guard let own = FileInfo(descriptor: descriptor), let named = FileInfo(path) else { return false }
        return own.number == named.number && own.device == named.device
    }

    private static func note(_ descriptor: CInt) {
        let text = "\(getpid())\n"
        ftruncate(descriptor, 0)
        _ = text.withCString { pwrite(descriptor, $0, strlen($0), 0) }
    }

    /// ` (process 123)`
    private static func holder(_ descriptor: CInt) -> String {
        var text = [UInt8](repeating: 0, count: 20)
        let count = pread(descriptor, &text, text.count, 0)
        let number = String(decoding: text.prefix(max(0, count)), as: UTF8.self).prefix { $0.isNumber }
        return number.isEmpty ? "" : " (process \(number))"
    }
}
