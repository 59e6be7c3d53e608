import Syntax

/// What a plain name may mean, from the inside out.
enum NameMeaning {
    case local(LocalVariable)
    case localFunction(LocalVariable, FunctionDeclaration)
    case members([FoundMember], Base)
    case functions([FunctionDeclaration])
    case global(VariableDeclaration)
    case type(TypeEntity)
    case computed(LocalVariable, Type)
    case part(Place)
    case wrongContext(FoundMember, Type)
}

extension BodyChecker {
    func lookUp(_ name: Name) -> NameMeaning? {
        if let local = local(name) {
            switch local {
            case .variable(let variable): return .local(variable)
            case .function(let variable, let function): return .localFunction(variable, function)
            case .computed(let variable, let type): return .computed(variable, type)
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
        let all = module.functions(named: name) + (module.base?.functions(named: name) ?? [])
        return all.isEmpty ? nil : all
    }

    /// A member of one of the types around, of `self` for the innermost.
    private func lookUpMember(_ name: Name) -> NameMeaning? {
        var current: Context? = context
        var isInnermost = true
        var wrong: NameMeaning?
        while let context = current {
            if context.nominal != nil, let selfType = context.selfType {
                let found = module.members(name, of: selfType).filter { !$0.isType }
                if !found.isEmpty {
                    let isInstance = isInnermost && hasSelf
                    let fitting = found.filter { $0.isStatic != isInstance }
                    if isInstance, !fitting.isEmpty { return .members(fitting, .value(selfValue())) }
                    if !isInstance, !fitting.isEmpty { return .members(fitting, .type(selfType)) }
                    if wrong == nil, isInnermost { wrong = .wrongContext(found[0], selfType) }
                }
                isInnermost = false
            }
            current = context.parent
        }
        return wrong
    }

    var hasSelf: Bool { selfVariable != nil }

    func selfValue(at range: SourceRange = .none) -> Expression {
        guard let selfVariable else { return failed(range) }
        return Expression(.load(Place(.local(selfVariable), selfVariable.type, range)), selfVariable.type, range)
    }

    func identifier(
        _ name: Identifier, _ arguments: [TypeSyntax], _ syntax: ExpressionSyntax, _ hint: Type?
    ) -> Expression {
        let range = syntax.range
        if name.name == "self" {
            // `[weak self]` and `guard let self` make a variable of that name.
            if case .variable(let variable)? = local("self") { return load(variable, range) }
            return selfReference(range)
        }
        if name.name == "Self", let selfType = context.selfType {
            return Expression(.metatype(selfType), .metatype(selfType), range)
        }
        if name.name == "super" { return superclassValue(range) }
        if name.name.isOperator { return operatorReference(name, hint, range) }
        guard let meaning = lookUp(name.name) else { return unknownName(name, range) }
        switch meaning {
        case .local(let variable): return load(variable, range)
        case .localFunction(let variable, let function):
            let read = load(variable, range)
            return Expression(read.kind, functionType(of: function, []), range)
        case .members(let found, let base):
            return memberValue(found, located(base, range), name, [], nil, hint, range)
        case .functions(let functions):
            return functionValue(functions.map { Candidate(function: $0, base: .none, arguments: []) }, name, nil, hint, range)
        case .global(let variable): return global(variable, range)
        case .type(let entity): return metatype(entity, arguments, range)
        case .computed(let variable, let type):
            return Expression(.callValue(load(variable, range), []), type, range)
        case .part(let place):
            return Expression(.load(Place(place.kind, place.type, range)), place.type, range)
        case .wrongContext(let member, let type):
            reportWrongContext(member, name, type)
            return failed(range)
        }
    }

    /// Gives an implicit `self` the range of the member's name.
    func located(_ base: Base, _ range: SourceRange) -> Base {
        guard case .value(var value) = base, value.range == .none else { return base }
        value.range = SourceRange(range.lower, range.lower)
        if case .load(var place) = value.kind {
            place.range = value.range
            value.kind = .load(place)
        }
        return .value(value)
    }

    func load(_ variable: LocalVariable, _ range: SourceRange) -> Expression {
        Expression(.load(Place(.local(variable), variable.type, range)), variable.type, range)
    }

    func global(_ variable: VariableDeclaration, _ range: SourceRange) -> Expression {
        if variable.isBinding {
            error(Messages.circularReference(variable.name), at: range, id: "circular")
            return failed(range)
        }
        let type = variable.type
        if type.isUnknown { return failed(range) }
        if let getter = variable.getter { reportUndrawn(getter, named: variable.name, range) }
        return Expression(.load(Place(.global(variable), type, range)), type, range)
    }

    func reportUndrawn(_ getter: FunctionDeclaration, named name: Name, _ range: SourceRange) {
        guard trials == 0, case .undrawn = getter.implementation, getter.isLibrary else { return }
        error(Messages.notDrawn(name.text), at: range, id: "not-drawn")
    }

    private func selfReference(_ range: SourceRange) -> Expression {
        if hasSelf { return selfValue(at: range) }
        if function?.isStatic == true || function?.kind == .initializer, let selfType = context.selfType {
            return Expression(.metatype(selfType), .metatype(selfType), range)
        }
        if let selfType = context.selfType, function?.parent != nil {
            return Expression(.metatype(selfType), .metatype(selfType), range)
        }
        error(Messages.cannotFind("self"), at: range, id: "unknown-name")
        return failed(range)
    }

    private func superclassValue(_ range: SourceRange) -> Expression {
        guard let selfType = context.selfType, let superclass = module.superclass(of: selfType), hasSelf else {
            error(Messages.superWithoutSuperclass, at: range, id: "super")
            return failed(range)
        }
        let own = selfValue(at: range)
        return Expression(.cast(own, .coerce, superclass), superclass, range)
    }

    func metatype(_ entity: TypeEntity, _ arguments: [TypeSyntax], _ range: SourceRange) -> Expression {
        let resolver = TypeResolver(context)
        resolver.openArguments = { [self] declaration, outer in openArguments(declaration, outer, range) }
        resolver.placeholder = { [self] in .variable(solver.fresh(at: range)) }
        let type = resolver.type(entity, arguments, range)
        if type.isUnknown { return failed(range) }
        return Expression(.metatype(type), .metatype(type), range)
    }

    // MARK: Functions as values

    /// A declared function that is not called.
    func functionValue(
        _ candidates: [Candidate], _ name: Identifier, _ labels: [Name]?, _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        var candidates = candidates
        if let labels {
            candidates = candidates.filter { candidate in
                let own = candidate.function.parameters.map { $0.label ?? "_" }
                return own.count == labels.count && zip(own, labels).allSatisfy { $0 == $1 }
            }
        }
        if let hint, candidates.count > 1, case .function(let wanted) = solver.head(unwrapped(hint)) {
            let fitting = candidates.filter { candidate in
                trying { () -> Bool? in
                    let (type, substitutions) = openedType(candidate, range)
                    guard convert(Expression(.error, type, range), to: .function(wanted)) != nil else { return nil }
                    let site = CallSite(range: range, name: name.name, nameRange: range, parentheses: nil)
                    return verify(candidate.function, substitutions, site) ? true : nil
                } ?? false
            }
            if let first = fitting.first { candidates = [first] }
        }
        guard let candidate = candidates.first else {
            error(Messages.cannotFind(name.name.text), at: name.range, id: "unknown-name")
            return failed(range)
        }
        let (type, substitutions) = openedType(candidate, range)
        if trials == 0 {
            reportUndrawn(
                candidate.function,
                CallSite(range: range, name: name.name, nameRange: name.range, parentheses: nil))
        }
        var receiver: Expression?
        switch candidate.base {
        case .value(let value), .superclass(let value): receiver = value
        case .type(let type): receiver = Expression(.metatype(type), .metatype(type), range)
        case .none: receiver = nil
        }
        if candidate.isUnbound { return unbound(candidate, type, substitutions, range) }
        return Expression(.function(callee(of: candidate), receiver: receiver, substitutions), type, range)
    }

    func openedType(_ candidate: Candidate, _ range: SourceRange) -> (Type, [Type]) {
        let substitutions = open(candidate, range)
        return (functionType(of: candidate.function, substitutions), substitutions)
    }

    func functionType(of function: FunctionDeclaration, _ substitutions: [Type]) -> Type {
        let parameters = function.parameters.map { parameter in
            FunctionType.Parameter(
                type: module.substitute(parameter.type, substitutions), isInout: parameter.isInout,
                isVariadic: parameter.isVariadic, builder: parameter.builder?.substituting { module.substitute($0, substitutions) },
                isAutoclosure: parameter.isAutoclosure)
        }
        return .function(
            FunctionType(
                parameters: parameters, result: module.substitute(function.result, substitutions),
                isThrowing: function.isThrowing, isAsync: function.isAsync))
    }

    /// `Type.method`: a function of the receiver that gives the bound method.
    private func unbound(
        _ candidate: Candidate, _ type: Type, _ substitutions: [Type], _ range: SourceRange
    ) -> Expression {
        guard case .type(let receiver) = candidate.base else { return failed(range) }
        let inner = Frame(id: module.newFrame(), parent: frame)
        frames[inner.id] = inner
        let variable = LocalVariable(name: "receiver", type: receiver, slot: 0, isLet: true)
        variable.frame = inner.id
        inner.slotCount = 1
        var bound = candidate
        let read = load(variable, range)
        bound.base = .value(read)
        let value = Expression(.function(callee(of: bound), receiver: read, substitutions), type, range)
        let code = Code(
            slotCount: 1, parameters: [variable], selfVariable: nil, statements: [Statement(.return(value), range)],
            range: range)
        code.frame = inner.id
        let whole = Type.function(FunctionType(parameters: [.init(type: receiver)], result: type))
        return Expression(.closure(Closure(code: code, captures: [], type: whole, range: range)), whole, range)
    }

    // MARK: Errors

    func unknownName(_ name: Identifier, _ range: SourceRange) -> Expression {
        noteNames(at: name)
        if laterNames.contains(name.name) {
            error(Messages.usedBeforeDeclaration(name.name), at: name.range, id: "used-before-declaration")
            return failed(range)
        }
        if Unavailable.isUIKit(name.name) {
            error(Messages.uiKitUnavailable(name.name), at: name.range, id: "uikit")
            return failed(range)
        }
        if name.name.text.utf8.first == UInt8(ascii: "$"),
            name.name.text.utf8.dropFirst().first.map({ $0 >= 48 && $0 <= 57 }) ?? false
        {
            error(Messages.anonymousOutsideClosure, at: name.range, id: "anonymous-argument")
            return failed(range)
        }
        if isKnownOnly(name.name) {
            reportKnownOnly(name)
            return failed(range)
        }
        var diagnostic = Diagnostic.error(Messages.cannotFind(name.name.text), at: name.range, id: "unknown-name")
        if let near = nearestInScope(name.name) {
            diagnostic.message = Messages.cannotFindButNear(name.name.text, near)
            diagnostic.fixIt = Diagnostic.FixIt(replace: name.range, with: near.text)
        }
        report(diagnostic)
        return failed(range)
    }

    /// A name at top level, or a member of a type around, that SwiftUI has and no row declares.
    private func isKnownOnly(_ name: Name) -> Bool {
        if module.isKnownOnly(name) { return true }
        var current: Context? = context
        while let context = current {
            if context.nominal != nil, let selfType = context.selfType, module.isKnownOnly(name, of: selfType) { return true }
            current = context.parent
        }
        return false
    }

    /// The name in scope that was probably meant.
    private func nearestInScope(_ name: Name) -> Name? {
        if trials > 0 { return nil }
        var spelling = Spelling(of: name)
        spelling.consider(locals.map { $0.0 })
        var current: Context? = context
        while let context = current {
            if let selfType = context.selfType, context.nominal != nil {
                spelling.consider(module.memberNames(of: selfType))
            }
            current = context.parent
        }
        for module in [module, module.base] {
            guard let module else { continue }
            spelling.consider(module.globalNames)
            spelling.consider(module.typeNames)
        }
        return spelling.suggestion
    }

    func reportWrongContext(_ member: FoundMember, _ name: Identifier, _ type: Type) {
        if member.isStatic {
            error(Messages.staticOnInstance(name.name, type), at: name.range, id: "static-member")
        } else if initialized != nil {
            error(Messages.instanceInInitializer(name.name), at: name.range, id: "instance-in-initializer")
        } else {
            error(Messages.instanceOnType(name.name, type), at: name.range, id: "instance-member")
        }
    }
}

extension FoundMember {
    var isType: Bool {
        switch member {
        case .type, .alias: true
        default: false
        }
    }
}
