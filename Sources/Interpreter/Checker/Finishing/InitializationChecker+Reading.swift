import Syntax

/// Reading what may have no value yet.
extension InitializationChecker {
    func read(_ place: Place, named range: SourceRange) {
        switch place.kind {
        case .local(let variable):
            if variable === type?.selfVariable { return useSelf(in: nil, range) }
            use(ObjectIdentifier(variable), Messages.usedUnset(variable.word, variable.name.text), range)
        case .global(let variable):
            useGlobal(variable, Messages.usedUnset(variable.word, variable.name.text), range)
        case .member(let base, let variable, _) where isSelf(base): readMember(variable, place.range)
        default: super.read(place)
        }
    }

    /// A closure is said to hold what it reads of a variable outside.
    func useGlobal(_ variable: VariableDeclaration, _ message: String, _ range: SourceRange) {
        guard let outermost else { return use(ObjectIdentifier(variable), message, range) }
        use(ObjectIdentifier(variable), Messages.capturedUnset(variable.word, variable.name.text), outermost)
    }

    private func readMember(_ variable: VariableDeclaration, _ range: SourceRange) {
        guard let type else { return }
        guard let field = field(variable) else {
            if variable.isStored || variable.backing != nil { return }
            return useSelf(in: "property access '\(variable.name.text)'", range)
        }
        guard isUnset(ObjectIdentifier(field)) else { return }
        let isStruct = type.kind == .struct
        let message =
            isStruct ? Messages.selfUnset : Messages.usedUnset(variable.word, "self.\(variable.name.text)")
        complain(message, range, isStruct ? fieldIdentities : [ObjectIdentifier(field)])
    }

    func use(_ id: ObjectIdentifier, _ message: @autoclosure () -> String, _ range: SourceRange) {
        if isUnset(id) { complain(message(), range, [id]) }
    }

    /// Says what is missing, once: from here on it counts as being there.
    func complain(_ message: String, _ range: SourceRange, _ missing: [ObjectIdentifier]) {
        report(message, range)
        state.definite.formUnion(missing)
    }

    var fieldIdentities: [ObjectIdentifier] { (type?.fields ?? []).map { ObjectIdentifier($0) } }

    func useSelf(in use: String?, _ range: SourceRange) {
        guard let type, state.isReachable else { return }
        if type.kind == .class, type.hasSuperclass, !state.hasDelegated, let use {
            let message = Messages.selfUnset(in: use, before: "'super.init' call")
            complain(message, range, fieldIdentities)
            state.hasDelegated = true
        } else if unsetField != nil {
            let message = use.flatMap { use in
                type.kind == .struct
                    ? nil : Messages.selfUnset(in: use, before: "all stored properties are initialized")
            }
            complain(message ?? Messages.selfUnset, range, fieldIdentities)
        }
    }
}
