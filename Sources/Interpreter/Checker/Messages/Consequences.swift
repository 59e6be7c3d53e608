import Syntax

/// A name that means nothing leaves an expression without a type, and whatever else is said of that type
/// follows from it.
extension Findings {
    /// What is to be said, without what follows from a name that is not there.
    var withoutConsequences: [Diagnostic] {
        let unknown = messages.filter { $0.isOfMissingName }
        if unknown.isEmpty { return messages }
        return messages.filter { message in
            !message.isOfType || !unknown.contains { message.range.holds($0.range) }
        }
    }

    /// An expression with a name that means nothing is not looked at any further, so how it calls what
    /// stands around the name is not said to be wrong: of the messages after the first so many.
    mutating func dropConsequences(after count: Int) {
        let told = messages[count...], unknown = told.filter { $0.isOfName }
        guard told.count > 1, !unknown.isEmpty else { return }
        replace(
            after: count,
            with: told.filter { message in
                !message.isOfCall || !unknown.contains { $0.stands(behind: message) }
            })
    }

    /// Whether a name within a range was said to mean nothing.
    func hasMissingName(in range: SourceRange) -> Bool {
        messages.contains { $0.isOfMissingName && range.covers($0.range) }
    }
}

extension Diagnostic {
    /// Whether it says that a name means nothing here.
    var isOfName: Bool { has(id: "unknown-name") || has(id: "unknown-type") || has(id: "other-framework") }

    /// Whether it may say that of an attribute.
    var isOfAttribute: Bool {
        has(id: "unknown-attribute") || has(id: "other-framework") || has(id: "not-drawn")
    }

    /// Whether a name is missing in what a message about a call may be about. One that mends the name, as
    /// into a label, says more than that there is none.
    fileprivate func stands(behind other: Diagnostic) -> Bool {
        range.lower >= other.range.lower && !(other.fixIt?.range.covers(range) ?? false)
    }

    /// Whether it says so of a name or of a member.
    fileprivate var isOfMissingName: Bool { isOfName || has(id: "unknown-member") }

    /// Whether it is about the way in which something is called.
    fileprivate var isOfCall: Bool {
        has(id: "argument-labels") || has(id: "argument-order") || has(id: "extra-argument")
            || has(id: "missing-argument") || has(id: "trailing-closure") || has(id: "cannot-infer")
            || has(id: "not-callable") || has(id: "implicit-member")
    }

    /// Whether it is about the type that an expression has.
    fileprivate var isOfType: Bool {
        has(id: "must-unwrap") || has(id: "type-mismatch") || has(id: "no-match") || has(id: "cannot-infer")
            || has(id: "requires-conformance") || has(id: "argument-conform")
    }
}

extension SourceRange {
    /// Whether another range is a part of it, and not all of it.
    fileprivate func holds(_ other: SourceRange) -> Bool { self != other && covers(other) }
}
