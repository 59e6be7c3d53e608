import SwiftParser
import SwiftSyntax

extension Shape {
    mutating func expression(_ expr: ExprSyntax) {
        switch expr.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr(let expr): line("integer " + Self.integer(expr.literal.text))
        case .floatLiteralExpr(let expr):
            let digits = expr.literal.text.filter { $0 != "_" }
            line("float " + (Double(digits).map { "\($0)" } ?? digits))
        case .stringLiteralExpr(let expr): string(expr)
        case .booleanLiteralExpr(let expr): line(expr.literal.text)
        case .nilLiteralExpr: line("nil")
        case .regexLiteralExpr: line("regex")
        case .declReferenceExpr(let expr): line(Self.reference(expr, arguments: nil))
        case .superExpr: line("name super")
        case .genericSpecializationExpr(let expr): specialization(expr)
        case .memberAccessExpr(let expr): member(expr, arguments: nil)
        case .functionCallExpr(let expr):
            node("call") {
                $0.callee(expr.calledExpression)
                $0.call(expr.arguments, expr.trailingClosure, expr.additionalTrailingClosures)
            }
        case .subscriptCallExpr(let expr):
            node("subscript") {
                $0.expression(expr.calledExpression)
                $0.call(expr.arguments, expr.trailingClosure, expr.additionalTrailingClosures)
            }
        case .closureExpr(let expr): closure(expr, "closure")
        case .arrayExpr(let expr): node("array") { for element in expr.elements { $0.expression(element.expression) } }
        case .dictionaryExpr(let expr):
            node("dictionary") {
                guard case .elements(let elements) = expr.content else { return }
                for element in elements {
                    $0.expression(element.key)
                    $0.expression(element.value)
                }
            }
        case .tupleExpr(let expr):
            if let only = expr.elements.first, expr.elements.count == 1, only.label == nil {
                node("parentheses") { $0.expression(only.expression) }
            } else {
                node("tuple") { $0.labeled(expr.elements) }
            }
        default: operation(expr)
        }
    }

    private mutating func operation(_ expr: ExprSyntax) {
        switch expr.as(ExprSyntaxEnum.self) {
        case .prefixOperatorExpr(let expr): node("prefix " + expr.operator.text) { $0.expression(expr.expression) }
        case .postfixOperatorExpr(let expr): node("postfix " + expr.operator.text) { $0.expression(expr.expression) }
        case .infixOperatorExpr(let infix):
            if infix.operator.is(ArrowExprSyntax.self) {
                let source = infix.trimmedDescription
                return line("type " + (Self.type(from: source) ?? source))
            }
            node("binary " + infix.operator.trimmedDescription) {
                $0.expression(infix.leftOperand)
                $0.expression(infix.rightOperand)
            }
        case .ternaryExpr(let expr):
            node("ternary") {
                $0.expression(expr.condition)
                $0.expression(expr.thenExpression)
                $0.expression(expr.elseExpression)
            }
        case .isExpr(let expr): node("is " + Self.text(expr.type)) { $0.expression(expr.expression) }
        case .asExpr(let expr):
            node("as" + (expr.questionOrExclamationMark?.text ?? "") + " " + Self.text(expr.type)) {
                $0.expression(expr.expression)
            }
        case .tryExpr(let expr): node("try" + (expr.questionOrExclamationMark?.text ?? "")) { $0.expression(expr.expression) }
        case .awaitExpr(let expr): node("await") { $0.expression(expr.expression) }
        case .inOutExpr(let expr): node("inout") { $0.expression(expr.expression) }
        case .optionalChainingExpr(let expr): node("optional-chain") { $0.expression(expr.expression) }
        case .forceUnwrapExpr(let expr): node("force-unwrap") { $0.expression(expr.expression) }
        case .ifExpr(let expr): branches(expr)
        case .switchExpr(let expr): cases(expr)
        case .keyPathExpr(let expr): keyPath(expr)
        case .macroExpansionExpr(let expr):
            node("#" + Self.name(expr.macroName)) {
                $0.call(expr.arguments, expr.trailingClosure, expr.additionalTrailingClosures)
            }
        case .typeExpr(let expr): line("type " + Self.text(expr.type))
        case .discardAssignmentExpr: line("_")
        case .unsafeExpr(let expr): expression(expr.expression)
        case .copyExpr(let expr): expression(expr.expression)
        case .consumeExpr(let expr): expression(expr.expression)
        case .borrowExpr(let expr): expression(expr.expression)
        case .packExpansionExpr(let expr): node("repeat") { $0.expression(expr.repetitionPattern) }
        case .packElementExpr(let expr): node("each") { $0.expression(expr.pack) }
        case .missingExpr: line("missing")
        case .postfixIfConfigExpr: skipped = "#if in a chain"
        default: skipped = "\(expr.kind)"
        }
    }

    static func integer(_ text: String) -> String {
        let digits = text.filter { $0 != "_" }
        let value =
            switch digits.prefix(2) {
            case "0x": UInt64(digits.dropFirst(2), radix: 16)
            case "0o": UInt64(digits.dropFirst(2), radix: 8)
            case "0b": UInt64(digits.dropFirst(2), radix: 2)
            default: UInt64(digits)
            }
        return "\(value ?? .max)"
    }

    /// Text is compared only where the whole literal is text.
    private mutating func string(_ expr: StringLiteralExprSyntax) {
        let hasCode = expr.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
        guard hasCode else {
            guard let text = expr.representedLiteralValue else { return line("string ?") }
            return line("string " + quoted(text))
        }
        node("string") {
            for segment in expr.segments {
                if let code = segment.as(ExpressionSegmentSyntax.self) {
                    $0.node("interpolation") { $0.labeled(code.expressions) }
                }
            }
        }
    }

    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func labels(_ names: DeclNameArgumentsSyntax?) -> String {
        guard let names else { return "" }
        return "(" + names.arguments.map { name($0.name) + ":" }.joined() + ")"
    }

    private static func reference(_ expr: DeclReferenceExprSyntax, arguments: GenericArgumentClauseSyntax?) -> String {
        let word = expr.argumentNames == nil ? "name " : "member "
        return word + name(expr.baseName) + angled(arguments) + labels(expr.argumentNames)
    }

    private mutating func specialization(_ expr: GenericSpecializationExprSyntax) {
        if let reference = expr.expression.as(DeclReferenceExprSyntax.self) {
            line(Self.reference(reference, arguments: expr.genericArgumentClause))
        } else if let member = expr.expression.as(MemberAccessExprSyntax.self) {
            self.member(member, arguments: expr.genericArgumentClause)
        } else {
            expression(expr.expression)
        }
    }

    private mutating func member(_ expr: MemberAccessExprSyntax, arguments: GenericArgumentClauseSyntax?) {
        let name = expr.declName
        node("member " + Self.name(name.baseName) + Self.angled(arguments) + Self.labels(name.argumentNames)) {
            guard let base = expr.base else { return }
            switch name.baseName.text {
            case "self", "init", "Type": $0.callee(base)
            default: $0.expression(base)
            }
        }
    }

    /// Brackets before parentheses or `.self` are a type.
    private mutating func callee(_ expr: ExprSyntax) {
        if expr.is(ArrayExprSyntax.self) || expr.is(DictionaryExprSyntax.self),
            let type = Self.type(from: expr.trimmedDescription)
        {
            line("type " + type)
        } else {
            expression(expr)
        }
    }

    mutating func labeled(_ arguments: LabeledExprListSyntax) {
        for argument in arguments {
            if let label = argument.label {
                node(Self.name(label) + ":") { $0.expression(argument.expression) }
            } else {
                expression(argument.expression)
            }
        }
    }

    mutating func call(
        _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
        _ others: MultipleTrailingClosureElementListSyntax
    ) {
        if !arguments.isEmpty { node("arguments") { $0.labeled(arguments) } }
        if let closure { self.closure(closure, "trailing") }
        for other in others { self.closure(other.closure, "trailing " + Self.name(other.label) + ":") }
    }

    private mutating func closure(_ expr: ClosureExprSyntax, _ word: String) {
        var head = word
        if let signature = expr.signature { head += self.head(of: signature) }
        node(head) {
            for capture in expr.signature?.capture?.items ?? [] {
                if let value = capture.initializer {
                    $0.node("capture " + Self.name(capture.name)) { $0.expression(value.value) }
                }
            }
            $0.items(expr.statements)
        }
    }

    private func head(of signature: ClosureSignatureSyntax) -> String {
        var head = ""
        for attribute in signature.attributes {
            if let attribute = attribute.as(AttributeSyntax.self) { head += " @" + Self.text(attribute.attributeName) }
        }
        if let captures = signature.capture?.items, !captures.isEmpty {
            let names = captures.map { capture -> String in
                let word = capture.specifier?.specifier.text ?? ""
                return (word == "weak" || word == "unowned" ? word + " " : "") + Self.name(capture.name)
            }
            head += " [" + names.joined(separator: ", ") + "]"
        }
        switch signature.parameterClause {
        case .simpleInput(let list): head += " (" + list.map { Self.name($0.name) }.joined(separator: ", ") + ")"
        case .parameterClause(let clause):
            let parts = clause.parameters.map { parameter in
                Self.name(parameter.secondName ?? parameter.firstName)
                    + (parameter.type.map { ": " + Self.text($0) } ?? "")
            }
            head += " (" + parts.joined(separator: ", ") + ")"
        case nil: break
        }
        if signature.effectSpecifiers?.asyncSpecifier != nil { head += " async" }
        if signature.effectSpecifiers?.throwsClause != nil { head += " throws" }
        if let result = signature.returnClause { head += " -> " + Self.text(result.type) }
        return head
    }

    private mutating func keyPath(_ expr: KeyPathExprSyntax) {
        node("key-path" + (expr.root.map { " " + Self.text($0) } ?? "")) {
            for component in expr.components {
                switch component.component {
                case .property(let property): $0.line("." + Self.name(property.declName.baseName))
                case .subscript(let sub): $0.node("[]") { $0.labeled(sub.arguments) }
                case .optional(let mark): $0.line(mark.questionOrExclamationMark.text)
                default: $0.skipped = "method in a key path"
                }
            }
        }
    }
}
