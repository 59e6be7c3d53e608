import Syntax

/// What the attributes and specifiers before a parameter's type say.
struct TypeAttributes {
    var isInout = false
    var isAutoclosure = false
    var isEscaping = false
    var builder: ResultBuilder?

    init(_ syntax: TypeSyntax, in resolver: TypeResolver) {
        guard case .attributed(let attributes, let specifiers, _) = syntax.kind else { return }
        isInout = specifiers.contains { $0.name == "inout" }
        for attribute in attributes { read(attribute, resolver.context) }
    }

    mutating func read(_ attribute: AttributeSyntax, _ context: Context) {
        if attribute.name.name == "autoclosure" {
            isAutoclosure = true
        } else if attribute.name.name == "escaping" {
            isEscaping = true
        } else if let builder = context.resultBuilder(attribute) {
            self.builder = builder
        }
    }
}

extension Context {
    /// The type that an attribute names, if it is one.
    func attributeType(_ attribute: AttributeSyntax) -> NominalDeclaration? {
        guard Attributes.mayBeType(attribute.name.name) else { return nil }
        var entity = lookUpType(attribute.name.name)
        if case .member(let base, let name, _) = attribute.type.kind {
            // `@SwiftUI.State` where a parameter is called `State`.
            if let found = qualifiedType(name.name, in: base) { return nominalDeclaration(found) }
            guard case .named(let outer, _) = base.kind, !Unavailable.isModule(outer.name),
                case .nominal(let declaration, let arguments)? = lookUpType(outer.name)
            else { return nominalDeclaration(lookUpType(name.name)) }
            entity = module.memberType(name.name, of: declaration, as: .nominal(declaration, arguments))
        }
        return nominalDeclaration(entity)
    }

    private func nominalDeclaration(_ entity: TypeEntity?) -> NominalDeclaration? {
        switch entity {
        case .nominal(let declaration, _): return declaration
        case .alias(let alias, _):
            if case .nominal(let declaration, _) = alias.type { return declaration }
            return nil
        default: return nil
        }
    }

    func resultBuilder(_ attribute: AttributeSyntax) -> ResultBuilder? {
        guard let type = attributeType(attribute), type.attributes.contains("resultBuilder") else {
            return nil
        }
        return ResultBuilder(declaration: type, arguments: builderArguments(attribute.type))
    }

    func resultBuilder(in attributes: [AttributeSyntax]) -> ResultBuilder? {
        for attribute in attributes {
            if let builder = resultBuilder(attribute) { return builder }
        }
        return nil
    }

    private func builderArguments(_ type: TypeSyntax) -> [Type] {
        switch type.kind {
        case .named(let name, let arguments):
            outerArguments(name.name) + arguments.map { TypeResolver(self).resolve($0) }
        case .member(_, _, let arguments): arguments.map { TypeResolver(self).resolve($0) }
        default: []
        }
    }

    /// Those of the generic type around a builder, which its name alone stands for inside of it.
    private func outerArguments(_ name: Name) -> [Type] {
        guard case .nominal(_, let outer)? = lookUpType(name) else { return [] }
        return outer
    }

    func propertyWrapper(_ attributes: [AttributeSyntax]) -> (NominalDeclaration, AttributeSyntax)? {
        for attribute in attributes {
            if let type = attributeType(attribute), type.attributes.contains("propertyWrapper") {
                return (type, attribute)
            }
        }
        return nil
    }
}

enum Attributes {
    /// Attributes of the language are lower case; property wrappers, builders and global actors are types.
    static func mayBeType(_ name: Name) -> Bool {
        guard let first = name.text.utf8.first else { return false }
        return first < 97 || first > 122
    }
}
