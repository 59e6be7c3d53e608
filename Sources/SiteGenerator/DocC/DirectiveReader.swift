/// Finds DocC's directives in lines of Markdown.
struct DirectiveReader {
    private var rest: ArraySlice<CommentLine>
    /// Whether names that DocC does not know are directives, too: in an article they are slips.
    private let takesAll: Bool

    static func read(_ lines: [CommentLine], takesAll: Bool) -> [Directive.Block] {
        var reader = DirectiveReader(rest: lines[...], takesAll: takesAll)
        return reader.blocks(inBody: false)
    }

    /// Whether anything there looks like one.
    static func holdsDirective(_ lines: [CommentLine]) -> Bool {
        lines.contains { $0.text.trimmed.hasPrefix("@") }
    }

    private init(rest: ArraySlice<CommentLine>, takesAll: Bool) {
        (self.rest, self.takesAll) = (rest, takesAll)
    }

    private mutating func blocks(inBody: Bool) -> [Directive.Block] {
        var blocks: [Directive.Block] = []
        var base = inBody ? nil : Optional(0)
        var isInFence = false
        while let line = rest.popFirst() {
            if inBody, !isInFence, line.text.trimmed == "}" { return blocks }
            if base == nil, !line.isBlank { base = line.leading }
            if line.isFence { isInFence.toggle() }
            if !isInFence, line.leading - (base ?? 0) < 4, let found = directive(line) {
                blocks.append(.directive(found))
            } else {
                blocks.append(.line(line))
            }
        }
        return blocks
    }

    // MARK: One directive

    /// The directive that a line begins; nothing is read when it is none.
    private mutating func directive(_ line: CommentLine) -> Directive? {
        let line = line.dropping(line.leading)
        var scanner = LineScanner(line.text)
        guard scanner.take("@") else { return nil }
        let name = String(scanner.take(while: { $0.isASCIILetter }))
        guard name.first?.isUppercase == true, takesAll || Directive.known.contains(name) else { return nil }
        scanner.takeSpace()
        let before = rest
        var text = String(scanner.rest)
        var found = Directive(name: name, line: line)
        if text.hasPrefix("(") {
            guard let arguments = arguments(&text) else {
                rest = before
                return nil
            }
            found.arguments = arguments
        }
        text = text.trimmed
        if text == "{", name == "Comment", skipComment() { return found }
        if text.hasPrefix("{") {
            found.body = body(String(text.dropFirst()), of: line)
        } else if !text.isEmpty {
            rest = before
            return nil
        }
        return found
    }

    /// What stands between the parentheses that a text begins with; they may end on a later line.
    private mutating func arguments(_ text: inout String) -> [(label: String, value: String)]? {
        var list = ArgumentList()
        var lines = 0
        while true {
            if let end = list.take(text) {
                text = String(text[end...])
                return list.arguments
            }
            guard lines < 20, let next = rest.popFirst() else { return nil }
            text = next.text
            lines += 1
        }
    }

    /// A comment may hold code with braces of its own; `false` when they do not come out even.
    private mutating func skipComment() -> Bool {
        let before = rest
        var depth = 1
        while let line = rest.popFirst() {
            let text = line.text.trimmed
            if text.hasSuffix("{") { depth += 1 }
            if text == "}" { depth -= 1 }
            if depth == 0 { return true }
        }
        rest = before
        return false
    }

    /// - Parameter first: what stands behind the brace on its line.
    private mutating func body(_ first: String, of line: CommentLine) -> [Directive.Block] {
        var first = first.trimmed
        if first.hasSuffix("}") {
            first = String(first.dropLast()).trimmed
            return first.isEmpty ? [] : [.line(part(first, of: line))]
        }
        let lead: [Directive.Block] = first.isEmpty ? [] : [.line(part(first, of: line))]
        return lead + Self.dedented(blocks(inBody: true))
    }

    private func part(_ text: String, of line: CommentLine) -> CommentLine {
        guard let start = line.text.range(of: text)?.lowerBound else {
            return CommentLine(text, at: line.place)
        }
        return CommentLine(
            text, at: line.dropping(line.text.distance(from: line.text.startIndex, to: start)).place)
    }

    /// The lines of a body without the indentation that all of them have.
    private static func dedented(_ blocks: [Directive.Block]) -> [Directive.Block] {
        let lines = blocks.compactMap { block -> CommentLine? in
            guard case .line(let line) = block, !line.isBlank else { return nil }
            return line
        }
        let common = lines.map(\.leading).min() ?? 0
        return blocks.map { block in
            guard case .line(let line) = block else { return block }
            return .line(line.dropping(min(common, line.leading)))
        }
    }
}
