import Syntax

extension BodyChecker {
    /// `base.name` that is not called.
    func member(
        _ base: ExpressionSyntax?, _ name: Identifier, _ arguments: [TypeSyntax], _ labels: [Name]?,
        _ syntax: ExpressionSyntax, _ hint: Type?
    ) -> Expression {
        withImplicitBase(syntax, hint) {
            guard let base else {
                if syntax.range.lower == name.range.lower { return compoundName(name, labels, syntax.range, hint) }
                return implicitMember(name, labels, syntax, hint)
            }
            if let qualified = moduleQualified(base, name, arguments, syntax, hint) { return qualified }
            let value = infer(base, nil)
            if case .identifier(let own, _) = base.kind, own.name == "super", !value.type.isUnknown {
                let found = module.members(name.name, of: value.type).filter { !$0.isStatic }
                if !found.isEmpty {
                    return memberValue(found, .superclass(value), name, arguments, labels, hint, syntax.range)
                }
            }
            return member(of: value, name, arguments, labels, hint, syntax.range)
        }
    }

    /// `name(label:)` without a period: a function, or a method of `self`.
    private func compoundName(_ name: Identifier, _ labels: [Name]?, _ range: SourceRange, _ hint: Type?) -> Expression {
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
        return identifier(name, arguments, syntax, hint)
    }

    func isModuleName(_ base: ExpressionSyntax) -> Bool {
        guard case .identifier(let module, _) = base.kind, Unavailable.isModule(module.name) else { return false }
        return lookUp(module.name) == nil
    }

    func member(
        of value: Expression, _ name: Identifier, _ arguments: [TypeSyntax], _ labels: [Name]?, _ hint: Type?,
        _ range: SourceRange
    ) -> Expression {
        if value.type.isUnknown { return failed(range) }
        if name.name == "self" { return Expression(value.kind, value.type, range) }
        let type = solver.head(value.type)
        if case .metatype(let instance) = type { return staticMember(of: instance, value, name, arguments, labels, hint, range) }
        if case .tuple(let elements) = type, let index = tupleIndex(name.name, elements) {
            return element(value, index, elements[index].type, range)
        }
        let found = module.members(name.name, of: type).filter { !$0.isStatic }
        if found.isEmpty, let forced = implicitlyUnwrapped(value) {
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
            number = number * 10 + Int(byte) - 48
        }
        return number < elements.count && !name.isEmpty ? number : nil
    }

    private func element(_ value: Expression, _ index: Int, _ type: Type, _ range: SourceRange) -> Expression {
        if case .load(let place) = value.kind {
            return Expression(.load(Place(.element(place, index), type, range)), type, range)
        }
        return Expression(.element(value, index), type, range)
    }

    private func staticMember(
        of instance: Type, _ value: Expression, _ name: Identifier, _ arguments: [TypeSyntax], _ labels: [Name]?,
        _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let type = solver.head(instance)
        if name.name == "Type" || name.name == "Protocol" {
            return Expression(.metatype(.metatype(type)), .metatype(.metatype(type)), range)
        }
        if case .nominal(let declaration, _) = type,
            let entity = module.memberType(name.name, of: declaration, as: type)
        {
            return metatype(entity, arguments, range)
        }
        if case .parameter = type, let associated = module.associatedType(named: name.name, visibleIn: type) {
            let own = module.reduce(.associated(type, associated))
            return Expression(.metatype(own), .metatype(own), range)
        }
        let all = module.members(name.name, of: type).filter { !$0.isType }
        let found = all.filter { $0.isStatic }
        if !found.isEmpty { return memberValue(found, .type(type), name, arguments, labels, hint, range) }
        if name.name == "init" {
            return initializerReference(type, name, labels, hint, range)
        }
        let methods = all.compactMap { candidate(from: $0, .type(type)) }
        if !methods.isEmpty {
            let unbound = methods.map { candidate in
                var candidate = candidate
                candidate.isUnbound = true
                return candidate
            }
            return functionValue(unbound, name, labels, hint, range)
        }
        if let instanceMember = all.first {
            reportWrongContext(instanceMember, name, type)
            return failed(range)
        }
        return staticDynamicMember(type, name, range) ?? missingStatic(type, name, range)
    }

    private func initializerReference(
        _ type: Type, _ name: Identifier, _ labels: [Name]?, _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let candidates = initializers(of: type)
        guard !candidates.isEmpty else { return missingStatic(type, name, range) }
        return functionValue(candidates, name, labels, hint, range)
    }

    /// A member that was found: a property's value, a function, or a case.
    func memberValue(
        _ found: [FoundMember], _ base: Base, _ name: Identifier, _ arguments: [TypeSyntax], _ labels: [Name]?,
        _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        if let variable = bestVariable(found, hint), labels == nil {
            if case .variable(let declaration) = variable.member {
                return property(declaration, variable, base, name, range)
            }
        }
        for member in found {
            if case .enumCase(let made) = member.member, made.constructor == nil {
                let type = base.type ?? .unknown
                let isNone = made.parent.map { module.is($0, .optional) } ?? false
                return Expression(.literal(isNone ? .none : .enumeration(made, [])), type, range)
            }
        }
        let candidates = found.compactMap { candidate(from: $0, base) }
        guard !candidates.isEmpty else { return failed(range) }
        var resolved = candidates
        if !arguments.isEmpty {
            let written = arguments.map { resolve($0) }
            resolved = candidates.map { candidate in
                var candidate = candidate
                candidate.explicit = written
                return candidate
            }
        }
        return functionValue(resolved, name, labels, hint, range)
    }

    /// The property among several of one name: the first whose extension's conditions hold.
    private func bestVariable(_ found: [FoundMember], _ hint: Type?) -> FoundMember? {
        let variables = found.filter { $0.isVariable }
        if variables.count < 2 { return variables.first }
        let fitting = variables.filter { member in
            guard case .variable(let declaration) = member.member, let getter = declaration.getter else { return true }
            return trying { () -> Bool? in
                let site = CallSite(range: .none, name: declaration.name, nameRange: .none, parentheses: nil)
                return verify(getter, member.arguments, site) ? true : nil
            } ?? false
        }
        if fitting.count > 1, let hint, isDecided(hint) {
            let wanted = fitting.filter { member in
                guard case .variable(let declaration) = member.member else { return false }
                return trying { () -> Bool? in
                    let type = module.substitute(declaration.type, member.arguments)
                    return convert(Expression(.error, type, .none), to: hint).map { _ in true }
                } ?? false
            }
            if let first = wanted.first { return first }
        }
        return fitting.max { constraintCount($0) < constraintCount($1) } ?? variables.first
    }

    private func constraintCount(_ member: FoundMember) -> Int {
        guard case .variable(let declaration) = member.member, let getter = declaration.getter else { return 0 }
        let own = member.origin == .own ? 100 : member.origin == .requirement ? 50 : 0
        return own + getter.generics.reduce(0) { $0 + $1.conformances.count + 2 * $1.sameTypes.count }
    }

    private func property(
        _ variable: VariableDeclaration, _ member: FoundMember, _ base: Base, _ name: Identifier,
        _ range: SourceRange
    ) -> Expression {
        if variable.isBinding {
            error(Messages.circularReference(variable.name), at: name.range, id: "circular")
            return failed(range)
        }
        if !checkAccess(variable, at: name.range) { return failed(range) }
        if let getter = variable.getter {
            reportUndrawn(getter, named: variable.name, name.range)
            let site = CallSite(range: range, name: variable.name, nameRange: name.range, parentheses: nil)
            if variable.isExtension, !verifyProperty(getter, member, site) { return failed(range) }
        }
        let type = module.substitute(variable.type, member.arguments)
        if type.isUnknown { return failed(range) }
        if case .superclass(let value) = base, let getter = variable.getter {
            let call = Call(
                callee: .direct(getter), receiver: .superclass(value), arguments: [], substitutions: member.arguments)
            return Expression(.call(call), type, range)
        }
        return Expression(.load(Place(placeKind(variable, member, base), type, range)), type, range)
    }

    private func verifyProperty(_ getter: FunctionDeclaration, _ member: FoundMember, _ site: CallSite) -> Bool {
        for (parameter, type) in zip(getter.generics, member.arguments) {
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

    private func placeKind(_ variable: VariableDeclaration, _ member: FoundMember, _ base: Base) -> Place.Kind {
        let isRequirement = member.origin == .requirement
        switch base {
        case .value(let value), .superclass(let value):
            let place = self.place(of: value)
            if isRequirement { return .witness(place, variable, value.type) }
            return .member(place, variable, member.arguments)
        case .type(let type):
            // `extension ShapeStyle where Self == Color`: the member belongs to `Color`.
            let owner = member.arguments.count == 1 && member.origin == .protocolExtension ? member.arguments[0] : type
            if isRequirement { return .staticWitness(owner, variable) }
            return .staticMember(owner, variable)
        case .none: return .global(variable)
        }
    }

    /// The function that a member is, if it is one.
    func candidate(from found: FoundMember, _ base: Base) -> Candidate? {
        found.function.map { Candidate(function: $0, base: base, arguments: found.arguments, origin: found.origin) }
    }

    func initializers(of type: Type) -> [Candidate] {
        module.members("init", of: type).compactMap { candidate(from: $0, .type(type)) }
    }

    // MARK: Nothing found

    private func missingMember(
        _ value: Expression, _ type: Type, _ name: Identifier, _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        noteMembers(of: type, isStatic: false, at: name)
        // `Binding<Missing>`: the type's own mistake has its message.
        if type.contains({ $0.isUnknown }) { return failed(range) }
        if let dynamic = dynamicMember(of: value, type, name, range) { return dynamic }
        let all = module.members(name.name, of: type).filter { !$0.isType }
        if let member = all.first {
            reportWrongContext(member, name, type)
            return failed(range)
        }
        if case .variable(let hole) = type {
            if hole.literal != .none {
                let settled = solver.defaultType(hole.literal)
                if !settled.isUnknown {
                    settleLiteral(hole, with: name.name)
                    return member(of: value, name, [], nil, hint, range)
                }
            }
            error(Messages.cannotInferBase(name.name), at: name.range, id: "cannot-infer")
            return failed(range)
        }
        if let payload = module.payload(ofOptional: type), !module.members(name.name, of: payload).isEmpty {
            error(
                Messages.memberOfOptional(name.name, solver.resolved(type), solver.resolved(payload)), at: value.range,
                id: "optional-member", notes: [Diagnostic.Note(Messages.chainHint)])
            return failed(range)
        }
        reportMissing(Messages.noMember(name.name, solver.resolved(type)), type, name, isStatic: false)
        return failed(range)
    }

    /// `10.truncatingRemainder(dividingBy: 4)`: the literal is of its default type, or of the one that has the member.
    func settleLiteral(_ hole: TypeVariable, with member: Name) {
        let double = module.type(.double)
        if hole.literal == .integer, module.members(member, of: module.type(.int)).isEmpty,
            !module.members(member, of: double).isEmpty
        {
            solver.bind(hole, to: double)
        } else {
            solver.applyDefault(to: hole)
        }
    }

    func missingStatic(_ type: Type, _ name: Identifier, _ range: SourceRange) -> Expression {
        noteMembers(of: type, isStatic: true, at: name)
        reportMissing(Messages.noStaticMember(name.name, solver.resolved(type)), type, name, isStatic: true)
        return failed(range)
    }

    /// Says what is missing, and what was probably meant.
    private func reportMissing(_ message: String, _ type: Type, _ name: Identifier, isStatic: Bool) {
        if module.isKnownOnly(name.name, of: solver.resolved(type)) { return reportKnownOnly(name) }
        var diagnostic = Diagnostic.error(message, at: name.range, id: "unknown-member")
        if trials == 0, let near = Spelling.suggestion(for: name.name, among: module.memberNames(of: type)),
            module.members(near, of: type).contains(where: { $0.isStatic == isStatic })
        {
            diagnostic.notes = [Diagnostic.Note(Messages.didYouMean(near), at: name.range)]
            diagnostic.fixIt = Diagnostic.FixIt(replace: name.range, with: near.text)
        }
        report(diagnostic)
    }

    func reportKnownOnly(_ name: Identifier) {
        error(Messages.notDrawn(name.name.text), at: name.range, id: "not-drawn")
    }
}
