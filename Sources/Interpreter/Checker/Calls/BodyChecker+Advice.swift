import Syntax

/// What to write instead, where a type that lacks a conformance is a well-known slip.
extension BodyChecker {
    /// Notes for people who meet the compiler's message for the first time.
    func advice(_ found: Type, lacking wanted: NominalDeclaration, for function: FunctionDeclaration)
        -> [Diagnostic.Note]
    {
        let text: String? =
            if isBuilding(function), case .function = found {
                Messages.uncalledFunction
            } else if isBuilding(function), case .tuple(let parts) = found, parts.isEmpty {
                Messages.statementInBuilder
            } else if wanted.name == "Identifiable", takesIdentifiers(function), isHashable(found) {
                Messages.identifyBySelf
            } else {
                nil
            }
        return text.map { [Diagnostic.Note($0)] } ?? []
    }

    private func isBuilding(_ function: FunctionDeclaration) -> Bool { function.name == "buildExpression" }

    /// Whether what is called can be told how to tell elements apart instead.
    private func takesIdentifiers(_ function: FunctionDeclaration) -> Bool {
        guard let parent = function.parent else { return false }
        return parent.members(named: function.name).contains { member in
            guard case .function(let other) = member else { return false }
            return other.parameters.contains { $0.label == "id" }
        }
    }

    private func isHashable(_ type: Type) -> Bool {
        module.known(.hashable).map { module.conforms(type, to: $0) } ?? false
    }
}
