import Foundation

/// Reads JSON with the places of its values. Nothing is nested deeper than a hundred levels in files that
/// people write.
struct JSONReader {
    private let bytes: Bytes
    private var at = 0
    private var depth = 0
    private static let deepest = 100

    static func read(_ bytes: Bytes) throws(JSONFault) -> JSONNode {
        var reader = JSONReader(bytes: bytes)
        let root = try reader.value()
        reader.skipSpace()
        guard reader.at == bytes.count else { throw reader.fault("there is more after the value") }
        return root
    }

    private init(bytes: Bytes) { self.bytes = bytes }

    private func fault(_ message: String) -> JSONFault {
        JSONFault(message: message, offset: min(at, bytes.count))
    }

    private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 32 || byte == 10 || byte == 9 || byte == 13 { at += 1 }
    }

    private mutating func takes(_ byte: UInt8) -> Bool {
        skipSpace()
        guard next == byte else { return false }
        at += 1
        return true
    }

    private mutating func value() throws(JSONFault) -> JSONNode {
        skipSpace()
        let start = at
        let content = try content()
        return JSONNode(content: content, range: start..<at)
    }

    private mutating func content() throws(JSONFault) -> JSONNode.Content {
        switch next {
        case UInt8(ascii: "{"):
            return .object(try nested { reader throws(JSONFault) in try reader.members() })
        case UInt8(ascii: "["): return .list(try nested { reader throws(JSONFault) in try reader.items() })
        case UInt8(ascii: "\""): return .string(try string())
        case nil: throw fault("the file ends where a value is expected")
        default: return try word()
        }
    }

    private mutating func nested<Result>(_ body: (inout JSONReader) throws(JSONFault) -> Result)
        throws(JSONFault) -> Result
    {
        depth += 1
        guard depth < Self.deepest else { throw fault("this is nested too deeply") }
        at += 1
        let result = try body(&self)
        depth -= 1
        return result
    }

    private mutating func members() throws(JSONFault) -> [(key: String, value: JSONNode)] {
        var members: [(key: String, value: JSONNode)] = []
        if takes(UInt8(ascii: "}")) { return members }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw fault("expected a key in double quotes") }
            let key = try string()
            guard takes(UInt8(ascii: ":")) else { throw fault("expected ':' after the key '\(key)'") }
            members.append((key, try value()))
        } while takes(UInt8(ascii: ","))
        guard takes(UInt8(ascii: "}")) else { throw fault("expected ',' or '}'") }
        return members
    }

    private mutating func items() throws(JSONFault) -> [JSONNode] {
        var items: [JSONNode] = []
        if takes(UInt8(ascii: "]")) { return items }
        repeat { items.append(try value()) } while takes(UInt8(ascii: ","))
        guard takes(UInt8(ascii: "]")) else { throw fault("expected ',' or ']'") }
        return items
    }

    /// A number, or one of the three words.
    private mutating func word() throws(JSONFault) -> JSONNode.Content {
        let start = at
        while let byte = next,
            byte.isASCIIAlphanumeric || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: "+")
        {
            at += 1
        }
        switch String(decoding: bytes[start..<at], as: UTF8.self) {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case let text:
            if let number = Double(text), number.isFinite { return .number(number) }
            at = start
            throw fault("expected a value")
        }
    }

    private mutating func string() throws(JSONFault) -> String {
        at += 1
        var out = Bytes()
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte != 10 else { throw fault("the text does not end on its line") }
            at += 1
            if byte == UInt8(ascii: "\\") { try escape(into: &out) } else { out.append(byte) }
        }
        guard next != nil else { throw fault("the text does not end") }
        at += 1
        return out.text
    }

    private mutating func escape(into out: inout Bytes) throws(JSONFault) {
        guard let byte = next else { throw fault("the text does not end") }
        at += 1
        switch byte {
        case UInt8(ascii: "n"): out.append(10)
        case UInt8(ascii: "t"): out.append(9)
        case UInt8(ascii: "r"): out.append(13)
        case UInt8(ascii: "b"): out.append(8)
        case UInt8(ascii: "f"): out.append(12)
        case UInt8(ascii: "u"): out.put(String(try scalar()))
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): out.append(byte)
        default: throw fault("unknown escape '\\\(Unicode.Scalar(byte))'")
        }
    }

    /// The character of `\uXXXX`, or of two halves that follow each other.
    private mutating func scalar() throws(JSONFault) -> Unicode.Scalar {
        let high = try unit()
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard high < 0xDC00, next == UInt8(ascii: "\\"), at + 1 < bytes.count,
            bytes[at + 1] == UInt8(ascii: "u")
        else { return "\u{FFFD}" }
        at += 2
        let low = try unit()
        guard (0xDC00...0xDFFF).contains(low) else { return "\u{FFFD}" }
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
    }

    private mutating func unit() throws(JSONFault) -> UInt32 {
        guard at + 4 <= bytes.count,
            let unit = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16)
        else {
            throw fault("expected four hexadecimal digits")
        }
        at += 4
        return unit
    }
}
