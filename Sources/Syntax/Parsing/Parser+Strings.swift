/// String literals: their escapes resolved and, over several lines, their indentation removed.
extension Parser {
    mutating func parseString() -> StringLiteralSyntax {
        let start = token
        let isMultiline = start.flags.contains(.multiline)
        var pounds = 0
        while bytes[start.lower + pounds] == "#" { pounds += 1 }
        consume()
        let indentation = isMultiline ? closingIndentation() : SourceRange.none
        var segments: [StringLiteralSyntax.Segment] = []
        while at(.stringText) || at(.interpolationStart) {
            if at(.stringText) {
                let isFirst = previousEnd == start.upper
                let isLast = peek().kind == .stringEnd
                let text = decode(
                    token.range, pounds: pounds, isMultiline: isMultiline, isFirst: isFirst, isLast: isLast,
                    indentation: indentation)
                if !text.isEmpty {
                    let string = text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
                    segments.append(.text(string, token.range))
                }
                consume()
            } else {
                if isMultiline && previousEnd == start.upper {
                    error(
                        "multi-line string literal content must begin on a new line", at: SourceRange(start.upper, start.upper),
                        id: "multiline-start")
                }
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
                "unterminated string literal", at: SourceRange(start.lower, start.upper), id: "unterminated-string")
        }
        if at(.stringEnd) { consume() }
    }

    /// `\(…)`
    private mutating func parseInterpolation() -> StringLiteralSyntax.Segment {
        let opening = token.range
        let (outer, outerTallest) = (allowsTrailingClosure, tallest)
        (allowsTrailingClosure, tallest) = (true, 0)
        guard enter() else { return .interpolation([], opening) }
        defer { leave() }
        consume()
        let arguments = parseArgumentList(until: .interpolationEnd)
        if !at(.interpolationEnd) && !isTooDeep {
            let start = mark()
            while !at(.interpolationEnd) && !at(.endOfFile) && !at(.stringEnd) { skipBalanced() }
            if at(.interpolationEnd) && !token.flags.contains(.unterminated) {
                reset(to: start)
                error("unexpected token in string interpolation", id: "interpolation")
                while !at(.interpolationEnd) && !at(.endOfFile) { skipBalanced() }
            }
        }
        if token.flags.contains(.unterminated) {
            error("cannot find ')' to match opening '(' in string interpolation", at: opening, id: "interpolation")
        }
        if at(.interpolationEnd) { consume() }
        let own = tallest + 1
        (allowsTrailingClosure, tallest) = (outer, outerTallest)
        grow(own)
        return .interpolation(arguments, range(from: opening.lower))
    }

    // MARK: Text

    /// The spaces before the closing quotes of the string that begins at the token; empty if anything else
    /// stands there.
    private mutating func closingIndentation() -> SourceRange {
        var depth = 0
        var distance = position
        while distance < tokens.count {
            let kind = tokens[distance].kind
            if kind == .stringStart { depth += 1 }
            if kind == .stringEnd {
                if depth == 0 { break }
                depth -= 1
            }
            distance += 1
        }
        guard distance < tokens.count, !tokens[distance].flags.contains(.unterminated) else { return .none }
        let upper = tokens[distance].lower
        var lower = upper
        while lower > 0 && (bytes[lower - 1] == " " || bytes[lower - 1] == "\t") { lower -= 1 }
        guard lower > 0, bytes[lower - 1].isNewline else {
            error(
                "multi-line string literal closing delimiter must begin on a new line", at: tokens[distance].range,
                id: "multiline-end")
            return .none
        }
        return SourceRange(lower, upper)
    }

    /// The bytes that a stretch of text in a string stands for.
    private mutating func decode(
        _ range: SourceRange, pounds: Int, isMultiline: Bool, isFirst: Bool, isLast: Bool, indentation: SourceRange
    ) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(range.upper - range.lower)
        var offset = range.lower
        var end = range.upper
        if isMultiline && isFirst {
            guard let next = skipNewline(skipSpaces(offset, end), end) else {
                error(
                    "multi-line string literal content must begin on a new line",
                    at: SourceRange(range.lower, range.lower), id: "multiline-start")
                return text
            }
            offset = skipIndentation(next, end, indentation)
        }
        if isMultiline && isLast && indentation.upper == end {
            // The newline before the closing quotes does not count.
            end = skipNewlineBackwards(max(offset, indentation.lower), offset)
        }
        while offset < end {
            let byte = bytes[offset]
            if byte == "\\" && poundsFollow(offset + 1, pounds) {
                offset = decodeEscape(at: offset, pounds: pounds, end: end, isMultiline, indentation, into: &text)
            } else if isMultiline && byte.isNewline {
                text.append(UInt8(ascii: "\n"))
                offset = skipIndentation(skipNewline(offset, end) ?? offset + 1, end, indentation)
            } else {
                text.append(byte)
                offset += 1
            }
        }
        return text
    }

    private func skipSpaces(_ offset: Int, _ end: Int) -> Int {
        var offset = offset
        while offset < end && (bytes[offset] == " " || bytes[offset] == "\t") { offset += 1 }
        return offset
    }

    /// Before the newline that ends at an offset, if one does.
    private func skipNewlineBackwards(_ end: Int, _ start: Int) -> Int {
        var end = end
        if end > start && bytes[end - 1] == "\n" { end -= 1 }
        if end > start && bytes[end - 1] == "\r" { end -= 1 }
        return end
    }

    /// Behind the newline at an offset; nil if there is none.
    private func skipNewline(_ offset: Int, _ end: Int) -> Int? {
        guard offset < end else { return nil }
        if bytes[offset] == "\n" { return offset + 1 }
        guard bytes[offset] == "\r" else { return nil }
        return offset + 1 < end && bytes[offset + 1] == "\n" ? offset + 2 : offset + 1
    }

    private mutating func skipIndentation(_ offset: Int, _ end: Int, _ indentation: SourceRange) -> Int {
        let width = indentation.upper - indentation.lower
        for index in 0..<width {
            let here = offset + index
            if here >= end || bytes[here].isNewline { return min(here, end) }
            guard bytes[here] == bytes[indentation.lower + index] else {
                error(
                    "insufficient indentation of line in multi-line string literal",
                    at: SourceRange(here, here), id: "multiline-indentation")
                return here
            }
        }
        return offset + width
    }

    private func poundsFollow(_ offset: Int, _ pounds: Int) -> Bool {
        guard offset + pounds <= bytes.count else { return false }
        for index in 0..<pounds where bytes[offset + index] != "#" { return false }
        return true
    }

    /// Resolves one escape; returns the offset behind it.
    private mutating func decodeEscape(
        at start: Int, pounds: Int, end: Int, _ isMultiline: Bool, _ indentation: SourceRange,
        into text: inout [UInt8]
    ) -> Int {
        let offset = start + 1 + pounds
        guard offset < end else {
            if !(isMultiline && offset <= end) { reportEscape(start, offset) }
            return end
        }
        switch bytes[offset] {
        case "n": text.append(UInt8(ascii: "\n"))
        case "t": text.append(UInt8(ascii: "\t"))
        case "r": text.append(UInt8(ascii: "\r"))
        case "0": text.append(0)
        case "\\", "\"", "'": text.append(bytes[offset])
        case "u": return decodeUnicode(at: offset, start: start, end: end, into: &text)
        case " ", "\t", "\n", "\r":
            if isMultiline, let next = skipNewline(skipSpaces(offset, end), end) {
                return skipIndentation(next, end, indentation)
            }
            reportEscape(start, offset + 1)
        default: reportEscape(start, offset + 1)
        }
        return offset + 1
    }

    private mutating func reportEscape(_ lower: Int, _ upper: Int) {
        error("invalid escape sequence in literal", at: SourceRange(lower + 1, upper), id: "escape")
    }

    /// `\u{1F600}`
    private mutating func decodeUnicode(at offset: Int, start: Int, end: Int, into text: inout [UInt8]) -> Int {
        guard offset + 1 < end, bytes[offset + 1] == "{" else {
            error(
                "expected hexadecimal code in braces after unicode escape", at: SourceRange(start, offset + 1),
                id: "escape")
            return offset + 1
        }
        var index = offset + 2
        var scalar: UInt32 = 0
        var digits = 0
        while index < end, let digit = Self.hexDigit(bytes[index]) {
            if digits < 8 { scalar = scalar << 4 | UInt32(digit) }
            digits += 1
            index += 1
        }
        guard index < end, bytes[index] == "}", digits > 0, digits <= 8 else {
            error(
                "\\u{...} escape sequence expects between 1 and 8 hex digits", at: SourceRange(start, index),
                id: "escape")
            return index < end && bytes[index] == "}" ? index + 1 : index
        }
        guard let unicode = Unicode.Scalar(scalar) else {
            error("invalid unicode scalar", at: SourceRange(start + 1, index + 1), id: "escape")
            return index + 1
        }
        text.append(contentsOf: UTF8.encode(unicode)!)
        return index + 1
    }

    static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case "0"..."9": byte - UInt8(ascii: "0")
        case "a"..."f": byte - UInt8(ascii: "a") + 10
        case "A"..."F": byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
