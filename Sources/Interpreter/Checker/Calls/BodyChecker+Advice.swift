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
            } else if wanted.name == "Identifiable", takes(function, wanted), isHashable(found) {
                Messages.identifyBySelf
            } else {
                nil
            }
        return text.map { [Diagnostic.Note($0)] } ?? []
    }

    private func isBuilding(_ function: FunctionDeclaration) -> Bool { function.name == "buildExpression" }

    /// Whether what is called takes an argument instead that is named as what the protocol requires.
    private func takes(_ function: FunctionDeclaration, _ wanted: NominalDeclaration) -> Bool {
        guard let parent = function.parent else { return false }
        return parent.members(named: function.name).contains { member in
            guard case .function(let other) = member else { return false }
            return other.parameters.contains { $0.label.map { !wanted.members(named: $0).isEmpty } ?? false }
        }
    }

    private func isHashable(_ type: Type) -> Bool {
        module.known(.hashable).map { module.conforms(type, to: $0) } ?? false
    }
}
