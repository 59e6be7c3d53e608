extension StandardLibrary {
    static var characters: [Native] {
        [
            Native("Character.init(_:)") { $0.arguments[0] },
            Native("Character.init(scalarValue:)") {
                .string(Unicode.Scalar(UInt32($0.int(0))).map { Strings.text($0) } ?? "")
            },
            Native("Character.description") { $0.receiver },
            Native("Character.uppercased()") { .string(LetterCase.uppercased($0.receiver.asString)) },
            Native("Character.lowercased()") { .string(LetterCase.lowercased($0.receiver.asString)) },
            test("isLetter") { LetterCase.isLetter($0) },
            test("isNumber") { isNumber($0) },
            test("isWholeNumber") { (0x30...0x39).contains($0) || (0x660...0x669).contains($0) },
            test("isHexDigit") {
                (0x30...0x39).contains($0) || (0x41...0x46).contains($0) || (0x61...0x66).contains($0)
            },
            test("isUppercase") { LetterCase.lower($0) != $0 },
            test("isLowercase") { LetterCase.upper($0) != $0 },
            test("isCased") { LetterCase.lower($0) != $0 || LetterCase.upper($0) != $0 },
            test("isASCII") { $0 < 0x80 },
            test("isNewline") { (0x0a...0x0d).contains($0) || $0 == 0x85 || $0 == 0x2028 || $0 == 0x2029 },
            test("isWhitespace") {
                (0x09...0x0d).contains($0) || $0 == 0x20 || $0 == 0x85 || $0 == 0xa0
                    || (0x2000...0x200a).contains($0)
                    || $0 == 0x2028 || $0 == 0x2029 || $0 == 0x202f || $0 == 0x3000
            },
            test("isPunctuation") { isPunctuation($0) },
            test("isSymbol") {
                $0 == 0x24 || $0 == 0x2b || (0x3c...0x3e).contains($0) || $0 == 0x5e || $0 == 0x60
                    || $0 == 0x7c
                    || $0 == 0x7e || (0x20a0...0x20bf).contains($0) || (0x2190...0x2bff).contains($0)
                    || $0 >= 0x1f000
            },
            test("isCurrencySymbol") {
                $0 == 0x24 || (0xa2...0xa5).contains($0) || (0x20a0...0x20bf).contains($0)
            },
            test("isMathSymbol") {
                $0 == 0x2b || (0x3c...0x3e).contains($0) || $0 == 0x5e || $0 == 0x7c || $0 == 0x7e
                    || $0 == 0xac || $0 == 0xb1
                    || $0 == 0xd7 || $0 == 0xf7 || (0x2190...0x2194).contains($0)
                    || (0x2200...0x22ff).contains($0)
                    || (0x27c0...0x27ef).contains($0) || (0x2900...0x2aff).contains($0)
            },
            Native("Character.wholeNumberValue") { call in
                guard let scalar = first(call), (0x30...0x39).contains(scalar) else { return .none }
                return .some(.int(Int(scalar) - 0x30))
            },
            Native("Character.hexDigitValue") {
                Value(Arithmetic.parse($0.receiver.asString, 16).map { .int($0) })
            },
            Native("Character.asciiValue") { call in
                guard let scalar = first(call), scalar < 0x80 else { return .none }
                return .some(.int(Int(scalar)))
            },
        ]
    }

    private static func test(_ name: StaticString, _ holds: @escaping (UInt32) -> Bool) -> Native {
        Native("Character.\(name)") { .bool(first($0).map(holds) ?? false) }
    }

    private static func first(_ call: NativeCall) -> UInt32? {
        call.receiver.asString.unicodeScalars.first?.value
    }

    static func isNumber(_ scalar: UInt32) -> Bool {
        (0x30...0x39).contains(scalar) || (0x660...0x669).contains(scalar) || (0xbc...0xbe).contains(scalar)
    }

    static func isPunctuation(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x21...0x23, 0x25...0x2a, 0x2c...0x2f, 0x3a...0x3b, 0x3f...0x40, 0x5b...0x5d, 0x5f, 0x7b, 0x7d,
            0xa1, 0xa7,
            0xab, 0xb6, 0xb7, 0xbb, 0xbf, 0x2010...0x2027, 0x2030...0x205e, 0x3001...0x3003:
            true
        default: false
        }
    }
}
