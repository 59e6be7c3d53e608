/// Unicode's canonical equivalence, by which Swift compares texts: `"é"` is `"e\u{301}"`. A text's composed
/// form (NFC) decides whether two are the same, how they are ordered and what they hash to.
enum Canonical {
    static func areSame(_ a: String, _ b: String) -> Bool {
        if a.utf8.elementsEqual(b.utf8) { return true }
        if isComposed(a), isComposed(b) { return false }
        return composed(a).elementsEqual(composed(b))
    }

    /// -1, 0 or 1.
    static func compare(_ a: String, _ b: String) -> Int {
        if isComposed(a), isComposed(b) {
            if a.utf8.elementsEqual(b.utf8) { return 0 }
            return a.utf8.lexicographicallyPrecedes(b.utf8) ? -1 : 1
        }
        let (x, y) = (composed(a), composed(b))
        if x.elementsEqual(y) { return 0 }
        return x.lexicographicallyPrecedes(y) ? -1 : 1
    }

    /// The text with every letter and its marks as one scalar, where there is one.
    static func form(_ text: String) -> String {
        if isComposed(text) { return text }
        var made = ""
        for value in composed(text) {
            if let scalar = Unicode.Scalar(value) { made.unicodeScalars.append(scalar) }
        }
        return made
    }

    /// Whether a text begins with another, character by character.
    static func starts(_ text: String, with part: String) -> Bool {
        let (whole, part) = (Array(form(text).utf8), Array(form(part).utf8))
        return whole.starts(with: part) && Graphemes.isBoundary(part.count, in: whole)
    }

    static func ends(_ text: String, with part: String) -> Bool {
        let (whole, part) = (Array(form(text).utf8), Array(form(part).utf8))
        return whole.reversed().starts(with: part.reversed())
            && Graphemes.isBoundary(whole.count - part.count, in: whole)
    }

    /// Whether nothing in a text could be put together or taken apart; also false where it merely may be.
    static func isComposed(_ text: String) -> Bool {
        // Below U+0300 stand neither marks nor letters that are always taken apart.
        if text.utf8.allSatisfy({ $0 < 0xcc }) { return true }
        return text.unicodeScalars.allSatisfy { $0.value < 0x300 || isAlone($0.value) }
    }

    private static func isAlone(_ scalar: UInt32) -> Bool {
        combiningClass(scalar) == 0 && parts(of: scalar, in: canonicalParts) == nil && !isSecondPart(scalar)
    }

    /// Vowels and finals of Hangul, and the letters without a class that join the one before them.
    private static func isSecondPart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1161...0x1175, 0x11a8...0x11c2, 0x9be, 0x9d7, 0xb3e, 0xb56...0xb57, 0xbbe, 0xbd7, 0xcc2,
            0xcd5...0xcd6,
            0xd3e, 0xd57, 0xdcf, 0xddf, 0x102e, 0x1b35, 0x11127, 0x1133e, 0x11357, 0x114b0, 0x114ba, 0x114bd,
            0x115af,
            0x11930:
            true
        default: false
        }
    }

    // MARK: Taking apart

    private static func composed(_ text: String) -> [UInt32] {
        var scalars: [UInt32] = []
        for scalar in text.unicodeScalars { takeApart(scalar.value, &scalars) }
        order(&scalars)
        return putTogether(scalars)
    }

    private static func takeApart(_ scalar: UInt32, _ made: inout [UInt32]) {
        if scalar < 0xc0 { return made.append(scalar) }
        if let syllable = Hangul.parts(of: scalar) {
            made += syllable
        } else if let (first, second) = parts(of: scalar, in: canonicalPairs)
            ?? parts(of: scalar, in: canonicalParts)
        {
            takeApart(first, &made)
            if second != 0 { takeApart(second, &made) }
        } else {
            made.append(scalar)
        }
    }

    /// Sorts the marks after each letter by their classes, and leaves those of one class as they are.
    private static func order(_ scalars: inout [UInt32]) {
        for index in scalars.indices {
            let own = combiningClass(scalars[index])
            if own == 0 { continue }
            var place = index
            while place > 0, combiningClass(scalars[place - 1]) > own {
                scalars.swapAt(place, place - 1)
                place -= 1
            }
        }
    }

    // MARK: Putting together

    private static func putTogether(_ scalars: [UInt32]) -> [UInt32] {
        var made: [UInt32] = []
        var starter = -1
        var lastClass = 0
        for scalar in scalars {
            let own = combiningClass(scalar)
            // A mark of the same class or a higher one between the two keeps them apart.
            let isNear = made.count == starter + 1 || lastClass < own
            if starter >= 0, isNear, let joined = join(made[starter], scalar) {
                made[starter] = joined
                continue
            }
            if own == 0 { starter = made.count }
            lastClass = own
            made.append(scalar)
        }
        return made
    }

    private static func join(_ first: UInt32, _ second: UInt32) -> UInt32? {
        if let syllable = Hangul.join(first, second) { return syllable }
        if second < 0x300 { return nil }
        let pairs = canonicalPairs
        let row = stride(from: 0, to: pairs.count, by: 3).first {
            pairs[$0 + 1] == first && pairs[$0 + 2] == second
        }
        return row.map { pairs[$0] }
    }

    // MARK: Tables

    private static func parts(of scalar: UInt32, in table: [UInt32]) -> (UInt32, UInt32)? {
        let row = count(table.count / 3) { table[$0 * 3] < scalar } * 3
        return row < table.count && table[row] == scalar ? (table[row + 1], table[row + 2]) : nil
    }

    private static func combiningClass(_ scalar: UInt32) -> Int {
        if scalar < 0x300 { return 0 }
        let run = count(canonicalClasses.count) { canonicalClasses[$0] >> 15 <= scalar } - 1
        guard run >= 0 else { return 0 }
        let entry = canonicalClasses[run]
        return scalar - entry >> 15 <= (entry >> 8) & 0x7f ? Int(entry & 0xff) : 0
    }

    /// How many of the first numbers meet a condition that no later one meets.
    private static func count(_ total: Int, _ isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, total)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Syllables of Korean, whose parts are computed.
private enum Hangul {
    static func parts(of scalar: UInt32) -> [UInt32]? {
        guard scalar >= 0xac00, scalar <= 0xd7a3 else { return nil }
        let index = scalar - 0xac00
        let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
        return index % 28 == 0 ? parts : parts + [0x11a7 + index % 28]
    }

    static func join(_ first: UInt32, _ second: UInt32) -> UInt32? {
        if first >= 0x1100, first < 0x1113, second >= 0x1161, second < 0x1176 {
            return 0xac00 + ((first - 0x1100) * 21 + (second - 0x1161)) * 28
        }
        let isOpen = first >= 0xac00 && first <= 0xd7a3 && (first - 0xac00) % 28 == 0
        return isOpen && second > 0x11a7 && second < 0x11c3 ? first + second - 0x11a7 : nil
    }
}
