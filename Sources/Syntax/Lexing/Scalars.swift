/// Which Unicode scalars may stand in names and operators (The Swift Programming Language, "Lexical
/// Structure").
enum Scalars {
    static func isIdentifierStart(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 {
            return (0x61...0x7A).contains(scalar) || (0x41...0x5A).contains(scalar) || scalar == 0x5F
        }
        return isIdentifierPart(scalar) && !isCombining(scalar)
    }

    private static func isCombining(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: false
        }
    }

    static func isIdentifierPart(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return isIdentifierStart(scalar) || (0x30...0x39).contains(scalar) }
        switch scalar {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
            0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
            0x203F...0x2040,
            0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
            0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
            0xFDF0...0xFE44,
            0xFE47...0xFFF8, 0x1_0000...0x1_FFFD, 0x2_0000...0x2_FFFD, 0x3_0000...0x3_FFFD,
            0x4_0000...0x4_FFFD,
            0x5_0000...0x5_FFFD, 0x6_0000...0x6_FFFD, 0x7_0000...0x7_FFFD, 0x8_0000...0x8_FFFD,
            0x9_0000...0x9_FFFD, 0xA_0000...0xA_FFFD, 0xB_0000...0xB_FFFD, 0xC_0000...0xC_FFFD,
            0xD_0000...0xD_FFFD, 0xE_0000...0xE_FFFD:
            return true
        default: return false
        }
    }

    static func isCurlyQuote(_ scalar: UInt32) -> Bool { scalar == 0x201C || scalar == 0x201D }

    static func isOperatorStart(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return Lexer.isOperatorByte(UInt8(scalar)) }
        switch scalar {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
            0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            return true
        default: return false
        }
    }

    static func isOperatorPart(_ scalar: UInt32) -> Bool {
        if isOperatorStart(scalar) { return true }
        switch scalar {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
            0xE_0100...0xE_01EF:
            return true
        default: return false
        }
    }
}

extension Lexer {
    @inline(__always)
    static func isDigit(_ byte: UInt8) -> Bool { byte.isIn("0"..."9") }

    @inline(__always)
    static func isHexDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte.isIn("a"..."f") || byte.isIn("A"..."F")
    }

    @inline(__always)
    static func isIdentifierByte(_ byte: UInt8) -> Bool {
        byte.isIn("a"..."z") || byte.isIn("A"..."Z") || isDigit(byte) || byte == "_" || byte == "$"
    }

    static func isOperatorByte(_ byte: UInt8) -> Bool {
        switch byte {
        case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", "?", ".": true
        default: false
        }
    }

    /// The scalar at an offset and its length in bytes; a byte that is not UTF-8 counts as U+FFFF, which no
    /// rule accepts.
    func scalar(at offset: Int) -> (scalar: UInt32, length: Int) {
        let first = UInt32(bytes[offset])
        func continuation(_ index: Int) -> UInt32? {
            let byte = at(offset + index)
            return byte & 0xC0 == 0x80 ? UInt32(byte & 0x3F) : nil
        }
        if first < 0x80 { return (first, 1) }
        if first >= 0xC2 && first < 0xE0, let a = continuation(1) { return ((first & 0x1F) << 6 | a, 2) }
        if first >= 0xE0 && first < 0xF0, let a = continuation(1), let b = continuation(2) {
            let scalar = (first & 0x0F) << 12 | a << 6 | b
            if scalar >= 0x800 && !(0xD800...0xDFFF).contains(scalar) { return (scalar, 3) }
        }
        if first >= 0xF0 && first < 0xF5, let a = continuation(1), let b = continuation(2),
            let c = continuation(3)
        {
            let scalar = (first & 0x07) << 18 | a << 12 | b << 6 | c
            if scalar >= 0x1_0000 && scalar <= 0x10_FFFF { return (scalar, 4) }
        }
        return (0xFFFF, 1)
    }
}
