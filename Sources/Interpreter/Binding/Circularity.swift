import Syntax

/// Types that would be their own ancestors.
///
/// Headers are bound when they are first needed, so the type of a circle that is looked at first meets the others
/// bound: it is the one that is told, and its link is left out, so that every walk along ancestors ends.
extension Module {
    /// Whether a class is itself an ancestor of what it names as its superclass.
    func refuseCircle(_ declaration: NominalDeclaration, from parent: NominalDeclaration) -> Bool {
        var current: NominalDeclaration? = parent
        while let ancestor = current {
            if ancestor === declaration { return refuse(declaration, Messages.inheritsItself(declaration.name)) }
            current = ancestor.superclass?.nominal
        }
        return false
    }

    /// Whether a protocol is itself refined by one that it names.
    func refuseRefinement(_ declaration: NominalDeclaration, of parent: NominalDeclaration) -> Bool {
        guard declaration.kind == .protocol, !declaration.isLibrary else { return false }
        var seen: [NominalDeclaration] = []
        guard leads(parent, to: declaration, &seen) else { return false }
        return refuse(declaration, Messages.refinesItself(declaration.name))
    }

    private func leads(
        _ declaration: NominalDeclaration, to wanted: NominalDeclaration, _ seen: inout [NominalDeclaration]
    ) -> Bool {
        if declaration === wanted { return true }
        if declaration.isLibrary || seen.contains(where: { $0 === declaration }) { return false }
        seen.append(declaration)
        return declaration.conformances.contains { leads($0.protocolDeclaration, to: wanted, &seen) }
    }

    private func refuse(_ declaration: NominalDeclaration, _ message: String) -> Bool {
        report(.error(message, at: declaration.range, id: "circular"))
        return true
    }
}
