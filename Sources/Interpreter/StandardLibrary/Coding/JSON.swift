import Syntax

/// A JSON value (RFC 8259). Numbers stay as they are written, members of objects in their order.
indirect enum JSON {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSON])
    case object([(key: String, value: JSON)])

    /// What the type of the value is called in Foundation's messages.
    var kind: StaticString {
        switch self {
        case .null: "null"
        case .bool: "bool"
        case .number: "number"
        case .string: "a string"
        case .array: "an array"
        case .object: "a dictionary"
        }
    }

    /// The last member of that name, as decoders take it.
    subscript(_ key: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.key.utf8.elementsEqual(key.utf8) }?.value
    }

    /// A number as encoders write it: without a fraction that is nothing.
    static func digits(_ value: Double) -> String {
        let whole = value.rounded(.towardZero)
        return whole == value && abs(value) < 1e15 ? "\(Int64(whole))" : Numerals.description(value)
    }

    /// As text: in one line, or a member a line as `.prettyPrinted` has it.
    func text(isPretty: Bool, isSorted: Bool, indent: String = "") -> String {
        switch self {
        case .null: return "null"
        case .bool(let value): return value ? "true" : "false"
        case .number(let digits): return digits
        case .string(let text): return JSON.quoted(text)
        case .array(let values):
            let inner = indent + "  "
            let parts = values.map { $0.text(isPretty: isPretty, isSorted: isSorted, indent: inner) }
            return JSON.list(parts, "[", "]", isPretty, indent)
        case .object(let members):
            let inner = indent + "  "
            let ordered =
                isSorted
                ? members.stablySorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) } : members
            let parts = ordered.map { key, value in
                JSON.quoted(key) + (isPretty ? " : " : ":")
                    + value.text(isPretty: isPretty, isSorted: isSorted, indent: inner)
            }
            return JSON.list(parts, "{", "}", isPretty, indent)
        }
    }

    private static func list(
        _ parts: [String], _ open: String, _ close: String, _ isPretty: Bool, _ indent: String
    ) -> String {
        var text = open
        for (index, part) in parts.enumerated() {
            if index > 0 { text += "," }
            if isPretty { text += "\n" + indent + "  " }
            text += part
        }
        if isPretty { text += parts.isEmpty ? "\n\n" + indent : "\n" + indent }
        return text + close
    }

    /// Foundation escapes the slash, too.
    private static func quoted(_ string: String) -> String {
        var bytes: [UInt8] = [34]
        let hex = Array("0123456789abcdef".utf8)
        for byte in string.utf8 {
            switch byte {
            case 34, 92, 47: bytes += [92, byte]
            case 8: bytes += Array("\\b".utf8)
            case 9: bytes += Array("\\t".utf8)
            case 10: bytes += Array("\\n".utf8)
            case 12: bytes += Array("\\f".utf8)
            case 13: bytes += Array("\\r".utf8)
            case 0..<32: bytes += Array("\\u00".utf8) + [hex[Int(byte >> 4)], hex[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
        return Strings.text(bytes + [34])
    }
}
