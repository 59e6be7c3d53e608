import Syntax

/// A script of the theme without the blanks beside signs, which separate nothing: a twentieth of its packed
/// size. Lines stay but behind a sign after which no statement can end; texts, templates and patterns stay as
/// they are.
struct ScriptBlanks: BlankRemover {
    let source: Bytes
    var at = 0
    var out = Bytes()

    init(source: Bytes) { self.source = source }

    private var next: UInt8? { at + 1 < source.count ? source[at + 1] : nil }

    mutating func step() {
        switch source[at] {
        case "\"", "'": text(source[at])
        case "`": template()
        case "/": slash()
        case " ": blank()
        case "\n": line()
        default: copy()
        }
    }

    private mutating func template() {
        copy()
        while at < source.count {
            let byte = source[at]
            copy()
            if byte == "`" { return }
            if byte == "\\", at < source.count { copy() }
            if byte == "$", at < source.count, source[at] == "{" { value() }
        }
    }

    /// What stands in a template in braces is code.
    private mutating func value() {
        var depth = 0
        repeat {
            if source[at] == "{" { depth += 1 }
            if source[at] == "}" { depth -= 1 }
            step()
        } while depth > 0 && at < source.count
    }

    private mutating func slash() {
        if next == "/" {
            while at < source.count, source[at] != "\n" { at += 1 }
        } else if next == "*" {
            comment()
        } else if isPattern {
            pattern()
        } else {
            copy()
        }
    }

    private mutating func comment() {
        let start = at + 3
        while at < source.count, at < start || source[at - 1] != "*" || source[at] != "/" { copy() }
        if at < source.count { copy() }
    }

    /// Whether a slash begins a pattern: it divides behind a value.
    private var isPattern: Bool {
        let before = out.trimmed
        guard let last = before.last else { return true }
        if last.isASCIIAlphanumeric || last == "_" || last == "$" {
            let word = Bytes(before.reversed().prefix { $0.isASCIILetter }.reversed())
            return ["return", "typeof", "case", "of", "in", "await"].contains(word.text)
        }
        return last != ")" && last != "]" && last != "\"" && last != "'" && last != "`"
    }

    private mutating func pattern() {
        var isInClass = false
        copy()
        while at < source.count, source[at] != "\n" {
            let byte = source[at]
            copy()
            if byte == "\\", at < source.count { copy() }
            if byte == "[" { isInClass = true } else if byte == "]" { isInClass = false }
            if byte == "/", !isInClass { return }
        }
    }

    /// A blank beside a sign is left out, unless both sides would make a comment of markup.
    private mutating func blank() {
        let isComment = out.last == "<" && next == "!"
        if !isComment, isSign(out.last) || isSign(next) || next == "\n" { at += 1 } else { copy() }
    }

    private mutating func line() {
        switch out.last {
        case "{", "(", "[", ",", ";": at += 1
        default: copy()
        }
    }

    private func isSign(_ byte: UInt8?) -> Bool {
        switch byte {
        case "{", "}", "(", ")", "[", "]", ",", ";", ":", "=", "<", ">", "?", "&", "|": true
        default: false
        }
    }
}
