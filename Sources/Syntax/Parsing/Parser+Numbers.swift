/// Values of number literals. The conversion to `Double` is exact and done here, so that the native and the
/// WebAssembly build agree to the last bit.
extension Parser {
    /// The value of an integer literal; the largest there is if it does not fit.
    func integerValue(of token: Token) -> UInt64 {
        var offset = token.lower
        var radix: UInt64 = 10
        if token.upper - token.lower > 2 && bytes[offset] == "0" {
            switch bytes[offset + 1] {
            case "x": radix = 16
            case "o": radix = 8
            case "b": radix = 2
            default: break
            }
            if radix != 10 { offset += 2 }
        }
        var value: UInt64 = 0
        while offset < token.upper {
            let byte = bytes[offset]
            offset += 1
            guard let digit = Self.hexDigit(byte), digit < radix else { continue }
            let (product, overflow) = value.multipliedReportingOverflow(by: radix)
            let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
            if overflow || carry { return .max }
            value = sum
        }
        return value
    }

    func floatValue(of token: Token) -> Double {
        let isHexadecimal =
            token.upper - token.lower > 2 && bytes[token.lower] == "0" && bytes[token.lower + 1] == "x"
        return isHexadecimal ? hexadecimalValue(of: token) : decimalValue(of: token)
    }

    private func decimalValue(of token: Token) -> Double {
        var digits: [UInt8] = []
        var exponent = 0
        var offset = token.lower
        var isBehindPoint = false
        while offset < token.upper {
            let byte = bytes[offset]
            if byte == "e" || byte == "E" { break }
            if byte == "." { isBehindPoint = true }
            if Lexer.isDigit(byte) {
                digits.append(byte - UInt8(ascii: "0"))
                if isBehindPoint { exponent -= 1 }
            }
            offset += 1
        }
        exponent += exponentValue(from: offset + 1, to: token.upper)
        return DecimalConversion.double(digits: digits, exponent: exponent)
    }

    /// The signed number behind `e` or `p`, kept small enough to add to.
    private func exponentValue(from lower: Int, to upper: Int) -> Int {
        var offset = lower
        var value = 0
        var isNegative = false
        while offset < upper {
            let byte = bytes[offset]
            if byte == "-" { isNegative = true }
            if Lexer.isDigit(byte) && value < 100_000 { value = value * 10 + Int(byte - UInt8(ascii: "0")) }
            offset += 1
        }
        return isNegative ? -value : value
    }

    private func hexadecimalValue(of token: Token) -> Double {
        var significand: UInt64 = 0
        var exponent = 0
        var offset = token.lower + 2
        var isBehindPoint = false
        while offset < token.upper {
            let byte = bytes[offset]
            if byte == "p" || byte == "P" { break }
            if byte == "." { isBehindPoint = true }
            if let digit = Self.hexDigit(byte) {
                if significand >> 59 == 0 {
                    significand = significand << 4 | UInt64(digit)
                    if isBehindPoint { exponent -= 4 }
                } else {
                    // Digits too far right to matter, but for the sticky bit of rounding.
                    if digit != 0 { significand |= 1 }
                    if !isBehindPoint { exponent += 4 }
                }
            }
            offset += 1
        }
        exponent += exponentValue(from: offset + 1, to: token.upper)
        return DecimalConversion.scaled(significand, by: exponent)
    }
}

/// Correctly rounded decimal to binary conversion: the exact short way where it is exact (Clinger 1990),
/// whole-number arithmetic otherwise.
enum DecimalConversion {
    private static let smallPowers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
        1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    /// - Parameters digits: decimal digits, most significant first. exponent: power of ten of the last.
    static func double(digits: [UInt8], exponent: Int) -> Double {
        var digits = digits[...]
        var exponent = exponent
        while let first = digits.first, first == 0 { digits.removeFirst() }
        while let last = digits.last, last == 0 {
            digits.removeLast()
            exponent += 1
        }
        guard !digits.isEmpty else { return 0 }
        if digits.count <= 15 && exponent >= -22 && exponent <= 22 {
            var whole: UInt64 = 0
            for digit in digits { whole = whole * 10 + UInt64(digit) }
            return exponent < 0
                ? Double(whole) / smallPowers[-exponent] : Double(whole) * smallPowers[exponent]
        }
        if digits.count + exponent > 310 { return .infinity }
        if digits.count + exponent < -326 { return 0 }
        return exact(digits, exponent)
    }

    private static func exact(_ digits: ArraySlice<UInt8>, _ exponent: Int) -> Double {
        var numerator = WholeNumber()
        for digit in digits { numerator.multiply(by: 10, adding: UInt32(digit)) }
        var denominator = WholeNumber()
        denominator.multiply(by: 1, adding: 1)
        for _ in 0..<abs(exponent) {
            if exponent > 0 {
                numerator.multiply(by: 10, adding: 0)
            } else {
                denominator.multiply(by: 10, adding: 0)
            }
        }
        // Scaled such that the numerator is at least the denominator and less than four times it, the long
        // division yields 64 bits of which the first or second is set; the remainder makes the last sticky.
        let shift = denominator.bitWidth - numerator.bitWidth + 1
        if shift > 0 { numerator.shiftLeft(shift) } else { denominator.shiftLeft(-shift) }
        denominator.shiftLeft(1)
        var quotient: UInt64 = 0
        for _ in 0..<64 {
            quotient <<= 1
            if !(numerator < denominator) {
                numerator.subtract(denominator)
                quotient |= 1
            }
            numerator.shiftLeft(1)
        }
        if !numerator.isZero { quotient |= 1 }
        return scaled(quotient, by: 1 - 63 - shift)
    }

    /// `significand × 2^exponent`, rounded once to nearest, ties to even. The lowest bit is sticky.
    static func scaled(_ significand: UInt64, by exponent: Int) -> Double {
        guard significand != 0 else { return 0 }
        let zeros = significand.leadingZeroBitCount
        let normal = significand << UInt64(zeros)
        // The value is normal × 2^power with the leading bit of normal set: 2^63 ≤ normal.
        let power = exponent - zeros
        let leading = power + 63
        if leading > 1023 { return .infinity }
        // Bits to drop: 11 for a normal number, more below the smallest normal exponent.
        let drop = leading < -1022 ? 11 + (-1022 - leading) : 11
        if drop > 64 { return 0 }
        let kept = drop == 64 ? 0 : normal >> UInt64(drop)
        let half: UInt64 = 1 << UInt64(drop - 1)
        let rest = drop == 64 ? normal : normal & ((1 << UInt64(drop)) - 1)
        var mantissa = kept
        if rest > half || (rest == half && kept & 1 == 1) { mantissa += 1 }
        // Adding the mantissa with its leading bit carries into the exponent by itself.
        if leading < -1022 { return Double(bitPattern: mantissa) }
        return Double(bitPattern: (UInt64(leading + 1022) << 52) + mantissa)
    }
}

/// A non-negative whole number of any size, least significant word first.
struct WholeNumber {
    private var words: [UInt32] = []

    var isZero: Bool { words.isEmpty }
    var bitWidth: Int { words.isEmpty ? 0 : words.count * 32 - words[words.count - 1].leadingZeroBitCount }

    mutating func multiply(by factor: UInt32, adding summand: UInt32) {
        var carry = UInt64(summand)
        for index in words.indices {
            let product = UInt64(words[index]) * UInt64(factor) + carry
            words[index] = UInt32(truncatingIfNeeded: product)
            carry = product >> 32
        }
        if carry > 0 { words.append(UInt32(carry)) }
    }

    mutating func shiftLeft(_ count: Int) {
        guard count > 0, !words.isEmpty else { return }
        let bits = UInt32(count % 32)
        if bits > 0 {
            var carry: UInt32 = 0
            for index in words.indices {
                let word = words[index]
                words[index] = word << bits | carry
                carry = word >> (32 - bits)
            }
            if carry > 0 { words.append(carry) }
        }
        words.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0)
    }

    /// Subtracts a number that is not larger.
    mutating func subtract(_ other: WholeNumber) {
        var borrow: Int64 = 0
        for index in words.indices {
            let subtrahend = index < other.words.count ? Int64(other.words[index]) : 0
            let difference = Int64(words[index]) - subtrahend - borrow
            borrow = difference < 0 ? 1 : 0
            words[index] = UInt32(truncatingIfNeeded: difference)
        }
        trim()
    }

    private mutating func trim() {
        while let last = words.last, last == 0 { words.removeLast() }
    }

    static func < (a: WholeNumber, b: WholeNumber) -> Bool {
        if a.words.count != b.words.count { return a.words.count < b.words.count }
        for index in a.words.indices.reversed() where a.words[index] != b.words[index] {
            return a.words[index] < b.words[index]
        }
        return false
    }
}
