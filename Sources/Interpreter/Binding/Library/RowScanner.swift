import Syntax

/// Goes over the bytes of a row: words outside parentheses, with the depth of braces. Comments, literals,
/// attributes and words behind a dot are passed over.
struct RowScanner {
    struct Word {
        let bytes: UnsafeBufferPointer<UInt8>

        static var none: Word { Word(bytes: UnsafeBufferPointer(start: nil, count: 0)) }

        /// The words between dots.
        var path: [Word] {
            bytes.split(separator: UInt8(ascii: ".")).map { Word(bytes: UnsafeBufferPointer(rebasing: $0)) }
        }

        var upToDot: Word {
            Word(bytes: UnsafeBufferPointer(rebasing: bytes.prefix { $0 != UInt8(ascii: ".") }))
        }

        var name: Name { Name(String(decoding: bytes, as: UTF8.self)) }

        func isEqual(_ text: StaticString) -> Bool {
            bytes.count == text.utf8CodeUnitCount && text.withUTF8Buffer { bytes.elementsEqual($0) }
        }
    }

    enum Item {
        case word(Word)
        case colon
        /// Between declarations, not between generic arguments.
        case comma
        /// `#if` and the like.
        case directive
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0
    /// How many braces are open.
    private(set) var depth = 0
    private var brackets = 0
    private var angles = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

    mutating func next() -> Item? {
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "("), UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: "\""): skipText()
            case UInt8(ascii: "/") where self.byte(place + 1) == byte: skipLine()
            case UInt8(ascii: "#") where brackets == 0: return item(.directive)
            case UInt8(ascii: "<") where brackets == 0: angles += 1
            case UInt8(ascii: ">") where brackets == 0 && place > 0 && bytes[place - 1] != UInt8(ascii: "-"):
                angles -= 1
            case UInt8(ascii: ":") where brackets == 0: return item(.colon)
            case UInt8(ascii: ",") where brackets == 0 && angles == 0: return item(.comma)
            case UInt8(ascii: "@"), UInt8(ascii: "."):
                place += 1
                _ = word()
                continue
            default:
                guard RowScanner.isLetter(byte) else { break }
                let found = word()
                if brackets == 0 { return .word(found) }
                continue
            }
            place += 1
        }
        return nil
    }

    private mutating func item(_ item: Item) -> Item {
        place += 1
        return item
    }

    /// The letters and digits from here.
    private mutating func word() -> Word {
        let start = place
        while RowScanner.isLetter(byte(place)) { place += 1 }
        return Word(bytes: UnsafeBufferPointer(rebasing: bytes[start..<place]))
    }

    private mutating func skipSpace() {
        while byte(place) == 32 || byte(place) == 10 { place += 1 }
    }

    /// The name that follows: an identifier, without its backticks, or an operator.
    mutating func name() -> Name { spelling().name }

    /// The letters of the name that follows.
    mutating func spelling() -> Word {
        skipSpace()
        if RowScanner.isLetter(byte(place)) { return word() }
        let isQuoted = byte(place) == UInt8(ascii: "`")
        if isQuoted { place += 1 }
        let start = place
        while place < bytes.count,
            isQuoted
                ? byte(place) != UInt8(ascii: "`") : byte(place) != 32 && byte(place) != UInt8(ascii: "(")
        {
            place += 1
        }
        return Word(bytes: UnsafeBufferPointer(rebasing: bytes[start..<place]))
    }

    /// The names that follow, with the dots between.
    mutating func path() -> Word {
        skipSpace()
        let start = place
        while RowScanner.isLetter(byte(place)) || byte(place) == UInt8(ascii: ".") { place += 1 }
        return Word(bytes: UnsafeBufferPointer(rebasing: bytes[start..<place]))
    }

    private mutating func skipLine() {
        while place < bytes.count, bytes[place] != 10 { place += 1 }
    }

    /// To the closing quotation mark, with the texts in interpolations.
    private mutating func skipText() {
        place += 1
        var parentheses = 0
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\\") where parentheses == 0:
                place += 1
                if byte(place) == UInt8(ascii: "(") { parentheses = 1 }
            case UInt8(ascii: "("): if parentheses > 0 { parentheses += 1 }
            case UInt8(ascii: ")"): if parentheses > 0 { parentheses -= 1 }
            case UInt8(ascii: "\""):
                if parentheses == 0 { return }
                skipText()
            default: break
            }
            place += 1
        }
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
