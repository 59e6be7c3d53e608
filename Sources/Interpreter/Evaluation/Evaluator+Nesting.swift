import Syntax

/// Values that nest deeper than the stack allows to go through them.
extension Evaluator {
    func stopForNesting(at range: SourceRange) {
        stop(.error(
            "values are nested too deeply", at: range, id: "budget-depth",
            notes: [.init("a value may be put into another one again and again here")]))
    }
}

extension Value {
    /// Whether other values stand in it; references to objects lead elsewhere.
    var hasParts: Bool {
        switch self {
        case .some, .array, .tuple, .structure, .dictionary, .set: true
        case .enumeration(_, let payload): !payload.isEmpty
        default: false
        }
    }
}
