import Syntax

/// Signatures and bodies of functions, bound on first need.
extension MemberBinder {
    func prepare(_ function: FunctionDeclaration, _ declaration: DeclarationSyntax) {
        function.parent = parent
        function.isStatic = declaration.has("static") || (declaration.has("class") && parent?.kind == .class)
        function.isOverride = declaration.has("override")
        function.access = binder.access(declaration, in: context)
        function.extent = declaration.range
        function.isPrivate = declaration.has("private") && parent != nil
        function.isOverridable =
            parent?.kind == .class && !isExtension && !declaration.has("final") && !declaration.has("static")
        function.rowText = binder.row?.text
        checkModifiers(declaration)
        if function.kind == .function { checkOverride(of: function) }
        for attribute in declaration.attributes {
            if attribute.name.name == "_disfavoredOverload" { function.isDisfavored = true }
            if attribute.name.name == "ignored" { function.isIgnored = binder.isLibrary }
            if attribute.name.name == "available" {
                function.firstIOS = SystemVersion(firstIOSOf: binder.text(attribute.range))
            }
        }
    }

    func signatureContext(_ signature: SignatureSyntax) -> Context {
        let inner = Context(module: module, parent: context, nominal: nil, source: binder.source)
        let outer = context
        inner.bind = { inner in
            bindGenerics(signature.generics, signature.requirements, in: inner, outer: outer.generics)
            if let selfType = outer.selfType, !signature.requirements.isEmpty {
                inner.selfType = inner.module.substitute(
                    selfType, inner.generics.map { inner.meaning(of: $0) })
            }
        }
        return inner
    }

    func bindSignature(
        of function: FunctionDeclaration, _ signature: SignatureSyntax, _ inner: Context,
        _ declaration: DeclarationSyntax
    ) {
        function.isThrowing = signature.isThrowing
        function.isRethrowing = signature.isRethrowing
        function.isAsync = signature.isAsync
        function.context = inner
        if binder.isLibrary, function.kind == .function || function.kind == .initializer {
            function.unboundParameters = UnboundParameters(signature.parameters)
        }
        function.bind = { function in
            SignatureBinder(function, inner).bind(signature, attributes: declaration.attributes)
        }
        let attributes = context.isInModule ? declaration.namedAttributes : []
        if !attributes.isEmpty {
            let bind = function.bind
            function.bind = { function in
                bind?(function)
                if !inner.hasKnownAttributes(attributes) { function.result = .unknown }
            }
        }
        module.checkLater(binder.source) { function.resolve() }
    }

    /// Gives a function its code: a body, native code, a requirement, or nothing yet.
    func implement(
        _ function: FunctionDeclaration, _ body: CodeBlockSyntax?, _ inner: Context, _ native: Native?
    ) {
        if let body {
            function.implementation = .body(self.body(of: function, body, inner))
        } else if isProtocolBody {
            function.implementation = .requirement
            function.requirementIndex = nextRequirement()
        } else if let native {
            function.implementation = .native(native.body)
        } else if !binder.isLibrary {
            module.report(
                .error(Messages.bodyExpected(function.kind), at: function.range, id: "body-expected"))
        }
    }

    func body(of function: FunctionDeclaration, _ block: CodeBlockSyntax, _ inner: Context) -> Body {
        let body = Body { BodyChecker(function: function, context: inner).check(block) }
        module.checkLater(binder.source) { _ = body.code }
        return body
    }
}
