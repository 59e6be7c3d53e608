import Syntax

/// Adds what the compiler supplies to a type: fields in order, memberwise and default initializers,
/// `allCases` and raw values. Comparing and hashing need no members: they are rows over `Equatable` and
/// `Hashable`.
final class Completion {
    private let binder: Binder
    private let declaration: NominalDeclaration
    private let inherited: [TypeSyntax]

    init(_ binder: Binder, _ declaration: NominalDeclaration, _ inherited: [TypeSyntax]) {
        self.binder = binder
        self.declaration = declaration
        self.inherited = inherited
    }

    private var module: Module { binder.module }

    func run() {
        orderFields()
        addInitializers()
        if declaration.kind == .enum { addRawValues() }
        if declaration.kind != .protocol { addSynthesized() }
    }

    private func orderFields() {
        var fields: [VariableDeclaration] = []
        if case .nominal(let parent, _)? = declaration.superclass { fields = parent.storedProperties }
        for variable in declaration.ownStoredProperties {
            variable.storage = .field(fields.count)
            fields.append(variable)
        }
        declaration.storedProperties = fields
    }

    // MARK: Initializers

    private func addInitializers() {
        guard !declaration.hasOwnInitializer, declaration.kind != .protocol, declaration.kind != .enum else {
            return
        }
        let fields = declaration.ownStoredProperties
        if declaration.isLibrary && !declaration.members(named: "init").isEmpty && fields.isEmpty { return }
        if fields.allSatisfy({ $0.hasInitialValue || $0.wrappedProperty?.hasInitialValue == true }),
            declaration.superclass == nil
        {
            add(memberwise([], isPrivate: false))
        }
        guard declaration.kind == .struct else { return }
        let passed = fields.filter { isPassed($0) && !isOwnState($0) }
        if !passed.isEmpty {
            add(memberwise(passed, isPrivate: passed.contains { $0.isPrivate && !$0.isLibrary }))
        }
    }

    /// `@State private var x = 0` is the type's own affair.
    private func isOwnState(_ field: VariableDeclaration) -> Bool {
        guard let property = field.wrappedProperty else { return false }
        return field.isPrivate && property.hasInitialValue
    }

    /// A `let` with a value cannot be passed, nor can a wrapper that was made with arguments.
    private func isPassed(_ field: VariableDeclaration) -> Bool {
        if field.isLet && field.hasInitialValue || field.isLazy { return false }
        guard let property = field.wrappedProperty, let wrapper = property.wrapper else { return true }
        if property.attributeHasArguments { return false }
        if property.hasInitialValue { return module.hasWrappedValueInitializer(wrapper) }
        return !field.hasInitialValue || module.hasWrappedValueInitializer(wrapper)
    }

    private func memberwise(_ fields: [VariableDeclaration], isPrivate: Bool) -> FunctionDeclaration {
        let function = FunctionDeclaration(
            name: "init", kind: .initializer, range: declaration.range, isLibrary: declaration.isLibrary,
            implementation: .memberwise)
        let declaration = self.declaration
        let module = self.module
        function.parent = declaration
        function.isPrivate = isPrivate
        if declaration.context?.isInModule == true { function.access = isPrivate ? .fileprivate : .internal }
        function.isImplicit = true
        function.context = declaration.context
        function.memberwiseFields = fields.map { if case .field(let index) = $0.storage { index } else { 0 } }
        function.bind = { function in
            function.generics = declaration.generics
            function.result = declaration.selfType
            function.parameters = fields.map { memberwiseParameter($0, module) }
        }
        if fields.contains(where: { $0.wrappedProperty != nil || $0.builder != nil }) {
            function.implementation = .body(
                Body {
                    BodyChecker(function: function, context: declaration.context!).memberwiseBody(fields)
                })
        }
        return function
    }

    private func add(_ function: FunctionDeclaration) { declaration.add(.function(function), named: "init") }

    // MARK: Enums

    private func addRawValues() {
        guard let first = inherited.first, case .named(let name, _) = first.kind,
            RawTypes.contains(name.name),
            let raw = module.typeDeclaration(name.name)
        else { return }
        let rawType = Type.nominal(raw, [])
        RawValues(declaration, name.name, first.range, module).assign()
        let variable = computed("rawValue", .rawValue, type: { rawType })
        declaration.add(.variable(variable), named: "rawValue")
        let make = synthesized("init", .initializer, .rawValueInit)
        make.isFailable = true
        let selfType = declaration.selfType
        let module = self.module
        make.bind = { make in
            make.parameters = [Parameter(label: "rawValue", name: "rawValue", type: rawType)]
            make.result = module.optional(selfType)
        }
        declaration.add(.function(make), named: "init")
        let alias = TypeAlias(name: "RawValue", type: rawType)
        declaration.add(.alias(alias), named: "RawValue")
    }

    // MARK: Synthesized members

    private func addSynthesized() {
        let parents = module.protocols(of: declaration)
        func has(_ known: KnownType) -> Bool {
            guard let wanted = module.known(known) else { return false }
            return parents.contains { $0 === wanted }
        }
        let selfType = declaration.selfType
        if declaration.kind == .enum, has(.caseIterable), declaration.members(named: "allCases").isEmpty {
            let module = self.module
            let all = computed("allCases", .allCases, type: { module.type(.array, [selfType]) })
            all.isStatic = true
            all.getter?.isStatic = true
            declaration.add(.variable(all), named: "allCases")
        }
    }

    private func synthesized(
        _ name: Name, _ kind: FunctionDeclaration.Kind, _ synthesis: FunctionDeclaration.Synthesis
    ) -> FunctionDeclaration {
        let function = FunctionDeclaration(
            name: name, kind: kind, range: declaration.range, isLibrary: declaration.isLibrary,
            implementation: .synthesized(synthesis))
        function.parent = declaration
        function.isImplicit = true
        function.context = declaration.context
        return function
    }

    private func computed(
        _ name: Name, _ synthesis: FunctionDeclaration.Synthesis, type: @escaping () -> Type
    ) -> VariableDeclaration {
        let variable = VariableDeclaration(
            name: name, range: declaration.range, isLibrary: declaration.isLibrary, type: .unknown,
            isLet: false,
            storage: .computed)
        variable.parent = declaration
        variable.context = declaration.context
        variable.bind = { $0.type = type() }
        let getter = synthesized(name, .getter, synthesis)
        getter.bind = { getter in
            getter.generics = getter.context?.generics ?? []
            getter.result = variable.type
        }
        variable.getter = getter
        return variable
    }
}

/// The parameter for a stored property: its type, or for a wrapper or a builder what makes it.
private func memberwiseParameter(_ field: VariableDeclaration, _ module: Module) -> Parameter {
    if let property = field.wrappedProperty, let wrapper = property.wrapper {
        let takesValue = module.hasWrappedValueInitializer(wrapper)
        let parameter = Parameter(
            label: property.name, name: property.name, type: takesValue ? property.type : field.type)
        if takesValue, property.hasInitialValue, let context = property.context {
            parameter.defaultValue =
                property.wrappedDefault.map { value in
                    Body {
                        BodyChecker(function: nil, context: context)
                            .checkValue(value, type: property.type, purpose: .initialization)
                    }
                } ?? nilBody(property)
        }
        return parameter
    }
    let parameter = Parameter(label: field.name, name: field.name, type: field.type)
    if let builder = field.builder {
        parameter.builder = builder
        if field.type.functionResult == nil {
            parameter.type = .function(FunctionType(parameters: [], result: field.type))
        }
    }
    if field.hasInitialValue { parameter.defaultValue = field.initialValue }
    return parameter
}

private func nilBody(_ property: VariableDeclaration) -> Body {
    Body {
        let value = Expression(.literal(.none), property.type, property.range)
        return Code(
            slotCount: 0, parameters: [], selfVariable: nil,
            statements: [Statement(.return(value), property.range)], range: property.range)
    }
}
