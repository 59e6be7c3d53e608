import Syntax

/// The value of a variable without a written type, or with one that leaves out its generic arguments: checked
/// once, for both the type and the code.
final class InferredValue {
    private let syntax: ExpressionSyntax
    private let type: TypeSyntax?
    private let context: Context
    var code: Code?

    init(_ syntax: ExpressionSyntax, _ type: TypeSyntax?, _ context: Context) {
        self.syntax = syntax
        self.type = type
        self.context = context
    }

    func infer(_ variable: VariableDeclaration) {
        context.module.demand(variable.name, at: variable.range) { check(variable) }
    }

    private func check(_ variable: VariableDeclaration) {
        variable.isBinding = true
        let checker = BodyChecker(function: nil, context: context)
        checker.prepareInitialValue(of: variable)
        let written = type.map { checker.resolve($0) }
        let code = checker.checkValue(syntax, type: written, purpose: .initialization)
        variable.isBinding = false
        if case .return(let value?)? = code.statements.last?.kind { variable.type = value.type }
        self.code = code
    }
}
