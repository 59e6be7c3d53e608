import Syntax

/// What a generic type asks of its arguments where a snippet writes them.
extension TypeResolver {
    /// Reports arguments that do not conform, once all conformances are known.
    func requireConformances(of arguments: [Type], _ declaration: NominalDeclaration, _ range: SourceRange) {
        guard module.base != nil, declaration.generics.contains(where: { !$0.conformances.isEmpty }) else {
            return
        }
        let context = self.context
        context.module.work.append {
            for (parameter, argument) in zip(declaration.generics, arguments) {
                context.requireConformances(of: argument, parameter.conformances, range)
            }
        }
    }
}

extension Context {
    /// What a generic parameter conforms to its own declaration says, so only concrete types are asked.
    fileprivate func requireConformances(of type: Type, _ uses: [ProtocolUse], _ range: SourceRange) {
        guard type.isConcrete else { return }
        for use in uses where !module.conforms(type, to: use.declaration) {
            if isReported(range) { return }
            error(Messages.doesNotConform(type, use.declaration), at: range, id: "conformance")
        }
    }

    /// A type that a body writes is resolved as often as its expression is tried.
    private func isReported(_ range: SourceRange) -> Bool { module.hasSaid { $0.range.start == range.start } }
}

extension Type {
    /// Whether nothing in it is open, hidden or in error.
    fileprivate var isConcrete: Bool {
        !contains { part in
            switch part {
            case .parameter, .associated, .opaque, .variable, .unknown: true
            default: false
            }
        }
    }
}
