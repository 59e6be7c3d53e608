/// `@available(…)` and `#available(…)`: read for their form; what they say is not kept.
extension Parser {
    mutating func parseAvailability(isAttribute: Bool) {
        guard at(.leftParen) else {
            error("expected '(' after '#available'", id: "missing-bracket")
            return
        }
        let opening = here
        consume()
        repeat {
            if at(.rightParen) && isAttribute { break }
            guard parseAvailabilityElement(isAttribute: isAttribute) else { break }
        } while consume(if: .comma)
        expectClosing(.rightParen, "expected ')' in availability list", opening: opening)
    }

    private mutating func parseAvailabilityElement(isAttribute: Bool) -> Bool {
        if atOperatorToken && atOperator("*") {
            consume()
            return true
        }
        guard at(.identifier) else {
            error(
                isAttribute
                    ? "expected 'available' option such as 'unavailable', 'introduced', 'deprecated', 'obsoleted', 'message', or 'renamed'"
                    : "expected platform name", id: "availability")
            return false
        }
        let option = token
        consume()
        if isAttribute {
            if text(of: option, is: "message") || text(of: option, is: "renamed") {
                return parseAvailabilityText()
            }
            if text(of: option, is: "introduced") || text(of: option, is: "obsoleted")
                || (text(of: option, is: "deprecated") && at(.colon))
            {
                if !consume(if: .colon) {
                    error("expected ':' after '\(text(in: place(of: option)))'", id: "missing-colon")
                }
                return parseVersion(isRequired: true)
            }
        }
        return parseVersion(isRequired: false)
    }

    private mutating func parseAvailabilityText() -> Bool {
        if !consume(if: .colon) { error("expected ':' in availability attribute", id: "missing-colon") }
        guard at(.stringStart) else {
            error("expected string literal in 'available' attribute", id: "availability")
            return false
        }
        _ = parseString()
        return true
    }

    /// `13`, `10.15`, `10.15.4`
    private mutating func parseVersion(isRequired: Bool) -> Bool {
        guard at(.integer) || at(.float) else {
            if isRequired { error("expected version number", id: "availability") }
            return !isRequired
        }
        consume()
        while at(.period) {
            consume()
            guard at(.integer) else {
                error("expected version number", id: "availability")
                return false
            }
            consume()
        }
        return true
    }
}
