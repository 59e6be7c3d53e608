/// Operators: whether one is prefix, postfix or infix follows from what stands on its two sides
/// (The Swift Programming Language, "Lexical Structure", Operators).
extension Lexer {
    mutating func operatorToken(_ start: TokenStart) -> Token {
        let lower = start.lower
        let first = bytes[lower]
        if first == "!" || first == "?", isLeftBound(lower) {
            position += 1
            return make(first == "!" ? .exclamation : .question, start)
        }
        scanOperator(from: lower)
        if let token = regexInOperator(start) { return token }
        stopBeforeComment(from: lower)
        return classified(start)
    }

    private mutating func scanOperator(from lower: Int) {
        let startsWithPeriod = bytes[lower] == "."
        while position < bytes.count {
            let byte = bytes[position]
            if byte == "." && !startsWithPeriod { break }
            if byte == "<" && at(position + 1) == "#" && position > lower { break }
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
            if bytes[index] == "/" && (at(index + 1) == "/" || at(index + 1) == "*") {
                position = index
                return
            }
            index += 1
        }
    }

    private mutating func classified(_ start: TokenStart) -> Token {
        let lower = start.lower
        let left = isLeftBound(lower)
        let right = isRightBound(position, isLeftBound: left)
        let kind: TokenKind
        switch (position - lower, bytes[lower], at(lower + 1)) {
        case (1, "=", _):
            if left != right {
                report(
                    "'=' must have consistent whitespace on both sides", lower, position,
                    id: "equal-whitespace")
            }
            kind = .equal
        case (1, "&", _): kind = left == right ? .binaryOperator : left ? .postfixOperator : .ampersand
        case (1, ".", _): kind = .period
        case (1, "?", _): kind = .questionInfix
        case (2, "-", ">"): kind = .arrow
        case (2, "*", "/"):
            report("unexpected end of block comment", lower, position, id: "comment-end")
            kind = .unknown
        default: kind = left == right ? .binaryOperator : left ? .postfixOperator : .prefixOperator
        }
        return make(kind, start)
    }

    private func isLeftBound(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        switch bytes[offset - 1] {
        case " ", "\r", "\n", "\t", "(", "[", "{", ",", ";", ":", 0: return false
        case "/": return !(offset > 1 && bytes[offset - 2] == "*")
        case 0xA0: return !(offset > 1 && bytes[offset - 2] == 0xC2)
        default: return true
        }
    }

    private func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
        switch at(offset) {
        case " ", "\r", "\n", "\t", ")", "]", "}", ",", ";", ":", 0: return false
        case ".": return !isLeftBound
        case "/": return !(at(offset + 1) == "/" || at(offset + 1) == "*")
        case 0xC2: return at(offset + 1) != 0xA0
        default: return true
        }
    }

    // MARK: Regular expressions

    /// A regular expression that begins within an operator's characters, such as `/a/` or `!/a/`: the
    /// operator then ends before its slash.
    private mutating func regexInOperator(_ start: TokenStart) -> Token? {
        let lower = start.lower
        var slash = lower
        while slash < position && bytes[slash] != "/" { slash += 1 }
        guard slash < position, !isLeftBound(lower), previousWord != .func, previousWord != .operator,
            isRightBound(position, isLeftBound: false) || mayBeginRegex, let end = regexEnd(from: slash)
        else { return nil }
        position = slash > lower ? slash : end
        return make(slash > lower ? .prefixOperator : .regex, start)
    }

    /// Whether the token before leaves an operand to be expected.
    private var mayBeginRegex: Bool {
        switch previousKind {
        case .identifier, .dollarIdentifier, .wildcard, .integer, .float, .stringEnd, .regex, .rightParen,
            .rightBracket, .rightBrace, .question, .exclamation, .postfixOperator, .interpolationEnd,
            .placeholder:
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
        if first == " " || first == "\t" || first == "/" || first == "*" { return nil }
        var parentheses = 0
        var isInSet = false
        while index < bytes.count {
            switch bytes[index] {
            case "\n", "\r": return nil
            case "\\": index += 1
            case "[": isInSet = true
            case "]": isInSet = false
            case "(" where !isInSet: parentheses += 1
            case ")" where !isInSet:
                parentheses -= 1
                if parentheses < 0 { return nil }
            case "/":
                if bytes[index - 1] == " " || bytes[index - 1] == "\t" { return nil }
                return index + 1
            default: break
            }
            index += 1
        }
        return nil
    }

    /// `#/…/#`, which may span lines if a newline follows its opening.
    mutating func extendedRegex(_ start: TokenStart, pounds: Int) -> Token? {
        var index = start.lower + pounds + 1
        let spansLines = at(index).isNewline
        while index < bytes.count {
            if !spansLines && bytes[index].isNewline { break }
            if bytes[index] == "\\" {
                index += 2
                continue
            }
            if bytes[index] == "/" && poundCount(at: index + 1, atMost: pounds) == pounds {
                position = index + 1 + pounds
                return make(.regex, start)
            }
            index += 1
        }
        position = min(index, bytes.count)
        report("unterminated regex literal", start.lower, start.lower + pounds + 1, id: "unterminated-regex")
        return make(.regex, start, .malformed)
    }

    func poundCount(at offset: Int, atMost limit: Int) -> Int {
        var count = 0
        while count < limit && at(offset + count) == "#" { count += 1 }
        return count
    }
}
