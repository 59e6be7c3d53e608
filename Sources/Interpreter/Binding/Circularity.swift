import Syntax

/// Types that would be their own ancestors.
///
/// Headers are bound when they are first needed, so the type of a circle that is looked at first meets the
/// others bound: it is the one that is told, and its link is left out, so that every walk along ancestors
/// ends.
extension Module {
    /// Ancestors of one type at most: they are walked along whenever something is looked up in it.
    private static let mostAncestors = 100

    /// Whether a class is itself an ancestor of what it names as its superclass.
    func refuseCircle(_ declaration: NominalDeclaration, from parent: NominalDeclaration) -> Bool {
        var current: NominalDeclaration? = parent
        var count = 0
        while let ancestor = current {
            count += 1
            if count > Self.mostAncestors {
                return refuse(declaration, Messages.tooManyAncestors(declaration.name))
            }
            if ancestor === declaration {
                return refuse(declaration, Messages.inheritsItself(declaration.name))
            }
            current = ancestor.superclass?.nominal
        }
        return false
    }

    /// Whether a protocol is itself refined by one that it names.
    func refuseRefinement(_ declaration: NominalDeclaration, of parent: NominalDeclaration) -> Bool {
        guard declaration.kind == .protocol, !declaration.isLibrary else { return false }
        var seen: Set<Identity> = []
        let isCircle = leads(parent, to: declaration, &seen)
        if seen.count > Self.mostAncestors {
            return refuse(declaration, Messages.tooManyAncestors(declaration.name))
        }
        guard isCircle else { return false }
        return refuse(declaration, Messages.refinesItself(declaration.name))
    }

    private func leads(
        _ declaration: NominalDeclaration, to wanted: NominalDeclaration, _ seen: inout Set<Identity>
    ) -> Bool {
        if declaration === wanted { return true }
        if declaration.isLibrary || seen.count > Self.mostAncestors
            || !seen.insert(Identity(declaration)).inserted
        {
            return false
        }
        return declaration.conformances.contains { leads($0.protocolDeclaration, to: wanted, &seen) }
    }

    private func refuse(_ declaration: NominalDeclaration, _ message: String) -> Bool {
        report(.error(message, at: declaration.range, id: "circular"))
        return true
    }
}
