import Syntax

/// Why a value is checked against a type: decides the words when it does not fit.
enum Purpose {
    case none
    case argument
    case assignment
    case coercion
    case closureResult
    case condition
    case defaultArgument
    case element
    case initialization
    case key
    case returned
    case `subscript`
    case `throw`
}
