import Syntax

/// Members: `value.name`, by the type of the value.
extension BodyChecker {
    /// `base.name` that is not called.
    func member(
        _ base: ExpressionSyntax?, _ name: Identifier, _ arguments: [TypeSyntax], _ labels: [Name]?,
        _ syntax: ExpressionSyntax, _ hint: Type?
    ) -> Expression {
        withImplicitBase(syntax, hint) {
            guard let base else {
                if syntax.range.lower == name.range.lower {
                    return compoundName(name, labels, syntax.range, hint)
                }
                return implicitMember(name, labels, syntax, hint)
            }
            if let qualified = moduleQualified(base, name, arguments, syntax, hint) { return qualified }
            let value = infer(base, nil)
            if case .identifier(let own, _) = base.kind, own.name == "super", !value.type.isUnknown {
                let found = members(name.name, of: value.type).filter { !$0.isStatic }
                if !found.isEmpty {
                    return memberValue(found, .superclass(value), name, arguments, labels, hint, syntax.range)
                }
            }
            return member(of: value, name, arguments, labels, hint, syntax.range)
        }
    }

    /// `name(label:)` without a period: a function, or a method of `self`.
    private func compoundName(_ name: Identifier, _ labels: [Name]?, _ range: SourceRange, _ hint: Type?)
        -> Expression
    {
        switch lookUp(name.name) {
        case .members(let found, let base)?:
            return memberValue(found, located(base, range), name, [], labels, hint, range)
        case .functions(let functions)?:
            let candidates = functions.map { Candidate(function: $0, base: .none, arguments: []) }
            return functionValue(candidates, name, labels, hint, range)
        default: return identifier(name, [], ExpressionSyntax(.identifier(name, []), range, id: -1), hint)
        }
    }

    /// `SwiftUI.Text` and `Swift.max`: the module's name is passed over.
    private func moduleQualified(
        _ base: ExpressionSyntax, _ name: Identifier, _ arguments: [TypeSyntax], _ syntax: ExpressionSyntax,
        _ hint: Type?
    ) -> Expression? {
        guard isModuleName(base) else { return nil }
        return identifier(name, arguments, syntax, hint, in: base)
    }

    func isModuleName(_ base: ExpressionSyntax) -> Bool {
        guard case .identifier(let module, _) = base.kind,
            Unavailable.isModule(module.name)
                || self.module.importedModule(module.name, from: context.source) != nil
        else { return false }
        return lookUp(module.name) == nil
    }

    func member(
        of value: Expression, _ name: Identifier, _ arguments: [TypeSyntax], _ labels: [Name]?, _ hint: Type?,
        _ range: SourceRange
    ) -> Expression {
        if value.type.isUnknown { return failed(range) }
        if name.name == "self" { return Expression(value.kind, value.type, range) }
        let type = solver.head(value.type)
        if case .metatype(let instance) = type {
            return staticMember(of: instance, value, name, arguments, labels, hint, range)
        }
        if case .tuple(let elements) = type, let index = tupleIndex(name.name, elements) {
            return element(value, index, elements[index].type, range)
        }
        let found = members(name.name, of: type).filter { !$0.isStatic }
        if !found.contains(where: { $0.origin == .own }), let forced = implicitlyUnwrapped(value),
            found.isEmpty || !members(name.name, of: solver.head(forced.type)).isEmpty
        {
            return member(of: forced, name, arguments, labels, hint, range)
        }
        if found.isEmpty { return missingMember(value, type, name, hint, range) }
        return memberValue(found, .value(value), name, arguments, labels, hint, range)
    }

    func tupleIndex(_ name: Name, _ elements: [TupleTypeElement]) -> Int? {
        if let index = elements.firstIndex(where: { $0.label == name }) { return index }
        var number = 0
        for byte in name.text.utf8 {
            guard byte >= 48, byte <= 57 else { return nil }
            // No tuple is that long, and a number that overflows would stop the program.
            number = min(number * 10 + Int(byte) - 48, 99_999)
        }
        return number < elements.count && !name.isEmpty ? number : nil
    }

    private func element(_ value: Expression, _ index: Int, _ type: Type, _ range: SourceRange) -> Expression
    {
        if case .load(let place) = value.kind {
            return Expression(.load(Place(.element(place, index), type, range)), type, range)
        }
        return Expression(.element(value, index), type, range)
    }
}
