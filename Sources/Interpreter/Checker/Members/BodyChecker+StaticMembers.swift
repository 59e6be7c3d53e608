import Syntax

/// Members of types: `Type.name`.
extension BodyChecker {
    func staticMember(
        of instance: Type, _ value: Expression, _ name: Identifier, _ arguments: [TypeSyntax],
        _ labels: [Name]?,
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
        let all = members(name.name, of: type).filter { !$0.isType }
        let found = all.filter { $0.isStatic }
        if !found.isEmpty {
            return memberValue(found, base(value, type), name, arguments, labels, hint, range)
        }
        if name.name == "init" {
            return initializerReference(type, name, labels, hint, range)
        }
        let methods = all.compactMap { candidate(from: $0, .type(type), isUnbound: true) }
        if !methods.isEmpty { return functionValue(methods, name, labels, hint, range) }
        if let instanceMember = all.first {
            reportWrongContext(instanceMember, name, type, on: value.range)
            return failed(range)
        }
        return staticDynamicMember(type, name, range) ?? missingStatic(type, name, range)
    }

    /// What members of a type are asked of: the type, or the value that tells it when the program runs.
    func base(_ value: Expression, _ type: Type) -> Base {
        if case .metatype = value.kind { return .type(type) }
        switch type {
        case .nominal(let declaration, _) where declaration.kind == .class: return .metatype(value, type)
        case .existential: return .metatype(value, type)
        default: return .type(type)
        }
    }

    private func initializerReference(
        _ type: Type, _ name: Identifier, _ labels: [Name]?, _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let candidates = initializers(of: type)
        guard !candidates.isEmpty else { return missingStatic(type, name, range) }
        return functionValue(candidates, name, labels, hint, range)
    }
}
