import Syntax

/// Key paths, whose root comes from the context where it is not written.
extension BodyChecker {
    /// `\.name`, `\Type.name`: a key path, or a function where one is wanted.
    func keyPath(
        _ root: TypeSyntax?, _ components: [KeyPathComponentSyntax], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let (wanted, isFunction) = wantedRoot(hint)
        var components = components[...]
        var rootType = root.map { resolve($0) } ?? wanted
        while root != nil, let type = rootType, let inner = memberType(components.first, of: type) {
            rootType = inner
            components.removeFirst()
        }
        if let rootType, case .variable(let hole) = solver.head(rootType) { solver.applyDefault(to: hole) }
        guard let rootType, !solver.head(rootType).isVariable else {
            return failed(range, Messages.keyPathRoot, id: "key-path-root")
        }
        if rootType.isUnknown { return failed(range) }
        guard let path = keyPath(rootType, Array(components), range) else { return failed(range) }
        return isFunction ? asFunction(path, rootType, range) : path
    }

    /// The type that a component after the root names: `\Outer.Inner.name`, `\Data.Element.id`.
    private func memberType(_ component: KeyPathComponentSyntax?, of type: Type) -> Type? {
        guard case .property(let name)? = component,
            !members(name.name, of: type).contains(where: { $0.isVariable && !$0.isStatic })
        else { return nil }
        let resolver = TypeResolver(context)
        return resolver.knownMember(name, of: type)
    }

    /// What the context says of the root, and whether it wants a function of it.
    private func wantedRoot(_ hint: Type?) -> (root: Type?, isFunction: Bool) {
        guard let hint else { return (nil, false) }
        switch solver.head(unwrapped(hint)) {
        case .nominal(let declaration, let arguments)
        where module.isKeyPath(declaration) || declaration.name == "PartialKeyPath":
            return (arguments.first, false)
        case .function(let wanted) where wanted.parameters.count == 1:
            return (wanted.parameters[0].type, true)
        default: return (nil, false)
        }
    }

    /// `{ $0[keyPath: path] }`
    private func asFunction(_ path: Expression, _ root: Type, _ range: SourceRange) -> Expression {
        guard case .nominal(_, let arguments) = solver.head(path.type), arguments.count == 2 else {
            return path
        }
        let inner = newFrame()
        let variable = LocalVariable(name: "$0", type: root, slot: 0, isLet: true)
        variable.frame = inner.id
        inner.slotCount = 1
        let read = Place(.keyPath(Place(.local(variable), root, range), path), arguments[1], range)
        let value = Expression(.load(read), arguments[1], range)
        let code = Code(
            slotCount: 1, parameters: [variable], selfVariable: nil,
            statements: [Statement(.return(value), range)],
            range: range)
        code.frame = inner.id
        let type = Type.function(FunctionType(parameters: [.init(type: root)], result: arguments[1]))
        return Expression(.closure(Closure(code: code, captures: [], type: type, range: range)), type, range)
    }

    // MARK: Components

    /// Where a key path has led so far.
    private struct PathEnd {
        var type: Type
        var components: [KeyPath.Component] = []
        var access = KnownType.writableKeyPath
        var isOptional = false
    }

    private func keyPath(
        _ root: Type, _ syntax: [KeyPathComponentSyntax], _ range: SourceRange
    ) -> Expression? {
        var end = PathEnd(type: solver.head(root))
        for component in syntax {
            guard follow(component, &end) else { return nil }
            end.type = solver.head(end.type)
        }
        if end.isOptional, module.payload(ofOptional: end.type) == nil {
            end.type = module.optional(end.type)
        }
        return Expression(
            .keyPath(KeyPath(root: root, components: end.components)),
            module.type(end.access, [root, end.type]), range)
    }

    /// Goes on by one component; false when that is in error.
    private func follow(_ component: KeyPathComponentSyntax, _ end: inout PathEnd) -> Bool {
        switch component {
        case .property(let name): return name.name == "self" || property(name, &end)
        case .subscript(let arguments, let range): return index(arguments, range, &end)
        case .optionalChain(let range):
            guard let payload = module.payload(ofOptional: end.type) else {
                error(Messages.optionalChainOnNonOptional(end.type), at: range, id: "optional-chain")
                return false
            }
            end.type = payload
            end.components.append(.optionalChain)
            end.isOptional = true
            end.access = .keyPath
        case .forceUnwrap(let range):
            guard let payload = module.payload(ofOptional: end.type) else {
                error(Messages.forceUnwrapNonOptional(end.type), at: range, id: "force-unwrap")
                return false
            }
            end.type = payload
            end.components.append(.forceUnwrap)
        }
        return true
    }

    private func property(_ name: Identifier, _ end: inout PathEnd) -> Bool {
        if case .tuple(let elements) = end.type, let index = tupleIndex(name.name, elements) {
            end.components.append(.element(index))
            end.type = elements[index].type
            return true
        }
        let found = members(name.name, of: end.type).first { $0.isVariable && !$0.isStatic }
        guard let found, case .variable(let variable) = found.member else {
            return dynamicProperty(name, &end)
        }
        if let getter = variable.getter { reportUndrawn(getter, named: name.name, name.range) }
        end.components.append(.property(variable, end.type))
        if !isSettable(variable) {
            end.access = .keyPath
        } else if isObject(end.type) || variable.setter?.isNonmutating == true {
            end.access = .referenceWritableKeyPath
        }
        end.type = module.substitute(variable.type, found.arguments)
        return true
    }

    /// `\.name` of what looks its members up elsewhere: `\.[dynamicMember: \.name]`. Asked for as a member
    /// it is reported as one where there is none.
    private func dynamicProperty(_ name: Identifier, _ end: inout PathEnd) -> Bool {
        let found = member(of: Expression(.error, end.type, name.range), name, [], nil, nil, name.range)
        guard case .load(let place) = found.kind,
            case .subscripted(_, let getter, let setter, let arguments, _) = place.kind,
            case .value(let index)? = arguments.first
        else { return false }
        end.components.append(.subscripted(getter.function, [index]))
        if setter == nil { end.access = .keyPath }
        end.type = found.type
        return true
    }

    private func isSettable(_ variable: VariableDeclaration) -> Bool {
        if case .computed = variable.storage { variable.setter != nil } else { !variable.isLet }
    }

    private func index(_ arguments: [ArgumentSyntax], _ range: SourceRange, _ end: inout PathEnd) -> Bool {
        let base = Expression(.error, end.type, range)
        let candidates = members("subscript", of: end.type).filter { !$0.isStatic }
            .compactMap { candidate(from: $0, .value(base)) }
        guard !candidates.isEmpty else {
            error(Messages.noSubscripts(end.type), at: range, id: "no-subscripts")
            return false
        }
        let passed = arguments.map { CallArgument(label: $0.label, value: .syntax($0.value)) }
        let site = CallSite(range: range, name: "subscript", nameRange: range, parentheses: range)
        let made = resolveCall(candidates, passed, nil, site)
        guard case .call(let call) = made.kind, areHashable(call.arguments, range) else { return false }
        let indices = call.arguments.compactMap { argument -> Expression? in
            if case .value(let value) = argument { return value }
            return nil
        }
        end.components.append(.subscripted(call.callee.function, indices))
        if call.callee.function.setter == nil { end.access = .keyPath }
        end.type = made.type
        return true
    }

    /// Paths are compared by what they look up. `dictionary[key, default: 0]` has a closure among its
    /// arguments.
    private func areHashable(_ arguments: [Argument], _ range: SourceRange) -> Bool {
        guard let hashable = module.typeDeclaration("Hashable") else { return true }
        for argument in arguments {
            guard let type = indexType(argument), !type.hasHoles, !type.isUnknown,
                !module.conforms(type, to: hashable)
            else { continue }
            error(Messages.indexNotHashable(type), at: range, id: "index-not-hashable")
            return false
        }
        return true
    }

    private func indexType(_ argument: Argument) -> Type? {
        switch argument {
        case .value(let value): return solver.resolved(value.type)
        case .deferred(let closure):
            guard case .return(let value?)? = closure.code.statements.last?.kind else { return nil }
            return .function(FunctionType(parameters: [], result: solver.resolved(described(value))))
        default: return nil
        }
    }

    /// `\.[index]`, for `@dynamicMemberLookup`.
    func keyPath(to arguments: [ArgumentSyntax], in root: Type, _ range: SourceRange) -> Expression? {
        keyPath(solver.head(root), [.subscript(arguments, range)], range)
    }

    /// `\.name` from a name alone, for `@dynamicMemberLookup`.
    func keyPath(to name: Identifier, in root: Type, _ range: SourceRange) -> Expression? {
        let type = solver.head(root)
        var isElement = false
        if case .tuple(let elements) = type { isElement = tupleIndex(name.name, elements) != nil }
        guard isElement || members(name.name, of: type).contains(where: { $0.isVariable && !$0.isStatic })
        else {
            return nil
        }
        return keyPath(type, [.property(name)], range)
    }
}
