import Syntax

/// Operators: operands are inferred once, then the declaration is chosen by their types.
extension BodyChecker {
    func binary(
        _ left: ExpressionSyntax, _ op: Identifier, _ right: ExpressionSyntax, _ hint: Type?,
        _ syntax: ExpressionSyntax
    ) -> Expression {
        let range = syntax.range
        if op.name == "=" { return assignment(left, right, range) }
        if isShortCircuit(op.name) { return outsideChain { logical(left, op, right, range) } }
        if op.name == "??" { return outsideChain { coalesce(left, op, right, hint, range) } }
        return outsideChain {
            if isClosure(left) || isClosure(right) { return applyToClosures(op, [left, right], hint, range) }
            if isAssignment(op.name), hasOptionalChain(left) { return updateInChain(left, op, right, range) }
            let operands = self.operands(left, right, op.name, hint)
            return apply(op, operands, hint, range, isAssignment: isAssignment(op.name))
        }
    }

    /// `a?.count += 1`: the whole assignment is the chain's end.
    private func updateInChain(
        _ left: ExpressionSyntax, _ op: Identifier, _ right: ExpressionSyntax, _ range: SourceRange
    ) -> Expression {
        chains += 1
        let target = infer(left, nil)
        chains -= 1
        let operands = [target, infer(right, operandHint(target.type, nil))]
        return chain(apply(op, operands, nil, range, isAssignment: true), range)
    }

    /// `value |> { … }`: closures get their types from the operator's parameters, as in any call.
    private func applyToClosures(
        _ op: Identifier, _ operands: [ExpressionSyntax], _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let candidates = operatorDeclarations(op.name).filter { $0.parameters.count == operands.count }
            .map { operatorCandidate($0) }
        guard !candidates.isEmpty else {
            error(Messages.unknownOperator(op.name), at: op.range, id: "unknown-operator")
            return failed(range)
        }
        let arguments = operands.map { CallArgument(label: nil, value: .syntax($0)) }
        return resolveCall(
            candidates, arguments, hint, CallSite(range: range, name: op.name, nameRange: op.range, parentheses: nil))
    }

    private func isShortCircuit(_ name: Name) -> Bool { name == "&&" || name == "||" }

    private func isAssignment(_ name: Name) -> Bool {
        let bytes = Array(name.text.utf8)
        guard bytes.count > 1, bytes.last == UInt8(ascii: "=") else { return false }
        return name != "==" && name != "!=" && name != "<=" && name != ">=" && name != "===" && name != "!=="
            && name != "~="
    }

    /// Both operands; one that needs a context gets the other's type.
    private func operands(
        _ left: ExpressionSyntax, _ right: ExpressionSyntax, _ op: Name, _ hint: Type?
    ) -> [Expression] {
        let wanted = isComparison(op) ? nil : hint
        switch (isContextual(left), isContextual(right)) {
        case (false, false) where isCollectionLiteral(right) && !isCollectionLiteral(left):
            let first = infer(left, nil)
            return [first, infer(right, first.type)]
        case (false, false) where isCollectionLiteral(left) && !isCollectionLiteral(right):
            let second = infer(right, nil)
            return [infer(left, second.type), second]
        case (false, false):
            return [infer(left, literalHint(left, wanted)), infer(right, literalHint(right, wanted))]
        case (false, true):
            let first = infer(left, nil)
            return [first, infer(right, contextualHint(right, at: 1, beside: first, op, wanted))]
        case (true, false):
            let second = infer(right, nil)
            return [infer(left, contextualHint(left, at: 0, beside: second, op, wanted)), second]
        case (true, true):
            let operand = operandType(op, resultingIn: wanted) ?? wanted
            return [infer(left, operand), infer(right, operand)]
        }
    }

    /// What `.name` is a member of beside the other operand: that one's type, or else what an operator takes there for
    /// the result that is wanted (`.now() + 0.3`, `.degrees(9) * 2`).
    private func contextualHint(
        _ syntax: ExpressionSyntax, at place: Int, beside other: Expression, _ op: Name, _ wanted: Type?
    ) -> Type? {
        let same = operandHint(other.type, wanted)
        guard let wanted, isDecided(wanted), let same, !areSame(same, wanted), implicitHead(of: syntax) != nil else { return same }
        let isMember = trying { infer(syntax, same).type.isUnknown ? nil : true } ?? false
        return isMember ? same : operandType(op, at: place, beside: other, resultingIn: wanted) ?? same
    }

    private func operandType(
        _ op: Name, at place: Int, beside other: Expression, resultingIn wanted: Type
    ) -> Type? {
        for function in operatorDeclarations(op) where function.parameters.count == 2 {
            let type = trying { () -> Type? in
                let substitutions = open(operatorCandidate(function), .none)
                let types = function.parameters.map { module.substitute($0.type, substitutions) }
                guard solver.unify(module.substitute(function.result, substitutions), unwrapped(wanted)),
                    convert(other, to: types[1 - place]) != nil
                else { return nil }
                let own = solver.resolved(types[place])
                return own.hasHoles ? nil : own
            }
            if let type { return type }
        }
        return nil
    }

    /// `[1, 2]`: an array unless the other operand is something else that can be written so.
    private func isCollectionLiteral(_ syntax: ExpressionSyntax) -> Bool {
        switch syntax.kind {
        case .array, .dictionary: true
        default: false
        }
    }

    /// What `.a ... .b` takes when a range of something is wanted: what one of its declarations takes for that result.
    private func operandType(_ op: Name, resultingIn wanted: Type?) -> Type? {
        guard let wanted else { return nil }
        for function in operatorDeclarations(op) where function.parameters.count == 2 {
            let type = trying { () -> Type? in
                let substitutions = open(operatorCandidate(function), .none)
                guard solver.unify(module.substitute(function.result, substitutions), wanted) else { return nil }
                let own = solver.resolved(module.substitute(function.parameters[0].type, substitutions))
                return own.hasHoles ? nil : own
            }
            if let type { return type }
        }
        return nil
    }

    /// Nothing: literals stay open until the operator is chosen.
    private func literalHint(_ syntax: ExpressionSyntax, _ hint: Type?) -> Type? { nil }

    private func operandHint(_ other: Type, _ hint: Type?) -> Type? {
        if case .variable(let hole) = solver.head(other), hole.literal != .none, let hint, isDecided(hint),
            solver.accepts(hint, hole.literal)
        {
            return hint
        }
        if case .variable(let hole) = solver.head(other), hole.literal != .none { return solver.defaultType(hole.literal) }
        return other
    }

    private func isComparison(_ name: Name) -> Bool {
        name == "==" || name == "!=" || name == "<" || name == ">" || name == "<=" || name == ">=" || name == "~="
            || name == "===" || name == "!=="
    }

    // MARK: Choosing

    func apply(
        _ op: Identifier, _ operands: [Expression], _ hint: Type?, _ range: SourceRange, isAssignment: Bool = false,
        isPostfix: Bool = false
    ) -> Expression {
        if operands.contains(where: { $0.type.isUnknown }) { return failedOperator(op.name, range) }
        if !isPostfix, let pending = pending(op, operands, hint, range) { return pending }
        let candidates = operatorCandidates(op.name, operands, isPostfix: isPostfix)
        var viable: [(Candidate, [Expression], Int64)] = []
        for candidate in candidates {
            if let cost = tryOperator(candidate, operands, hint, range) { viable.append((candidate, operands, cost)) }
        }
        guard var best = viable.first else {
            if isAssignment, let made = compound(op, operands, range) { return made }
            let forced = operands.map { implicitlyUnwrapped($0) }
            if forced.contains(where: { $0 != nil }) {
                let values = zip(forced, operands).map { $0 ?? $1 }
                return apply(op, values, hint, range, isAssignment: isAssignment, isPostfix: isPostfix)
            }
            return reportOperator(op, operands, range)
        }
        for choice in viable.dropFirst() {
            if choice.2 < best.2 || (choice.2 == best.2 && isBetterOperator(choice.0, best.0)) { best = choice }
        }
        guard let made = applyOperator(best.0, operands, hint, op, range) else {
            return reportOperator(op, operands, range)
        }
        return made
    }

    private func failedOperator(_ name: Name, _ range: SourceRange) -> Expression {
        if isComparison(name) { return Expression(.error, module.type(.bool), range) }
        return failed(range)
    }

    /// `a += b` where there is only `+`.
    private func compound(_ op: Identifier, _ operands: [Expression], _ range: SourceRange) -> Expression? {
        let plain = Name(String(decoding: op.name.text.utf8.dropLast(), as: UTF8.self))
        guard !operatorDeclarations(plain).isEmpty else { return nil }
        let snapshot = solver.snapshot()
        let made = trying { () -> Bool? in
            let sum = apply(Identifier(plain, op.range), operands, operands[0].type, range)
            return sum.type.isUnknown ? nil : convert(sum, to: operands[0].type).map { _ in true }
        }
        guard made != nil else {
            solver.rollBack(to: snapshot)
            return nil
        }
        let sum = apply(Identifier(plain, op.range), operands, operands[0].type, range)
        guard let value = convert(sum, to: operands[0].type) else { return nil }
        guard let place = mutablePlace(operands[0], action: .update) else { return failed(range) }
        return Expression(.assign(place, value), .void, range)
    }

    func operatorDeclarations(_ name: Name) -> [FunctionDeclaration] {
        module.operators(named: name) + (module.base?.operators(named: name) ?? [])
    }

    /// Declarations that the operands' types do not rule out at first sight.
    private func operatorCandidates(_ name: Name, _ operands: [Expression], isPostfix: Bool) -> [Candidate] {
        let heads = operands.map { solver.head($0.type) }
        var candidates: [Candidate] = []
        for function in operatorDeclarations(name)
        where function.parameters.count == operands.count && function.isPostfix == isPostfix {
            var fits = true
            for (parameter, head) in zip(function.parameters, heads) where !mayFit(parameter.type, head) { fits = false }
            if fits { candidates.append(operatorCandidate(function)) }
        }
        return candidates
    }

    /// A static member's own type parameters are holes too.
    private func operatorCandidate(_ function: FunctionDeclaration) -> Candidate {
        Candidate(function: function, base: .none, arguments: [])
    }

    private func mayFit(_ parameter: Type, _ head: Type) -> Bool {
        guard case .nominal(let wanted, let arguments) = parameter.shallow else { return true }
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
    ) -> Int64? {
        trying {
            guard step(at: range) else { return nil }
            let start = solver.cost
            let op = Identifier(candidate.function.name, range)
            guard let made = applyOperator(candidate, operands, hint, op, range) else { return nil }
            if let hint, isDecided(hint), convert(made, to: hint) == nil { solver.cost += Cost.disfavored / 10 }
            return solver.cost - start
        }
    }

    private func applyOperator(
        _ candidate: Candidate, _ operands: [Expression], _ hint: Type?, _ op: Identifier, _ range: SourceRange
    ) -> Expression? {
        let function = candidate.function
        let substitutions = open(candidate, op.range)
        var arguments = [Argument](repeating: .defaulted, count: operands.count)
        for index in optionalsFirst(operands) {
            let (parameter, operand) = (function.parameters[index], operands[index])
            let type = module.substitute(parameter.type, substitutions)
            if parameter.isInout {
                guard solver.unify(operand.type, type) else { return nil }
                if trials > 0 {
                    arguments[index] = .value(operand)
                } else {
                    guard let place = mutablePlace(operand, action: .update) else { return failed(range) }
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
        let before = errors
        trials += 1
        let holds = verify(function, substitutions, site)
        trials -= 1
        errors = before
        if !holds { return nil }
        var called = candidate
        if function.parent != nil { called.base = .type(ownerType(function, substitutions)) }
        return makeCall(called, arguments, substitutions, module.substitute(function.result, substitutions), site)
    }

    /// `number == numbers.first`: the optional operand decides what the other one is converted to.
    private func optionalsFirst(_ operands: [Expression]) -> [Int] {
        let isOptional = operands.map { module.payload(ofOptional: solver.head($0.type)) != nil }
        return operands.indices.filter { isOptional[$0] } + operands.indices.filter { !isOptional[$0] }
    }

    private func ownerType(_ function: FunctionDeclaration, _ substitutions: [Type]) -> Type {
        guard let parent = function.parent else { return .unknown }
        if parent.kind == .protocol { return substitutions.first ?? .unknown }
        return module.substitute(parent.selfType, substitutions)
    }

    private func isBetterOperator(_ a: Candidate, _ b: Candidate) -> Bool {
        if a.function.generics.isEmpty != b.function.generics.isEmpty { return a.function.generics.isEmpty }
        let first = rankOfOwner(a.function)
        let second = rankOfOwner(b.function)
        if first != second { return first < second }
        return specificity(a.function) > specificity(b.function)
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
        for parameter in function.generics { total += parameter.conformances.count + parameter.sameTypes.count }
        return total
    }

    // MARK: Literal operands

    /// Two literals of a type that the surroundings decide: `2 / 3`.
    private func pending(
        _ op: Identifier, _ operands: [Expression], _ hint: Type?, _ range: SourceRange
    ) -> Expression? {
        var holes: [TypeVariable] = []
        for operand in operands {
            guard case .variable(let hole) = solver.head(operand.type), hole.literal == .integer || hole.literal == .float
                || hole.literal == .string
            else { return nil }
            holes.append(hole)
        }
        guard operatorKeepsType(op.name, holes) else { return nil }
        if holes.count == 2, !solver.unify(.variable(holes[0]), .variable(holes[1])) { return nil }
        let type = operands[0].type
        if let hint, isDecided(hint), !isComparison(op.name) {
            let wanted = unwrapped(hint)
            if case .nominal = wanted, case .variable(let hole) = solver.head(type),
                solver.accepts(wanted, hole.literal), isNumber(wanted) || hole.literal == .string
            {
                _ = solver.unify(type, wanted)
            }
        }
        let result = isComparison(op.name) ? module.type(.bool) : type
        let placeholder = FunctionDeclaration(
            name: op.name, kind: .operator, range: op.range, isLibrary: true, implementation: .requirement)
        placeholder.isPending = true
        pendingOperators[ObjectIdentifier(placeholder)] = PendingOperator(
            name: op.name, operands: operands.map({ $0.type }), result: result, range: range)
        placeholders.append(placeholder)
        let call = Call(
            callee: .direct(placeholder), receiver: .none, arguments: operands.map { .value($0) }, substitutions: [])
        return Expression(.call(call), result, range)
    }

    private func isNumber(_ type: Type) -> Bool {
        guard let declaration = type.nominal else { return false }
        return module.is(declaration, .int) || module.is(declaration, .double) || module.is(declaration, .cgFloat)
            || module.is(declaration, .float)
    }

    private func operatorKeepsType(_ name: Name, _ holes: [TypeVariable]) -> Bool {
        // Not every type that is written as a string can be joined, so `+` is chosen at once.
        if holes.contains(where: { $0.literal == .string }) {
            return holes.allSatisfy { $0.literal == .string } && isComparison(name)
        }
        return name == "+" || name == "-" || name == "*" || name == "/" || name == "%" || isComparison(name)
            && name != "~="
    }

    /// The declaration of a pending operator, now that its operands' type is known.
    func settle(_ pending: PendingOperator) -> (FunctionDeclaration, [Type])? {
        let operands = pending.operands.map { Expression(.error, solver.resolved($0), pending.range) }
        let op = Identifier(pending.name, pending.range)
        trials += 1
        defer { trials -= 1 }
        let made = apply(op, operands, solver.resolved(pending.result), pending.range)
        guard case .call(let call) = made.kind else { return nil }
        switch call.callee {
        case .direct(let function), .overridable(let function), .witness(let function, _):
            return (function, call.substitutions)
        }
    }

    // MARK: && || ??

    private func logical(
        _ left: ExpressionSyntax, _ op: Identifier, _ right: ExpressionSyntax, _ range: SourceRange
    ) -> Expression {
        let bool = module.type(.bool)
        let own = operatorDeclarations(op.name).filter { !$0.isLibrary }
        if !own.isEmpty { return apply(op, [infer(left, nil), infer(right, nil)], nil, range) }
        let first = check(left, bool, .argument)
        let second = check(right, bool, .argument)
        guard let function = operatorDeclarations(op.name).first else {
            // Without a row: the language's own meaning.
            let constant = Expression(.literal(.bool(op.name == "||")), bool, range)
            let kind: Expression.Kind =
                op.name == "&&" ? .ternary(first, second, constant) : .ternary(first, constant, second)
            return Expression(kind, bool, range)
        }
        let call = Call(
            callee: .direct(function), receiver: function.parent == nil ? .none : .type(bool),
            arguments: [.value(first), deferred(second)], substitutions: [])
        return Expression(.call(call), bool, range)
    }

    private func coalesce(
        _ left: ExpressionSyntax, _ op: Identifier, _ right: ExpressionSyntax, _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let first = infer(left, hint.map { module.payload(ofOptional: solver.head($0)) == nil ? module.optional($0) : $0 })
        if first.type.isUnknown {
            _ = infer(right, hint)
            return failed(range)
        }
        guard let payload = module.payload(ofOptional: solver.head(first.type)) else {
            if case .variable(let hole) = solver.head(first.type), hole.literal == .nil {
                let second = infer(right, hint)
                _ = solver.unify(first.type, module.optional(second.type))
                return apply(op, [first, second], hint, range)
            }
            let second = infer(right, first.type)
            _ = convert(second, to: first.type)
            warn(Messages.coalesceNonOptional(solver.resolved(first.type)), at: op.range, id: "coalesce")
            return first
        }
        let second = infer(right, coalesceHint(right, payload, hint))
        return apply(op, [first, second], hint, range)
    }

    private func coalesceHint(_ right: ExpressionSyntax, _ payload: Type, _ hint: Type?) -> Type? { payload }

    // MARK: Prefix and postfix

    func prefix(_ op: Identifier, _ operand: ExpressionSyntax, _ hint: Type?, _ range: SourceRange) -> Expression {
        if op.name == "-" || op.name == "+", let number = negated(operand, op.name == "-", range) { return number }
        if op.name == "!", operatorDeclarations(op.name).allSatisfy({ $0.isLibrary }) {
            let value = check(operand, module.type(.bool), .argument)
            if let function = operatorDeclarations(op.name).first {
                let call = Call(
                    callee: .direct(function), receiver: function.parent == nil ? .none : .type(value.type),
                    arguments: [.value(value)], substitutions: [])
                return Expression(.call(call), module.type(.bool), range)
            }
        }
        let value = infer(operand, isContextual(operand) ? hint : nil)
        if value.type.isUnknown { return failed(range) }
        return apply(op, [value], hint, range)
    }

    /// `-1` is a literal of its own.
    private func negated(_ operand: ExpressionSyntax, _ isNegative: Bool, _ range: SourceRange) -> Expression? {
        switch operand.kind {
        case .integer(let number):
            let value = Int64(truncatingIfNeeded: number)
            let type = Type.variable(solver.fresh(.integer, at: range))
            return Expression(.literal(.int(isNegative ? 0 &- value : value)), type, range)
        case .float(let number):
            let type = Type.variable(solver.fresh(.float, at: range))
            return Expression(.literal(.double(isNegative ? -number : number)), type, range)
        default: return nil
        }
    }

    func postfix(_ operand: ExpressionSyntax, _ op: Identifier, _ hint: Type?, _ range: SourceRange) -> Expression {
        let value = infer(operand, nil)
        if value.type.isUnknown { return failed(range) }
        return apply(op, [value], hint, range, isPostfix: true)
    }

    /// `+` as a function: `reduce(0, +)`.
    func operatorReference(_ op: Identifier, _ hint: Type?, _ range: SourceRange) -> Expression {
        let declarations = operatorDeclarations(op.name)
        guard let hint, case .function(let wanted) = solver.head(unwrapped(hint)) else {
            error(Messages.ambiguousOperator(op.name), at: range, id: "ambiguous-operator")
            return failed(range)
        }
        var best: (FunctionDeclaration, Int64)?
        for function in declarations 
        where function.parameters.count == wanted.parameters.count || wanted.parameters.count == 1 {
            let cost = trying { () -> Int64? in
                let start = solver.cost
                let (type, substitutions) = openedType(Candidate(function: function, base: .none, arguments: []), range)
                guard convert(Expression(.error, type, range), to: hint) != nil else { return nil }
                let site = CallSite(range: range, name: op.name, nameRange: range, parentheses: nil)
                guard verify(function, substitutions, site) else { return nil }
                return solver.cost - start + (function.generics.isEmpty ? 0 : 1)
            }
            if let cost, best.map({ cost < $0.1 }) ?? true { best = (function, cost) }
        }
        guard let function = best?.0 else {
            error(Messages.cannotConvert(op.name, solver.resolved(hint)), at: range, id: "operator-reference")
            return failed(range)
        }
        let (type, substitutions) = openedType(Candidate(function: function, base: .none, arguments: []), range)
        _ = convert(Expression(.error, type, range), to: hint)
        let candidate = Candidate(
            function: function, base: function.parent == nil ? .none : .type(ownerType(function, substitutions)),
            arguments: [])
        return Expression(.function(callee(of: candidate), receiver: nil, substitutions), type, range)
    }

    // MARK: Errors

    private func reportOperator(_ op: Identifier, _ operands: [Expression], _ range: SourceRange) -> Expression {
        let types = operands.map { solver.resolved(settledType($0.type)) }
        if types.contains(where: { $0.isUnknown }) { return failedOperator(op.name, range) }
        if operatorDeclarations(op.name).isEmpty {
            error(Messages.unknownOperator(op.name), at: op.range, id: "unknown-operator")
            return failed(range)
        }
        if types.count == 1 {
            error(Messages.unaryOperator(op.name, types[0]), at: op.range, id: "operator")
            return failed(range)
        }
        for (type, operand) in zip(types, operands) {
            guard let payload = module.payload(ofOptional: type), !isComparison(op.name) else { continue }
            let other = areSame(type, types[0]) ? types[1] : types[0]
            if areSame(payload, other) || module.payload(ofOptional: other).map({ areSame($0, payload) }) ?? false {
                reportMismatch(operand, payload, .argument)
                return failed(range)
            }
        }
        var notes: [Diagnostic.Note] = []
        let partial = partialMatches(op.name, types)
        if !partial.isEmpty { notes = [Diagnostic.Note(Messages.partialOverloads(op.name, partial))] }
        if areSame(types[0], types[1]) {
            error(Messages.binaryOperatorTwice(op.name, types[0]), at: op.range, id: "operator", notes: notes)
        } else {
            error(Messages.binaryOperator(op.name, types[0], types[1]), at: op.range, id: "operator", notes: notes)
        }
        return failedOperator(op.name, range)
    }

    /// Parameter lists that one of the operands would fit.
    private func partialMatches(_ name: Name, _ types: [Type]) -> [String] {
        var lists: [String] = []
        for function in operatorDeclarations(name) where function.parameters.count == 2 && function.generics.isEmpty {
            let own = function.parameters.map({ $0.type })
            guard areSame(own[0], types[0]) || areSame(own[1], types[1]) else { continue }
            let text = "(" + own[0].text + ", " + own[1].text + ")"
            if !lists.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { lists.append(text) }
        }
        return lists.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
