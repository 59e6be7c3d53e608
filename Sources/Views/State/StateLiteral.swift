import Interpreter
import Syntax

/// Reads the value that a step in a page gives to a state, by the kind of value that the state has.
enum StateLiteral {
    static func value(_ literal: String, like current: Value) -> Value? {
        let bytes = Array(literal.utf8)
        switch current {
        case .some(let inner):
            return literal.isSpelled("nil") ? Value.none : value(literal, like: inner).map { .some($0) }
        case .bool:
            return literal.isSpelled("true") ? .bool(true) : literal.isSpelled("false") ? .bool(false) : nil
        case .int: return Int(literal).map { .int($0) }
        case .double: return number(bytes).map { .double($0) }
        case .string: return quoted(bytes).map { .string($0) }
        case .enumeration(let current, _):
            guard bytes.first == UInt8(ascii: ".") else { return nil }
            let name = Name(String(decoding: bytes.dropFirst(), as: UTF8.self))
            let known = current.parent?.cases.first { $0.name == name && $0.parameters.isEmpty }
            return known.map { .enumeration($0, []) }
        default: return nil
        }
    }

    private static func quoted(_ bytes: [UInt8]) -> String? {
        guard bytes.count >= 2, bytes.first == UInt8(ascii: "'"), bytes.last == UInt8(ascii: "'") else {
            return nil
        }
        return String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
    }

    /// Decimal digits with at most one point and a sign.
    private static func number(_ bytes: [UInt8]) -> Double? {
        var value = 0.0
        var scale = 0.0
        var digits = 0
        let isNegative = bytes.first == UInt8(ascii: "-")
        for byte in isNegative ? bytes.dropFirst() : bytes[...] {
            if byte == UInt8(ascii: "."), scale == 0 {
                scale = 1
                continue
            }
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            value = value * 10 + Double(byte - UInt8(ascii: "0"))
            digits += 1
            if scale > 0 { scale *= 10 }
        }
        guard digits > 0 else { return nil }
        return (isNegative ? -value : value) / (scale > 0 ? scale : 1)
    }
}

extension String {
    fileprivate func isSpelled(_ word: StaticString) -> Bool { utf8.elementsEqual("\(word)".utf8) }
}
