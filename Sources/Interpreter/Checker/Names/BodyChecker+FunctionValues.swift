import Syntax

/// Declared functions that are not called.
extension BodyChecker {
    /// A declared function that is not called.
    func functionValue(
        _ candidates: [Candidate], _ name: Identifier, _ labels: [Name]?, _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let named =
            labels.map { labels in candidates.filter { hasLabels($0.function, labels) } } ?? candidates
        guard let candidate = suited(named, to: hint, name, range) ?? named.first else {
            return failed(range, Messages.cannotFind(name.name.text), at: name.range, id: "unknown-name")
        }
        if candidate.function.isMutating, case .value(let receiver) = candidate.base, !isObject(receiver.type)
        {
            return failed(range, Messages.mutatingAsValue, at: name.range, id: "mutating-as-value")
        }
        let (type, substitutions) = openedType(candidate, range)
        if !isOnTrial {
            reportUndrawn(
                candidate.function,
                CallSite(range: range, name: name.name, nameRange: name.range, parentheses: nil))
        }
        if candidate.isUnbound { return unbound(candidate, type, substitutions, range) }
        let receiver = receiver(of: candidate, range)
        return Expression(.function(callee(of: candidate), receiver: receiver, substitutions), type, range)
    }

    private func hasLabels(_ function: FunctionDeclaration, _ labels: [Name]) -> Bool {
        function.parameters.count == labels.count
            && zip(function.parameters, labels).allSatisfy { ($0.label ?? "_") == $1 }
    }

    /// Of several the first that has the type of function that is wanted.
    private func suited(
        _ candidates: [Candidate], to hint: Type?, _ name: Identifier, _ range: SourceRange
    ) -> Candidate? {
        guard let hint, candidates.count > 1, case .function(let wanted) = solver.head(unwrapped(hint)) else {
            return nil
        }
        // One that takes any number of arguments takes no single one as a value.
        let single = candidates.filter { candidate in
            !candidate.function.parameters.contains { $0.isVariadic }
        }
        return single.first { candidate in
            isPossible {
                let (type, substitutions) = openedType(candidate, range)
                guard convert(Expression(.error, type, range), to: .function(wanted)) != nil else {
                    return false
                }
                let site = CallSite(range: range, name: name.name, nameRange: range, parentheses: nil)
                return verify(candidate.function, substitutions, site)
            }
        }
    }

    private func receiver(of candidate: Candidate, _ range: SourceRange) -> Expression? {
        switch candidate.base {
        case .value(let value), .superclass(let value): value
        case .type(let type): Expression(.metatype(type), .metatype(type), range)
        case .metatype(let value, _): value
        case .none: nil
        }
    }

    func openedType(_ candidate: Candidate, _ range: SourceRange) -> (Type, [Type]) {
        let substitutions = open(candidate, range)
        return (functionType(of: candidate.function, substitutions), substitutions)
    }

    func functionType(of function: FunctionDeclaration, _ substitutions: [Type]) -> Type {
        let parameters = function.parameters.map { parameter in
            FunctionType.Parameter(
                type: module.substitute(parameter.type, substitutions), isInout: parameter.isInout,
                isVariadic: parameter.isVariadic,
                builder: parameter.builder?.substituting { module.substitute($0, substitutions) },
                isAutoclosure: parameter.isAutoclosure)
        }
        return .function(
            FunctionType(
                parameters: parameters, result: module.substitute(function.result, substitutions),
                isThrowing: function.isThrowing, isAsync: function.isAsync))
    }

    /// `Type.method`: a function of the receiver that gives the bound method.
    private func unbound(
        _ candidate: Candidate, _ type: Type, _ substitutions: [Type], _ range: SourceRange
    ) -> Expression {
        guard case .type(let receiver) = candidate.base else { return failed(range) }
        let inner = newFrame()
        let variable = LocalVariable(name: "receiver", type: receiver, slot: 0, isLet: true)
        variable.frame = inner.id
        inner.slotCount = 1
        let read = load(variable, range)
        let value = Expression(
            .function(callee(of: candidate.on(.value(read))), receiver: read, substitutions), type, range)
        let code = Code(
            slotCount: 1, parameters: [variable], selfVariable: nil,
            statements: [Statement(.return(value), range)],
            range: range)
        code.frame = inner.id
        let whole = Type.function(FunctionType(parameters: [.init(type: receiver)], result: type))
        return Expression(
            .closure(Closure(code: code, captures: [], type: whole, range: range)), whole, range)
    }
}
