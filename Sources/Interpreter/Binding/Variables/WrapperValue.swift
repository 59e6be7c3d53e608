import Syntax

/// The value of the stored wrapper, found together with its type.
final class WrapperValue {
    private let wrapper: NominalDeclaration
    private let attribute: AttributeSyntax
    private let initial: ExpressionSyntax?
    private let type: TypeSyntax?
    private let variable: VariableDeclaration
    private let context: Context
    private var isInferred = false
    var code: Code?

    init(
        _ wrapper: NominalDeclaration, _ attribute: AttributeSyntax, initial: ExpressionSyntax?,
        type: TypeSyntax?, _ variable: VariableDeclaration, _ context: Context
    ) {
        self.wrapper = wrapper
        self.attribute = attribute
        self.initial = initial
        self.type = type
        self.variable = variable
        self.context = context
    }

    /// Sets the types of the property and of its storage, and the storage's initial value.
    func infer() {
        guard !isInferred, let backing = variable.backing else { return }
        isInferred = true
        variable.bind = nil
        backing.bind = nil
        let written = type.map { resolveResult($0, context, context.generics) }
        let checker = BodyChecker(function: nil, context: context)
        checker.prepareInitialValue(of: backing)
        let (wrapperType, code) = checker.checkWrapper(
            wrapper, attribute, initial: initial, type: written, isInitialized: backing.hasInitialValue,
            range: variable.range)
        backing.type = wrapperType
        self.code = code
        if let written {
            variable.type = written
        } else if let (_, type, _) = context.module.wrapperMember("wrappedValue", of: backing) {
            variable.type = type
        }
    }
}
