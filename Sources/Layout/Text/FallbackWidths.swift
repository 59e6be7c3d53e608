import Graphics

/// Widths of characters outside ASCII, which were not measured: an accented letter is as wide as its letter,
/// signs and other alphabets are taken from Inter, ideographs are one em, marks and controls nothing, and
/// what is left 0.6 em. Emoji have widths measured at ten sizes. All numbers in 1/2048 em.
enum FallbackWidths {
    enum Kind: UInt32 { case own = 0, none, wide, emoji }

    /// An emoji with its tracking is a few points wider than its font is high: sizes and what was measured
    /// there, in points. Linear in between; smaller and larger ones were not measured.
    private static let emojiGains: [(size: Double, gain: Double)] = [
        (11, 5), (12, 5), (13, 6), (15, 6), (16, 7), (17, 6), (20, 5), (25, 5), (30, 4), (34, 4),
    ]

    static func emoji(_ face: FontFace) -> Double {
        guard face.family != .square, face.size > 0 else { return 2048 }
        return (face.size + emojiGain(face.size)) / face.size * 2048 - SystemFont.tracking(face)
    }

    private static func emojiGain(_ size: Double) -> Double {
        var lower = emojiGains[0]
        if size <= lower.size { return lower.gain * size / lower.size }
        for upper in emojiGains.dropFirst() {
            if size <= upper.size {
                return lower.gain + (upper.gain - lower.gain) * (size - lower.size)
                    / (upper.size - lower.size)
            }
            lower = upper
        }
        return lower.gain
    }

    static func advance(_ scalar: UInt32, in face: FontFace) -> Double {
        // A tab counts as four spaces, the no-break spaces as one.
        if scalar == 0x09 { return 4 * SystemFont.borrowed(0x20, in: face) }
        if scalar == 0xA0 || scalar == 0x202F { return SystemFont.borrowed(0x20, in: face) }
        if let space = spaces(scalar) { return space }
        switch kind(scalar) {
        case .none: return 0
        case .wide: return 2048
        case .emoji: return emoji(face)
        case .own: break
        }
        if face.family == .monospaced { return 1266 }
        if let base = baseLetter(scalar) { return SystemFont.borrowed(base, in: face) }
        return interAdvance(scalar, face.weight) ?? 1229
    }

    static func kind(_ scalar: UInt32) -> Kind {
        Kind(rawValue: lastEntry(in: widthClassStarts, notAfter: scalar << 2 | 3) & 3) ?? .own
    }

    /// The fixed spaces of U+2000...U+200A: halves, thirds, quarters of an em.
    private static func spaces(_ scalar: UInt32) -> Double? {
        switch scalar {
        case 0x2000, 0x2002: return 1024
        case 0x2001, 0x2003: return 2048
        case 0x2004: return 683
        case 0x2005: return 512
        case 0x2006: return 341
        case 0x2007: return 1266
        case 0x2008: return 556
        case 0x2009: return 410
        case 0x200A: return 205
        default: return nil
        }
    }

    /// The ASCII letter that an accented one is made of.
    static func baseLetter(_ scalar: UInt32) -> UInt32? {
        var letter: UInt8 = 0
        if scalar >= 0xC0, scalar < 0x250 { letter = baseLetters00C0[Int(scalar - 0xC0)] }
        if scalar >= 0x1E00, scalar < 0x1F00 { letter = baseLetters1E00[Int(scalar - 0x1E00)] }
        return letter == 0 ? nil : UInt32(letter)
    }

    /// Between regular and bold by the weight's number, and not beyond.
    private static func interAdvance(_ scalar: UInt32, _ weight: FontWeight) -> Double? {
        guard scalar <= 0xFFFF, let i = SystemFont.index(of: UInt16(scalar), in: fallbackScalars) else {
            return nil
        }
        let mix = Double(min(max(weight.rawValue, 400), 700) - 400) / 300
        let regular = Double(fallbackAdvancesRegular[i])
        return regular + (Double(fallbackAdvancesBold[i]) - regular) * mix
    }
}
