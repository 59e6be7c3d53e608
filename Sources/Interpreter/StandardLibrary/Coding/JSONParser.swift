/// Reads JSON text; nothing where it is not valid.
struct JSONParser {
    private let bytes: [UInt8]
    private var index = 0
    /// Deeper nesting than any document has would overflow the stack.
    private static let deepest = 200

    static func parse(_ bytes: [UInt8]) -> JSON? {
        var parser = JSONParser(bytes: bytes)
        guard let value = parser.value(depth: 0) else { return nil }
        parser.skipSpace()
        return parser.index == bytes.count ? value : nil
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 32 || (9...10).contains(byte) || byte == 13 { index += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard next == byte else { return false }
        index += 1
        return true
    }

    private mutating func value(depth: Int) -> JSON? {
        skipSpace()
        guard depth < JSONParser.deepest, let first = next else { return nil }
        switch first {
        case UInt8(ascii: "{"): return object(depth)
        case UInt8(ascii: "["): return array(depth)
        case UInt8(ascii: "\""): return string().map { .string($0) }
        case UInt8(ascii: "t"): return word("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return word("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return word("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func word(_ word: StaticString) -> Bool {
        let wanted = Array("\(word)".utf8)
        guard bytes[index...].starts(with: wanted) else { return false }
        index += wanted.count
        return true
    }

    private mutating func object(_ depth: Int) -> JSON? {
        index += 1
        var members: [(key: String, value: JSON)] = []
        if take(UInt8(ascii: "}")) { return .object([]) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\""), let key = string(), take(UInt8(ascii: ":")),
                let value = value(depth: depth + 1)
            else { return nil }
            members.append((key, value))
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}")) ? .object(members) : nil
    }

    private mutating func array(_ depth: Int) -> JSON? {
        index += 1
        var values: [JSON] = []
        if take(UInt8(ascii: "]")) { return .array([]) }
        repeat {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]")) ? .array(values) : nil
    }

    private mutating func number() -> JSON? {
        let start = index
        while let byte = next, (48...57).contains(byte) || "+-.eE".utf8.contains(byte) { index += 1 }
        let text = Strings.text(bytes[start..<index])
        guard let first = text.utf8.first, first == 45 || (48...57).contains(first),
            Numerals.parseDouble(text) != nil
        else { return nil }
        return .number(text)
    }

    // MARK: Strings

    private mutating func string() -> String? {
        index += 1
        var text: [UInt8] = []
        while let byte = next {
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return Strings.text(text)
            case UInt8(ascii: "\\"):
                guard let escaped = escape() else { return nil }
                text += escaped
            case 0..<32: return nil
            default: text.append(byte)
            }
        }
        return nil
    }

    private mutating func escape() -> [UInt8]? {
        guard let letter = next else { return nil }
        index += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "u"): return scalar().map { Array(Strings.text($0).utf8) }
        default: return nil
        }
    }

    /// `\u00e9`, or a pair of surrogates.
    private mutating func scalar() -> Unicode.Scalar? {
        guard let first = unit() else { return nil }
        guard (0xd800..<0xdc00).contains(first) else { return Unicode.Scalar(first) }
        guard word("\\u"), let second = unit(), (0xdc00..<0xe000).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
    }

    private mutating func unit() -> UInt32? {
        guard index + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for byte in bytes[index..<(index + 4)] {
            switch byte {
            case 48...57: value = value << 4 + UInt32(byte - 48)
            case 65...70: value = value << 4 + UInt32(byte - 55)
            case 97...102: value = value << 4 + UInt32(byte - 87)
            default: return nil
            }
        }
        index += 4
        return value
    }
}
