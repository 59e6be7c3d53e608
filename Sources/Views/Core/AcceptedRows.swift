import Interpreter

/// Composed texts: a table with such a row is made at run time. One whose rows say all themselves is data.
extension Native {
    private static func modifier(_ signature: String, _ condition: String?) -> String {
        let clause = condition.map { " where \($0)" } ?? ""
        return "extension View { public func \(signature) -> some View\(clause) }"
    }
}
