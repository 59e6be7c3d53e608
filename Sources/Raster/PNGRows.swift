/// The rows of a picture as PNG compresses them.
struct PNGRows {
    private(set) var depth: UInt8 = 8
    /// 3 is a palette, 2 and 6 are colors without and with opacity.
    private(set) var colorType: UInt8 = 6
    private(set) var palette: [UInt8] = []
    /// Those of the palette's first colors; the others are opaque.
    private(set) var opacities: [UInt8] = []
    private(set) var filtered: [UInt8] = []

    init(_ bitmap: Bitmap) {
        if let indexed = IndexedPixels(bitmap) {
            (colorType, palette, opacities) = (3, indexed.palette, indexed.opacities)
            depth = indexed.depth
            let packed = indexed.packed(width: bitmap.width, height: bitmap.height)
            let stride = (bitmap.width * Int(depth) + 7) / 8
            // Numbers of a palette have no neighborhood, so no filter helps them.
            for start in Swift.stride(from: 0, to: packed.count, by: stride) {
                filtered += [0] + packed[start..<start + stride]
            }
            return
        }
        let isOpaque = stride(from: 3, to: bitmap.bytes.count, by: 4).allSatisfy { bitmap.bytes[$0] == 255 }
        colorType = isOpaque ? 2 : 6
        filter(
            isOpaque ? Self.withoutOpacity(bitmap) : bitmap.bytes, unit: isOpaque ? 3 : 4, width: bitmap.width
        )
    }

    private static func withoutOpacity(_ bitmap: Bitmap) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(bitmap.bytes.count / 4 * 3)
        for at in stride(from: 0, to: bitmap.bytes.count, by: 4) { bytes += bitmap.bytes[at..<at + 3] }
        return bytes
    }

    /// Each row by the filter with the smallest sum of differences, as the specification proposes.
    private mutating func filter(_ bytes: [UInt8], unit: Int, width: Int) {
        let stride = width * unit
        var above = [UInt8](repeating: 0, count: stride)
        filtered.reserveCapacity(bytes.count + bytes.count / max(stride, 1))
        for start in Swift.stride(from: 0, to: bytes.count, by: stride) {
            let row = Array(bytes[start..<start + stride])
            var best: (sum: Int, kind: UInt8, bytes: [UInt8]) = (.max, 0, [])
            for kind in UInt8(0)...4 {
                let made = Self.filtered(row, above, unit, kind)
                let sum = made.reduce(0) { $0 + Int($1 < 128 ? $1 : 0 &- $1) }
                if sum < best.sum { best = (sum, kind, made) }
            }
            filtered.append(best.kind)
            filtered += best.bytes
            above = row
        }
    }

    private static func filtered(_ row: [UInt8], _ above: [UInt8], _ unit: Int, _ kind: UInt8) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: row.count) { out, count in
            for index in row.indices {
                let left = index >= unit ? row[index - unit] : 0, up = above[index],
                    corner = index >= unit ? above[index - unit] : 0
                out[index] = row[index] &- predicted(kind, left, up, corner)
            }
            count = row.count
        }
    }

    /// What a filter expects of a byte by its neighbors.
    static func predicted(_ kind: UInt8, _ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
        switch kind {
        case 1: return left
        case 2: return up
        case 3: return UInt8((Int(left) + Int(up)) / 2)
        case 4:
            let guess = Int(left) + Int(up) - Int(corner)
            let (toLeft, toUp, toCorner) = (
                abs(guess - Int(left)), abs(guess - Int(up)), abs(guess - Int(corner))
            )
            return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
        default: return 0
        }
    }
}

/// The pixels as places in a palette of at most 256 colors.
private struct IndexedPixels {
    private(set) var palette: [UInt8] = []
    private(set) var opacities: [UInt8] = []
    private var places: [UInt8] = []
    private(set) var depth: UInt8 = 8

    /// `nil` when there are more colors.
    init?(_ bitmap: Bitmap) {
        var known: [UInt32: UInt8] = [:]
        var last: (color: UInt32, place: UInt8)?
        places.reserveCapacity(bitmap.width * bitmap.height)
        for at in stride(from: 0, to: bitmap.bytes.count, by: 4) {
            let color = (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bitmap.bytes[at + $1]) }
            if let last, last.color == color {
                places.append(last.place)
                continue
            }
            if known[color] == nil {
                guard known.count < 256 else { return nil }
                known[color] = UInt8(known.count)
                palette += bitmap.bytes[at..<at + 3]
                opacities.append(bitmap.bytes[at + 3])
            }
            last = (color, known[color]!)
            places.append(last!.place)
        }
        while opacities.last == 255 { opacities.removeLast() }
        depth = known.count <= 2 ? 1 : known.count <= 4 ? 2 : known.count <= 16 ? 4 : 8
    }

    /// As many to a byte as fit; a row begins with a byte of its own.
    func packed(width: Int, height: Int) -> [UInt8] {
        guard depth < 8 else { return places }
        let each = 8 / Int(depth), stride = (width + each - 1) / each
        var bytes = [UInt8](repeating: 0, count: stride * height)
        for row in 0..<height {
            for column in 0..<width {
                bytes[row * stride + column / each] |=
                    places[row * width + column] << UInt8((each - 1 - column % each) * Int(depth))
            }
        }
        return bytes
    }
}
