/// Reads a regular expression's pattern. What it does not know (look-behind, rare properties of Unicode,
/// atomic groups) and what is malformed has no tree.
struct RegexParser {
    private let bytes: [UInt8]
    private var position = 0
    private var captures: [RegexValue.Capture] = []
    private var ignoresCase = false
    private var isFaulty = false
    private var depth = 0
    /// Groups nested deeper than in any expression that is meant would overflow the stack.
    private static let deepest = 100

    /// - Parameter pattern: what stands between the slashes.
    static func parse(_ pattern: String) -> RegexValue? {
        var parser = RegexParser(pattern)
        let root = parser.choice()
        guard !parser.isFaulty, parser.position == parser.bytes.count else { return nil }
        return RegexValue(root: root, captures: parser.captures, ignoresCase: parser.ignoresCase)
    }

    private init(_ pattern: String) { bytes = Array(pattern.utf8) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func take(_ text: StaticString) -> Bool {
        let wanted = text.withUTF8Buffer { Array($0) }
        guard bytes[position...].starts(with: wanted) else { return false }
        position += wanted.count
        return true
    }

    private mutating func fault() -> RegexNode {
        isFaulty = true
        position = bytes.count
        return .sequence([])
    }

    // MARK: Groups

    private mutating func choice() -> RegexNode {
        depth += 1
        defer { depth -= 1 }
        if depth > RegexParser.deepest { return fault() }
        let firstCapture = captures.count
        var branches = [sequence()]
        while take(UInt8(ascii: "|")) { branches.append(sequence()) }
        if branches.count == 1 { return branches[0] }
        for index in firstCapture..<captures.count { captures[index].isOptional = true }
        return .choice(branches)
    }

    private mutating func sequence() -> RegexNode {
        var parts: [RegexNode] = []
        while let byte = next, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
            let firstCapture = captures.count
            let part = atom()
            parts.append(repetition(of: part, firstCapture))
        }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func repetition(of node: RegexNode, _ firstCapture: Int) -> RegexNode {
        guard let (least, most) = bounds() else { return node }
        if least == 0 { for index in firstCapture..<captures.count { captures[index].isOptional = true } }
        let kind: RegexRepetition =
            take(UInt8(ascii: "?")) ? .reluctant : take(UInt8(ascii: "+")) ? .possessive : .eager
        return .repeated(node, least: least, most: most, kind)
    }

    private mutating func bounds() -> (Int, Int)? {
        if take(UInt8(ascii: "*")) { return (0, .max) }
        if take(UInt8(ascii: "+")) { return (1, .max) }
        if take(UInt8(ascii: "?")) { return (0, 1) }
        let start = position
        if take(UInt8(ascii: "{")) {
            let least = number()
            var most = least
            if take(UInt8(ascii: ",")) { most = number() ?? .max }
            if least != nil || most != nil, take(UInt8(ascii: "}")) {
                return (least ?? 0, max(most ?? .max, least ?? 0))
            }
        }
        position = start
        return nil
    }

    private mutating func number() -> Int? {
        var value: Int?
        while let byte = next, byte >= 48, byte <= 57, value ?? 0 < 100_000 {
            value = (value ?? 0) * 10 + Int(byte - 48)
            position += 1
        }
        return value
    }

    private mutating func group() -> RegexNode {
        if take("?i)") {
            ignoresCase = true
            return .sequence([])
        }
        if take("?:") { return closed(choice()) }
        if take("?=") { return .lookahead(closed(choice()), isWanted: true) }
        if take("?!") { return .lookahead(closed(choice()), isWanted: false) }
        if take("?<") || take("?P<") { return named() }
        if next == UInt8(ascii: "?") { return fault() }
        return captured(nil)
    }

    private mutating func named() -> RegexNode {
        let start = position
        while let byte = next, byte != UInt8(ascii: ">") { position += byte == 0 ? 0 : 1 }
        let name = Strings.text(bytes[start..<position])
        guard take(UInt8(ascii: ">")), !name.utf8.isEmpty, name.utf8.first != UInt8(ascii: "="),
            name.utf8.first != UInt8(ascii: "!")
        else { return fault() }
        return captured(name)
    }

    private mutating func captured(_ name: String?) -> RegexNode {
        captures.append(RegexValue.Capture(name: name, isOptional: false))
        let index = captures.count
        return .capture(closed(choice()), index)
    }

    private mutating func closed(_ node: RegexNode) -> RegexNode { take(UInt8(ascii: ")")) ? node : fault() }

    // MARK: Characters

    private mutating func atom() -> RegexNode {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "("):
            position += 1
            return group()
        case UInt8(ascii: "["):
            position += 1
            return .set(set())
        case UInt8(ascii: "."):
            position += 1
            return .any
        case UInt8(ascii: "^"):
            position += 1
            return .start
        case UInt8(ascii: "$"):
            position += 1
            return .end
        case UInt8(ascii: "\\"): return escaped()
        case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"): return fault()
        default: return .character(character())
        }
    }

    private mutating func character() -> UInt64 {
        let end = Graphemes.end(of: bytes, from: position)
        defer { position = end }
        return RegexText.code(bytes[position..<end])
    }

    private mutating func escaped() -> RegexNode {
        position += 1
        guard let byte = next else { return fault() }
        switch byte {
        case UInt8(ascii: "b"), UInt8(ascii: "B"):
            position += 1
            return .wordBoundary(byte == UInt8(ascii: "b"))
        case UInt8(ascii: "1")...UInt8(ascii: "9"): return .reference(number() ?? 1)
        case UInt8(ascii: "A"):
            position += 1
            return .start
        case UInt8(ascii: "z"), UInt8(ascii: "Z"):
            position += 1
            return .end
        default:
            if let own = characterClass(byte) { return .set(RegexSet(classes: [own])) }
            return .character(escapedCharacter())
        }
    }

    private mutating func characterClass(_ byte: UInt8) -> (RegexSet.Class, isNegated: Bool)? {
        if byte | 0x20 == UInt8(ascii: "p") { return property(isNegated: byte == UInt8(ascii: "P")) }
        guard let own = RegexSet.Class(rawValue: byte | 0x20), byte | 0x20 != byte || byte >= 97 else {
            return nil
        }
        position += 1
        return (own, byte < 97)
    }

    /// `\p{Lu}`, or `\P{L}` for all but these.
    private mutating func property(isNegated: Bool) -> (RegexSet.Class, isNegated: Bool)? {
        let start = position
        position += 1
        guard take(UInt8(ascii: "{")) else {
            position = start
            return nil
        }
        let lower = position
        while let byte = next, byte != UInt8(ascii: "}") { position += 1 }
        let name = Strings.text(bytes[lower..<position])
        guard take(UInt8(ascii: "}")), let known = RegexSet.Class(property: name) else {
            position = start
            return nil
        }
        return (known, isNegated)
    }

    private mutating func escapedCharacter() -> UInt64 {
        let byte = bytes[position]
        let plain: [UInt8: UInt64] = [110: 10, 114: 13, 116: 9, 102: 12, 48: 0, 101: 27]
        if let known = plain[byte] {
            position += 1
            return known
        }
        let isLetter = byte | 0x20 >= 97 && byte | 0x20 <= 122
        if isLetter { _ = fault() }
        return isLetter ? 0 : character()
    }

    private mutating func set() -> RegexSet {
        var set = RegexSet()
        set.isNegated = take(UInt8(ascii: "^"))
        var isFirst = true
        while let byte = next, isFirst || byte != UInt8(ascii: "]") {
            isFirst = false
            if byte == UInt8(ascii: "\\"), position + 1 < bytes.count {
                position += 1
                if let own = characterClass(bytes[position]) {
                    set.classes.append(own)
                    continue
                }
                addRange(from: escapedCharacter(), to: &set)
            } else {
                addRange(from: character(), to: &set)
            }
        }
        if !take(UInt8(ascii: "]")) { _ = fault() }
        return set
    }

    private mutating func addRange(from lower: UInt64, to set: inout RegexSet) {
        var upper = lower
        if next == UInt8(ascii: "-"), position + 1 < bytes.count, bytes[position + 1] != UInt8(ascii: "]") {
            position += 1
            if take(UInt8(ascii: "\\")), next != nil {
                upper = escapedCharacter()
            } else {
                upper = character()
            }
        }
        if upper < lower { _ = fault() } else { set.ranges.append(lower...upper) }
    }
}
