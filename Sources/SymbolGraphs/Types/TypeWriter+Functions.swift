import SymbolKit
import Syntax

/// Function types, tuples, and what stands before types.
extension TypeWriter {
    mutating func writeTuple(_ elements: [TupleTypeElementSyntax]) {
        if elements.count == 1, elements[0].label == nil, !elements[0].isVariadic {
            if case .packExpansion = elements[0].type.kind {} else { return write(elements[0].type) }
        }
        write(elements: elements)
    }

    private mutating func write(elements: [TupleTypeElementSyntax]) {
        list.text("(")
        for (index, element) in elements.enumerated() {
            if index > 0 { list.text(", ") }
            if let label = element.label { list.text(label.name.text + ": ") }
            write(element.type)
            if element.isVariadic { list.text("...") }
        }
        list.text(")")
    }

    /// The parameters of a closure, whose names only readers need: they are no part of its type.
    private mutating func write(parameters: [TupleTypeElementSyntax]) {
        list.text("(")
        for (index, parameter) in parameters.enumerated() {
            if index > 0 { list.text(", ") }
            if hasClosureLabels, let label = parameter.label, let name = parameter.secondName,
                name.name != "_"
            {
                list.add(.externalParameter, label.name.text)
                list.text(" ")
                list.add(.internalParameter, name.name.text)
                list.text(": ")
            }
            write(parameter.type)
            if parameter.isVariadic { list.text("...") }
        }
        list.text(")")
    }

    mutating func write(_ function: FunctionTypeSyntax, _ range: SourceRange) {
        write(parameters: function.parameters)
        if function.isAsync {
            list.text(" ")
            list.keyword("async")
        }
        if function.isThrowing {
            list.text(" ")
            list.keyword("throws")
            if let type = thrownType(of: function, range) {
                list.text("(")
                write(type, isConstraint: true)
                list.text(")")
            }
        }
        list.text(" -> ")
        write(function.result)
    }

    /// `throws(E)`: the tree has no place for the type, so it is read from the text.
    private func thrownType(of function: FunctionTypeSyntax, _ range: SourceRange) -> TypeSyntax? {
        var tokens = file.tokens(in: range.with(upper: function.result.range.lower))
        guard let word = tokens.lastIndex(where: { file.text($0) == "throws" }) else { return nil }
        tokens = tokens[(word + 1)...]
        guard tokens.first?.kind == .leftParen, let end = tokens.lastIndex(where: { $0.kind == .rightParen })
        else { return nil }
        return parsedType(file.text(tokens.first!.upper..<tokens[end].lower))
    }

    mutating func write(
        _ attributes: [AttributeSyntax], _ specifiers: [Identifier], _ base: TypeSyntax, _ isConstraint: Bool
    ) {
        if hasAttributes {
            let order = ["autoclosure", "escaping"]
            for name in order where attributes.contains(where: { $0.name.name.text == name }) {
                list.add(.attribute, "@\(name) ")
            }
            for attribute in attributes where !order.contains(attribute.name.name.text) { write(attribute) }
        }
        for specifier in specifiers where !specifier.name.text.hasPrefix("_") {
            let isNonsending = specifier.name == "nonisolated"
            list.keyword(isNonsending ? "nonisolated(nonsending)" : specifier.name.text)
            list.text(" ")
        }
        write(base, isConstraint: isConstraint)
    }

    private mutating func write(_ attribute: AttributeSyntax) {
        let name = attribute.name.name.text
        if name == "Sendable" {
            list.add(.attribute, "@Sendable")
        } else if scope.program.isCustom(attribute) {
            list.add(.attribute, "@")
            list.type(name, scope.entity(of: attribute.type)?.identifier)
        } else {
            return
        }
        list.text(" ")
    }

    /// A type from its text alone.
    private func parsedType(_ text: String) -> TypeSyntax? {
        let tree = parse(SourceText("typealias T = " + text)).tree
        guard case .declaration(let declaration)? = tree.statements.first?.kind,
            case .typeAlias(_, _, let type, _) = declaration.kind
        else { return nil }
        return type
    }
}

extension Program {
    /// Whether an attribute is a type of somebody's: a property wrapper, a result builder, an actor.
    func isCustom(_ attribute: AttributeSyntax) -> Bool {
        let name = attribute.name.name.text
        return name.first?.isUppercase ?? false
            && !["Sendable", "GKInspectable", "IBAction", "IBOutlet", "IBInspectable", "NSManaged"].contains(
                name)
    }
}
