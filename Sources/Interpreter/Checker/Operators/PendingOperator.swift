import Syntax

/// Two operands that are literals of a type to be decided: the operator is chosen at the end.
struct PendingOperator {
    let name: Name
    let operands: [Type]
    let result: Type
    let range: SourceRange
}
