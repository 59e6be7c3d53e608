import Raster
import Syntax

/// A ZIP file without times, so that equal contents give equal bytes.
struct ZipArchive {
    private var out = Bytes()
    private var directory = Bytes()
    private var count = 0

    /// - Parameter isPacked: whether the file may be compressed; the first one of an EPUB may not.
    mutating func add(_ path: String, _ bytes: Bytes, isPacked: Bool = true) {
        // A stream of zlib is what ZIP wants between two bytes before and four behind.
        let packed = isPacked ? Bytes(Zlib.compressed(bytes, level: 9).dropFirst(2).dropLast(4)) : bytes
        let isSmaller = packed.count < bytes.count
        let data = isSmaller ? packed : bytes
        var head = Bytes()
        // Version 2.0, names in UTF-8, the method, midnight of the first of January 1980.
        for value in [20, 0x800, isSmaller ? 8 : 0, 0, 0x21] { Self.put(value, 2, into: &head) }
        for value in [Int(Zlib.checksum(bytes)), data.count, bytes.count] { Self.put(value, 4, into: &head) }
        Self.put(path.utf8.count, 2, into: &head)
        Self.put(0, 2, into: &head)
        Self.put(0x0201_4B50, 4, into: &directory)
        Self.put(20, 2, into: &directory)
        directory += head
        for (value, size) in [(0, 2), (0, 2), (0, 2), (0, 4), (out.count, 4)] {
            Self.put(value, size, into: &directory)
        }
        directory.put(path)
        Self.put(0x0403_4B50, 4, into: &out)
        out += head
        out.put(path)
        out += data
        count += 1
    }

    /// The whole file.
    var bytes: Bytes {
        var end = Bytes()
        Self.put(0x0605_4B50, 4, into: &end)
        for (value, size) in [
            (0, 2), (0, 2), (count, 2), (count, 2), (directory.count, 4), (out.count, 4), (0, 2),
        ] { Self.put(value, size, into: &end) }
        return out + directory + end
    }

    private static func put(_ value: Int, _ size: Int, into out: inout Bytes) {
        for place in 0..<size { out.append(UInt8(truncatingIfNeeded: value >> (8 * place))) }
    }
}
