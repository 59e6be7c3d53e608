/// What the parser makes of a source: always a tree, and what is wrong with it.
public struct ParsedSource: Sendable {
    /// What was parsed.
    public let source: SourceText
    /// What its ranges know it by.
    public let number: Int
    /// What the tokens mean.
    public let tree: SyntaxTree
    /// All tokens in order, without gaps; the last is the end of the file.
    public let tokens: [Token]
    /// In the order of the source.
    public let diagnostics: [Diagnostic]

    /// Whether something is wrong that is more than a warning.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// A token's own text, without trivia.
    public func range(of token: Token) -> SourceRange { SourceRange(token.lower, token.upper, in: number) }
}

/// Offsets of what is longer have no room in a range.
private func tooLong(_ source: SourceText, _ number: Int) -> ParsedSource {
    let parsed = parse(SourceText("", name: source.name), number: number)
    let message = "source is longer than \(SourceRange.longestSource >> 20 + 1) MB"
    return ParsedSource(
        source: source, number: number, tree: parsed.tree, tokens: parsed.tokens,
        diagnostics: [.error(message, at: SourceRange(0, 0, in: number), id: "too-long")])
}

/// Parses a whole source. Never fails: what is not understood is reported and left out of the tree.
///
/// - Parameters:
///   - source: what is parsed.
///   - number: what the ranges of the tree and of the diagnostics know the source by.
///   - conditions: decide `#if`.
public func parse(
    _ source: SourceText, number: Int = 0, for conditions: CompilationConditions = CompilationConditions()
) -> ParsedSource {
    if source.bytes.count > SourceRange.longestSource { return tooLong(source, number) }
    return source.bytes.withUnsafeBufferPointer { bytes in
        let (tokens, lexical) = Lexer.tokens(of: bytes, source: number)
        return tokens.withUnsafeBufferPointer { buffer in
            var parser = Parser(source: number, bytes: bytes, tokens: buffer)
            parser.conditions = conditions
            parser.lexicalErrors = lexical.map { $0.range.lower }
            let tree = parser.parseFile()
            return ParsedSource(
                source: source, number: number, tree: tree, tokens: tokens,
                diagnostics: inOrder(
                    lexical
                        + parser.diagnostics.filter {
                            $0.range.lower < parser.doubtfulFrom || $0.isMisplacedBrace
                        }))
        }
    }
}

/// Stable order by position, so that messages of the lexer and the parser read from top to bottom.
private func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.stablySorted { $0.range.lower < $1.range.lower }
}
