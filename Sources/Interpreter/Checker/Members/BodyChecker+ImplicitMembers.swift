import Syntax

/// `.name`: a static member of the type that is expected.
extension BodyChecker {
    /// What the head of an implicit chain is a member of.
    func implicitType(_ head: ExpressionSyntax, _ hint: Type?) -> Type? {
        let noted = implicitBase(head.id)
        guard let type = noted ?? hint else { return nil }
        switch solver.head(type) {
        case .unknown: return nil
        case .variable(let hole):
            return typeOfLiteral(hole, with: head) ?? (hole.conformances.isEmpty ? nil : type)
        case let type: return type
        }
    }

    /// `stride(from: 0.0, through: .pi, by: 0.2)`: what only types of a literal have is a member of its
    /// default type, or of the one with fractions.
    private func typeOfLiteral(_ hole: TypeVariable, with head: ExpressionSyntax) -> Type? {
        guard hole.literal != .none, case .member(_, let name, _, _) = head.kind,
            implicitMembers(name.name, in: .variable(hole)).isEmpty
        else { return nil }
        return [solver.defaultType(hole.literal), module.type(.double)].first { type in
            !type.isUnknown && solver.accepts(type, hole.literal)
                && !implicitMembers(name.name, in: type).isEmpty
        }
    }

    func implicitMember(
        _ name: Identifier, _ labels: [Name]?, _ syntax: ExpressionSyntax, _ hint: Type?
    ) -> Expression {
        guard let wanted = implicitType(syntax, hint) else {
            return failed(
                syntax.range, Messages.cannotInferBase(name.name), at: name.range, id: "implicit-member")
        }
        let found = implicitMembers(name.name, in: wanted)
        guard !found.isEmpty else {
            return implicitNestedType(name, in: wanted, syntax.range) ?? staticDynamicMember(
                wanted, name, syntax.range)
                ?? missingImplicit(wanted, name, syntax.range)
        }
        if found.count > 1, let chosen = chooseImplicit(found, name, hint, syntax) { return chosen }
        // At the head of a chain only the type that it is a member of is known.
        let (member, base) =
            found.first { _, base in
                isPossible { solver.unify(base, wanted) }
            } ?? found[0]
        return memberValue([member], .type(base), name, [], labels, hint, syntax.range)
    }

    /// `.Brand.title` where `extension Font { enum Brand { … } }`: a chain may begin with a nested type.
    private func implicitNestedType(_ name: Identifier, in wanted: Type, _ range: SourceRange) -> Expression?
    {
        let type = unwrapped(solver.head(wanted))
        guard let declaration = type.nominal,
            let entity = module.memberType(name.name, of: declaration, as: type)
        else { return nil }
        return metatype(entity, [], range)
    }

    /// Among several, the one whose value suits: a property before a function of its name, as `.glass` beside
    /// `.glass(_:)`.
    private func chooseImplicit(
        _ found: [(FoundMember, Type)], _ name: Identifier, _ hint: Type?, _ syntax: ExpressionSyntax
    ) -> Expression? {
        guard let hint else { return nil }
        for (member, base) in found.filter({ $0.0.isVariable }) + found.filter({ !$0.0.isVariable }) {
            let fits = isPossible {
                convert(memberValue([member], .type(base), name, [], nil, hint, syntax.range), to: hint)
                    != nil
            }
            if fits { return memberValue([member], .type(base), name, [], nil, hint, syntax.range) }
        }
        return nil
    }

    /// Static members that `.name` may mean, each with the type it belongs to.
    func implicitMembers(_ name: Name, in wanted: Type) -> [(FoundMember, Type)] {
        let type = solver.head(wanted)
        if let payload = module.payload(ofOptional: type) {
            let own = members(name, of: type).filter { $0.isStatic && !$0.isType }
            let inner = implicitMembers(name, in: payload)
            return inner + own.map { ($0, type) }
        }
        var result: [(FoundMember, Type)] = []
        for member in members(name, of: type) where member.isStatic && !member.isType {
            if member.origin == .protocolExtension, let fixed = fixedSelf(member) {
                if case .nominal = type, !areSame(fixed, type) { continue }
                let owned = FoundMember(member: member.member, arguments: [fixed], origin: member.origin)
                result.append((owned, fixed))
            } else if isBounded(type), member.origin == .protocolExtension || member.origin == .requirement,
                !isParameter(type)
            {
                continue
            } else {
                result.append((member, type))
            }
        }
        return result
    }

    private func isParameter(_ type: Type) -> Bool {
        if case .parameter = type { return true }
        return false
    }

    private func isBounded(_ type: Type) -> Bool {
        switch type {
        case .variable, .existential, .opaque: true
        default: false
        }
    }

    /// The `Color` of `extension ShapeStyle where Self == Color`.
    func fixedSelf(_ member: FoundMember) -> Type? {
        let generics: [GenericParameter]
        switch member.member {
        case .function(let function): generics = function.generics
        case .variable(let variable): generics = variable.getter?.generics ?? variable.context?.generics ?? []
        default: return nil
        }
        guard let own = generics.first else { return nil }
        for (left, right) in own.sameTypes {
            guard case .parameter(let parameter) = left, parameter.index == 0 else { continue }
            // `Self == Foo<T>` with a parameter of the member's own: a hole for each that it mentions.
            var arguments: [Type] = [.unknown]
            for parameter in generics.dropFirst() {
                arguments.append(right.contains { isSame($0, parameter) } ? hole(for: parameter) : .unknown)
            }
            return module.substitute(right, arguments)
        }
        return nil
    }

    private func isSame(_ type: Type, _ parameter: GenericParameter) -> Bool {
        guard case .parameter(let other) = type else { return false }
        return other.index == parameter.index
    }

    private func hole(for parameter: GenericParameter) -> Type {
        let hole = solver.fresh()
        hole.parameter = parameter
        return .variable(hole)
    }

    /// A name that only the asset catalog of an app has, as `.heart` in `Image(.heart)`: its type's `static
    /// subscript(dynamicMember:)` stands for the property that Xcode would make. Real members come first.
    func staticDynamicMember(_ wanted: Type, _ name: Identifier, _ range: SourceRange) -> Expression? {
        let type = solver.head(unwrapped(wanted))
        guard let declaration = type.nominal, declaration.attributes.contains("dynamicMemberLookup") else {
            return nil
        }
        let found = members("subscript", of: type).filter { $0.isStatic }
        guard let candidate = found.compactMap({ candidate(from: $0, .type(type)) }).first else { return nil }
        solver.cost += Cost.disfavored
        let text = Expression(.literal(.string(name.name.text)), module.type(.string), name.range)
        let site = CallSite(range: range, name: "subscript", nameRange: name.range, parentheses: nil)
        let label = Identifier("dynamicMember", name.range)
        return resolveCall([candidate], [CallArgument(label: label, value: .typed(text))], nil, site)
    }

    /// The type, or the protocol where only that is known.
    private func nameOfWanted(_ type: Type) -> String {
        if case .variable(let hole) = solver.head(type), let use = hole.conformances.first {
            return use.declaration.name.text
        }
        return solver.resolved(type).text
    }

    func missingImplicit(_ wanted: Type, _ name: Identifier, _ range: SourceRange) -> Expression {
        let type = unwrapped(wanted)
        noteImplicitMembers(of: type, at: name)
        if module.isKnownOnly(name.name, of: solver.resolved(type)) {
            reportKnownOnly(name)
            return failed(range)
        }
        let isInstanceMember = members(name.name, of: solver.head(type)).contains {
            !$0.isStatic && !$0.isType
        }
        var diagnostic = Diagnostic.error(
            isInstanceMember
                ? Messages.instanceOnType(name.name, nameOfWanted(wanted))
                : Messages.noImplicitMember(name.name, of: nameOfWanted(wanted)),
            at: name.range, id: "unknown-member")
        if !isOnTrial {
            let near = Spelling.suggestion(for: name.name, among: module.memberNames(of: type)) {
                !implicitMembers($0, in: type).isEmpty
            }
            diagnostic.suggest(near, for: name)
        }
        report(diagnostic)
        return failed(range)
    }
}

/// Calls of members whose type the context names: `.f(…)`.
extension BodyChecker {
    func callImplicit(
        _ name: Identifier, _ written: [TypeSyntax], _ call: CallSyntax, _ arguments: [CallArgument],
        _ hint: Type?,
        _ range: SourceRange
    ) -> Expression {
        guard let wanted = implicitType(call.callee, hint) else {
            if !(implicitBase(call.callee.id)?.isUnknown == true && hint?.isUnknown == true) {
                error(
                    Messages.cannotInferBase(name.name), at: name.range, id: "implicit-member",
                    notes: hint == nil ? [Diagnostic.Note(Messages.nothingBeforeDot(name.name))] : [])
            }
            inferAnyway(arguments)
            return failed(range)
        }
        if wanted.isUnknown { return failed(range) }
        if name.name == "init" {
            return construct(unwrapped(wanted), nil, call, arguments, hint, range, name.range)
        }
        let found = implicitMembers(name.name, in: wanted)
        let explicit = written.map { resolve($0) }
        let candidates = found.compactMap { member, base in candidate(from: member, .type(base), explicit) }
        if candidates.isEmpty, let (member, base) = found.first {
            let value = memberValue([member], .type(base), name, [], nil, nil, name.range)
            return callValue(value, call, arguments, hint, range, name.range)
        }
        guard !candidates.isEmpty else {
            inferAnyway(arguments)
            return missingImplicit(wanted, name, range)
        }
        return resolve(candidates, arguments, hint, site(name, call, range))
    }
}
