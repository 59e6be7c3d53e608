import Syntax

/// Who may see a `private` member: the declarations of its own type, wherever they stand.
extension BodyChecker {
    func isInside(_ declaration: NominalDeclaration?) -> Bool {
        guard let declaration else { return true }
        var place: Context? = context
        while let current = place {
            if current.nominal === declaration { return true }
            place = current.parent
        }
        return false
    }

    /// The functions that may be called here; says so if none of them may.
    func accessible(_ candidates: [Candidate], _ site: CallSite) -> [Candidate]? {
        if candidates.allSatisfy({ isAccessible($0.function) }) { return candidates }
        let seen = candidates.filter { isAccessible($0.function) }
        guard seen.isEmpty, let hidden = candidates.first?.function else { return seen }
        let message = hidden.kind == .initializer
            ? Messages.inaccessibleInitializer(hidden.parent?.name ?? hidden.name, hidden.access) : Messages.inaccessible(hidden.name, hidden.access)
        error(message, at: site.nameRange, id: "private", notes: declarationNotes(hidden))
        return nil
    }

    private func isAccessible(_ function: FunctionDeclaration) -> Bool {
        function.isLibrary
            || (!function.isPrivate || isInside(function.parent)) && module.isVisible(function.access, of: function.context, from: context.source)
    }

    /// Whether a property may be read here; says so if it may not.
    func checkAccess(_ variable: VariableDeclaration, at range: SourceRange) -> Bool {
        let isSeen = module.isVisible(variable.access, of: variable.context, from: context.source)
        if isSeen, !variable.isPrivate || isInside(variable.parent) { return true }
        error(Messages.inaccessible(variable.name, variable.access), at: range, id: "private")
        return false
    }
}
