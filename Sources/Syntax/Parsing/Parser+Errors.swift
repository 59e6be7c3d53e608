/// Syntax errors, each reported where the compiler reports it, and how to go on after them.
extension Parser {
    /// Reports at the token; if it begins a line, behind the token before it, where the compiler points.
    mutating func error(_ message: String, id: StaticString, fixIt: Diagnostic.FixIt? = nil) {
        error(message, at: isAtBreak ? behind : here, id: id, fixIt: fixIt)
    }

    mutating func error(
        _ message: String, at range: SourceRange, id: StaticString, notes: [Diagnostic.Note] = [],
        fixIt: Diagnostic.FixIt? = nil
    ) {
        if isTooDeep || diagnostics.count >= Self.maximumErrors || range.lower < silentUntil { return }
        if lexicalErrors.contains(range.lower) { return }
        silentUntil = range.lower + 1
        while silentUntil < bytes.count && !bytes[silentUntil - 1].isNewline {
            silentUntil += 1
        }
        diagnostics.append(.error(message, at: range, id: id, notes: notes, fixIt: fixIt))
    }

    private var isAtBreak: Bool { token.isAtLineStart || at(.endOfFile) }

    /// Reports behind the last consumed token, where something is missing.
    mutating func errorBehind(_ message: String, id: StaticString, insert text: String? = nil) {
        error(message, at: behind, id: id, fixIt: text.map { Diagnostic.FixIt(replace: behind, with: $0) })
    }

    /// Consumes a closing bracket, or reports that it is missing and looks for it in the rest of the
    /// enclosing bracket's text.
    mutating func expectClosing(
        _ kind: TokenKind, _ message: String, opening: SourceRange, isList: Bool = false
    ) {
        if consume(if: kind) { return }
        if isList, !endsList {
            reportUnclosedList(kind, opening)
            if token.isAtLineStart && token.beginsArgument { return }
        } else {
            reportUnclosed(kind, message, opening)
        }
        skip(toClosing: kind)
    }

    /// Whether the compiler takes a list for ended here; anywhere else it misses a comma.
    private var endsList: Bool {
        at(.endOfFile)
            || token.isAtLineStart
                && (at(.rightBrace) || at(.at) || at(.keyword) && token.canOnlyBeginStatement)
    }

    private mutating func reportUnclosedList(_ kind: TokenKind, _ opening: SourceRange) {
        error(
            "expected ',' separator", at: isAtBreak ? behind : here, id: "missing-bracket",
            notes: [Diagnostic.Note("to match this opening '\(Self.opening(of: kind))'", at: opening)],
            fixIt: Diagnostic.FixIt(replace: behind, with: Self.closing(kind)))
    }

    private mutating func reportUnclosed(_ kind: TokenKind, _ message: String, _ opening: SourceRange) {
        let notes = [Diagnostic.Note("to match this opening '\(Self.opening(of: kind))'", at: opening)]
        if kind == .rightBrace, at(.endOfFile), !isReported { return reportAtEnd(message, notes, opening) }
        error(
            message, at: at(.endOfFile) || (kind != .rightParen && isAtBreak) ? behind : here,
            id: "missing-bracket", notes: notes)
    }

    /// Whether an inner brace is known to be open at the end.
    private var isReported: Bool { diagnostics.last.map { $0.range == behind && $0.isOpenBrace } ?? false }

    /// An open brace is told of even behind another mistake of its line, of which it may be the cause.
    /// It says nothing where a quote or a comment is open, which may have swallowed the closing one.
    private mutating func reportAtEnd(_ message: String, _ notes: [Diagnostic.Note], _ opening: SourceRange) {
        guard lexicalErrors.isEmpty else { return }
        let lost = noteLostBrace(opening)
        silentUntil = min(silentUntil, behind.lower)
        error(message, at: behind, id: lost.isEmpty ? "open-brace" : "lost-brace", notes: notes + lost)
    }

    /// Skips to the closing bracket, if it comes in the rest of the line.
    private mutating func skip(toClosing kind: TokenKind) {
        let start = mark()
        while !at(.endOfFile) && !at(.rightBrace) && !at(.semicolon) && !token.isAtLineStart {
            if consume(if: kind) { return }
            if at(.rightParen) || at(.rightBracket) || at(.interpolationEnd) || at(.leftBrace) { break }
            skipBalanced()
        }
        if consume(if: kind) { return }
        reset(to: start)
    }

    private static func closing(_ kind: TokenKind) -> String { kind == .rightParen ? ")" : "]" }

    private static func opening(of kind: TokenKind) -> String {
        switch kind {
        case .rightParen: "("
        case .rightBracket: "["
        default: "{"
        }
    }

    /// Skips one token, or a bracket with everything in it.
    mutating func skipBalanced() {
        let target = Int(brackets.after[position])
        guard target > 0 else { return consume() }
        previousEnd = tokens[target - 1].upper
        position = target
        token = tokens[position]
    }
}
