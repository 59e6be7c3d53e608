/// What came of holding a promise against a preview.
public enum PromiseVerdict {
    /// What was promised is so.
    case kept
    /// What came instead.
    case broken(String)
    /// Why it cannot be told for what is shown.
    case undecided(String)

    /// Why the promise counts for nothing; nil when it is kept.
    public var failure: String? {
        switch self {
        case .kept: nil
        case .broken(let reason), .undecided(let reason): reason
        }
    }

    var isKept: Bool {
        if case .kept = self { return true }
        return false
    }

    /// How answers to the page name it.
    var word: String {
        switch self {
        case .kept: "kept"
        case .broken: "broken"
        case .undecided: "undecided"
        }
    }
}
