import Syntax

/// What a plain name may mean, from the inside out.
enum NameMeaning {
    case local(LocalVariable)
    case localFunction(LocalVariable, FunctionDeclaration)
    case members([FoundMember], Base)
    case functions([FunctionDeclaration])
    case global(VariableDeclaration)
    case type(TypeEntity)
    case part(Place)
    case wrongContext(FoundMember, Type)
}

extension BodyChecker {
    func lookUp(_ name: Name) -> NameMeaning? {
        if let local = local(name) {
            switch local {
            case .variable(let variable): return .local(variable)
            case .function(let variable, let function): return .localFunction(variable, function)
            case .part(let place): return .part(place)
            }
        }
        if let member = lookUpMember(name) { return member }
        return lookUpGlobal(name)
    }

    /// What a name means outside all types and bodies: `Swift.min`.
    func lookUpGlobal(_ name: Name) -> NameMeaning? {
        // A snippet's variable hides a library's functions; its functions are overloads beside them.
        if module.functions[name] == nil, let own = module.globals[name] { return .global(own) }
        if let functions = globalFunctions(name) { return .functions(functions) }
        if let global = module.base?.global(named: name) { return .global(global) }
        if let type = context.lookUpType(name) { return .type(type) }
        return nil
    }

    func globalFunctions(_ name: Name) -> [FunctionDeclaration]? {
        let all = module.functions(named: name).adding(module.base?.functions(named: name) ?? [])
        return all.isEmpty ? nil : all
    }

    private func classBase(_ type: Type, _ isInnermost: Bool) -> Base {
        guard isInnermost, let classVariable else { return .type(type) }
        return base(load(classVariable, .none), type)
    }

    /// A member of one of the types around, of `self` for the innermost.
    private func lookUpMember(_ name: Name) -> NameMeaning? {
        var current: Context? = context
        var isInnermost = true
        var wrong: NameMeaning?
        while let context = current {
            // The function's own clause may say more of `Self` than the type around it.
            if context.nominal != nil, let selfType = isInnermost ? self.context.selfType : context.selfType {
                let found = module.members(name, of: selfType).kept { !$0.isType }
                if !found.isEmpty {
                    let isInstance = isInnermost && hasSelf
                    let fitting = found.kept { $0.isStatic != isInstance }
                    if isInstance, !fitting.isEmpty { return .members(fitting, .value(selfValue())) }
                    if !isInstance, !fitting.isEmpty { return .members(fitting, classBase(selfType, isInnermost)) }
                    if wrong == nil, isInnermost { wrong = .wrongContext(found[0], selfType) }
                }
                isInnermost = false
            }
            current = context.parent
        }
        return wrong
    }
}
