import Syntax

/// Makes the variables of one `let` or `var`: stored, computed, observed, static, wrapped.
final class VariableBinder {
    let members: MemberBinder
    let declaration: DeclarationSyntax

    init(_ members: MemberBinder, _ declaration: DeclarationSyntax) {
        self.members = members
        self.declaration = declaration
    }

    var binder: Binder { members.binder }
    var module: Module { members.module }
    var parent: NominalDeclaration? { members.parent }
    var context: Context { members.context }
    var isStatic: Bool { declaration.has("static") || (declaration.has("class") && parent?.kind == .class) }

    func bind(_ syntax: VariableSyntax) {
        if !binder.isLibrary {
            if parent == nil { context.checkStatic(declaration, "properties") }
            context.checkConstants(syntax)
        }
        // `let a, b: Int`: the type stands after the last name.
        var type: TypeSyntax?
        var bound: [(VariableSyntax.Binding, TypeSyntax?)] = []
        for binding in syntax.bindings.reversed() {
            if binding.type != nil || binding.initializer != nil { type = binding.type }
            bound.append((binding, binding.type ?? (binding.initializer == nil ? type : nil)))
        }
        for (binding, type) in bound.reversed() { bind(binding, type, isLet: syntax.isLet) }
    }

    private func bind(_ binding: VariableSyntax.Binding, _ type: TypeSyntax?, isLet: Bool) {
        switch binding.pattern.kind {
        case .name(let name): bind(name, binding, type, isLet: isLet)
        case .tuple(let elements): bindTuple(elements, binding, isLet: isLet)
        default: break
        }
    }

    private func bind(_ name: Identifier, _ binding: VariableSyntax.Binding, _ type: TypeSyntax?, isLet: Bool)
    {
        let accessors = Accessors(binding.accessors)
        let variable = VariableDeclaration(
            name: name.name, range: name.range, isLibrary: binder.isLibrary, type: .unknown, isLet: isLet,
            storage: .computed)
        describe(variable)
        variable.hasInitialValue = binding.initializer != nil
        variable.isAsyncLet = declaration.has("async")
        variable.isImplicitlyUnwrapped = type?.isImplicitlyUnwrapped ?? false
        bind(variable, binding, type, accessors)
        refuseUnknownAttributes(of: variable)
        enter(variable)
        binder.noteRow(
            .property, parent, variable.name,
            variable.getter?.isDrawn ?? true ? RowInfo.Status(declaration) : .known)
    }

    private func bind(
        _ variable: VariableDeclaration, _ binding: VariableSyntax.Binding, _ type: TypeSyntax?,
        _ accessors: Accessors
    ) {
        if let (wrapper, attribute) = context.propertyWrapper(declaration.attributes), !accessors.isComputed {
            if variable.isLet {
                context.error(Messages.wrapperOnLet, at: attribute.range, id: "wrapper-on-let")
            }
            WrappedProperty(members, variable, wrapper, attribute).bind(binding, type)
            bindObservers(of: variable, accessors)
        } else if isEntry {
            bindType(of: variable, type, binding.initializer)
            if binding.initializer == nil { variable.initialValue = nilValue(variable) }
            bindEntry(variable)
        } else if isComputed(accessors, binding) {
            bindType(of: variable, type, binding.initializer)
            bindAccessors(of: variable, accessors, members.native(declaration, variable.name, nil))
        } else {
            bindStored(variable, binding, type, accessors)
        }
    }

    /// A property of a module with an attribute that names nothing has no meaning either.
    private func refuseUnknownAttributes(of variable: VariableDeclaration) {
        let attributes = context.isInModule ? declaration.namedAttributes : []
        guard !attributes.isEmpty else { return }
        let bind = variable.bind
        variable.bind = { [context] variable in
            bind?(variable)
            if !context.hasKnownAttributes(attributes) { variable.type = .unknown }
        }
    }

    private func describe(_ variable: VariableDeclaration) {
        variable.parent = parent
        variable.context = context
        variable.isStatic = isStatic
        variable.isExtension = members.isExtension
        variable.isLazy = declaration.has("lazy")
        variable.ownership = Ownership(declaration.modifiers)
        if variable.ownership != .strong { module.observesLifetimes = true }
        variable.isOverride = declaration.has("override")
        variable.access = binder.access(declaration, in: context)
        variable.extent = declaration.range
        let isPrivate = parent != nil && !binder.isLibrary
        variable.isPrivate =
            isPrivate && declaration.modifiers.contains { $0.name.name == "private" && $0.detail == nil }
        variable.hasPrivateSetter =
            isPrivate && declaration.modifiers.contains { $0.name.name == "private" && $0.detail != nil }
        variable.rowText = binder.row?.text
        for attribute in declaration.attributes {
            if attribute.name.name == "available" {
                variable.firstIOS = SystemVersion(firstIOSOf: binder.text(attribute.range))
            } else if let builder = context.resultBuilder(attribute) {
                variable.builder = builder
            }
        }
    }

    /// A library's property without accessors is stored in a type's body, and computed in an extension or
    /// when there is native code for it.
    private func isComputed(_ accessors: Accessors, _ binding: VariableSyntax.Binding) -> Bool {
        if accessors.isComputed || members.isProtocolBody { return true }
        guard binder.isLibrary, binding.initializer == nil else { return false }
        return members.isExtension || declaration.hasAttribute("native") || parent == nil || isStatic
    }

    // MARK: Stored

    private func bindStored(
        _ variable: VariableDeclaration, _ binding: VariableSyntax.Binding, _ type: TypeSyntax?,
        _ accessors: Accessors
    ) {
        if variable.isOverride, binding.initializer == nil, (accessors.willSet ?? accessors.didSet) != nil,
            !isStatic
        {
            return bindObservedOverride(variable, type, accessors)
        }
        if parent == nil || isStatic {
            variable.storage = .global(module.newGlobal())
        } else {
            if members.isExtension {
                module.report(
                    .error(Messages.storedInExtension, at: variable.range, id: "stored-in-extension"))
            }
            if parent?.kind == .enum, !members.isExtension, !binder.isLibrary {
                context.error(Messages.storedInEnum, at: variable.range, id: "stored-in-enum")
            }
            variable.storage = .field(0)
            parent?.ownStoredProperties.append(variable)
        }
        bindType(of: variable, type, binding.initializer)
        bindObservers(of: variable, accessors)
        if binding.initializer == nil, let type, !variable.isLet || variable.isLazy, isOptional(type) {
            variable.hasInitialValue = true
            variable.initialValue = nilValue(variable)
        }
    }

    private func isOptional(_ type: TypeSyntax) -> Bool {
        switch type.kind {
        case .optional, .implicitlyUnwrapped: true
        case .attributed(_, _, let inner): isOptional(inner)
        default: false
        }
    }

    private func nilValue(_ variable: VariableDeclaration) -> Body {
        let range = variable.range
        return Body {
            let value = Expression(.literal(.none), variable.type, range)
            return Code(
                slotCount: 0, parameters: [], selfVariable: nil,
                statements: [Statement(.return(value), range)],
                range: range)
        }
    }

    func bindType(of variable: VariableDeclaration, _ type: TypeSyntax?, _ value: ExpressionSyntax?) {
        if let type, let value, type.leavesOutArguments(in: context) {
            bindInferred(variable, type, value)
        } else if let type {
            bindWritten(variable, type, value)
        } else if let value {
            bindInferred(variable, nil, value)
        } else if !members.isProtocolBody || !binder.isLibrary {
            module.report(
                .error(Messages.typeAnnotationMissing, at: variable.range, id: "type-annotation"))
        }
        let initial = variable.initialValue
        module.checkLater(binder.source) {
            variable.resolve()
            _ = initial?.code
        }
    }

    private func bindWritten(_ variable: VariableDeclaration, _ type: TypeSyntax, _ value: ExpressionSyntax?)
    {
        let context = self.context
        variable.bind = { variable in
            variable.type = resolveResult(type, context, context.generics)
        }
        guard let value else { return }
        variable.initialValue = Body {
            let checker = BodyChecker(function: nil, context: context)
            checker.prepareInitialValue(of: variable)
            return checker.checkValue(value, type: variable.type, purpose: .initialization)
        }
    }

    /// The value decides the type, or what a written type leaves out: `var stack: Stack = [1, 2]`.
    private func bindInferred(_ variable: VariableDeclaration, _ type: TypeSyntax?, _ value: ExpressionSyntax)
    {
        let initial = InferredValue(value, type, context)
        variable.bind = { variable in initial.infer(variable) }
        variable.initialValue = Body {
            variable.resolve()
            return initial.code ?? Code.empty(value.range)
        }
    }

    // MARK: Entering

    func enter(_ variable: VariableDeclaration) {
        if let parent {
            // An extension of a protocol gives a requirement its default.
            if !members.isExtension || !(parent.isLibrary || parent.kind == .protocol),
                ownVariable(variable.name, of: parent)?.isStatic == variable.isStatic, !binder.isLibrary
            {
                binder.redeclared(Identifier(variable.name, variable.range))
            }
            module.add(.variable(variable), named: variable.name, to: parent, row: binder.source)
        } else if let table = module.table(for: binder.source, variable.access) {
            if let earlier = table.globals[variable.name] {
                return binder.redeclared(Identifier(variable.name, variable.range), earlier.range)
            }
            table.globals[variable.name] = variable
        } else {
            if let earlier = module.globals[variable.name], earlier.context?.source == binder.source,
                !binder.isLibrary
            {
                binder.redeclared(Identifier(variable.name, variable.range))
            }
            module.globals[variable.name] = variable
            module.globalList.append(variable)
        }
    }

    private func ownVariable(_ name: Name, of parent: NominalDeclaration) -> VariableDeclaration? {
        for case .variable(let variable) in parent.boundMembers(named: name) where !variable.isExtension {
            return variable
        }
        return nil
    }
}

extension TypeSyntax {
    /// Whether it is a generic type's name alone, outside of that type.
    func leavesOutArguments(in context: Context) -> Bool {
        guard case .named(let name, let arguments) = kind, arguments.isEmpty,
            case .nominal(let declaration, let outer)? = context.lookUpType(name.name),
            declaration.kind != .protocol
        else { return false }
        var surroundings: Context? = context
        while let current = surroundings {
            if current.nominal === declaration { return false }
            surroundings = current.parent
        }
        return declaration.generics.count > outer.count
    }

    /// `T!`
    var isImplicitlyUnwrapped: Bool {
        switch kind {
        case .implicitlyUnwrapped: true
        case .attributed(_, _, let inner): inner.isImplicitlyUnwrapped
        default: false
        }
    }
}

extension Code {
    static func empty(_ range: SourceRange) -> Code {
        Code(slotCount: 0, parameters: [], selfVariable: nil, statements: [], range: range)
    }
}
