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
    /// The declared name as it is written; for an extension the path of the extended type.
    private var written = RowScanner.Word.none

    /// The declared name; for an extension the names of the extended type: `GraphicsContext`, `Filter`.
    var path: [Name] { kind == .extension ? written.path.map { $0.name } : [written.name] }

    /// The first name: of the type that has to be known before the row can be bound.
    var root: Name { first.name }

    /// What the row is found by, without making a name.
    var key: SpellingDigest { SpellingDigest(first.bytes) }

    private var first: RowScanner.Word { kind == .extension ? written.upToDot : written }

    init(_ row: LibraryRow) {
        var scanner = RowScanner(row.bytes)
        self.init(&scanner)
    }

    /// Goes as far as the declared name.
    fileprivate init(_ scanner: inout RowScanner) {
        while let item = scanner.next() {
            guard case .word(let word) = item, let kind = word.declares else { continue }
            self.kind = kind
            written = kind == .extension ? scanner.path() : scanner.spelling()
            return
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
        switch word.declares {
        case .global:
            members.append(scanner.name())
            return !word.isEqual("func")
        case .type, .alias: types.append(scanner.name())
        case .extension: return nil
        case nil:
            guard word.isEqual("init") || word.isEqual("subscript") else { return nil }
            members.append(word.name)
        }
        return false
    }
}

extension RowScanner.Word {
    /// What a declaration that begins with it is; `class` may be a modifier, but not where this is asked.
    fileprivate var declares: RowHead.Kind? {
        // By lengths, since this is asked of the first words of every row before the first picture.
        switch bytes.count {
        case 3: isEqual("var") || isEqual("let") ? .global : nil
        case 4: isEqual("func") ? .global : isEqual("enum") ? .type : nil
        case 5: isEqual("class") || isEqual("actor") ? .type : nil
        case 6: isEqual("struct") ? .type : nil
        case 8: isEqual("protocol") ? .type : nil
        case 9: isEqual("extension") ? .extension : isEqual("typealias") ? .alias : nil
        default: nil
        }
    }
}
