import Syntax

/// Members that are no types.
extension LoadedModule {
    /// Remembers what a type has by this name.
    func note(
        _ declaration: DeclarationSyntax, in owner: Entity?, _ part: ExtensionDeclaration?,
        _ file: SourceFileContent
    ) {
        let isPublic = access(of: declaration, in: owner, part) >= options.minimumAccess
        for (name, type) in declaration.declaredValues {
            (owner ?? root).values.append(
                MemberValue(
                    name: name, isStatic: declaration.isStatic, declaration: declaration, type: type,
                    isPublic: isPublic,
                    part: part, file: file))
        }
    }
}

extension DeclarationSyntax {
    var isStatic: Bool {
        if case .enumCase = kind { return true }
        return modifiers.contains { ["static", "class"].contains($0.name.name.text) }
    }

    /// The names of values that it declares, with their types where they are written.
    var declaredValues: [(name: String, type: TypeSyntax?)] {
        switch kind {
        case .function(let function): [(function.title, function.signature.result)]
        case .initializer(let initializer): [("init" + initializer.signature.labels, nil)]
        case .subscript(let member):
            [("subscript" + member.signature.subscriptLabels, member.signature.result)]
        case .variable(let variable): variable.names.map { ($0.name.name.text, $0.binding.type) }
        case .enumCase(let elements): elements.map { ($0.title, nil) }
        default: []
        }
    }
}

extension VariableSyntax {
    /// The variables that are bound by name, each with what stands behind it.
    var names: [(name: Identifier, binding: Binding)] {
        bindings.indices.compactMap { index in
            guard case .name(let name) = bindings[index].pattern.kind else { return nil }
            var binding = bindings[index]
            // `let a, b: Int`: the type is that of the last one.
            if binding.type == nil, binding.initializer == nil {
                binding.type = bindings[index...].first { $0.type != nil }?.type
            }
            return (name, binding)
        }
    }
}

extension FunctionSyntax {
    /// `name(a:_:)`; the operands of an operator have no labels.
    var title: String {
        let name = name.name.text
        return name
            + (name.isOperator
                ? "(" + signature.parameters.map { _ in "_:" }.joined() + ")" : signature.labels)
    }
}

extension SignatureSyntax {
    /// Whether a parameter has a name that is not meant for others.
    var isHidden: Bool {
        parameters.contains { parameter in
            [parameter.label, parameter.name].contains { $0.name.text.hasPrefix("_") && $0.name != .wildcard }
        }
    }

    /// `(a:_:)`
    var labels: String { "(" + parameters.map { $0.label.name.text + ":" }.joined() + ")" }

    /// The labels of a subscript, which one name alone does not make.
    var subscriptLabels: String { "(" + parameters.map { $0.subscriptLabel + ":" }.joined() + ")" }
}

extension ParameterSyntax {
    /// Whether two names are written.
    var hasOwnLabel: Bool { label.range != name.range }
    var subscriptLabel: String { hasOwnLabel ? label.name.text : "_" }
}

extension EnumElementSyntax {
    /// `name(label:_:)`
    var title: String {
        name.name.text + (parameters.map { "(" + $0.map { $0.label.name.text + ":" }.joined() + ")" } ?? "")
    }
}
