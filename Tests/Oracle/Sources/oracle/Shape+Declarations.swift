import SwiftSyntax

extension Shape {
    mutating func declaration(_ decl: DeclSyntax) {
        switch decl.as(DeclSyntaxEnum.self) {
        case .importDecl(let decl):
            let path = decl.path.map { Self.name($0.name) }.joined(separator: ".")
            node(prefix(decl.attributes, decl.modifiers) + "import " + path) { $0.arguments(of: decl.attributes) }
        case .structDecl(let decl):
            nominal(decl, "struct", Self.name(decl.name) + Self.text(decl.genericParameterClause), decl.inheritanceClause, decl.genericWhereClause, decl.genericParameterClause)
        case .classDecl(let decl):
            nominal(decl, "class", Self.name(decl.name) + Self.text(decl.genericParameterClause), decl.inheritanceClause, decl.genericWhereClause, decl.genericParameterClause)
        case .enumDecl(let decl):
            nominal(decl, "enum", Self.name(decl.name) + Self.text(decl.genericParameterClause), decl.inheritanceClause, decl.genericWhereClause, decl.genericParameterClause)
        case .actorDecl(let decl):
            nominal(decl, "actor", Self.name(decl.name) + Self.text(decl.genericParameterClause), decl.inheritanceClause, decl.genericWhereClause, decl.genericParameterClause)
        case .protocolDecl(let decl):
            let primary = decl.primaryAssociatedTypeClause.map { clause in
                "<" + clause.primaryAssociatedTypes.map { Self.name($0.name) }.joined(separator: ", ") + ">"
            }
            nominal(decl, "protocol", Self.name(decl.name) + (primary ?? ""), decl.inheritanceClause, decl.genericWhereClause, nil)
        case .extensionDecl(let decl):
            nominal(decl, "extension", Self.text(decl.extendedType), decl.inheritanceClause, decl.genericWhereClause, nil)
        case .functionDecl(let decl):
            let generics = Self.text(decl.genericParameterClause)
            let tail = requirements(decl.genericParameterClause, decl.genericWhereClause)
            node(prefix(decl.attributes, decl.modifiers) + "func " + Self.name(decl.name) + generics + Self.text(decl.signature) + tail) {
                $0.defaults(decl.signature.parameterClause.parameters)
                $0.body(decl.body)
                $0.arguments(of: decl.attributes)
            }
        case .initializerDecl(let decl):
            let head = "init" + (decl.optionalMark != nil ? "?" : "") + Self.text(decl.genericParameterClause)
            let tail = requirements(decl.genericParameterClause, decl.genericWhereClause)
            node(prefix(decl.attributes, decl.modifiers) + head + Self.text(decl.signature) + tail) {
                $0.defaults(decl.signature.parameterClause.parameters)
                $0.body(decl.body)
                $0.arguments(of: decl.attributes)
            }
        case .deinitializerDecl(let decl):
            node(prefix(decl.attributes, decl.modifiers) + "deinit") {
                $0.body(decl.body)
                $0.arguments(of: decl.attributes)
            }
        case .subscriptDecl(let decl):
            let head = "subscript" + Self.text(decl.genericParameterClause) + Self.text(decl.parameterClause)
            let tail = " -> " + Self.text(decl.returnClause.type) + requirements(decl.genericParameterClause, decl.genericWhereClause)
            node(prefix(decl.attributes, decl.modifiers) + head + tail) {
                $0.defaults(decl.parameterClause.parameters)
                if let block = decl.accessorBlock { $0.accessors(block) }
                $0.arguments(of: decl.attributes)
            }
        default: smallDeclaration(decl)
        }
    }

    private mutating func smallDeclaration(_ decl: DeclSyntax) {
        switch decl.as(DeclSyntaxEnum.self) {
        case .variableDecl(let decl): variable(decl)
        case .enumCaseDecl(let decl):
            for element in decl.elements {
                let payload = element.parameterClause.map { "(" + $0.parameters.map(Self.text).joined(separator: ", ") + ")" }
                node(prefix(decl.attributes, decl.modifiers) + "case " + Self.name(element.name) + (payload ?? "")) {
                    if let value = element.rawValue { $0.expression(value.value) }
                    for parameter in element.parameterClause?.parameters ?? [] {
                        if let value = parameter.defaultValue {
                            let name = (parameter.secondName ?? parameter.firstName).map(Self.name) ?? "_"
                            $0.node("default " + name) { $0.expression(value.value) }
                        }
                    }
                }
            }
            arguments(of: decl.attributes, indented: true)
        case .typeAliasDecl(let decl):
            line(
                prefix(decl.attributes, decl.modifiers) + "typealias " + Self.name(decl.name)
                    + Self.text(decl.genericParameterClause) + " = " + Self.text(decl.initializer.value)
                    + requirements(decl.genericParameterClause, decl.genericWhereClause))
            arguments(of: decl.attributes, indented: true)
        case .associatedTypeDecl(let decl):
            line(
                prefix(decl.attributes, decl.modifiers) + "associatedtype " + Self.name(decl.name)
                    + Self.text(decl.inheritanceClause)
                    + (decl.initializer.map { " = " + Self.text($0.value) } ?? "")
                    + requirements(nil, decl.genericWhereClause))
            arguments(of: decl.attributes, indented: true)
        case .operatorDecl(let decl):
            let fixity = decl.fixitySpecifier.text
            let group = decl.operatorPrecedenceAndTypes.map { ": " + Self.name($0.precedenceGroup) } ?? ""
            line("\(fixity) operator(\(fixity)) " + decl.name.text + group)
        case .precedenceGroupDecl(let decl): line(prefix(decl.attributes, decl.modifiers) + "precedencegroup " + Self.name(decl.name))
        case .macroDecl(let decl): line(prefix(decl.attributes, decl.modifiers) + "#" + Self.name(decl.name))
        case .macroExpansionDecl(let decl):
            node(prefix(decl.attributes, decl.modifiers) + "#" + Self.name(decl.macroName)) {
                $0.call(decl.arguments, decl.trailingClosure, decl.additionalTrailingClosures)
                $0.arguments(of: decl.attributes)
            }
        case .ifConfigDecl(let decl): conditional(decl)
        default: skipped = "\(decl.kind)"
        }
    }

    /// Which branch is taken is not compared.
    private mutating func conditional(_ decl: IfConfigDeclSyntax) {
        node("#if") {
            for clause in decl.clauses {
                $0.node("clause") {
                    switch clause.elements {
                    case .statements(let items): $0.items(items)
                    case .decls(let members): for member in members { $0.declaration(member.decl) }
                    case nil: break
                    default: $0.skipped = "#if of attributes"
                    }
                }
            }
        }
    }

    private mutating func nominal(
        _ decl: some DeclGroupSyntax, _ word: String, _ head: String, _ inheritance: InheritanceClauseSyntax?,
        _ requirements: GenericWhereClauseSyntax?, _ generics: GenericParameterClauseSyntax?
    ) {
        let tail = Self.text(inheritance) + self.requirements(generics, requirements)
        node(prefix(decl.attributes, decl.modifiers) + word + " " + head + tail) {
            for member in decl.memberBlock.members { $0.declaration(member.decl) }
            $0.arguments(of: decl.attributes)
        }
    }

    private mutating func variable(_ decl: VariableDeclSyntax) {
        for binding in decl.bindings {
            let type = binding.typeAnnotation.map { ": " + Self.text($0.type) } ?? ""
            let word = decl.bindingSpecifier.text == "let" ? "let " : "var "
            node(prefix(decl.attributes, decl.modifiers) + word + pattern(binding.pattern) + type) {
                if let value = binding.initializer { $0.expression(value.value) }
                if let block = binding.accessorBlock { $0.accessors(block) }
            }
        }
        arguments(of: decl.attributes, indented: true)
    }

    private mutating func accessors(_ block: AccessorBlockSyntax) {
        switch block.accessors {
        case .getter(let items): node("getter") { $0.items(items) }
        case .accessors(let list):
            for accessor in list {
                var head = accessor.modifier.map { $0.name.text + " " } ?? ""
                head += accessor.accessorSpecifier.text
                if let parameters = accessor.parameters { head += "(" + Self.name(parameters.name) + ")" }
                if accessor.effectSpecifiers?.throwsClause != nil { head += " throws" }
                node(head) { $0.body(accessor.body) }
            }
        }
    }

    private mutating func body(_ block: CodeBlockSyntax?) {
        if let block { node("body") { $0.items(block.statements) } }
    }

    private mutating func defaults(_ parameters: FunctionParameterListSyntax) {
        for parameter in parameters {
            guard let value = parameter.defaultValue else { continue }
            node("default " + Self.name(parameter.secondName ?? parameter.firstName)) { $0.expression(value.value) }
        }
    }

    // MARK: Heads

    mutating func prefix(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
        var text = ""
        for element in attributes {
            guard let attribute = element.as(AttributeSyntax.self) else {
                skipped = "#if of attributes"
                continue
            }
            text += "@" + Self.text(attribute.attributeName)
            switch attribute.arguments {
            case .argumentList(let list) where !Self.isSkipped(attribute): text += list.isEmpty ? "()" : "(…)"
            case nil: text += attribute.leftParen == nil ? "" : "()"
            default: text += "()"
            }
            text += " "
        }
        for modifier in modifiers {
            text += modifier.name.text + (modifier.detail.map { "(" + $0.detail.text + ")" } ?? "") + " "
        }
        return text
    }

    /// Attributes whose arguments the parser does not keep.
    private static func isSkipped(_ attribute: AttributeSyntax) -> Bool {
        ["attached", "freestanding"].contains(attribute.attributeName.trimmedDescription)
    }

    /// The arguments of attributes stand below the declaration.
    private mutating func arguments(of attributes: AttributeListSyntax, indented: Bool = false) {
        if indented { indentation += 1 }
        for element in attributes {
            guard let attribute = element.as(AttributeSyntax.self),
                case .argumentList(let list) = attribute.arguments, !list.isEmpty, !Self.isSkipped(attribute)
            else { continue }
            node("@" + Self.text(attribute.attributeName)) { $0.labeled(list) }
        }
        if indented { indentation -= 1 }
    }

    static func text(_ clause: InheritanceClauseSyntax?) -> String {
        guard let clause else { return "" }
        return ": " + clause.inheritedTypes.map { text($0.type) }.joined(separator: ", ")
    }

    static func text(_ clause: GenericParameterClauseSyntax?) -> String {
        guard let clause, !clause.parameters.isEmpty else { return "" }
        let parts = clause.parameters.map { parameter in
            (parameter.specifier?.text == "each" ? "each " : "") + name(parameter.name)
                + (parameter.inheritedType.map { ": " + text($0) } ?? "")
        }
        return "<" + parts.joined(separator: ", ") + ">"
    }

    func requirements(_ generics: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?) -> String {
        let all = [generics?.genericWhereClause, clause].compactMap { $0 }.flatMap { Array($0.requirements) }
        guard !all.isEmpty else { return "" }
        let parts = all.compactMap { element -> String? in
            switch element.requirement {
            case .sameTypeRequirement(let same):
                let left = same.leftType.trimmedDescription
                let right = same.rightType.trimmedDescription
                return (Self.type(from: left) ?? left) + " == " + (Self.type(from: right) ?? right)
            case .conformanceRequirement(let conformance):
                return Self.text(conformance.leftType) + ": " + Self.text(conformance.rightType)
            case .layoutRequirement(let layout):
                return Self.text(layout.type) + ": " + layout.layoutSpecifier.text
            }
        }
        return " where " + parts.joined(separator: ", ")
    }

    static func text(_ clause: FunctionParameterClauseSyntax) -> String {
        "(" + clause.parameters.map(text).joined(separator: ", ") + ")"
    }

    static func text(_ parameter: FunctionParameterSyntax) -> String {
        var result = ""
        for attribute in parameter.attributes {
            if let attribute = attribute.as(AttributeSyntax.self) { result += "@" + text(attribute.attributeName) + " " }
        }
        result += name(parameter.firstName)
        if let second = parameter.secondName { result += " " + name(second) }
        return result + ": " + text(parameter.type) + (parameter.ellipsis != nil ? "..." : "")
    }

    static func text(_ parameter: EnumCaseParameterSyntax) -> String {
        var result = parameter.firstName.map(name) ?? "_"
        if let second = parameter.secondName { result += " " + name(second) }
        return result + ": " + text(parameter.type)
    }

    static func text(_ signature: FunctionSignatureSyntax) -> String {
        var result = text(signature.parameterClause)
        if signature.effectSpecifiers?.asyncSpecifier != nil { result += " async" }
        if let clause = signature.effectSpecifiers?.throwsClause {
            result += " throws"
            if let type = clause.type { result += "(" + text(type) + ")" }
        }
        if let clause = signature.returnClause { result += " -> " + text(clause.type) }
        return result
    }
}
