import Syntax

/// Opening a generic declaration: a type variable for each of its parameters that is not known, with what its
/// clauses demand.
extension BodyChecker {
    /// Arguments for all of the function's generic parameters: known ones, written ones, holes.
    func open(_ candidate: Candidate, _ range: SourceRange) -> [Type] {
        let generics = candidate.function.generics
        var substitutions = candidate.arguments
        if substitutions.count > generics.count {
            substitutions = Array(substitutions.prefix(generics.count))
        }
        var explicit = candidate.explicit[...]
        for parameter in generics.dropFirst(substitutions.count) {
            if let written = explicit.popFirst() {
                substitutions.append(written)
                continue
            }
            let hole = solver.fresh(at: range)
            hole.parameter = parameter
            substitutions.append(.variable(hole))
        }
        for index in generics.indices { constrain(substitutions[index], generics[index], substitutions) }
        return substitutions
    }

    private func constrain(_ type: Type, _ parameter: GenericParameter, _ substitutions: [Type]) {
        let isPlain = parameter.conformances.allSatisfy { $0.arguments.isEmpty }
        let uses =
            isPlain
            ? parameter.conformances : parameter.conformances.map { module.substitute($0, substitutions) }
        if case .variable(let hole) = type.shallow { solver.require(hole, uses) }
        if !parameter.sameTypes.isEmpty, !parameter.isProtocolSelf {
            equate(parameter.sameTypes, substitutions)
        }
        if !isPlain, case .variable(let hole) = type.shallow { require(hole, argumentsOf: uses) }
    }

    /// `some Collection<Int>`: what the primary associated types are.
    private func require(_ hole: TypeVariable, argumentsOf uses: [ProtocolUse]) {
        for use in uses {
            for (name, argument) in zip(use.declaration.primaryAssociatedTypes, use.arguments) {
                if let associated = use.declaration.associatedTypes.first(where: { $0.name == name }) {
                    solver.require(hole, associated, is: argument)
                }
            }
        }
    }

    /// `where T == U`, `where T.A == U`.
    private func equate(_ clauses: [(Type, Type)], _ substitutions: [Type]) {
        for (left, right) in clauses {
            let other = module.substitute(right, substitutions)
            if case .parameter(let own) = left, own.index < substitutions.count {
                if case .variable = substitutions[own.index].shallow {
                    _ = solver.unify(substitutions[own.index], other)
                }
            } else if let (hole, associated) = part(left, of: substitutions) {
                solver.require(hole, associated, is: other)
            } else if let (hole, associated) = part(right, of: substitutions) {
                solver.require(hole, associated, is: module.substitute(left, substitutions))
            }
        }
    }

    /// `T.A` where what `T` stands for is still a hole.
    private func part(_ type: Type, of substitutions: [Type]) -> (TypeVariable, AssociatedType)? {
        guard case .associated(.parameter(let own), let associated) = type, own.index < substitutions.count,
            case .variable(let hole) = substitutions[own.index].shallow
        else { return nil }
        return (hole, associated)
    }

    /// `bounds: ClosedRange<Value> = .zero ... .one`: whether a default value that needs a type is one
    /// whatever the function's generic parameters are.
    func holdsFor(_ value: ExpressionSyntax, _ type: Type) -> Bool {
        guard isContextual(value), type.mentionsParameters else { return false }
        return isPossible { convert(infer(value, type), to: type) != nil }
    }

    /// The type of a parameter with a hole for each of the function's own generic parameters: what its
    /// default value is checked against.
    func opened(_ type: Type, _ function: FunctionDeclaration) -> Type {
        let outer = function.parent?.generics.count ?? 0
        guard function.generics.count > 0, type.mentionsParameters else { return type }
        let known: [Type] = function.generics.prefix(outer).map { .parameter($0) }
        let isOwn = function.kind == .initializer
        return module.substitute(
            type,
            open(Candidate(function: function, base: .none, arguments: isOwn ? [] : known), function.range))
    }
}
