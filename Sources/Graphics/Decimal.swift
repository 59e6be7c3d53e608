/// Writes numbers as pictures need them: at most three decimals, no exponent, no trailing zeros, the same
/// everywhere.
public enum Decimal {
    /// Thousandths of a point are a tenth of what the densest screen shows.
    static let scale = 1000.0

    /// The text of a number, rounded half away from zero to three decimals; `leadingZero` false drops the 0
    /// of 0.5.
    public static func string(_ value: Double, leadingZero: Bool = true) -> String {
        var text = ""
        append(value, to: &text, leadingZero: leadingZero)
        return text
    }

    public static func append(_ value: Double, to text: inout String, leadingZero: Bool = true) {
        append(thousandths: thousandths(value), to: &text, leadingZero: leadingZero)
    }

    /// The number in whole thousandths; what is not a number counts as nothing, and the infinite as very far.
    static func thousandths(_ value: Double) -> Int64 {
        guard !value.isNaN else { return 0 }
        let limit = 1e9
        return Int64((value.clamped(to: -limit...limit) * scale).rounded(.toNearestOrAwayFromZero))
    }

    static func append(thousandths value: Int64, to text: inout String, leadingZero: Bool) {
        if value < 0 { text += "-" }
        let whole = value.magnitude / 1000
        var rest = value.magnitude % 1000
        if whole != 0 || rest == 0 || leadingZero { text += digits(whole) }
        guard rest != 0 else { return }
        text += "."
        var place: UInt64 = 100
        while rest != 0 {
            text += digits(rest / place)
            rest %= place
            place /= 10
        }
    }

    private static func digits(_ value: UInt64) -> String { "\(value)" }
}
