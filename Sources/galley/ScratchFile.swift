import Foundation
import SiteGenerator

/// A file without a name for what a large site needs later and memory should not hold. It is made when there
/// is too much, and is gone when nobody has it, however the program ends.
final class ScratchFile: ByteStore, @unchecked Sendable {
    /// So much stays in memory.
    private static let room = 48 << 20

    private let lock = NSLock()
    private var count = 0
    private var end = 0
    private var descriptor: CInt?

    deinit { if let descriptor, descriptor >= 0 { close(descriptor) } }

    func store(_ count: Int, _ bytes: () -> Bytes) -> StoredBytes? {
        guard let place = reserve(count) else { return nil }
        let bytes = bytes()
        let written = bytes.withUnsafeBytes {
            pwrite(place.descriptor, $0.baseAddress, count, off_t(place.start))
        }
        guard written == count else { return nil }
        return StoredBytes { [self] in read(place.start, count, place.descriptor) }
    }

    /// A place in the file; nothing when there is room in memory, or none on the disk.
    private func reserve(_ size: Int) -> (start: Int, descriptor: CInt)? {
        lock.withLock {
            count += size
            guard count > Self.room else { return nil }
            let file = descriptor ?? Self.make()
            descriptor = file
            guard file >= 0 else { return nil }
            defer { end += size }
            return (end, file)
        }
    }

    private static func make() -> CInt {
        BuildCache.makeFolder()
        var name = Array(".galley/scratch-XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        if descriptor >= 0 { unlink(name) }
        return descriptor
    }

    private func read(_ start: Int, _ count: Int, _ descriptor: CInt) -> Bytes {
        Bytes(unsafeUninitializedCapacity: count) { buffer, read in
            while read < count {
                let got = pread(descriptor, buffer.baseAddress! + read, count - read, off_t(start + read))
                guard got > 0 else {
                    fatalError("cannot read back what was put away: \(SystemError().message)")
                }
                read += got
            }
        }
    }
}
