/// One `%…` of a format string.
struct Specifier {
    var width = 0
    var precision: Int?
    /// `%2$@`: the argument counted from zero.
    var position: Int?
    var takesWidth = false
    var conversion: UInt8 = 0
    private var isLeft = false
    private var isZeroPadded = false
    private var sign: UInt8?

    init(_ rest: inout ArraySlice<UInt8>) {
        readFlags(&rest)
        width = number(&rest) ?? 0
        if rest.first == UInt8(ascii: "$") {
            rest.removeFirst()
            position = width - 1
            width = 0
            readFlags(&rest)
            width = number(&rest) ?? 0
        }
        if rest.first == UInt8(ascii: "*") {
            rest.removeFirst()
            takesWidth = true
        }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            precision = number(&rest) ?? 0
        }
        while let byte = rest.first, "lhqzjt".utf8.contains(byte) { rest.removeFirst() }
        conversion = rest.popFirst() ?? 0
    }

    private mutating func readFlags(_ rest: inout ArraySlice<UInt8>) {
        while let byte = rest.first {
            switch byte {
            case UInt8(ascii: "-"): isLeft = true
            case UInt8(ascii: "0"): isZeroPadded = true
            case UInt8(ascii: "+"), UInt8(ascii: " "): sign = byte
            case UInt8(ascii: "#"), UInt8(ascii: "'"): break
            default: return
            }
            rest.removeFirst()
        }
    }

    private func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
        var value: Int?
        while let byte = rest.first, byte >= 48, byte <= 57 {
            value = min((value ?? 0) * 10 + Int(byte - 48), 10_000)
            rest.removeFirst()
        }
        return value
    }

    func text(of value: Value) -> [UInt8] {
        var body = Array(unpadded(value).utf8)
        if let sign, isNumber, body.first != UInt8(ascii: "-") { body.insert(sign, at: 0) }
        guard body.count < width else { return body }
        let padding = [UInt8](
            repeating: UInt8(ascii: isZeroPadded && !isLeft && isNumber ? "0" : " "),
            count: width - body.count)
        if isLeft { return body + padding }
        if isZeroPadded, let first = body.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            return [first] + padding + body.dropFirst()
        }
        return padding + body
    }

    private var isNumber: Bool { conversion != UInt8(ascii: "@") && conversion != UInt8(ascii: "s") }

    private func unpadded(_ value: Value) -> String {
        switch conversion {
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"): return wholeNumber(value)
        case UInt8(ascii: "f"), UInt8(ascii: "F"):
            return Numerals.fixed(value.asNumber, places: precision ?? 6)
        case UInt8(ascii: "e"): return scientific(value.asNumber)
        case UInt8(ascii: "E"): return LetterCase.uppercased(scientific(value.asNumber))
        case UInt8(ascii: "g"): return general(value.asNumber)
        case UInt8(ascii: "G"): return LetterCase.uppercased(general(value.asNumber))
        case UInt8(ascii: "x"): return Strings.digits(value.wholeNumber, radix: 16, uppercase: false)
        case UInt8(ascii: "X"): return Strings.digits(value.wholeNumber, radix: 16, uppercase: true)
        case UInt8(ascii: "o"): return Strings.digits(value.wholeNumber, radix: 8, uppercase: false)
        default:
            if case .string(let text) = value { return text }
            if case .int(let number) = value { return "\(number)" }
            if case .large(let number) = value { return "\(number)" }
            if case .double(let number) = value { return Numerals.description(number) }
            return ""
        }
    }

    private func wholeNumber(_ value: Value) -> String {
        let text = "\(value.wholeNumber)"
        guard let precision, text.utf8.count < precision else { return text }
        return Strings.text([UInt8](repeating: 48, count: precision - text.utf8.count) + text.utf8)
    }

    private func scientific(_ value: Double) -> String {
        let places = precision ?? 6
        guard value.isFinite else { return Numerals.fixed(value, places: places) }
        let exact = Numerals.exactDigits(value)
        var digits = exact.whole + exact.fraction
        var exponent = exact.whole.count - 1
        while digits.count > 1, digits[0] == 0 {
            digits.removeFirst()
            exponent -= 1
        }
        if value == 0 { exponent = 0 }
        let (whole, fraction) = Numerals.rounded(
            whole: [digits[0]], fraction: Array(digits[1...]), places: places)
        if whole.count > 1 { exponent += 1 }
        let mantissa = Numerals.text([whole[0]]) + (places > 0 ? "." + Numerals.text(fraction) : "")
        let power = "\(exponent.magnitude)"
        return (value < 0 ? "-" : "") + mantissa + (exponent < 0 ? "e-" : "e+")
            + (power.utf8.count < 2 ? "0" : "") + power
    }

    private func general(_ value: Double) -> String {
        let significant = max(precision ?? 6, 1)
        guard value.isFinite else { return Numerals.fixed(value, places: significant) }
        let exponent = value == 0 ? 0 : Numerals.shortestDigits(value).exponent
        if exponent < -4 || exponent >= significant {
            var copy = self
            copy.precision = significant - 1
            let parts = Array(copy.scientific(value).utf8).split(separator: UInt8(ascii: "e"))
            return Strings.text(withoutZeros(Array(parts[0]))) + "e" + Strings.text(Array(parts[1]))
        }
        return Strings.text(
            withoutZeros(Array(Numerals.fixed(value, places: significant - 1 - exponent).utf8)))
    }

    /// A decimal number without zeros at its end.
    private func withoutZeros(_ digits: [UInt8]) -> [UInt8] {
        guard digits.contains(UInt8(ascii: ".")) else { return digits }
        var text = digits
        while text.last == UInt8(ascii: "0") { text.removeLast() }
        if text.last == UInt8(ascii: ".") { text.removeLast() }
        return text
    }
}

extension Value {
    var wholeNumber: Int64 {
        if case .int(let value) = self { return value }
        return Int64(exactly: asNumber.rounded(.towardZero)) ?? 0
    }

    /// A number of whatever kind; anything else is zero, as C would have rubbish.
    var asNumber: Double {
        switch self {
        case .int(let value): Double(value)
        case .large(let value): Double(value)
        case .double(let value): value
        case .bool(let value): value ? 1 : 0
        case .some(let inner): inner.asNumber
        default: 0
        }
    }
}
