import Syntax

/// Whether a text comes before another as people count: `Post 2` before `Post 10`.
func precedesNaturally(_ a: String, _ b: String) -> Bool {
    var a = a, b = b
    return a.withUTF8 { a in b.withUTF8 { b in naturalOrder(a, b) ?? (a.count < b.count) } }
}

/// `nil` when one text differs from the other in zeros before its numbers at most.
private func naturalOrder(_ a: ByteSpan, _ b: ByteSpan) -> Bool? {
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
        if a[i].isASCIIDigit, b[j].isASCIIDigit {
            let (one, other) = (number(a, &i), number(b, &j))
            if one.count != other.count { return one.count < other.count }
            if let (x, y) = zip(one, other).first(where: { $0 != $1 }) { return x < y }
        } else {
            if a[i] != b[j] { return a[i] < b[j] }
            i += 1
            j += 1
        }
    }
    return (a.count - i) == (b.count - j) ? nil : a.count - i < b.count - j
}

/// The digits from a place on, without zeros before them.
private func number(_ text: ByteSpan, _ at: inout Int) -> Slice<ByteSpan> {
    while at < text.count, text[at] == 48 { at += 1 }
    let start = at
    while at < text.count, text[at].isASCIIDigit { at += 1 }
    return text[start..<at]
}
