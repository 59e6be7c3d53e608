import Syntax

/// A script of the theme without the blanks beside signs, which separate nothing: a twentieth of its packed
/// size. Lines stay but behind a sign after which no statement can end; texts, templates and patterns stay as
/// they are.
struct ScriptBlanks {
    private let script: Bytes
    private var at = 0
    private var out = Bytes()

    static func removed(from script: Bytes) -> Bytes {
        var writer = ScriptBlanks(script: script)
        while writer.at < script.count { writer.step() }
        return writer.out
    }

    private init(script: Bytes) { self.script = script }

    private var next: UInt8? { at + 1 < script.count ? script[at + 1] : nil }

    private mutating func copy() {
        out.append(script[at])
        at += 1
    }

    private mutating func step() {
        switch script[at] {
        case "\"", "'": text(script[at])
        case "`": template()
        case "/": slash()
        case " ": blank()
        case "\n": line()
        default: copy()
        }
    }

    /// Up to the sign that ends it; a sign behind a backslash does not.
    private mutating func text(_ end: UInt8) {
        copy()
        while at < script.count {
            let byte = script[at]
            copy()
            if byte == end || byte == "\n" { return }
            if byte == "\\", at < script.count { copy() }
        }
    }

    private mutating func template() {
        copy()
        while at < script.count {
            let byte = script[at]
            copy()
            if byte == "`" { return }
            if byte == "\\", at < script.count { copy() }
            if byte == "$", at < script.count, script[at] == "{" { value() }
        }
    }

    /// What stands in a template in braces is code.
    private mutating func value() {
        var depth = 0
        repeat {
            if script[at] == "{" { depth += 1 }
            if script[at] == "}" { depth -= 1 }
            step()
        } while depth > 0 && at < script.count
    }

    private mutating func slash() {
        if next == "/" {
            while at < script.count, script[at] != "\n" { at += 1 }
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
        while at < script.count, at < start || script[at - 1] != "*" || script[at] != "/" { copy() }
        if at < script.count { copy() }
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
        while at < script.count, script[at] != "\n" {
            let byte = script[at]
            copy()
            if byte == "\\", at < script.count { copy() }
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
