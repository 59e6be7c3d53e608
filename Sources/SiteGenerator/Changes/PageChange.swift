/// What differs on a page that both builds have.
struct PageChange: Sendable {
    var path: String
    var title: String
    var figures: [FigureChange]
    var passages: [PassageChange]

    var isEmpty: Bool { figures.isEmpty && passages.isEmpty }

    init(_ before: PublishedPage, _ after: PublishedPage) {
        path = after.path
        title = after.title
        let words = ListChange(before.passages, after.passages)
        passages = PassageChange.paired(words)
        figures = FigureMatching(before.figures, after.figures).pairs.compactMap {
            FigureChange(page: after.path, $0, $1)
        }
    }
}

/// Which figure of a page is which of the earlier one: by anchor, by what it holds, by its code, by likeness
/// of the code.
private struct FigureMatching {
    private(set) var pairs: [(PublishedFigure?, PublishedFigure?)] = []

    init(_ before: [PublishedFigure], _ after: [PublishedFigure]) {
        var old = before.map { Optional($0) }
        var partners = [PublishedFigure?](repeating: nil, count: after.count)
        for isSame in Self.rules {
            for (at, figure) in after.enumerated() where partners[at] == nil {
                guard let match = old.firstIndex(where: { $0.map { isSame($0, figure) } ?? false }) else {
                    continue
                }
                partners[at] = old[match]
                old[match] = nil
            }
        }
        for (at, figure) in after.enumerated() where partners[at] == nil {
            guard let match = Self.mostAlike(figure, old) else { continue }
            partners[at] = old[match]
            old[match] = nil
        }
        pairs = zip(partners, after).map { ($0, $1) } + old.compactMap { $0.map { ($0, nil) } }
    }

    private static let rules: [@Sendable (PublishedFigure, PublishedFigure) -> Bool] = [
        { $0.id != nil && $0.id == $1.id }, { $0.content == $1.content },
        { $0.code == $1.code && !$0.code.isEmpty },
    ]

    /// Two figures with anchors of their own are two.
    private static func mostAlike(_ figure: PublishedFigure, _ old: [PublishedFigure?]) -> Int? {
        let likely = old.enumerated().compactMap { at, old in
            old.flatMap {
                $0.id == nil || figure.id == nil ? (at: at, likeness: likeness($0.code, figure.code)) : nil
            }
        }
        return likely.max { $0.likeness < $1.likeness }.flatMap { $0.likeness >= 0.5 ? $0.at : nil }
    }

    /// The share of words that both have.
    private static func likeness(_ a: String, _ b: String) -> Double {
        func words(_ code: String) -> String {
            code.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
        }
        return WordChanges.likeness(words(a), words(b))
    }
}

/// A passage of a text that came, went or was written anew.
struct PassageChange: Sendable {
    var before: String?
    var after: String?

    /// Passages that share most of their words are one, written anew.
    static func paired(_ words: ListChange) -> [PassageChange] {
        var removed = words.removed.map { Optional($0) }
        var changes: [PassageChange] = words.added.map { passage in
            let likely = removed.prefix(400).enumerated().compactMap { at, old in
                old.map { (at, WordChanges.likeness($0, passage)) }
            }
            guard let best = likely.max(by: { $0.1 < $1.1 }), best.1 >= 0.4 else {
                return PassageChange(before: nil, after: passage)
            }
            defer { removed[best.0] = nil }
            return PassageChange(before: removed[best.0], after: passage)
        }
        changes += removed.compactMap { $0.map { PassageChange(before: $0, after: nil) } }
        return changes
    }
}
