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
        guard !binder.isLibrary, let parent, parent.kind == .class, !isExtension, !function.isStatic else {
            return
        }
        let (module, context) = (self.module, self.context)
        module.checkLater(binder.source) {
            let inherited = parent.superclass.map { module.members(function.name, of: $0) } ?? []
            let overridden = inherited.contains { found in
                guard case .function(let other) = found.member, !other.isStatic, !other.isPrivate,
                    other.parameters.count == function.parameters.count
                else { return false }
                let substituted = other.parameters.map { module.substitute($0.type, found.arguments) }
                return module.haveSameLabels(other, function)
                    && zip(substituted, function.parameters).allSatisfy { areSame($0, $1.type) }
            }
            if function.isOverride, !overridden, !parent.hasPlatformSuperclass {
                context.error(Messages.overridesNothing, at: function.range, id: "override")
            } else if overridden, !function.isOverride {
                context.error(Messages.overrideMissing, at: function.range, id: "override")
            }
        }
    }
}

extension NominalDeclaration {
    /// Whether it inherits from a class of a library, which has methods that are not declared here.
    fileprivate var hasPlatformSuperclass: Bool {
        guard case .nominal(let parent, _)? = superclass else { return false }
        return parent.isLibrary || parent.hasPlatformSuperclass
    }
}

extension Context {
    /// Says that `static` or `class` has no type to belong to, at the word behind it.
    func checkStatic(_ declaration: DeclarationSyntax, _ what: String) {
        guard
            let word = declaration.modifiers.first(where: {
                $0.name.name == "static" || $0.name.name == "class"
            })?.name,
            let last = declaration.modifiers.last?.name
        else { return }
        module.report(
            .error(
                Messages.staticAtTopLevel(word.name, what),
                at: SourceRange(last.range.upper + 1, last.range.upper + 4, in: last.range.source),
                id: "static-at-top-level",
                fixIt: Diagnostic.FixIt(replace: word.range.with(upper: word.range.upper + 1), with: "")))
    }

    /// Accessors are for what can change.
    func checkConstants(_ syntax: VariableSyntax) {
        guard syntax.isLet else { return }
        for binding in syntax.bindings {
            let accessors = Accessors(binding.accessors)
            guard let opening = accessors.opening else { continue }
            module.report(
                .error(
                    accessors.isComputed ? Messages.computedLet : Messages.observingLet, at: opening,
                    id: "accessors-of-constant",
                    fixIt: Diagnostic.FixIt(replace: syntax.keyword, with: "var")))
        }
    }
}
