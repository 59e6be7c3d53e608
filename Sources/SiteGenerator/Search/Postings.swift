/// The pages that a word stands on, each shifted left by 3 with its weight, in order and in few bytes: what
/// is written is the way from each page to the next.
struct Postings: Sendable {
    private(set) var bytes: Bytes
    /// The page of the last one.
    private var page: UInt32 = 0

    init(_ bytes: Bytes = [], upTo page: UInt32 = 0) { (self.bytes, self.page) = (bytes, page) }

    mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

    @inline(__always)
    mutating func append(_ posting: UInt32) {
        Self.write(posting, after: page) { bytes.append($0) }
        page = posting >> 3
    }

    /// The bytes that a posting takes behind that of a page.
    @inline(__always)
    static func write(_ posting: UInt32, after page: UInt32, _ put: (UInt8) -> Void) {
        var rest = (posting >> 3 - page) << 3 | posting & 7
        while rest >= 0x80 {
            put(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        put(UInt8(rest))
    }

    /// How many there are.
    static func count(in bytes: ArraySlice<UInt8>) -> Int {
        bytes.withUnsafeBufferPointer { $0.reduce(0) { $0 + ($1 < 0x80 ? 1 : 0) } }
    }

    /// Calls back with each posting.
    @inline(__always)
    static func forEach(in bytes: ArraySlice<UInt8>, _ body: (UInt32) -> Void) {
        bytes.withUnsafeBufferPointer { bytes in
            var (page, value, shift): (UInt32, UInt32, UInt32) = (0, 0, 0)
            for byte in bytes {
                value |= UInt32(byte & 0x7F) << shift
                shift += 7
                guard byte < 0x80 else { continue }
                page &+= value >> 3
                body(page << 3 | value & 7)
                (value, shift) = (0, 0)
            }
        }
    }
}
