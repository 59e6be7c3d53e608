struct Calendar: Hashable, Sendable {
    enum Component: Hashable {
        case era, year, month, day, hour, minute, second, weekday, weekOfYear, quarter, nanosecond,
            weekOfMonth, dayOfYear, yearForWeekOfYear, weekdayOrdinal, calendar, timeZone
    }

    enum MatchingPolicy {
        case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict
    }

    enum SearchDirection { case forward, backward }

    enum Identifier: Hashable {
        case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew, iso8601,
            indian, islamic, islamicCivil, japanese, persian, republicOfChina, islamicTabular,
            islamicUmmAlQura
    }

    let identifier: Identifier
    /// Every date of a preview is in this one.

    var timeZone: TimeZone {
        get { .gmt }
        set {}
    }

    init(identifier: Identifier) {
        self.identifier = identifier
        if identifier == .iso8601 { firstWeekday = 2 }
    }
    private init() { identifier = .gregorian }
    static let current = Calendar()
    static let autoupdatingCurrent = Calendar()
    var firstWeekday = 1
    var locale: Locale?

    var weekdaySymbols: [String] {
        ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    }

    var shortWeekdaySymbols: [String] { weekdaySymbols.map { String($0.prefix(3)) } }
    var veryShortWeekdaySymbols: [String] { weekdaySymbols.map { String($0.prefix(1)) } }

    var monthSymbols: [String] {
        [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
    }

    var shortMonthSymbols: [String] { monthSymbols.map { String($0.prefix(3)) } }
    var standaloneWeekdaySymbols: [String] { weekdaySymbols }
    var shortStandaloneWeekdaySymbols: [String] { shortWeekdaySymbols }
    var veryShortStandaloneWeekdaySymbols: [String] { veryShortWeekdaySymbols }
    var standaloneMonthSymbols: [String] { monthSymbols }

    var shortStandaloneMonthSymbols: [String] { shortMonthSymbols }
    /// Days since the week began.

    private func dayOfWeek(_ weekday: Int) -> Int { (weekday - firstWeekday + 7) % 7 }
    /// The number of the week of a day of a month or year, counted from 1: the week of its first day is the
    /// first.

    private func week(ofDay day: Int, weekday: Int) -> Int {
        (day - 1 + dayOfWeek((weekday - day) % 7 + 8)) / 7 + 1
    }

    private func yearOfWeek(_ parts: [Int]) -> Int {
        parts[1] == 12 && parts[2] - dayOfWeek(parts[6]) > 25 ? parts[0] + 1 : parts[0]
    }

    func component(_ component: Component, from date: Date) -> Int {
        let parts = _dateParts(date.timeIntervalSinceReferenceDate)
        switch component {
        case .era: return 1
        case .year: return parts[0]
        case .month: return parts[1]
        case .day: return parts[2]
        case .hour: return parts[3]
        case .minute: return parts[4]
        case .second: return parts[5]
        case .weekday: return parts[6]
        case .dayOfYear: return parts[7]
        case .weekOfYear: return yearOfWeek(parts) > parts[0] ? 1 : week(ofDay: parts[7], weekday: parts[6])
        case .weekOfMonth: return week(ofDay: parts[2], weekday: parts[6])
        case .yearForWeekOfYear: return yearOfWeek(parts)
        case .weekdayOrdinal: return (parts[2] + 6) / 7
        case .quarter: return (parts[1] + 2) / 3
        case .nanosecond, .calendar, .timeZone: return 0
        }
    }

    func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
        let parts = _dateParts(date.timeIntervalSinceReferenceDate)
        return DateComponents(
            year: components.contains(.year) ? parts[0] : nil,
            month: components.contains(.month) ? parts[1] : nil,
            day: components.contains(.day) ? parts[2] : nil,
            hour: components.contains(.hour) ? parts[3] : nil,
            minute: components.contains(.minute) ? parts[4] : nil,
            second: components.contains(.second) ? parts[5] : nil,
            weekday: components.contains(.weekday) ? parts[6] : nil,
            weekOfYear: components.contains(.weekOfYear) ? component(.weekOfYear, from: date) : nil,
            yearForWeekOfYear: components.contains(.yearForWeekOfYear) ? yearOfWeek(parts) : nil)
    }

    func dateComponents(_ components: Set<Component>, from start: Date, to end: Date) -> DateComponents {
        var result = DateComponents()
        var start = start
        if components.contains(.year) || components.contains(.month) {
            let (from, to) = (
                _dateParts(start.timeIntervalSinceReferenceDate),
                _dateParts(end.timeIntervalSinceReferenceDate)
            )
            var months = (to[0] - from[0]) * 12 + to[1] - from[1]
            if months > 0, date(byAdding: .month, value: months, to: start)! > end { months -= 1 }
            if months < 0, date(byAdding: .month, value: months, to: start)! < end { months += 1 }
            if components.contains(.year) { result.year = months / 12 }
            if components.contains(.month) {
                result.month = components.contains(.year) ? months % 12 : months
            } else {
                months -= months % 12
            }
            start = date(byAdding: .month, value: months, to: start)!
        }
        var rest = Int(end.timeIntervalSince(start))
        if components.contains(.weekOfYear) {
            result.weekOfYear = rest / 604800
            rest = rest % 604800
        }
        if components.contains(.day) {
            result.day = rest / 86400
            rest = rest % 86400
        }
        if components.contains(.hour) {
            result.hour = rest / 3600
            rest = rest % 3600
        }
        if components.contains(.minute) {
            result.minute = rest / 60
            rest = rest % 60
        }
        if components.contains(.second) { result.second = rest }
        return result
    }
}
