import Syntax

/// Why a value is checked against a type: decides the words when it does not fit.
enum Purpose {
    case none
    case argument
    /// The operand of `!`.
    case negation
    case assignment
    case coercion
    case closureResult
    case condition
    case defaultArgument
    case element
    case initialization
    case returned
    case `throw`

    /// Whether the value is put into something, which is said of its payload where an optional is wanted.
    var isPart: Bool { self == .argument || self == .element }
}
