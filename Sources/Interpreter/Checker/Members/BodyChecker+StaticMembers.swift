import Syntax

/// Members of types: `Type.name`.
extension BodyChecker {
    func staticMember(
        of instance: Type, _ value: Expression, _ name: Identifier, _ arguments: [TypeSyntax],
        _ labels: [Name]?,
        _ hint: Type?, _ range: SourceRange
    ) -> Expression {
        let type = solver.head(instance)
        if let made = memberType(name.name, of: type, arguments, range) { return made }
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

    /// A type in a type: nested, associated, or the type of the type.
    private func memberType(
        _ name: Name, of type: Type, _ arguments: [TypeSyntax], _ range: SourceRange
    ) -> Expression? {
        if name == "Type" || name == "Protocol" {
            return Expression(.metatype(.metatype(type)), .metatype(.metatype(type)), range)
        }
        switch type {
        case .nominal(let declaration, _):
            return module.memberType(name, of: declaration, as: type).map { metatype($0, arguments, range) }
        case .parameter:
            guard let associated = module.associatedType(named: name, visibleIn: type) else { return nil }
            let own = module.reduce(.associated(type, associated))
            return Expression(.metatype(own), .metatype(own), range)
        default: return nil
        }
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
