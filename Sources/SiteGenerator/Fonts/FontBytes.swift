/// A part of a font's file. Reading beyond it gives nothing but zeros, so that no file can lead anywhere
/// else.
struct FontBytes {
    private let bytes: Bytes
    private let start: Int
    let count: Int

    init(_ bytes: Bytes) {
        self.bytes = bytes
        start = 0
        count = bytes.count
    }

    private init(bytes: Bytes, start: Int, count: Int) {
        self.bytes = bytes
        self.start = start
        self.count = count
    }

    /// From an offset on, to the end or as far as is said.
    func part(_ offset: Int, _ length: Int = .max) -> FontBytes {
        let from = min(max(offset, 0), count)
        return FontBytes(bytes: bytes, start: start + from, count: min(max(length, 0), count - from))
    }

    func byte(_ at: Int) -> Int { at >= 0 && at < count ? Int(bytes[start + at]) : 0 }
    func u16(_ at: Int) -> Int {
        at >= 0 && at < count - 1 ? Int(bytes[start + at]) << 8 | Int(bytes[start + at + 1]) : 0
    }
    func i16(_ at: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(at))) }
    func u32(_ at: Int) -> Int { u16(at) << 16 | u16(at + 2) }

    func text(_ at: Int, _ length: Int) -> Bytes {
        (0..<max(min(length, count - at), 0)).map { UInt8(byte(at + $0)) }
    }
}
