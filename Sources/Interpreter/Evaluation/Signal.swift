import Syntax

/// Why an expression has no value.
enum Signal: Error {
    /// A trap or an exhausted budget: the evaluator's `failure` says which.
    case stop
    /// `throw` in the snippet.
    case thrown(Value)
    /// The `?` of a chain met nil.
    case nilInChain
}

/// How a block of statements ended.
enum Completion {
    case normal
    case returned(Value)
    /// The value of a block that is an expression.
    case yielded(Value)
    case broke(Name?)
    case continued(Name?)
    case fellThrough
}
