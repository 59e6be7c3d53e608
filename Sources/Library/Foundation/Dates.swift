@native func _now() -> Double

@native func _formatDate(_ seconds: Double, _ pattern: String) -> String

@native func _parseDate(_ text: String, _ pattern: String) -> Double?

@native func _dateParts(_ seconds: Double) -> [Int]

@native func _dateSeconds(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int)
    -> Double

struct DateComponents: Hashable, Sendable {
    var calendar: Calendar?
    var year: Int?
    var month: Int?
    var day: Int?
    var hour: Int?
    var minute: Int?
    var second: Int?
    var weekday: Int?
    var weekOfYear: Int?
    var yearForWeekOfYear: Int?

    init(
        calendar: Calendar? = nil, timeZone: TimeZone? = nil, year: Int? = nil, month: Int? = nil,
        day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, weekday: Int? = nil,
        weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
    ) {
        self.calendar = calendar
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.weekday = weekday
        self.weekOfYear = weekOfYear
        self.yearForWeekOfYear = yearForWeekOfYear
    }

    var date: Date? { (calendar ?? .current).date(from: self) }

    func value(for component: Calendar.Component) -> Int? {
        switch component {
        case .year: year
        case .month: month
        case .day: day
        case .hour: hour
        case .minute: minute
        case .second: second
        case .weekday: weekday
        case .weekOfYear: weekOfYear
        case .yearForWeekOfYear: yearForWeekOfYear
        default: nil
        }
    }

    mutating func setValue(_ value: Int?, for component: Calendar.Component) {
        switch component {
        case .year: year = value
        case .month: month = value
        case .day: day = value
        case .hour: hour = value
        case .minute: minute = value
        case .second: second = value
        case .weekday: weekday = value
        case .weekOfYear: weekOfYear = value
        case .yearForWeekOfYear: yearForWeekOfYear = value
        default: break
        }
    }
}

protocol _DateStyle: FormatStyle {}
protocol _AttributedDateStyle: FormatStyle {}

extension FormatStyle where Self == Date.FormatStyle {
    static var dateTime: Date.FormatStyle { Date.FormatStyle() }
}

class DateFormatter: Formatter {
    enum Style { case none, short, medium, long, full }
    var dateFormat = ""
    var dateStyle = Style.none
    var timeStyle = Style.none
    var locale = Locale.current
    var timeZone: TimeZone? = TimeZone.current
    var calendar = Calendar.current
    var weekdaySymbols: [String]! { calendar.weekdaySymbols }
    var shortWeekdaySymbols: [String]! { calendar.shortWeekdaySymbols }
    var veryShortWeekdaySymbols: [String]! { calendar.veryShortWeekdaySymbols }
    var standaloneWeekdaySymbols: [String]! { calendar.weekdaySymbols }
    var shortStandaloneWeekdaySymbols: [String]! { calendar.shortWeekdaySymbols }
    var veryShortStandaloneWeekdaySymbols: [String]! { calendar.veryShortWeekdaySymbols }
    var monthSymbols: [String]! { calendar.monthSymbols }
    var shortMonthSymbols: [String]! { calendar.shortMonthSymbols }
    override init() { super.init() }
    override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }

    func string(from date: Date) -> String {
        if !dateFormat.isEmpty { return _formatDate(date.timeIntervalSinceReferenceDate, dateFormat) }
        var parts: [String] = []
        switch dateStyle {
        case .none: break
        case .short: parts.append(_formatDate(date.timeIntervalSinceReferenceDate, "M/d/yy"))
        case .medium: parts.append(_formatDate(date.timeIntervalSinceReferenceDate, "MMM d, y"))
        case .long: parts.append(_formatDate(date.timeIntervalSinceReferenceDate, "MMMM d, y"))
        case .full: parts.append(_formatDate(date.timeIntervalSinceReferenceDate, "EEEE, MMMM d, y"))
        }
        switch timeStyle {
        case .none: break
        case .short: parts.append(_formatDate(date.timeIntervalSinceReferenceDate, "h:mm\u{202f}a"))
        default: parts.append(_formatDate(date.timeIntervalSinceReferenceDate, "h:mm:ss\u{202f}a"))
        }
        return parts.joined(separator: dateStyle == .long || dateStyle == .full ? " at " : ", ")
    }

    func date(from string: String) -> Date? {
        _parseDate(string, dateFormat).map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) { dateFormat = dateFormatTemplate }

    static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
    }
}
