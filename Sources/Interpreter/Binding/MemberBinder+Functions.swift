import Syntax

/// Functions, initializers and subscripts among the members.
extension MemberBinder {
    func bindFunction(_ syntax: FunctionSyntax, _ declaration: DeclarationSyntax) {
        let isOperator = syntax.name.name.isOperator
        let function = FunctionDeclaration(
            name: syntax.name.name, kind: isOperator ? .operator : .function, range: syntax.name.range,
            isLibrary: binder.isLibrary, implementation: .undrawn)
        prepare(function, declaration)
        if parent == nil, !binder.isLibrary { context.checkStatic(declaration, "methods") }
        function.isMutating = declaration.has("mutating")
        function.isPostfix = declaration.has("postfix")
        let inner = signatureContext(syntax.signature)
        bindSignature(of: function, syntax.signature, inner, declaration)
        implement(function, syntax.body, inner, native(declaration, function.name, syntax.signature))
        enter(function, declaration)
    }

    func bindInitializer(_ syntax: InitializerSyntax, _ declaration: DeclarationSyntax) {
        let function = FunctionDeclaration(
            name: "init", kind: .initializer, range: declaration.range.prefix(4),
            isLibrary: binder.isLibrary, implementation: .undrawn)
        prepare(function, declaration)
        function.isFailable = syntax.isFailable
        function.isConvenience = declaration.has("convenience")
        let inner = signatureContext(syntax.signature)
        bindSignature(of: function, syntax.signature, inner, declaration)
        implement(function, syntax.body, inner, native(declaration, function.name, syntax.signature))
        if let parent, !isExtension { parent.hasOwnInitializer = true }
        enter(function, declaration)
    }

    func bindDeinitializer(_ body: CodeBlockSyntax, _ declaration: DeclarationSyntax) {
        guard let parent else { return }
        guard parent.kind != .struct, parent.kind != .enum else {
            return reportDeinitializer(of: parent, at: declaration.range.prefix(6))
        }
        let function = FunctionDeclaration(
            name: "deinit", kind: .function, range: declaration.range.prefix(6),
            isLibrary: binder.isLibrary, implementation: .undrawn)
        prepare(function, declaration)
        function.context = context
        function.bind = { $0.generics = $0.context?.generics ?? [] }
        implement(function, body, context, nil)
        parent.deinitializer = function
        module.observesLifetimes = true
        module.hasDeinitializers = true
    }

    /// Only what isn't copied may have one, and that of a value is not run.
    private func reportDeinitializer(of parent: NominalDeclaration, at range: SourceRange) {
        let isCopied = !inherited.contains { type in
            if case .suppressed = type.kind { return true }
            return false
        }
        module.report(
            isCopied
                ? .error(Messages.copiedDeinitializer(parent), at: range, id: "deinit-copied")
                : .difference("the 'deinit' of a value does not run here", at: range))
    }

    func bindSubscript(_ syntax: SubscriptSyntax, _ declaration: DeclarationSyntax) {
        let range = declaration.range.prefix(9)
        let getter = FunctionDeclaration(
            name: "subscript", kind: .subscriptGetter, range: range, isLibrary: binder.isLibrary,
            implementation: .undrawn)
        prepare(getter, declaration)
        let inner = signatureContext(syntax.signature)
        bindSignature(of: getter, syntax.signature, inner, declaration)
        let accessors = Accessors(syntax.accessors)
        let native = native(declaration, getter.name, syntax.signature)
        implement(getter, accessors.getter, inner, native)
        if accessors.hasSetter || native?.set != nil {
            getter.setter = subscriptSetter(of: getter, accessors, range, inner, native)
        }
        enter(getter, declaration)
    }

    private func subscriptSetter(
        of getter: FunctionDeclaration, _ accessors: Accessors, _ range: SourceRange, _ inner: Context,
        _ native: Native?
    ) -> FunctionDeclaration {
        let setter = FunctionDeclaration(
            name: "subscript", kind: .subscriptSetter, range: range, isLibrary: binder.isLibrary,
            implementation: .undrawn)
        setter.parent = parent
        setter.isStatic = getter.isStatic
        setter.isMutating = !accessors.isNonmutating && parent?.kind != .class && !getter.isStatic
        setter.isNonmutating = !setter.isMutating
        setter.isOverridable = getter.isOverridable
        setter.context = inner
        let name = accessors.setterParameter ?? "newValue"
        setter.bind = { setter in
            setter.generics = getter.generics
            setter.parameters =
                [Parameter(label: nil, name: name, type: getter.result)] + getter.parameters
        }
        implement(setter, accessors, inner, native)
        return setter
    }

    private func implement(
        _ setter: FunctionDeclaration, _ accessors: Accessors, _ inner: Context, _ native: Native?
    ) {
        if let body = accessors.setter {
            setter.implementation = .body(self.body(of: setter, body, inner))
        } else if let set = native?.set {
            setter.implementation = .native(set)
        } else if isProtocolBody {
            setter.implementation = .requirement
            setter.requirementIndex = nextRequirement()
        }
    }
}
