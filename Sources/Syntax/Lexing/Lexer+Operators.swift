/// Operators: whether one is prefix, postfix or infix follows from what stands on its two sides
/// (The Swift Programming Language, "Lexical Structure", Operators).
extension Lexer {
    mutating func operatorToken(start: Int, flags: Token.Flags) -> Token {
        let lower = position
        let first = bytes[lower]
        if first == 0x21 || first == 0x3F, isLeftBound(lower) {
            position += 1
            return make(first == 0x21 ? .exclamation : .question, start: start, lower: lower, flags)
        }
        scanOperator(from: lower)
        if let token = regexInOperator(start: start, lower: lower, flags: flags) { return token }
        stopBeforeComment(from: lower)
        return classified(start: start, lower: lower, flags: flags)
    }

    private mutating func scanOperator(from lower: Int) {
        let startsWithPeriod = bytes[lower] == 0x2E
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x2E && !startsWithPeriod { break }
            if byte == 0x3C && at(position + 1) == 0x23 && position > lower { break }
            if byte < 0x80 {
                guard Self.isOperatorByte(byte) else { break }
                position += 1
            } else {
                let (scalar, length) = scalar(at: position)
                guard Scalars.isOperatorPart(scalar) else { break }
                position += length
            }
        }
    }

    private mutating func stopBeforeComment(from lower: Int) {
        var index = lower + 1
        while index < position {
            if bytes[index] == 0x2F && (at(index + 1) == 0x2F || at(index + 1) == 0x2A) {
                position = index
                return
            }
            index += 1
        }
    }

    private mutating func classified(start: Int, lower: Int, flags: Token.Flags) -> Token {
        let left = isLeftBound(lower)
        let right = isRightBound(position, isLeftBound: left)
        let kind: TokenKind
        switch (position - lower, bytes[lower], at(lower + 1)) {
        case (1, 0x3D, _):
            if left != right {
                report("'=' must have consistent whitespace on both sides", lower, position, id: "equal-whitespace")
            }
            kind = .equal
        case (1, 0x26, _): kind = left == right ? .binaryOperator : left ? .postfixOperator : .ampersand
        case (1, 0x2E, _): kind = .period
        case (1, 0x3F, _): kind = .questionInfix
        case (2, 0x2D, 0x3E): kind = .arrow
        case (2, 0x2A, 0x2F):
            report("unexpected end of block comment", lower, position, id: "comment-end")
            kind = .unknown
        default: kind = left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
        }
        return make(kind, start: start, lower: lower, flags)
    }

    private func isLeftBound(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        switch bytes[offset - 1] {
        case 0x20, 0x0D, 0x0A, 0x09, 0x28, 0x5B, 0x7B, 0x2C, 0x3B, 0x3A, 0: return false
        case 0x2F: return !(offset > 1 && bytes[offset - 2] == 0x2A)
        case 0xA0: return !(offset > 1 && bytes[offset - 2] == 0xC2)
        default: return true
        }
    }

    private func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
        switch at(offset) {
        case 0x20, 0x0D, 0x0A, 0x09, 0x29, 0x5D, 0x7D, 0x2C, 0x3B, 0x3A, 0: return false
        case 0x2E: return !isLeftBound
        case 0x2F: return !(at(offset + 1) == 0x2F || at(offset + 1) == 0x2A)
        case 0xC2: return at(offset + 1) != 0xA0
        default: return true
        }
    }

    // MARK: Regular expressions

    /// A regular expression that begins within an operator's characters, such as `/a/` or `!/a/`: the
    /// operator then ends before its slash.
    private mutating func regexInOperator(start: Int, lower: Int, flags: Token.Flags) -> Token? {
        var slash = lower
        while slash < position && bytes[slash] != 0x2F { slash += 1 }
        guard slash < position, !isLeftBound(lower), previousWord != .func, previousWord != .operator,
            isRightBound(position, isLeftBound: false) || mayBeginRegex, let end = regexEnd(from: slash)
        else { return nil }
        position = slash > lower ? slash : end
        return make(slash > lower ? .prefixOperator : .regex, start: start, lower: lower, flags)
    }

    /// Whether the token before leaves an operand to be expected.
    private var mayBeginRegex: Bool {
        switch previousKind {
        case .identifier, .dollarIdentifier, .wildcard, .integer, .float, .stringEnd, .regex, .rightParen,
            .rightBracket, .rightBrace, .question, .exclamation, .postfixOperator, .interpolationEnd, .placeholder:
            switch previousWord {
            case .await, .each, .any, .some, .unsafe, .consume, .copy: true
            default: false
            }
        case .keyword:
            switch previousWord {
            case .`self`, .`Self`, .`super`, .`nil`, .`true`, .`false`, .`Any`, .`init`: false
            default: true
            }
        default: true
        }
    }

    /// The end of `/…/` on one line; nil if this cannot be a regular expression.
    private func regexEnd(from slash: Int) -> Int? {
        var index = slash + 1
        let first = at(index)
        if first == 0x20 || first == 0x09 || first == 0x2F || first == 0x2A { return nil }
        var parentheses = 0
        var isInSet = false
        while index < bytes.count {
            switch bytes[index] {
            case 0x0A, 0x0D: return nil
            case 0x5C: index += 1
            case 0x5B: isInSet = true
            case 0x5D: isInSet = false
            case 0x28 where !isInSet: parentheses += 1
            case 0x29 where !isInSet:
                parentheses -= 1
                if parentheses < 0 { return nil }
            case 0x2F:
                if bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { return nil }
                return index + 1
            default: break
            }
            index += 1
        }
        return nil
    }

    /// `#/…/#`, which may span lines if a newline follows its opening.
    mutating func extendedRegex(start: Int, pounds: Int, flags: Token.Flags) -> Token? {
        let lower = position
        var index = lower + pounds + 1
        let spansLines = at(index) == 0x0A || at(index) == 0x0D
        while index < bytes.count {
            if !spansLines && (bytes[index] == 0x0A || bytes[index] == 0x0D) { break }
            if bytes[index] == 0x5C {
                index += 2
                continue
            }
            if bytes[index] == 0x2F && poundCount(at: index + 1, atMost: pounds) == pounds {
                position = index + 1 + pounds
                return make(.regex, start: start, lower: lower, flags)
            }
            index += 1
        }
        position = min(index, bytes.count)
        report("unterminated regex literal", lower, lower + pounds + 1, id: "unterminated-regex")
        return make(.regex, start: start, lower: lower, flags.union(.malformed))
    }

    func poundCount(at offset: Int, atMost limit: Int) -> Int {
        var count = 0
        while count < limit && at(offset + count) == 0x23 { count += 1 }
        return count
    }
}
