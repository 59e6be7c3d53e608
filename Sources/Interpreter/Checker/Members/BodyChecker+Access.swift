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
            ? Messages.inaccessibleInitializer(hidden.parent?.name ?? hidden.name) : Messages.inaccessible(hidden.name)
        error(message, at: site.nameRange, id: "private", notes: declarationNotes(hidden))
        return nil
    }

    private func isAccessible(_ function: FunctionDeclaration) -> Bool {
        !function.isPrivate || function.isLibrary || isInside(function.parent)
    }

    /// Whether a property may be read here; says so if it may not.
    func checkAccess(_ variable: VariableDeclaration, at range: SourceRange) -> Bool {
        if !variable.isPrivate || isInside(variable.parent) { return true }
        error(Messages.inaccessible(variable.name), at: range, id: "private")
        return false
    }
}
