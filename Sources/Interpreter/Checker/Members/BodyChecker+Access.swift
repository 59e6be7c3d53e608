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
        if candidates.allSatisfy({ isAccessible($0.function) }) { return usable(candidates, site) }
        let seen = usable(candidates.filter { isAccessible($0.function) }, site) ?? []
        guard seen.isEmpty, let hidden = candidates.first?.function else { return seen }
        if let field = unknownField(of: hidden) {
            if field.context?.isInModule == true {
                report(module.unavailable(hidden.chainedName, [field.extent], at: site.nameRange))
            } else {
                findings.addMistake()
            }
            return nil
        }
        let message =
            hidden.kind == .initializer
            ? Messages.inaccessibleInitializer(hidden.parent?.name ?? hidden.name, hidden.access)
            : Messages.inaccessible(hidden.name, hidden.access)
        error(message, at: site.nameRange, id: "private", notes: declarationNotes(hidden))
        return nil
    }

    /// The private property of an attribute that means nothing here: whether the memberwise initializer would
    /// take it, and be private, only the attribute's wrapper tells.
    private func unknownField(of initializer: FunctionDeclaration) -> VariableDeclaration? {
        guard initializer.isImplicit, let owner = initializer.parent, !owner.isLibrary else { return nil }
        return owner.ownStoredProperties.first { field in
            field.isPrivate && module.hasSaid { $0.isOfAttribute && field.extent.covers($0.range) }
        }
    }

    /// Those whose signatures mean something; says so if none of them does.
    private func usable(_ candidates: [Candidate], _ site: CallSite) -> [Candidate]? {
        guard module.scopes != nil, candidates.contains(where: { module.isBroken($0.function) }) else {
            return candidates
        }
        let usable = candidates.filter { !module.isBroken($0.function) }
        guard usable.isEmpty, let broken = candidates.first?.function else { return usable }
        report(module.unavailable(broken.chainedName, broken.extents, at: site.nameRange))
        return nil
    }

    private func isAccessible(_ function: FunctionDeclaration) -> Bool {
        if function.isLibrary { return true }
        return (!function.isPrivate || isInside(function.parent))
            && module.isVisible(function.access, of: function.context, from: context.source)
    }

    /// Whether a variable's type means something; says so if it does not.
    func isUsable(_ variable: VariableDeclaration, at range: SourceRange) -> Bool {
        guard module.scopes != nil, module.isBroken(variable) else { return true }
        report(module.unavailable(variable.parent?.name ?? variable.name, [variable.extent], at: range))
        return false
    }

    /// Whether a property may be read here; says so if it may not.
    func checkAccess(_ variable: VariableDeclaration, at range: SourceRange) -> Bool {
        let isSeen = module.isVisible(variable.access, of: variable.context, from: context.source)
        if isSeen, !variable.isPrivate || isInside(variable.parent) { return isUsable(variable, at: range) }
        error(Messages.inaccessible(variable.name, variable.access), at: range, id: "private")
        return false
    }
}

extension FunctionDeclaration {
    /// What it is called in a chain of what needs what.
    fileprivate var chainedName: Name {
        guard let parent, !parent.isLibrary else { return name == "init" ? parent?.name ?? name : name }
        return parent.name
    }

    /// Where the mistakes are that leave its signature without a meaning: a memberwise initializer has its
    /// properties'.
    fileprivate var extents: [SourceRange] {
        guard isImplicit, let parent else { return [extent] }
        return parent.ownStoredProperties.map { $0.extent }
    }
}
