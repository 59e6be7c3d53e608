/// For each opening bracket, which token follows its closing one: found once, so that looking ahead over
/// brackets costs nothing however they are nested.
struct Brackets {
    /// By token: 0 if it opens nothing.
    private(set) var after: [Int32]
    private var open: [(index: Int32, kind: TokenKind)] = []

    init(_ tokens: UnsafeBufferPointer<Token>) {
        after = [Int32](repeating: 0, count: tokens.count)
        for index in tokens.indices {
            let kind = tokens[index].kind
            switch kind {
            case .leftParen, .leftBracket, .leftBrace, .stringStart, .interpolationStart:
                open.append((Int32(index), kind))
            case .rightParen: closeInnermost(.leftParen, at: index)
            case .rightBracket: closeInnermost(.leftBracket, at: index)
            case .rightBrace: close(.leftBrace, at: index)
            case .stringEnd: close(.stringStart, at: index)
            case .interpolationEnd: close(.interpolationStart, at: index)
            default: break
            }
        }
        while let last = open.popLast() { after[Int(last.index)] = Int32(tokens.count - 1) }
    }

    private mutating func closeInnermost(_ kind: TokenKind, at index: Int) {
        guard let last = open.last, last.kind == kind else { return }
        open.removeLast()
        after[Int(last.index)] = Int32(index + 1)
    }

    /// Closes a bracket with what was left open within it: that ends before this token. A brace does not
    /// close beyond the string or interpolation that it stands in.
    private mutating func close(_ kind: TokenKind, at index: Int) {
        while let last = open.last {
            if last.kind == kind {
                open.removeLast()
                after[Int(last.index)] = Int32(index + 1)
                return
            }
            if kind == .leftBrace && (last.kind == .stringStart || last.kind == .interpolationStart) {
                return
            }
            open.removeLast()
            after[Int(last.index)] = Int32(index)
        }
    }
}

/// Remembers names by their bytes, so that a name that stands often in a source becomes a string once.
struct NameCache {
    private var slots: [Name]

    /// - Parameter tokens: how many the source has: a place for every fourth, since making places takes time,
    ///   too.
    init(tokens: Int) {
        var count = 16
        while count < 256, count * 4 < tokens { count *= 2 }
        slots = [Name](repeating: .empty, count: count)
    }

    mutating func name(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
        let digest = Name.digest(bytes)
        let index = Int(truncatingIfNeeded: digest) & (slots.count - 1)
        if slots[index].isSpelled(bytes, digest: digest) { return slots[index] }
        let name = Name(bytes, digest: digest)
        slots[index] = name
        return name
    }
}
