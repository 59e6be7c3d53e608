/// Finds what a misspelt name was meant to be among thousands of others.
public struct Spelling {
    private let name: Name
    private var edits: EditDistance
    private let limit: Int
    private var best: Name?
    private var bestDistance: Int
    private var isTied = false

    /// Gets ready to compare others with a name.
    public init(of name: Name) {
        self.name = name
        edits = EditDistance(from: name)
        limit = Spelling.limit(name.text.utf8.count)
        bestDistance = limit + 1
    }

    /// The candidate closest to the name; nil if none is close enough or two are equally close: a wrong guess
    /// is worse than none.
    public var suggestion: Name? { isTied ? nil : best }

    /// The candidate that was most probably meant; nil where none is near enough.
    public static func suggestion(
        for name: Name, among candidates: [Name], where holds: (Name) -> Bool = { _ in true }
    ) -> Name? {
        var spelling = Spelling(of: name)
        spelling.consider(candidates, where: holds)
        return spelling.suggestion
    }

    /// Only those that are close enough are asked whether they hold.
    public mutating func consider(_ candidates: [Name], where holds: (Name) -> Bool = { _ in true }) {
        guard name.text.utf8.count > 1 else { return }
        for candidate in candidates where edits.mayReach(candidate, within: min(bestDistance, limit)) {
            if candidate != name { consider(candidate, holds) }
        }
    }

    private mutating func consider(_ candidate: Name, _ holds: (Name) -> Bool) {
        let distance = edits.distance(to: candidate, limit: bestDistance)
        guard distance <= min(bestDistance, limit), holds(candidate) else { return }
        if distance < bestDistance {
            (best, bestDistance, isTied) = (candidate, distance, false)
        } else if candidate != best {
            isTied = true
        }
    }

    /// Edits allowed: one up to four letters, then a third of the length, never more than three.
    private static func limit(_ length: Int) -> Int { length <= 4 ? 1 : min(length / 3, 3) }
}
