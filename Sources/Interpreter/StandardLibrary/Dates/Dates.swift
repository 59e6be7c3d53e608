/// `Date`.
public enum DateField: Int, FieldNames { case timeIntervalSinceReferenceDate }

/// The Gregorian calendar in GMT, by arithmetic on seconds since 1 January 2001.
public enum Dates {
    /// 9 June 2025, 9:41: the time of every preview.
    public static let start = 771_154_860.0

    /// Year, month, day, hour, minute, second, weekday (Sunday is 1), day of the year.
    public static func parts(_ seconds: Double) -> [Int] {
        let seconds = within(seconds.rounded(.down))
        // An `Int` of the WebAssembly build holds the days, but not the seconds.
        let days = Int((seconds / 86_400).rounded(.down))
        let rest = Int(seconds - Double(days) * 86_400)
        let (year, month, day) = civil(days + 11_323)
        let firstOfYear = ordinal(year, 1, 1)
        // 1 January 2001 was a Monday.
        let weekday = ((days + 1) % 7 + 7) % 7 + 1
        return [
            year, month, day, rest / 3600, rest / 60 % 60, rest % 60, weekday,
            days + 11_323 - firstOfYear + 1,
        ]
    }

    /// Seconds as far as three million years go; what is not a number counts as none.
    public static func within(_ seconds: Double) -> Double {
        seconds.isNaN ? 0 : min(max(seconds, -1e14), 1e14)
    }

    /// Seconds of a date whose parts may lie outside their usual range.
    public static func seconds(
        _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int
    ) -> Double {
        let year = min(max(year, -100_000), 100_000)
        let month = min(max(month, -1_000_000), 1_000_000) - 1
        let shift = floorDivide(month, 12)
        let first = ordinal(year + shift, month - shift * 12 + 1, 1)
        let days = Double(first - 11_323) + Double(day) - 1
        return days * 86_400 + Double(hour) * 3600 + Double(minute) * 60 + Double(second)
    }

    private static func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }

    /// Days since 1 January 1970 (Howard Hinnant's `days_from_civil`).
    private static func ordinal(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let y = month <= 2 ? year - 1 : year
        let era = floorDivide(y, 400)
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The date of a day since 1970 (Howard Hinnant's `civil_from_days`).
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let z = days + 719_468
        let era = floorDivide(z, 146_097)
        let dayOfEra = z - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    // MARK: Patterns

    static let months: [StaticString] = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November",
        "December",
    ]
    static let weekdays: [StaticString] = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]

    /// A date by a Unicode pattern (UTS #35), in English.
    public static func format(_ seconds: Double, _ pattern: String) -> String {
        let parts = parts(seconds)
        let bytes = Array(pattern.utf8)
        var text = ""
        var index = 0
        var isQuoted = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "'") {
                isQuoted.toggle()
                index += 1
                continue
            }
            var count = 1
            let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            if isLetter, !isQuoted {
                while index + count < bytes.count, bytes[index + count] == byte { count += 1 }
                text += field(byte, count, parts)
            } else {
                while index + count < bytes.count, bytes[index + count] & 0xc0 == 0x80 { count += 1 }
                text += Strings.text(bytes[index..<(index + count)])
            }
            index += count
        }
        return text
    }

    private static func field(_ letter: UInt8, _ count: Int, _ parts: [Int]) -> String {
        switch letter {
        case UInt8(ascii: "y"), UInt8(ascii: "Y"):
            return count == 2 ? padded(parts[0] % 100, 2) : padded(parts[0], count)
        case UInt8(ascii: "M"), UInt8(ascii: "L"):
            return count < 3 ? padded(parts[1], count) : name(months[parts[1] - 1], count)
        case UInt8(ascii: "d"): return padded(parts[2], count)
        case UInt8(ascii: "D"): return padded(parts[7], count)
        case UInt8(ascii: "E"), UInt8(ascii: "c"), UInt8(ascii: "e"):
            return count < 3 && letter != UInt8(ascii: "E")
                ? padded(parts[6], count) : name(weekdays[parts[6] - 1], max(count, 3))
        case UInt8(ascii: "H"): return padded(parts[3], count)
        case UInt8(ascii: "h"): return padded((parts[3] + 11) % 12 + 1, count)
        case UInt8(ascii: "k"): return padded(parts[3] == 0 ? 24 : parts[3], count)
        case UInt8(ascii: "K"): return padded(parts[3] % 12, count)
        case UInt8(ascii: "m"): return padded(parts[4], count)
        case UInt8(ascii: "s"): return padded(parts[5], count)
        case UInt8(ascii: "S"): return padded(0, count)
        case UInt8(ascii: "a"): return parts[3] < 12 ? "AM" : "PM"
        case UInt8(ascii: "Q"), UInt8(ascii: "q"): return "\(count < 3 ? "" : "Q")\((parts[1] + 2) / 3)"
        case UInt8(ascii: "z"), UInt8(ascii: "v"), UInt8(ascii: "V"), UInt8(ascii: "O"): return "GMT"
        case UInt8(ascii: "Z"), UInt8(ascii: "x"): return "+0000"
        case UInt8(ascii: "X"): return "Z"
        case UInt8(ascii: "G"): return "AD"
        default: return ""
        }
    }

    private static func name(_ name: StaticString, _ count: Int) -> String {
        let text = "\(name)"
        switch count {
        case 3: return Strings.text(Array(text.utf8).prefix(3))
        case 5: return Strings.text(Array(text.utf8).prefix(1))
        default: return text
        }
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = "\(number)"
        let missing = width - digits.utf8.count
        return missing > 0 ? Strings.text([UInt8](repeating: 48, count: missing)) + digits : digits
    }
}
