/// `LengthFormatter` in en_US: a number of at most three decimals and a unit, short, medium or in words.
extension StandardLibrary {
    static var lengthFormatter: Declaration {
        Declaration(
            """
            class LengthFormatter: Formatter {
                enum Unit: Int { case millimeter = 8, centimeter = 9, meter = 11, kilometer = 14, inch = 1281, foot = 1282, yard = 1283, mile = 1284 }
                var unitStyle = Formatter.UnitStyle.medium
                var numberFormatter: NumberFormatter = LengthFormatter._decimal()
                override init() { super.init() }
                private static func _decimal() -> NumberFormatter {
                    let made = NumberFormatter()
                    made.numberStyle = .decimal
                    return made
                }
                func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
                    let number = numberFormatter.string(from: value) ?? ""
                    return number + (unitStyle == .short ? "" : " ") + unitString(fromValue: value, unit: unit)
                }
                func unitString(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
                    switch unit {
                    case .millimeter: return _name("mm", "mm", value, "millimeter", "millimeters")
                    case .centimeter: return _name("cm", "cm", value, "centimeter", "centimeters")
                    case .meter: return _name("m", "m", value, "meter", "meters")
                    case .kilometer: return _name("km", "km", value, "kilometer", "kilometers")
                    case .inch: return _name("″", "in", value, "inch", "inches")
                    case .foot: return _name("′", "ft", value, "foot", "feet")
                    case .yard: return _name("yd", "yd", value, "yard", "yards")
                    case .mile: return _name("mi", "mi", value, "mile", "miles")
                    }
                }
                private func _name(_ short: String, _ medium: String, _ value: Double, _ one: String, _ many: String) -> String {
                    unitStyle == .short ? short : unitStyle == .medium ? medium : value == 1 ? one : many
                }
                func string(fromMeters numberInMeters: Double) -> String {
                    let unit = _unit(numberInMeters)
                    let factor = unit == .mile ? 1609.344 : unit == .yard ? 0.9144 : unit == .foot ? 0.3048 : 0.0254
                    return string(fromValue: numberInMeters / factor, unit: unit)
                }
                private func _unit(_ meters: Double) -> LengthFormatter.Unit {
                    if meters < 0 || meters > 1609.344 { return .mile }
                    if meters == 0 || meters > 0.9144 { return .yard }
                    return meters > 0.3048 ? .foot : .inch
                }
            }
            """)
    }
}
