extension Date {
    struct ISO8601FormatStyle: _DateStyle, ParseStrategy, Hashable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        typealias ParseInput = String
        typealias ParseOutput = Date
        enum DateSeparator: String, Hashable { case dash = "-", omitted = "" }
        enum TimeSeparator: String, Hashable { case colon = ":", omitted = "" }
        enum DateTimeSeparator: String, Hashable { case standard = "T", space = " " }
        enum TimeZoneSeparator: String, Hashable { case colon = ":", omitted = "" }
        private enum Field: Hashable { case year, month, day, time, timeZone }
        private var fields: Set<Field> = []
        private var between: DateSeparator = .dash
        private var betweenTimes: TimeSeparator = .colon
        private var betweenBoth: DateTimeSeparator = .standard
        private var hasFraction = false

        init(
            dateSeparator: DateSeparator = .dash, dateTimeSeparator: DateTimeSeparator = .standard,
            timeSeparator: TimeSeparator = .colon, timeZoneSeparator: TimeZoneSeparator = .omitted,
            includingFractionalSeconds: Bool = false, timeZone: TimeZone = .gmt
        ) {
            between = dateSeparator
            betweenBoth = dateTimeSeparator
            betweenTimes = timeSeparator
            hasFraction = includingFractionalSeconds
        }

        private func with(_ change: (inout ISO8601FormatStyle) -> Void) -> ISO8601FormatStyle {
            var style = self
            change(&style)
            return style
        }

        func year() -> ISO8601FormatStyle { with { $0.fields.insert(.year) } }
        func month() -> ISO8601FormatStyle { with { $0.fields.insert(.month) } }
        func day() -> ISO8601FormatStyle { with { $0.fields.insert(.day) } }

        func time(includingFractionalSeconds: Bool) -> ISO8601FormatStyle {
            with {
                $0.fields.insert(.time)
                $0.hasFraction = includingFractionalSeconds
            }
        }

        func timeZone(separator: TimeZoneSeparator) -> ISO8601FormatStyle {
            with { $0.fields.insert(.timeZone) }
        }

        func dateSeparator(_ separator: DateSeparator) -> ISO8601FormatStyle {
            with { $0.between = separator }
        }

        func timeSeparator(_ separator: TimeSeparator) -> ISO8601FormatStyle {
            with { $0.betweenTimes = separator }
        }

        func dateTimeSeparator(_ separator: DateTimeSeparator) -> ISO8601FormatStyle {
            with { $0.betweenBoth = separator }
        }

        private var timePattern: String {
            ["HH", "mm", "ss"].joined(separator: betweenTimes.rawValue) + (hasFraction ? ".SSS" : "")
        }

        func format(_ value: Date) -> String {
            let chosen: Set<Field> = fields.isEmpty ? [.year, .month, .day, .time, .timeZone] : fields
            var dates: [String] = []
            if chosen.contains(.year) { dates.append("yyyy") }
            if chosen.contains(.month) { dates.append("MM") }
            if chosen.contains(.day) { dates.append("dd") }
            var pattern = dates.joined(separator: between.rawValue)
            if chosen.contains(.time) {
                pattern += (pattern.isEmpty ? "" : "'" + betweenBoth.rawValue + "'") + timePattern
            }
            if chosen.contains(.timeZone) { pattern += "'Z'" }
            return _formatDate(value.timeIntervalSinceReferenceDate, pattern)
        }

        func parse(_ value: String) throws -> Date {
            let date = ["yyyy", "MM", "dd"].joined(separator: between.rawValue)
            let whole =
                date + "'" + betweenBoth.rawValue + "'"
                + ["HH", "mm", "ss"].joined(separator: betweenTimes.rawValue)
            let text = value.components(separatedBy: "Z")[0]
            guard let seconds = _parseDate(text, whole) ?? _parseDate(text, date) else { throw CocoaError() }
            return Date(timeIntervalSinceReferenceDate: seconds)
        }
    }

    struct RelativeFormatStyle: _DateStyle, Hashable {
        typealias FormatInput = Date
        typealias FormatOutput = String
        enum UnitsStyle: Int, Hashable { case wide, spellOut, abbreviated, narrow }
        enum Presentation: Hashable { case numeric, named }
        var presentation: Presentation
        var unitsStyle: UnitsStyle

        init(presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide) {
            self.presentation = presentation
            self.unitsStyle = unitsStyle
        }

        func locale(_ locale: Locale) -> RelativeFormatStyle { self }

        func format(_ destDate: Date) -> String {
            _relative(destDate.timeIntervalSinceNow, isNamed: presentation == .named, unitsStyle.rawValue)
        }
    }
}

func _relative(_ interval: Double, isNamed: Bool, _ width: Int) -> String {
    let seconds = interval.rounded()
    let lengths = [31536000, 2592000, 604800, 86400, 3600, 60, 1]
    let index = lengths.firstIndex { abs(seconds) >= Double($0) } ?? 6
    let count = Int(abs(seconds)) / lengths[index]
    let isPast = seconds < 0 || (seconds == 0 && interval < 0)
    if isNamed {
        if count == 0 { return "now" }
        if count == 1, index < 4 {
            let units = width < 2 ? ["year", "month", "week"] : ["yr.", "mo.", "wk."]
            if index == 3 { return isPast ? "yesterday" : "tomorrow" }
            return (isPast ? "last " : "next ") + units[index]
        }
    }
    let wide = ["year", "month", "week", "day", "hour", "minute", "second"]
    let short = ["yr.", "mo.", "wk.", "day", "hr.", "min.", "sec."]
    let narrow = ["y", "mo", "w", "d", "h", "min", "s"]
    let number = width == 1 ? _spelledOut(count) : "\(count)"
    let amount: String
    switch width {
    case 2: amount = number + " " + short[index] + (index == 3 && count != 1 ? "s" : "")
    case 3: amount = number + narrow[index]
    default: amount = number + " " + wide[index] + (count == 1 ? "" : "s")
    }
    return isPast ? amount + " ago" : "in " + amount
}

extension Date {
    struct IntervalFormatStyle: _DateStyle {
        typealias FormatInput = Range<Date>
        typealias DateStyle = Date.FormatStyle.DateStyle
        typealias TimeStyle = Date.FormatStyle.TimeStyle
        typealias FormatOutput = String
        private var style: Date.FormatStyle

        init(
            date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil,
            locale: Locale = .autoupdatingCurrent,
            calendar: Calendar = .autoupdatingCurrent, timeZone: TimeZone = .current
        ) {
            style = date == nil && time == nil ? Date.FormatStyle() : Date.FormatStyle(date: date, time: time)
        }

        private func with(_ style: Date.FormatStyle) -> IntervalFormatStyle {
            var copy = self
            copy.style = style
            return copy
        }

        func year() -> IntervalFormatStyle { with(style.year()) }

        func month(_ format: Date.FormatStyle.Symbol.Month = .abbreviated) -> IntervalFormatStyle {
            with(style.month(format))
        }

        func day() -> IntervalFormatStyle { with(style.day()) }

        func weekday(_ format: Date.FormatStyle.Symbol.Weekday = .abbreviated) -> IntervalFormatStyle {
            with(style.weekday(format))
        }

        func hour(_ format: Date.FormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated))
            -> IntervalFormatStyle
        { with(style.hour(format)) }

        func minute() -> IntervalFormatStyle { with(style.minute()) }
        func second() -> IntervalFormatStyle { with(style.second()) }
        func locale(_ locale: Locale) -> IntervalFormatStyle { self }

        func format(_ value: Range<Date>) -> String {
            let chosen = style._isEmpty ? Date.FormatStyle(date: .numeric, time: .shortened) : style
            return chosen._interval(value.lowerBound, value.upperBound)
        }
    }
}

protocol ParseStrategy<ParseInput, ParseOutput> {
    associatedtype ParseInput
    associatedtype ParseOutput
    func parse(_ value: ParseInput) throws -> ParseOutput
}

extension FormatStyle where Self == Date.ISO8601FormatStyle {
    static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}

extension ParseStrategy where Self == Date.ISO8601FormatStyle {
    static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}

extension FormatStyle where Self == Date.RelativeFormatStyle {
    static func relative(
        presentation: Date.RelativeFormatStyle.Presentation,
        unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
    ) -> Date.RelativeFormatStyle {
        Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle)
    }
}

extension FormatStyle where Self == Date.IntervalFormatStyle {
    static var interval: Date.IntervalFormatStyle { Date.IntervalFormatStyle() }
}

extension Date {
    init<T: ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == Date {
        self = try strategy.parse(value)
    }
}

extension Range where Bound == Date {
    func formatted() -> String { Date.IntervalFormatStyle(date: .numeric, time: .shortened).format(self) }

    func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
        Date.IntervalFormatStyle(date: date, time: time).format(self)
    }

    func formatted(_ style: Date.IntervalFormatStyle) -> String { style.format(self) }
}
