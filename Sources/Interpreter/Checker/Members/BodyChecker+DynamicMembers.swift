import Syntax

/// `@dynamicMemberLookup`: what a type does not have itself it may have of what it wraps.
extension BodyChecker {
    /// `$model.name` is `$model[dynamicMember: \.name]`.
    func dynamicMember(
        of value: Expression, _ type: Type, _ name: Identifier, _ range: SourceRange
    ) -> Expression? {
        if let match = wholeMatch(value, type, name, range) { return match }
        return dynamicMember(of: value, type, range) { wanted in
            if wanted.nominal.map({ module.is($0, .string) }) ?? false {
                return Expression(.literal(.string(name.name.text)), wanted, name.range)
            }
            return root(of: wanted).flatMap { keyPath(to: name, in: $0, range) }
        }
    }

    /// `$names[0]` is `$names[dynamicMember: \.[0]]`, where the wrapped value has subscripts.
    func dynamicSubscript(
        of value: Expression, _ type: Type, _ arguments: [ArgumentSyntax], _ range: SourceRange
    ) -> Expression? {
        dynamicMember(of: value, type, range) { wanted in
            guard let root = root(of: wanted),
                members("subscript", of: solver.head(root)).contains(where: { !$0.isStatic })
            else { return nil }
            return keyPath(to: arguments, in: root, range)
        }
    }

    /// What a type looks its members up in, if that is some type's key paths.
    func dynamicRoot(of type: Type) -> Type? {
        var root: Type?
        _ = dynamicMember(of: Expression(.error, type, .none), type, .none) { wanted in
            root = root ?? self.root(of: wanted)
            return nil
        }
        return root.flatMap { solver.head($0).isVariable ? nil : $0 }
    }

    private func root(of wanted: Type) -> Type? {
        guard case .nominal(_, let arguments) = solver.head(wanted), arguments.count == 2 else { return nil }
        if case .variable(let hole) = solver.head(arguments[0]) { solver.applyDefault(to: hole) }
        return arguments[0]
    }

    /// Each `subscript(dynamicMember:)`, those first whose key paths can do more.
    private func dynamicSubscripts(of type: Type) -> [(FoundMember, FunctionDeclaration)] {
        var found: [(FoundMember, FunctionDeclaration)] = []
        for member in members("subscript", of: type) {
            guard case .function(let function) = member.member, !member.isStatic,
                function.parameters.first?.label == Name("dynamicMember")
            else { continue }
            found.append((member, function))
        }
        if found.count < 2 { return found }
        return found.stablySorted { powers($0.1) > powers($1.1) }
    }

    private func powers(_ function: FunctionDeclaration) -> Int {
        guard let declaration = function.parameters.first?.type.nominal else { return 0 }
        if module.is(declaration, .referenceWritableKeyPath) { return 2 }
        return module.is(declaration, .writableKeyPath) ? 1 : 0
    }

    /// The first `subscript(dynamicMember:)` of the type for which there is an argument.
    func dynamicMember(
        of value: Expression, _ type: Type, _ range: SourceRange, _ argument: (Type) -> Expression?
    ) -> Expression? {
        guard let declaration = type.nominal, declaration.attributes.contains("dynamicMemberLookup") else {
            return nil
        }
        for (found, function) in dynamicSubscripts(of: type) {
            guard let parameter = function.parameters.first else { continue }
            let candidate = Candidate(function: function, base: .value(value), arguments: found.arguments)
            let substitutions = open(candidate, range)
            let wanted = module.substitute(parameter.type, substitutions)
            guard let path = argument(wanted), let passed = convert(path, to: wanted) else { continue }
            let result = module.substitute(function.result, substitutions)
            let place = Place(
                .subscripted(
                    place(of: value), getter: .direct(function), setter: function.setter, [.value(passed)],
                    substitutions),
                result, range)
            return Expression(.load(place), result, range)
        }
        return nil
    }
}
