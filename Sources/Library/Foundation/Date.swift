struct Date: Hashable, Comparable, CustomStringConvertible, Codable, Sendable, Strideable {
    typealias Stride = Double
    var timeIntervalSinceReferenceDate: Double
    init() { timeIntervalSinceReferenceDate = _now() }
    init(timeIntervalSinceReferenceDate ti: Double) { timeIntervalSinceReferenceDate = ti }
    init(timeIntervalSinceNow ti: Double) { timeIntervalSinceReferenceDate = _now() + ti }
    init(timeIntervalSince1970 ti: Double) { timeIntervalSinceReferenceDate = ti - 978307200 }

    init(timeInterval ti: Double, since date: Date) {
        timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + ti
    }

    static var now: Date { Date() }
    static var timeIntervalSinceReferenceDate: Double { _now() }
    static let distantPast = Date(timeIntervalSinceReferenceDate: -63114076800)
    static let distantFuture = Date(timeIntervalSinceReferenceDate: 63113904000)
    var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200 }
    var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - _now() }

    func timeIntervalSince(_ date: Date) -> Double {
        timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
    }

    func addingTimeInterval(_ ti: Double) -> Date {
        Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + ti)
    }

    mutating func addTimeInterval(_ ti: Double) { timeIntervalSinceReferenceDate += ti }
    func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
    func advanced(by n: Double) -> Date { addingTimeInterval(n) }
    static func + (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(rhs) }
    static func - (lhs: Date, rhs: Double) -> Date { lhs.addingTimeInterval(-rhs) }
    static func += (lhs: inout Date, rhs: Double) { lhs = lhs + rhs }
    static func -= (lhs: inout Date, rhs: Double) { lhs = lhs - rhs }
    var description: String { _formatDate(timeIntervalSinceReferenceDate, "yyyy-MM-dd HH:mm:ss") + " +0000" }
}

extension Date {
    struct FormatStyle: _DateStyle {
        typealias FormatInput = Date
        typealias FormatOutput = String
        enum DateStyle { case omitted, numeric, abbreviated, long, complete }
        enum TimeStyle { case omitted, shortened, standard, complete }

        struct Symbol {
            enum Year { case defaultDigits, twoDigits }
            enum Month { case defaultDigits, twoDigits, abbreviated, wide, narrow }
            enum Day { case defaultDigits, twoDigits }
            enum Weekday { case abbreviated, wide, narrow, short }
            enum Minute { case defaultDigits, twoDigits }
            enum Second { case defaultDigits, twoDigits }

            struct Hour {
                enum AMPMStyle { case abbreviated, omitted, narrow, wide }
                var isTwoDigits = false
                var hasPeriod = true

                static func defaultDigits(amPM: AMPMStyle) -> Hour {
                    Hour(isTwoDigits: false, hasPeriod: amPM != .omitted)
                }

                static var defaultDigitsNoAMPM: Hour { defaultDigits(amPM: .omitted) }
                static var twoDigitsNoAMPM: Hour { twoDigits(amPM: .omitted) }

                static func twoDigits(amPM: AMPMStyle) -> Hour {
                    Hour(isTwoDigits: true, hasPeriod: amPM != .omitted)
                }
            }
        }

        var yearPattern = ""
        var monthPattern = ""
        var dayPattern = ""
        var weekdayPattern = ""
        var hourPattern = ""
        var minutePattern = ""
        var secondPattern = ""
        var zonePattern = ""
        var quarterPattern = ""
        var eraPattern = ""
        var hasPeriod = true
        init() {}

        init(date: DateStyle?, time: TimeStyle?) {
            set(date ?? .omitted)
            set(time ?? .omitted)
        }

        mutating func set(_ style: DateStyle) {
            if style == .omitted { return }
            yearPattern = "y"
            dayPattern = "d"
            monthPattern = style == .numeric ? "M" : style == .abbreviated ? "MMM" : "MMMM"
            if style == .complete { weekdayPattern = "EEEE" }
        }

        mutating func set(_ style: TimeStyle) {
            if style == .omitted { return }
            hourPattern = "h"
            minutePattern = "mm"
            if style != .shortened { secondPattern = "ss" }
            if style == .complete { zonePattern = "zzz" }
        }

        func year(_ format: Symbol.Year = .defaultDigits) -> FormatStyle {
            var style = self
            style.yearPattern = format == .twoDigits ? "yy" : "y"
            return style
        }

        func month(_ format: Symbol.Month = .abbreviated) -> FormatStyle {
            var style = self
            switch format {
            case .defaultDigits: style.monthPattern = "M"
            case .twoDigits: style.monthPattern = "MM"
            case .abbreviated: style.monthPattern = "MMM"
            case .wide: style.monthPattern = "MMMM"
            case .narrow: style.monthPattern = "MMMMM"
            }
            return style
        }

        func day(_ format: Symbol.Day = .defaultDigits) -> FormatStyle {
            var style = self
            style.dayPattern = format == .twoDigits ? "dd" : "d"
            return style
        }

        func weekday(_ format: Symbol.Weekday = .abbreviated) -> FormatStyle {
            var style = self
            style.weekdayPattern = format == .wide ? "EEEE" : format == .narrow ? "EEEEE" : "EEE"
            return style
        }

        func hour(_ format: Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> FormatStyle {
            var style = self
            style.hourPattern = format.isTwoDigits ? "hh" : "h"
            style.hasPeriod = format.hasPeriod
            return style
        }

        func minute(_ format: Symbol.Minute = .defaultDigits) -> FormatStyle {
            var style = self
            style.minutePattern = "mm"
            return style
        }

        func second(_ format: Symbol.Second = .defaultDigits) -> FormatStyle {
            var style = self
            style.secondPattern = "ss"
            return style
        }

        func timeZone() -> FormatStyle {
            var style = self
            style.zonePattern = "zzz"
            return style
        }

        func quarter() -> FormatStyle {
            var style = self
            style.quarterPattern = "QQQ"
            return style
        }

        func era() -> FormatStyle {
            var style = self
            style.eraPattern = "G"
            return style
        }

        func dayOfYear() -> FormatStyle {
            var style = self
            style.dayPattern = "D"
            return style
        }

        func locale(_ locale: Locale) -> FormatStyle { self }
        private var isNumeric: Bool { monthPattern == "M" || monthPattern == "MM" }

        private var datePattern: String {
            if isNumeric {
                let date = [monthPattern, dayPattern, yearPattern].filter { !$0.isEmpty }.joined(
                    separator: "/")
                return weekdayPattern.isEmpty ? date : weekdayPattern + ", " + date
            }
            let monthDay = [monthPattern, dayPattern].filter { !$0.isEmpty }.joined(separator: " ")
            let separator = dayPattern.isEmpty ? " " : ", "
            let years = [quarterPattern, yearPattern, eraPattern].filter { !$0.isEmpty }.joined(
                separator: " ")
            let date = [monthDay, years].filter { !$0.isEmpty }.joined(separator: separator)
            return [weekdayPattern, date].filter { !$0.isEmpty }.joined(
                separator: monthPattern.isEmpty ? " " : ", ")
        }

        private var timePattern: String {
            var pattern = [hourPattern, minutePattern, secondPattern].filter { !$0.isEmpty }.joined(
                separator: ":")
            if !hourPattern.isEmpty && hasPeriod { pattern += "\u{202f}a" }
            return [pattern, zonePattern].filter { !$0.isEmpty }.joined(separator: " ")
        }

        func format(_ value: Date) -> String {
            let date =
                datePattern.isEmpty ? "" : _formatDate(value.timeIntervalSinceReferenceDate, datePattern)
            let time =
                timePattern.isEmpty ? "" : _formatDate(value.timeIntervalSinceReferenceDate, timePattern)
            if date.isEmpty || time.isEmpty { return date + time }
            return date + (isNumeric || yearPattern.isEmpty ? ", " : " at ") + time
        }

        var _isEmpty: Bool { datePattern.isEmpty && timePattern.isEmpty }
        /// From one date to another: a pattern for what they share, one for each end.

        func _interval(_ start: Date, _ end: Date) -> String {
            let (a, b) = (
                _dateParts(start.timeIntervalSinceReferenceDate),
                _dateParts(end.timeIntervalSinceReferenceDate)
            )
            func pair(_ first: FormatStyle, _ last: FormatStyle) -> String {
                first.format(start) + " – " + last.format(end)
            }
            var plain = self
            if a[0...2] == b[0...2] {
                if a == b || timePattern.isEmpty { return format(start) }
                var day = self
                (day.hourPattern, day.minutePattern, day.secondPattern, day.zonePattern) = ("", "", "", "")
                (plain.yearPattern, plain.monthPattern, plain.dayPattern, plain.weekdayPattern) = (
                    "", "", "", ""
                )
                var first = plain
                if a[3] / 12 == b[3] / 12 { first.hasPeriod = false }
                return (datePattern.isEmpty ? "" : day.format(start) + ", ") + pair(first, plain)
            }
            if !timePattern.isEmpty {
                var whole = self
                if datePattern.isEmpty { whole.set(DateStyle.numeric) }
                return pair(whole, whole)
            }
            if isNumeric || a[0] != b[0] { return pair(self, self) }
            plain.yearPattern = ""
            var last = self
            if a[1] == b[1], weekdayPattern.isEmpty, !dayPattern.isEmpty { last.monthPattern = "" }
            return pair(plain, last)
        }
    }

    func formatted() -> String { formatted(date: .numeric, time: .shortened) }

    func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        FormatStyle(date: date, time: time).format(self)
    }

    func formatted<F: _AttributedDateStyle>(_ format: F) -> AttributedString
    where
        F.FormatInput == Date,
        F.FormatOutput == AttributedString
    { format.format(self) }

    func formatted<F: _DateStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
        format.format(self)
    }

    func ISO8601Format() -> String {
        _formatDate(timeIntervalSinceReferenceDate, "yyyy-MM-dd") + "T"
            + _formatDate(timeIntervalSinceReferenceDate, "HH:mm:ss") + "Z"
    }
}

extension Date {
    struct AttributedStyle: _AttributedDateStyle {
        typealias FormatInput = Date
        typealias FormatOutput = AttributedString
        fileprivate let style: Date.FormatStyle
        func format(_ value: Date) -> AttributedString { AttributedString(style.format(value)) }
        func locale(_ locale: Locale) -> AttributedStyle { AttributedStyle(style: style.locale(locale)) }
    }
}

extension Date.FormatStyle {
    var attributedStyle: Date.AttributedStyle { Date.AttributedStyle(style: self) }
    var attributed: Date.AttributedStyle { attributedStyle }
}
