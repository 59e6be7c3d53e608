import Syntax

/// The forms that a language has for numbers, by Unicode's cardinal rules (CLDR 45).
enum PluralCategory: UInt8, Sendable {
    case zero, one, two, few, many, other

    init?(_ name: Name) {
        switch name {
        case "zero": self = .zero
        case "one": self = .one
        case "two": self = .two
        case "few": self = .few
        case "many": self = .many
        case "other": self = .other
        default: return nil
        }
    }

    /// The form for a whole number.
    static func of(_ number: Int64, in language: Name) -> PluralCategory {
        let n = number.magnitude
        let code = language.text.utf8.prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
        switch Name(String(decoding: Array(code), as: UTF8.self)) {
        case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "jv", "yue": return .other
        case "fr", "pt": return n < 2 ? .one : millions(n)
        case "es", "it", "ca": return n == 1 ? .one : millions(n)
        case "hi", "fa", "bn", "gu", "kn", "am", "as", "zu", "hy", "si", "pa", "mg", "wo", "ti", "ln", "ak":
            return n < 2 ? .one : .other
        case "ru", "uk", "be": return slavic(n, rest: .many)
        case "sr", "hr", "bs", "sh": return slavic(n, rest: .other)
        case "pl": return n == 1 ? .one : isFew(n) ? .few : .many
        case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case "sl": return [.other, .one, .two, .few, .few][n % 100 < 5 ? Int(n % 100) : 0]
        case "lt": return (11...19).contains(n % 100) || n % 10 == 0 ? .other : n % 10 == 1 ? .one : .few
        case "lv": return (11...19).contains(n % 100) || n % 10 == 0 ? .zero : n % 10 == 1 ? .one : .other
        case "ro", "mo": return n == 1 ? .one : n == 0 || (1...19).contains(n % 100) ? .few : .other
        case "is", "mk": return n % 10 == 1 && n % 100 != 11 ? .one : .other
        case "ar": return arabic(n)
        case "he", "iw": return n == 1 ? .one : n == 2 ? .two : .other
        case "ga":
            return n == 1
                ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
        case "cy": return n == 6 ? .many : [.zero, .one, .two, .few, .other][Int(min(n, 4))]
        case "fil", "tl": return (1...3).contains(n) || ![4, 6, 9].contains(n % 10) ? .one : .other
        default: return n == 1 ? .one : .other
        }
    }

    private static func millions(_ n: UInt64) -> PluralCategory {
        n != 0 && n % 1_000_000 == 0 ? .many : .other
    }

    /// From two to four, but not in the teens.
    private static func isFew(_ n: UInt64) -> Bool {
        (2...4).contains(n % 10) && !(12...14).contains(n % 100)
    }

    private static func slavic(_ n: UInt64, rest: PluralCategory) -> PluralCategory {
        n % 10 == 1 && n % 100 != 11 ? .one : isFew(n) ? .few : rest
    }

    private static func arabic(_ n: UInt64) -> PluralCategory {
        if n < 3 { return n == 0 ? .zero : n == 1 ? .one : .two }
        return (3...10).contains(n % 100) ? .few : (11...99).contains(n % 100) ? .many : .other
    }
}
