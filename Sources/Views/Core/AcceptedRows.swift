import Interpreter

extension Declaration {
    /// A modifier of views of which a still picture shows nothing: what it is called on stays as it is.
    static func accepted(_ signature: String, where condition: String? = nil) -> Declaration {
        let clause = condition.map { " where \($0)" } ?? ""
        return Declaration(accepting: "extension View { public func \(signature) -> some View\(clause) }")
    }
}
