/// Characters as a reader sees them, by a rule small enough for a page: a scalar starts a new character
/// unless it is a mark, a variation selector, a skin tone or a tag, follows a zero-width joiner, completes a
/// pair of regional indicators or a line end, or continues a Hangul syllable. ASCII takes a fast path.
enum Graphemes {
    static func count(_ text: String) -> Int { count(Array(text.utf8)) }

    static func count(_ bytes: [UInt8]) -> Int { isSimple(bytes) ? bytes.count : boundaries(bytes).count - 1 }

    static func characters(_ text: String) -> [Value] {
        let bytes = Array(text.utf8)
        let ends = boundaries(bytes)
        return (0..<(ends.count - 1)).map { .string(Strings.text(bytes[ends[$0]..<ends[$0 + 1]])) }
    }

    /// Byte offsets of all characters' starts, and the end.
    static func boundaries(_ bytes: [UInt8]) -> [Int] {
        if isSimple(bytes) { return Array(0...bytes.count) }
        var starts: [Int] = []
        var position = 0
        while position < bytes.count {
            starts.append(position)
            position = end(of: bytes, from: position)
        }
        return starts + [bytes.count]
    }

    /// Whether a character starts at an offset, or the text ends there.
    static func isBoundary(_ offset: Int, in bytes: [UInt8]) -> Bool {
        isSimple(bytes) || offset == 0 || offset == bytes.count || boundaries(bytes).contains(offset)
    }

    static func number(at offset: Int, in bytes: [UInt8]) -> Int {
        if isSimple(bytes) { return offset }
        let starts = boundaries(bytes)
        return starts.firstIndex { $0 >= offset } ?? starts.count - 1
    }

    static func offset(of number: Int, in bytes: [UInt8]) -> Int {
        if isSimple(bytes) { return number }
        let starts = boundaries(bytes)
        return starts[min(max(number, 0), starts.count - 1)]
    }

    /// Every byte is a character of its own.
    private static func isSimple(_ bytes: [UInt8]) -> Bool {
        for byte in bytes where byte >= 0x80 || byte == 0x0d { return false }
        return true
    }

    /// Where the character that starts at an offset ends.
    static func end(of bytes: [UInt8], from start: Int) -> Int {
        guard start < bytes.count else { return bytes.count }
        var (previous, position) = scalar(bytes, start)
        var flags = isRegionalIndicator(previous) ? 1 : 0
        while position < bytes.count {
            let (next, after) = scalar(bytes, position)
            guard continues(previous, next, flags) else { break }
            if isRegionalIndicator(next) { flags += 1 }
            previous = next
            position = after
        }
        return position
    }

    private static func continues(_ previous: UInt32, _ next: UInt32, _ flags: Int) -> Bool {
        if previous == 0x0d { return next == 0x0a }
        if previous < 0x20 || next < 0x20 { return false }
        if previous == 0x200d { return isPictograph(next) }
        if isRegionalIndicator(previous), isRegionalIndicator(next) { return flags == 1 }
        return isExtending(next) || isHangul(previous, next)
    }

    private static func isRegionalIndicator(_ scalar: UInt32) -> Bool { (0x1f1e6...0x1f1ff).contains(scalar) }

    private static func isPictograph(_ scalar: UInt32) -> Bool {
        scalar >= 0x1f000 || (0x2190...0x2bff).contains(scalar) || scalar == 0x3030 || scalar == 0x303d
            || scalar == 0x3297 || scalar == 0x3299 || scalar == 0xa9 || scalar == 0xae
    }

    /// Vowels and final consonants after what may stand before them.
    private static func isHangul(_ previous: UInt32, _ next: UInt32) -> Bool {
        let isVowel = (0x1160...0x11a7).contains(next)
        let isFinal = (0x11a8...0x11ff).contains(next)
        let isLeading = (0x1100...0x115f).contains(previous)
        let isSyllable = (0xac00...0xd7a3).contains(previous)
        if (0x1100...0x115f).contains(next) { return isLeading }
        if isVowel {
            let isOpen = isSyllable && (previous - 0xac00) % 28 == 0
            return isLeading || isOpen || (0x1160...0x11a7).contains(previous)
        }
        return isFinal && (isSyllable || (0x1160...0x11ff).contains(previous))
    }

    /// Marks of the scripts that layouts are most often shown in.
    private static func isExtending(_ scalar: UInt32) -> Bool {
        if scalar < 0x300 { return false }
        switch scalar {
        case 0x300...0x36f, 0x483...0x489, 0x591...0x5bd, 0x5bf, 0x5c1...0x5c2, 0x5c4...0x5c5, 0x5c7,
            0x610...0x61a, 0x64b...0x65f, 0x670, 0x6d6...0x6dc, 0x6df...0x6e4, 0x6e7...0x6e8, 0x6ea...0x6ed,
            0x900...0x903, 0x93a...0x93c, 0x93e...0x94f, 0x951...0x957, 0x962...0x963, 0x981...0x983,
            0x9bc, 0x9be...0x9cd, 0xa01...0xa03, 0xa3c...0xa51, 0xa81...0xa83, 0xabc, 0xabe...0xacd,
            0xb01...0xb03, 0xb3c, 0xb3e...0xb57, 0xb82, 0xbbe...0xbcd, 0xc00...0xc04, 0xc3e...0xc56,
            0xc81...0xc83, 0xcbc, 0xcbe...0xcd6, 0xd00...0xd03, 0xd3e...0xd4d, 0xe31, 0xe34...0xe3a,
            0xe47...0xe4e,
            0xeb1, 0xeb4...0xebc, 0xec8...0xece, 0x1ab0...0x1aff, 0x1dc0...0x1dff, 0x200c...0x200d,
            0x20d0...0x20ff, 0x302a...0x302f, 0x3099...0x309a, 0xfe00...0xfe0f, 0xfe20...0xfe2f,
            0x1f3fb...0x1f3ff, 0xe0020...0xe007f, 0xe0100...0xe01ef:
            return true
        default: return false
        }
    }

    /// The scalar at an offset, and where the next one starts. A broken sequence is a scalar of one byte.
    static func scalar(_ bytes: [UInt8], _ start: Int) -> (value: UInt32, end: Int) {
        let first = bytes[start]
        let length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
        guard length > 1, start + length <= bytes.count else { return (UInt32(first), start + 1) }
        var value = UInt32(first) & (0xff >> UInt32(length + 1))
        for byte in bytes[(start + 1)..<(start + length)] { value = value << 6 | UInt32(byte & 0x3f) }
        return (value, start + length)
    }
}
