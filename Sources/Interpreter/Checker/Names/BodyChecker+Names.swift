import Syntax

/// Names as values.
extension BodyChecker {
    var hasSelf: Bool { selfVariable != nil }

    func selfValue(at range: SourceRange = .none) -> Expression {
        guard let selfVariable else { return failed(range) }
        return Expression(
            .load(Place(.local(selfVariable), selfVariable.type, range)), selfVariable.type, range)
    }

    func identifier(
        _ name: Identifier, _ arguments: [TypeSyntax], _ syntax: ExpressionSyntax, _ hint: Type?,
        in module: ExpressionSyntax? = nil
    ) -> Expression {
        let range = syntax.range
        if name.name == "self" {
            // `[weak self]` and `guard let self` make a variable of that name.
            if case .variable(let variable)? = local("self") { return load(variable, range) }
            return selfReference(range)
        }
        if name.name == "Self", let selfType = context.selfType {
            return dynamicSelf(selfType, range) ?? Expression(.metatype(selfType), .metatype(selfType), range)
        }
        if name.name == "super" { return superclassValue(range) }
        if name.name.isOperator { return operatorReference(name, hint, range) }
        guard let meaning = lookUp(name.name, in: module) else {
            return unknownName(name, range, hint, in: module)
        }
        switch meaning {
        case .local(let variable):
            if variable.isPack { return packWithoutEach(variable, range) }
            return load(variable, range)
        case .localFunction(let variable, let function):
            let read = load(variable, range)
            return Expression(read.kind, functionType(of: function, []), range)
        case .members(let found, let base):
            return memberValue(found, located(base, range), name, [], nil, hint, range)
        case .functions(let functions):
            return functionValue(
                functions.map { Candidate(function: $0, base: .none, arguments: []) }, name, nil, hint, range)
        case .global(let variable): return global(variable, range)
        case .type(let entity): return metatype(entity, arguments, range)
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
        value.range = range.start
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
            return failed(range, Messages.circularReference(variable.name), id: "circular")
        }
        let type = variable.type
        if !isUsable(variable, at: range) || type.isUnknown { return failed(range) }
        if let getter = variable.getter { reportUndrawn(getter, named: variable.name, range) }
        return Expression(.load(Place(.global(variable), type, range)), type, range)
    }

    func reportUndrawn(_ getter: FunctionDeclaration, named name: Name, _ range: SourceRange) {
        guard !isOnTrial, case .undrawn = getter.implementation, getter.isLibrary else { return }
        error(Messages.notDrawn(name.text), at: range, id: "not-drawn")
    }

    /// `Self` in a method of a class: the object's own class. An initializer may not ask the object yet.
    private func dynamicSelf(_ selfType: Type, _ range: SourceRange) -> Expression? {
        if let classVariable { return load(classVariable, range) }
        guard hasSelf, selfType.nominal?.kind == .class, function?.kind != .initializer,
            let typeOf = globalFunctions("type")?.first
        else { return nil }
        let call = Call(
            callee: .direct(typeOf), receiver: .none, arguments: [.value(selfValue(at: range))],
            substitutions: [selfType])
        return Expression(.call(call), .metatype(selfType), range)
    }

    private func selfReference(_ range: SourceRange) -> Expression {
        if hasSelf { return selfValue(at: range) }
        if let classVariable { return load(classVariable, range) }
        if function?.isStatic == true || function?.kind == .initializer, let selfType = context.selfType {
            return Expression(.metatype(selfType), .metatype(selfType), range)
        }
        if let selfType = context.selfType, function?.parent != nil {
            return Expression(.metatype(selfType), .metatype(selfType), range)
        }
        return failed(range, Messages.selfOutsideType, id: "unknown-name")
    }

    private func superclassValue(_ range: SourceRange) -> Expression {
        guard let selfType = context.selfType, let superclass = module.superclass(of: selfType), hasSelf
        else {
            return failed(range, Messages.superWithoutSuperclass, id: "super")
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
}

extension FoundMember {
    var isType: Bool {
        switch member {
        case .type, .alias: true
        default: false
        }
    }
}
