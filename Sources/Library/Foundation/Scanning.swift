struct CharacterSet: Hashable, ExpressibleByArrayLiteral {
    let allows: (Character) -> Bool
    static let whitespaces = CharacterSet { $0.isWhitespace && !$0.isNewline }
    static let whitespacesAndNewlines = CharacterSet { $0.isWhitespace }
    static let newlines = CharacterSet { $0.isNewline }
    static let decimalDigits = CharacterSet { $0.isNumber }
    static let letters = CharacterSet { $0.isLetter }
    static let alphanumerics = CharacterSet { $0.isLetter || $0.isNumber }
    static let punctuationCharacters = CharacterSet { $0.isPunctuation }
    init(_ allows: @escaping (Character) -> Bool) { self.allows = allows }
    init() { allows = { _ in false } }
    init(charactersIn string: String) { allows = { string.contains($0) } }
    init(arrayLiteral elements: Unicode.Scalar...) { self.init(elements) }

    init<S: Sequence>(_ sequence: S) where S.Element == Unicode.Scalar {
        let characters = sequence.map { Character($0) }
        allows = { characters.contains($0) }
    }

    func contains(_ member: Character) -> Bool { allows(member) }
    func contains(_ member: Unicode.Scalar) -> Bool { allows(Character(member)) }
    static let symbols = CharacterSet { $0.isSymbol }
    static let uppercaseLetters = CharacterSet { $0.isUppercase }
    static let lowercaseLetters = CharacterSet { $0.isLowercase }

    static let urlQueryAllowed = CharacterSet {
        $0.isASCII && ($0.isLetter || $0.isNumber || "!$&'()*+,-./:;=?@_~".contains($0))
    }

    static let urlPathAllowed = CharacterSet {
        $0.isASCII && ($0.isLetter || $0.isNumber || "!$&'()*+,-./:=@_~".contains($0))
    }

    static let urlHostAllowed = CharacterSet {
        $0.isASCII && ($0.isLetter || $0.isNumber || "!$&'()*+,-.:;=[]_~".contains($0))
    }

    static let urlFragmentAllowed = CharacterSet.urlQueryAllowed

    func subtracting(_ other: CharacterSet) -> CharacterSet {
        CharacterSet { allows($0) && !other.allows($0) }
    }

    mutating func insert(charactersIn string: String) { self = union(CharacterSet(charactersIn: string)) }

    mutating func remove(charactersIn string: String) {
        self = subtracting(CharacterSet(charactersIn: string))
    }

    var inverted: CharacterSet { CharacterSet { !allows($0) } }
    func union(_ other: CharacterSet) -> CharacterSet { CharacterSet { allows($0) || other.allows($0) } }

    func intersection(_ other: CharacterSet) -> CharacterSet {
        CharacterSet { allows($0) && other.allows($0) }
    }

    mutating func formUnion(_ other: CharacterSet) { self = union(other) }
    mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
    mutating func insert(_ member: Unicode.Scalar) { self = union([member]) }
    mutating func remove(_ member: Unicode.Scalar) { self = subtracting([member]) }
}

class Scanner {
    let string: String
    var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
    private var rest: [Character]

    init(string: String) {
        self.string = string
        rest = Array(string)
    }

    var isAtEnd: Bool {
        skip()
        return rest.isEmpty
    }

    var scanLocation: Int {
        get { string.count - rest.count }
        set { rest = Array(string.dropFirst(newValue)) }
    }

    private func skip() {
        while let first = rest.first, charactersToBeSkipped?.contains(first) ?? false { rest.removeFirst() }
    }

    private func take(_ holds: (Character) -> Bool) -> String {
        skip()
        var taken = ""
        while let first = rest.first, holds(first) {
            taken.append(first)
            rest.removeFirst()
        }
        return taken
    }

    func scanHexInt64(_ result: inout UInt64) -> Bool {
        skip()
        if rest.count > 1, rest[0] == "0", rest[1] == "x" || rest[1] == "X" { rest.removeFirst(2) }
        guard let value = UInt64(take { $0.isHexDigit }, radix: 16) else { return false }
        result = value
        return true
    }

    func scanInt() -> Int? { Int(take { $0.isNumber || $0 == "-" }) }
    func scanDouble() -> Double? { Double(take { $0.isNumber || $0 == "-" || $0 == "." }) }

    func scanString(_ searchString: String) -> String? {
        skip()
        guard String(rest).hasPrefix(searchString) else { return nil }
        rest.removeFirst(searchString.count)
        return searchString
    }
}
