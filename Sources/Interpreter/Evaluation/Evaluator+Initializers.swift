import Syntax

/// Making structs, objects and enum values.
extension Evaluator {
    /// Calls an initializer. With a type as the receiver it makes a value; with an object it goes on
    /// initializing that (`super.init`, `self.init` of a class).
    func initialize(
        _ function: FunctionDeclaration, _ receiver: inout Value, _ arguments: inout [Value],
        _ substitutions: [Type], _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        if case .object = receiver {
            return try continueInitialization(function, &receiver, &arguments, substitutions, range, frame)
        }
        let type = constructedType(function, receiver, substitutions)
        switch function.implementation {
        case .native(let body):
            var made = Value.metatype(type)
            return try callNative(function, body, &made, &arguments, substitutions, range, frame)
        case .enumCase(let enumCase): return enumeration(enumCase, arguments)
        case .synthesized: return enumValue(type, rawValue: arguments.first ?? .void)
        case .undrawn:
            throw trap("'\(describe(type))' is known to SwiftUI, but not drawn here yet", range, frame)
        case .requirement:
            let (witness, types) = witness(function, type, substitutions)
            if witness === function {
                if let literal = literalValue(function, type, arguments) { return literal }
                throw trap("'init' has no implementation", range, frame)
            }
            receiver = .metatype(type)
            return try initialize(witness, &receiver, &arguments, types, range, frame)
        case .memberwise:
            var value = try uninitializedValue(of: type, settingAll: function.memberwiseFields, range, frame)
            setFields(&value, function, &arguments)
            try noteComposite(value, frame?.site ?? range)
            return value
        case .body(let body):
            return try construct(type, body, function, &arguments, substitutions, range, frame)
        }
    }

    /// A literal of a generic type that turns out to be one of the standard library's own: the value itself.
    private func literalValue(_ function: FunctionDeclaration, _ type: Type, _ arguments: [Value]) -> Value? {
        guard function.isLibrary, arguments.count == 1, let label = function.parameters.first?.label else {
            return nil
        }
        if label == "integerLiteral" || label == "floatLiteral" {
            guard case .nominal(let number, _) = type, case .int(let whole) = arguments[0] else {
                return arguments[0]
            }
            let isFloating =
                number.name == "Double" || number.name == "CGFloat" || number.name == "Float"
                || number.name == "Decimal"
            return isFloating ? .double(Double(whole)) : arguments[0]
        }
        return label == "stringLiteral" || label == "booleanLiteral" ? arguments[0] : nil
    }

    private func constructedType(
        _ function: FunctionDeclaration, _ receiver: Value, _ substitutions: [Type]
    ) -> Type {
        if case .metatype(let type) = receiver, case .nominal = type { return type }
        guard let parent = function.parent else { return .unknown }
        if parent.kind == .protocol { return substitutions.first ?? .unknown }
        return .nominal(parent, Array(substitutions.prefix(parent.generics.count)))
    }

    private func construct(
        _ type: Type, _ body: Body, _ function: FunctionDeclaration, _ arguments: inout [Value],
        _ substitutions: [Type], _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        var value = try uninitializedValue(of: type, settingAll: [], range, frame)
        guard function.isFailable else {
            _ = try runBody(
                body.code, function, &value, &arguments, substitutions, range, frame, function.parent)
            try noteComposite(value, frame?.site ?? range)
            return value
        }
        do throws(Signal) {
            let result = try runBody(
                body.code, function, &value, &arguments, substitutions, range, frame, function.parent)
            if case .none = result { return .none }
            return .some(value)
        } catch {
            // A delegation that gave nil ends the initializer.
            guard case .nilInChain = error else { throw error }
            return .none
        }
    }

    /// A case with its payload; an optional has a form of its own.
    func enumeration(_ enumCase: EnumCase, _ payload: [Value]) -> Value {
        guard enumCase.parent === commonTypes.optional else { return .enumeration(enumCase, payload) }
        return payload.first.map { .some($0) } ?? .none
    }

    private func continueInitialization(
        _ function: FunctionDeclaration, _ receiver: inout Value, _ arguments: inout [Value],
        _ substitutions: [Type], _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        switch function.implementation {
        case .body(let body):
            let result = try runBody(
                body.code, function, &receiver, &arguments, substitutions, range, frame, function.parent)
            if function.isFailable, case .none = result { throw .nilInChain }
            return .void
        case .memberwise:
            setFields(&receiver, function, &arguments)
            return .void
        default: return .void
        }
    }

    private func setFields(_ value: inout Value, _ function: FunctionDeclaration, _ arguments: inout [Value])
    {
        for (argument, field) in zip(arguments, function.memberwiseFields) {
            setField(
                field, of: &value, argument.kept(as: storedProperty(field, of: value)?.ownership ?? .strong))
        }
    }

    /// A value with the initial values of its properties, without those that are about to be set.
    func uninitializedValue(
        of type: Type, settingAll fields: [Int], _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        guard case .nominal(let declaration, let arguments) = type else { return .uninitialized }
        if declaration.kind == .enum { return .uninitialized }
        var values: [Value] = []
        for (index, variable) in declaration.storedProperties.enumerated() {
            if fields.contains(index) || variable.isLazy {
                values.append(.uninitialized)
            } else if let body = variable.initialValue {
                let types = memberSubstitutions(variable.parent, type)
                let value = try evaluateInitialValue(
                    body, self: nil, types, range, frame, isLibrary: declaration.isLibrary)
                values.append(value.kept(as: variable.ownership))
            } else {
                values.append(isOptionalVariable(variable) ? .none : .uninitialized)
            }
        }
        if declaration.kind == .struct {
            return .structure(StructValue(declaration: declaration, arguments: arguments, fields: values))
        }
        let object = ObjectValue(declaration: declaration, arguments: arguments, fields: values)
        object.goesUnheard = !module.hasDeinitializers
        objects.add(object)
        if hasDeinitializer(declaration) { object.lifeline = Lifeline(of: object, departures) }
        return .object(object)
    }

    private func storedProperty(_ index: Int, of value: Value) -> VariableDeclaration? {
        switch value {
        case .structure(let value): value.declaration.storedProperties[index]
        case .object(let object): object.declaration.storedProperties[index]
        default: nil
        }
    }

    private func isOptionalVariable(_ variable: VariableDeclaration) -> Bool {
        guard !variable.isLet, case .nominal(let declaration, _) = variable.type else { return false }
        return declaration === commonTypes.optional
    }

    /// `self.init(…)` in a struct or enum: replaces the value.
    func delegate(
        to place: Place, _ call: Call, _ substitutions: [Type], _ range: SourceRange, _ frame: Activation
    ) throws(Signal) -> Value {
        var arguments = try evaluate(call.arguments, call.callee.function, substitutions, frame)
        var receiver = Value.metatype(resolve(place.type, frame))
        if case .local(let variable) = place.kind, case .object = frame.load(variable.slot) {
            receiver = frame.load(variable.slot)
        }
        let (function, types) = dispatch(call.callee, receiver, substitutions, frame)
        var isObject = false
        if case .object = receiver { isObject = true }
        if isObject, case .native = function.implementation {
            // A class whose values are native code's, as `UIColor`: what that makes is the object.
            receiver = .metatype(resolve(place.type, frame))
            isObject = false
        }
        let made = try invoke(function, &receiver, &arguments, types, range, frame)
        if isObject { return made }
        if function.isFailable {
            guard case .some(let value) = made else { throw .nilInChain }
            try assign(place, value, frame)
            return .void
        }
        try assign(place, made, frame)
        return .void
    }

    /// The case of an enum with this raw value, as an optional.
    private func enumValue(_ type: Type, rawValue: Value) -> Value {
        guard case .nominal(let declaration, _) = type else { return .none }
        for enumCase in declaration.cases {
            if let raw = enumCase.rawValue, areEqual(raw, rawValue) {
                return .some(.enumeration(enumCase, []))
            }
        }
        return .none
    }

    /// The value of a property's initial expression, of a default argument.
    func evaluateInitialValue(
        _ body: Body, self receiver: Value?, _ substitutions: [Type], _ range: SourceRange,
        _ caller: Activation?,
        isLibrary: Bool = false
    ) throws(Signal) -> Value {
        let code = body.code
        let site = isLibrary ? caller?.site ?? range : nil
        try enter(range, site)
        defer { depth -= 1 }
        let frame = Activation(code, substitutions: substitutions, site: site)
        if let own = code.selfVariable, let receiver { frame.initialize(own, receiver) }
        return try run(code, frame)
    }
}
