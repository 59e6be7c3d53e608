import Syntax

/// What to write instead, where a type that lacks a conformance is a well-known slip.
extension BodyChecker {
    /// Notes for people who meet the compiler's message for the first time.
    func advice(
        _ found: Type, lacking wanted: NominalDeclaration, for function: FunctionDeclaration, _ site: CallSite
    ) -> [Diagnostic.Note] {
        let text: String? =
            if isBuilding(function), case .function = found {
                Messages.uncalledFunction
            } else if isBuilding(function), case .tuple(let parts) = found, parts.isEmpty {
                Messages.statementInBuilder
            } else if wanted.name == "Identifiable", takes(function, wanted), isHashable(found) {
                Messages.identifyBySelf
            } else if wanted.name == "StringProtocol", isNumber(found) {
                Messages.numberAsText(onlyArgument(site))
            } else {
                nil
            }
        return text.map { [Diagnostic.Note($0)] } ?? []
    }

    /// Notes for a number where a candidate takes text.
    func advice(_ fitting: [(Candidate, ArgumentMatching)], _ arguments: [CallArgument]) -> [Diagnostic.Note]
    {
        for (place, argument) in arguments.enumerated() where isNumber(argument) {
            let wanted = fitting.map { $0.0.function.parameters[$0.1.parameters[place]].type }
            guard wanted.contains(where: isInterpolated) else { continue }
            return [Diagnostic.Note(Messages.numberAsText(module.text(in: argument.range)))]
        }
        return []
    }

    private func isNumber(_ argument: CallArgument) -> Bool {
        argument.id.flatMap { settledValue($0)?.type }.map { isNumber(solver.resolved(settledType($0))) }
            ?? false
    }

    private func isNumber(_ found: Type) -> Bool {
        module.typeDeclaration("Numeric").map { module.conforms(found, to: $0) } ?? false
    }

    /// Whether a string literal with values in it may be of the type.
    private func isInterpolated(_ type: Type) -> Bool {
        guard type.nominal != nil else { return false }
        return module.known(.stringInterpolation).map { module.conforms(type, to: $0) } ?? false
    }

    /// The text of a call's argument, if it has one alone.
    private func onlyArgument(_ site: CallSite) -> String {
        guard let parentheses = site.parentheses else { return "…" }
        let text = module.text(in: parentheses).utf8.dropFirst().dropLast()
        return text.contains(UInt8(ascii: ",")) ? "…" : String(decoding: Array(text), as: UTF8.self)
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
