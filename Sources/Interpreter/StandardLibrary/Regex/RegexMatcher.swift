/// Finds a regular expression in a text by trying, and going back where that fails. What is still to be
/// matched and the ways that were left stand in lists of their own, so that no text is too long for the
/// machine's stack.
struct RegexMatcher {
    private let regex: RegexValue
    private let text: RegexText
    private var captured: [Range<Int>?]
    /// What is left to be tried: a pattern may have more ways than anyone can wait for.
    private var budget = RegexMatcher.mostTries
    private static let mostTries = 500_000

    init(_ regex: RegexValue, _ text: RegexText) {
        self.regex = regex
        self.text = text
        captured = Array(repeating: nil, count: regex.captures.count + 1)
    }

    var captures: [Range<Int>?] { captured }
    var tries: Int { RegexMatcher.mostTries - budget }
    var isExhausted: Bool { budget < 0 }

    /// The end of a match that starts at a character, and that ends where it must if that is asked for.
    mutating func match(at start: Int, isWhole: Bool = false) -> Int? {
        for index in captured.indices { captured[index] = nil }
        return run(regex.root, at: start, isWhole: isWhole)
    }

    /// A way on that was not taken: what is to be matched, and from where; or else from a character before,
    /// down to the last.
    private struct Way {
        var rest: RegexRest?
        var position: Int
        var last: Int
        var captured: [Range<Int>?]
    }

    /// Where one is: what comes next, and the ways that are left if that does not match.
    private struct Path {
        var rest: RegexRest?
        var position: Int
        var ways: [Way] = []
    }

    private mutating func run(_ node: RegexNode, at start: Int, isWhole: Bool = false) -> Int? {
        var path = Path(rest: RegexRest(.node(node), nil), position: start)
        while true {
            let isMatching: Bool
            if let rest = path.rest {
                path.rest = rest.next
                isMatching = take(rest.step, &path)
            } else {
                isMatching = !isWhole || path.position == text.codes.count
                if isMatching { return path.position }
            }
            if !isMatching, isExhausted || !goBack(&path) { return nil }
        }
    }

    /// Takes the way that was left last.
    private mutating func goBack(_ path: inout Path) -> Bool {
        guard let way = path.ways.popLast() else { return false }
        if way.position > way.last {
            path.ways.append(way)
            path.ways[path.ways.count - 1].position -= 1
        }
        (path.rest, path.position, captured) = (way.rest, way.position, way.captured)
        return true
    }

    private func leave(_ rest: RegexRest?, _ position: Int, last: Int? = nil, _ path: inout Path) {
        path.ways.append(Way(rest: rest, position: position, last: last ?? position, captured: captured))
    }

    private mutating func take(_ step: RegexRest.Step, _ path: inout Path) -> Bool {
        switch step {
        case .node(let node): return match(node, &path)
        case .parts(let parts, let index):
            if index + 1 < parts.count { path.rest = RegexRest(.parts(parts, index + 1), path.rest) }
            return match(parts[index], &path)
        case .captured(let index, let start):
            captured[index] = start..<path.position
            return true
        case .again(let repetition, let start):
            // What takes nothing would go on for ever.
            if path.position == start && repetition.least == 0 { return false }
            return take(repetition.afterOne, &path)
        }
    }

    private mutating func match(_ node: RegexNode, _ path: inout Path) -> Bool {
        budget -= 1
        if budget < 0 { return false }
        switch node {
        case .character, .any, .set:
            path.position += 1
            return takes(node, path.position - 1)
        case .sequence(let parts):
            if !parts.isEmpty { path.rest = RegexRest(.parts(parts, 0), path.rest) }
            return true
        case .choice(let branches):
            for branch in branches.dropFirst().reversed() {
                leave(RegexRest(.node(branch), path.rest), path.position, &path)
            }
            path.rest = RegexRest(.node(branches[0]), path.rest)
            return true
        case .repeated(let inner, let least, let most, let kind):
            let repetition = RegexRest.Repetition(inner: inner, least: least, most: most, kind: kind)
            return inner.isSingle ? run(repetition, &path) : take(repetition, &path)
        case .capture(let inner, let index):
            path.rest = RegexRest(.node(inner), RegexRest(.captured(index, from: path.position), path.rest))
            return true
        case .reference(let index): return reference(index, &path)
        case .start, .end, .wordBoundary, .lookahead: return holds(node, path.position)
        }
    }

    /// What takes no character.
    private mutating func holds(_ node: RegexNode, _ position: Int) -> Bool {
        switch node {
        case .start: return position == 0
        case .end: return position == text.codes.count
        case .wordBoundary(let isWanted): return isBoundary(position) == isWanted
        case .lookahead(let inner, let isWanted):
            let before = captured
            if run(inner, at: position) != nil { return isWanted }
            captured = before
            return !isWanted
        default: return false
        }
    }

    /// Once more what is repeated, or what follows: one of them now, the other if that does not match.
    private mutating func take(_ repetition: RegexRest.Repetition, _ path: inout Path) -> Bool {
        let (next, mayEnd) = (path.rest, repetition.least == 0)
        guard repetition.most > 0 else { return mayEnd }
        let again = RegexRest(
            .node(repetition.inner), RegexRest(.again(repetition, from: path.position), next))
        if mayEnd { leave(repetition.kind == .reluctant ? again : next, path.position, &path) }
        if !mayEnd || repetition.kind != .reluctant { path.rest = again }
        return true
    }

    /// Repetitions of one character need no way back into each of them.
    private mutating func run(_ repetition: RegexRest.Repetition, _ path: inout Path) -> Bool {
        let (start, isReluctant) = (path.position, repetition.kind == .reluctant)
        let wanted = isReluctant ? repetition.least : repetition.most
        var count = 0
        while count < wanted, takes(repetition.inner, start + count) { count += 1 }
        budget -= count
        guard count >= repetition.least else { return false }
        path.position = start + count
        if isReluctant {
            let more = repetition.most == .max ? .max : repetition.most - count
            let another = RegexNode.repeated(repetition.inner, least: 1, most: more, .reluctant)
            if more > 0 { leave(RegexRest(.node(another), path.rest), path.position, &path) }
        } else if repetition.kind != .possessive, count > repetition.least {
            leave(path.rest, path.position - 1, last: start + repetition.least, &path)
        }
        return true
    }

    private func reference(_ index: Int, _ path: inout Path) -> Bool {
        guard index < captured.count, let range = captured[index] else { return false }
        let end = path.position + range.count
        guard end <= text.codes.count, text.codes[range] == text.codes[path.position..<end] else {
            return false
        }
        path.position = end
        return true
    }

    private func takes(_ node: RegexNode, _ position: Int) -> Bool {
        guard position < text.codes.count else { return false }
        let code = text.codes[position]
        switch node {
        case .character(let wanted):
            return code == wanted || regex.ignoresCase && folded(code) == folded(wanted)
        case .any: return code != 10 && code != 13
        case .set(let set):
            return set.contains(code)
                || regex.ignoresCase && (set.contains(folded(code)) || set.contains(raised(code)))
        default: return false
        }
    }

    private func folded(_ code: UInt64) -> UInt64 { code >= 65 && code <= 90 ? code + 32 : code }
    private func raised(_ code: UInt64) -> UInt64 { code >= 97 && code <= 122 ? code - 32 : code }

    private func isBoundary(_ position: Int) -> Bool {
        let before = position > 0 && RegexSet.Class.word.contains(text.codes[position - 1])
        let after = position < text.codes.count && RegexSet.Class.word.contains(text.codes[position])
        return before != after
    }
}
