import Syntax

/// Two operands that are literals of a type to be decided: the operator is chosen at the end.
final class PendingOperator {
    let name: Name
    let operands: [Type]
    let result: Type
    let range: SourceRange

    init(name: Name, operands: [Type], result: Type, range: SourceRange) {
        self.name = name
        self.operands = operands
        self.result = result
        self.range = range
    }
}
