import Syntax

/// Types at run time.
extension Evaluator {
    /// A type of the checked code with the concrete types of the running frame.
    func resolve(_ type: Type, _ frame: Activation) -> Type {
        if frame.substitutions.isEmpty { return type }
        if case .nominal(_, let arguments) = type, arguments.isEmpty { return type }
        return module.substitute(type, frame.substitutions)
    }

    func resolve(_ types: [Type], _ frame: Activation) -> [Type] {
        if types.isEmpty || frame.substitutions.isEmpty { return types }
        return types.map { resolve($0, frame) }
    }

    /// The type behind `some P`.
    func opened(_ type: Type) -> Type {
        guard case .opaque(let opaque, let arguments) = type, let underlying = opaque.underlying else {
            if case .associated = type { return module.reduce(type) }
            return type
        }
        return opened(module.substitute(underlying, arguments))
    }

    /// Generic arguments that a member of `parent` sees when its `Self` is this type.
    func memberSubstitutions(_ parent: NominalDeclaration?, _ type: Type) -> [Type] {
        guard let parent else { return [] }
        if parent.kind == .protocol { return [type] }
        var current: Type? = type
        while let known = current, case .nominal(let declaration, let arguments) = known {
            if declaration === parent { return arguments }
            current = module.superclass(of: known)
        }
        return []
    }

    /// The type of a value as far as the value knows it. `Double` stands for every floating-point type,
    /// `String` for characters and substrings too.
    public func typeOf(_ value: Value) -> Type {
        switch value {
        case .void: .void
        case .bool: common(commonTypes.bool)
        case .int, .large: common(commonTypes.int)
        case .double: common(commonTypes.double)
        case .string: common(commonTypes.string)
        case .none: common(commonTypes.optional, [.unknown])
        case .some(let inner): common(commonTypes.optional, [typeOf(inner)])
        case .tuple(let elements): .tuple(elements.map { TupleTypeElement(type: typeOf($0)) })
        case .array(let items): common(commonTypes.array, [items.first.map { typeOf($0) } ?? .unknown])
        case .dictionary(let storage):
            common(
                commonTypes.dictionary,
                [
                    storage.keys.first.map { typeOf($0) } ?? .unknown,
                    storage.values.first.map { typeOf($0) } ?? .unknown,
                ])
        case .set(let storage): common(commonTypes.set, [storage.keys.first.map { typeOf($0) } ?? .unknown])
        case .range(let lower, _, let closed):
            common(closed ? commonTypes.closedRange : commonTypes.range, [typeOf(lower)])
        case .structure(let value): .nominal(value.declaration, value.arguments)
        case .enumeration(let enumCase, _):
            enumCase.parent.map { .nominal($0, $0.generics.map { _ in .unknown }) } ?? .unknown
        case .object(let object): .nominal(object.declaration, object.arguments)
        case .metatype(let type): .metatype(type)
        case .native(let native): native.declaredType ?? native.staticType ?? .unknown
        case .function, .keyPath, .cell, .borrowed, .uninitialized: .unknown
        }
    }

    /// The type of a value whose static type is known: that, unless the value may be of one below.
    func dynamicType(of value: Value, as declared: Type?) -> Type {
        guard let declared else { return typeOf(value) }
        let type = opened(declared)
        switch type {
        case .nominal(let declaration, _): return declaration.kind == .class ? typeOf(value) : type
        case .tuple, .function: return type
        default: return typeOf(unerased(value))
        }
    }

    private func common(_ declaration: NominalDeclaration?, _ arguments: [Type] = []) -> Type {
        declaration.map { .nominal($0, arguments) } ?? .unknown
    }

    /// Whether a value's type satisfies a protocol.
    public func conforms(_ value: Value, protocolNamed name: Name) -> Bool {
        guard let declaration = module.typeDeclaration(name) else { return false }
        return conforms(value, declaration)
    }

    func conforms(_ value: Value, _ declaration: NominalDeclaration) -> Bool {
        switch value {
        case .double:
            return [commonTypes.double, commonTypes.cgFloat, commonTypes.float].contains {
                $0.map { module.conforms(.nominal($0, []), to: declaration) } ?? false
            }
        case .string:
            return [commonTypes.string, commonTypes.character, commonTypes.substring].contains {
                $0.map { module.conforms(.nominal($0, []), to: declaration) } ?? false
            }
        case .function, .tuple, .void, .keyPath, .metatype: return false
        default: return module.conforms(typeOf(value), to: declaration)
        }
    }

    // MARK: Casts

    func isInstance(_ value: Value, of type: Type) -> Bool { cast(value, to: type) != nil }

    /// The value as another type, if it is one.
    func cast(_ value: Value, to target: Type) -> Value? {
        let type = opened(target)
        if case .nominal(let declaration, let arguments) = type, declaration === commonTypes.optional {
            switch value {
            case .none: return Value.none
            case .some(let inner): return cast(inner, to: arguments[0]).map { .some($0) }
            default: return cast(value, to: arguments[0]).map { .some($0) }
            }
        }
        switch value {
        case .some(let inner):
            if case .existential(let uses) = type, uses.isEmpty { return value }
            return cast(inner, to: type)
        case .none:
            return nil
        default: break
        }
        if case .existential(let uses) = type, uses.isEmpty { return value }
        if case .structure(let erased) = value, erased.declaration.known == .anyHashable,
            type.nominal?.known != .anyHashable, let base = erased.fields.first
        {
            return cast(base, to: type)
        }
        let plain = unerased(value)
        if case .native(let native) = value, native is AnyValue,
            case .nominal(let own, let none)? = native.declaredType,
            none.isEmpty, case .nominal(let wanted, _) = type
        {
            // A `Character` is no `String`, though both are kept as texts.
            return own === wanted || wanted.name == "AnyHashable" ? plain : nil
        }
        return castPlain(plain, to: type) ? plain : nil
    }

    private func castPlain(_ value: Value, to type: Type) -> Bool {
        switch type {
        case .existential(let uses):
            for use in uses {
                if use.declaration.name == "AnyObject" {
                    guard case .object = value else { return false }
                } else if !conforms(value, use.declaration) {
                    return false
                }
            }
            return true
        case .nominal(let declaration, let arguments): return isNominal(value, declaration, arguments)
        case .tuple(let elements):
            let values = value.elements
            return values.count == elements.count
                && zip(values, elements).allSatisfy { cast($0, to: $1.type) != nil }
        case .function: if case .function = value { return true }
        case .metatype: if case .metatype = value { return true }
        case .unknown, .parameter, .associated, .opaque, .variable: return true
        }
        return false
    }

    private func isNominal(_ value: Value, _ declaration: NominalDeclaration, _ arguments: [Type]) -> Bool {
        switch value {
        case .object: return isSubclass(typeOf(value), of: declaration)
        case .double:
            return declaration === commonTypes.double || declaration === commonTypes.cgFloat
                || declaration === commonTypes.float
        case .int: return declaration === commonTypes.int || isIntegerType(declaration)
        case .large: return declaration !== commonTypes.int && isIntegerType(declaration)
        case .string(let text):
            if declaration === commonTypes.character { return Graphemes.count(text) == 1 }
            return declaration === commonTypes.string || declaration === commonTypes.substring
        case .array(let items):
            return declaration === commonTypes.array && allAre(items, arguments.first)
        case .set(let storage):
            return declaration === commonTypes.set && allAre(storage.keys, arguments.first)
        case .dictionary(let storage):
            return declaration === commonTypes.dictionary && allAre(storage.keys, arguments.first)
                && allAre(storage.values, arguments.last)
        case .structure(let structure):
            return structure.declaration === declaration && areSame(structure.arguments, arguments)
        default:
            switch typeOf(value) {
            case .nominal(let own, _): return own === declaration
            case .opaque: return false
            default:
                // A row's value that does not tell its type is taken at the checker's word.
                if case .native(let native) = value { return native.declaredType == nil }
                return declaration.name == "AnyHashable"
            }
        }
    }

    private func isIntegerType(_ declaration: NominalDeclaration) -> Bool {
        declaration.isLibrary
            && module.conforms(.nominal(declaration, []), toProtocolNamed: "FixedWidthInteger")
    }

    private func allAre(_ values: [Value], _ type: Type?) -> Bool {
        guard let type else { return true }
        return values.allSatisfy { cast($0, to: type) != nil }
    }

    private func isSubclass(_ type: Type, of declaration: NominalDeclaration) -> Bool {
        var current: Type? = type
        while let known = current, case .nominal(let own, _) = known {
            if own === declaration { return true }
            current = module.superclass(of: known)
        }
        return false
    }
}

extension Module {
    func conforms(_ type: Type, toProtocolNamed name: Name) -> Bool {
        typeDeclaration(name).map { conforms(type, to: $0) } ?? false
    }
}
