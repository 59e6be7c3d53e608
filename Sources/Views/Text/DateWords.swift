import Interpreter
import Syntax

/// The words of `Text(_:style:)` and its kin. Dates are English and in GMT, as everywhere in previews.
enum DateWords {
    /// The places of the constants of `Text.DateStyle`.
    enum Style: Int, CaseNames {
        case time, date, relative, offset, timer
    }

    /// - Parameters:
    ///   - date: seconds since 1 January 2001, as `now`.
    static func text(_ date: Double, _ style: Style, now: Double) -> String {
        switch style {
        case .time: Dates.format(date, "h:mm\u{202F}a")
        case .date: Dates.format(date, "MMMM d, y")
        case .relative: units((date - now).magnitude, count: 2).joinedBytes(", ")
        case .offset:
            (date < now ? "-" : "+") + (units((date - now).magnitude, count: 1).first ?? "0 seconds")
        case .timer: clock((date - now).magnitude)
        }
    }

    static func text(from start: Double, to end: Double) -> String {
        func agree(_ format: String) -> Bool {
            Dates.format(start, format).utf8.elementsEqual(Dates.format(end, format).utf8)
        }
        let isOneDay = agree("yMMd")
        // What both times share is said once.
        let first = !isOneDay ? "M/d/yy" : agree("a") ? "h:mm" : "h:mm\u{202F}a"
        let last = isOneDay ? "h:mm\u{202F}a" : "M/d/yy"
        return Dates.format(start, first) + "\u{2009}\u{2013}\u{2009}" + Dates.format(end, last)
    }

    /// `1:02:03`, or `2:03` below an hour.
    static func clock(_ seconds: Double, showsHours: Bool = true) -> String {
        let whole = Int(min(Dates.within(seconds.rounded(.down)), 1e8))
        let hours = showsHours ? whole / 3600 : 0
        let minutes = whole / 60 - hours * 60, rest = whole % 60
        let tail = two(rest)
        return hours > 0 ? "\(hours):\(two(minutes)):\(tail)" : "\(minutes):\(tail)"
    }

    /// The seconds that a timer shows: those left of its interval, or those gone.
    ///
    /// - Parameter interval: from one moment to another, in seconds since 1 January 2001, as `now`.
    static func timer(_ interval: (start: Double, end: Double), now: Double, countsDown: Bool) -> Double {
        let moment = min(max(now, interval.start), interval.end)
        return countsDown ? interval.end - moment : moment - interval.start
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// "2 hours", "23 minutes": the largest units first.
    private static func units(_ seconds: Double, count: Int) -> [String] {
        let names: [(name: String, length: Double)] = [
            ("year", 365 * 86_400), ("month", 30 * 86_400), ("day", 86_400), ("hour", 3600), ("minute", 60),
            ("second", 1),
        ]
        var rest = Dates.within(seconds.rounded(.down))
        var words: [String] = []
        for unit in names where words.count < count {
            let amount = Int((rest / unit.length).rounded(.down))
            guard amount > 0 else {
                // Two units stand beside each other or not at all.
                if !words.isEmpty { break }
                continue
            }
            rest -= Double(amount) * unit.length
            words.append("\(amount) \(unit.name)\(amount == 1 ? "" : "s")")
        }
        return words.isEmpty ? ["0 seconds"] : words
    }
}

/// `DateInterval`.
private enum DateIntervalField: Int, FieldNames { case start, duration }

/// Texts made of dates.
enum DateTextRows {
    static var rows: [Native] {
        [
            Native("Text.init(_:style:)") { call in
                let date = call.nextValue().dateSeconds
                let style = DateWords.Style(call.nextValue())
                return text(call, DateWords.text(date, style, now: call.evaluator.now))
            },
            Native("Text.init(_: ClosedRange<Date>)") { call in
                let dates = call.nextDates()
                return text(call, DateWords.text(from: dates.start, to: dates.end))
            },
            Native("Text.init(_: DateInterval)") { call in
                guard let interval = Fields<DateIntervalField>(call.nextValue()) else { return .void }
                let start = interval[.start].dateSeconds
                return text(call, DateWords.text(from: start, to: start + interval[.duration].number))
            },
            Native("Text.init(timerInterval:pauseTime:countsDown:showsHours:)") { call in
                let interval = call.nextDates()
                let now = call.nextOptional()?.dateSeconds ?? call.evaluator.now
                let seconds = DateWords.timer(interval, now: now, countsDown: call.next())
                return text(call, DateWords.clock(seconds, showsHours: call.next()))
            },
        ]
    }

    private static func text(_ call: NativeCall, _ string: String) -> Value {
        .native(TextValue(string, range: call.range))
    }
}

extension NativeCall {
    /// A `ClosedRange<Date>`, in seconds since 1 January 2001.
    func nextDates() -> (start: Double, end: Double) {
        guard case .range(let start, let end, _) = nextValue() else { return (0, 0) }
        return (start.dateSeconds, end.dateSeconds)
    }
}

extension Value {
    /// A `Date` in seconds since 1 January 2001, which it keeps as its first field.
    var dateSeconds: Double { fields.first?.number ?? 0 }

    /// The date style that a value is interpolated with.
    var dateStyle: DateWords.Style? {
        guard case .structure(let value) = self, value.declaration.name == "DateStyle" else { return nil }
        return DateWords.Style(self)
    }
}
