/// What the parser makes of a source: always a tree, and what is wrong with it.
public struct ParsedSource: Sendable {
    public let source: SourceText
    public let tree: SyntaxTree
    /// All tokens in order, without gaps; the last is the end of the file.
    public let tokens: [Token]
    /// In the order of the source.
    public let diagnostics: [Diagnostic]

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Parses a whole source. Never fails: what is not understood is reported and left out of the tree.
public func parse(_ source: SourceText) -> ParsedSource {
    source.bytes.withUnsafeBufferPointer { bytes in
        let (tokens, lexical) = Lexer.tokens(of: bytes)
        return tokens.withUnsafeBufferPointer { buffer in
            var parser = Parser(bytes: bytes, tokens: buffer)
            parser.lexicalErrors = lexical.map { $0.range.lower }
            let tree = parser.parseFile()
            return ParsedSource(
                source: source, tree: tree, tokens: tokens,
                diagnostics: inOrder(lexical + parser.diagnostics))
        }
    }
}

/// Stable order by position, so that messages of the lexer and the parser read from top to bottom.
private func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.stablySorted { $0.range.lower < $1.range.lower }
}
