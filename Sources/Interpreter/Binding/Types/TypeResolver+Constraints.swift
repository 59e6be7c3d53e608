import Syntax

/// What stands after `:`, `some` and `any`.
extension TypeResolver {
    func existential(_ syntax: TypeSyntax) -> Type {
        let (uses, superclass) = constraint(syntax)
        return superclass ?? .existential(uses)
    }

    func some(_ constraint: TypeSyntax, _ range: SourceRange) -> Type {
        let (uses, superclass) = self.constraint(constraint)
        guard let opaque else {
            context.error(Messages.opaqueNotAllowed, at: range, id: "opaque")
            return .unknown
        }
        return opaque(uses, superclass)
    }

    /// Protocols, and a class at most.
    ///
    /// - Parameter subject: what is constrained, to be named where it is by something else.
    func constraint(_ syntax: TypeSyntax, of subject: String? = nil) -> ([ProtocolUse], Type?) {
        switch syntax.kind {
        case .composition(let parts):
            var uses: [ProtocolUse] = []
            var superclass: Type?
            for part in parts {
                let (own, parent) = constraint(part, of: subject)
                uses += own
                superclass = superclass ?? parent
            }
            return (uses, superclass)
        case .attributed(_, _, let inner): return constraint(inner, of: subject)
        case .suppressed: return ([], nil)
        default:
            switch resolve(syntax) {
            case .existential(let uses): return (uses, nil)
            case .unknown: return ([], nil)
            case let type:
                guard let subject, !type.isClass else { return ([], type) }
                context.error(Messages.constrained(subject, to: type), at: syntax.range, id: "constraint")
                return ([], nil)
            }
        }
    }
}

extension Type {
    fileprivate var isClass: Bool {
        guard case .nominal(let declaration, _) = self else { return false }
        return declaration.kind == .class || declaration.kind == .actor
    }
}
