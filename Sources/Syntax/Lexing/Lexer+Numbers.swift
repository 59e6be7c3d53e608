/// Number literals in their four bases, with separators and exponents.
extension Lexer {
    mutating func number(_ start: TokenStart) -> Token {
        switch bytes[position] == "0" ? at(position + 1) : 0 {
        case "x": hexadecimal(start)
        case "o": radix(start, isDigit: { $0.isIn("0"..."7") }, "octal digit (0-7)")
        case "b": radix(start, isDigit: { $0 == "0" || $0 == "1" }, "binary digit (0 or 1)")
        default: decimal(start)
        }
    }

    private mutating func decimal(_ start: TokenStart) -> Token {
        let isAfterPeriod = previousKind == .period
        skipDigits()
        var kind = TokenKind.integer
        if at(position) == "." {
            guard Self.isDigit(at(position + 1)) && !isAfterPeriod else {
                return make(.integer, start)
            }
            position += 1
            skipDigits()
            kind = .float
        } else if at(position) != "e" && at(position) != "E" {
            return finish(.integer, start, "digit in integer literal")
        }
        if at(position) == "e" || at(position) == "E" {
            kind = .float
            position += 1
            if at(position) == "+" || at(position) == "-" { position += 1 }
            return exponent(start)
        }
        return make(kind, start)
    }

    private mutating func skipDigits() {
        while Self.isDigit(at(position)) || at(position) == "_" { position += 1 }
    }

    private mutating func exponent(_ start: TokenStart) -> Token {
        guard Self.isDigit(at(position)) else {
            report("expected a digit in floating point exponent", position, position, id: "exponent-digit")
            skipIdentifierPart()
            return make(.float, start, .malformed)
        }
        skipDigits()
        return finish(.float, start, "digit in floating point exponent")
    }

    /// Ends a number; letters glued to it are an error and part of it.
    private mutating func finish(
        _ kind: TokenKind, _ start: TokenStart, _ what: String
    ) -> Token {
        let end = position
        skipIdentifierPart()
        guard position > end else { return make(kind, start) }
        let (_, length) = scalar(at: end)
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[end..<end + length]), as: UTF8.self)
        report("'" + text + "' is not a valid " + what, end, end + length, id: "invalid-digit")
        return make(kind, start, .malformed)
    }

    private mutating func radix(
        _ start: TokenStart, isDigit: (UInt8) -> Bool, _ name: String
    ) -> Token {
        position += 2
        if isDigit(at(position)) {
            while isDigit(at(position)) || at(position) == "_" { position += 1 }
            return finish(.integer, start, name + " in integer literal")
        }
        return withoutDigits(start, name)
    }

    private mutating func withoutDigits(_ start: TokenStart, _ name: String) -> Token {
        let end = position
        let token = finish(.integer, start, name + " in integer literal")
        if position == end { report("expected " + name + " after base prefix", end, end, id: "no-digits") }
        return token
    }

    private mutating func hexadecimal(_ start: TokenStart) -> Token {
        position += 2
        guard Self.isHexDigit(at(position)) else {
            return withoutDigits(start, "hexadecimal digit (0-9, A-F)")
        }
        skipHexDigits()
        let beforePeriod = position
        let hasFraction = at(position) == "."
        if hasFraction {
            guard Self.isHexDigit(at(position + 1)) else { return make(.integer, start) }
            position += 1
            skipHexDigits()
        }
        if at(position) == "p" || at(position) == "P" {
            position += 1
            return hexadecimalExponent(start, hasFraction, beforePeriod)
        }
        guard hasFraction else {
            return finish(.integer, start, "hexadecimal digit (0-9, A-F) in integer literal")
        }
        return hexadecimalWithoutExponent(start, beforePeriod)
    }

    /// Behind the `p`, which can be the end of a member's name: `0x1.fp`.
    private mutating func hexadecimalExponent(
        _ start: TokenStart, _ hasFraction: Bool, _ beforePeriod: Int
    ) -> Token {
        let isSigned = at(position) == "+" || at(position) == "-"
        if isSigned { position += 1 }
        if hasFraction && !isSigned && !Self.isDigit(at(position)) && !Self.isDigit(at(beforePeriod + 1)) {
            position = beforePeriod
            return make(.integer, start)
        }
        return exponent(start)
    }

    /// `0x1.description` is a member of an integer, `0x1.8` a number that lacks its exponent.
    private mutating func hexadecimalWithoutExponent(
        _ start: TokenStart, _ beforePeriod: Int
    ) -> Token {
        if !Self.isDigit(at(beforePeriod + 1)) {
            position = beforePeriod
            return make(.integer, start)
        }
        report(
            "hexadecimal floating point literal must end with an exponent", position, position,
            id: "hex-exponent")
        return make(.float, start, .malformed)
    }

    private mutating func skipHexDigits() {
        while Self.isHexDigit(at(position)) || at(position) == "_" { position += 1 }
    }
}
