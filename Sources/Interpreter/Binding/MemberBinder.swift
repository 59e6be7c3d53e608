import Syntax

/// Makes the members of one type body or extension, or the functions and variables of a file.
final class MemberBinder {
    let binder: Binder
    let parent: NominalDeclaration?
    let context: Context
    let isExtension: Bool
    /// Whether the row's closure may go to a stored property because nothing else could take it.
    var giveRowToVariables = false

    init(_ binder: Binder, _ parent: NominalDeclaration?, _ context: Context, isExtension: Bool) {
        self.binder = binder
        self.parent = parent
        self.context = context
        self.isExtension = isExtension
    }

    var module: Module { binder.module }
    var isProtocolBody: Bool { parent?.kind == .protocol && !isExtension }

    func bind(_ nominal: NominalSyntax) {
        giveRowToVariables = binder.row?.native != nil && !nominal.members.contains { isBodilessCallable($0) }
        for member in nominal.members { bind(member) }
        if let parent, !isExtension, !isAlreadyCompleting(parent) {
            let binder = self.binder
            let inherited = nominal.inherited
            parent.bindMembers = { Completion(binder, parent, inherited).run() }
            if !binder.isLibrary { module.work.append { Completion.check(parent, module: binder.module) } }
        }
    }

    private func isAlreadyCompleting(_ parent: NominalDeclaration) -> Bool { parent.bindMembers != nil }

    private func isBodilessCallable(_ syntax: DeclarationSyntax) -> Bool {
        switch syntax.kind {
        case .function(let function): return function.body == nil
        case .initializer(let initializer): return initializer.body == nil
        case .subscript: return true
        case .variable(let variable): return variable.bindings.contains { $0.accessors != nil }
        default: return false
        }
    }

    func bind(_ syntax: DeclarationSyntax) {
        switch syntax.kind {
        case .function(let function): bindFunction(function, syntax)
        case .initializer(let initializer): bindInitializer(initializer, syntax)
        case .subscript(let subscripted): bindSubscript(subscripted, syntax)
        case .variable(let variable): VariableBinder(self, syntax).bind(variable)
        case .enumCase(let elements): for element in elements { bindCase(element, syntax) }
        case .associatedType(let name, let inherited, let defaultType, let requirements):
            bindAssociatedType(name, inherited, defaultType, requirements)
        case .conditionalCompilation(let clauses):
            for clause in clauses where clause.isActive { clause.elements.forEach(bind) }
        default: break
        }
    }

    // MARK: Functions

    private func bindFunction(_ syntax: FunctionSyntax, _ declaration: DeclarationSyntax) {
        let isOperator = syntax.name.name.isOperator
        let function = FunctionDeclaration(
            name: syntax.name.name, kind: isOperator ? .operator : .function, range: syntax.name.range,
            isLibrary: binder.isLibrary, implementation: .undrawn)
        prepare(function, declaration)
        function.isMutating = declaration.has("mutating")
        function.isPostfix = declaration.has("postfix")
        let inner = signatureContext(syntax.signature)
        bindSignature(of: function, syntax.signature, inner, declaration)
        implement(function, syntax.body, inner)
        enter(function)
    }

    private func bindInitializer(_ syntax: InitializerSyntax, _ declaration: DeclarationSyntax) {
        let function = FunctionDeclaration(
            name: "init", kind: .initializer, range: SourceRange(declaration.range.lower, declaration.range.lower + 4),
            isLibrary: binder.isLibrary, implementation: .undrawn)
        prepare(function, declaration)
        function.isFailable = syntax.isFailable
        function.isConvenience = declaration.has("convenience")
        let inner = signatureContext(syntax.signature)
        bindSignature(of: function, syntax.signature, inner, declaration)
        implement(function, syntax.body, inner)
        if let parent, !isExtension { parent.hasOwnInitializer = true }
        enter(function)
    }

    private func bindSubscript(_ syntax: SubscriptSyntax, _ declaration: DeclarationSyntax) {
        let range = SourceRange(declaration.range.lower, declaration.range.lower + 9)
        let getter = FunctionDeclaration(
            name: "subscript", kind: .subscriptGetter, range: range, isLibrary: binder.isLibrary,
            implementation: .undrawn)
        prepare(getter, declaration)
        let inner = signatureContext(syntax.signature)
        bindSignature(of: getter, syntax.signature, inner, declaration)
        let accessors = Accessors(syntax.accessors)
        let native = binder.row
        implement(getter, accessors.getter, inner)
        if accessors.hasSetter || native?.nativeSet != nil {
            getter.setter = subscriptSetter(of: getter, accessors, range, inner, native)
        }
        enter(getter)
    }

    private func subscriptSetter(
        of getter: FunctionDeclaration, _ accessors: Accessors, _ range: SourceRange, _ inner: Context,
        _ row: Declaration?
    ) -> FunctionDeclaration {
        let setter = FunctionDeclaration(
            name: "subscript", kind: .subscriptSetter, range: range, isLibrary: binder.isLibrary,
            implementation: .undrawn)
        setter.parent = parent
        setter.isStatic = getter.isStatic
        setter.isMutating = !accessors.isNonmutating && parent?.kind != .class
        setter.isNonmutating = !setter.isMutating
        setter.isOverridable = getter.isOverridable
        setter.context = inner
        let name = accessors.setterParameter ?? "newValue"
        setter.bind = { setter in
            setter.generics = getter.generics
            setter.parameters =
                [Parameter(label: nil, name: name, type: getter.result)] + getter.parameters
        }
        if let body = accessors.setter {
            setter.implementation = .body(self.body(of: setter, body, inner))
        } else if let native = row?.nativeSet {
            setter.implementation = .native(native)
        } else if isProtocolBody {
            setter.implementation = .requirement
            setter.requirementIndex = nextRequirement()
        }
        return setter
    }

    func prepare(_ function: FunctionDeclaration, _ declaration: DeclarationSyntax) {
        function.parent = parent
        function.isExtension = isExtension
        function.isStatic = declaration.has("static") || (declaration.has("class") && parent?.kind == .class)
        function.isOverride = declaration.has("override")
        function.isPrivate = declaration.has("private") && parent != nil
        function.isOverridable =
            parent?.kind == .class && !isExtension && !declaration.has("final") && !declaration.has("static")
        function.rowText = binder.row?.text
        checkModifiers(declaration)
        if function.kind == .function { checkOverride(of: function) }
        for attribute in declaration.attributes {
            if attribute.name.name == "_disfavoredOverload" { function.isDisfavored = true }
            if attribute.name.name == "discardableResult" { function.isDiscardable = true }
            if attribute.name.name == "available" {
                function.availability = Availability(text: binder.text(attribute.range))
            }
        }
    }

    private func signatureContext(_ signature: SignatureSyntax) -> Context {
        let inner = Context(module: module, parent: context, nominal: nil, source: binder.source)
        let outer = context
        inner.bind = { inner in
            bindGenerics(signature.generics, signature.requirements, in: inner, outer: outer.generics)
            if let selfType = outer.selfType, !signature.requirements.isEmpty {
                inner.selfType = inner.module.substitute(selfType, inner.generics.map { .parameter($0) })
            }
        }
        return inner
    }

    private func bindSignature(
        of function: FunctionDeclaration, _ signature: SignatureSyntax, _ inner: Context,
        _ declaration: DeclarationSyntax
    ) {
        function.isThrowing = signature.isThrowing
        function.isRethrowing = signature.isRethrowing
        function.isAsync = signature.isAsync
        function.context = inner
        function.bind = { function in
            SignatureBinder(function, inner).bind(signature, attributes: declaration.attributes)
        }
        if !binder.isLibrary { module.work.append { function.resolve() } }
    }

    /// Gives a function its code: a body, the row's closure, a requirement, or nothing yet.
    func implement(_ function: FunctionDeclaration, _ body: CodeBlockSyntax?, _ inner: Context) {
        if let body {
            function.implementation = .body(self.body(of: function, body, inner))
        } else if isProtocolBody {
            function.implementation = .requirement
            function.requirementIndex = nextRequirement()
        } else if let row = binder.row, let native = row.native {
            function.implementation = .native(native)
            function.isIgnored = row.effect == .ignored
        } else if !binder.isLibrary {
            module.report(
                .error(Messages.bodyExpected(function.kind), at: function.range, id: "body-expected"),
                source: binder.source)
        }
    }

    func body(of function: FunctionDeclaration, _ block: CodeBlockSyntax, _ inner: Context) -> Body {
        let body = Body { BodyChecker(function: function, context: inner).check(block) }
        if !binder.isLibrary { module.work.append { _ = body.code } }
        return body
    }

    func nextRequirement() -> Int {
        guard let parent else { return -1 }
        parent.requirementCount += 1
        return parent.requirementCount - 1
    }

    private func enter(_ function: FunctionDeclaration) {
        if let parent {
            module.add(.function(function), named: function.name, to: parent, row: binder.source)
            if function.kind == .operator { module.operators[function.name, default: []].append(function) }
        } else if function.kind == .operator {
            module.operators[function.name, default: []].append(function)
        } else {
            module.functions[function.name, default: []].append(function)
        }
        binder.noteRow(kindName(function), parent, function.name, isDrawn: function.isDrawn)
    }

    private func kindName(_ function: FunctionDeclaration) -> StaticString {
        switch function.kind {
        case .initializer: "initializer"
        case .subscriptGetter: "subscript"
        case .operator: "operator"
        default: "function"
        }
    }

    // MARK: Cases and associated types

    private func bindCase(_ element: EnumElementSyntax, _ declaration: DeclarationSyntax) {
        guard let parent else { return }
        let made = EnumCase(name: element.name.name, index: parent.cases.count, range: element.name.range)
        made.parent = parent
        if parent.cases.contains(where: { $0.name == made.name }) { binder.redeclared(element.name) }
        if let parameters = element.parameters { made.constructor = constructor(of: made, parameters) }
        if let raw = element.rawValue { made.rawSyntax = raw }
        parent.cases.append(made)
        module.add(.enumCase(made), named: made.name, to: parent, row: binder.source)
    }

    private func constructor(of made: EnumCase, _ parameters: [ParameterSyntax]) -> FunctionDeclaration {
        let function = FunctionDeclaration(
            name: made.name, kind: .function, range: made.range, isLibrary: binder.isLibrary,
            implementation: .enumCase(made))
        function.parent = parent
        function.isStatic = true
        let context = self.context
        function.context = context
        function.bind = { function in
            SignatureBinder(function, context).bindCase(parameters)
        }
        if !binder.isLibrary { module.work.append { function.resolve() } }
        return function
    }

    private func bindAssociatedType(
        _ name: Identifier, _ inherited: [TypeSyntax], _ defaultType: TypeSyntax?,
        _ requirements: [RequirementSyntax]
    ) {
        guard let parent else { return }
        let associated = AssociatedType(name: name.name)
        associated.parent = parent
        parent.associatedTypes.append(associated)
        let context = self.context
        associated.bind = { associated in
            let resolver = TypeResolver(context)
            for constraint in inherited { associated.conformances += resolver.constraint(constraint).0 }
            if let defaultType { associated.defaultType = resolver.resolve(defaultType) }
            var names = context.names
            attach(requirements, in: context, own: context.generics, names: &names)
        }
    }
}

extension FunctionDeclaration {
    var isDrawn: Bool {
        if case .undrawn = implementation { return false }
        return true
    }
}

extension Name {
    /// Whether it consists of operator characters.
    var isOperator: Bool {
        guard let first = text.utf8.first else { return false }
        switch first {
        case 33, 37, 38, 42, 43, 45, 47, 60, 61, 62, 63, 94, 124, 126: return true  // ! % & * + - / < = > ? ^ | ~
        case 46: return text.utf8.count > 1  // ...
        default: return first >= 0xC2 && first <= 0xE2 && !isLetterLike
        }
    }

    /// Bytes of letters outside ASCII; the rest of that range is mathematical and arrows.
    private var isLetterLike: Bool { text.utf8.first.map { $0 != 0xE2 && $0 != 0xC2 } ?? true }
}

/// The accessors of a property or subscript, sorted out.
struct Accessors {
    var getter: CodeBlockSyntax?
    var setter: CodeBlockSyntax?
    var hasGetter = false
    var hasSetter = false
    var setterParameter: Name?
    var isNonmutating = false
    var willSet: AccessorSyntax?
    var didSet: AccessorSyntax?
    var isPresent = false
    var getterThrows = false
    var getterSuspends = false

    init(_ syntax: AccessorBlockSyntax?) {
        guard let syntax else { return }
        isPresent = true
        switch syntax {
        case .getter(let block):
            hasGetter = true
            getter = block
        case .accessors(let list): for accessor in list { read(accessor) }
        }
    }

    private mutating func read(_ accessor: AccessorSyntax) {
        let kind = accessor.kind.name
        if kind == "get" || kind == "_read" {
            hasGetter = true
            getter = getter ?? accessor.body
            getterThrows = accessor.isThrowing
            getterSuspends = accessor.isAsync
        } else if kind == "set" || kind == "_modify" {
            hasSetter = true
            setter = setter ?? accessor.body
            setterParameter = accessor.parameter?.name
            isNonmutating = accessor.modifiers.contains { $0.name.name == "nonmutating" }
        } else if kind == "willSet" {
            willSet = accessor
        } else if kind == "didSet" {
            didSet = accessor
        }
    }

    /// Observers alone leave a property stored.
    var isComputed: Bool { hasGetter || hasSetter }
}
