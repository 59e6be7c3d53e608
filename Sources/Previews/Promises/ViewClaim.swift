import Syntax

/// What a promise says of some views: what is seen of them, how they stand to each other.
public struct ViewClaim: Equatable, Sendable {
    /// The forms, each a word behind the views that it is about.
    public enum Kind: UInt8, Equatable, Sendable, CaseIterable {
        /// Nothing of it is truncated or cut off; something of it is seen; there is more than it shows.
        case whole, visible, scrolls
        /// Each view stands so to the ones behind the word.
        case above, below, before, after, inside, covers
        /// The views follow each other.
        case down, across
        /// The views share an edge, a length; or there is so much between two.
        case aligned, equal, apart
        /// In which ink and letters it is drawn.
        case color, font

        /// The word in a promise.
        var word: String {
            [
                "whole", "visible", "scrolls", "above", "below", "before", "after", "inside", "covers",
                "down", "across", "aligned",
                "equal", "apart", "color", "font",
            ][Int(rawValue)]
        }

        static func named(_ word: Name) -> Kind? { allCases.first { Name($0.word) == word } }

        /// Whether other views follow the word.
        var takesOthers: Bool { rawValue >= Kind.above.rawValue && rawValue <= Kind.covers.rawValue }
        /// How many views it needs before the word.
        var fewest: Int { rawValue >= Kind.down.rawValue && rawValue <= Kind.apart.rawValue ? 2 : 1 }
    }

    /// What is promised.
    public var kind: Kind
    /// Those before the word.
    public var views: [ViewSelector]
    /// Those behind the word.
    public var others: [ViewSelector] = []
    /// What follows the word: an edge, a length, a color, a font.
    public var words: [Name] = []
    /// The number among them: points between two views, the size of a font in points, the opacity of a color.
    public var number: Double?

    /// What views can share with `aligned`, and with `equal`.
    static let edges: [Name] = [
        "leading", "trailing", "top", "bottom", "centerX", "centerY", "center", "baseline",
    ]
    static let lengths: [Name] = ["size", "width", "height"]
}

extension ExpectationParser {
    mutating func selectors() throws(ExpectationError) -> [ViewSelector] {
        var views: [ViewSelector] = []
        while true {
            if !views.isEmpty, peek == "and" { position += 1 }
            guard let view = peek.flatMap({ ViewSelector($0) }) else { break }
            views.append(view)
            position += 1
        }
        guard !views.isEmpty else { throw error("expected a view such as '#title' or '`Text(\"Title\")`'") }
        return views
    }

    mutating func viewClaim(about views: [ViewSelector]) throws(ExpectationError) -> ViewClaim {
        guard let verb = peek, let kind = ViewClaim.Kind.named(verb) else {
            throw peek.map { unknownVerb($0, isSeveral: views.count > 1) }
                ?? error("expected what is promised of these views")
        }
        guard views.count >= kind.fewest, kind != .apart || views.count == 2 else {
            throw error("'\(verb)' is about \(kind == .apart ? "two" : "several") views: '#a, #b \(verb)'")
        }
        position += 1
        var claim = ViewClaim(kind: kind, views: views)
        if kind.takesOthers { claim.others = try selectors() }
        switch kind {
        case .aligned: claim.words = [try word(of: ViewClaim.edges)]
        case .equal: claim.words = [try word(of: ViewClaim.lengths)]
        case .apart: claim.number = try number()
        case .color: try readColor(&claim)
        case .font: try readFont(&claim)
        default: break
        }
        return claim
    }

    /// `same at 200 and 320`
    mutating func sameWidths() throws(ExpectationError) -> [Double] {
        try take("at")
        var widths = [try number()]
        while position < words.count {
            if peek == "and" { position += 1 }
            widths.append(try number())
        }
        guard widths.count > 1 else {
            throw error("'same at' names at least two widths: 'same at 200 and 320'")
        }
        return widths
    }

    /// `snapshot`; the build adds the number of what is kept, and its widths, for the page.
    mutating func snapshot() throws(ExpectationError) -> Expectation.Claim {
        guard let kept = peek else { return .snapshot(kept: nil, widths: []) }
        position += 1
        return .snapshot(kept: kept.text, widths: try numbers())
    }

    private mutating func word(of names: [Name]) throws(ExpectationError) -> Name {
        guard let word = peek, names.contains(word) else {
            let near = peek.flatMap { Spelling.suggestion(for: $0, among: names) }
            throw error(
                near.map { "did you mean '\($0)'?" } ?? "expected one of "
                    + names.dropFirst().reduce("'\(names[0])'") { $0 + ", '\($1)'" })
        }
        position += 1
        return word
    }

    /// A color by its name or as `#FF8800`, and how opaque it is.
    private mutating func readColor(_ claim: inout ViewClaim) throws(ExpectationError) {
        guard let name = peek else { throw error("expected a color such as 'blue' or '#FF8800'") }
        guard InkClaim.isColor(name) else {
            let near = Spelling.suggestion(for: name, among: InkClaim.colorNames)
            throw error(
                "'\(name)' is no color; "
                    + (near.map { "did you mean '\($0)'?" }
                        ?? "a color is 'blue', 'secondary', 'white' or '#FF8800'"))
        }
        claim.words = [name]
        position += 1
        if position < words.count { claim.number = try number() }
    }

    /// A text style or a size, a weight, a design, in any order.
    private mutating func readFont(_ claim: inout ViewClaim) throws(ExpectationError) {
        while let word = peek {
            if claim.number == nil, let size = DecimalNumber.parse(word.text.utf8) {
                claim.number = size
            } else if InkClaim.fontWords.contains(word) {
                claim.words.append(word)
            } else {
                let near = Spelling.suggestion(for: word, among: InkClaim.fontWords)
                throw error(
                    "'\(word)' is no part of a font; "
                        + (near.map { "did you mean '\($0)'?" }
                            ?? "a font is 'headline', '17 semibold' or '12 italic'"))
            }
            position += 1
        }
        guard claim.number != nil || !claim.words.isEmpty else {
            throw error("expected a font such as 'headline' or '17 semibold'")
        }
    }
}
