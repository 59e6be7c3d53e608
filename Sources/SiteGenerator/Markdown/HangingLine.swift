import Syntax

/// A line of code that may be too long for its column: the style sheet lets it go on below itself, deeper
/// than it begins.
enum HangingLine {
    /// What a phone shows of a line.
    static let room = 42
    /// Deeper lines go on at this depth, since a phone has no room for more.
    private static let deepest = 24

    /// `w` with the depth of the line, or nothing where the line fits every column.
    static func className(of text: ByteSpan, from start: Int) -> String? {
        // Most lines are short, and every line of code is asked.
        let near = ByteSpan(rebasing: text[start..<min(text.count, start + room + 1)])
        guard near.count > room, !near.contains(byte: UInt8(ascii: "\n")) else { return nil }
        let line = text[start...].prefix { $0 != "\n" }
        // A letter may be several bytes, of which all but the first say so themselves.
        guard line.count(where: { $0 & 0xc0 != 0x80 }) > room else { return nil }
        let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
        let depth = min(deepest, indentation) / 2 * 2
        return "w w\(depth)"
            + (depth == indentation && !hasRuns(line[(start + indentation)...]) ? "" : " as-is")
    }

    /// Whether blanks stand beside each other, or tabs: the style sheet must keep what it cannot draw as a
    /// depth.
    private static func hasRuns(_ text: some Sequence<UInt8>) -> Bool {
        var isBehindBlank = false
        for byte in text {
            if byte == UInt8(ascii: "\t") || isBehindBlank && byte == UInt8(ascii: " ") { return true }
            isBehindBlank = byte == UInt8(ascii: " ")
        }
        return false
    }

    /// Whether a line breaks better here than in a word: before the dot of a member, and behind the
    /// parenthesis of a call that is too long for a line of its own.
    static func mayBreak(_ text: ByteSpan, before index: Int) -> Bool {
        guard index > 0, index + 1 < text.count else { return false }
        let (last, next) = (text[index - 1], text[index])
        guard last == "(" else { return isMember(text, index) }
        return next != ")" && next != "\n" && next != " " && !isShort(text, around: index)
    }

    private static func isMember(_ text: ByteSpan, _ index: Int) -> Bool {
        let last = text[index - 1]
        return text[index] == "." && text[index + 1].isASCIILetter
            && (last.isASCIILetter || last == ")" || last == "}" || last == "]")
    }

    /// Whether a phone has room for what is between the nearest other places to break at, where a broken
    /// line goes on.
    private static func isShort(_ text: ByteSpan, around index: Int) -> Bool {
        var start = index - 1
        while start > 0, !text[start - 1].isSpace, !isMember(text, start) { start -= 1 }
        var end = index
        while end < text.count, !text[end].isSpace, end + 1 == text.count || !isMember(text, end) { end += 1 }
        let line = text[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let depth = min(deepest, text[line...].prefix { $0 == UInt8(ascii: " ") }.count)
        return start > line + depth && depth + 4 + end - start < room
    }

    /// Whether any line has to be written as one.
    static func isIn(_ text: ByteSpan) -> Bool {
        var count = 0
        for byte in text {
            count = byte == "\n" ? 0 : count + 1
            if count > room { return true }
        }
        return false
    }

    /// The letters of each line that has any.
    static func lengths(in text: Bytes) -> [Int] {
        text.split(separator: UInt8(ascii: "\n")).map { $0.count { $0 & 0xc0 != 0x80 } }
    }
}
