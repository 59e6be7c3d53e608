import Syntax

/// The fields of the value that an initializer makes.
extension InitializationChecker {
    func delegate() {
        setAll()
        state.hasDelegated = true
    }

    func superclassInit(_ range: SourceRange) {
        if let field = unsetField {
            let name = range.with(lower: min(range.lower + 6, range.upper))
            complain(Messages.unsetAtSuperInit(field.shownName), name, fieldIdentities)
        }
        delegate()
    }

    func writeMember(_ variable: VariableDeclaration, _ place: Place) {
        guard let field = field(variable) else {
            // Assigning a wrapped property that has its value already makes the wrapper anew, of that value.
            if variable.isStored || type == nil || variable.backing != nil && variable.hasInitialValue {
                return
            }
            return useSelf(in: "property access '\(variable.name.text)'", place.range)
        }
        let id = ObjectIdentifier(field)
        if variable.isLet, state.possible.contains(id) { reportSecond("self.\(variable.name.text)", place) }
        state.set(id)
    }

    func reportSecond(_ name: String, _ place: Place) {
        report(Messages.initializedTwice(name), sign(behind: place))
    }

    /// The operator that stands behind a place.
    func sign(behind place: Place) -> SourceRange {
        var at = place.range.upper
        if let source = module.source(of: place.range) {
            while at < source.bytes.count, source.bytes[at] == UInt8(ascii: " ") { at += 1 }
        }
        return SourceRange(at, at + 1, in: place.range.source)
    }

    func leave(at range: SourceRange) {
        guard let type, depth == 0 else { return }
        if type.isConvenience || type.kind == .enum {
            if !state.hasDelegated { report(Messages.delegationMissing, range) }
        } else if unsetField != nil {
            report(Messages.returnUnset, range)
        }
        state.isReachable = false
    }

    func isUnset(_ id: ObjectIdentifier) -> Bool {
        state.isReachable && tracked.contains(id) && !state.definite.contains(id)
    }

    var unsetField: VariableDeclaration? {
        state.isReachable ? type?.fields.first { isUnset(ObjectIdentifier($0)) } : nil
    }

    private func setAll() {
        for field in type?.fields ?? [] { state.set(ObjectIdentifier(field)) }
    }

    /// The field that a property stands for: itself, or the storage of its wrapper.
    func field(_ variable: VariableDeclaration) -> VariableDeclaration? {
        type?.fields.first { $0 === variable || variable.backing === $0 }
    }

    func isSelf(_ place: Place) -> Bool {
        if case .local(let variable) = place.kind { return variable === type?.selfVariable }
        return false
    }

    func isSelf(_ value: Expression) -> Bool {
        if case .load(let place) = value.kind { return isSelf(place) }
        return false
    }
}
