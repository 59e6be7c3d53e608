import Syntax

/// A native value with entries that snippets add by `@Entry`: `EnvironmentValues`, `ContainerValues`.
open class EntryHolder: NativeValue {
    /// What was set for an entry; nil means its default.
    open func entry(_ key: Int) -> Value? { nil }

    /// A copy with an entry set.
    open func setting(_ key: Int, to value: Value) -> EntryHolder { self }
}

/// `@Entry var gap: CGFloat = 12` in an extension: a property kept in the value's entries under a key of its
/// own.
extension VariableBinder {
    /// The type is one of the library's: only those hold entries.
    var isEntry: Bool {
        members.isExtension && members.parent?.isLibrary == true
            && declaration.attributes.contains { $0.name.name == "Entry" }
    }

    /// The default value becomes a hidden global variable, evaluated when it is first needed.
    func bindEntry(_ variable: VariableDeclaration) {
        let key = members.module.newGlobal()
        let standard = VariableDeclaration(
            name: Name("(entry)"), range: variable.range, isLibrary: variable.isLibrary, type: .unknown,
            isLet: true,
            storage: .global(key))
        standard.context = variable.context
        standard.initialValue = variable.initialValue
        variable.initialValue = nil
        let getter = accessor(.getter, of: variable)
        getter.bind = { $0.result = variable.type }
        getter.implementation = .native { call in
            holder(call)?.entry(key) ?? call.evaluator.value(of: standard)
        }
        variable.getter = getter
        let setter = accessor(.setter, of: variable)
        setter.isMutating = true
        setter.bind = { $0.parameters = [Parameter(label: nil, name: "newValue", type: variable.type)] }
        setter.implementation = .native { call in
            if let changed = holder(call)?.setting(key, to: call.nextValue()) {
                call.receiver = .native(changed)
            }
            return .void
        }
        variable.setter = setter
    }
}

private func holder(_ call: NativeCall) -> EntryHolder? {
    guard case .native(let native) = call.receiver else { return nil }
    return native as? EntryHolder
}
