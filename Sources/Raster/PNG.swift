/// Writes a bitmap as a PNG file (ISO/IEC 15948): with a palette where 256 colors are enough, otherwise as
/// true color with opacity only where something is seen through.
public enum PNG {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The bytes of a whole file.
    /// - Parameter scale: how many pixels a point has, which is told as a resolution.
    public static func encode(_ bitmap: Bitmap, scale: Double = 1) -> [UInt8] {
        var file = signature
        let rows = PNGRows(bitmap)
        chunk(
            "IHDR", big(bitmap.width) + big(bitmap.height) + [rows.depth, rows.colorType, 0, 0, 0],
            into: &file)
        if scale != 1 {
            // Points are 72 to an inch.
            let perMeter = Int((scale * 72 / 0.0254).rounded())
            chunk("pHYs", big(perMeter) + big(perMeter) + [1], into: &file)
        }
        if !rows.palette.isEmpty { chunk("PLTE", rows.palette, into: &file) }
        if !rows.opacities.isEmpty { chunk("tRNS", rows.opacities, into: &file) }
        chunk("IDAT", Zlib.compressed(rows.filtered), into: &file)
        chunk("IEND", [], into: &file)
        return file
    }

    private static func big(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func chunk(_ name: String, _ bytes: [UInt8], into file: inout [UInt8]) {
        let named = Array(name.utf8) + bytes
        file += big(bytes.count) + named + big(Int(Zlib.checksum(named)))
    }
}
