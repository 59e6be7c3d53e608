/// Identifiers: plain, in backticks, with a dollar sign.
extension Lexer {
    mutating func identifier(_ start: TokenStart) -> Token {
        let lower = start.lower
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
        if position - lower == 1 && low == UInt64(UInt8(ascii: "_")) { return make(.wildcard, start) }
        let word = position - lower <= 16 ? words.find(low, high) : .none
        return make(word.isReserved ? .keyword : .identifier, start, word: word)
    }

    mutating func backticked(_ start: TokenStart) -> Token {
        let lower = start.lower
        var end = lower + 1
        while end < bytes.count && bytes[end] != "`" && !bytes[end].isNewline { end += 1 }
        guard at(end) == "`" && end > lower + 1 else {
            position = lower + 1
            report("invalid character in source file", lower, position, id: "invalid-character")
            return make(.unknown, start)
        }
        position = end + 1
        return make(.identifier, start, .backticked)
    }

    mutating func dollar(_ start: TokenStart) -> Token {
        position += 1
        skipIdentifierPart()
        let name = bytes[(start.lower + 1)..<position]
        let isNumber = !name.isEmpty && name.allSatisfy(Self.isDigit)
        return make(isNumber ? .dollarIdentifier : .identifier, start)
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
