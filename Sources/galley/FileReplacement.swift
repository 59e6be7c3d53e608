import Foundation
import SiteGenerator

/// A file's new content, put in its place in one step: a reader sees the old file or the new one, never a
/// part.
///
/// What the file is stays: its permissions, and a link that leads to it.
struct FileReplacement {
    let path: String

    func write(_ bytes: Bytes) throws(SystemFailure) {
        let target = Self.resolved(path)
        let mode = FileInfo(target).map { mode_t($0.permissions) }
        // A name of its own: two programs that save at once must not write into each other's file.
        var name = Array("\(target).galley-XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw SystemFailure("cannot write '\(path)'") }
        defer { close(descriptor) }
        let partial = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        do throws(SystemFailure) {
            try OutputFolder.write(bytes, to: descriptor, named: path)
            guard fchmod(descriptor, mode ?? Self.newMode) == 0, rename(partial, target) == 0 else {
                throw SystemFailure("cannot write '\(path)'")
            }
        } catch {
            unlink(partial)
            throw error
        }
    }

    /// The file that a link leads to; the path itself when it is none.
    static func resolved(_ path: String) -> String {
        HostSystem.realPath(path) ?? path
    }

    /// What `open` would give a new file.
    private static var newMode: mode_t {
        let mask = umask(0)
        umask(mask)
        return 0o666 & ~mask
    }
}
