/// Numbers as text and back, without Foundation: Swift's own descriptions, `printf` formats, and decimal
/// rounding.
enum Numerals {
    /// As Swift's `description`. What is not a number has no sign here: which one it gets depends on the
    /// machine.
    static func description(_ value: Double, isFloat: Bool = false) -> String {
        if value.isNaN { return "nan" }
        return isFloat ? "\(Float(value))" : "\(value)"
    }

    /// The number as a `Decimal` prints it: at most fifteen digits, no fraction that is zero.
    static func decimalDescription(_ value: Double) -> String {
        let magnitude = value.magnitude
        guard magnitude.isFinite, magnitude >= 1e-6, magnitude < 1e15 else {
            return magnitude == 0 ? "0" : description(value)
        }
        var scale = 1.0
        while magnitude * scale < 1e14 { scale *= 10 }
        let rounded = description((value * scale).rounded() / scale)
        return rounded.utf8.suffix(2).elementsEqual(".0".utf8)
            ? Strings.text(Array(rounded.utf8.dropLast(2))[...]) : rounded
    }

    /// The shortest digits that read back as the number, and the power of ten of the first one: 12.5 is 125
    /// and 1.
    static func shortestDigits(_ value: Double) -> (digits: [UInt8], exponent: Int) {
        var digits: [UInt8] = []
        var exponent = 0
        var pointAt: Int?
        var bytes = Array("\(value.magnitude)".utf8)[...]
        if let mark = bytes.firstIndex(of: UInt8(ascii: "e")) {
            exponent = Arithmetic.parse(Strings.text(bytes[(mark + 1)...]), 10).map { Int($0) } ?? 0
            bytes = bytes[..<mark]
        }
        for byte in bytes {
            if byte == UInt8(ascii: ".") { pointAt = digits.count } else { digits.append(byte - 48) }
        }
        exponent += (pointAt ?? digits.count) - 1
        while digits.count > 1, digits[0] == 0 {
            digits.removeFirst()
            exponent -= 1
        }
        while digits.count > 1, digits.last == 0 { digits.removeLast() }
        return digits == [0] ? ([0], 0) : (digits, exponent)
    }

    /// All decimal digits of a number before and after the point: a `Double` is a whole number times a power
    /// of two, so they end.
    static func exactDigits(_ value: Double) -> (whole: [UInt8], fraction: [UInt8]) {
        let magnitude = value.magnitude
        let whole = magnitude.rounded(.down)
        var wholeDigits: [UInt8] = []
        if whole < 18_000_000_000_000_000_000 {
            wholeDigits = "\(UInt64(whole))".utf8.map { $0 - 48 }
        } else {
            wholeDigits = bigDigits(whole)
        }
        var rest = magnitude - whole
        var fraction: [UInt8] = []
        // Each step is exact: multiplying by ten in two parts and taking the whole part off loses no bit.
        var bits = FixedFraction(rest)
        while !bits.isZero { fraction.append(bits.nextDigit()) }
        rest = 0
        return (wholeDigits, fraction)
    }

    private static func bigDigits(_ value: Double) -> [UInt8] {
        var limbs: [UInt32] = []
        var mantissa = UInt64(value.significandBitPattern) | (1 << 52)
        let shift = Int(value.exponent) - 52
        // The mantissa shifted left into 32-bit limbs.
        limbs = Array(repeating: 0, count: shift / 32 + 4)
        let offset = shift / 32
        let bit = UInt64(shift % 32)
        limbs[offset] = UInt32(truncatingIfNeeded: mantissa << bit)
        limbs[offset + 1] = UInt32(truncatingIfNeeded: mantissa >> (32 - bit))
        mantissa = bit == 0 ? 0 : mantissa >> (64 - bit)
        limbs[offset + 2] = UInt32(truncatingIfNeeded: mantissa)
        var digits: [UInt8] = []
        while limbs.contains(where: { $0 != 0 }) {
            var remainder: UInt64 = 0
            for index in limbs.indices.reversed() {
                let part = remainder << 32 | UInt64(limbs[index])
                limbs[index] = UInt32(part / 10)
                remainder = part % 10
            }
            digits.append(UInt8(remainder))
        }
        return digits.reversed()
    }

    /// The fraction of a number below one, in 32-bit limbs after the point.
    private struct FixedFraction {
        private var limbs: [UInt32] = []

        init(_ value: Double) {
            var rest = value
            while rest != 0 {
                rest *= 4_294_967_296
                let whole = rest.rounded(.down)
                limbs.append(UInt32(whole))
                rest -= whole
            }
        }

        var isZero: Bool { limbs.isEmpty }

        mutating func nextDigit() -> UInt8 {
            var carry: UInt64 = 0
            for index in limbs.indices.reversed() {
                let product = UInt64(limbs[index]) * 10 + carry
                limbs[index] = UInt32(truncatingIfNeeded: product)
                carry = product >> 32
            }
            while limbs.last == 0 { limbs.removeLast() }
            return UInt8(carry)
        }
    }

    /// Digits with the point in place, rounded half to even at `places` behind it.
    static func rounded(
        whole: [UInt8], fraction: [UInt8], places: Int
    ) -> (whole: [UInt8], fraction: [UInt8]) {
        guard fraction.count > places else {
            return (whole, fraction + [UInt8](repeating: 0, count: places - fraction.count))
        }
        var digits = whole + fraction[..<places]
        let rest = fraction[places...]
        let isOver = rest.first! > 5 || (rest.first! == 5 && rest.dropFirst().contains { $0 != 0 })
        let isHalf = rest.first! == 5 && !isOver
        if isOver || (isHalf && (digits.last ?? 0) % 2 == 1) { increment(&digits) }
        let split = digits.count - places
        return (Array(digits[..<split]), Array(digits[split...]))
    }

    static func increment(_ digits: inout [UInt8]) {
        var index = digits.count - 1
        while index >= 0 {
            if digits[index] < 9 {
                digits[index] += 1
                return
            }
            digits[index] = 0
            index -= 1
        }
        digits.insert(1, at: 0)
    }

    /// `%.2f`: the exact value rounded, as C does it.
    static func fixed(_ value: Double, places: Int) -> String {
        if value.isNaN { return "nan" }
        if value.isInfinite { return value < 0 ? "-inf" : "inf" }
        let exact = exactDigits(value)
        let (whole, fraction) = rounded(whole: exact.whole, fraction: exact.fraction, places: places)
        return (value.sign == .minus ? "-" : "") + text(whole) + (places > 0 ? "." + text(fraction) : "")
    }

    static func text(_ digits: [UInt8]) -> String { Strings.text(digits.map { $0 + 48 }) }

    /// `Double("…")`: decimal digits with an exponent, `inf`, `nan`. Correctly rounded up to nineteen digits
    /// and powers of ten up to twenty-two; beyond that within one unit of the last place.
    static func parseDouble(_ text: String) -> Double? {
        let (isNegative, bytes) = Arithmetic.signed(text)
        let lower = LetterCase.lowercased(Strings.text(bytes))
        if lower.isSame(as: "inf") || lower.isSame(as: "infinity") {
            return isNegative ? -.infinity : .infinity
        }
        if lower.isSame(as: "nan") { return .nan }
        guard let magnitude = parseMagnitude(bytes) else { return nil }
        return isNegative ? -magnitude : magnitude
    }

    private static func parseMagnitude(_ bytes: ArraySlice<UInt8>) -> Double? {
        var mantissa: UInt64 = 0
        var (exponent, digits) = (0, 0)
        var isAfterPoint = false
        var rest = bytes
        while let byte = rest.first, byte != UInt8(ascii: "e"), byte != UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if byte == UInt8(ascii: "."), !isAfterPoint {
                isAfterPoint = true
                continue
            }
            guard byte >= 48, byte <= 57 else { return nil }
            digits += 1
            if mantissa < 1_000_000_000_000_000_000 {
                mantissa = mantissa * 10 + UInt64(byte - 48)
                if isAfterPoint { exponent -= 1 }
            } else if !isAfterPoint {
                exponent += 1
            }
        }
        guard digits > 0 else { return nil }
        if rest.first != nil {
            guard let power = Arithmetic.parse(Strings.text(rest.dropFirst()), 10) else { return nil }
            exponent += Int(min(max(power, -5000), 5000))
        }
        return scaled(Double(mantissa), exponent)
    }

    private static func scaled(_ value: Double, _ exponent: Int) -> Double {
        var (result, rest) = (value, exponent)
        while rest > 0, result.isFinite {
            let step = min(rest, 22)
            result *= power(step)
            rest -= step
        }
        while rest < 0, result != 0 {
            let step = min(-rest, 22)
            result /= power(step)
            rest += step
        }
        return result
    }

    /// Powers of ten that a `Double` holds exactly.
    private static func power(_ exponent: Int) -> Double {
        var result = 1.0
        for _ in 0..<exponent { result *= 10 }
        return result
    }

    // MARK: printf

    /// `String(format:)` and `specifier:`.
    static func format(_ format: String, _ arguments: [Value]) -> String {
        var rest = Array(format.utf8)[...]
        var next = arguments[...]
        var output: [UInt8] = []
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                output.append(byte)
                continue
            }
            var specifier = Specifier(&rest)
            if specifier.conversion == UInt8(ascii: "%") {
                output.append(byte)
                continue
            }
            if specifier.takesWidth { specifier.width = min(next.popFirst()?.asInt ?? 0, 10_000) }
            if let argument = specifier.position.map({
                arguments.indices.contains($0) ? arguments[$0] : .void
            })
                ?? next.popFirst()
            {
                output += specifier.text(of: argument)
            }
        }
        return Strings.text(output)
    }
}
