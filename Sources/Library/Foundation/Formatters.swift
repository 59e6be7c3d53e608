class NSCalendar {
    struct Unit: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let year = Unit(rawValue: 64)
        static let month = Unit(rawValue: 32)
        static let weekOfMonth = Unit(rawValue: 16)
        static let day = Unit(rawValue: 8)
        static let hour = Unit(rawValue: 4)
        static let minute = Unit(rawValue: 2)
        static let second = Unit(rawValue: 1)
    }
}

class DateComponentsFormatter: Formatter {
    enum UnitsStyle: Int { case positional, abbreviated, short, full, spellOut, brief }

    struct ZeroFormattingBehavior: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let `default` = ZeroFormattingBehavior(rawValue: 1)
        static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        static let dropAll = ZeroFormattingBehavior(rawValue: 14)
        static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    var allowedUnits: NSCalendar.Unit = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    var unitsStyle = UnitsStyle.positional
    var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    var maximumUnitCount = 0
    var includesApproximationPhrase = false
    var includesTimeRemainingPhrase = false
    var calendar: Calendar? = Calendar.current
    override init() { super.init() }

    func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    func string(from ti: TimeInterval) -> String? {
        var rest = Int(ti)
        var parts: [(unit: Int, count: Int)] = []
        for (index, length) in [31536000, 2592000, 604800, 86400, 3600, 60, 1].enumerated()
        where allowedUnits.rawValue & (64 >> index) != 0 {
            parts.append((index, rest / length))
            rest %= length
        }
        parts = kept(parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let text =
            unitsStyle == .positional
            ? positional(parts)
            : parts.map { worded($0.unit, $0.count) }.joined(
                separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
        return (includesApproximationPhrase ? "About " : "") + text
            + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func kept(_ parts: [(unit: Int, count: Int)]) -> [(unit: Int, count: Int)] {
        if zeroFormattingBehavior.contains(.pad) { return parts }
        let isDefault = zeroFormattingBehavior.contains(.default)
        var kept = parts
        if unitsStyle != .positional && isDefault || zeroFormattingBehavior.contains(.dropMiddle) {
            kept = parts.filter { $0.count != 0 }
        }
        if isDefault || zeroFormattingBehavior.contains(.dropLeading) {
            kept = Array(kept.drop { $0.count == 0 })
        }
        if zeroFormattingBehavior.contains(.dropTrailing) {
            while kept.last?.count == 0 { kept.removeLast() }
        }
        return kept.isEmpty ? Array(parts.suffix(1)) : kept
    }

    private func positional(_ parts: [(unit: Int, count: Int)]) -> String {
        parts.enumerated().map { index, part in
            let digits = String(part.count)
            let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
            return isPadded && digits.count < 2 ? "0" + digits : digits
        }.joined(separator: ":")
    }

    private func worded(_ unit: Int, _ count: Int) -> String {
        let full = ["year", "month", "week", "day", "hour", "minute", "second"]
        let plural = count == 1 ? "" : "s"
        switch unitsStyle {
        case .abbreviated: return "\(count)" + ["y", "mo", "w", "d", "h", "m", "s"][unit]
        case .brief:
            return "\(count)" + ["yr", "mo", "wk", "day", "hr", "min", "sec"][unit]
                + (unit == 3 ? plural : "")
        case .short:
            return "\(count) " + ["yr", "mo", "wk", "day", "hr", "min", "sec"][unit]
                + (unit < 4 ? plural : "")
        case .spellOut: return _spelledOut(count) + " " + full[unit] + plural
        default: return "\(count) " + full[unit] + plural
        }
    }
}

class MeasurementFormatter: Formatter {
    struct UnitOptions: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let providedUnit = UnitOptions(rawValue: 1)
        static let naturalScale = UnitOptions(rawValue: 2)
        static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    var unitOptions: UnitOptions = []
    var unitStyle = UnitStyle.medium
    var locale = Locale.current

    var numberFormatter: NumberFormatter {
        get {
            if let own = ownNumberFormatter { return own }
            let made = NumberFormatter()
            made.numberStyle = .decimal
            ownNumberFormatter = made
            return made
        }
        set { ownNumberFormatter = newValue }
    }

    private var ownNumberFormatter: NumberFormatter?
    override init() { super.init() }

    func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
        let isProvided = unitOptions.contains(.providedUnit)
        let unit: Dimension = isProvided ? measurement.unit : measurement.unit._preferred(measurement._base)
        let value =
            unit == measurement.unit ? measurement.value : (measurement._base - unit._offset) / unit._factor
        let number = numberFormatter.string(from: value) ?? ""
        if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature { return number + "°" }
        switch unitStyle {
        case .short: return number + unit._names[1]
        case .medium: return number + unit._names[0]
        case .long: return number + unit._names[value == 1 ? 2 : 3]
        }
    }

    func string(from unit: Unit) -> String { unit.symbol }
}

class LengthFormatter: Formatter {
    enum Unit: Int {
        case millimeter = 8, centimeter = 9, meter = 11, kilometer = 14, inch = 1281, foot = 1282, yard =
            1283, mile = 1284
    }

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

    private func _name(_ short: String, _ medium: String, _ value: Double, _ one: String, _ many: String)
        -> String
    {
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

func _spelledOut(_ number: Int) -> String {
    if number < 0 { return "minus " + _spelledOut(-number) }
    let small = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    if number < 20 { return small[number] }
    if number < 100 { return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10]) }
    for (size, word) in [
        (1_000_000_000, "billion"), (1_000_000, "million"), (1_000, "thousand"), (100, "hundred"),
    ] where number >= size {
        return _spelledOut(number / size) + " " + word
            + (number % size == 0 ? "" : " " + _spelledOut(number % size))
    }
    return ""
}
