/// Generic arguments in the place of generic parameters.
extension Module {
    /// Replaces generic parameters by their arguments, and associated types by what they then are. A type
    /// without any comes back as it is.
    func substitute(_ type: Type, _ arguments: [Type]) -> Type {
        arguments.isEmpty ? type : replaced(type, arguments) ?? type
    }

    func substitute(_ use: ProtocolUse, _ arguments: [Type]) -> ProtocolUse {
        replaced(use.arguments, arguments).map { ProtocolUse(use.declaration, arguments: $0) } ?? use
    }

    /// The type with its parameters replaced; nil if nothing changes.
    private func replaced(_ type: Type, _ arguments: [Type]) -> Type? {
        switch type {
        case .parameter(let parameter):
            return parameter.index < arguments.count ? arguments[parameter.index] : nil
        case .nominal(let declaration, let own):
            return replaced(own, arguments).map { .nominal(declaration, $0) }
        case .opaque(let opaque, let own): return replaced(own, arguments).map { .opaque(opaque, $0) }
        case .associated(let base, let associated):
            return reduce(.associated(substitute(base, arguments), associated))
        case .existential(let uses): return .existential(uses.map { substitute($0, arguments) })
        case .tuple(let elements):
            if elements.contains(where: { $0.isExpansion }) { return expanded(elements, arguments) }
            return .tuple(
                elements.map { TupleTypeElement(label: $0.label, type: substitute($0.type, arguments)) })
        case .function(var function):
            for index in function.parameters.indices {
                function.parameters[index].type = substitute(function.parameters[index].type, arguments)
            }
            function.result = substitute(function.result, arguments)
            return .function(function)
        case .metatype(let instance): return replaced(instance, arguments).map { .metatype($0) }
        case .variable(let variable): return variable.binding.map { substitute($0, arguments) }
        case .unknown: return nil
        }
    }

    private func replaced(_ types: [Type], _ arguments: [Type]) -> [Type]? {
        types.changed { replaced($0, arguments) }
    }

    /// `T.Element` as what it stands for, if that is known.
    func reduce(_ type: Type) -> Type {
        guard case .associated(let unreduced, let associated) = type else { return type }
        var base = unreduced
        while case .variable(let variable) = base, let binding = variable.binding { base = binding }
        if case .associated = base { base = reduce(base).shallow }
        switch base {
        case .nominal, .opaque, .existential, .parameter, .associated:
            return associatedType(associated, of: base) ?? .associated(base, associated)
        case .unknown: return .unknown
        default: return .associated(base, associated)
        }
    }
}

extension Type {
    /// Whether this type, or one that it is made of, passes a test; holes that are filled count as what fills
    /// them.
    func contains(_ test: (Type) -> Bool) -> Bool {
        let type = shallow
        if test(type) { return true }
        switch type {
        case .nominal(_, let arguments), .opaque(_, let arguments):
            for argument in arguments where argument.contains(test) { return true }
        case .associated(let base, _): return base.contains(test)
        case .existential(let uses):
            for use in uses {
                for argument in use.arguments where argument.contains(test) { return true }
            }
        case .tuple(let elements):
            for element in elements where element.type.contains(test) { return true }
        case .function(let function):
            for parameter in function.parameters where parameter.type.contains(test) { return true }
            return function.result.contains(test)
        case .metatype(let instance): return instance.contains(test)
        case .parameter, .variable, .unknown: break
        }
        return false
    }

    /// How far a type is from the parameter that it is spelled from: of two that are the same the nearer
    /// stands for both.
    var memberDepth: Int {
        if case .associated(let base, _) = shallow { return base.memberDepth + 1 }
        return 0
    }

    var mentionsParameters: Bool {
        contains { type in
            if case .parameter = type { true } else { false }
        }
    }

    func mentions(_ parameter: GenericParameter) -> Bool {
        contains { type in
            if case .parameter(let other) = type { other.index == parameter.index } else { false }
        }
    }

    /// The type behind bound holes.
    var shallow: Type {
        var type = self
        while case .variable(let variable) = type, let binding = variable.binding { type = binding }
        return type
    }

    var isUnknown: Bool {
        if case .unknown = shallow { return true }
        return false
    }

    var isVoid: Bool {
        if case .tuple(let elements) = shallow { return elements.isEmpty }
        return false
    }

    var nominal: NominalDeclaration? {
        if case .nominal(let declaration, _) = shallow { return declaration }
        return nil
    }
}
