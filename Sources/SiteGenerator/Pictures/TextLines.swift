/// A text as its lines, each with the end that it has, so that what is not changed stays byte for byte.
struct TextLines {
    private var lines: [Bytes]
    /// What ends most lines of the text.
    private let end: Bytes

    /// Lines are split where `SourceFile` splits them.
    init(_ bytes: Bytes) {
        var lines: [Bytes] = []
        var start = 0, at = 0
        while at < bytes.count {
            let isReturn = bytes[at] == 13
            guard bytes[at] == 10 || isReturn else {
                at += 1
                continue
            }
            at += isReturn && at + 1 < bytes.count && bytes[at + 1] == 10 ? 2 : 1
            lines.append(Bytes(bytes[start..<at]))
            start = at
        }
        lines.append(Bytes(bytes[start...]))
        self.lines = lines
        let isWindows =
            lines.count { $0.suffix(2) == [13, 10] } * 2 > lines.count { $0.last == 10 || $0.last == 13 }
        end = isWindows ? [13, 10] : [10]
    }

    /// Puts lines in the place of some, which may be none, counted from 1. From the last place to the first,
    /// numbers stay.
    mutating func replace(_ range: Range<Int>, with new: [String]) {
        let index = range.lowerBound - 1
        // A last line that nothing ends must not run into the new ones.
        if index > 0, index <= lines.count, lines[index - 1].last != 10, lines[index - 1].last != 13,
            !new.isEmpty
        {
            lines[index - 1] += end
        }
        lines.replaceSubrange(
            index..<min(range.upperBound - 1, lines.count), with: new.map { Bytes($0.utf8) + end })
    }

    /// Whether a line, counted from 1, has nothing but blanks, or is beyond the end.
    func isBlank(_ line: Int) -> Bool {
        line > lines.count
            || lines[line - 1].allSatisfy {
                $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 || $0 == UInt8(ascii: ">")
            }
    }

    var bytes: Bytes { Bytes(lines.joined()) }
}
