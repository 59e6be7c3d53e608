import SymbolKit
import Syntax

/// Attributes and modifiers, those that readers of a declaration are told.
extension DeclarationWriter {
    /// Attributes that say how to use a declaration, and not how it is compiled.
    private static let written: Set<String> = [
        "propertyWrapper", "preconcurrency", "discardableResult", "frozen", "dynamicMemberLookup",
        "dynamicCallable", "nonobjc",
        "globalActor", "warn_unqualified_access", "resultBuilder", "main", "objcMembers", "NSCopying",
    ]

    mutating func attributes(of declaration: DeclarationSyntax) {
        guard !isShort else { return }
        for attribute in declaration.attributes {
            let name = attribute.name.name.text
            if Self.written.contains(name) {
                list.add(.attribute, "@" + name)
            } else if name == "freestanding" || name == "attached" {
                list.add(.attribute, "@" + name)
                list.text(macroRole(attribute))
            } else if program.isCustom(attribute) {
                custom(attribute)
            } else {
                continue
            }
            list.text(" ")
        }
    }

    private mutating func custom(_ attribute: AttributeSyntax) {
        list.add(.attribute, "@")
        list.add(.attribute, attribute.name.name.text, scope.entity(of: attribute.type)?.identifier)
        guard attribute.arguments != nil, attribute.range.upper > attribute.type.range.upper else { return }
        list.text(file.text(attribute.type.range.upper..<attribute.range.upper))
    }

    /// `(expression)`, as it is written.
    private func macroRole(_ attribute: AttributeSyntax) -> String {
        file.text(attribute.name.range.upper..<max(attribute.name.range.upper, attribute.range.upper))
    }

    /// The order in which modifiers are written.
    private static let modifiers = [
        "nonisolated", "distributed", "final", "static", "class", "required", "convenience", "override",
        "weak", "unowned", "lazy",
        "optional", "prefix", "postfix", "infix", "indirect", "consuming", "borrowing", "mutating",
        "nonmutating", "dynamic",
    ]

    /// - Parameter declaration: what has the modifiers; those of access are told elsewhere.
    mutating func modifiers(of declaration: DeclarationSyntax, isFinal: Bool = true) {
        for name in isShort ? ["static", "class", "convenience"] : Self.modifiers {
            guard let modifier = declaration.modifiers.first(where: { $0.name.name.text == name }) else {
                continue
            }
            if name == "infix" || name == "dynamic" || (name == "final" && !isFinal) { continue }
            if name == "nonisolated" {
                list.add(.attribute, name)
                list.text(modifier.detail.map { "(\($0.name.text)) " } ?? " ")
            } else {
                word(name + (modifier.detail.map { "(\($0.name.text))" } ?? ""))
            }
        }
    }
}
