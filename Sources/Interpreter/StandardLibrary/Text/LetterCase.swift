/// Upper and lower case by arithmetic on scalars: ASCII, Latin-1, Latin Extended-A, Greek and Cyrillic.
enum LetterCase {
    static func uppercased(_ text: String) -> String {
        mapped(text) { $0 == 0xdf ? [0x53, 0x53] : [upper($0)] }
    }

    static func lowercased(_ text: String) -> String { mapped(text) { [lower($0)] } }

    /// The first letter of each word in upper case, the others in lower case.
    static func capitalized(_ text: String) -> String {
        var isInside = false
        return mapped(text) { scalar in
            let isPart = isLetter(scalar) || scalar == 0x27 || scalar == 0x2019
            defer { isInside = isPart }
            return [isInside ? lower(scalar) : upper(scalar)]
        }
    }

    private static func mapped(_ text: String, _ transform: (UInt32) -> [UInt32]) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            for mapped in transform(scalar.value) {
                if let new = Unicode.Scalar(mapped) { result.unicodeScalars.append(new) }
            }
        }
        return result
    }

    static func isLetter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x41...0x5a, 0x61...0x7a, 0xaa, 0xb5, 0xba, 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x2c1,
            0x370...0x373,
            0x376...0x377, 0x37b...0x37d, 0x37f, 0x386, 0x388...0x3ff, 0x400...0x481, 0x48a...0x52f,
            0x531...0x556,
            0x561...0x587, 0x5d0...0x5ea, 0x620...0x64a, 0x671...0x6d3, 0x904...0x939, 0xe01...0xe30,
            0x10a0...0x10ff,
            0x1100...0x11ff, 0x1e00...0x1fff, 0x3041...0x3096, 0x30a1...0x30fa, 0x3400...0x4dbf,
            0x4e00...0x9fff,
            0xac00...0xd7a3:
            true
        default: false
        }
    }

    static func upper(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x61...0x7a, 0xe0...0xf6, 0xf8...0xfe, 0x3b1...0x3c1, 0x3c3...0x3cb, 0x430...0x44f: scalar - 32
        case 0xff: 0x178
        case 0xb5: 0x39c
        case 0x131: 0x49
        case 0x17f: 0x53
        case 0x3ac: 0x386
        case 0x3ad...0x3af: scalar - 37
        case 0x3c2: 0x3a3
        case 0x3cc: 0x38c
        case 0x3cd, 0x3ce: scalar - 63
        case 0x450...0x45f: scalar - 80
        case 0x561...0x586: scalar - 48
        default: isPaired(scalar) && isLowerOfPair(scalar) ? scalar - 1 : scalar
        }
    }

    static func lower(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x41...0x5a, 0xc0...0xd6, 0xd8...0xde, 0x391...0x3a1, 0x3a3...0x3ab, 0x410...0x42f: scalar + 32
        case 0x178: 0xff
        case 0x130: 0x69
        case 0x386: 0x3ac
        case 0x388...0x38a: scalar + 37
        case 0x38c: 0x3cc
        case 0x38e, 0x38f: scalar + 63
        case 0x400...0x40f: scalar + 80
        case 0x531...0x556: scalar + 48
        default: isPaired(scalar) && !isLowerOfPair(scalar) ? scalar + 1 : scalar
        }
    }

    /// Blocks where an upper-case letter is followed by its lower-case one.
    private static func isPaired(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x100...0x12f, 0x132...0x137, 0x139...0x148, 0x14a...0x177, 0x179...0x17e, 0x1de...0x1ef,
            0x1f8...0x21f,
            0x222...0x233, 0x3d8...0x3ef, 0x460...0x481, 0x48a...0x4bf, 0x4d0...0x52f, 0x1e00...0x1e95,
            0x1ea0...0x1eff:
            true
        default: false
        }
    }

    private static func isLowerOfPair(_ scalar: UInt32) -> Bool {
        // In three stretches of Latin Extended-A the upper-case letters have odd numbers.
        let isOdd = scalar & 1 == 1
        switch scalar {
        case 0x139...0x148, 0x179...0x17e: return !isOdd
        default: return isOdd
        }
    }
}
