import Syntax

/// A style sheet without comments, indentation and the blanks beside signs; texts stay as they are.
struct StyleBlanks: BlankRemover {
    let source: Bytes
    var at = 0
    var out = Bytes()

    init(source: Bytes) { self.source = source }

    mutating func step() {
        switch source[at] {
        case "/" where at + 1 < source.count && source[at + 1] == "*": comment()
        case "\"", "'": text(source[at])
        case " ", "\n": blanks()
        default: copy()
        }
    }

    private mutating func comment() {
        at += 2
        while at + 1 < source.count, !(source[at] == "*" && source[at + 1] == "/") { at += 1 }
        at += 2
    }

    /// A blank before a colon stays: it separates a pseudo-class from the element around its own.
    private mutating func blanks() {
        while at < source.count, source[at] == " " || source[at] == "\n" { at += 1 }
        guard let last = out.last, at < source.count else { return }
        if !"{};,>:".utf8.contains(last), !"{}>".utf8.contains(source[at]) { out.append(32) }
    }
}
