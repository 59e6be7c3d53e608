import SymbolKit

/// Writes a declaration from its fragments: the names of types lead to their pages.
struct DeclarationHTML {
    typealias Fragment = SymbolGraph.Symbol.DeclarationFragments.Fragment

    let table: SymbolTable
    /// The folder that links start from; without one there are none.
    let folder: String?

    /// A declaration with more letters than this has a line for each parameter.
    static let longest = 72

    func write(_ fragments: [Fragment], into out: inout Bytes) {
        let fragments = Self.wrapped(fragments)
        out.put("<div class=\"code\"><pre tabindex=\"0\"><code class=\"language-swift\">")
        writeLine(fragments, into: &out)
        out.put("\n</code></pre></div>\n")
    }

    func writeLine(_ fragments: [Fragment], into out: inout Bytes) {
        for fragment in fragments { write(fragment, into: &out) }
    }

    private func write(_ fragment: Fragment, into out: inout Bytes) {
        if let folder, let id = fragment.preciseIdentifier, let target = table.byID[id] {
            out.put("<a href=\"")
            out.putAddress(SitePath.relative(from: folder, to: target.output).utf8)
            out.put("\">")
            out.putEscaped(fragment.spelling)
            return out.put("</a>")
        }
        guard let opening = Self.token(fragment.kind)?.opening else {
            return out.putEscaped(fragment.spelling)
        }
        out.put(opening)
        out.putEscaped(fragment.spelling)
        out.put("</i>")
    }

    private static func token(_ kind: Fragment.Kind) -> CodeToken? {
        switch kind {
        case .keyword: .keyword
        case .attribute: .attribute
        case .typeIdentifier, .genericParameter: .type
        case .numberLiteral: .number
        case .stringLiteral: .string
        default: nil
        }
    }

    // MARK: Lines

    /// The declaration as text, as its page's Markdown has it.
    static func text(_ fragments: [Fragment]) -> String { wrapped(fragments).map(\.spelling).joined() }

    /// With a line for each parameter where one line would be too long.
    private static func wrapped(_ fragments: [Fragment]) -> [Fragment] {
        guard fragments.reduce(0, { $0 + $1.spelling.count }) > longest else { return fragments }
        var breaker = ParameterBreaker()
        return fragments.map { fragment in
            guard fragment.kind == .text else {
                breaker.passWord()
                return fragment
            }
            var fragment = fragment
            fragment.spelling = breaker.broken(fragment.spelling)
            return fragment
        }
    }
}

/// Breaks the lines of a declaration at the parameters of its first parentheses.
private struct ParameterBreaker {
    private var depth = 0
    private var isDone = false
    /// A line has just begun: the space that was there is not.
    private var isAtStart = false

    /// Something other than space and signs stands on the line.
    mutating func passWord() { isAtStart = false }

    mutating func broken(_ text: String) -> String {
        guard !isDone else { return text }
        var out = ""
        for character in text {
            if isAtStart, character == " " { continue }
            isAtStart = false
            if isDone { out.append(character) } else { add(character, to: &out) }
        }
        return out
    }

    private mutating func add(_ character: Character, to out: inout String) {
        switch character {
        case "(", "[":
            depth += 1
            out.append(character)
            if depth == 1, character == "(" { begin(&out) }
        case ")", "]":
            depth -= 1
            isDone = depth == 0 && character == ")"
            out += isDone ? "\n)" : String(character)
        case "," where depth == 1:
            out.append(",")
            begin(&out)
        default: out.append(character)
        }
    }

    private mutating func begin(_ out: inout String) {
        out += "\n    "
        isAtStart = true
    }
}
