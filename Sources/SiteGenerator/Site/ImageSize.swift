import Raster

/// A picture's size in pixels.
struct PixelSize: Equatable, Sendable {
    var width: Int
    var height: Int
}

/// The pixel size that a picture's file states; an SVG needs both lengths as numbers, since one of a share of
/// its surroundings has none of its own.
func imageSize(_ bytes: Bytes) -> PixelSize? {
    if let size = RasterHeader(bytes).size { return size }
    guard let (width, height) = DrawingHeader(bytes)?.lengths, width >= 1, height >= 1 else { return nil }
    return PixelSize(width: Int(width.rounded()), height: Int(height.rounded()))
}

/// The size of a picture in pixels, or of a drawing in points, which need not be whole.
func pictureSize(_ bytes: Bytes) -> (width: Double, height: Double)? {
    if let size = RasterHeader(bytes).size { return (Double(size.width), Double(size.height)) }
    return DrawingHeader(bytes)?.size
}

/// The first bytes of a PNG, GIF, JPEG or WebP file, which say how large it is.
private struct RasterHeader {
    private let bytes: Bytes

    init(_ bytes: Bytes) { self.bytes = bytes }

    /// A size without pixels is none: such a file cannot be drawn.
    var size: PixelSize? {
        let found = png ?? gif ?? webp ?? jpeg
        return found.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
    }

    private func big(_ at: Int, _ count: Int) -> Int {
        guard at >= 0, at + count <= bytes.count else { return 0 }
        return (0..<count).reduce(0) { $0 << 8 | Int(bytes[at + $1]) }
    }

    private func little(_ at: Int, _ count: Int) -> Int {
        guard at >= 0, at + count <= bytes.count else { return 0 }
        return (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
    }

    private var png: PixelSize? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        return PixelSize(width: big(16, 4), height: big(20, 4))
    }

    private var gif: PixelSize? {
        guard bytes.starts(with: "GIF8".utf8) else { return nil }
        return PixelSize(width: little(6, 2), height: little(8, 2))
    }

    /// Three forms: as a frame of VP8, lossless, and with a header of its own.
    private var webp: PixelSize? {
        guard bytes.starts(with: "RIFF".utf8), bytes.count > 30, bytes[8..<12].elementsEqual("WEBP".utf8)
        else { return nil }
        switch bytes[15] {
        case UInt8(ascii: " "):
            return PixelSize(width: little(26, 2) & 0x3FFF, height: little(28, 2) & 0x3FFF)
        case UInt8(ascii: "L"):
            let bits = little(21, 4)
            return PixelSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        default: return PixelSize(width: little(24, 3) + 1, height: little(27, 3) + 1)
        }
    }

    /// The frame's size; a photograph taken with the camera upright is stored lying and says so.
    private var jpeg: PixelSize? {
        JPEGHead(bytes).map { head in
            head.isTurned
                ? PixelSize(width: head.height, height: head.width)
                : PixelSize(width: head.width, height: head.height)
        }
    }
}

/// The first tag of an SVG file.
private struct DrawingHeader {
    private let tag: Bytes.SubSequence

    init?(_ bytes: Bytes) {
        guard let start = bytes.prefix(4000).firstRange(of: Bytes("<svg".utf8))?.upperBound,
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        tag = bytes[start..<end]
    }

    /// Both lengths, where they are given as numbers.
    var lengths: (width: Double, height: Double)? {
        guard let width = length("width"), let height = length("height") else { return nil }
        return (width, height)
    }

    /// The lengths, or those of the part that is shown, in the proportion of one length where only one is
    /// given.
    var size: (width: Double, height: Double)? {
        if let lengths { return lengths }
        let box = (value("viewBox") ?? "").split { $0 == " " || $0 == "," || $0 == "\n" }.compactMap {
            Double($0)
        }
        guard box.count == 4, box[2] > 0, box[3] > 0, box[2] < 100_000, box[3] < 100_000 else { return nil }
        if let width = length("width") { return (width, width * box[3] / box[2]) }
        if let height = length("height") { return (height * box[2] / box[3], height) }
        return (box[2], box[3])
    }

    private func value(_ name: String) -> String? {
        for quote in ["\"", "'"] {
            let openings = tag.ranges(of: Bytes("\(name)=\(quote)".utf8))
            // `stroke-width` ends like a length, too.
            guard
                let opening = openings.first(where: {
                    $0.lowerBound > tag.startIndex && tag[$0.lowerBound - 1].isSpace
                })
            else { continue }
            return String(
                decoding: tag[opening.upperBound...].prefix { $0 != quote.utf8.first }, as: UTF8.self)
        }
        return nil
    }

    private func length(_ name: String) -> Double? {
        guard var value = value(name) else { return nil }
        let unit = Self.units.first { value.hasSuffix($0.name) }
        if unit != nil { value.removeLast(2) }
        guard let number = Double(value) else { return nil }
        let length = number * (unit?.pixels ?? 1)
        return length > 0 && length < 100_000 ? length : nil
    }

    private static let units: [(name: String, pixels: Double)] = [
        ("px", 1), ("pt", 96.0 / 72), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96), ("pc", 16),
    ]
}
