import Previews
import Syntax

/// A change to a snippet that its author did not make: something left out, or another value.
struct SnippetMutation: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case modifier, argument, candidate, number, truth
    }

    var kind: Kind
    /// Bytes of the snippet, and what stands there instead.
    var range: Range<Int>
    var replacement = Bytes()
    /// Another value, for where that one changes nothing: `opacity(2)` looks like `opacity(1)`, and
    /// `opacity(0)` does not.
    var second: Bytes?

    /// The same change with the other value.
    var withSecond: SnippetMutation? {
        second.map { SnippetMutation(kind: kind, range: range, replacement: $0) }
    }

    func applied(to bytes: Bytes) -> Bytes {
        var changed = bytes
        changed.replaceSubrange(range, with: replacement)
        return changed
    }

    /// What was done to the code, in words.
    func words(in bytes: Bytes) -> String {
        let text = String(bytes[range]).split(whereSeparator: \.isNewline).map { String($0).trimmed }.joined(
            separator: " ")
        let shown = text.count > 60 ? text.prefix(57) + "…" : text[...]
        return replacement.isEmpty ? "'\(shown)' is left out" : "'\(shown)' is \(String(replacement))"
    }
}

/// Finds what can be changed in a snippet, from its tokens: what does not compile afterwards is no mutation.
struct MutationFinder {
    private let bytes: Bytes
    private let tokens: [Token]
    private var found: [SnippetMutation] = []

    static func mutations(of bytes: Bytes) -> [SnippetMutation] {
        var finder = MutationFinder(bytes)
        finder.find()
        return finder.found
    }

    private init(_ bytes: Bytes) {
        self.bytes = bytes
        tokens = parse(SourceText(String(bytes))).tokens.filter { $0.kind != .endOfFile }
    }

    private mutating func find() {
        for index in tokens.indices {
            switch tokens[index].kind {
            case .period: addModifier(at: index)
            case .leftParen: addArguments(after: index)
            case .integer, .float: addNumber(at: index)
            case .leftBrace: addCandidates(after: index)
            case .keyword: addTruth(at: index)
            default: break
            }
        }
    }

    private func text(_ index: Int) -> String { String(bytes[tokens[index].lower..<tokens[index].upper]) }

    /// The place of the bracket that closes the one at a place.
    private func end(of open: Int) -> Int? {
        var depth = 0
        for index in open..<tokens.count {
            switch tokens[index].kind {
            case .leftParen, .leftBrace, .leftBracket, .interpolationStart: depth += 1
            case .rightParen, .rightBrace, .rightBracket, .interpolationEnd:
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    /// `.name(…)`, `.name { … }` behind an expression.
    private mutating func addModifier(at period: Int) {
        guard period > 0, period + 2 < tokens.count, tokens[period + 1].kind == .identifier else { return }
        let isChained =
            tokens[period].flags.contains(.atLineStart) || tokens[period].start == tokens[period].lower
        guard isChained, !isName(period + 1),
            [.rightParen, .rightBrace, .rightBracket, .identifier, .stringEnd].contains(
                tokens[period - 1].kind)
        else { return }
        guard var last = callEnd(from: period + 2) else { return }
        // Further trailing closures: `label: { … }`.
        while last + 3 < tokens.count, tokens[last + 1].kind == .identifier, tokens[last + 2].kind == .colon,
            tokens[last + 3].kind == .leftBrace,
            let next = end(of: last + 3)
        { last = next }
        found.append(SnippetMutation(kind: .modifier, range: tokens[period].lower..<tokens[last].upper))
    }

    /// `accessibilityIdentifier` names a view for promises, and nobody sees it.
    private func isName(_ index: Int) -> Bool { text(index) == "accessibilityIdentifier" }

    /// Where the parentheses and the closure end that begin at a place; nil where there are none.
    private func callEnd(from start: Int) -> Int? {
        var last: Int?
        var next = start
        if tokens[next].kind == .leftParen, let close = end(of: next) {
            last = close
            next = close + 1
        }
        if next < tokens.count, tokens[next].kind == .leftBrace, !tokens[next].flags.contains(.atLineStart),
            let close = end(of: next)
        {
            last = close
        }
        return last
    }

    /// Each argument of a call, with the comma that goes with it.
    private mutating func addArguments(after open: Int) {
        guard open > 0, tokens[open - 1].kind == .identifier, !isName(open - 1), let close = end(of: open),
            close > open + 1
        else { return }
        // What a declaration takes is no argument.
        if open > 1, tokens[open - 2].kind == .keyword,
            ["func", "init", "struct", "class", "enum"].contains(text(open - 2))
        {
            return
        }
        var commas: [Int] = []
        var index = open + 1
        while index < close {
            if [.leftParen, .leftBrace, .leftBracket, .interpolationStart].contains(tokens[index].kind),
                let inner = end(of: index)
            {
                index = inner
            }
            if tokens[index].kind == .comma { commas.append(index) }
            index += 1
        }
        let starts = [open] + commas
        let ends = commas + [close]
        for place in starts.indices {
            // The first takes the comma behind it along, every other one the comma before.
            let lower = place == 0 ? tokens[open].upper : tokens[starts[place]].lower
            let upper =
                place == 0 && !commas.isEmpty ? tokens[commas[0] + 1].lower : tokens[ends[place]].lower
            guard lower < upper else { continue }
            found.append(SnippetMutation(kind: .argument, range: lower..<upper))
        }
    }

    private mutating func addNumber(at index: Int) {
        let number = text(index).filter { $0 != "_" }
        guard let value = Double(number) else { return }
        let isWhole = tokens[index].kind == .integer
        func written(_ value: Double) -> Bytes {
            let isShort = isWhole || value == value.rounded() && abs(value) < 1e9 && !number.contains(".")
            return Bytes((isShort ? "\(Int(value.clamped(to: 0...1e9)))" : "\(value)").utf8)
        }
        let values = Self.others(than: value)
        var mutation = SnippetMutation(
            kind: .number, range: tokens[index].lower..<tokens[index].upper,
            replacement: written(values.first))
        mutation.second = values.second.map(written)
        found.append(mutation)
    }

    /// What a number is changed to, and to what else where that changes nothing: more, then less.
    private static func others(than value: Double) -> (first: Double, second: Double?) {
        switch value {
        case 0: (10, nil)
        case 1: (2, 0)
        case ..<1: (value / 2, value * 2)
        default: (value * 2, value / 2)
        }
    }

    private mutating func addTruth(at index: Int) {
        let word = text(index)
        guard word == "true" || word == "false" else { return }
        let other = word == "true" ? "false" : "true"
        found.append(
            SnippetMutation(
                kind: .truth, range: tokens[index].lower..<tokens[index].upper, replacement: Bytes(other.utf8)
            ))
    }

    /// Each statement of a `ViewThatFits { … }`.
    private mutating func addCandidates(after open: Int) {
        guard isChoice(open), let close = end(of: open) else { return }
        var start = open + 1
        var index = open + 1
        func isStart(_ token: Token) -> Bool {
            token.flags.contains(.atLineStart)
                && [.identifier, .keyword, .stringStart, .leftParen].contains(token.kind)
        }
        while index < close {
            if index > start, isStart(tokens[index]) || tokens[index - 1].kind == .semicolon {
                found.append(
                    SnippetMutation(kind: .candidate, range: tokens[start].lower..<tokens[index - 1].upper))
                start = index
            }
            if [.leftParen, .leftBrace, .leftBracket].contains(tokens[index].kind), let inner = end(of: index)
            {
                index = inner
            }
            index += 1
        }
        if start < close {
            found.append(
                SnippetMutation(kind: .candidate, range: tokens[start].lower..<tokens[close - 1].upper))
        }
    }

    private func isChoice(_ open: Int) -> Bool {
        guard open > 0 else { return false }
        if tokens[open - 1].kind == .identifier { return text(open - 1) == "ViewThatFits" }
        guard tokens[open - 1].kind == .rightParen else { return false }
        return tokens.indices.contains {
            tokens[$0].kind == .leftParen && $0 > 0 && text($0 - 1) == "ViewThatFits"
                && end(of: $0) == open - 1
        }
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
