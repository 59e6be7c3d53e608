import Syntax

/// What a row declares, read off its first words: enough to know by which name it has to be bound.
///
/// A row is one declaration. Parsing costs a hundred times what this costs, and an ordinary snippet needs one
/// row in forty.
struct RowHead {
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

    /// The first name: of the type that has to be known before the row can be bound.
    var root: Name { path.first ?? .empty }

    init(_ row: LibraryRow) {
        var scanner = RowScanner(row.bytes)
        self.init(&scanner)
    }

    /// Goes as far as the declared name.
    fileprivate init(_ scanner: inout RowScanner) {
        while path.isEmpty, let item = scanner.next() {
            if case .word(let word) = item { read(word, &scanner) }
        }
    }

    private mutating func read(_ word: RowScanner.Word, _ scanner: inout RowScanner) {
        if word.isEqual("extension") {
            kind = .extension
            path = scanner.path()
        } else if word.beginsNominal {
            // `class` may be a modifier, but not at top level.
            kind = .type
            path = [scanner.name()]
        } else if word.isEqual("typealias") {
            kind = .alias
            path = [scanner.name()]
        } else if word.beginsNamed {
            path = [scanner.name()]
        }
    }
}

/// What stands in the braces of a row's type or extension: which member's name needs the row.
struct RowOutline {
    let head: RowHead
    /// The functions and properties that stand directly in the braces, in order.
    private(set) var members: [Name] = []
    /// Operators of the types that stand there: they are looked up by their names alone, wherever they are
    /// declared.
    private(set) var nestedOperators: [Name] = []
    /// The types and aliases that stand there.
    private(set) var types: [Name] = []
    /// Whether an extension can wait until one of the names in it is looked up: its conformances cannot.
    private(set) var isMembersOnly: Bool

    init(_ row: LibraryRow) {
        var scanner = RowScanner(row.bytes)
        self.init(&scanner)
    }

    private init(_ scanner: inout RowScanner) {
        head = RowHead(&scanner)
        isMembersOnly = head.kind == .extension
        if head.kind != .global { read(&scanner) }
    }

    private mutating func read(_ scanner: inout RowScanner) {
        var isInWhere = false
        var isInVariable = false
        while let item = scanner.next() {
            switch item {
            case .word(let word) where scanner.depth == 0: isInWhere = isInWhere || word.isEqual("where")
            case .word(let word) where scanner.depth == 1:
                isInVariable = readMember(word, &scanner) ?? isInVariable
            case .word(let word) where scanner.depth > 1 && word.isEqual("func"):
                let name = scanner.name()
                if name.isOperator { nestedOperators.append(name) }
            case .comma where scanner.depth == 1 && isInVariable: members.append(scanner.name())
            case .colon where scanner.depth == 0 && !isInWhere: isMembersOnly = false
            case .directive: isMembersOnly = false
            default: break
            }
        }
    }

    /// Whether a word begins a list of variables; nil if it begins nothing.
    private mutating func readMember(_ word: RowScanner.Word, _ scanner: inout RowScanner) -> Bool? {
        if word.beginsNamed {
            members.append(scanner.name())
            return !word.isEqual("func")
        } else if word.isEqual("init") || word.isEqual("subscript") {
            members.append(word.name)
        } else if word.beginsNominal || word.isEqual("typealias") {
            types.append(scanner.name())
        } else {
            return nil
        }
        return false
    }
}

extension LibraryRow {
    /// Whether there is an operator among what it declares, by `func` with no letter behind: to be asked of
    /// every row, so without looking at words.
    var mayDeclareOperators: Bool {
        var place = 2
        while place < bytes.count - 1 {
            if bytes[place] == UInt8(ascii: " "), bytes[place - 1] == UInt8(ascii: "c"),
                bytes[place - 2] == UInt8(ascii: "n"),
                !RowScanner.isLetter(bytes[place + 1]), bytes[place + 1] != UInt8(ascii: "`")
            {
                return true
            }
            place += 1
        }
        return false
    }
}

extension RowScanner.Word {
    fileprivate var beginsNominal: Bool { RowScanner.Word.nominals.contains { isEqual($0) } }
    fileprivate var beginsNamed: Bool { RowScanner.Word.named.contains { isEqual($0) } }

    private static let nominals: [StaticString] = ["struct", "class", "enum", "protocol", "actor"]
    private static let named: [StaticString] = ["func", "var", "let"]
}
