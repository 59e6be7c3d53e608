/// A regular expression as a tree, in the syntax that Swift shares with PCRE.
indirect enum RegexNode {
    case character(UInt64)
    /// Any character but the end of a line.
    case any
    case set(RegexSet)
    case sequence([RegexNode])
    case choice([RegexNode])
    case repeated(RegexNode, least: Int, most: Int, RegexRepetition)
    /// A group whose text is kept, by its number.
    case capture(RegexNode, Int)
    /// What the same group matched before.
    case reference(Int)
    case start
    case end
    case wordBoundary(Bool)
    case lookahead(RegexNode, isWanted: Bool)

    /// Whether it takes exactly one character whenever it matches.
    var isSingle: Bool {
        switch self {
        case .character, .any, .set: true
        default: false
        }
    }
}

enum RegexRepetition {
    case eager
    case reluctant
    case possessive
}

/// `[a-z\d]` and `\w`: ranges and classes, or all but these.
struct RegexSet {
    enum Class: UInt8 {
        case digit = 100
        case space = 115
        case word = 119
        // Properties of Unicode have no letter of their own.
        case letter = 1
        case uppercase = 2
        case lowercase = 3
        case number = 4
        case punctuation = 5

        /// `\p{L}`: a general category by its short or long name.
        init?(property name: String) {
            let names: [(StaticString, RegexSet.Class)] = [
                ("L", .letter), ("Letter", .letter), ("Alphabetic", .letter), ("Lu", .uppercase),
                ("Uppercase", .uppercase),
                ("Ll", .lowercase), ("Lowercase", .lowercase), ("N", .number), ("Nd", .digit),
                ("P", .punctuation),
                ("Punctuation", .punctuation),
            ]
            guard let known = names.first(where: { "\($0.0)".isSame(as: name) }) else { return nil }
            self = known.1
        }
    }

    var ranges: [ClosedRange<UInt64>] = []
    /// Classes, and whether it is what is not in one that counts.
    var classes: [(Class, isNegated: Bool)] = []
    var isNegated = false

    func contains(_ character: UInt64) -> Bool {
        var isIn = ranges.contains { $0.contains(character) }
        for (own, isOther) in classes where !isIn { isIn = own.contains(character) != isOther }
        return isIn != isNegated
    }
}

extension RegexSet.Class {
    func contains(_ character: UInt64) -> Bool {
        guard character < 0x110000 else { return self == .word }
        let scalar = UInt32(character)
        switch self {
        case .digit: return (0x30...0x39).contains(scalar)
        case .space: return (9...13).contains(scalar) || scalar == 0x20 || scalar == 0x85 || scalar == 0xa0
        case .letter: return LetterCase.isLetter(scalar)
        case .uppercase: return LetterCase.lower(scalar) != scalar
        case .lowercase: return LetterCase.upper(scalar) != scalar || scalar == 0xdf
        case .number: return StandardLibrary.isNumber(scalar)
        case .punctuation: return StandardLibrary.isPunctuation(scalar)
        case .word: return (0x30...0x39).contains(scalar) || scalar == 0x5f || LetterCase.isLetter(scalar)
        }
    }
}

/// A regular expression that can be matched.
final class RegexValue: NativeValue {
    struct Capture {
        var name: String?
        /// Whether a match may be without it.
        var isOptional: Bool
    }

    let root: RegexNode
    let captures: [Capture]
    let ignoresCase: Bool
    /// Whether it was made of a string at run time, so that nobody knows its captures.
    var isDynamic = false

    init(root: RegexNode, captures: [Capture], ignoresCase: Bool) {
        self.root = root
        self.captures = captures
        self.ignoresCase = ignoresCase
    }

    override var description: String { "Regex" }
}
