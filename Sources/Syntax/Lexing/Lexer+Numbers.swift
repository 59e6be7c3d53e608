/// Number literals in their four bases, with separators and exponents.
extension Lexer {
    mutating func number(start: Int, flags: Token.Flags) -> Token {
        switch bytes[position] == "0" ? at(position + 1) : 0 {
        case "x": hexadecimal(start: start, flags: flags)
        case "o": radix(start: start, flags: flags, isDigit: { $0.isIn("0"..."7") }, "octal digit (0-7)")
        case "b": radix(start: start, flags: flags, isDigit: { $0 == "0" || $0 == "1" }, "binary digit (0 or 1)")
        default: decimal(start: start, flags: flags)
        }
    }

    private mutating func decimal(start: Int, flags: Token.Flags) -> Token {
        let lower = position
        let isAfterPeriod = previousKind == .period
        skipDigits()
        var kind = TokenKind.integer
        if at(position) == "." {
            guard Self.isDigit(at(position + 1)) && !isAfterPeriod else {
                return make(.integer, start: start, lower: lower, flags)
            }
            position += 1
            skipDigits()
            kind = .float
        } else if at(position) != "e" && at(position) != "E" {
            return finish(.integer, start: start, lower: lower, flags: flags, "digit in integer literal")
        }
        if at(position) == "e" || at(position) == "E" {
            kind = .float
            position += 1
            if at(position) == "+" || at(position) == "-" { position += 1 }
            return exponent(start: start, lower: lower, flags: flags)
        }
        return make(kind, start: start, lower: lower, flags)
    }

    private mutating func skipDigits() {
        while Self.isDigit(at(position)) || at(position) == "_" { position += 1 }
    }

    private mutating func exponent(start: Int, lower: Int, flags: Token.Flags) -> Token {
        guard Self.isDigit(at(position)) else {
            report("expected a digit in floating point exponent", position, position, id: "exponent-digit")
            skipIdentifierPart()
            return make(.float, start: start, lower: lower, flags.union(.malformed))
        }
        skipDigits()
        return finish(.float, start: start, lower: lower, flags: flags, "digit in floating point exponent")
    }

    /// Ends a number; letters glued to it are an error and part of it.
    private mutating func finish(
        _ kind: TokenKind, start: Int, lower: Int, flags: Token.Flags, _ what: String
    ) -> Token {
        let end = position
        skipIdentifierPart()
        guard position > end else { return make(kind, start: start, lower: lower, flags) }
        let (_, length) = scalar(at: end)
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[end..<end + length]), as: UTF8.self)
        report("'" + text + "' is not a valid " + what, end, end + length, id: "invalid-digit")
        return make(kind, start: start, lower: lower, flags.union(.malformed))
    }

    private mutating func radix(
        start: Int, flags: Token.Flags, isDigit: (UInt8) -> Bool, _ name: String
    ) -> Token {
        let lower = position
        position += 2
        if isDigit(at(position)) {
            while isDigit(at(position)) || at(position) == "_" { position += 1 }
            return finish(.integer, start: start, lower: lower, flags: flags, name + " in integer literal")
        }
        return withoutDigits(start: start, lower: lower, flags: flags, name)
    }

    private mutating func withoutDigits(start: Int, lower: Int, flags: Token.Flags, _ name: String) -> Token {
        let end = position
        let token = finish(.integer, start: start, lower: lower, flags: flags, name + " in integer literal")
        if position == end { report("expected " + name + " after base prefix", end, end, id: "no-digits") }
        return token
    }

    private mutating func hexadecimal(start: Int, flags: Token.Flags) -> Token {
        let lower = position
        position += 2
        guard Self.isHexDigit(at(position)) else {
            return withoutDigits(start: start, lower: lower, flags: flags, "hexadecimal digit (0-9, A-F)")
        }
        skipHexDigits()
        let beforePeriod = position
        let hasFraction = at(position) == "."
        if hasFraction {
            guard Self.isHexDigit(at(position + 1)) else { return make(.integer, start: start, lower: lower, flags) }
            position += 1
            skipHexDigits()
        }
        if at(position) == "p" || at(position) == "P" {
            position += 1
            return hexadecimalExponent(start: start, lower: lower, flags: flags, hasFraction, beforePeriod)
        }
        guard hasFraction else {
            return finish(.integer, start: start, lower: lower, flags: flags, "hexadecimal digit (0-9, A-F) in integer literal")
        }
        return hexadecimalWithoutExponent(start: start, lower: lower, flags: flags, beforePeriod)
    }

    /// Behind the `p`, which can be the end of a member's name: `0x1.fp`.
    private mutating func hexadecimalExponent(
        start: Int, lower: Int, flags: Token.Flags, _ hasFraction: Bool, _ beforePeriod: Int
    ) -> Token {
        let isSigned = at(position) == "+" || at(position) == "-"
        if isSigned { position += 1 }
        if hasFraction && !isSigned && !Self.isDigit(at(position)) && !Self.isDigit(at(beforePeriod + 1)) {
            position = beforePeriod
            return make(.integer, start: start, lower: lower, flags)
        }
        return exponent(start: start, lower: lower, flags: flags)
    }

    /// `0x1.description` is a member of an integer, `0x1.8` a number that lacks its exponent.
    private mutating func hexadecimalWithoutExponent(
        start: Int, lower: Int, flags: Token.Flags, _ beforePeriod: Int
    ) -> Token {
        if !Self.isDigit(at(beforePeriod + 1)) {
            position = beforePeriod
            return make(.integer, start: start, lower: lower, flags)
        }
        report(
            "hexadecimal floating point literal must end with an exponent", position, position, id: "hex-exponent")
        return make(.float, start: start, lower: lower, flags.union(.malformed))
    }

    private mutating func skipHexDigits() {
        while Self.isHexDigit(at(position)) || at(position) == "_" { position += 1 }
    }
}
