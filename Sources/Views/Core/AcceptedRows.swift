import Interpreter

/// Composed texts: a table with such a row is made at run time. One whose rows say all themselves is data.
extension Declaration {
    /// A modifier of views of which a still picture shows nothing, on a device neither: what it is called on stays as it is.
    static func accepted(_ signature: String, where condition: String? = nil) -> Declaration {
        Declaration(accepting: modifier(signature, condition))
    }

    /// A modifier of views that a device shows and the picture does not: using it is a warning.
    static func ignored(_ signature: String, where condition: String? = nil) -> Declaration {
        Declaration(ignoring: modifier(signature, condition))
    }

    private static func modifier(_ signature: String, _ condition: String?) -> String {
        let clause = condition.map { " where \($0)" } ?? ""
        return "extension View { public func \(signature) -> some View\(clause) }"
    }
}
