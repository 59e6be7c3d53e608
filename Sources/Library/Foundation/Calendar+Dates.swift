extension Calendar {
    func date(from components: DateComponents) -> Date? {
        if let week = components.weekOfYear {
            let year = Date(
                timeIntervalSinceReferenceDate: _dateSeconds(
                    components.yearForWeekOfYear ?? components.year ?? 2001, 1, 1, components.hour ?? 0,
                    components.minute ?? 0, components.second ?? 0))
            let day =
                (week - 1) * 7 - dayOfWeek(component(.weekday, from: year))
                + dayOfWeek(components.weekday ?? firstWeekday)
            return year.addingTimeInterval(Double(day) * 86400)
        }
        return Date(
            timeIntervalSinceReferenceDate: _dateSeconds(
                components.year ?? 2001, components.month ?? 1, components.day ?? 1, components.hour ?? 0,
                components.minute ?? 0, components.second ?? 0))
    }

    func date(byAdding component: Component, value: Int, to date: Date) -> Date? {
        var parts = _dateParts(date.timeIntervalSinceReferenceDate)
        switch component {
        case .year: parts[0] += value
        case .month: parts[1] += value
        case .day, .weekday, .dayOfYear: parts[2] += value
        case .weekOfYear, .weekOfMonth: parts[2] += 7 * value
        case .hour: parts[3] += value
        case .minute: parts[4] += value
        case .second: parts[5] += value
        case .quarter: parts[1] += 3 * value
        default: break
        }
        return Date(
            timeIntervalSinceReferenceDate: _dateSeconds(
                parts[0], parts[1], parts[2], parts[3], parts[4], parts[5]))
    }

    func date(byAdding components: DateComponents, to date: Date) -> Date? {
        let parts = _dateParts(date.timeIntervalSinceReferenceDate)
        return Date(
            timeIntervalSinceReferenceDate: _dateSeconds(
                parts[0] + (components.year ?? 0), parts[1] + (components.month ?? 0),
                parts[2] + (components.day ?? 0), parts[3] + (components.hour ?? 0),
                parts[4] + (components.minute ?? 0), parts[5] + (components.second ?? 0)))
    }

    func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
        startOfDay(for: date).addingTimeInterval(Double(hour * 3600 + minute * 60 + second))
    }

    func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
        guard let start = dateInterval(of: larger, for: date)?.start else { return nil }
        let seconds = date.timeIntervalSince(start)
        switch smaller {
        case .second: return Int(seconds) + 1
        case .minute: return Int(seconds / 60) + 1
        case .hour: return Int(seconds / 3600) + 1
        case .day, .weekday, .dayOfYear: return Int(seconds / 86400) + 1
        case .month: return dateComponents([.month], from: start, to: date).month.map { $0 + 1 }
        default: return nil
        }
    }

    func startOfDay(for date: Date) -> Date {
        let parts = _dateParts(date.timeIntervalSinceReferenceDate)
        return Date(timeIntervalSinceReferenceDate: _dateSeconds(parts[0], parts[1], parts[2], 0, 0, 0))
    }

    func dateInterval(of component: Component, for date: Date) -> DateInterval? {
        let parts = _dateParts(date.timeIntervalSinceReferenceDate)
        let start: Date
        switch component {
        case .year: start = Date(timeIntervalSinceReferenceDate: _dateSeconds(parts[0], 1, 1, 0, 0, 0))
        case .month:
            start = Date(timeIntervalSinceReferenceDate: _dateSeconds(parts[0], parts[1], 1, 0, 0, 0))
        case .weekOfYear, .weekOfMonth:
            start = Date(
                timeIntervalSinceReferenceDate: _dateSeconds(
                    parts[0], parts[1], parts[2] - dayOfWeek(parts[6]), 0, 0, 0))
        case .day, .dayOfYear, .weekday: start = startOfDay(for: date)
        case .hour:
            start = Date(
                timeIntervalSinceReferenceDate: _dateSeconds(parts[0], parts[1], parts[2], parts[3], 0, 0))
        case .minute:
            start = Date(
                timeIntervalSinceReferenceDate: _dateSeconds(
                    parts[0], parts[1], parts[2], parts[3], parts[4], 0))
        default: return nil
        }
        guard let end = self.date(byAdding: component, value: 1, to: start) else { return nil }
        return DateInterval(start: start, end: end)
    }
    /// The next moment after a date whose components are those given; what is smaller than they are is zero.

    func nextDate(
        after date: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
        direction: SearchDirection = .forward
    ) -> Date? {
        let step = direction == .forward ? 86400.0 : -86400.0
        let isWithinDay = components.hour != nil || components.minute != nil || components.second != nil
        var day = startOfDay(for: date)
        for _ in 0..<1500 {
            let parts = _dateParts(day.timeIntervalSinceReferenceDate)
            if (components.year ?? parts[0]) == parts[0], (components.month ?? parts[1]) == parts[1],
                (components.day
                    ?? (components.month != nil && components.weekday == nil && !isWithinDay ? 1 : parts[2]))
                    == parts[2], (components.weekday ?? parts[6]) == parts[6]
            {
                let hours = components.hour.map { [$0] } ?? (isWithinDay ? Array(0..<24) : [0])
                let minutes =
                    components.minute.map { [$0] }
                    ?? (components.second != nil && components.hour == nil ? Array(0..<60) : [0])
                var times: [Date] = []
                for hour in hours {
                    for minute in minutes {
                        times.append(
                            day.addingTimeInterval(
                                Double(hour * 3600 + minute * 60 + (components.second ?? 0))))
                    }
                }
                if let found = direction == .forward
                    ? times.first(where: { $0 > date }) : times.last(where: { $0 < date })
                {
                    return found
                }
            }
            day = day.addingTimeInterval(step)
        }
        return nil
    }

    func enumerateDates(
        startingAfter start: Date, matching components: DateComponents, matchingPolicy: MatchingPolicy,
        direction: SearchDirection = .forward, using block: (Date?, Bool, inout Bool) -> Void
    ) {
        var date = start
        var stop = false
        while !stop,
            let next = nextDate(
                after: date, matching: components, matchingPolicy: matchingPolicy, direction: direction)
        {
            block(next, true, &stop)
            date = next
        }
    }

    func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
        if self.component(component, from: date) == value { return date }
        var wanted = DateComponents()
        switch component {
        case .year: wanted.year = value
        case .month: wanted.month = value
        case .day: wanted.day = value
        case .hour: wanted.hour = value
        case .minute: wanted.minute = value
        case .second: wanted.second = value
        case .weekday: wanted.weekday = value
        default: return nil
        }
        return nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
    }
    /// Days and weeks of a month or a year, months of a year.

    func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
        if smaller == .month, larger == .year { return 1..<13 }
        if smaller == .weekday { return 1..<8 }
        if smaller == .weekOfMonth || smaller == .weekOfYear,
            let interval = dateInterval(of: larger, for: date)
        {
            let last = interval.end.addingTimeInterval(-1)
            return
                1..<(smaller == .weekOfMonth
                ? component(.weekOfMonth, from: last)
                : week(ofDay: component(.dayOfYear, from: last), weekday: component(.weekday, from: last)))
                + 1
        }
        guard smaller == .day || smaller == .dayOfYear, let interval = dateInterval(of: larger, for: date)
        else { return nil }
        return 1..<(Int(interval.duration / 86400) + 1)
    }

    func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Component) -> Bool {
        dateInterval(of: component, for: date1) == dateInterval(of: component, for: date2)
    }

    func compare(_ date1: Date, to date2: Date, toGranularity component: Component) -> ComparisonResult {
        isDate(date1, equalTo: date2, toGranularity: component)
            ? .orderedSame : date1 < date2 ? .orderedAscending : .orderedDescending
    }

    func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool {
        startOfDay(for: date1) == startOfDay(for: date2)
    }

    func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }

    func isDateInYesterday(_ date: Date) -> Bool {
        isDate(date.addingTimeInterval(86400), inSameDayAs: Date())
    }

    func isDateInTomorrow(_ date: Date) -> Bool {
        isDate(date.addingTimeInterval(-86400), inSameDayAs: Date())
    }

    /// The first Saturday that begins later, or the last one that began earlier, with the Sunday after it.
    func nextWeekend(startingAfter date: Date, direction: SearchDirection = .forward) -> DateInterval? {
        let today = startOfDay(for: date)
        let day = component(.weekday, from: date)
        let days: Int
        switch direction {
        case .forward: days = day == 7 ? 7 : 7 - day
        case .backward: days = day == 7 ? (date > today ? 0 : -7) : -day
        }
        return DateInterval(start: today.addingTimeInterval(Double(days) * 86_400), duration: 172_800)
    }

    func isDateInWeekend(_ date: Date) -> Bool {
        let day = component(.weekday, from: date)
        return day == 1 || day == 7
    }
}
