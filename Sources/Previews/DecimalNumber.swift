/// Plain decimal numbers: digits, at most one point, an optional sign. Fifteen digits count; a fraction may
/// have more, as the numbers that `galley inspect` prints.
enum DecimalNumber {
    static func parse(_ text: String.UTF8View) -> Double? {
        var digits = 0.0
        var scale = 1.0
        var hasPoint = false
        var isNegative = false
        var (count, whole) = (0, 0)
        for (position, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "-") where position == 0: isNegative = true
            case UInt8(ascii: ".") where !hasPoint: hasPoint = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                count += 1
                if hasPoint && count > 15 { continue }
                digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
                if hasPoint { scale *= 10 } else { whole += 1 }
            default: return nil
            }
        }
        guard count > 0, whole < 16 else { return nil }
        return (isNegative ? -digits : digits) / scale
    }
}
