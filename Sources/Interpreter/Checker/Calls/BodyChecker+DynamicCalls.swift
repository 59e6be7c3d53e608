import Syntax

/// `@dynamicCallable`: a call is one of `dynamicallyCall(withArguments:)` or
/// `dynamicallyCall(withKeywordArguments:)`.
extension BodyChecker {
    func dynamicCall(
        _ callee: Expression, _ type: Type, _ call: CallSyntax, _ hint: Type?, _ range: SourceRange,
        _ nameRange: SourceRange
    ) -> Expression? {
        guard type.nominal?.attributes.contains("dynamicCallable") == true else { return nil }
        let values =
            call.arguments
            + call.trailingClosures.map { trailing in
                ArgumentSyntax(
                    label: trailing.label,
                    value: ExpressionSyntax(.closure(trailing.closure), trailing.range, id: trailing.id))
            }
        let hasLabels = values.contains { $0.label != nil }
        for word: Name in hasLabels ? ["withKeywordArguments"] : ["withArguments", "withKeywordArguments"] {
            let found = members("dynamicallyCall", of: type).filter { takes(word, $0) }
            if found.isEmpty { continue }
            let list = word == "withArguments" ? listed(values, call, range) : paired(values, call, range)
            let name = Identifier("dynamicallyCall", nameRange)
            let argument = CallArgument(label: Identifier(word, range), value: .syntax(list))
            return callMembers(found, .value(callee), name, [], call, [argument], hint, range)
        }
        return nil
    }

    private func takes(_ label: Name, _ found: FoundMember) -> Bool {
        guard case .function(let function) = found.member, !found.isStatic, function.parameters.count == 1
        else { return false }
        return function.parameters[0].label == label
    }

    private func listed(_ values: [ArgumentSyntax], _ call: CallSyntax, _ range: SourceRange)
        -> ExpressionSyntax
    {
        ExpressionSyntax(.array(values.map { $0.value }), call.parentheses ?? range, id: -call.callee.id - 2)
    }

    private func paired(_ values: [ArgumentSyntax], _ call: CallSyntax, _ range: SourceRange)
        -> ExpressionSyntax
    {
        let pairs = values.map { argument in
            let label = argument.label?.name.text ?? ""
            let text = StringLiteralSyntax(segments: [
                .text(label, argument.label?.range ?? argument.value.range)
            ])
            let key = ExpressionSyntax(.string(text), argument.value.range, id: -argument.value.id - 2)
            return DictionaryElementSyntax(key: key, value: argument.value)
        }
        return ExpressionSyntax(.dictionary(pairs), call.parentheses ?? range, id: -call.callee.id - 2)
    }
}
