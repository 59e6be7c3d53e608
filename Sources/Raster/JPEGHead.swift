/// What the head of a JPEG file tells (ITU-T T.81).
public struct JPEGHead {
    /// The size of the frame as it is stored, in pixels.
    public private(set) var width = 0
    public private(set) var height = 0
    private(set) var components = 0
    /// The bits of a color.
    private(set) var precision = 0
    /// Whether the camera was held upright and the picture is stored lying.
    public private(set) var isTurned = false

    private let bytes: [UInt8]

    /// Nil for what is no such file, or has no frame.
    public init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        self.bytes = bytes
        var at = 2
        while at + 9 < bytes.count, bytes[at] == 0xFF {
            let marker = bytes[at + 1]
            if marker == 0xFF { at += 1; continue }
            if marker == 0xE1 { isTurned = isTurned || turns(exif: at + 4) }
            // Frames, but for tables of codes and arithmetic conditioning.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                (precision, components) = (Int(bytes[at + 4]), Int(bytes[at + 9]))
                (width, height) = (big(at + 7, 2), big(at + 5, 2))
                return
            }
            at += 2 + max(big(at + 2, 2), 2)
        }
        return nil
    }

    /// Whether programs that show PDF read it: eight bits of gray, or of red, green and blue.
    var isPlain: Bool { precision == 8 && width > 0 && height > 0 && [1, 3].contains(components) }

    /// Whether the orientation that a camera noted is one of those that lie.
    private func turns(exif at: Int) -> Bool {
        guard at + 14 <= bytes.count, bytes[at..<at + 6].elementsEqual("Exif\0\0".utf8) else { return false }
        let start = at + 6
        let number = bytes[start] == UInt8(ascii: "M") ? big : little
        let table = start + number(start + 4, 4)
        for entry in 0..<min(number(table, 2), 100) where number(table + 2 + entry * 12, 2) == 0x0112 {
            return number(table + 10 + entry * 12, 2) >= 5
        }
        return false
    }

    private func big(_ at: Int, _ count: Int) -> Int {
        guard at >= 0, at + count <= bytes.count else { return 0 }
        return (0..<count).reduce(0) { $0 << 8 | Int(bytes[at + $1]) }
    }

    private func little(_ at: Int, _ count: Int) -> Int {
        guard at >= 0, at + count <= bytes.count else { return 0 }
        return (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }
}
