/// Lists of statements: how they are separated, and how to go on after what is none.
extension Parser {
    /// Statements up to a closing token, which is not consumed.
    mutating func parseStatements(until end: TokenKind) -> [StatementSyntax] {
        var statements: [StatementSyntax] = []
        var mayFollow = true
        while !at(end) && !at(.endOfFile) && !atConditionalEnd && !(end != .endOfFile && at(.rightBrace)) {
            mayFollow = parseStatement(into: &statements, mayFollow: mayFollow)
        }
        return statements
    }

    /// One statement of a list, or what stands in its place; tells whether another may follow on the same
    /// line.
    mutating func parseStatement(into statements: inout [StatementSyntax], mayFollow: Bool) -> Bool {
        if at(.semicolon) {
            consumeSemicolon(isSeparator: !mayFollow)
            return true
        }
        let isConsecutive = !mayFollow && !token.isAtLineStart
        if isConsecutive && !at(.poundIf) { reportConsecutive() }
        let before = token.lower
        if let statement = parseStatement() { statements.append(statement) }
        guard token.lower == before else { return false }
        statements.append(skipUnexpectedStatement(isConsecutive: isConsecutive))
        return true
    }

    /// A semicolon must stand behind something.
    mutating func consumeSemicolon(isSeparator: Bool) {
        if !isSeparator {
            error(
                "unexpected ';' separator", at: here, id: "semicolon",
                fixIt: Diagnostic.FixIt(replace: here, with: ""))
        }
        consume()
    }

    var atConditionalEnd: Bool {
        conditionalDepth > 0 && (at(.poundEndif) || at(.poundElse) || at(.poundElseif))
    }

    mutating func reportConsecutive() {
        guard token.canBeginStatement else { return }
        errorBehind(Self.consecutiveStatements, id: "consecutive", insert: ";")
    }

    static let consecutiveStatements = "consecutive statements on a line must be separated by ';'"

    /// Reports and skips what cannot begin a statement.
    private mutating func skipUnexpectedStatement(isConsecutive: Bool) -> StatementSyntax {
        let lower = token.lower
        reportUnexpected(isConsecutive: isConsecutive)
        skipBalanced()
        while !at(.endOfFile) && !at(.rightBrace) && !at(.semicolon) && !token.isAtLineStart {
            skipBalanced()
        }
        return StatementSyntax(.unexpected, range(from: lower))
    }

    private mutating func reportExtraBrace() {
        let message = "extraneous '}' at top level", isFirst = doubtfulFrom == .max
        let notes = isFirst && lexicalErrors.isEmpty ? noteExtraBrace() : []
        if notes.isEmpty {
            error(message, at: here, id: "extraneous", fixIt: Diagnostic.FixIt(replace: here, with: ""))
        } else {
            error(message, at: here, id: "extra-brace", notes: notes)
        }
    }

    private mutating func reportUnexpected(isConsecutive: Bool) {
        switch token.kind {
        case .rightBrace:
            reportExtraBrace()
        case .rightParen, .rightBracket, .interpolationEnd:
            reportStrayClosing(isConsecutive ? Self.consecutiveStatements : "expected expression")
        case .poundEndif, .poundElse, .poundElseif:
            error("unexpected conditional compilation block terminator", at: here, id: "unexpected")
        case .keyword where at(.`case`):
            error("enum 'case' is not allowed outside of an enum", at: here, id: "unexpected")
        case .keyword where at(.`default`):
            error("'default' label can only appear inside a 'switch' statement", at: here, id: "unexpected")
        case .comma where isConsecutive:
            error(
                Self.consecutiveStatements, at: behind, id: "consecutive",
                fixIt: Diagnostic.FixIt(replace: here, with: ""))
        default: error("expected expression", at: here, id: "expected-expression")
        }
    }

    /// A bracket that closes nothing: the compiler only says that something else should stand here.
    mutating func reportStrayClosing(_ message: String) {
        error(
            message, at: here, id: "unexpected",
            notes: [Diagnostic.Note("this '\(text(in: here))' closes nothing", at: here)],
            fixIt: Diagnostic.FixIt(replace: here, with: ""))
    }

    mutating func parseCodeBlock() -> CodeBlockSyntax {
        let opening = here
        guard enter() else { return CodeBlockSyntax([], opening) }
        defer { leave() }
        let (outer, outerConditional) = (allowsTrailingClosure, conditionalDepth)
        (allowsTrailingClosure, conditionalDepth) = (true, 0)
        defer { (allowsTrailingClosure, conditionalDepth) = (outer, outerConditional) }
        consume()
        let statements = parseStatements(until: .rightBrace)
        expectClosing(.rightBrace, "expected '}' at end of brace statement", opening: opening)
        return CodeBlockSyntax(statements, range(from: opening.lower))
    }

    /// The block of a statement, which must be there.
    mutating func parseRequiredBlock(_ message: String) -> CodeBlockSyntax {
        if at(.leftBrace) { return parseCodeBlock() }
        error(message, id: "missing-brace")
        return CodeBlockSyntax([], behind)
    }
}
