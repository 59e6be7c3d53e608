/// String literals.
extension Parser {
    mutating func parseString() -> StringLiteralSyntax {
        let start = token
        consume()
        let quotes = quotes(openedBy: start)
        var segments: [StringLiteralSyntax.Segment] = []
        while at(.stringText) || at(.interpolationStart) {
            let isFirst = previousEnd == start.upper
            if at(.stringText) {
                let text = decode(here, in: quotes, isFirst: isFirst, isLast: peek().kind == .stringEnd)
                if !text.isEmpty {
                    let string = text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
                    segments.append(.text(string, here))
                }
                consume()
            } else {
                if quotes.areMultiline && isFirst { reportTextBesideQuotes(start.upper) }
                segments.append(parseInterpolation())
            }
            if isTooDeep { break }
        }
        finishString(start)
        return StringLiteralSyntax(segments: segments)
    }

    private mutating func finishString(_ start: Token) {
        let isUnterminated = at(.stringEnd) && token.flags.contains(.unterminated)
        if isUnterminated {
            error(
                "unterminated string literal", at: place(start.lower, start.upper), id: "unterminated-string")
        }
        if at(.stringEnd) { consume() }
    }

    /// `\(…)`
    private mutating func parseInterpolation() -> StringLiteralSyntax.Segment {
        let opening = here
        guard enter() else { return .interpolation([], opening) }
        defer { leave() }
        let outside = openBrackets()
        consume()
        let arguments = parseArgumentList(until: .interpolationEnd)
        if !at(.interpolationEnd) && !isTooDeep { skipRestOfInterpolation() }
        if token.flags.contains(.unterminated) {
            error(
                "cannot find ')' to match opening '(' in string interpolation", at: opening,
                id: "interpolation")
        }
        if at(.interpolationEnd) { consume() }
        closeBrackets(outside)
        return .interpolation(arguments, range(from: opening.lower))
    }

    private mutating func skipRestOfInterpolation() {
        let start = mark()
        while !at(.interpolationEnd) && !at(.endOfFile) && !at(.stringEnd) { skipBalanced() }
        guard at(.interpolationEnd) && !token.flags.contains(.unterminated) else { return }
        reset(to: start)
        error("unexpected token in string interpolation", id: "interpolation")
        while !at(.interpolationEnd) && !at(.endOfFile) { skipBalanced() }
    }
}
