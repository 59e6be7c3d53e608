import Syntax

/// What a member's modifiers say of the type it stands in.
extension MemberBinder {
    func checkModifiers(_ declaration: DeclarationSyntax) {
        guard !binder.isLibrary, let parent else { return }
        for modifier in declaration.modifiers where modifier.detail == nil {
            let isClass = parent.kind == .class || parent.kind == .actor
            if modifier.name.name == "override", !isClass {
                context.error(Messages.overrideOutsideClass, at: modifier.name.range, id: "override")
            } else if modifier.name.name == "mutating", isClass {
                context.error(Messages.mutatingInClass, at: modifier.name.range, id: "mutating-in-class")
            }
        }
    }

    /// Held against the superclass once all types are known.
    func checkOverride(of function: FunctionDeclaration) {
        guard !binder.isLibrary, let parent, parent.kind == .class, !isExtension, !function.isStatic else { return }
        let (module, context) = (self.module, self.context)
        module.work.append {
            let inherited = parent.superclass.map { module.members(function.name, of: $0) } ?? []
            let overridden = inherited.contains { found in
                guard case .function(let other) = found.member, !other.isStatic, !other.isPrivate,
                    other.parameters.count == function.parameters.count
                else { return false }
                let substituted = other.parameters.map { module.substitute($0.type, found.arguments) }
                return module.haveSameLabels(other, function)
                    && zip(substituted, function.parameters).allSatisfy { areSame($0, $1.type) }
            }
            if function.isOverride, !overridden {
                context.error(Messages.overridesNothing, at: function.range, id: "override")
            } else if overridden, !function.isOverride {
                context.error(Messages.overrideMissing, at: function.range, id: "override")
            }
        }
    }
}
