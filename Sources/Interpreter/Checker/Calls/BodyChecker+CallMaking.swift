/// The program's form of a call whose arguments are checked.
extension BodyChecker {
    func makeCall(
        _ candidate: Candidate, _ arguments: [Argument], _ substitutions: [Type], _ result: Type,
        _ site: CallSite
    ) -> Expression {
        let function = candidate.function
        if let local = candidate.local {
            let read = Expression(
                .load(Place(.local(local), local.type, site.nameRange)), local.type, site.nameRange)
            return Expression(.callValue(read, arguments), result, site.range)
        }
        if !isOnTrial { reportUndrawn(function, site) }
        let receiver: Receiver
        switch candidate.base {
        case .none: receiver = .none
        case .type(let type): receiver = .type(type)
        case .superclass(let value): receiver = .superclass(value)
        case .metatype(let value, _): receiver = .value(value)
        case .value(let value):
            if function.isMutating, function.parent?.kind != .class, !isObject(value.type) {
                receiver =
                    mutablePlace(value, action: .mutating, at: site.nameRange).map { .place($0) }
                    ?? .value(value)
            } else {
                receiver = .value(value)
            }
        }
        let call = Call(
            callee: callee(of: candidate), receiver: receiver, arguments: arguments,
            substitutions: substitutions)
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
        if function.isIgnored {
            warn(Messages.ignored(Messages.shortName(function)), at: site.nameRange, id: "differs")
        }
        guard case .undrawn = function.implementation, function.isLibrary else { return }
        error(Messages.notDrawn(Messages.shortName(function)), at: site.nameRange, id: "not-drawn")
    }
}
