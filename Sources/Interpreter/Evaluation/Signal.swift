import Syntax

/// Why an expression has no value.
///
/// It never leaves the thread that it was made on.
enum Signal: Error, @unchecked Sendable {
    /// A trap or an exhausted budget: the evaluator's `failure` says which.
    case stop
    /// `throw` in the snippet.
    case thrown(Value)
    /// The `?` of a chain met nil.
    case nilInChain
    /// Asynchronous code waits: its task goes on when the time has come, if ever.
    case suspended
}

/// How a block of statements ended.
enum Exit {
    case normal
    case returned(Value)
    /// The value of a block that is an expression.
    case yielded(Value)
    case broke(Name?)
    case continued(Name?)
    case fellThrough
}
