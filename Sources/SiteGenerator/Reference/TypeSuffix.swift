import SymbolKit

/// The types that a link tells overloads apart by: `(Int,_)`, `(Sequence<Int>)->String`, `->(Int,Int)`.
struct TypeSuffix {
    /// Nothing when the link says nothing of parameters; `_` stands for any type.
    private var parameters: [String]?
    private var result: String?

    init?(_ suffix: String) {
        var rest = suffix[...]
        if rest.first == "(" {
            guard let end = Self.end(of: rest) else { return nil }
            parameters = Self.parts(rest[..<end].dropFirst().dropLast())
            rest = rest[end...]
            if rest.hasPrefix("-") { rest.removeFirst() }
        }
        guard !rest.isEmpty else { return }
        guard rest.first == ">" else { return nil }
        result = String(rest.dropFirst())
    }

    func fits(_ symbol: ReferenceSymbol) -> Bool {
        guard let signature = symbol.signature else { return false }
        let owner = symbol.parent?.name ?? ""
        if let parameters {
            guard parameters.count == signature.parameters.count else { return false }
            for (wanted, parameter) in zip(parameters, signature.parameters) where wanted != "_" {
                if !Self.isSame(wanted, parameter.typeText, owner) { return false }
            }
        }
        guard let result else { return true }
        return Self.isSame(result, signature.returns.map(\.spelling).joined(), owner)
    }

    // MARK: Types

    /// `TreeSet` is `Self` in a `TreeSet`, `Counted` is `BitSet.Counted`, `Sequence<Int>` is `some
    /// Sequence<Int>`.
    private static func isSame(_ wanted: String, _ type: String, _ owner: String) -> Bool {
        let (wanted, type) = (plain(wanted), plain(type))
        if wanted == type || (type == "Self" && wanted == owner) { return true }
        let bare = wanted.contains("<") ? type : withoutArguments(type)
        return bare == wanted || (!wanted.contains(".") && bare.hasSuffix("." + wanted))
    }

    private static let words: Set<String> = [
        "some", "any", "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
        "@escaping", "@autoclosure", "@Sendable",
    ]

    /// Without blanks, and without what only says how a value is handed over.
    private static func plain(_ type: String) -> String {
        let kept = type.split(separator: " ").filter { !words.contains(String($0)) }.joined()
        return kept == "()" ? "Void" : kept
    }

    private static func withoutArguments(_ type: String) -> String {
        guard type.hasSuffix(">"), let open = type.firstIndex(of: "<") else { return type }
        return String(type[..<open])
    }

    // MARK: Cutting

    /// Where the parentheses end that a text begins with.
    private static func end(of text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return text.index(after: index) }
        }
        return nil
    }

    /// Cut at the commas that stand in no brackets.
    private static func parts(_ text: Substring) -> [String] {
        guard !text.isEmpty else { return [] }
        var (parts, depth) = ([""], 0)
        var last: Character = " "
        for letter in text {
            if "(<[".contains(letter) { depth += 1 }
            if ")]".contains(letter) || (letter == ">" && last != "-") { depth -= 1 }
            if letter == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(letter) }
            last = letter
        }
        return parts.map(\.trimmed)
    }
}

extension SymbolGraph.Symbol.FunctionSignature.FunctionParameter {
    /// The type without the name.
    fileprivate var typeText: String {
        let text = declarationFragments.map(\.spelling).joined()
        return text.firstIndex(of: ":").map { String(text[text.index(after: $0)...]).trimmed } ?? text
    }
}
