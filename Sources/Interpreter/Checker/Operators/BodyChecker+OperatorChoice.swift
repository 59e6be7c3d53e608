import Syntax

/// Overload resolution for operators: operands are inferred once, and their types choose among the
/// candidates.
extension BodyChecker {
    func apply(
        _ op: Identifier, _ operands: [Expression], _ hint: Type?, _ range: SourceRange,
        isAssignment: Bool = false,
        isPostfix: Bool = false
    ) -> Expression {
        if operands.contains(where: { $0.type.isUnknown }) { return failedOperator(op.name, range) }
        if !isPostfix, let pending = pending(op, operands, hint, range) { return pending }
        let candidates = operatorCandidates(op.name, operands, isPostfix: isPostfix)
        let viable = candidates.compactMap { tryOperator($0, operands, hint, range) }
        guard var best = viable.first else {
            if isAssignment, let made = compound(op, operands, range) { return made }
            let forced = operands.map { implicitlyUnwrapped($0) }
            if forced.contains(where: { $0 != nil }) {
                let values = zip(forced, operands).map { $0 ?? $1 }
                return apply(op, values, hint, range, isAssignment: isAssignment, isPostfix: isPostfix)
            }
            return reportOperator(op, operands, hint, range)
        }
        for choice in viable.dropFirst() {
            if choice.cost < best.cost
                || (choice.cost == best.cost && isBetterOperator(choice.candidate, best.candidate, operands))
            {
                best = choice
            }
        }
        if let hint, !best.fits, let made = applied(best.candidate, operands, resultingIn: hint, op, range) {
            return made
        }
        guard let made = applyOperator(best.candidate, operands, op, range) else {
            return reportOperator(op, operands, hint, range)
        }
        return made
    }

    /// `size.width...size.height` as a range of `Double`s: the result that is wanted decides what the
    /// operands are converted to.
    private func applied(
        _ candidate: Candidate, _ operands: [Expression], resultingIn wanted: Type, _ op: Identifier,
        _ range: SourceRange
    ) -> Expression? {
        guard isPossible({ applyOperator(candidate, operands, resultingIn: wanted, op, range) != nil }) else {
            return nil
        }
        return applyOperator(candidate, operands, resultingIn: wanted, op, range)
    }

    func failedOperator(_ name: Name, _ range: SourceRange) -> Expression {
        if isComparison(name) { return Expression(.error, module.type(.bool), range) }
        return failed(range)
    }

    /// `a += b` where there is only `+`.
    private func compound(_ op: Identifier, _ operands: [Expression], _ range: SourceRange) -> Expression? {
        let plain = Name(String(decoding: op.name.text.utf8.dropLast(), as: UTF8.self))
        guard !operatorDeclarations(plain).isEmpty else { return nil }
        let isSum = isPossible {
            let sum = apply(Identifier(plain, op.range), operands, operands[0].type, range)
            return !sum.type.isUnknown && convert(sum, to: operands[0].type) != nil
        }
        if !isSum { return nil }
        let sum = apply(Identifier(plain, op.range), operands, operands[0].type, range)
        guard let value = convert(sum, to: operands[0].type) else { return nil }
        guard let place = mutablePlace(operands[0], action: .update, at: op.range) else {
            return failed(range)
        }
        return Expression(.assign(place, value), .void, range)
    }

    func operatorDeclarations(_ name: Name) -> [FunctionDeclaration] {
        module.operators(named: name).adding(module.base?.operators(named: name) ?? [])
    }

    /// Declarations that the operands' types do not rule out at first sight.
    private func operatorCandidates(_ name: Name, _ operands: [Expression], isPostfix: Bool) -> [Candidate] {
        let heads = operands.map { solver.head($0.type) }
        var candidates: [Candidate] = []
        for function in operatorDeclarations(name)
        where function.parameters.count == operands.count && function.isPostfix == isPostfix {
            let fits = operands.indices.allSatisfy { mayFit(function.parameters[$0].type, heads[$0]) }
            if fits { candidates.append(operatorCandidate(function)) }
        }
        return candidates
    }

    /// A static member's own type parameters are holes too.
    func operatorCandidate(_ function: FunctionDeclaration) -> Candidate {
        Candidate(function: function, base: .none, arguments: [])
    }

    private func mayFit(_ parameter: Type, _ head: Type) -> Bool {
        switch parameter.shallow {
        case .nominal(let wanted, let arguments): mayFit(parameter, wanted, arguments, head)
        case .parameter(let generic): generic.conformances.allSatisfy { mayConform(head, to: $0.declaration) }
        case .tuple: mayBeTuple(head)
        default: true
        }
    }

    private func mayBeTuple(_ head: Type) -> Bool {
        switch head {
        case .nominal: false
        case .variable(let hole): hole.literal == .none
        default: true
        }
    }

    /// Whether an operand may be what an operator of a protocol, as those of `SIMD`, takes: conditions are
    /// left for later.
    private func mayConform(_ head: Type, to wanted: NominalDeclaration) -> Bool {
        switch head {
        case .nominal(let given, _):
            return given.kind == .class || wanted.isMarker || module.refines(given, wanted)
        case .variable(let hole) where wanted.isLibrary && !wanted.isMarker:
            let written = Self.written(as: hole.literal)
            return written.isEmpty
                || written.contains { module.known($0).map { module.refines($0, wanted) } ?? true }
        default: return true
        }
    }

    /// The types whose protocols count for a literal; none where any may do.
    private static func written(as literal: TypeVariable.Literal) -> [KnownType] {
        switch literal {
        case .integer, .float: [.int, .double, .cgFloat]
        case .string: [.string]
        case .boolean: [.bool]
        case .nil: [.optional]
        case .none, .array, .dictionary: []
        }
    }

    private func mayFit(_ parameter: Type, _ wanted: NominalDeclaration, _ arguments: [Type], _ head: Type)
        -> Bool
    {
        switch head {
        case .nominal(let given, _):
            if given === wanted { return true }
            if module.is(wanted, .optional) { return arguments.first.map { mayFit($0, head) } ?? true }
            if wanted.kind == .class && given.kind == .class { return true }
            return (module.is(wanted, .double) && module.is(given, .cgFloat))
                || (module.is(wanted, .cgFloat) && module.is(given, .double))
        case .variable(let hole):
            if hole.literal == .none || hole.literal == .nil { return true }
            if module.is(wanted, .optional) { return arguments.first.map { mayFit($0, head) } ?? true }
            return solver.accepts(parameter, hole.literal)
        case .tuple, .function, .metatype: return module.is(wanted, .optional)
        default: return module.is(wanted, .optional) || wanted.kind == .class
        }
    }

    private func tryOperator(
        _ candidate: Candidate, _ operands: [Expression], _ hint: Type?, _ range: SourceRange
    ) -> OperatorChoice? {
        trying {
            guard step() else { return nil }
            let start = solver.cost
            let op = Identifier(candidate.function.name, range)
            guard let made = applyOperator(candidate, operands, op, range) else { return nil }
            if candidate.function.isDisfavored { solver.cost += Cost.disfavored }
            var fits = true
            if let hint, isDecided(hint) { fits = convert(made, to: hint) != nil }
            if !fits { solver.cost += Cost.disfavored / 10 }
            return OperatorChoice(candidate: candidate, cost: solver.cost - start, fits: fits)
        }
    }

    private func applyOperator(
        _ candidate: Candidate, _ operands: [Expression], resultingIn wanted: Type? = nil, _ op: Identifier,
        _ range: SourceRange
    ) -> Expression? {
        let function = candidate.function
        let substitutions = open(candidate, op.range)
        if let wanted, !solver.unify(module.substitute(function.result, substitutions), wanted) { return nil }
        var arguments = [Argument](repeating: .defaulted, count: operands.count)
        for index in optionalsFirst(operands) {
            let (parameter, operand) = (function.parameters[index], operands[index])
            let type = module.substitute(parameter.type, substitutions)
            if parameter.isInout {
                guard solver.unify(operand.type, type) else { return nil }
                if isOnTrial {
                    arguments[index] = .value(operand)
                } else {
                    guard let place = mutablePlace(operand, action: .update, at: op.range) else {
                        return failed(range)
                    }
                    arguments[index] = .place(place)
                }
            } else if parameter.isAutoclosure {
                guard let value = convert(operand, to: type.functionResult ?? type) else { return nil }
                arguments[index] = deferred(value)
            } else {
                guard let value = convert(operand, to: type) else { return nil }
                arguments[index] = .value(value)
            }
        }
        let site = CallSite(range: range, name: op.name, nameRange: op.range, parentheses: nil)
        guard holds({ verify(function, substitutions, site) }) else { return nil }
        let called =
            function.parent == nil ? candidate : candidate.on(.type(ownerType(function, substitutions)))
        return makeCall(
            called, arguments, substitutions, module.substitute(function.result, substitutions), site)
    }

    /// `number == numbers.first`, `Edge.allCases + [nil]`: the operand with optionals decides what the other
    /// one is converted to.
    private func optionalsFirst(_ operands: [Expression]) -> [Int] {
        operands.count == 2 && hasOptionals(operands[1].type) && !hasOptionals(operands[0].type)
            ? [1, 0] : Array(operands.indices)
    }

    private func hasOptionals(_ type: Type) -> Bool {
        guard case .nominal(let declaration, let arguments) = solver.head(type) else { return false }
        if module.is(declaration, .optional) { return true }
        guard module.is(declaration, .array), let element = arguments.first else { return false }
        return module.payload(ofOptional: solver.head(element)) != nil
    }

    func ownerType(_ function: FunctionDeclaration, _ substitutions: [Type]) -> Type {
        guard let parent = function.parent else { return .unknown }
        if parent.kind == .protocol { return substitutions.first ?? .unknown }
        return module.substitute(parent.selfType, substitutions)
    }

    private func isBetterOperator(_ a: Candidate, _ b: Candidate, _ operands: [Expression]) -> Bool {
        if a.function.isLibrary == b.function.isLibrary {
            let isGeneric = !a.function.generics.isEmpty
            if isGeneric == b.function.generics.isEmpty { return !isGeneric }
        } else if isConcrete(a, operands) != isConcrete(b, operands) {
            return isConcrete(a, operands)
        }
        let first = rankOfOwner(a.function)
        let second = rankOfOwner(b.function)
        if first != second { return first < second }
        return specificity(a.function) > specificity(b.function)
    }

    /// Whether a declaration is for these very types. Those of numbers, which each number has by itself, are
    /// in extensions of protocols here.
    private func isConcrete(_ candidate: Candidate, _ operands: [Expression]) -> Bool {
        let function = candidate.function
        if function.generics.isEmpty { return true }
        guard case .native = function.implementation, function.generics.count == 1,
            function.parent?.kind == .protocol
        else { return false }
        return operands.contains {
            guard case .nominal(let type, let arguments) = solver.head($0.type) else { return false }
            return type.isLibrary && arguments.isEmpty
        }
    }

    private func rankOfOwner(_ function: FunctionDeclaration) -> Int {
        if case .requirement = function.implementation { return 1 }
        return function.parent?.kind == .protocol ? 2 : 0
    }

    private func specificity(_ function: FunctionDeclaration) -> Int {
        var total = 0
        for parameter in function.parameters {
            if case .parameter = parameter.type {} else { total += 10 }
        }
        for parameter in function.generics {
            total += parameter.conformances.count + parameter.sameTypes.count
        }
        return total
    }
}

/// An operator's declaration that takes the operands, with what that costs.
private struct OperatorChoice {
    var candidate: Candidate
    var cost: Int64
    /// Whether the result can be what is wanted.
    var fits: Bool
}
