/// Writes a bitmap as a PNG file (ISO/IEC 15948): with a palette where 256 colors are enough, each row as its difference to the
/// one above, compressed as runs with the fixed codes of DEFLATE (RFC 1951). Small for drawings, which are mostly rows like the
/// one above.
public enum PNG {
    /// The bytes of a whole file.
    public static func encode(_ bitmap: Bitmap) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let indexed = Indexed(bitmap)
        let size = big(UInt32(bitmap.width)) + big(UInt32(bitmap.height))
        chunk("IHDR", size + [8, indexed == nil ? 2 : 3, 0, 0, 0], into: &file)
        if let indexed {
            chunk("PLTE", indexed.palette, into: &file)
            chunk("IDAT", compressed(indexed.bytes, stride: bitmap.width), into: &file)
        } else {
            chunk("IDAT", compressed(bitmap.bytes, stride: bitmap.width * 3), into: &file)
        }
        chunk("IEND", [], into: &file)
        return file
    }

    private static func big(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    private static func chunk(_ name: StaticString, _ bytes: [UInt8], into file: inout [UInt8]) {
        file += big(UInt32(bytes.count))
        let start = file.count
        name.withUTF8Buffer { file += $0 }
        file += bytes
        file += big(checksum(file[start...]))
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    /// CRC-32 as PNG wants it.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 255)] ^ (crc >> 8) }
        return ~crc
    }

    private static func compressed(_ bytes: [UInt8], stride: Int) -> [UInt8] {
        var stream = RunWriter()
        bytes.withUnsafeBufferPointer { bytes in
            for start in Swift.stride(from: 0, to: bytes.count, by: stride) {
                // Filter 2: what differs from the row above.
                stream.put(2)
                if start > 0, bytes[start..<start + stride].elementsEqual(bytes[start - stride..<start]) {
                    stream.put(0, count: stride)
                } else {
                    for index in start..<start + stride { stream.put(start > 0 ? bytes[index] &- bytes[index - stride] : bytes[index]) }
                }
            }
        }
        return stream.finish()
    }
}

/// The pixels as places in a palette of at most 256 colors.
private struct Indexed {
    private(set) var palette: [UInt8] = []
    private(set) var bytes: [UInt8] = []

    /// `nil` when there are more colors.
    init?(_ bitmap: Bitmap) {
        var places: [UInt32: UInt8] = [:]
        var last: (color: UInt32, place: UInt8)?
        bytes.reserveCapacity(bitmap.width * bitmap.height)
        for at in stride(from: 0, to: bitmap.bytes.count, by: 3) {
            let color = UInt32(bitmap.bytes[at]) << 16 | UInt32(bitmap.bytes[at + 1]) << 8 | UInt32(bitmap.bytes[at + 2])
            if let last, last.color == color {
                bytes.append(last.place)
                continue
            }
            if places[color] == nil {
                guard places.count < 256 else { return nil }
                places[color] = UInt8(places.count)
                palette += bitmap.bytes[at..<at + 3]
            }
            last = (color, places[color]!)
            bytes.append(last!.place)
        }
    }
}

/// A zlib stream (RFC 1950) of one block with fixed codes; the only matches are runs of one byte.
private struct RunWriter {
    private var out: [UInt8] = [0x78, 0x01]
    private var bits: UInt64 = 0
    private var bitCount: UInt64 = 0
    private var a: UInt64 = 1
    private var b: UInt64 = 0
    private var run: (byte: UInt8, count: Int) = (0, 0)

    init() {
        // The last block, fixed codes.
        write(0b011, 3)
    }

    mutating func put(_ byte: UInt8, count: Int = 1) {
        // Adler-32, as if each byte came alone: with equal bytes both sums are series.
        let n = UInt64(count), value = UInt64(byte)
        b = (b + n * a + value * (n * (n + 1) / 2)) % 65_521
        a = (a + n * value) % 65_521
        if run.count > 0, run.byte == byte {
            run.count += count
        } else {
            flush()
            run = (byte, count)
        }
    }

    mutating func finish() -> [UInt8] {
        flush()
        code(256)
        if bitCount > 0 { write(0, 8 - bitCount % 8) }
        let sum = UInt32(b << 16 | a)
        return out + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
    }

    /// The first byte as itself, the others as matches at distance 1.
    private mutating func flush() {
        guard run.count > 0 else { return }
        code(Int(run.byte))
        var left = run.count - 1
        while left >= 3 {
            let length = left == 260 || left == 259 ? left - 3 : min(left, 258)
            match(length)
            left -= length
        }
        for _ in 0..<left { code(Int(run.byte)) }
        run.count = 0
    }

    private mutating func match(_ length: Int) {
        if length == 258 {
            code(285)
        } else if length < 11 {
            code(254 + length)
        } else {
            // Codes of groups of four with 1 to 5 more bits each.
            let extra = UInt64((length - 3).bitWidth - (length - 3).leadingZeroBitCount - 3)
            let step = (length - 3) >> extra
            code(Int(257 + extra * 4) + step)
            write(UInt64(length - 3) & (1 << extra - 1), extra)
        }
        write(0, 5)
    }

    /// A literal or length by the fixed code, whose bits come highest first.
    private mutating func code(_ symbol: Int) {
        switch symbol {
        case 0..<144: writeReversed(UInt64(0x30 + symbol), 8)
        case 144..<256: writeReversed(UInt64(0x190 + symbol - 144), 9)
        case 256..<280: writeReversed(UInt64(symbol - 256), 7)
        default: writeReversed(UInt64(0xC0 + symbol - 280), 8)
        }
    }

    private mutating func writeReversed(_ value: UInt64, _ count: UInt64) {
        var reversed: UInt64 = 0
        for bit in 0..<count { reversed |= (value >> bit & 1) << (count - 1 - bit) }
        write(reversed, count)
    }

    private mutating func write(_ value: UInt64, _ count: UInt64) {
        bits |= value << bitCount
        bitCount += count
        while bitCount >= 8 {
            out.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }
}
