import Syntax

/// Getters, setters and observers of a variable.
extension VariableBinder {
    func bindAccessors(of variable: VariableDeclaration, _ accessors: Accessors) {
        let row = binder.row
        if members.isProtocolBody, let parent {
            variable.requirementIndex = parent.variableRequirementCount
            parent.variableRequirementCount += 1
        }
        let getter = accessor(.getter, of: variable)
        getter.bind = { getter in
            getter.generics = variable.context?.generics ?? []
            getter.result = variable.type
            getter.builder = variable.builder
        }
        getter.builder = variable.builder
        getter.isThrowing = accessors.getterThrows
        getter.isAsync = accessors.getterSuspends
        members.implement(getter, accessors.getter, context)
        variable.getter = getter
        guard accessors.hasSetter || (row?.nativeSet != nil && !variable.isLet) else { return }
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
        } else if let native = row?.nativeSet {
            setter.implementation = .native(native)
        } else if members.isProtocolBody {
            setter.implementation = .requirement
            setter.requirementIndex = members.nextRequirement()
        }
        variable.setter = setter
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
        if let body = syntax.body { function.implementation = .body(members.body(of: function, body, context)) }
        return function
    }
}
