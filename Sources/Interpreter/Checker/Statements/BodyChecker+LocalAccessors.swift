import Syntax

/// Local variables with accessors or observers: each is a local function, and the variable a place that calls
/// them.
extension BodyChecker {
    /// `var x: Int { … }`
    func computed(
        _ binding: VariableSyntax.Binding, _ accessors: Accessors, _ type: Type, _ builder: ResultBuilder?,
        _ range: SourceRange
    ) -> [Statement] {
        guard case .name(let name) = binding.pattern.kind, let getter = accessors.getter else { return [] }
        var made = LocalAccessors()
        var statements: [Statement] = []
        made.getter = accessor(name, getter, nil, type, builder, &statements)
        if let setter = accessors.setter {
            let value = Parameter(label: nil, name: accessors.setterParameter ?? "newValue", type: type)
            made.setter = accessor(name, setter, value, .void, nil, &statements)
        }
        findings.locals.append((name.name, .part(Place(.accessed(name.name, made), type, name.range))))
        return statements
    }

    /// `willSet` and `didSet`, which see the variable as it is stored. From here on its name means the
    /// observed variable.
    func observers(
        _ binding: VariableSyntax.Binding, of variable: LocalVariable, _ range: SourceRange
    ) -> [Statement] {
        let accessors = Accessors(binding.accessors)
        guard case .name(let name) = binding.pattern.kind, (accessors.willSet ?? accessors.didSet) != nil
        else { return [] }
        var made = LocalAccessors(storage: variable)
        var statements: [Statement] = []
        made.willSet = observer(accessors.willSet, name, "newValue", variable.type, &statements)
        made.didSet = observer(accessors.didSet, name, "oldValue", variable.type, &statements)
        findings.locals.append(
            (name.name, .part(Place(.accessed(name.name, made), variable.type, name.range))))
        return statements
    }

    private func observer(
        _ syntax: AccessorSyntax?, _ name: Identifier, _ usual: Name, _ type: Type,
        _ statements: inout [Statement]
    ) -> LocalVariable? {
        guard let syntax, let body = syntax.body else { return nil }
        let value = Parameter(label: nil, name: syntax.parameter?.name ?? usual, type: type)
        return accessor(name, body, value, .void, nil, &statements)
    }

    private func accessor(
        _ name: Identifier, _ body: CodeBlockSyntax, _ parameter: Parameter?, _ result: Type,
        _ builder: ResultBuilder?,
        _ statements: inout [Statement]
    ) -> LocalVariable {
        let parameters = parameter.map { [$0] } ?? []
        let type = FunctionType(parameters: parameters.map { .init(type: $0.type) }, result: result)
        let variable = declare(name.name, .function(type), isLet: true, isVisible: false)
        let closure = functionBody(body, parameters, result, nil, builder, name.range)
        statements.append(Statement(.localFunction(variable, closure), name.range))
        return variable
    }
}
