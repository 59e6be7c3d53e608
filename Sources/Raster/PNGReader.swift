/// Reads PNG files that are not interlaced, which is what nearly all are; of 16 bits a channel the upper 8.
public enum PNGReader {
    /// The pixels; nil for what is no such file.
    public static func read(_ file: [UInt8]) -> Bitmap? {
        guard file.starts(with: PNG.signature), let chunks = chunks(file), let head = chunks.head,
            head.count == 13
        else { return nil }
        let width = number(head, 0), height = number(head, 4), depth = Int(head[8])
        guard (1...16_384).contains(width), (1...16_384).contains(height), width * height <= 64_000_000,
            head[12] == 0
        else { return nil }
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(head[9])] ?? 0
        guard channels > 0,
            depth == 8 || (depth == 16 && head[9] != 3) || (channels == 1 && [1, 2, 4].contains(depth))
        else { return nil }
        let stride = (width * channels * depth + 7) / 8
        guard let raw = Zlib.expanded(chunks.data, to: (stride + 1) * height),
            var rows = unfiltered(raw, stride, max(1, channels * depth / 8))
        else {
            return nil
        }
        if depth == 16 { rows = Swift.stride(from: 0, to: rows.count, by: 2).map { rows[$0] } }
        let format = Format(
            kind: Int(head[9]), channels: channels, depth: min(depth, 8), palette: chunks.palette,
            opacities: chunks.opacities)
        let rowLength = depth == 16 ? stride / 2 : stride
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for column in 0..<width { format.append(rows, row * rowLength, column, to: &bytes) }
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    private struct Format {
        var kind: Int
        var channels: Int
        var depth: Int
        var palette: [UInt8]
        var opacities: [UInt8]

        func append(_ rows: [UInt8], _ start: Int, _ column: Int, to out: inout [UInt8]) {
            if channels > 1 {
                let at = start + column * channels
                let gray = channels == 2
                out +=
                    gray
                    ? [rows[at], rows[at], rows[at], rows[at + 1]]
                    : [rows[at], rows[at + 1], rows[at + 2], channels == 4 ? rows[at + 3] : 255]
                return
            }
            let bit = column * depth
            let value = Int(rows[start + bit / 8] >> UInt8(8 - depth - bit % 8)) & (1 << depth - 1)
            guard kind == 3 else {
                return out += Array(repeating: UInt8(value * 255 / (1 << depth - 1)), count: 3) + [255]
            }
            guard value * 3 + 2 < palette.count else { return out += [0, 0, 0, 0] }
            out += palette[(value * 3)..<(value * 3 + 3)] + [value < opacities.count ? opacities[value] : 255]
        }
    }

    private static func number(_ bytes: some RandomAccessCollection<UInt8>, _ at: Int) -> Int {
        (0..<4).reduce(0) { $0 << 8 | Int(bytes[bytes.index(bytes.startIndex, offsetBy: at + $1)]) }
    }

    private static func chunks(_ file: [UInt8]) -> (
        head: [UInt8]?, palette: [UInt8], opacities: [UInt8], data: [UInt8]
    )? {
        var result: (head: [UInt8]?, palette: [UInt8], opacities: [UInt8], data: [UInt8]) = (nil, [], [], [])
        var at = 8
        while at + 12 <= file.count {
            let length = number(file[at...], 0)
            guard at + 12 + length <= file.count else { return nil }
            let bytes = Array(file[(at + 8)..<(at + 8 + length)])
            switch String(decoding: file[(at + 4)..<(at + 8)], as: UTF8.self) {
            case "IHDR": result.head = bytes
            case "PLTE": result.palette = bytes
            case "tRNS": result.opacities = bytes
            case "IDAT": result.data += bytes
            case "IEND": return result
            default: break
            }
            at += 12 + length
        }
        return result
    }

    private static func unfiltered(_ raw: [UInt8], _ stride: Int, _ unit: Int) -> [UInt8]? {
        var rows: [UInt8] = []
        rows.reserveCapacity(raw.count)
        for start in Swift.stride(from: 0, to: raw.count, by: stride + 1) {
            guard raw[start] <= 4 else { return nil }
            for index in 0..<stride {
                let at = rows.count
                let hasAbove = at >= stride
                let left = index >= unit ? rows[at - unit] : 0, up = hasAbove ? rows[at - stride] : 0
                let corner = index >= unit && hasAbove ? rows[at - stride - unit] : 0
                rows.append(raw[start + 1 + index] &+ PNGRows.predicted(raw[start], left, up, corner))
            }
        }
        return rows
    }
}
