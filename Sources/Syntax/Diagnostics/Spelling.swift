/// Finds what a misspelt name was meant to be.
public enum Spelling {
    /// The candidate closest to a name; nil if none is close enough or two are equally close: a wrong guess
    /// is worse than none.
    public static func suggestion(for name: Name, among candidates: [Name]) -> Name? {
        let word = Array(name.text.utf8)
        guard word.count > 1 else { return nil }
        var best: Name?
        var bestDistance = limit(word.count) + 1
        var isTied = false
        for candidate in candidates where candidate != name {
            let distance = distance(word, Array(candidate.text.utf8), limit: bestDistance)
            if distance < bestDistance {
                (best, bestDistance, isTied) = (candidate, distance, false)
            } else if distance == bestDistance && distance <= limit(word.count) && candidate != best {
                isTied = true
            }
        }
        return isTied ? nil : best
    }

    /// Edits allowed: one up to four letters, then a third of the length, never more than three.
    private static func limit(_ length: Int) -> Int { length <= 4 ? 1 : min(length / 3, 3) }

    /// Edit distance in bytes: insertions, deletions, replacements and swaps of neighbours (optimal string
    /// alignment). Gives up beyond the limit.
    static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int {
        if abs(a.count - b.count) > limit { return limit + 1 }
        var before: [Int] = []
        var previous = Array(0...b.count)
        for i in 1...max(1, a.count) where i <= a.count {
            var current = [i]
            current.reserveCapacity(b.count + 1)
            var smallest = i
            for j in 1...max(1, b.count) where j <= b.count {
                var cost = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] { cost = min(cost, before[j - 2] + 1) }
                current.append(cost)
                smallest = min(smallest, cost)
            }
            if smallest > limit { return limit + 1 }
            (before, previous) = (previous, current)
        }
        return previous[b.count]
    }
}
