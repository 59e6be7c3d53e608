import Syntax

/// Declarations inside function bodies.
extension BodyChecker {
    func declaration(_ syntax: DeclarationSyntax) -> [Statement] {
        if let access = syntax.modifiers.first(where: { Self.accessLevels.contains($0.name.name) })?.name {
            error(Messages.onlyNonLocal(access.name), at: access.range, id: "local-access")
            return []
        }
        context.checkAttributes(of: syntax)
        switch syntax.kind {
        case .variable(let variable):
            if !isOnTrial {
                context.checkStatic(syntax, "properties")
                context.checkConstants(variable)
            }
            let known = findings.locals.count
            let made = self.variable(variable, syntax.attributes, isAsync: syntax.has("async"))
            for case (_, .variable(let variable)) in findings.locals[known...] {
                own(variable, Ownership(syntax.modifiers))
            }
            return made
        case .function(let function):
            if !isOnTrial { context.checkStatic(syntax, "methods") }
            return localFunction(function, syntax)
        case .conditionalCompilation(let clauses):
            var made: [Statement] = []
            for clause in clauses where clause.isActive {
                for element in clause.elements { made += declaration(element) }
            }
            return made
        case .elision:
            error(Messages.elidedCode, at: syntax.range, id: "elided")
            return []
        default: return []
        }
    }

    /// What a member may say of itself, and a local declaration may not; after a missing brace members look
    /// local.
    private static let accessLevels: [Name] = [
        "private", "fileprivate", "internal", "package", "public", "open",
    ]

    private func variable(
        _ syntax: VariableSyntax, _ attributes: [AttributeSyntax], isAsync: Bool
    ) -> [Statement] {
        let wrapper = context.propertyWrapper(attributes)
        var made: [Statement] = []
        var later: TypeSyntax?
        var types: [TypeSyntax?] = []
        for binding in syntax.bindings.reversed() {
            if binding.type != nil || binding.initializer != nil { later = binding.type }
            types.append(binding.type ?? (binding.initializer == nil ? later : nil))
        }
        for (binding, type) in zip(syntax.bindings, types.reversed()) {
            if case .name(let name) = binding.pattern.kind, isDeclaredInBlock(name.name) {
                error(Messages.redeclaration(name.name), at: name.range, id: "redeclaration")
            }
            if let wrapper, case .name(let name) = binding.pattern.kind {
                made += wrapped(name, wrapper, binding.initializer, type.map { resolve($0) })
            } else {
                made += self.binding(binding, type, attributes, isLet: syntax.isLet)
                if isAsync, case .variable(let variable)? = findings.locals.last?.1 {
                    variable.isAsyncLet = true
                }
            }
        }
        return made
    }

    private func isDeclaredInBlock(_ name: Name) -> Bool {
        var index = findings.locals.count
        while index > blockStart {
            index -= 1
            if findings.locals[index].0 == name, case .variable = findings.locals[index].1 { return true }
        }
        return false
    }

    private func binding(
        _ binding: VariableSyntax.Binding, _ type: TypeSyntax?, _ attributes: [AttributeSyntax], isLet: Bool
    ) -> [Statement] {
        let range = binding.pattern.range.union(binding.initializer?.range ?? binding.pattern.range)
        if let accessors = binding.accessors, Accessors(accessors).isComputed {
            let result = type.map { resolveResult($0, context, context.generics) } ?? .unknown
            return computed(
                binding, Accessors(accessors), result, context.resultBuilder(in: attributes), range)
        }
        let written = type.map { resolve($0) }
        guard let initializer = binding.initializer else {
            let made = uninitializedVariable(binding, written, isLet: isLet, range)
            if let type, case .variable(let variable)? = findings.locals.last?.1 {
                variable.isImplicitlyUnwrapped = type.isImplicitlyUnwrapped
            }
            return made
        }
        let value = checkFull(initializer, written, .initialization)
        if written == nil, value.type.isVoid, case .name(let name) = binding.pattern.kind {
            warn(Messages.inferredVoid(name.name, isLet: isLet), at: name.range, id: "inferred-void")
        }
        let isTaken = written != nil || isTakenApart(value, binding.pattern)
        let pattern = self.pattern(binding.pattern, isTaken ? written ?? value.type : .unknown, isLet: isLet)
        guard case .variable(let variable) = pattern else { return [Statement(.bind(pattern, value), range)] }
        variable.isImplicitlyUnwrapped = type?.isImplicitlyUnwrapped ?? false
        return [Statement(.bind(pattern, value), range)] + observers(binding, of: variable, range)
    }

    /// Whether `let (a, b) = value` has as many names as the value has parts; an error if not.
    private func isTakenApart(_ value: Expression, _ pattern: PatternSyntax) -> Bool {
        guard case .tuple(let names) = pattern.kind, names.count > 1,
            let mistake = Messages.takenApart(solver.resolved(settledType(value.type)), names: names.count)
        else { return true }
        error(mistake, at: value.range, id: "type-mismatch")
        return false
    }

    private func uninitializedVariable(
        _ binding: VariableSyntax.Binding, _ type: Type?, isLet: Bool, _ range: SourceRange
    ) -> [Statement] {
        guard case .name(let name) = binding.pattern.kind else { return [] }
        guard let type else {
            error(Messages.typeAnnotationMissing, at: name.range, id: "type-annotation")
            _ = declare(name.name, .unknown, isLet: isLet)
            return []
        }
        let variable = declare(name.name, type, isLet: isLet)
        if !isLet, module.payload(ofOptional: solver.head(type)) != nil {
            let value = Expression(.literal(.none), type, range)
            return [Statement(.bind(.variable(variable), value), range)]
        }
        variable.isUnset = true
        return [Statement(.declare(variable), range)]
    }

    // MARK: Functions

    /// Enters a local function before the statements of its block.
    func declareLocalFunction(_ syntax: FunctionSyntax, _ declaration: DeclarationSyntax) {
        let inner = Context(module: module, parent: context, nominal: nil, source: context.source)
        let outer = context.generics
        bindGenerics(syntax.signature.generics, syntax.signature.requirements, in: inner, outer: outer)
        let function = FunctionDeclaration(
            name: syntax.name.name, kind: .function, range: syntax.name.range, isLibrary: false,
            implementation: .requirement)
        function.context = inner
        function.outerGenericCount = outer.count
        function.isThrowing = syntax.signature.isThrowing
        function.isRethrowing = syntax.signature.isRethrowing
        function.isAsync = syntax.signature.isAsync
        SignatureBinder(function, inner).bind(syntax.signature, attributes: declaration.attributes)
        let type = functionType(of: function, [])
        let variable = declare(syntax.name.name, type, isLet: true, isVisible: false)
        findings.locals.append((syntax.name.name, .function(variable, function)))
    }

    private func localFunction(_ syntax: FunctionSyntax, _ declaration: DeclarationSyntax) -> [Statement] {
        guard case .function(let variable, let function)? = localFunctionEntity(syntax.name),
            let body = syntax.body
        else { return [] }
        let outer = context
        if let inner = function.context { context = inner.withParent(outer) }
        let closure = functionBody(
            body, function.parameters, function.result, function, function.builder, syntax.name.range)
        context = outer
        return [Statement(.localFunction(variable, closure), declaration.range)]
    }

    private func localFunctionEntity(_ name: Identifier) -> LocalEntity? {
        for (own, entity) in findings.locals.reversed() where own == name.name {
            if case .function(_, let function) = entity, function.range == name.range { return entity }
        }
        return nil
    }

    /// The code of a local function: a closure with parameters of its own.
    func functionBody(
        _ block: CodeBlockSyntax, _ parameters: [Parameter], _ result: Type,
        _ declaration: FunctionDeclaration?,
        _ builder: ResultBuilder?, _ range: SourceRange
    ) -> Closure {
        let inner = newFrame()
        inner.isClosure = true
        inner.isLocalFunction = true
        inner.result = result
        var declared: [LocalVariable] = []
        let statements = inside(inner, nesting.insideFunction) {
            withScope { () -> [Statement] in
                declared = parameters.map { declare($0) }
                return localBody(block, result, declaration, builder)
            }
        }
        let code = Code(
            slotCount: inner.slotCount, parameters: declared, selfVariable: nil, statements: statements,
            range: block.range)
        code.frame = inner.id
        let type = FunctionType(
            parameters: parameters.map {
                .init(type: $0.type, isInout: $0.isInout, isVariadic: $0.isVariadic)
            },
            result: result, isThrowing: declaration?.isThrowing ?? false,
            isAsync: declaration?.isAsync ?? false)
        return Closure(code: code, captures: [], type: .function(type), range: range)
    }

    private func declare(_ parameter: Parameter) -> LocalVariable {
        let type = parameter.isVariadic ? module.type(.array, [parameter.type]) : parameter.type
        let variable = declare(parameter.name, type, isLet: !parameter.isInout)
        variable.isPack = !parameter.packs.isEmpty
        return variable
    }

    private func localBody(
        _ block: CodeBlockSyntax, _ result: Type, _ declaration: FunctionDeclaration?,
        _ builder: ResultBuilder?
    ) -> [Statement] {
        let (own, found) = (ownOpaque, findings.underlying)
        if case .opaque(let opaque, _) = result.shallow { (ownOpaque, findings.underlying) = (opaque, nil) }
        defer {
            if let ownOpaque, ownOpaque !== own, ownOpaque.underlying == nil {
                ownOpaque.underlying = findings.underlying.map { solver.resolved($0) }
            }
            (ownOpaque, findings.underlying) = (own, found)
        }
        if let builder, !hasReturn(block) {
            let value = checkBuilderBody(block, builder, result: result, purpose: .returned)
            return [Statement(.return(value), block.range)]
        }
        if !result.isVoid, let only = singleExpression(block) {
            return [Statement(.return(checkFull(only, result, .returned)), only.range)]
        }
        let statements = self.block(block)
        if !result.isVoid, !result.isUnknown, !leaves(statements) {
            error(
                Messages.missingReturnLocal(declaration, solver.resolved(result)),
                at: block.range.suffix(1), id: "missing-return")
        }
        return statements
    }
}

extension Context {
    /// The same generic parameters inside other surroundings: types declared beside a local function.
    func withParent(_ parent: Context) -> Context {
        let copy = Context(module: module, parent: parent, nominal: nil, source: source)
        copy.generics = generics
        copy.names = names
        return copy
    }
}
