import Syntax

/// A habit that compiles and lays out, and still is not what its author meant. A lint says where, and why.
public struct Lint: Sendable {
    /// What a fence writes to do without it: `allow="single-candidate: …"`.
    public let name: StaticString
    /// Why it matters, in a sentence.
    public let reason: StaticString
    let find: @Sendable (LintContext) -> [Finding]

    /// What was found, and the view or the code that it is about.
    struct Finding {
        var message: String
        var place: SourceRange
        var note: String?

        init(_ message: String, at place: SourceRange, note: String? = nil) {
            self.message = message
            self.place = place
            self.note = note
        }
    }

    init(_ name: StaticString, _ reason: StaticString, find: @escaping @Sendable (LintContext) -> [Finding]) {
        self.name = name
        self.reason = reason
        self.find = find
    }

    /// All lints of snippets, in the order of the catalog.
    public static let all: [Lint] = [
        .unreachableCandidate, .singleCandidate, .lostInformation, .differentContent, .heightDecides,
        .heavyCandidates, .nothingFits, .wrappingText, .crossAxis, .spacingMismatch, .decoratedContainer,
        .differentContainers,
        .listContainer, .deadBranch, .lazyStackFills, .newerAPI,
    ]
}
