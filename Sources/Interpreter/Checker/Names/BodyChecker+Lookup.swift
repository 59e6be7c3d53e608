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

    /// The same behind the name of a module, if there is one: in one of the program's only what it shows, in
    /// one of the library's what there is outside all types and bodies.
    func lookUp(_ name: Name, in module: ExpressionSyntax?) -> NameMeaning? {
        guard case .identifier(let qualifier, _)? = module?.kind else { return lookUp(name) }
        guard let own = self.module.importedModule(qualifier.name, from: context.source) else {
            return lookUpInLibrary(name) ?? lookUpGlobal(name)
        }
        let functions = own.scope.table.functions(name, where: own.shows)
        if !functions.isEmpty { return .functions(functions) }
        if let global = own.scope.table.global(name, where: own.shows) { return .global(global) }
        return own.scope.table.entity(name, where: own.shows).map { .type($0) }
    }

    /// `SwiftUI.Text`, whatever the program and its modules call `Text`.
    private func lookUpInLibrary(_ name: Name) -> NameMeaning? {
        guard let base = module.base else { return nil }
        let functions = base.functions(named: name)
        if !functions.isEmpty { return .functions(functions) }
        if let global = base.global(named: name) { return .global(global) }
        return module.libraryType(name).map { .type($0) }
    }

    /// What a name means outside all types and bodies: `Swift.min`.
    func lookUpGlobal(_ name: Name) -> NameMeaning? {
        // A snippet's variable hides a library's functions; its functions are overloads beside them.
        if ownFunctions(name).isEmpty, let own = ownGlobal(name) { return .global(own) }
        if let functions = globalFunctions(name) { return .functions(functions) }
        if let global = module.base?.global(named: name) { return .global(global) }
        if let type = context.lookUpType(name) { return .type(type) }
        return nil
    }

    func globalFunctions(_ name: Name) -> [FunctionDeclaration]? {
        let all = ownFunctions(name).adding(module.base?.functions(named: name) ?? [])
        return all.isEmpty ? nil : all
    }

    /// The functions of the program and of its modules that are seen here.
    private func ownFunctions(_ name: Name) -> [FunctionDeclaration] {
        guard let scopes = module.scopes else { return module.functions(named: name) }
        let found = scopes.functions(name, from: context.source) { module.haveSameLabels($0, $1) }
        if context.isInModule { return found }
        let own = module.functions(named: name)
        return own.adding(found.filter { other in !own.contains { module.haveSameLabels(other, $0) } })
    }

    private func ownGlobal(_ name: Name) -> VariableDeclaration? {
        if !context.isInModule, let own = module.globals[name] { return own }
        return module.scopes?.global(name, from: context.source)
    }

    /// The members of a name that are seen here.
    func members(_ name: Name, of type: Type) -> [FoundMember] {
        module.visible(module.members(name, of: type), from: context.source)
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
                let found = members(name, of: selfType).kept { !$0.isType }
                if !found.isEmpty {
                    let isInstance = isInnermost && hasSelf
                    let fitting = found.kept { $0.isStatic != isInstance }
                    if isInstance, !fitting.isEmpty { return .members(fitting, .value(selfValue())) }
                    if !isInstance, !fitting.isEmpty {
                        return .members(fitting, classBase(selfType, isInnermost))
                    }
                    if wrong == nil, isInnermost { wrong = .wrongContext(found[0], selfType) }
                }
                isInnermost = false
            }
            current = context.parent
        }
        return wrong
    }
}
