import Graphics

/// The font that readers without Apple's see: Inter, cut to three weights. Pictures are measured with the
/// system font's widths; this says how far Inter's letters have to be moved apart or together to fill them.
enum StandInFont {
    /// What to add after each of some characters, in points, so that they come out at a width; nothing where
    /// the stand-in is another font, whose widths are not known here.
    static func letterSpacing(for scalars: [UInt32], width: Double, in face: FontFace) -> Double {
        guard face.family == .system || face.family == .rounded, face.width == .standard, face.custom == nil
        else { return 0 }
        let row = row(of: face.weight)
        var units = 0.0
        var count = 0.0
        for (i, scalar) in scalars.enumerated() {
            let own = advance(scalar, row: row, face: face)
            units += own
            if own > 0 { count += 1 }
            if i + 1 < scalars.count { units += kerning(scalar, scalars[i + 1], row: row) }
        }
        if count == 0 { return 0 }
        let spacing = (width - units * face.size / 2048) / count
        // Too little to be seen, and what `textLength` says anyway.
        return (spacing * count).magnitude < 0.25 ? 0 : spacing
    }

    /// Browsers take the nearest weight there is: up to 500 the regular, 600 the semibold, above it the bold.
    private static func row(of weight: FontWeight) -> Int {
        if weight.rawValue <= 500 { return 0 }
        return weight == .semibold ? 1 : 2
    }

    private static func advance(_ scalar: UInt32, row: Int, face: FontFace) -> Double {
        if scalar >= 0x20, scalar < 0x7F { return Double(interAdvances[row * 95 + Int(scalar - 0x20)]) }
        if scalar == 0x202F || scalar == 0x2026 {
            return Double(interSigns[row * 2 + (scalar == 0x202F ? 0 : 1)])
        }
        if let base = FallbackWidths.baseLetter(scalar) { return advance(base, row: row, face: face) }
        return FallbackWidths.advance(scalar, in: face)
    }

    private static func kerning(_ left: UInt32, _ right: UInt32, row: Int) -> Double {
        guard let pair = SystemFont.kerningIndex(left, right) else { return 0 }
        let regular = Double(kerningRegular[pair]), bold = Double(kerningBold[pair])
        return regular + (bold - regular) * Double(row) / 2
    }
}
