import Syntax

/// Where a call stands and how it is spoken of.
struct CallSite {
    let range: SourceRange
    /// The name called, for messages.
    let name: Name
    let nameRange: SourceRange
    /// `( … )`; nil when there are only trailing closures.
    let parentheses: SourceRange?
}

/// Calling one function: opening its generic parameters, checking its arguments, making the call.
extension BodyChecker {
    /// The call of one candidate; nil when it does not fit and choices are being tried out.
    func apply(
        _ candidate: Candidate, _ matching: ArgumentMatching, _ arguments: [CallArgument], _ hint: Type?,
        _ site: CallSite
    ) -> Expression? {
        guard step(at: site.range) else { return failed(site.range) }
        let function = candidate.function
        let substitutions = open(candidate, site.nameRange)
        var result = module.substitute(function.result, substitutions)
        if function.kind == .initializer, case .type(let type)? = Optional(candidate.base) {
            result = initialized(type, function, substitutions)
        }
        let before = errors
        let snapshot = solver.snapshot()
        let pushed = push(hint, into: result)
        let diagnostics = module.diagnostics.count
        var passed = check(arguments, matching, function, substitutions)
        if passed == nil || errors > before, pushed {
            // What the context wants may be had by converting the result instead.
            let failure = module.diagnostics.count > diagnostics ? Array(module.diagnostics[diagnostics...]) : []
            let failedErrors = errors
            if module.diagnostics.count > diagnostics {
                module.diagnostics.removeLast(module.diagnostics.count - diagnostics)
            }
            let first = passed
            solver.rollBack(to: snapshot)
            errors = before
            passed = check(arguments, matching, function, substitutions)
            if passed == nil || errors > before {
                if module.diagnostics.count > diagnostics {
                    module.diagnostics.removeLast(module.diagnostics.count - diagnostics)
                }
                module.diagnostics += failure
                errors = max(failedErrors, before + (first == nil ? 1 : 0))
                passed = first
            }
        }
        guard let passed else { return nil }
        guard verify(function, substitutions, site) || trials == 0 else { return nil }
        if function.isDisfavored { solver.cost += Cost.disfavored }
        return makeCall(candidate, passed, substitutions, result, site)
    }

    private func initialized(_ type: Type, _ function: FunctionDeclaration, _ substitutions: [Type]) -> Type {
        // A protocol extension's initializer, or an inherited one, makes the type it is called on.
        let isOwn = function.parent != nil && type.nominal === function.parent
        let made = isOwn ? module.substitute(function.parent!.selfType, substitutions) : type
        return function.isFailable ? module.optional(made) : made
    }

    // MARK: Generic parameters

    /// Arguments for all of the function's generic parameters: known ones, written ones, holes.
    func open(_ candidate: Candidate, _ range: SourceRange) -> [Type] {
        let generics = candidate.function.generics
        var substitutions = candidate.arguments
        if substitutions.count > generics.count { substitutions = Array(substitutions.prefix(generics.count)) }
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
        for (parameter, type) in zip(generics, substitutions) { constrain(type, parameter, substitutions) }
        return substitutions
    }

    private func constrain(_ type: Type, _ parameter: GenericParameter, _ substitutions: [Type]) {
        if case .variable(let hole) = type.shallow, !parameter.conformances.isEmpty {
            let isPlain = parameter.conformances.allSatisfy { $0.arguments.isEmpty }
            solver.require(
                hole, isPlain ? parameter.conformances : parameter.conformances.map { module.substitute($0, substitutions) })
        }
        for (left, right) in parameter.sameTypes where !parameter.isProtocolSelf {
            let other = module.substitute(right, substitutions)
            if case .parameter(let own) = left, own.index < substitutions.count {
                if case .variable = substitutions[own.index].shallow {
                    _ = solver.unify(substitutions[own.index], other)
                }
            } else if case .associated(.parameter(let own), let associated) = left, own.index < substitutions.count,
                case .variable(let hole) = substitutions[own.index].shallow
            {
                solver.require(hole, associated, is: other)
            } else if case .associated(.parameter(let own), let associated) = right, own.index < substitutions.count,
                case .variable(let hole) = substitutions[own.index].shallow
            {
                solver.require(hole, associated, is: module.substitute(left, substitutions))
            }
        }
        for use in parameter.conformances {
            guard !use.arguments.isEmpty, case .variable(let hole) = type.shallow else { continue }
            for (name, argument) in zip(use.declaration.primaryAssociatedTypes, use.arguments) {
                if let associated = use.declaration.associatedTypes.first(where: { $0.name == name }) {
                    solver.require(hole, associated, is: module.substitute(argument, substitutions))
                }
            }
        }
    }

    /// Lets what is wanted decide generic arguments before the call's own arguments are looked at.
    private func push(_ hint: Type?, into result: Type) -> Bool {
        guard let hint, result.hasHoles else { return false }
        var wanted = solver.head(hint)
        let own = solver.head(result)
        if own.isVariable {
            // `max(a, b)` for an optional: the wrapping comes after.
            if module.payload(ofOptional: wanted) != nil { wanted = unwrapped(wanted) }
            if case .existential = wanted { return false }
            if case .opaque = wanted { return false }
        } else if module.payload(ofOptional: own) == nil {
            wanted = unwrapped(wanted)
        }
        if case .variable(let hole) = wanted { return push(requirementsOf: hole, into: own) }
        let snapshot = solver.snapshot()
        if solver.unify(own, wanted) { return true }
        solver.rollBack(to: snapshot)
        return false
    }

    /// Of what is wanted only an associated type is known, as of a keyframe in the track of a property.
    private func push(requirementsOf hole: TypeVariable, into result: Type) -> Bool {
        let snapshot = solver.snapshot()
        var isPushed = false
        for (associated, wanted) in hole.associatedTypes where isDecided(wanted) {
            let own = module.reduce(.associated(result, associated))
            guard solver.head(own).isVariable, solver.unify(own, wanted) else { continue }
            isPushed = true
        }
        if !isPushed { solver.rollBack(to: snapshot) }
        return isPushed
    }

    /// Whether the generic arguments satisfy every requirement of the declaration.
    func verify(_ function: FunctionDeclaration, _ substitutions: [Type], _ site: CallSite) -> Bool {
        for (parameter, type) in zip(function.generics, substitutions) {
            for use in parameter.conformances where !module.conforms(type, to: use.declaration) {
                return refuse(function, type, use.declaration, site)
            }
            for use in parameter.conformances where !use.arguments.isEmpty {
                for (name, argument) in zip(use.declaration.primaryAssociatedTypes, use.arguments) {
                    guard let own = module.associatedType(name, of: solver.head(type)) else { continue }
                    if !solver.unify(own, module.substitute(argument, substitutions)) {
                        return refuseSame(function, own, module.substitute(argument, substitutions), site)
                    }
                }
            }
            for (left, right) in parameter.sameTypes where !parameter.isProtocolSelf {
                let a = module.substitute(left, substitutions)
                let b = module.substitute(right, substitutions)
                if !solver.unify(a, b) { return refuseSame(function, a, b, site) }
            }
            for (constrained, use) in parameter.associatedConformances {
                let own = module.substitute(constrained, substitutions)
                if case .associated = solver.head(own) { continue }
                if !module.conforms(own, to: use.declaration) {
                    return refuse(function, own, use.declaration, site)
                }
            }
            if let superclass = parameter.superclass {
                let probe = Expression(.error, type, site.range)
                if convert(probe, to: module.substitute(superclass, substitutions)) == nil {
                    return refuseSame(function, type, superclass, site)
                }
            }
        }
        return true
    }

    private func refuse(
        _ function: FunctionDeclaration, _ type: Type, _ wanted: NominalDeclaration, _ site: CallSite
    ) -> Bool {
        if type.isUnknown { return true }
        let found = solver.resolved(settledType(type))
        let message = found.isNeverConforming
            ? Messages.cannotConform(found, wanted) : Messages.requiresConformance(function, found, wanted)
        error(message, at: site.nameRange, id: "requires-conformance", notes: declarationNotes(function))
        return false
    }

    private func refuseSame(_ function: FunctionDeclaration, _ a: Type, _ b: Type, _ site: CallSite) -> Bool {
        error(
            Messages.requiresSame(function, solver.resolved(settledType(a)), solver.resolved(settledType(b))),
            at: site.nameRange, id: "requires-same", notes: declarationNotes(function))
        return false
    }

    /// A literal's type for messages.
    func settledType(_ type: Type) -> Type {
        if case .variable(let hole) = solver.head(type), hole.literal != .none {
            return solver.defaultType(hole.literal)
        }
        return type
    }

    func declarationNotes(_ function: FunctionDeclaration) -> [Diagnostic.Note] {
        guard let text = function.rowText else {
            if function.isLibrary || function.isImplicit { return [] }
            return [Diagnostic.Note(Messages.declaredHere(function), at: function.range)]
        }
        return [Diagnostic.Note(Messages.candidate(text))]
    }

    // MARK: Arguments

    /// All arguments in parameter order; nil when one does not fit in a trial.
    private func check(
        _ arguments: [CallArgument], _ matching: ArgumentMatching, _ function: FunctionDeclaration,
        _ substitutions: [Type]
    ) -> [Argument]? {
        let parameters = function.parameters
        var passed = [Argument?](repeating: nil, count: parameters.count)
        var variadic: [Int: [Expression]] = [:]
        var packs: [Int: [Type]] = [:]
        // Plain values first, then what needs their types, then closures, and `.name` of a type that these decide.
        var isLate = Array(repeating: false, count: arguments.count)
        for phase in 0..<4 {
            for (index, parameter) in parameters.enumerated() {
                for position in matching.taken[index]
                where isLate[position] ? phase == 3 : self.phase(of: arguments[position]) == phase {
                    var type = module.substitute(parameter.type, substitutions)
                    if phase == 1, isMemberOfNothingYet(arguments[position], type) {
                        isLate[position] = true
                        continue
                    }
                    if parameter.isVariadic, case .parameter(let pack) = parameter.type, pack.isPack {
                        let hole = solver.fresh(at: arguments[position].range)
                        solver.require(hole, pack.conformances)
                        type = .variable(hole)
                        packs[index, default: []].append(type)
                    }
                    guard let argument = check(arguments[position], type, parameter, substitutions) else { return nil }
                    if parameter.isVariadic {
                        if case .value(let value) = argument { variadic[index, default: []].append(value) }
                    } else {
                        passed[index] = argument
                    }
                }
            }
        }
        for (index, parameter) in parameters.enumerated() where passed[index] == nil {
            if parameter.isVariadic {
                passed[index] = .variadic(variadic[index] ?? [])
                if case .parameter(let own) = parameter.type, own.isPack {
                    let types = (packs[index] ?? []).map { solver.resolved($0) }
                    guard solver.unify(substitutions[own.index], pack(types)) else { return nil }
                }
            } else {
                passed[index] = .defaulted
                settleDefault(parameter, substitutions)
            }
        }
        return passed.map { $0! }
    }

    /// A default value decides a generic parameter that nothing else does (`in shape: S = .rect`).
    private func settleDefault(_ parameter: Parameter, _ substitutions: [Type]) {
        let type = module.substitute(parameter.type, substitutions)
        guard type.hasHoles, let value = parameter.defaultValue, !value.isBeingChecked,
            case .return(let made?)? = value.code.statements.last?.kind
        else { return }
        let snapshot = solver.snapshot()
        if !solver.unify(type, module.substitute(made.type, substitutions)) { solver.rollBack(to: snapshot) }
    }

    /// The type of a parameter with a hole for each of the function's own generic parameters: what its default
    /// value is checked against.
    func opened(_ type: Type, _ function: FunctionDeclaration) -> Type {
        let outer = function.parent?.generics.count ?? 0
        guard function.generics.count > 0, type.mentionsParameters else { return type }
        let known: [Type] = function.generics.prefix(outer).map { .parameter($0) }
        let isOwn = function.kind == .initializer
        return module.substitute(
            type,
            open(Candidate(function: function, base: .none, arguments: isOwn ? [] : known), function.range))
    }

    /// `reduce(.zero, +)`: what `.zero` is a member of comes from the other arguments.
    private func isMemberOfNothingYet(_ argument: CallArgument, _ type: Type) -> Bool {
        guard case .syntax(let syntax) = argument.value, case .variable(let hole) = solver.head(type) else { return false }
        return implicitHead(of: syntax) != nil && hole.literal == .none && hole.conformances.isEmpty
    }

    private func phase(of argument: CallArgument) -> Int {
        switch argument.value {
        case .trailing: return 2
        case .typed: return 0
        case .syntax(let syntax):
            if isClosure(syntax) { return 2 }
            return isContextual(syntax) ? 1 : 0
        }
    }

    private func check(
        _ argument: CallArgument, _ type: Type, _ parameter: Parameter, _ substitutions: [Type]
    ) -> Argument? {
        let builder = parameter.builder?.substituting { module.substitute($0, substitutions) }
        switch argument.value {
        case .typed(let value):
            guard let converted = convert(value, to: parameter.isAutoclosure ? autoclosed(type) : type) else {
                if trials > 0 { return nil }
                reportMismatch(value, type, .argument)
                return .value(failed(value.range))
            }
            return parameter.isAutoclosure ? deferred(converted) : .value(converted)
        case .trailing(let trailing):
            return closureArgument(trailing.closure, trailing.range, type, builder)
        case .syntax(let syntax):
            if case .inout(let inner) = syntax.kind { return inoutArgument(inner, type, parameter, syntax.range) }
            if parameter.isInout { return missingAmpersand(syntax, type) }
            if let closure = closureSyntax(syntax) {
                if parameter.isAutoclosure { return autoclosure(syntax, type) }
                return closureArgument(closure, syntax.range, type, builder)
            }
            if parameter.isAutoclosure { return autoclosure(syntax, type) }
            return valueArgument(syntax, type)
        }
    }

    private func valueArgument(_ syntax: ExpressionSyntax, _ type: Type) -> Argument? {
        let before = errors
        let value = settled[syntax.id] ?? infer(syntax, type)
        if trials > 0, errors > before { return nil }
        if let converted = convert(value, to: type) { return .value(converted) }
        if trials > 0 { return nil }
        reportMismatch(value, type, .argument)
        return .value(failed(value.range))
    }

    private func autoclosed(_ type: Type) -> Type { type.functionResult ?? type }

    private func autoclosure(_ syntax: ExpressionSyntax, _ type: Type) -> Argument? {
        guard case .value(let value)? = valueArgument(syntax, autoclosed(type)) else { return nil }
        return deferred(value)
    }

    /// An autoclosure: a frame of its own around the value, which captures from the frame it was checked in.
    func deferred(_ value: Expression) -> Argument {
        let inner = Frame(id: module.newFrame(), parent: frame)
        frames[inner.id] = inner
        let code = Code(
            slotCount: 0, parameters: [], selfVariable: nil, statements: [Statement(.return(value), value.range)],
            range: value.range)
        code.frame = inner.id
        let type = Type.function(FunctionType(parameters: [], result: value.type))
        return .deferred(Closure(code: code, captures: [], type: type, range: value.range))
    }

    private func inoutArgument(
        _ inner: ExpressionSyntax, _ type: Type, _ parameter: Parameter, _ range: SourceRange
    ) -> Argument? {
        guard parameter.isInout else {
            error(Messages.strayAmpersandArgument, at: range, id: "stray-ampersand")
            return trials > 0 ? nil : .value(failed(range))
        }
        let value = infer(inner, type)
        if value.type.isUnknown { return .value(failed(range)) }
        guard solver.unify(value.type, type) else {
            if trials > 0 { return nil }
            reportMismatch(value, type, .argument)
            return .value(failed(range))
        }
        guard let place = mutablePlace(value, action: .inout) else { return .value(failed(range)) }
        return .place(place)
    }

    private func missingAmpersand(_ syntax: ExpressionSyntax, _ type: Type) -> Argument? {
        if trials > 0 { return nil }
        let value = infer(syntax, type)
        if !value.type.isUnknown {
            error(
                Messages.missingAmpersand(solver.resolved(value.type)), at: syntax.range, id: "missing-ampersand",
                fixIt: Diagnostic.FixIt(replace: SourceRange(syntax.range.lower, syntax.range.lower), with: "&"))
        }
        return .value(failed(syntax.range))
    }

    private func closureArgument(
        _ closure: ClosureSyntax, _ range: SourceRange, _ type: Type, _ builder: ResultBuilder?
    ) -> Argument? {
        if isShallow {
            return fits(closure, type) ? .value(Expression(.error, type, range)) : nil
        }
        let before = errors
        let value = self.closure(closure, type, range, builder: builder)
        if trials > 0, errors > before { return nil }
        if let converted = convert(value, to: type) { return .value(converted) }
        if trials > 0 { return nil }
        reportMismatch(value, type, .argument)
        return .value(failed(range))
    }

    // MARK: The call

    func makeCall(
        _ candidate: Candidate, _ arguments: [Argument], _ substitutions: [Type], _ result: Type, _ site: CallSite
    ) -> Expression {
        let function = candidate.function
        if let local = candidate.local {
            let read = Expression(.load(Place(.local(local), local.type, site.nameRange)), local.type, site.nameRange)
            return Expression(.callValue(read, arguments), result, site.range)
        }
        if trials == 0 { reportUndrawn(function, site) }
        let receiver: Receiver
        switch candidate.base {
        case .none: receiver = .none
        case .type(let type): receiver = .type(type)
        case .superclass(let value): receiver = .superclass(value)
        case .value(let value):
            if function.isMutating, function.parent?.kind != .class, !isObject(value.type) {
                receiver = mutablePlace(value, action: .mutating(function.name)).map { .place($0) } ?? .value(value)
            } else {
                receiver = .value(value)
            }
        }
        let call = Call(
            callee: callee(of: candidate), receiver: receiver, arguments: arguments, substitutions: substitutions)
        return Expression(.call(call), result, site.range)
    }

    func isObject(_ type: Type) -> Bool {
        switch solver.head(type) {
        case .nominal(let declaration, _): return declaration.kind == .class || declaration.kind == .actor
        case .parameter, .existential, .opaque, .associated:
            return module.known(.anyObject).map { module.conforms(type, to: $0) } ?? false
        default: return false
        }
    }

    func callee(of candidate: Candidate) -> Callee {
        let function = candidate.function
        if case .requirement = function.implementation {
            return .witness(function, candidate.base.type ?? candidate.arguments.first ?? .unknown)
        }
        if function.isOverridable {
            if case .superclass = candidate.base { return .direct(function) }
            return .overridable(function)
        }
        return .direct(function)
    }

    func reportUndrawn(_ function: FunctionDeclaration, _ site: CallSite) {
        if function.isIgnored { warn(Messages.ignored(Messages.shortName(function)), at: site.nameRange, id: "ignored") }
        guard case .undrawn = function.implementation, function.isLibrary else { return }
        error(Messages.notDrawn(Messages.shortName(function)), at: site.nameRange, id: "not-drawn")
    }
}
