import Syntax

/// What stands for `#name`, and for a value that is bridged to a class.
extension BodyChecker {
    func macro(_ name: Identifier, _ call: CallSyntax?, _ range: SourceRange) -> Expression {
        let known: [Name] = ["file", "fileID", "filePath", "function"]
        if known.contains(name.name) { return literal(.string("snippet.swift"), .string, range) }
        if name.name == "line" || name.name == "column" { return literal(.int(1), .integer, range) }
        if name.name == "available" || name.name == "unavailable" {
            return Expression(.literal(.bool(name.name == "available")), module.type(.bool), range)
        }
        if name.name == "bundle" { return bundle(range) }
        if let call, let made = resourceLiteral(name, call, range) { return made }
        return failed(range, Messages.unknownMacro(name.name), at: name.range, id: "unknown-macro")
    }

    /// `#bundle`: the bundle of the target that it stands in.
    private func bundle(_ range: SourceRange) -> Expression {
        guard case .type(let entity)? = lookUp("Bundle"),
            case .metatype(let made) = metatype(entity, [], range).type
        else {
            return failed(range)
        }
        let site = CallSite(range: range, name: "init", nameRange: range, parentheses: nil)
        return resolveCall(initializers(of: made), [], made, site)
    }

    /// `#colorLiteral(red: 1, …)`, `#imageLiteral(resourceName: "…")` and `#selector(Type.method)`: calls of
    /// the initializers that stand for them.
    private func resourceLiteral(_ name: Identifier, _ call: CallSyntax, _ range: SourceRange) -> Expression?
    {
        let literals: [(Name, Name, Name)] = [
            ("colorLiteral", "_ColorLiteralType", "_colorLiteralRed"),
            ("selector", "Selector", "_method"),
            ("imageLiteral", "_ImageLiteralType", "imageLiteralResourceName"),
        ]
        guard let (_, type, label) = literals.first(where: { $0.0 == name.name }),
            case .type(let entity)? = lookUp(type),
            case .metatype(let made) = metatype(entity, [], name.range).type
        else { return nil }
        var arguments = CallArgument.all(of: call)
        if let first = arguments.first {
            let labeled = Identifier(label, first.label?.range ?? range)
            arguments[0] = CallArgument(label: labeled, value: first.value)
        }
        let site = CallSite(range: range, name: "init", nameRange: name.range, parentheses: call.parentheses)
        return resolveCall(initializers(of: made), arguments, made, site)
    }

    /// `price as NSNumber`: a type of Foundation's that values are bridged to says so by an initializer for
    /// them.
    func bridged(_ value: ExpressionSyntax, _ target: Type, _ range: SourceRange) -> Expression? {
        let candidates = initializers(of: target).filter {
            $0.function.parameters.first?.label == Name("_bridged")
        }
        guard !candidates.isEmpty else { return nil }
        let argument = CallArgument(label: Identifier("_bridged", range), value: .syntax(value))
        return resolveCall(
            candidates, [argument], target,
            CallSite(range: range, name: "as", nameRange: range, parentheses: nil))
    }
}
