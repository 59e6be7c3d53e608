/// Plain decimal numbers: digits, at most one point, an optional sign.
enum DecimalNumber {
    static func parse(_ text: String.UTF8View) -> Double? {
        var digits = 0.0
        var scale = 1.0
        var hasPoint = false
        var isNegative = false
        var count = 0
        for (position, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "-") where position == 0: isNegative = true
            case UInt8(ascii: ".") where !hasPoint: hasPoint = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
                if hasPoint { scale *= 10 }
                count += 1
            default: return nil
            }
        }
        guard count > 0, count < 16 else { return nil }
        return (isNegative ? -digits : digits) / scale
    }
}
