/// How deep rules and trees are nested, which is bounded.
extension Parser {
    /// Opens a rule that can contain itself; false if it would be too deep.
    mutating func enter() -> Bool {
        if depth >= Self.maximumDepth {
            reportTooDeep()
            return false
        }
        depth += 1
        return true
    }

    mutating func leave() { depth -= 1 }

    /// Notes that an expression of the given height was built.
    @inline(__always)
    mutating func grow(_ newHeight: Int) {
        height = newHeight
        if newHeight > tallest { tallest = newHeight }
        if newHeight > Self.maximumHeight { reportTooDeep() }
    }

    /// What brackets put aside until they close.
    struct Outside {
        let allowsTrailingClosure: Bool
        let tallest: Int
    }

    /// Between brackets trailing closures are allowed again, and heights are counted anew.
    mutating func openBrackets() -> Outside {
        let outside = Outside(allowsTrailingClosure: allowsTrailingClosure, tallest: tallest)
        (allowsTrailingClosure, tallest) = (true, 0)
        return outside
    }

    /// Brackets are one step higher than the tallest expression between them, whatever stands beside them.
    mutating func closeBrackets(_ outside: Outside) {
        let own = tallest + 1
        (allowsTrailingClosure, tallest) = (outside.allowsTrailingClosure, outside.tallest)
        grow(own)
    }

    private mutating func reportTooDeep() {
        guard !isTooDeep else { return }
        isTooDeep = true
        diagnostics.append(
            .error(
                "structure nesting level exceeded maximum of \(Self.maximumDepth)", at: here, id: "nesting"))
        previousEnd = tokens[tokens.count - 1].upper
        position = tokens.count - 1
        token = tokens[position]
    }
}
