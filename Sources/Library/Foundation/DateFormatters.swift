class RelativeDateTimeFormatter: Formatter {
    enum UnitsStyle: Int { case full, spellOut, short, abbreviated }
    enum DateTimeStyle { case numeric, named }
    var unitsStyle = UnitsStyle.full
    var dateTimeStyle = DateTimeStyle.numeric
    var locale = Locale.current
    var calendar = Calendar.current
    override init() { super.init() }

    func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        _relative(timeInterval, isNamed: dateTimeStyle == .named, unitsStyle.rawValue)
    }

    func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }
}

class ISO8601DateFormatter: Formatter {
    struct Options: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let withYear = Options(rawValue: 1)
        static let withMonth = Options(rawValue: 2)
        static let withDay = Options(rawValue: 16)
        static let withTime = Options(rawValue: 32)
        static let withTimeZone = Options(rawValue: 64)
        static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
        static let withDashSeparatorInDate = Options(rawValue: 256)
        static let withColonSeparatorInTime = Options(rawValue: 512)
        static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
        static let withFractionalSeconds = Options(rawValue: 2048)
        static let withFullDate = Options(rawValue: 275)
        static let withFullTime = Options(rawValue: 1632)
        static let withInternetDateTime = Options(rawValue: 1907)
    }

    var formatOptions: Options = .withInternetDateTime
    var timeZone: TimeZone? = TimeZone(secondsFromGMT: 0)
    override init() { super.init() }
    override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }
    private func has(_ option: Options) -> Bool { formatOptions.contains(option) }

    private var pattern: String {
        var date: [String] = []
        if has(.withYear) { date.append("yyyy") }
        if has(.withMonth) { date.append("MM") }
        if has(.withDay) { date.append("dd") }
        var text = date.joined(separator: has(.withDashSeparatorInDate) ? "-" : "")
        guard has(.withTime) else { return text }
        if !text.isEmpty { text += has(.withSpaceBetweenDateAndTime) ? " " : "'T'" }
        return text + (has(.withColonSeparatorInTime) ? "HH:mm:ss" : "HHmmss")
    }

    func string(from date: Date) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = pattern
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        let seconds = date.timeIntervalSinceReferenceDate
        let thousandths = String(Int((seconds - seconds.rounded(.down)) * 1000 + 1000)).dropFirst()
        let fraction = has(.withTime) && has(.withFractionalSeconds) ? "." + thousandths : ""
        return formatter.string(from: date) + fraction + (has(.withTimeZone) ? "Z" : "")
    }

    func date(from string: String) -> Date? {
        var text = string
        let parts = text.components(separatedBy: ".")
        if has(.withFractionalSeconds) != (parts.count == 2) { return nil }
        var fraction = 0.0
        if parts.count == 2 {
            let digits = String(parts[1].prefix { $0.isNumber })
            fraction = Double("0." + digits) ?? 0
            text = parts[0] + String(parts[1].dropFirst(digits.count))
        }
        if formatOptions.union(.withFractionalSeconds) == [.withInternetDateTime, .withFractionalSeconds] {
            return (try? Date.ISO8601FormatStyle().parse(text))?.addingTimeInterval(fraction)
        }
        let formatter = DateFormatter()
        formatter.dateFormat = pattern
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        if has(.withTimeZone), text.hasSuffix("Z") { text.removeLast() }
        return formatter.date(from: text)?.addingTimeInterval(fraction)
    }
}
