struct Duration: Hashable, Comparable, Sendable {
    fileprivate let _seconds: Double
    private init(_ seconds: Double) { _seconds = seconds }
    static let zero = Duration.seconds(0)
    static func seconds(_ seconds: Double) -> Duration { Duration(seconds) }
    static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration { Duration(Double(seconds)) }
    static func milliseconds(_ milliseconds: Double) -> Duration { Duration(milliseconds / 1000) }

    static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration {
        Duration(Double(milliseconds) / 1000)
    }

    static func microseconds(_ microseconds: Double) -> Duration { Duration(microseconds / 1000000) }

    static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration {
        Duration(Double(microseconds) / 1000000)
    }

    static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration {
        Duration(Double(nanoseconds) / 1000000000)
    }

    var components: (seconds: Int64, attoseconds: Int64) {
        let whole = _seconds.rounded(.towardZero)
        return (Int64(whole), Int64((_seconds - whole) * 1000000000) * 1000000000)
    }

    static func < (lhs: Duration, rhs: Duration) -> Bool { lhs._seconds < rhs._seconds }
    static func + (lhs: Duration, rhs: Duration) -> Duration { Duration(lhs._seconds + rhs._seconds) }
    static func - (lhs: Duration, rhs: Duration) -> Duration { Duration(lhs._seconds - rhs._seconds) }
    static func += (lhs: inout Duration, rhs: Duration) { lhs = lhs + rhs }
    static func -= (lhs: inout Duration, rhs: Duration) { lhs = lhs - rhs }
    static func * (lhs: Duration, rhs: Int) -> Duration { Duration(lhs._seconds * Double(rhs)) }
    static func * (lhs: Duration, rhs: Double) -> Duration { Duration(lhs._seconds * rhs) }
    static func / (lhs: Duration, rhs: Int) -> Duration { Duration(lhs._seconds / Double(rhs)) }
    static func / (lhs: Duration, rhs: Double) -> Duration { Duration(lhs._seconds / rhs) }
    static func / (lhs: Duration, rhs: Duration) -> Double { lhs._seconds / rhs._seconds }
    func formatted() -> String { TimeFormatStyle(pattern: .hourMinuteSecond).format(self) }

    func formatted<S>(_ v: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Duration {
        v.format(self)
    }
}

extension Duration {
    struct TimeFormatStyle: FormatStyle, Hashable, Sendable {
        struct Pattern: Hashable, Sendable {
            fileprivate var hours = true
            fileprivate var seconds = true
            fileprivate var pad = 1
            fileprivate var fraction = 0
            static let hourMinute = Pattern(seconds: false)
            static let hourMinuteSecond = Pattern()
            static let minuteSecond = Pattern(hours: false)

            static func hourMinute(padHourToLength: Int) -> Pattern {
                Pattern(seconds: false, pad: padHourToLength)
            }

            static func hourMinuteSecond(padHourToLength: Int, fractionalSecondsLength: Int = 0) -> Pattern {
                Pattern(pad: padHourToLength, fraction: fractionalSecondsLength)
            }

            static func minuteSecond(padMinuteToLength: Int, fractionalSecondsLength: Int = 0) -> Pattern {
                Pattern(hours: false, pad: padMinuteToLength, fraction: fractionalSecondsLength)
            }
        }

        var pattern: Pattern
        init(pattern: Pattern) { self.pattern = pattern }

        func format(_ value: Duration) -> String {
            let scale = pow(10.0, Double(pattern.fraction))
            let ticks = Int((abs(value._seconds) * scale).rounded(.toNearestOrEven))
            let part = ticks % Int(scale)
            var rest = ticks / Int(scale)
            if !pattern.seconds { rest = Int((Double(rest) / 60).rounded(.toNearestOrEven)) * 60 }
            var fields = [rest / 60 % 60]
            if pattern.hours { fields.insert(rest / 3600, at: 0) } else { fields[0] = rest / 60 }
            if pattern.seconds { fields.append(rest % 60) }
            var text = value._seconds < 0 ? "-" : ""
            for (index, field) in fields.enumerated() {
                let digits = String(field)
                let wanted = index == 0 ? pattern.pad : 2
                if index > 0 { text += ":" }
                text += String(repeating: "0", count: max(wanted - digits.count, 0)) + digits
            }
            if pattern.fraction > 0 {
                let digits = String(part)
                text += "." + String(repeating: "0", count: pattern.fraction - digits.count) + digits
            }
            return text
        }
    }

    struct UnitsFormatStyle: FormatStyle, Hashable, Sendable {
        struct Unit: Hashable, Sendable {
            fileprivate let seconds: Double
            fileprivate let names: [String]
            static let weeks = Unit(seconds: 604800, names: ["week", "wk", "wk"])
            static let days = Unit(seconds: 86400, names: ["day", "day", "d"])
            static let hours = Unit(seconds: 3600, names: ["hour", "hr", "h"])
            static let minutes = Unit(seconds: 60, names: ["minute", "min", "m"])
            static let seconds = Unit(seconds: 1, names: ["second", "sec", "s"])
            static let milliseconds = Unit(seconds: 0.001, names: ["millisecond", "ms", "ms"])
        }

        struct UnitWidth: Hashable, Sendable {
            fileprivate let index: Int
            static let wide = UnitWidth(index: 0)
            static let abbreviated = UnitWidth(index: 1)
            static let narrow = UnitWidth(index: 2)
        }

        var allowedUnits: Set<Unit>
        var unitWidth: UnitWidth
        var maximumUnitCount: Int?

        init(allowedUnits: Set<Unit>, width: UnitWidth, maximumUnitCount: Int? = nil) {
            self.allowedUnits = allowedUnits
            unitWidth = width
            self.maximumUnitCount = maximumUnitCount
        }

        func format(_ value: Duration) -> String {
            let units = allowedUnits.sorted { $0.seconds > $1.seconds }
            let first = units.firstIndex { abs(value._seconds) >= $0.seconds } ?? max(units.count - 1, 0)
            let used = units.dropFirst(first).prefix(maximumUnitCount ?? units.count)
            guard let last = used.last else { return "" }
            var rest = (abs(value._seconds) / last.seconds).rounded(.toNearestOrEven) * last.seconds
            var parts: [String] = []
            for unit in used {
                let count = Int((rest / unit.seconds + 0.000001).rounded(.down))
                rest -= Double(count) * unit.seconds
                if count > 0 || (parts.isEmpty && unit == last) { parts.append(name(count, unit)) }
            }
            return (value._seconds < 0 ? "-" : "")
                + parts.joined(separator: unitWidth == .narrow ? " " : ", ")
        }

        private func name(_ count: Int, _ unit: Unit) -> String {
            let word = unit.names[unitWidth.index]
            if unitWidth == .narrow { return "\(count)\(word)" }
            let isPlural = count != 1 && (unitWidth == .wide || word == "day")
            return "\(count) \(word)" + (isPlural ? "s" : "")
        }
    }
}

extension FormatStyle where Self == Duration.TimeFormatStyle {
    static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle {
        Duration.TimeFormatStyle(pattern: pattern)
    }
}

extension FormatStyle where Self == Duration.UnitsFormatStyle {
    static func units(
        allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
        width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil
    ) -> Duration.UnitsFormatStyle {
        Duration.UnitsFormatStyle(allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount)
    }
}
