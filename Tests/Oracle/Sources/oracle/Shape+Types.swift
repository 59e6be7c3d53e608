import SwiftParser
import SwiftSyntax

extension Shape {
    static func angled(_ clause: GenericArgumentClauseSyntax?) -> String {
        guard let clause, !clause.arguments.isEmpty else { return "" }
        return "<" + clause.arguments.map(text).joined(separator: ", ") + ">"
    }

    static func text(_ argument: GenericArgumentSyntax) -> String {
        switch argument.argument {
        case .type(let type): text(type)
        case .expr(let expr): expr.trimmedDescription
        }
    }

    static func text(_ type: TypeSyntax) -> String {
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let type): return name(type.name) + angled(type.genericArgumentClause)
        case .memberType(let type): return text(type.baseType) + "." + name(type.name) + angled(type.genericArgumentClause)
        case .arrayType(let type): return "[" + text(type.element) + "]"
        case .inlineArrayType(let type): return "[" + text(type.element) + "]"
        case .dictionaryType(let type): return "[" + text(type.key) + ": " + text(type.value) + "]"
        case .optionalType(let type): return text(type.wrappedType) + "?"
        case .implicitlyUnwrappedOptionalType(let type): return text(type.wrappedType) + "!"
        case .metatypeType(let type): return text(type.baseType) + ".Type"
        case .tupleType(let type): return "(" + type.elements.map(text).joined(separator: ", ") + ")"
        case .functionType(let type):
            let effects =
                (type.effectSpecifiers?.asyncSpecifier != nil ? " async" : "")
                + (type.effectSpecifiers?.throwsClause != nil ? " throws" : "")
            return "(" + type.parameters.map(text).joined(separator: ", ") + ")" + effects + " -> "
                + text(type.returnClause.type)
        case .someOrAnyType(let type): return type.someOrAnySpecifier.text + " " + text(type.constraint)
        case .compositionType(let type): return type.elements.map { text($0.type) }.joined(separator: " & ")
        case .attributedType(let type):
            var parts = type.attributes.compactMap { $0.as(AttributeSyntax.self).map { "@" + text($0.attributeName) } }
            for specifier in Array(type.specifiers) + Array(type.lateSpecifiers) {
                switch specifier {
                case .simpleTypeSpecifier(let simple): parts.append(simple.specifier.text)
                case .nonisolatedTypeSpecifier: parts.append("nonisolated")
                default: break
                }
            }
            return (parts + [text(type.baseType)]).joined(separator: " ")
        case .packExpansionType(let type): return "repeat " + text(type.repetitionPattern)
        case .packElementType(let type): return "each " + text(type.pack)
        case .suppressedType(let type): return "~" + text(type.type)
        case .classRestrictionType: return "AnyObject"
        case .missingType: return "<missing>"
        default: return type.trimmedDescription
        }
    }

    private static func text(_ element: TupleTypeElementSyntax) -> String {
        var text = element.firstName.map(name) ?? ""
        if let second = element.secondName { text += " " + name(second) }
        if element.firstName != nil { text += ": " }
        return text + Self.text(element.type) + (element.ellipsis != nil ? "..." : "")
    }

    /// The type that source within an expression spells, such as `[Int]` before its parentheses.
    static func type(from source: String) -> String? {
        var parser = Parser(source)
        let type = TypeSyntax.parse(from: &parser)
        return type.hasError || type.trimmedDescription != source ? nil : text(type)
    }

    // MARK: Patterns

    mutating func pattern(_ pattern: PatternSyntax) -> String {
        switch pattern.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let pattern): return Self.name(pattern.identifier)
        case .wildcardPattern: return "_"
        case .isTypePattern(let pattern): return "is " + Self.text(pattern.type)
        case .valueBindingPattern(let binding):
            let word = binding.bindingSpecifier.text == "let" ? "let " : "var "
            return word + self.pattern(binding.pattern)
        case .tuplePattern(let tuple):
            let parts = tuple.elements.map { ($0.label.map { Self.name($0) + ": " } ?? "") + self.pattern($0.pattern) }
            return "(" + parts.joined(separator: ", ") + ")"
        case .expressionPattern(let pattern): return matching(pattern.expression)
        default: return "<missing>"
        }
    }

    /// An expression in the place of a pattern.
    private mutating func matching(_ expr: ExprSyntax) -> String {
        switch expr.as(ExprSyntaxEnum.self) {
        case .patternExpr(let expr): return pattern(expr.pattern)
        case .discardAssignmentExpr: return "_"
        case .optionalChainingExpr(let expr): return matching(expr.expression) + "?"
        case .asExpr(let cast) where cast.questionOrExclamationMark == nil:
            return matching(cast.expression) + " as " + Self.text(cast.type)
        case .tupleExpr(let tuple): return "(" + payload(tuple.elements) + ")"
        case .memberAccessExpr(let member):
            if let path = casePath(member) { return path }
        case .functionCallExpr(let call) where call.trailingClosure == nil && call.leftParen != nil:
            if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                let path = casePath(member, allowsSelf: true)
            {
                return path + "(" + payload(call.arguments) + ")"
            }
        default: break
        }
        return inline(expr)
    }

    private mutating func payload(_ elements: LabeledExprListSyntax) -> String {
        elements.map { ($0.label.map { Self.name($0) + ": " } ?? "") + matching($0.expression) }
            .joined(separator: ", ")
    }

    /// `.name` or `Type.name`
    private func casePath(_ member: MemberAccessExprSyntax, allowsSelf: Bool = false) -> String? {
        guard member.declName.argumentNames == nil else { return nil }
        let name = member.declName.baseName
        if name.text == "init" || (name.text == "self" && !(allowsSelf && member.base == nil)) { return nil }
        if case .integerLiteral = name.tokenKind { return nil }
        guard let base = member.base else { return "." + Self.name(name) }
        return typePath(base).map { $0 + "." + Self.name(name) }
    }

    private func typePath(_ expr: ExprSyntax) -> String? {
        if let reference = expr.as(DeclReferenceExprSyntax.self) {
            guard reference.argumentNames == nil else { return nil }
            switch reference.baseName.tokenKind {
            case .identifier, .keyword(.Self): return Self.name(reference.baseName)
            default: return nil
            }
        }
        if let generic = expr.as(GenericSpecializationExprSyntax.self) {
            return typePath(generic.expression).map { $0 + Self.angled(generic.genericArgumentClause) }
        }
        if let member = expr.as(MemberAccessExprSyntax.self), member.base != nil { return casePath(member) }
        return nil
    }

    private mutating func inline(_ expr: ExprSyntax) -> String {
        var shape = Shape()
        shape.expression(expr)
        if let reason = shape.skipped { skipped = reason }
        var text = ""
        var depth = -1
        for line in shape.lines {
            let level = line.prefix { $0 == " " }.count / 2
            while depth >= level {
                text += ")"
                depth -= 1
            }
            text += (text.isEmpty ? "" : " ") + "(" + line.drop { $0 == " " }
            depth = level
        }
        return text + String(repeating: ")", count: depth + 1)
    }
}
