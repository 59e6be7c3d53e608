import Graphics

@testable import Layout

/// Reads the small part of Swift that the measured cases are written in, and builds nodes from it, so that
/// the layout can be tested without the language. What it does not know makes it give up on the case.
struct SnippetReader {
    struct Unknown: Error { let what: String }

    indirect enum Term {
        case number(Double)
        case text(String)
        case member(String)
        case array([Term])
        case call(Call)
    }

    struct Argument {
        let label: String?
        let value: Term
    }

    /// A call with its arguments and the views of its trailing closure.
    struct Call {
        var name: String
        var arguments: [Argument] = []
        var views: [View]?

        func argument(_ label: String?) -> Term? { arguments.first { $0.label == label }?.value }
    }

    /// A view with its modifiers, innermost first.
    struct View {
        var base: Call
        var modifiers: [Call] = []
    }

    private var text: [Character]
    private var at = 0

    static func views(_ source: String) throws -> [View] {
        var reader = SnippetReader(text: Array(source))
        let views = try reader.readViews()
        guard reader.peek == nil else { throw Unknown(what: "rest of \(source)") }
        return views
    }

    private init(text: [Character]) { self.text = text }

    private var peek: Character? { at < text.count ? text[at] : nil }

    private mutating func skipSpace() {
        while let c = peek, c.isWhitespace { at += 1 }
    }

    private mutating func accept(_ word: String) -> Bool {
        skipSpace()
        let end = at + word.count
        guard end <= text.count, String(text[at..<end]) == word else { return false }
        at = end
        return true
    }

    private mutating func expect(_ word: String) throws {
        guard accept(word) else {
            throw Unknown(what: "expected \(word) at \(String(text[at...].prefix(20)))")
        }
    }

    private mutating func name() -> String? {
        skipSpace()
        let start = at
        while let c = peek, c.isLetter || c == "_" || (at > start && c.isNumber) { at += 1 }
        return at > start ? String(text[start..<at]) : nil
    }

    private mutating func readViews() throws -> [View] {
        var views: [View] = []
        while true {
            skipSpace()
            guard let c = peek, c != "}" else { return views }
            let word = name()
            guard let word else { throw Unknown(what: "view at \(String(text[at...].prefix(20)))") }
            if word == "if" {
                try expect("false")
                _ = try closure()
                continue
            }
            views.append(try readView(word))
        }
    }

    private mutating func readView(_ word: String) throws -> View {
        var base = Call(name: word)
        if word == "Color", accept(".") {
            base.arguments = [Argument(label: nil, value: .member(name() ?? ""))]
        }
        try readCallParts(&base)
        var view = View(base: base)
        while accept(".") {
            guard let modifier = name() else { throw Unknown(what: "modifier") }
            var call = Call(name: modifier)
            try readCallParts(&call)
            view.modifiers.append(call)
        }
        return view
    }

    private mutating func readCallParts(_ call: inout Call) throws {
        if peek == "(" { call.arguments += try arguments() }
        let before = at
        skipSpace()
        if peek == "{" { call.views = try closure() } else { at = before }
    }

    private mutating func closure() throws -> [View] {
        try expect("{")
        _ = accept("_ in")
        let views = try readViews()
        try expect("}")
        return views
    }

    private mutating func arguments() throws -> [Argument] {
        try expect("(")
        var list: [Argument] = []
        while !accept(")") {
            let before = at
            if let label = name(), accept(":") {
                list.append(Argument(label: label, value: try term()))
            } else {
                at = before
                list.append(Argument(label: nil, value: try term()))
            }
            _ = accept(",")
        }
        return list
    }

    private mutating func term() throws -> Term {
        let left = try simpleTerm()
        guard accept("/") else { return left }
        guard case .number(let a) = left, case .number(let b) = try simpleTerm() else {
            throw Unknown(what: "division")
        }
        return .number(a / b)
    }

    private mutating func simpleTerm() throws -> Term {
        skipSpace()
        guard let c = peek else { throw Unknown(what: "end") }
        if c == "\"" { return .text(try string()) }
        if c.isNumber || c == "-" { return .number(try number()) }
        if accept("[") {
            var items: [Term] = []
            while !accept("]") {
                items.append(try term())
                _ = accept(",")
            }
            return .array(items)
        }
        if accept("\\.") { return .member(name() ?? "") }
        if accept(".") {
            var call = Call(name: name() ?? "")
            guard peek == "(" else { return .member(call.name) }
            call.arguments = try arguments()
            return .call(call)
        }
        guard let word = name() else { throw Unknown(what: "term \(c)") }
        if word == "true" || word == "false" { return .member(word) }
        let view = try readView(word)
        if view.modifiers.isEmpty && view.base.name != "Color" { return .call(view.base) }
        return .call(Call(name: "view", views: [view]))
    }

    private mutating func string() throws -> String {
        try expect("\"")
        var value = ""
        while let c = peek, c != "\"" {
            value.append(c)
            at += 1
        }
        try expect("\"")
        return value
    }

    private mutating func number() throws -> Double {
        let start = at
        while let c = peek, c.isNumber || c == "." || c == "-" { at += 1 }
        guard let value = Double(String(text[start..<at])) else { throw Unknown(what: "number") }
        return value
    }
}
