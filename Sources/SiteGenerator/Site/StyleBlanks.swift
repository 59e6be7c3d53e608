import Syntax

/// A style sheet without comments, indentation and the blanks beside signs; texts stay as they are.
struct StyleBlanks {
    private let css: Bytes
    private var at = 0
    private var out = Bytes()

    static func removed(from css: Bytes) -> Bytes {
        var writer = StyleBlanks(css: css)
        writer.out.reserveCapacity(css.count)
        while writer.at < css.count { writer.step() }
        return writer.out
    }

    private init(css: Bytes) { self.css = css }

    private mutating func copy() {
        out.append(css[at])
        at += 1
    }

    private mutating func step() {
        switch css[at] {
        case "/" where at + 1 < css.count && css[at + 1] == "*": comment()
        case "\"", "'": text(css[at])
        case " ", "\n": blanks()
        default: copy()
        }
    }

    private mutating func comment() {
        at += 2
        while at + 1 < css.count, !(css[at] == "*" && css[at + 1] == "/") { at += 1 }
        at += 2
    }

    /// Up to the sign that ends it; a sign behind a backslash does not.
    private mutating func text(_ end: UInt8) {
        copy()
        while at < css.count {
            let byte = css[at]
            copy()
            if byte == end || byte == "\n" { return }
            if byte == "\\", at < css.count { copy() }
        }
    }

    /// A blank before a colon stays: it separates a pseudo-class from the element around its own.
    private mutating func blanks() {
        while at < css.count, css[at] == " " || css[at] == "\n" { at += 1 }
        guard let last = out.last, at < css.count else { return }
        if !"{};,>:".utf8.contains(last), !"{}>".utf8.contains(css[at]) { out.append(32) }
    }
}
