import Syntax

/// Key paths, whose root comes from the context where it is not written.
extension BodyChecker {
    /// `\.name`, `\Type.name`: a key path, or a function where one is wanted.
    func keyPath(
        _ root: TypeSyntax?, _ components: [KeyPathComponentSyntax], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        var rootType: Type?
        var function: FunctionType?
        if let root { rootType = resolve(root) }
        if let hint {
            switch solver.head(unwrapped(hint)) {
            case .nominal(let declaration, let arguments)
            where module.isKeyPath(declaration) || declaration.name == "PartialKeyPath":
                if rootType == nil { rootType = arguments.first }
            case .function(let wanted) where wanted.parameters.count == 1:
                function = wanted
                if rootType == nil { rootType = wanted.parameters[0].type }
            default: break
            }
        }
        if let rootType, case .variable(let hole) = solver.head(rootType) { solver.applyDefault(to: hole) }
        guard let rootType, !solver.head(rootType).isVariable else {
            if rootType?.isUnknown != true {
                error(Messages.keyPathRoot, at: range, id: "key-path-root")
            }
            return failed(range)
        }
        if rootType.isUnknown { return failed(range) }
        guard let path = keyPath(rootType, components, range) else { return failed(range) }
        guard function != nil else { return path }
        return asFunction(path, rootType, range)
    }

    /// `{ $0[keyPath: path] }`
    private func asFunction(_ path: Expression, _ root: Type, _ range: SourceRange) -> Expression {
        guard case .nominal(_, let arguments) = solver.head(path.type), arguments.count == 2 else { return path }
        let inner = Frame(id: module.newFrame(), parent: frame)
        frames[inner.id] = inner
        let variable = LocalVariable(name: "$0", type: root, slot: 0, isLet: true)
        variable.frame = inner.id
        inner.slotCount = 1
        let read = Place(.keyPath(Place(.local(variable), root, range), path), arguments[1], range)
        let value = Expression(.load(read), arguments[1], range)
        let code = Code(
            slotCount: 1, parameters: [variable], selfVariable: nil, statements: [Statement(.return(value), range)],
            range: range)
        code.frame = inner.id
        let type = Type.function(FunctionType(parameters: [.init(type: root)], result: arguments[1]))
        return Expression(.closure(Closure(code: code, captures: [], type: type, range: range)), type, range)
    }

    private func keyPath(
        _ root: Type, _ syntax: [KeyPathComponentSyntax], _ range: SourceRange
    ) -> Expression? {
        var type = solver.head(root)
        var components: [KeyPath.Component] = []
        var capability = Capability.writable
        var isOptional = false
        for component in syntax {
            switch component {
            case .property(let name):
                if name.name == "self" { continue }
                guard let next = property(name, of: type, &components, &capability) else { return nil }
                type = solver.head(next)
            case .subscript(let arguments, let range):
                guard let next = index(arguments, type, range, &components, &capability) else { return nil }
                type = solver.head(next)
            case .optionalChain(let range):
                guard let payload = module.payload(ofOptional: type) else {
                    error(Messages.optionalChainOnNonOptional(type), at: range, id: "optional-chain")
                    return nil
                }
                type = solver.head(payload)
                components.append(.optionalChain)
                isOptional = true
                capability = .readOnly
            case .forceUnwrap(let range):
                guard let payload = module.payload(ofOptional: type) else {
                    error(Messages.forceUnwrapNonOptional(type), at: range, id: "force-unwrap")
                    return nil
                }
                type = solver.head(payload)
                components.append(.forceUnwrap)
            }
        }
        if isOptional, module.payload(ofOptional: type) == nil { type = module.optional(type) }
        let kind: KnownType =
            switch capability {
            case .readOnly: .keyPath
            case .writable: .writableKeyPath
            case .reference: .referenceWritableKeyPath
            }
        return Expression(
            .keyPath(KeyPath(root: root, components: components)), module.type(kind, [root, type]), range)
    }

    private enum Capability {
        case readOnly, writable, reference
    }

    private func property(
        _ name: Identifier, of type: Type, _ components: inout [KeyPath.Component], _ capability: inout Capability
    ) -> Type? {
        if case .tuple(let elements) = type, let index = tupleIndex(name.name, elements) {
            components.append(.element(index))
            return elements[index].type
        }
        let found = module.members(name.name, of: type).first { $0.isVariable && !$0.isStatic }
        guard let found, case .variable(let variable) = found.member else {
            let value = Expression(.error, type, name.range)
            if let dynamic = dynamicKeyPath(value, type, name, &components) { return dynamic }
            _ = member(of: value, name, [], nil, nil, name.range)
            return nil
        }
        if let getter = variable.getter { reportUndrawn(getter, named: name.name, name.range) }
        let own = module.substitute(variable.type, found.arguments)
        components.append(.property(variable, type))
        let isSettable: Bool
        if case .computed = variable.storage { isSettable = variable.setter != nil } else { isSettable = !variable.isLet }
        if !isSettable {
            capability = .readOnly
        } else if isObject(type) || variable.setter?.isNonmutating == true {
            capability = .reference
        }
        return own
    }

    /// `\.$model.name` through `@dynamicMemberLookup`.
    private func dynamicKeyPath(
        _ value: Expression, _ type: Type, _ name: Identifier, _ components: inout [KeyPath.Component]
    ) -> Type? { nil }

    private func index(
        _ arguments: [ArgumentSyntax], _ type: Type, _ range: SourceRange, _ components: inout [KeyPath.Component],
        _ capability: inout Capability
    ) -> Type? {
        let candidates = module.members("subscript", of: type).filter { !$0.isStatic }
            .compactMap { candidate(from: $0, .value(Expression(.error, type, range))) }
        guard !candidates.isEmpty else {
            error(Messages.noSubscripts(type), at: range, id: "no-subscripts")
            return nil
        }
        let passed = arguments.map { CallArgument(label: $0.label, value: .syntax($0.value)) }
        let site = CallSite(range: range, name: "subscript", nameRange: range, parentheses: range)
        let made = resolveCall(candidates, passed, nil, site)
        guard case .call(let call) = made.kind else { return nil }
        let getter: FunctionDeclaration
        switch call.callee {
        case .direct(let function), .overridable(let function), .witness(let function, _): getter = function
        }
        let indices = call.arguments.compactMap { argument -> Expression? in
            if case .value(let value) = argument { return value }
            return nil
        }
        components.append(.subscripted(getter, indices))
        if getter.setter == nil { capability = .readOnly }
        return made.type
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
        guard isElement || module.members(name.name, of: type).contains(where: { $0.isVariable && !$0.isStatic }) else {
            return nil
        }
        return keyPath(type, [.property(name)], range)
    }
}
