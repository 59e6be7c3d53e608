extension Array where Element == UInt8 {
    mutating func putCode(_ code: String) {
        var code = code
        code.withUTF8 { putCode($0) }
    }

    /// Writes code within a line of text. What is longer than a narrow column may break where a reader would
    /// break it: before a dot, behind a parenthesis or a comma, and between the words of a name that is long
    /// itself.
    mutating func putCode(_ code: ByteSpan) {
        var start = 0
        while start < code.count {
            let end = code[start...].firstIndex(of: UInt8(ascii: " ")) ?? code.count
            if start > 0, end - start > 2, end - start <= longestName, code[start] == UInt8(ascii: "-") {
                // A browser may break a line after any hyphen.
                put("<span class=option>")
                putText(ByteSpan(rebasing: code[start..<end]))
                put("</span>")
            } else if end - start > longestWhole {
                putPieces(code, start..<end)
            } else {
                putText(ByteSpan(rebasing: code[start..<end]))
            }
            if end < code.count { append(32) }
            start = end + 1
        }
    }

    /// As many letters fit into a cell of a phone's table.
    private var longestWhole: Int { 20 }
    /// A name is broken only where it's a good part of a phone's line.
    private var longestName: Int { 24 }

    private mutating func putPieces(_ code: ByteSpan, _ range: Range<Int>) {
        var start = range.lowerBound
        // A sign alone on a line reads badly, so the ends keep two.
        for at in range.dropFirst(2).dropLast() where mayBreak(code, before: at) {
            putWords(code, start..<at)
            put("<wbr>")
            start = at
        }
        putWords(code, start..<range.upperBound)
    }

    private func mayBreak(_ code: ByteSpan, before at: Int) -> Bool {
        let (before, next) = (code[at - 1], code[at])
        switch before {
        case UInt8(ascii: "("): return next != UInt8(ascii: ")")
        case UInt8(ascii: "["): return next != UInt8(ascii: "]") && code[at - 2] != UInt8(ascii: "(")
        case UInt8(ascii: ","), UInt8(ascii: "<"): return true
        case UInt8(ascii: ":"): return next.isNamed
        default: return next == UInt8(ascii: ".") && before.endsTerm && code[at + 1].isASCIILetter
        }
    }

    /// A piece without a break, between whose words there is one when it's too long.
    private mutating func putWords(_ code: ByteSpan, _ range: Range<Int>) {
        var start = range.lowerBound
        if range.count > longestName {
            for at in range.dropFirst() where code[at] &- 65 < 26 && code[at - 1] &- 97 < 26 {
                putText(ByteSpan(rebasing: code[start..<at]))
                put("<wbr>")
                start = at
            }
        }
        putText(ByteSpan(rebasing: code[start..<range.upperBound]))
    }
}

extension UInt8 {
    /// A letter, a digit or an underscore; the bytes of other scripts' letters, too.
    fileprivate var isNamed: Bool {
        isASCIILetter || self &- 48 < 10 || self == UInt8(ascii: "_") || self >= 0x80
    }

    /// What a member may come behind.
    fileprivate var endsTerm: Bool {
        isNamed || self == UInt8(ascii: ")") || self == UInt8(ascii: "]") || self == UInt8(ascii: ">")
    }
}
