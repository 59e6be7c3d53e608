import Syntax

/// What a preview has to say, each thing once. A picture of thousands of unknown symbols tells of the first
/// hundred.
struct Complaints {
    private(set) var all: [Diagnostic] = []
    private var warnings = 0
    private static let mostWarnings = 100

    /// A view's body may be evaluated more than once, so the same complaint may come again.
    mutating func add(_ diagnostic: Diagnostic) {
        let isError = diagnostic.severity == .error
        guard isError || warnings <= Self.mostWarnings,
            !all.contains(where: { $0.isRepeated(by: diagnostic) })
        else { return }
        if !isError { warnings += 1 }
        let isOneTooMany = !isError && warnings > Self.mostWarnings
        all.append(isOneTooMany ? Self.more(at: diagnostic.range) : diagnostic)
    }

    private static func more(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, "more warnings than the first \(mostWarnings) are not shown", at: range,
            id: "more-warnings")
    }
}

extension Diagnostic {
    fileprivate func isRepeated(by other: Diagnostic) -> Bool {
        range == other.range && message.utf8.elementsEqual(other.message.utf8)
    }
}
