/// Finds what a name was meant to be when a word of it was left out: `screenHeight` of
/// `screenAvailableHeight`. Edits are not counted here, so names have to agree in whole words.
public struct NameWords {
    private let name: Name
    private let words: [[UInt8]]
    private var found: Name?
    private var isTied = false

    /// Gets ready to compare others with a name.
    public init(of name: Name) {
        self.name = name
        words = NameWords.words(of: name)
    }

    /// The one candidate that has all words of the name in their order; nil where there are several.
    public var suggestion: Name? { isTied ? nil : found }

    /// A single word is in too many names to tell anything.
    public mutating func consider(_ candidates: [Name]) {
        guard words.count > 1 else { return }
        for candidate in candidates where candidate != name && candidate != found && hasAll(candidate) {
            isTied = found != nil
            found = candidate
            if isTied { return }
        }
    }

    private func hasAll(_ candidate: Name) -> Bool {
        guard candidate.text.utf8.count > name.text.utf8.count else { return false }
        var next = 0
        for word in NameWords.words(of: candidate) where next < words.count && word == words[next] {
            next += 1
        }
        return next == words.count
    }

    /// `screenAvailableHeight` as `screen`, `available` and `height`.
    private static func words(of name: Name) -> [[UInt8]] {
        var words: [[UInt8]] = [[]]
        for byte in name.text.utf8 {
            let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
            if isCapital, !words[words.count - 1].isEmpty { words.append([]) }
            words[words.count - 1].append(isCapital ? byte | 32 : byte)
        }
        return words
    }
}
