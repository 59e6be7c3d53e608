import Foundation
import SiteGenerator

/// Writes files of a site into a folder, but for those that the old folder has already.
struct FileWriter: Sendable {
    let folder: String
    /// Where the last build's files are, if there are any.
    let old: String?

    enum Outcome: Equatable {
        /// With a number for the stamp of the new file.
        case changed(UInt64)
        case same
    }

    /// Files that are larger are written in pieces of this size.
    private static let piece = 1 << 18

    func write(_ file: OutputFile) throws(SystemFailure) -> Outcome {
        if file.isKept, old != nil { return .same }
        return file.isInParts ? try writeParts(file) : try write(file.bytes, of: file.path)
    }

    /// Writes what a file that has been written is when it is packed; one that is as it was is so packed as
    /// well. Nothing comes of what gains nothing.
    func write(_ file: OutputFile, _ outcome: Outcome, packed coding: ContentCoding) throws(SystemFailure)
        -> Outcome?
    {
        let path = file.path + coding.fileExtension
        if outcome == .same, let old, FileInfo(old + "/" + path) != nil { return .same }
        let place = (outcome == .same ? old ?? folder : folder) + "/" + file.path
        guard let size = FileInfo(place)?.size, ContentCoding.sizes.contains(size) else { return nil }
        guard let bytes = try? SiteFolder.readBytes(place) else {
            throw SystemFailure("cannot read '\(place)'")
        }
        guard let packed = coding.packed(bytes, .once) else { return nil }
        return try write(packed, of: path)
    }

    private func write(_ bytes: Bytes, of path: String) throws(SystemFailure) -> Outcome {
        if let old, FileInfo(old + "/" + path)?.size == bytes.count,
            let known = try? SiteFolder.readBytes(old + "/" + path), known.isSame(as: bytes)
        {
            return .same
        }
        let target = folder + "/" + path
        let descriptor = OutputFolder.create(target)
        guard descriptor >= 0 else { throw SystemFailure("cannot write '\(target)'") }
        defer { close(descriptor) }
        try OutputFolder.write(bytes, to: descriptor, named: target)
        return Self.changed(descriptor, path)
    }

    private static func changed(_ descriptor: CInt, _ path: String) -> Outcome {
        .changed(FileInfo(descriptor: descriptor).map { FileStamp($0).number(of: path) } ?? 0)
    }

    /// Writes a file that is never in memory as a whole, and takes it away again if it is as it was.
    private func writeParts(_ file: OutputFile) throws(SystemFailure) -> Outcome {
        let target = folder + "/" + file.path
        let descriptor = OutputFolder.create(target)
        guard descriptor >= 0 else { throw SystemFailure("cannot write '\(target)'") }
        defer { close(descriptor) }
        var comparison = old.map { FileComparison(with: $0 + "/" + file.path) }
        var failure: SystemFailure?
        var buffer = Bytes()
        func flush() {
            do throws(SystemFailure) {
                comparison?.compare(buffer)
                try OutputFolder.write(buffer, to: descriptor, named: target)
            } catch {
                failure = error
            }
            buffer.removeAll(keepingCapacity: true)
        }
        file.forEachPart { part in
            buffer.append(contentsOf: part)
            if buffer.count >= Self.piece, failure == nil { flush() }
        }
        flush()
        if let failure { throw failure }
        guard comparison?.isSame == true else { return Self.changed(descriptor, file.path) }
        unlink(target)
        return .same
    }
}

/// Compares a file with bytes that come in pieces.
private struct FileComparison: ~Copyable {
    private let descriptor: CInt
    private var isEqual: Bool
    private var rest: Int

    init(with path: String) {
        descriptor = open(path, O_RDONLY | O_NONBLOCK)
        rest = FileInfo(descriptor: descriptor)?.size ?? 0
        isEqual = descriptor >= 0
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Whether the file holds what came, and nothing more.
    var isSame: Bool { isEqual && rest == 0 }

    mutating func compare(_ bytes: Bytes) {
        guard isEqual else { return }
        rest -= bytes.count
        isEqual = rest >= 0 && Self.read(bytes.count, from: descriptor).isSame(as: bytes)
    }

    private static func read(_ count: Int, from descriptor: CInt) -> Bytes {
        Bytes(unsafeUninitializedCapacity: count) { buffer, written in
            while written < count {
                let got = Foundation.read(descriptor, buffer.baseAddress! + written, count - written)
                if got <= 0 { break }
                written += got
            }
        }
    }
}

extension Bytes {
    /// Equality by the C library, which compares many bytes a step: a whole site is compared.
    fileprivate func isSame(as other: Bytes) -> Bool {
        count == other.count
            && withUnsafeBytes { here in
                other.withUnsafeBytes { there in
                    here.isEmpty || memcmp(here.baseAddress!, there.baseAddress!, here.count) == 0
                }
            }
    }
}
