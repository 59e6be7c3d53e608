import CZlib

/// Streams of zlib (RFC 1950).
public enum Zlib {
    /// The bytes compressed, at a level from 1 to 9. On pictures of interfaces the highest takes eight times
    /// as long as this one and saves 6 %.
    public static func compressed(_ bytes: [UInt8], level: Int32 = 7) -> [UInt8] {
        var length = compressBound(uLong(bytes.count))
        return [UInt8](unsafeUninitializedCapacity: Int(length)) { buffer, count in
            let status = compress2(buffer.baseAddress, &length, bytes, uLong(bytes.count), level)
            precondition(status == Z_OK, "zlib has no memory")
            count = Int(length)
        }
    }

    /// A file of gzip (RFC 1952) without a name and a time, at a level from 1 to 9.
    public static func gzipped(_ bytes: [UInt8], level: Int32) -> [UInt8] {
        var stream = z_stream()
        // 15 bits of window, and 16 more for gzip's header.
        let status = deflateInit2_(
            &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        precondition(status == Z_OK, "zlib has no memory")
        defer { deflateEnd(&stream) }
        var bytes = bytes
        return bytes.withUnsafeMutableBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: Int(deflateBound(&stream, uLong(input.count)))) {
                buffer, count in
                stream.next_in = input.baseAddress
                stream.avail_in = uInt(input.count)
                stream.next_out = buffer.baseAddress
                stream.avail_out = uInt(buffer.count)
                precondition(deflate(&stream, Z_FINISH) == Z_STREAM_END, "zlib ends where it must not")
                count = Int(stream.total_out)
            }
        }
    }

    /// What a stream unpacks to when that has the length that is known; nil otherwise.
    public static func expanded(_ bytes: [UInt8], to length: Int) -> [UInt8]? {
        var written = uLong(length)
        var status = Z_OK
        let result = [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            status = uncompress(buffer.baseAddress, &written, bytes, uLong(bytes.count))
            count = status == Z_OK ? Int(written) : 0
        }
        return status == Z_OK && result.count == length ? result : nil
    }

    /// CRC-32 as PNG and ZIP want it.
    public static func checksum(_ bytes: [UInt8]) -> UInt32 { UInt32(crc32(0, bytes, UInt32(bytes.count))) }
}
