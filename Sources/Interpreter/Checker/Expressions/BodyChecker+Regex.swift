import Syntax

/// `/(\d+)-(?<name>\w+)/`: its type tells what its groups give.
extension BodyChecker {
    func regex(_ range: SourceRange) -> Expression {
        var pattern = Array(module.text(in: range).utf8)[...]
        while pattern.first == UInt8(ascii: "#"), pattern.last == UInt8(ascii: "#") {
            pattern = pattern.dropFirst().dropLast()
        }
        guard let regex = RegexParser.parse(Strings.text(pattern.dropFirst().dropLast())),
            let output = module.typeDeclaration("Regex")
        else {
            return failed(range, Messages.regexNotUnderstood, id: "regex")
        }
        return Expression(.literal(.native(regex)), .nominal(output, [self.output(of: regex)]), range)
    }

    /// The whole match, then each group with its name.
    private func output(of regex: RegexValue) -> Type {
        guard let substring = module.typeDeclaration("Substring").map({ Type.nominal($0, []) }) else {
            return .unknown
        }
        if regex.captures.isEmpty { return substring }
        let groups = regex.captures.map { capture in
            TupleTypeElement(
                label: capture.name.map { Name($0) },
                type: capture.isOptional ? module.optional(substring) : substring)
        }
        return .tuple([TupleTypeElement(type: substring)] + groups)
    }

    /// `match.0` of an expression without groups, whose output is no tuple.
    func wholeMatch(_ value: Expression, _ type: Type, _ name: Identifier, _ range: SourceRange)
        -> Expression?
    {
        guard name.name == "0", case .nominal(let declaration, let arguments) = type,
            declaration.name == "Match",
            declaration.parent?.name == "Regex", let output = arguments.first.map({ solver.head($0) })
        else { return nil }
        if case .tuple = output { return nil }
        return member(of: value, Identifier("output", name.range), [], nil, nil, range)
    }
}
