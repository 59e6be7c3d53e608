import Syntax

/// A day, with a time when one was given; nothing here asks a clock.
public struct SiteDate: Sendable, Comparable, Hashable {
    /// Small numbers, since every page has some dates.
    private let years: Int16, months: UInt8, days: UInt8
    public var year: Int { Int(years) }
    public var month: Int { Int(months) }
    public var day: Int { Int(days) }
    /// `T12:34:56Z`, with the zone that stood in the text, or empty.
    public var time: String

    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 10, bytes[4] == "-", bytes[7] == "-" else { return nil }
        guard let year = Int(String(bytes[0..<4])), let month = Int(String(bytes[5..<7])),
            let day = Int(String(bytes[8..<10])),
            (1...12).contains(month), day >= 1, day <= Self.days(month, year)
        else { return nil }
        (years, months, days) = (Int16(year), UInt8(month), UInt8(day))
        guard let time = Self.time(String(bytes[10...]).trimmed) else { return nil }
        self.time = time
    }

    /// `T12:34`, `12:34:56.789+02:00` and the like as RFC 3339 has them; without a zone they are in UTC.
    private static func time(_ text: String) -> String? {
        guard !text.isEmpty else { return "" }
        guard
            let match = text.wholeMatch(
                of: /[Tt]?([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d(?:\.\d+)?)? ?([Zz]|[+-]\d\d:?\d\d)?/)
        else { return nil }
        var zone = match.4.map { $0.uppercased() } ?? "Z"
        if zone.count == 5 { zone.insert(":", at: zone.index(zone.startIndex, offsetBy: 3)) }
        return "T\(match.1):\(match.2)\(match.3 ?? ":00")\(zone)"
    }

    private static func days(_ month: Int, _ year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    public static func < (a: SiteDate, b: SiteDate) -> Bool {
        (a.year, a.month, a.day, a.time) < (b.year, b.month, b.day, b.time)
    }

    /// Whether it is on a later day, whatever the times are.
    func isLaterDay(than other: SiteDate) -> Bool {
        (year, month, day) > (other.year, other.month, other.day)
    }

    /// `2026-02-19`
    public var iso: String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return String(repeating: "0", count: max(0, 4 - String(year).count))
            + "\(year)-\(two(month))-\(two(day))"
    }

    /// As feeds want it.
    var timestamp: String { iso + (time.isEmpty ? "T00:00:00Z" : time) }

    /// `19 February 2026`
    var words: String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November",
            "December",
        ]
        return "\(day) \(names[month - 1]) \(year)"
    }
}
