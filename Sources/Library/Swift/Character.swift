struct Character: Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible,
    ExpressibleByStringLiteral, Sendable
{
    typealias StringLiteralType = Character
}

extension Character {
    @native init(_ string: String)
}

enum Unicode {
    struct Scalar: Hashable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral, Sendable {
        let value: UInt32
        private init(known value: UInt32) { self.value = value }
        init(_ value: UInt8) { self.init(known: UInt32(value)) }

        init?(_ value: UInt32) {
            if value > 0x10ffff || value >= 0xd800 && value < 0xe000 { return nil }
            self.init(known: value)
        }

        init?(_ value: Int) { self.init(UInt32(value)) }
        init(stringLiteral value: String) { self = value.unicodeScalars.first! }
        var isASCII: Bool { value < 128 }
        var description: String { String(Character(self)) }
        static func < (lhs: Scalar, rhs: Scalar) -> Bool { lhs.value < rhs.value }
    }
}

typealias UnicodeScalar = Unicode.Scalar

extension Character {
    init(_ content: Unicode.Scalar) { self.init(scalarValue: content.value) }
    @native private init(scalarValue: UInt32)
    var unicodeScalars: [Unicode.Scalar] { String(self).unicodeScalars }
    @native var description: String
    @native func uppercased() -> String
    @native func lowercased() -> String
    @native var isLetter: Bool
    @native var isNumber: Bool
    @native var isWholeNumber: Bool
    @native var isHexDigit: Bool
    @native var isUppercase: Bool
    @native var isLowercase: Bool
    @native var isCased: Bool
    @native var isASCII: Bool
    @native var isNewline: Bool
    @native var isWhitespace: Bool
    @native var isPunctuation: Bool
    @native var isSymbol: Bool
    @native var isCurrencySymbol: Bool
    @native var isMathSymbol: Bool
    @native var wholeNumberValue: Int?
    @native var hexDigitValue: Int?
    @native var asciiValue: UInt8?
}
