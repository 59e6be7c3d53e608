/// Types with their type variables replaced by what these were bound to. A type without any comes back as it
/// is: most are so, and those of views grow with each modifier.
extension Solver {
    /// The type with everything filled in that is known.
    func resolved(_ type: Type) -> Type { rebuilt(type, leftover: nil) ?? type }

    /// The type without type variables, when nothing will fill any more: those that are left belong to code
    /// in error.
    func finished(_ type: Type) -> Type { rebuilt(type, leftover: .unknown) ?? type }

    func finished(_ types: [Type]) -> [Type] { rebuilt(types, .unknown) ?? types }

    /// The type with its variables replaced, unbound ones by `leftover` if that is given; nil if nothing
    /// changes.
    private func rebuilt(_ type: Type, leftover: Type?) -> Type? {
        switch type {
        case .variable(let variable):
            guard let binding = variable.binding else { return leftover }
            if variable.filling == .finished { return binding }
            let whole = rebuilt(binding, leftover: leftover) ?? binding
            // Views are in the types of the views around them: each is rebuilt once.
            if leftover != nil { variable.finish(with: whole) }
            return whole
        case .nominal(let declaration, let arguments):
            return rebuilt(arguments, leftover).map { .nominal(declaration, $0) }
        case .opaque(let opaque, let arguments):
            return rebuilt(arguments, leftover).map { .opaque(opaque, $0) }
        case .associated(let base, let associated):
            let reduced = module.reduce(.associated(rebuilt(base, leftover: leftover) ?? base, associated))
            if case .associated = reduced { return reduced }
            return rebuilt(reduced, leftover: leftover) ?? reduced
        case .existential(let uses): return rebuilt(uses, leftover).map { .existential($0) }
        case .tuple(let elements): return rebuilt(elements, leftover).map { .tuple($0) }
        case .function(let function): return rebuilt(function, leftover).map { .function($0) }
        case .metatype(let instance): return rebuilt(instance, leftover: leftover).map { .metatype($0) }
        case .parameter, .unknown: return nil
        }
    }

    private func rebuilt(_ types: [Type], _ leftover: Type?) -> [Type]? {
        types.changed { rebuilt($0, leftover: leftover) }
    }

    private func rebuilt(_ uses: [ProtocolUse], _ leftover: Type?) -> [ProtocolUse]? {
        uses.changed { use in
            rebuilt(use.arguments, leftover).map { ProtocolUse(use.declaration, arguments: $0) }
        }
    }

    private func rebuilt(_ elements: [TupleTypeElement], _ leftover: Type?) -> [TupleTypeElement]? {
        elements.changed { element in
            guard let type = rebuilt(element.type, leftover: leftover) else { return nil }
            var made = element
            made.type = type
            return made
        }
    }

    private func rebuilt(_ function: FunctionType, _ leftover: Type?) -> FunctionType? {
        var made = function
        var isChanged = false
        for index in function.parameters.indices {
            guard let changed = rebuilt(function.parameters[index].type, leftover: leftover) else { continue }
            made.parameters[index].type = changed
            isChanged = true
        }
        if let result = rebuilt(function.result, leftover: leftover) {
            made.result = result
            isChanged = true
        }
        return isChanged ? made : nil
    }
}
