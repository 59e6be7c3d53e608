import Syntax

/// `@State var x = 0`: a computed `x` over a stored `_x` of the wrapper's type, and `$x` for its projection.
final class WrappedProperty {
    let members: MemberBinder
    let variable: VariableDeclaration
    let wrapper: NominalDeclaration
    let attribute: AttributeSyntax

    init(
        _ members: MemberBinder, _ variable: VariableDeclaration, _ wrapper: NominalDeclaration,
        _ attribute: AttributeSyntax
    ) {
        self.members = members
        self.variable = variable
        self.wrapper = wrapper
        self.attribute = attribute
    }

    var module: Module { members.module }

    func bind(_ binding: VariableSyntax.Binding, _ type: TypeSyntax?) {
        let backing = makeBacking()
        variable.wrapper = wrapper
        variable.backing = backing
        variable.storage = .computed
        let value = WrapperValue(
            wrapper, attribute, initial: binding.initializer, type: type, variable, members.context)
        backing.bind = { _ in value.infer() }
        variable.bind = { _ in value.infer() }
        variable.attributeHasArguments = attribute.arguments != nil
        variable.wrappedDefault = binding.initializer
        variable.hasInitialValue =
            binding.initializer != nil || variable.attributeHasArguments || isOptional(type)
        bindInitialValue(of: backing, value)
        addAccessors(backing)
        addProjection(backing)
        if !backing.hasInitialValue, members.parent != nil, !variable.isStatic, hasWrappedValueInitializer {
            addWrapping(backing)
        }
        module.checkLater(members.binder.source) { [variable] in
            variable.resolve()
            _ = backing.initialValue?.code
        }
    }

    private func bindInitialValue(of backing: VariableDeclaration, _ value: WrapperValue) {
        backing.hasInitialValue = variable.hasInitialValue || hasPlainInitializer
        guard backing.hasInitialValue else { return }
        backing.initialValue = Body {
            value.infer()
            return value.code ?? Code.empty(backing.range)
        }
    }

    private func isOptional(_ type: TypeSyntax?) -> Bool {
        guard let type, hasWrappedValueInitializer else { return false }
        switch type.kind {
        case .optional, .implicitlyUnwrapped: return true
        default: return false
        }
    }

    private var initializers: [FunctionDeclaration] {
        module.ownMembers("init", of: wrapper).compactMap { member in
            if case .function(let function) = member { return function }
            return nil
        }
    }

    private var hasPlainInitializer: Bool {
        initializers.contains { function in
            // `State.init()` is for optionals alone, which have their value already.
            function.parameters.allSatisfy { $0.defaultValue != nil }
                && (!hasWrappedValueInitializer || !function.isConditional(in: wrapper))
        }
    }

    private var hasWrappedValueInitializer: Bool { module.hasWrappedValueInitializer(wrapper) }

    private func makeBacking() -> VariableDeclaration {
        let backing = VariableDeclaration(
            name: Name("_" + variable.name.text), range: variable.range, isLibrary: variable.isLibrary,
            type: .unknown, isLet: false, storage: .field(0))
        backing.parent = members.parent
        backing.context = members.context
        backing.isStatic = variable.isStatic
        backing.isPrivate = variable.isPrivate
        backing.access = .private
        backing.extent = variable.extent
        if let parent = members.parent, !variable.isStatic {
            parent.ownStoredProperties.append(backing)
            module.add(.variable(backing), named: backing.name, to: parent, row: members.binder.source)
        } else {
            backing.storage = .global(module.newGlobal())
            if let parent = members.parent {
                module.add(.variable(backing), named: backing.name, to: parent, row: members.binder.source)
            } else {
                members.enter(global: backing)
            }
        }
        backing.wrappedProperty = variable
        return backing
    }

    private func addAccessors(_ backing: VariableDeclaration) {
        addAccessor("wrappedValue", to: variable, backing)
    }

    private func addProjection(_ backing: VariableDeclaration) {
        guard !wrapper.members(named: "projectedValue").isEmpty else { return }
        let projection = VariableDeclaration(
            name: Name("$" + variable.name.text), range: variable.range, isLibrary: variable.isLibrary,
            type: .unknown, isLet: false, storage: .computed)
        projection.parent = members.parent
        projection.context = members.context
        projection.isStatic = variable.isStatic
        projection.access = variable.access
        projection.extent = variable.extent
        projection.bind = { [module] projection in
            if let found = module.wrapperMember("projectedValue", of: backing) { projection.type = found.1 }
        }
        addAccessor("projectedValue", to: projection, backing)
        variable.projection = projection
        if let parent = members.parent {
            module.add(.variable(projection), named: projection.name, to: parent, row: members.binder.source)
        } else {
            members.enter(global: projection)
        }
    }

    /// The function that makes the wrapper of the first value, which an initializer or the memberwise one
    /// gives.
    private func addWrapping(_ backing: VariableDeclaration) {
        let make = accessor(.function, of: variable)
        make.isStatic = true
        make.bind = { [variable, context = members.context] make in
            make.generics = context.generics
            make.parameters = [Parameter(label: nil, name: "value", type: variable.type)]
            make.result = backing.type
        }
        make.implementation = .body(
            Body { [context = members.context] in
                BodyChecker(function: make, context: context).wrappingBody(backing)
            })
        variable.wrapping = make
    }

    /// `x` reads `self._x.wrappedValue`, and writes it if the wrapper's property can be written.
    private func addAccessor(_ name: Name, to property: VariableDeclaration, _ backing: VariableDeclaration) {
        let module = self.module
        let getter = accessor(.getter, of: property)
        getter.bind = { [context = members.context] getter in
            getter.generics = context.generics
            getter.result = property.type
        }
        getter.implementation = .body(Body { wrapperGetter(getter, backing, name, module) })
        getter.isMutating =
            wrapperProperty(name)?.getter?.isMutating ?? false && members.parent?.kind == .struct
            && !property.isStatic
        property.getter = getter
        let enclosing = property === variable ? enclosingSubscript : nil
        if let enclosing { enclose(getter, enclosing, backing) }
        guard let declared = wrapperProperty(name), declared.setter != nil || isStored(declared) else {
            return
        }
        let setter = accessor(.setter, of: property)
        setter.isNonmutating =
            wrapper.kind == .class || declared.setter?.isNonmutating ?? (members.parent?.kind == .class)
        setter.isMutating = !setter.isNonmutating && members.parent?.kind == .struct && !property.isStatic
        setter.bind = { [context = members.context] setter in
            setter.generics = context.generics
            setter.parameters = [Parameter(label: nil, name: "newValue", type: property.type)]
        }
        setter.implementation = .body(Body { wrapperSetter(setter, backing, name, module) })
        if let own = enclosing?.setter { enclose(setter, own, backing) }
        property.setter = setter
    }

    private func isStored(_ property: VariableDeclaration) -> Bool {
        if case .computed = property.storage { return false }
        return !property.isLet
    }

    private func wrapperProperty(_ name: Name) -> VariableDeclaration? {
        for case .variable(let found) in wrapper.members(named: name) { return found }
        return nil
    }

    private func accessor(_ kind: FunctionDeclaration.Kind, of property: VariableDeclaration)
        -> FunctionDeclaration
    {
        let function = FunctionDeclaration(
            name: property.name, kind: kind, range: property.range, isLibrary: property.isLibrary,
            implementation: .undrawn)
        function.parent = members.parent
        function.isStatic = property.isStatic
        function.context = members.context
        return function
    }
}

extension FunctionDeclaration {
    /// Whether the `where` clause of its extension asks more of the type's parameters than the type does.
    fileprivate func isConditional(in type: NominalDeclaration) -> Bool {
        zip(generics, type.generics).contains { own, declared in
            own.conformances.count > declared.conformances.count
                || own.sameTypes.count > declared.sameTypes.count
        }
    }
}

extension Module {
    func hasWrappedValueInitializer(_ wrapper: NominalDeclaration) -> Bool {
        ownMembers("init", of: wrapper).contains {
            if case .function(let function) = $0 {
                return function.parameters.first?.label == Name("wrappedValue")
                    && function.parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
            }
            return false
        }
    }

    /// `wrappedValue` or `projectedValue` of a stored wrapper, with its type there.
    func wrapperMember(_ name: Name, of backing: VariableDeclaration) -> (VariableDeclaration, Type, [Type])?
    {
        for found in members(name, of: backing.type) {
            if case .variable(let variable) = found.member {
                return (variable, substitute(variable.type, found.arguments), found.arguments)
            }
        }
        return nil
    }
}
