import Graphics

/// Outlines of a font's letters, from a text with a line each: code point in hexadecimal, advance, and the
/// pen's steps `M x y`, `L x y`, `C x y x y x y`, `Z`, all in 2048ths of the font's size with y upward.
/// Kerning follows (`KerningTable`).
public struct GlyphTable: Sendable {
    /// One letter, in 2048ths of the size, y downward from the baseline.
    struct Glyph: Sendable {
        var advance: Double
        var path: Path
    }

    /// Where each letter's line starts, sorted by code point; a line is read when its letter is wanted.
    private let bytes: [UInt8]
    private var lines: [(scalar: UInt32, start: Int)] = []
    private var kerning = KerningTable()

    static let unit = 2048.0

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
            var reader = NumberReader(bytes: bytes, at: start, end: end)
            if let scalar = reader.hexadecimal() {
                lines.append((scalar, reader.at))
            } else {
                kerning.read(&reader)
            }
            start = end + 1
        }
        lines.sort { $0.scalar < $1.scalar }
    }

    /// Whether every letter of a text is there.
    public func covers(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { line($0.value) != nil } }

    /// The width of a text, in points at a size; letters that are missing count as nothing.
    public func width(of text: String, size: Double) -> Double {
        var width = 0.0
        var last: UInt32?
        for scalar in text.unicodeScalars {
            guard let glyph = glyph(scalar.value) else { continue }
            width += glyph.advance + (last.map { kern($0, scalar.value) } ?? 0)
            last = scalar.value
        }
        return width * size / GlyphTable.unit
    }

    /// What comes between two letters besides the first one's advance.
    func kern(_ first: UInt32, _ second: UInt32) -> Double { kerning.step(first, second) }

    private func line(_ scalar: UInt32) -> Int? {
        var low = 0, high = lines.count
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].scalar < scalar { low = middle + 1 } else { high = middle }
        }
        return low < lines.count && lines[low].scalar == scalar ? lines[low].start : nil
    }

    func glyph(_ scalar: UInt32) -> Glyph? {
        guard let start = line(scalar) else { return nil }
        var reader = NumberReader(
            bytes: bytes, at: start, end: bytes[start...].firstIndex(of: 10) ?? bytes.count)
        var path = Path()
        let advance = reader.number()
        while let step = reader.letter() {
            switch step {
            case UInt8(ascii: "M"): path.move(to: reader.point())
            case UInt8(ascii: "L"): path.addLine(to: reader.point())
            case UInt8(ascii: "C"):
                let first = reader.point(), second = reader.point()
                path.addCurve(to: reader.point(), control1: first, control2: second)
            default: path.closeSubpath()
            }
        }
        return Glyph(advance: advance, path: path)
    }
}
