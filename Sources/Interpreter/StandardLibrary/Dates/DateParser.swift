/// Reads a date by a Unicode pattern (UTS #35) in English, as `DateFormatter.date(from:)` does; GMT unless
/// the text names an offset.
struct DateParser {
    private var text: ArraySlice<UInt8>
    /// Year, month, day, hour, minute, second.
    private var parts = [2000, 1, 1, 0, 0, 0]
    private var isAfternoon: Bool?
    /// Seconds east of GMT.
    private var offset = 0

    /// Seconds since 1 January 2001, or nothing where the text does not have that form.
    static func parse(_ text: String, _ pattern: String) -> Double? {
        var parser = DateParser(text: Array(text.utf8)[...])
        guard parser.read(Array(pattern.utf8)), parser.text.isEmpty else { return nil }
        return parser.seconds
    }

    private init(text: ArraySlice<UInt8>) { self.text = text }

    private var seconds: Double? {
        var hour = parts[3]
        if let isAfternoon { hour = hour % 12 + (isAfternoon ? 12 : 0) }
        guard (1...12).contains(parts[1]), (1...31).contains(parts[2]), (0...24).contains(hour),
            parts[4] < 60, parts[5] < 61
        else { return nil }
        return Dates.seconds(parts[0], parts[1], parts[2], hour, parts[4], parts[5]) - Double(offset)
    }

    private mutating func read(_ pattern: [UInt8]) -> Bool {
        var index = 0
        var isQuoted = false
        while index < pattern.count {
            let byte = pattern[index]
            let isLetter = (97...122).contains(byte | 0x20)
            var count = 1
            if byte == UInt8(ascii: "'") {
                isQuoted.toggle()
            } else if isLetter, !isQuoted {
                while index + count < pattern.count, pattern[index + count] == byte { count += 1 }
                guard field(byte, count) else { return false }
            } else {
                guard text.popFirst() == byte else { return false }
            }
            index += count
        }
        return true
    }

    private mutating func field(_ letter: UInt8, _ count: Int) -> Bool {
        switch letter {
        case UInt8(ascii: "y"), UInt8(ascii: "Y"):
            return number(0, most: count == 2 ? 2 : 4, added: count == 2 ? 2000 : 0)
        case UInt8(ascii: "M"), UInt8(ascii: "L"): return count < 3 ? number(1, most: 2) : month(count)
        case UInt8(ascii: "d"): return number(2, most: 2)
        case UInt8(ascii: "H"), UInt8(ascii: "h"): return number(3, most: 2)
        case UInt8(ascii: "m"): return number(4, most: 2)
        case UInt8(ascii: "s"): return number(5, most: 2)
        case UInt8(ascii: "S"): return digits(most: count) != nil
        case UInt8(ascii: "a"): return half()
        case UInt8(ascii: "E"): return name(Dates.weekdays, count) != nil
        case UInt8(ascii: "Z"), UInt8(ascii: "X"), UInt8(ascii: "x"), UInt8(ascii: "z"): return zone()
        default: return false
        }
    }

    private mutating func digits(most: Int) -> Int? {
        var value: Int?
        var count = 0
        while let byte = text.first, (48...57).contains(byte), count < most {
            value = min((value ?? 0) * 10 + Int(byte - 48), 99_999_999)
            text = text.dropFirst()
            count += 1
        }
        return value
    }

    private mutating func number(_ part: Int, most: Int, added: Int = 0) -> Bool {
        guard let value = digits(most: most) else { return false }
        parts[part] = value + added
        return true
    }

    private mutating func month(_ count: Int) -> Bool {
        guard let index = name(Dates.months, count) else { return false }
        parts[1] = index + 1
        return true
    }

    /// The place of the name that the text goes on with, whole or, for three letters of a pattern, its
    /// beginning.
    private mutating func name(_ names: [StaticString], _ count: Int) -> Int? {
        for (index, name) in names.enumerated() {
            let whole = Array("\(name)".utf8)
            let wanted = count > 3 ? whole[...] : whole.prefix(3)
            if text.starts(with: wanted) {
                text = text.dropFirst(wanted.count)
                return index
            }
        }
        return nil
    }

    private mutating func half() -> Bool {
        guard let first = text.popFirst(), let second = text.popFirst(), second | 0x20 == UInt8(ascii: "m")
        else { return false }
        isAfternoon = first | 0x20 == UInt8(ascii: "p")
        return true
    }

    /// `Z`, `+0200` or `+02:00`.
    private mutating func zone() -> Bool {
        guard let sign = text.popFirst() else { return false }
        if sign == UInt8(ascii: "Z") { return true }
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let hours = digits(most: 2) else {
            return false
        }
        if text.first == UInt8(ascii: ":") { text = text.dropFirst() }
        offset = (hours * 60 + (digits(most: 2) ?? 0)) * (sign == UInt8(ascii: "-") ? -60 : 60)
        return true
    }
}
