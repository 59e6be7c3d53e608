import Syntax

/// Property wrappers: the stored wrapper that `@Wrapper var x: T` makes, and the code that makes it.
extension BodyChecker {
    /// The stored wrapper of `@Wrapper(arguments) var x: T = initial`: its type, and the code that makes it.
    func checkWrapper(
        _ wrapper: NominalDeclaration, _ attribute: AttributeSyntax, initial: ExpressionSyntax?, type: Type?,
        isInitialized: Bool, range: SourceRange
    ) -> (Type, Code?) {
        checking(attribute.range.union(initial?.range ?? range)) {
            checkedWrapper(
                wrapper, attribute, initial: initial, type: type, isInitialized: isInitialized, range: range)
        }
    }

    private func checkedWrapper(
        _ wrapper: NominalDeclaration, _ attribute: AttributeSyntax, initial: ExpressionSyntax?, type: Type?,
        isInitialized: Bool, range: SourceRange
    ) -> (Type, Code?) {
        let start = solver.variables.count
        var wrapperType = Type.nominal(wrapper, openArguments(wrapper, [], attribute.range))
        if case .nominal(let declaration, _) = writtenType(attribute), declaration === wrapper {
            wrapperType = writtenType(attribute)
        }
        if let type, let own = wrappedType(wrapperType), !solver.unify(own, type) {
            error(
                Messages.wrapperMismatch(solver.resolved(own), solver.resolved(type)), at: attribute.range,
                id: "wrapper-type")
        }
        var code: Code?
        var made: Expression?
        if isInitialized {
            made = bounded(initial?.range ?? range) {
                wrapperCall(wrapper, wrapperType, attribute, initial, type, range)
            }
            if let made, !made.type.isUnknown { _ = solver.unify(made.type, wrapperType) }
        }
        solver.applyDefaults(since: start)
        wrapperType = solver.resolved(wrapperType)
        if wrapperType.hasHoles { wrapperType = fillUnknown(wrapperType, hasAnnotation: type != nil) }
        requireConformances(of: wrapperType, attribute)
        if let made { code = finish([Statement(.return(made), made.range)], [], made.range) }
        return (wrapperType, code)
    }

    /// `@ObservedObject var model: Model` wants an object.
    private func requireConformances(of wrapper: Type, _ attribute: AttributeSyntax) {
        guard errors == 0, case .nominal(let declaration, let arguments) = wrapper else { return }
        for (parameter, argument) in zip(declaration.generics, arguments) where !argument.isUnknown {
            for use in parameter.conformances where !module.conforms(argument, to: use.declaration) {
                let requirer = Messages.genericType(declaration)
                error(
                    Messages.requiresConformance(requirer, argument, use.declaration),
                    at: attribute.name.range,
                    id: "conformance")
            }
        }
    }

    /// `@Bindable var model = model` in a body: a variable `_model` for the wrapper, `model` and `$model`
    /// parts of it.
    func wrapped(
        _ name: Identifier, _ wrapper: (NominalDeclaration, AttributeSyntax), _ initial: ExpressionSyntax?,
        _ type: Type?
    ) -> [Statement] {
        let (declaration, attribute) = wrapper
        let start = solver.variables.count
        let wrapperType = Type.nominal(declaration, openArguments(declaration, [], attribute.range))
        if let type, let own = wrappedType(wrapperType) { _ = solver.unify(own, type) }
        let value = bounded(initial?.range ?? name.range) {
            wrapperCall(declaration, wrapperType, attribute, initial, type, name.range)
        }
        solver.applyDefaults(since: start)
        let variable = declareWrapper(name.name, solver.resolved(value.type), at: name.range)
        return [Statement(.bind(.variable(variable), value), name.range)]
    }

    /// A variable that holds a wrapper, and the names that read what it wraps and projects.
    func declareWrapper(_ name: Name, _ type: Type, at range: SourceRange) -> LocalVariable {
        let storage = declare(Name("_" + name.text), type, isLet: false)
        addPart(name, "wrappedValue", of: storage, range)
        addPart(Name("$" + name.text), "projectedValue", of: storage, range)
        return storage
    }

    private func addPart(_ name: Name, _ member: Name, of storage: LocalVariable, _ range: SourceRange) {
        for found in members(member, of: storage.type) {
            guard case .variable(let property) = found.member else { continue }
            let base = Place(.local(storage), storage.type, range)
            let type = module.substitute(property.type, found.arguments)
            findings.locals.append(
                (name, .part(Place(.member(base, property, found.arguments), type, range))))
            return
        }
    }

    /// An annotation that names no type has its message already.
    private func fillUnknown(_ type: Type, hasAnnotation: Bool) -> Type {
        if errors == 0, !hasAnnotation {
            error(Messages.typeAnnotationMissing, at: initialized?.range ?? .none, id: "type-annotation")
        }
        guard case .nominal(let declaration, let arguments) = type else { return .unknown }
        return .nominal(declaration, arguments.map { $0.hasHoles ? .unknown : $0 })
    }

    private func writtenType(_ attribute: AttributeSyntax) -> Type {
        switch attribute.type.kind {
        case .named(_, let arguments), .member(_, _, let arguments):
            return arguments.isEmpty ? .unknown : resolve(attribute.type)
        default: return .unknown
        }
    }

    /// The type of a wrapper's `wrappedValue`.
    func wrappedType(_ type: Type) -> Type? {
        for found in members("wrappedValue", of: type) {
            if case .variable(let variable) = found.member {
                return module.substitute(variable.type, found.arguments)
            }
        }
        return nil
    }

    /// `Wrapper(wrappedValue: initial, arguments…)`
    private func wrapperCall(
        _ wrapper: NominalDeclaration, _ type: Type, _ attribute: AttributeSyntax,
        _ initial: ExpressionSyntax?,
        _ written: Type?, _ range: SourceRange
    ) -> Expression {
        var arguments: [CallArgument] = []
        if let initial {
            initialValueID = initial.id
            arguments.append(
                CallArgument(label: Identifier("wrappedValue", initial.range), value: .syntax(initial)))
        } else if attribute.arguments == nil, let written,
            module.payload(ofOptional: solver.head(written)) != nil,
            module.hasWrappedValueInitializer(wrapper)
        {
            let none = Expression(.literal(.none), written, range)
            arguments.append(CallArgument(label: Identifier("wrappedValue", range), value: .typed(none)))
        }
        arguments += (attribute.arguments ?? []).map {
            CallArgument(label: $0.label, value: .syntax($0.value))
        }
        let site = CallSite(
            range: attribute.range, name: "init", nameRange: attribute.name.range,
            parentheses: attribute.range)
        var candidates = initializers(of: type)
        if candidates.isEmpty { return withoutInitializers(type, arguments, site) }
        if arguments.isEmpty, written == nil {
            // `@FocusState var isFocused`: the initializer that names a type decides.
            let deciding = candidates.filter { $0.function.generics.contains { !$0.sameTypes.isEmpty } }
            if !deciding.isEmpty { candidates = deciding }
        }
        return resolveCall(candidates, arguments, type, site)
    }

    // MARK: Memberwise initializers

    /// A memberwise initializer with wrappers or builders: `self._x = Wrapper(wrappedValue: x)`.
    func memberwiseBody(_ fields: [VariableDeclaration]) -> Code {
        guard let function else { return Code.empty(.none) }
        return checking(.none) { memberwiseBody(fields, of: function) }
    }

    private func memberwiseBody(_ fields: [VariableDeclaration], of function: FunctionDeclaration) -> Code {
        let parameters = declareParameters(of: function)
        var statements: [Statement] = []
        for (field, parameter) in zip(fields, parameters) {
            if let value = memberwiseValue(field, parameter), let selfVariable {
                let own = Place(.local(selfVariable), selfVariable.type, field.range)
                let arguments = context.generics.map { Type.parameter($0) }
                let place = Place(.member(own, field, arguments), field.type, field.range)
                statements.append(
                    Statement(.expression(Expression(.assign(place, value), .void, field.range)), field.range)
                )
            }
        }
        return finish(statements, parameters, function.range)
    }

    private func memberwiseValue(_ field: VariableDeclaration, _ parameter: LocalVariable) -> Expression? {
        let read = load(parameter, field.range)
        if let wrapper = field.wrappedProperty?.wrapper, module.hasWrappedValueInitializer(wrapper) {
            return wrapped(read, field)
        }
        if field.builder != nil, field.type.functionResult == nil {
            return Expression(.callValue(read, []), field.type, field.range)
        }
        return read
    }

    /// `Wrapper(wrappedValue: value)`
    private func wrapped(_ value: Expression, _ field: VariableDeclaration) -> Expression {
        let argument = CallArgument(label: Identifier("wrappedValue", field.range), value: .typed(value))
        let site = CallSite(range: field.range, name: "init", nameRange: field.range, parentheses: nil)
        let candidates = initializers(of: field.type)
        if candidates.isEmpty { return withoutInitializers(field.type, [argument], site) }
        return resolveCall(candidates, [argument], field.type, site)
    }

    /// The body of a property's `wrapping`.
    func wrappingBody(_ field: VariableDeclaration) -> Code {
        guard let function else { return Code.empty(.none) }
        return checking(.none) {
            let parameters = declareParameters(of: function)
            let value = wrapped(load(parameters[0], field.range), field)
            return finish([Statement(.return(value), field.range)], parameters, field.range)
        }
    }
}
