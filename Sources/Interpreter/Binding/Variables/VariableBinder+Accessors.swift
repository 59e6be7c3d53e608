import Syntax

/// Getters, setters and observers of a variable.
extension VariableBinder {
    func bindAccessors(of variable: VariableDeclaration, _ accessors: Accessors, _ native: Native? = nil) {
        if members.isProtocolBody, let parent {
            variable.requirementIndex = parent.variableRequirementCount
            parent.variableRequirementCount += 1
        }
        variable.getter = getter(of: variable, accessors, native)
        if accessors.hasSetter || (native?.set != nil && !variable.isLet) {
            variable.setter = setter(of: variable, accessors, native)
        }
    }

    private func getter(of variable: VariableDeclaration, _ accessors: Accessors, _ native: Native?)
        -> FunctionDeclaration
    {
        let getter = accessor(.getter, of: variable)
        getter.bind = { getter in
            getter.generics = variable.context?.generics ?? []
            getter.result = variable.type
            getter.builder = variable.builder
        }
        getter.builder = variable.builder
        getter.isThrowing = accessors.getterThrows
        getter.isAsync = accessors.getterSuspends
        getter.isMutating = accessors.getterMutates
        members.implement(getter, accessors.getter, context, native)
        return getter
    }

    private func setter(of variable: VariableDeclaration, _ accessors: Accessors, _ native: Native?)
        -> FunctionDeclaration
    {
        let setter = accessor(.setter, of: variable)
        let isReference = parent?.kind == .class || parent?.kind == .actor
        setter.isNonmutating = accessors.isNonmutating || isReference
        setter.isMutating = !setter.isNonmutating && !isStatic && parent != nil
        let name = accessors.setterParameter ?? "newValue"
        setter.bind = { setter in
            setter.generics = variable.context?.generics ?? []
            setter.parameters = [Parameter(label: nil, name: name, type: variable.type)]
        }
        if let body = accessors.setter {
            setter.implementation = .body(members.body(of: setter, body, context))
        } else if let set = native?.set {
            setter.implementation = .native(set)
        } else if members.isProtocolBody {
            setter.implementation = .requirement
            setter.requirementIndex = members.nextRequirement()
        }
        return setter
    }

    func accessor(_ kind: FunctionDeclaration.Kind, of variable: VariableDeclaration) -> FunctionDeclaration {
        let function = FunctionDeclaration(
            name: variable.name, kind: kind, range: variable.range, isLibrary: binder.isLibrary,
            implementation: .undrawn)
        members.prepare(function, declaration)
        function.context = context
        return function
    }

    func bindObservers(of variable: VariableDeclaration, _ accessors: Accessors) {
        if let syntax = accessors.willSet { variable.willSet = observer(.willSet, of: variable, syntax) }
        if let syntax = accessors.didSet { variable.didSet = observer(.didSet, of: variable, syntax) }
    }

    /// `override var x: T { didSet { … } }`: the superclass's property, and the observers of both.
    func bindObservedOverride(_ variable: VariableDeclaration, _ type: TypeSyntax?, _ accessors: Accessors) {
        bindType(of: variable, type, nil)
        bindObservers(of: variable, accessors)
        let getter = accessor(.getter, of: variable)
        getter.bind = { getter in
            getter.generics = variable.context?.generics ?? []
            getter.result = variable.type
        }
        getter.implementation = .native { $0.evaluator.inherited(variable, of: $0.receiver, $0.range) }
        variable.getter = getter
        let setter = accessor(.setter, of: variable)
        setter.isNonmutating = true
        setter.bind = { setter in
            setter.generics = variable.context?.generics ?? []
            setter.parameters = [Parameter(label: nil, name: "newValue", type: variable.type)]
        }
        setter.implementation = .native {
            $0.evaluator.setInherited(variable, of: $0.receiver, $0.arguments[0], $0.range)
        }
        variable.setter = setter
    }

    private func observer(
        _ kind: FunctionDeclaration.Kind, of variable: VariableDeclaration, _ syntax: AccessorSyntax
    ) -> FunctionDeclaration {
        let function = accessor(kind, of: variable)
        function.observed = variable
        function.isMutating = parent?.kind == .struct && !isStatic
        let name = syntax.parameter?.name ?? (kind == .willSet ? "newValue" : "oldValue")
        function.bind = { function in
            function.generics = variable.context?.generics ?? []
            function.parameters = [Parameter(label: nil, name: name, type: variable.type)]
        }
        if let body = syntax.body {
            function.implementation = .body(members.body(of: function, body, context))
        }
        return function
    }
}
