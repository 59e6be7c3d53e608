/// Declarations as lines of the tree.
extension TreePrinter {
    mutating func declaration(_ declaration: DeclarationSyntax) {
        var prefix = ""
        for attribute in declaration.attributes {
            prefix += "@" + Self.text(attribute.type)
            if let arguments = attribute.arguments { prefix += arguments.isEmpty ? "()" : "(…)" }
            prefix += " "
        }
        for modifier in declaration.modifiers {
            prefix += modifier.name.name.text + (modifier.detail.map { "(" + $0.name.text + ")" } ?? "") + " "
        }
        kind(declaration.kind, prefix)
        indentation += 1
        for attribute in declaration.attributes {
            if let arguments = attribute.arguments, !arguments.isEmpty {
                node("@" + Self.text(attribute.type)) { $0.arguments(arguments) }
            }
        }
        indentation -= 1
    }

    private mutating func kind(_ kind: DeclarationKind, _ prefix: String) {
        switch kind {
        case .import(let path): line(prefix + "import " + Self.list(path.map { $0.name.text }, "."))
        case .nominal(let nominal): self.nominal(nominal, prefix)
        case .enumCase(let elements): enumCase(elements, prefix)
        case .function(let function):
            callable(prefix + "func " + function.name.name.text, function.signature, function.body)
        case .initializer(let initializer):
            let word = initializer.isFailable ? "init?" : "init"
            callable(prefix + word, initializer.signature, initializer.body)
        case .deinitializer(let body): node(prefix + "deinit") { $0.body(body) }
        case .subscript(let sub):
            node(prefix + "subscript" + Self.text(sub.signature)) {
                $0.defaults(sub.signature.parameters)
                if let accessors = sub.accessors { $0.accessors(accessors) }
            }
        case .variable(let variable): self.variable(variable, prefix)
        case .typeAlias(let name, let generics, let type, let requirements):
            line(
                prefix + "typealias " + name.name.text + Self.text(generics) + " = " + Self.text(type)
                    + Self.text(requirements))
        case .associatedType(let name, let inherited, let type, let requirements):
            line(
                prefix + "associatedtype " + name.name.text + Self.inheritance(inherited)
                    + (type.map { " = " + Self.text($0) } ?? "") + Self.text(requirements))
        case .operator(let name, let fixity, let group):
            line(
                prefix + "operator(" + fixity.text + ") " + name.name.text
                    + (group.map { ": " + $0.name.text } ?? ""))
        case .precedenceGroup(let name): line(prefix + "precedencegroup " + name.name.text)
        case .macro(let name, let call): node(prefix + "#" + name.name.text) { if let call { $0.call(call) } }
        case .conditionalCompilation(let clauses):
            self.clauses(clauses, prefix) { for member in $1 { $0.declaration(member) } }
        case .elision: line(prefix + "...")
        case .unexpected: line(prefix + "unexpected")
        }
    }

    private mutating func callable(_ head: String, _ signature: SignatureSyntax, _ body: CodeBlockSyntax?) {
        node(head + Self.text(signature)) {
            $0.defaults(signature.parameters)
            $0.body(body)
        }
    }

    private mutating func nominal(_ nominal: NominalSyntax, _ prefix: String) {
        let words = ["struct ", "class ", "enum ", "protocol ", "actor ", "extension "]
        var head = prefix + words[Int(nominal.kind.rawValue)]
        head += nominal.extendedType.map(Self.text) ?? nominal.name.name.text
        head += Self.text(nominal.generics)
        if !nominal.primaryAssociatedTypes.isEmpty {
            head += "<" + Self.list(nominal.primaryAssociatedTypes.map { $0.name.text }) + ">"
        }
        head += Self.inheritance(nominal.inherited) + Self.text(nominal.requirements)
        node(head) { for member in nominal.members { $0.declaration(member) } }
    }

    private mutating func enumCase(_ elements: [EnumElementSyntax], _ prefix: String) {
        for element in elements {
            let payload = element.parameters.map { "(" + Self.list($0.map(Self.text)) + ")" } ?? ""
            node(prefix + "case " + element.name.name.text + payload) {
                if let value = element.rawValue { $0.expression(value) }
                $0.defaults(element.parameters ?? [])
            }
        }
    }

    private mutating func variable(_ variable: VariableSyntax, _ prefix: String) {
        for binding in variable.bindings {
            let type = binding.type.map { ": " + Self.text($0) } ?? ""
            node(prefix + (variable.isLet ? "let " : "var ") + Self.text(binding.pattern) + type) {
                if let value = binding.initializer { $0.expression(value) }
                if let accessors = binding.accessors { $0.accessors(accessors) }
            }
        }
    }

    private mutating func accessors(_ accessors: AccessorBlockSyntax) {
        switch accessors {
        case .getter(let block): node("getter") { $0.block(block) }
        case .accessors(let list, _):
            for accessor in list {
                var head = ""
                for modifier in accessor.modifiers { head += modifier.name.name.text + " " }
                head += accessor.kind.name.text
                if let parameter = accessor.parameter { head += "(" + parameter.name.text + ")" }
                if accessor.isThrowing { head += " throws" }
                node(head) { $0.body(accessor.body) }
            }
        }
    }

    private mutating func body(_ body: CodeBlockSyntax?) {
        if let body { node("body") { $0.block(body) } }
    }

    private mutating func defaults(_ parameters: [ParameterSyntax]) {
        for parameter in parameters {
            if let value = parameter.defaultValue {
                node("default " + parameter.name.name.text) { $0.expression(value) }
            }
        }
    }

    // MARK: Heads

    static func inheritance(_ types: [TypeSyntax]) -> String {
        types.isEmpty ? "" : ": " + list(types.map(text))
    }

    static func text(_ generics: [GenericParameterSyntax]) -> String {
        guard !generics.isEmpty else { return "" }
        let parts = generics.map { parameter in
            (parameter.isPack ? "each " : "") + parameter.name.name.text
                + (parameter.constraint.map { ": " + text($0) } ?? "")
        }
        return "<" + list(parts) + ">"
    }

    static func text(_ requirements: [RequirementSyntax]) -> String {
        guard !requirements.isEmpty else { return "" }
        let parts = requirements.map { requirement in
            switch requirement {
            case .conformance(let type, let constraint): text(type) + ": " + text(constraint)
            case .sameType(let left, let right): text(left) + " == " + text(right)
            }
        }
        return " where " + list(parts)
    }

    static func text(_ parameter: ParameterSyntax) -> String {
        var result = ""
        for attribute in parameter.attributes { result += "@" + text(attribute.type) + " " }
        result += parameter.label.name.text
        if parameter.label.range != parameter.name.range { result += " " + parameter.name.name.text }
        result += ": " + text(parameter.type) + (parameter.isVariadic ? "..." : "")
        return result
    }

    static func text(_ signature: SignatureSyntax) -> String {
        var result = text(signature.generics) + "(" + list(signature.parameters.map(text)) + ")"
        if signature.isAsync { result += " async" }
        if signature.isThrowing { result += " throws" }
        if let type = signature.thrownType { result += "(" + text(type) + ")" }
        if let type = signature.result { result += " -> " + text(type) }
        return result + text(signature.requirements)
    }
}
