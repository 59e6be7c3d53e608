import Syntax

/// Functions that have the name and the type of an earlier one in the same place, which the compiler refuses.
extension Module {
    /// Refuses them, and looks no more at them when a name is looked up: which of two equal functions a call
    /// means is no second mistake.
    func refuseRedeclarations() {
        var groups: [Name: [FunctionDeclaration]] = [:]
        for function in written { groups[function.name, default: []].append(function) }
        for (name, functions) in groups where functions.count > 1 { refuseRedeclarations(name, functions) }
        written = []
    }

    private func refuseRedeclarations(_ name: Name, _ functions: [FunctionDeclaration]) {
        var known: Set<Name> = []
        for function in functions {
            let (signature, isKnown) = overloadSignature(of: function)
            let place = "\(function.range.source) \(function.parent?.id ?? -1) "
            if known.insert(Name(place + signature)).inserted { continue }
            function.isRedeclared = true
            if isKnown { report(function) }
        }
        for function in functions where function.isRedeclared { forget(name, in: function.parent) }
    }

    private func report(_ function: FunctionDeclaration) {
        let message =
            function.isOverride
            ? Messages.overriddenTwice(function)
            : Messages.redeclaration(Name(Messages.declaredName(function)))
        report(.error(message, at: function.range, id: "redeclaration"))
    }

    private func forget(_ name: Name, in owner: NominalDeclaration?) {
        operators[name]?.removeAll { $0.isRedeclared }
        guard let owner else {
            functions[name]?.removeAll { $0.isRedeclared }
            return
        }
        if let overlay = overlay(of: owner) {
            overlay.forgetRedeclared(name)
        } else {
            owner.forgetRedeclared(name)
        }
    }

    /// What tells a function from others of its name, as text, and whether all types in it are known. Neither
    /// `throws`, `mutating`, attributes, default values, the names of parameters nor whether an initializer
    /// may fail belong to it.
    private func overloadSignature(of function: FunctionDeclaration) -> (text: String, isKnown: Bool) {
        let canonical = function.generics.map { $0.isPack ? .parameter($0) : Type.parameter($0.canonical) }
        var text = function.isStatic ? "static " : ""
        if function.isPostfix { text += "postfix " }
        if function.isAsync { text += "async " }
        if case .requirement = function.implementation { text += "requirement " }
        var types: [Type] = []
        func write(_ type: Type) {
            types.append(type)
            text += substitute(type, canonical).text + " "
        }
        for parameter in function.parameters {
            if parameter.isInout { text += "inout " }
            if parameter.isAutoclosure { text += "autoclosure " }
            text += (parameter.label?.text ?? "_") + (parameter.isVariadic ? "...: " : ": ")
            write(parameter.type)
        }
        if function.kind != .initializer { write(function.result) }
        for parameter in function.generics {
            text += "where "
            for use in parameter.conformances { text += substitute(use, canonical).text + " " }
            if let superclass = parameter.superclass { write(superclass) }
            for (left, right) in parameter.sameTypes { write(left); text += "== "; write(right) }
            for (type, use) in parameter.associatedConformances {
                write(type)
                text += substitute(use, canonical).text + " "
            }
        }
        return (text, !types.contains { $0.contains { $0.isUnknown } })
    }
}

extension GenericParameter {
    /// The parameter by its place alone: what it is called tells no function from another one.
    fileprivate var canonical: GenericParameter {
        let made = GenericParameter(name: Name("$\(index)"), index: index)
        made.conformances = conformances
        made.superclass = superclass
        return made
    }
}
