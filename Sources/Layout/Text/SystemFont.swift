import Graphics

/// Advance widths of the system font, from tables measured on iOS 26. All numbers in 1/2048 em.
enum SystemFont {
    /// What a character takes, without tracking and kerning.
    static func advance(_ scalar: UInt32, in face: FontFace) -> Advance {
        if let own = face.custom?.advance(scalar) { return Advance(own * 2048, isMeasured: true) }
        if face.family == .square { return Advance(face.size == 0 ? 0 : 2048, isMeasured: true) }
        if face.family == .monospaced, scalar >= 0x20, scalar < 0x7F {
            return Advance(1266, isMeasured: true)
        }
        if face.hasMonospacedDigits, isDigit(scalar) {
            return Advance(ascii(0x34, in: face) * factor(face), isMeasured: false)
        }
        if scalar >= 0x20, scalar < 0x7F {
            let isMeasured = face.family == .system && face.width == .standard
            return Advance(ascii(scalar, in: face) * factor(face), isMeasured: isMeasured)
        }
        return Advance(
            FallbackWidths.advance(scalar, in: face) * factor(face), isMeasured: scalar < 0x20)
    }

    struct Advance {
        var value: Double
        /// Whether it comes from the measured table rather than from a rule of thumb.
        var isMeasured: Bool

        init(_ value: Double, isMeasured: Bool) {
            self.value = value
            self.isMeasured = isMeasured
        }
    }

    /// What every character of a size gets on top, the space and the last one too.
    static func tracking(_ face: FontFace) -> Double {
        guard face.family != .monospaced, face.family != .square, face.custom == nil else { return 0 }
        let tenths = face.size * 10
        let last = systemTracking.count - 2
        if tenths <= Double(systemTracking[0]) { return Double(systemTracking[1]) }
        if tenths >= Double(systemTracking[last]) {
            // Not measured beyond; it falls by half a unit for each point there.
            return max(0, Double(systemTracking[last + 1]) - (tenths - Double(systemTracking[last])) / 20)
        }
        var i = 0
        while Double(systemTracking[i + 2]) < tenths { i += 2 }
        let from = Double(systemTracking[i]), to = Double(systemTracking[i + 2])
        let a = Double(systemTracking[i + 1]), b = Double(systemTracking[i + 3])
        return a + (b - a) * ((tenths - from) / (to - from))
    }

    /// How much closer a pair stands: a font of the page says it itself, of the system's it is never
    /// positive. Pairs of the system font are not known, only totals over whole strings, which Inter
    /// Regular's negative pairs come near at every weight. Large sizes kern about a third more.
    static func kerning(_ left: UInt32, _ right: UInt32, in face: FontFace) -> Double {
        if let custom = face.custom { return custom.kerning(left, right) * 2048 }
        guard face.family != .monospaced, face.family != .square else { return 0 }
        guard let pair = kerningIndex(left, right) else { return 0 }
        let value = Double(min(kerningRegular[pair], 0))
        return value * (1 + 0.36 * opticalMix(face.size)) * factor(face)
    }

    /// Where a pair stands in the tables of kerning.
    static func kerningIndex(_ left: UInt32, _ right: UInt32) -> Int? {
        guard left >= 0x20, left < 0x7F, right >= 0x20, right < 0x7F else { return nil }
        return index(of: UInt16((left - 0x20) * 95 + right - 0x20), in: kerningPairs)
    }

    /// The place of a key in an ascending table.
    static func index(of key: UInt16, in table: [UInt16]) -> Int? {
        var low = 0
        var high = table.count
        while low < high {
            let middle = (low + high) / 2
            if table[middle] == key { return middle }
            if table[middle] < key { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// How far a size has gone from the letters for text (0) to those for titles (1).
    static func opticalMix(_ size: Double) -> Double {
        if size <= 17 { return 0 }
        if size >= 28 { return 1 }
        if size <= 19 { return (size - 17) / 22 }
        if size <= 24 { return 1 / 11 + (size - 19) * (8.0 / 55) }
        return 9 / 11 + (size - 24) / 22
    }

    // MARK: - Parts

    private static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

    private static func ascii(_ scalar: UInt32, in face: FontFace) -> Double {
        let index = Int(scalar - 0x20)
        let text = weighted(systemAdvancesText, index, face)
        let mix = opticalMix(face.size)
        if mix == 0 { return text }
        return text + (weighted(systemAdvancesDisplay, index, face) - text) * mix
    }

    /// One character at a weight: stored weights as they are, the others as measured mixes of two. Only the
    /// regular italic was measured; at other weights it takes the regular's difference along.
    private static func weighted(_ table: [Int32], _ index: Int, _ face: FontFace) -> Double {
        let (low, high, mix) = rows(face.weight)
        let a = Double(table[low * 95 + index])
        var value = a + (Double(table[high * 95 + index]) - a) * mix
        if face.isItalic { value += Double(table[4 * 95 + index]) - Double(table[95 + index]) }
        return value / 1000
    }

    private static func rows(_ weight: FontWeight) -> (Int, Int, Double) {
        switch weight {
        case .ultraLight: return (0, 0, 0)
        case .thin: return (0, 1, 0.216232)
        case .light: return (0, 1, 0.659452)
        case .regular: return (1, 1, 0)
        case .medium: return (1, 2, 0.366699)
        case .semibold: return (1, 2, 0.633301)
        case .bold: return (2, 2, 0)
        case .heavy: return (2, 3, 0.533325)
        case .black: return (3, 3, 0)
        }
    }

    /// Other widths of the letters were never measured; these are rough. Of letters with serifs one word is.
    private static func factor(_ face: FontFace) -> Double {
        let design = face.family == .serif ? 1.107 : 1
        switch face.width {
        case .compressed: return 0.8 * design
        case .condensed: return 0.9 * design
        case .standard: return design
        case .expanded: return 1.15 * design
        }
    }

    /// An ASCII advance, for characters that borrow it.
    static func borrowed(_ scalar: UInt32, in face: FontFace) -> Double {
        face.family == .monospaced ? 1266 : ascii(scalar, in: face)
    }
}
