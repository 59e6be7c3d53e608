import Syntax

/// What a member found by name is as a value: a property, a case, a method not called.
extension BodyChecker {
    /// A member that was found: a property's value, a function, or a case.
    func memberValue(
        _ found: [FoundMember], _ base: Base, _ name: Identifier, _ arguments: [TypeSyntax],
        _ labels: [Name]?,
        _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        if let variable = bestVariable(found, hint, range), labels == nil {
            if case .variable(let declaration) = variable.member {
                let value = property(declaration, variable, base, name, range)
                if !isMethodMeant(found, by: value, hint) { return value }
            }
        }
        for member in found {
            if case .enumCase(let made) = member.member, made.constructor == nil {
                let type = base.type ?? .unknown
                let isNone = made.parent.map { module.is($0, .optional) } ?? false
                return Expression(.literal(isNone ? .none : .enumeration(made, [])), type, range)
            }
        }
        guard found.contains(where: { $0.function != nil }) else { return failed(range) }
        let written = arguments.map { resolve($0) }
        return functionValue(
            found.compactMap { candidate(from: $0, base, written) }, name, labels, hint, range)
    }

    /// `ForEach(rows, content: content)`: the method of that name where the property is a function of another
    /// type.
    private func isMethodMeant(_ found: [FoundMember], by value: Expression, _ hint: Type?) -> Bool {
        guard let hint, case .function = solver.head(hint), !value.type.isUnknown,
            found.contains(where: { $0.function != nil })
        else { return false }
        return !converts(value, to: hint)
    }

    /// The property among several of one name: the first whose extension's conditions hold.
    private func bestVariable(_ found: [FoundMember], _ hint: Type?, _ range: SourceRange) -> FoundMember? {
        guard let first = found.firstIndex(where: { $0.isVariable }) else { return nil }
        let variables = found[first...].filter { $0.isVariable }
        if variables.count < 2 { return found[first] }
        let fitting = variables.filter { member in
            guard case .variable(let declaration) = member.member, let getter = declaration.getter else {
                return true
            }
            let site = CallSite(range: .none, name: declaration.name, nameRange: .none, parentheses: nil)
            return isPossible { verify(getter, member.arguments, site) }
        }
        if fitting.count > 1, let assigned, assigned.place == range {
            if let first = fitting.first(where: { takes(assigned.value, $0) }) { return first }
        }
        if fitting.count > 1, let hint, isDecided(hint) {
            let wanted = fitting.filter { member in
                guard case .variable(let declaration) = member.member else { return false }
                let type = module.substitute(declaration.type, member.arguments)
                return converts(Expression(.error, type, .none), to: hint)
            }
            if let first = wanted.first { return first }
        }
        return fitting.max { constraintCount($0) < constraintCount($1) } ?? variables.first
    }

    /// `title.font = .systemFont(ofSize: 12)`: whether a property can be assigned a value.
    private func takes(_ value: ExpressionSyntax, _ member: FoundMember) -> Bool {
        guard case .variable(let declaration) = member.member else { return false }
        let type = module.substitute(declaration.type, member.arguments)
        return isPossible { !outsideChain { check(value, type, .assignment) }.type.isUnknown }
    }

    private func constraintCount(_ member: FoundMember) -> Int {
        guard case .variable(let declaration) = member.member, let getter = declaration.getter else {
            return 0
        }
        let own = member.origin == .own ? 100 : member.origin == .requirement ? 50 : 0
        return own + getter.generics.reduce(0) { $0 + $1.conformances.count + 2 * $1.sameTypes.count }
    }

    private func property(
        _ variable: VariableDeclaration, _ member: FoundMember, _ base: Base, _ name: Identifier,
        _ range: SourceRange
    ) -> Expression {
        if variable.isBinding {
            return failed(range, Messages.circularReference(variable.name), at: name.range, id: "circular")
        }
        if !checkAccess(variable, at: name.range) { return failed(range) }
        if let getter = variable.getter { reportUndrawn(getter, named: variable.name, name.range) }
        let site = CallSite(range: range, name: variable.name, nameRange: name.range, parentheses: nil)
        if !verifyProperty(variable, member, site) { return failed(range) }
        let type = module.substitute(variable.type, member.arguments)
        if type.isUnknown { return failed(range) }
        if let call = getterCall(variable, member, base) { return Expression(.call(call), type, range) }
        return Expression(.load(Place(placeKind(variable, member, base), type, range)), type, range)
    }

    /// A property that is no place where it is read: a superclass's, or one of a type that a value tells.
    private func getterCall(_ variable: VariableDeclaration, _ member: FoundMember, _ base: Base) -> Call? {
        guard let getter = variable.getter else { return nil }
        switch base {
        case .superclass(let value):
            return Call(
                callee: .direct(getter), receiver: .superclass(value), arguments: [],
                substitutions: member.arguments)
        case .metatype(let value, _) where variable.setter == nil && member.origin != .requirement:
            return Call(
                callee: getter.isOverridable ? .overridable(getter) : .direct(getter),
                receiver: .value(value), arguments: [], substitutions: member.arguments)
        default: return nil
        }
    }

    /// Whether what a property's extension demands of its type holds.
    private func verifyProperty(_ variable: VariableDeclaration, _ member: FoundMember, _ site: CallSite)
        -> Bool
    {
        guard variable.isExtension else { return true }
        let generics = variable.getter?.generics ?? variable.context?.generics ?? []
        for (parameter, type) in zip(generics, member.arguments) {
            for use in parameter.conformances where !module.conforms(type, to: use.declaration) {
                if type.isUnknown { continue }
                error(
                    Messages.propertyRequires(site.name, solver.resolved(settledType(type)), use.declaration),
                    at: site.nameRange, id: "requires-conformance")
                return false
            }
            for (left, right) in parameter.sameTypes where !parameter.isProtocolSelf {
                let a = module.substitute(left, member.arguments)
                let b = module.substitute(right, member.arguments)
                if !solver.unify(a, b) {
                    error(
                        Messages.propertyRequiresSame(site.name, solver.resolved(a), solver.resolved(b)),
                        at: site.nameRange, id: "requires-same")
                    return false
                }
            }
        }
        return true
    }

    private func placeKind(_ variable: VariableDeclaration, _ member: FoundMember, _ base: Base) -> Place.Kind
    {
        let isRequirement = member.origin == .requirement
        switch base {
        case .value(let value), .superclass(let value):
            let place = self.place(of: value)
            if isRequirement { return .witness(place, variable, value.type) }
            return .member(place, variable, member.arguments)
        case .metatype(let value, _) where isRequirement:
            return .witness(place(of: value), variable, value.type)
        case .type(let type), .metatype(_, let type):
            // `extension ShapeStyle where Self == Color`: the member belongs to `Color`.
            let owner =
                member.arguments.count == 1 && member.origin == .protocolExtension
                ? member.arguments[0] : type
            if isRequirement { return .staticWitness(owner, variable) }
            return .staticMember(owner, variable)
        case .none: return .global(variable)
        }
    }

    /// The function that a member is, if it is one.
    func candidate(
        from found: FoundMember, _ base: Base, _ explicit: [Type] = [], isUnbound: Bool = false,
        _ matching: ArgumentMatching? = nil
    ) -> Candidate? {
        found.function.map {
            Candidate(
                function: $0, base: base, arguments: found.arguments, origin: found.origin,
                explicit: explicit,
                isUnbound: isUnbound, matching: matching)
        }
    }

    func initializers(of type: Type, _ base: Base? = nil) -> [Candidate] {
        members("init", of: type).compactMap { candidate(from: $0, base ?? .type(type)) }
    }
}
