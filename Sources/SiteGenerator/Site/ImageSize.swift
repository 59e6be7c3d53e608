/// A picture's size in pixels.
struct PixelSize: Equatable, Sendable {
    var width: Int
    var height: Int
}

/// The pixel size that a PNG, GIF, JPEG or SVG file states.
func imageSize(_ bytes: Bytes) -> PixelSize? {
    func big(_ at: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 << 8 | Int(bytes[at + $1]) } }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count > 24 { return PixelSize(width: big(16, 4), height: big(20, 4)) }
    if bytes.starts(with: "GIF8"), bytes.count > 10 {
        return PixelSize(width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return drawingSize(bytes) }
    var at = 2
    while at + 9 < bytes.count, bytes[at] == 0xFF {
        let marker = bytes[at + 1]
        if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) { return PixelSize(width: big(at + 7, 2), height: big(at + 5, 2)) }
        at += 2 + big(at + 2, 2)
    }
    return nil
}

/// The size of an SVG that states both lengths as numbers; one of a share of its surroundings has none of its own.
private func drawingSize(_ bytes: Bytes) -> PixelSize? {
    guard let start = bytes.prefix(4000).firstRange(of: Bytes("<svg".utf8))?.upperBound,
        let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let tag = bytes[start..<end]
    guard let width = length("width", in: tag), let height = length("height", in: tag) else { return nil }
    return PixelSize(width: width, height: height)
}

private func length(_ name: String, in tag: Bytes.SubSequence) -> Int? {
    let openings = tag.ranges(of: Bytes("\(name)=\"".utf8))
    // `stroke-width` ends like a length, too.
    guard let opening = openings.first(where: { tag[$0.lowerBound - 1].isSpace }) else { return nil }
    var value = String(tag[opening.upperBound...].prefix { $0 != UInt8(ascii: "\"") })
    if value.hasSuffix("px") { value.removeLast(2) }
    return Double(value).flatMap { $0 >= 1 && $0 < 100_000 ? Int($0.rounded()) : nil }
}
