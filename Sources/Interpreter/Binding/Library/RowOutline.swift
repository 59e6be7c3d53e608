import Syntax

/// What a row declares, read off its bytes without parsing it: enough to know when the row has to be bound.
///
/// A row is one declaration. Parsing costs a hundred times what this costs, and an ordinary snippet needs one row
/// in ten.
struct RowOutline {
    enum Kind {
        /// A struct, class, enum, protocol or actor.
        case type
        case alias
        case `extension`
        /// A function, operator or variable at top level.
        case global
    }

    private(set) var kind = Kind.global
    /// The declared name; for an extension the names of the extended type: `GraphicsContext`, `Filter`.
    private(set) var path: [Name] = []
    /// What stands directly in the braces of a type or an extension, in order.
    private(set) var members: [Name] = []
    /// Whether an extension holds nothing but functions, properties, subscripts and initializers: it can wait until
    /// one of them is looked up. Conformances and nested types cannot.
    private(set) var isMembersOnly = true

    /// The first name: of the type that has to be known before the row can be bound.
    var root: Name { path.first ?? .empty }

    init(_ row: Declaration) {
        row.withUTF8 { bytes in
            var scanner = RowScanner(bytes)
            read(&scanner)
        }
        if kind != .extension { isMembersOnly = false }
    }

    private mutating func read(_ scanner: inout RowScanner) {
        var isInWhere = false
        var isInVariable = false
        while let item = scanner.next() {
            switch item {
            case .word(let word) where scanner.depth == 0:
                if path.isEmpty { readHead(word, &scanner) } else if word.isEqual("where") { isInWhere = true }
            case .word(let word) where scanner.depth == 1 && kind != .global:
                isInVariable = readMember(word, &scanner) ?? isInVariable
            case .comma where scanner.depth == 1 && isInVariable: members.append(scanner.name())
            case .colon where scanner.depth == 0 && !isInWhere: isMembersOnly = false
            case .directive: isMembersOnly = false
            default: break
            }
        }
    }

    private mutating func readHead(_ word: RowScanner.Word, _ scanner: inout RowScanner) {
        if word.isEqual("extension") {
            kind = .extension
            path = scanner.path()
        } else if RowOutline.nominals.contains(where: { word.isEqual($0) }) {
            // `class` may be a modifier, but not at top level.
            kind = .type
            path = [scanner.name()]
        } else if word.isEqual("typealias") {
            kind = .alias
            path = [scanner.name()]
        } else if RowOutline.named.contains(where: { word.isEqual($0) }) {
            path = [scanner.name()]
        }
    }

    /// Whether a word begins a list of variables; nil if it begins nothing.
    private mutating func readMember(_ word: RowScanner.Word, _ scanner: inout RowScanner) -> Bool? {
        if RowOutline.named.contains(where: { word.isEqual($0) }) {
            members.append(scanner.name())
            return !word.isEqual("func")
        } else if word.isEqual("init") || word.isEqual("subscript") {
            members.append(word.name)
        } else if RowOutline.nominals.contains(where: { word.isEqual($0) }) || word.isEqual("typealias")
            || word.isEqual("associatedtype") || word.isEqual("case")
        {
            isMembersOnly = false
        } else {
            return nil
        }
        return false
    }

    private static let nominals: [StaticString] = ["struct", "class", "enum", "protocol", "actor"]
    private static let named: [StaticString] = ["func", "var", "let"]
}

/// Goes over the bytes of a row: words outside parentheses, with the depth of braces. Comments, literals, attributes
/// and words behind a dot are passed over.
struct RowScanner {
    struct Word {
        let bytes: UnsafeBufferPointer<UInt8>

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
            case UInt8(ascii: ">") where brackets == 0 && place > 0 && bytes[place - 1] != UInt8(ascii: "-"): angles -= 1
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
    mutating func name() -> Name {
        skipSpace()
        if RowScanner.isLetter(byte(place)) { return word().name }
        let isQuoted = byte(place) == UInt8(ascii: "`")
        if isQuoted { place += 1 }
        let start = place
        while place < bytes.count, isQuoted ? byte(place) != UInt8(ascii: "`") : byte(place) != 32 && byte(place) != UInt8(ascii: "(") {
            place += 1
        }
        return Word(bytes: UnsafeBufferPointer(rebasing: bytes[start..<place])).name
    }

    /// The names that follow, with dots between.
    mutating func path() -> [Name] {
        var names = [name()]
        while byte(place) == UInt8(ascii: ".") {
            place += 1
            names.append(name())
        }
        return names
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

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
