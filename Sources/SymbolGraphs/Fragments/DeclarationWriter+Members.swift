import SymbolKit
import Syntax

/// Variables, types, cases and aliases.
extension DeclarationWriter {
    mutating func variable(
        _ name: String, _ variable: VariableSyntax, _ type: TypeSyntax?, _ accessors: Accessors
    ) {
        word(variable.isLet ? "let" : "var")
        self.name(name)
        if let type {
            list.text(": ")
            self.type(type, in: scope)
        }
        write(accessors)
    }

    mutating func write(_ accessors: Accessors) {
        guard !isShort else { return }
        switch accessors {
        case .none: break
        case .readOnlyStorage: list.text(" { get }")
        case .written(let words):
            list.text(" { ")
            for (index, word) in words.enumerated() {
                if index > 0 { list.text(" ") }
                list.keyword(word)
            }
            list.text(" }")
        }
    }

    mutating func `subscript`(_ member: SubscriptSyntax, _ accessors: Accessors) {
        list.keyword("subscript")
        signature(member.signature, .subscript)
        write(accessors)
        let scope = self.scope.adding(member.signature.generics.map(\.name.name.text))
        requirements(member.signature.generics, member.signature.requirements, in: scope)
    }

    mutating func nominal(_ syntax: NominalSyntax) {
        word(syntax.kind.word)
        name(syntax.name.name.text)
        guard !isShort else { return }
        generics(syntax.generics)
        if syntax.kind == .protocol {
            primaryAssociatedTypes(syntax)
            inheritance(syntax.inherited)
        }
        requirements(syntax.generics, syntax.requirements, in: scope)
    }

    private mutating func primaryAssociatedTypes(_ syntax: NominalSyntax) {
        guard !syntax.primaryAssociatedTypes.isEmpty else { return }
        list.text("<")
        for (index, name) in syntax.primaryAssociatedTypes.enumerated() {
            if index > 0 { list.text(", ") }
            list.text(name.name.text)
        }
        list.text(">")
    }

    /// ` : A, B`, by their names, without those that others inherit.
    mutating func inheritance(_ types: [TypeSyntax]) {
        let parts = types.flatMap { scope.parts(of: $0) }.map {
            ($0, scope.entity(of: $0).flatMap(scope.underlying))
        }
        let kept = parts.filter { part in
            !parts.contains { other in
                guard let own = part.1, let stronger = other.1, own !== stronger else { return false }
                return program.closure(of: stronger).contains { $0 === own }
            }
        }
        let sorted = kept.sorted { ($0.1?.name ?? "") < ($1.1?.name ?? "") }
        for (index, part) in sorted.enumerated() {
            list.text(index == 0 ? " : " : ", ")
            type(part.0.withoutAttributes, in: scope, isConstraint: true)
        }
    }

    mutating func `case`(_ element: EnumElementSyntax) {
        word("case")
        name(element.name.name.text)
        if let parameters = element.parameters { self.parameters(parameters, .enumCase, in: scope) }
    }

    mutating func alias(_ name: String, _ parameters: [GenericParameterSyntax], _ target: TypeSyntax) {
        word("typealias")
        self.name(name)
        let scope = self.scope.adding(parameters.map(\.name.name.text))
        if !isShort { generics(parameters) }
        guard !isShort else { return }
        list.text(" = ")
        var isConstraint = false
        if case .composition = target.kind { isConstraint = true }
        type(target, in: scope, isConstraint: isConstraint)
    }

    mutating func associatedType(
        _ name: String, _ inherited: [TypeSyntax], _ standard: TypeSyntax?, _ clauses: [RequirementSyntax]
    ) {
        word("associatedtype")
        self.name(name)
        inheritance(inherited)
        guard !isShort else { return }
        if let standard {
            list.text(" = ")
            type(standard, in: scope)
        }
        requirements([], clauses, in: scope)
    }
}

extension NominalKind {
    var word: String {
        switch self {
        case .struct: "struct"
        case .class: "class"
        case .enum: "enum"
        case .protocol: "protocol"
        case .actor: "actor"
        case .extension: "extension"
        }
    }
}
