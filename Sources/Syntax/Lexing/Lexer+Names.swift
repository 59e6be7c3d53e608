/// Identifiers: plain, in backticks, with a dollar sign.
extension Lexer {
    mutating func identifier(start: Int, flags: Token.Flags) -> Token {
        let lower = position
        var low: UInt64 = 0
        var high: UInt64 = 0
        while position < bytes.count {
            let byte = bytes[position]
            if Self.isIdentifierByte(byte) {
                let index = position - lower
                if index < 8 {
                    low |= UInt64(byte) << UInt64(8 * index)
                } else if index < 16 {
                    high |= UInt64(byte) << UInt64(8 * (index - 8))
                }
                position += 1
            } else if byte >= 0x80 {
                let (scalar, length) = scalar(at: position)
                guard Scalars.isIdentifierPart(scalar) else { break }
                high = .max
                position += length
            } else {
                break
            }
        }
        if position - lower == 1 && low == UInt64(UInt8(ascii: "_")) { return make(.wildcard, start: start, lower: lower, flags) }
        let word = position - lower <= 16 ? words.find(low, high) : .none
        return Token(
            word.isReserved ? .keyword : .identifier, start: start, lower: lower, upper: position, word: word,
            flags: flags)
    }

    mutating func backticked(start: Int, flags: Token.Flags) -> Token {
        let lower = position
        var end = lower + 1
        while end < bytes.count && bytes[end] != "`" && !bytes[end].isNewline { end += 1 }
        guard at(end) == "`" && end > lower + 1 else {
            position = lower + 1
            report("invalid character in source file", lower, position, id: "invalid-character")
            return make(.unknown, start: start, lower: lower, flags)
        }
        position = end + 1
        return make(.identifier, start: start, lower: lower, flags.union(.backticked))
    }

    mutating func dollar(start: Int, flags: Token.Flags) -> Token {
        let lower = position
        position += 1
        skipIdentifierPart()
        let name = bytes[(lower + 1)..<position]
        let isNumber = !name.isEmpty && name.allSatisfy(Self.isDigit)
        return make(isNumber ? .dollarIdentifier : .identifier, start: start, lower: lower, flags)
    }

    /// Goes on to the end of the letters, digits and underscores that stand here.
    mutating func skipIdentifierPart() {
        while position < bytes.count {
            if Self.isIdentifierByte(bytes[position]) {
                position += 1
            } else if bytes[position] >= 0x80 {
                let (scalar, length) = scalar(at: position)
                guard Scalars.isIdentifierPart(scalar) else { return }
                position += length
            } else {
                return
            }
        }
    }
}
