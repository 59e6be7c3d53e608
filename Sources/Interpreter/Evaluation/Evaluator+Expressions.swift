import Syntax

extension Evaluator {
    /// The value of an expression. Each kind has a function of its own, so that the frames of this walk stay
    /// small.
    func evaluate(_ expression: Expression, _ frame: Activation) throws(Signal) -> Value {
        try step(expression.range, frame)
        switch expression.kind {
        case .literal(let value): return value
        case .load(let place): return try read(place, frame)
        case .call(let call): return try evaluateCall(call, expression.range, frame)
        case .callValue(let function, let arguments):
            return try evaluateCallValue(function, arguments, expression.range, frame)
        case .closure(let closure): return try makeClosure(closure, frame)
        case .function(let callee, let receiver, let substitutions):
            return try functionValue(callee, receiver, substitutions, expression.range, frame)
        case .tuple(let elements): return try tuple(elements, frame)
        case .array(let elements): return try array(elements, expression.range, frame)
        case .dictionary(let pairs): return try dictionary(pairs, expression.range, frame)
        case .interpolation(let segments):
            guard isText(expression.type) else { return try interpolationParts(segments, frame) }
            return try interpolate(segments, frame)
        case .wrap(let inner): return try wrapped(inner, frame)
        case .forceUnwrap(let inner): return try forceUnwrapped(inner, expression.range, frame)
        case .chain(let body, let flattens): return try chain(body, flattens, frame)
        case .chained(let inner): return try chained(inner, frame)
        case .ternary(let condition, let first, let second):
            return try evaluate(try evaluate(condition, frame).asBool ? first : second, frame)
        case .ifElse(let statement): return try value(of: executeIf(statement, frame))
        case .switchCase(let statement): return try value(of: executeSwitch(statement, frame))
        case .isType(let inner, let type):
            let value = try evaluate(inner, frame)
            keepType(of: value, inner.type, frame)
            return .bool(isInstance(value, of: resolve(type, frame)))
        case .cast(let inner, let kind, let type):
            return try evaluateCast(inner, kind, type, expression.range, frame)
        case .await(let inner): return try evaluate(inner, frame)
        case .try(let kind, let inner):
            return try evaluateTry(kind, inner, expression.range, frame) { () throws(Signal) in
                try self.evaluate(inner, frame)
            }
        case .assign(let place, let inner):
            try assign(place, try evaluate(inner, frame), frame)
            return .void
        case .assignTuple(let places, let inner):
            try assignTuple(places, try evaluate(inner, frame), frame)
            return .void
        case .metatype(let type): return .metatype(resolve(type, frame))
        case .keyPath(let path): return try makeKeyPath(path, frame)
        case .block(let statements, let result): return try block(statements, result, frame)
        case .element(let inner, let index): return try element(inner, index, frame)
        case .expansion(let expansion):
            _ = try expand(expansion, frame)
            return .void
        case .error: throw stop(forErrorAt: expression.range, frame)
        }
    }

    private func wrapped(_ inner: Expression, _ frame: Activation) throws(Signal) -> Value {
        let made = Value.some(try evaluate(inner, frame))
        if case .some(.some) = made { try noteComposite(made, frame.site ?? inner.range) }
        return made
    }

    private func tuple(_ elements: [Expression], _ frame: Activation) throws(Signal) -> Value {
        let values = try evaluateAll(elements, frame)
        if values.isEmpty { return .void }
        // Only of a pack there may be one.
        if values.count == 1 { return values[0] }
        let made = Value.tuple(values)
        try noteComposite(made, frame.site ?? elements[0].range)
        return made
    }

    func evaluateAll(_ expressions: [Expression], _ frame: Activation) throws(Signal) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(expressions.count)
        for expression in expressions {
            if case .expansion(let expansion) = expression.kind {
                values += try expand(expansion, frame)
            } else {
                values.append(try evaluate(expression, frame))
            }
        }
        return values
    }

    private func array(_ elements: [Expression], _ range: SourceRange, _ frame: Activation) throws(Signal)
        -> Value
    {
        charge(elements.count * 24)
        let made = Value.array(try evaluateAll(elements, frame))
        try noteComposite(made, frame.site ?? range)
        return made
    }

    private func dictionary(
        _ pairs: [(Expression, Expression)], _ range: SourceRange, _ frame: Activation
    ) throws(Signal) -> Value {
        let storage = DictionaryValue()
        for (key, value) in pairs {
            let key = try evaluate(key, frame)
            if position(of: key, in: storage) != nil {
                throw trap("dictionary literal contains duplicate keys", range, frame)
            }
            insert(try evaluate(value, frame), for: key, into: storage)
        }
        try check()
        try noteComposite(.dictionary(storage), frame.site ?? range)
        return .dictionary(storage)
    }

    private func isText(_ type: Type) -> Bool {
        guard case .nominal(let declaration, _) = type, let string = commonTypes.string else { return true }
        return declaration === string
    }

    /// For types that keep the values of an interpolation, as localized keys do: texts and, for each value, a
    /// tuple of it and its text.
    private func interpolationParts(
        _ segments: [Expression.Segment], _ frame: Activation
    ) throws(Signal) -> Value {
        var parts: [Value] = []
        for segment in segments {
            switch segment {
            case .text(let part): parts.append(.string(part))
            case .value(let expression, let options), .labeled(_, let expression, let options):
                let value = try evaluate(expression, frame)
                let text = try interpolated(value, resolve(expression.type, frame), options, frame)
                parts.append(.tuple([value, .string(text)]))
            }
        }
        try check()
        return .array(parts)
    }

    private func interpolate(_ segments: [Expression.Segment], _ frame: Activation) throws(Signal) -> Value {
        var text = ""
        for segment in segments {
            switch segment {
            case .text(let part): text += part
            case .value(let expression, let options), .labeled(_, let expression, let options):
                let value = try evaluate(expression, frame)
                place = frame.site ?? expression.range
                text += try interpolated(value, resolve(expression.type, frame), options, frame)
            }
        }
        charge(text.utf8.count)
        try check()
        return .string(text)
    }

    /// One value between the parts of a text; `specifier:` and `format:` say how it is written.
    func interpolated(
        _ value: Value, _ type: Type, _ options: [(Name?, Expression)], _ frame: Activation
    ) throws(Signal) -> String {
        for (label, expression) in options {
            guard let label else { continue }
            let option = try evaluate(expression, frame)
            if label == "specifier" { return Numerals.format(option.asString, [value]) }
            if label == "format" {
                var style = option
                return describe(try callMember("format", on: &style, [value], expression.range))
            }
            if label == "default", value.isNil { return describe(option) }
        }
        let text = describe(value, as: type)
        try check()
        return text
    }

    private func forceUnwrapped(
        _ inner: Expression, _ range: SourceRange, _ frame: Activation
    ) throws(Signal) -> Value {
        guard case .some(let value) = try evaluate(inner, frame) else {
            throw trap("unexpectedly found nil while unwrapping an Optional value", range, frame)
        }
        return value
    }

    private func chain(_ body: Expression, _ flattens: Bool, _ frame: Activation) throws(Signal) -> Value {
        do throws(Signal) {
            let value = try evaluate(body, frame)
            return flattens ? value : .some(value)
        } catch {
            guard case .nilInChain = error else { throw error }
            return .none
        }
    }

    private func chained(_ inner: Expression, _ frame: Activation) throws(Signal) -> Value {
        guard case .some(let value) = try evaluate(inner, frame) else { throw .nilInChain }
        return value
    }

    private func value(of completion: Exit) -> Value {
        switch completion {
        case .yielded(let value), .returned(let value): value
        default: .void
        }
    }

    private func evaluateCast(
        _ inner: Expression, _ kind: CastKind, _ type: Type, _ range: SourceRange, _ frame: Activation
    ) throws(Signal) -> Value {
        try converted(try evaluate(inner, frame), inner, kind, type, range, frame)
    }

    /// The value of an expression as another type.
    func converted(
        _ value: Value, _ inner: Expression, _ kind: CastKind, _ type: Type, _ range: SourceRange,
        _ frame: Activation
    ) throws(Signal) -> Value {
        if kind == .coerce {
            if case .existential(let uses) = type {
                keepType(of: value, inner.type, frame)
                if uses.isEmpty { return erased(value, from: resolve(inner.type, frame)) }
            }
            return value
        }
        keepType(of: value, inner.type, frame)
        let type = resolve(type, frame)
        let result = cast(value, to: type)
        if kind == .conditional { return Value(result) }
        if let result { return result }
        throw trap(
            "could not cast value of type '\(describe(typeOf(value)))' to '\(describe(type))'", range, frame)
    }

    func evaluateTry(
        _ kind: TryKind, _ inner: Expression, _ range: SourceRange, _ frame: Activation,
        _ evaluate: () throws(Signal) -> Value
    ) throws(Signal) -> Value {
        do throws(Signal) {
            let value = try evaluate()
            if kind == .optional, !isOptional(inner.type) { return .some(value) }
            return value
        } catch {
            guard case .thrown(let value) = error, kind != .plain else { throw error }
            if kind == .optional { return .none }
            throw trap("'try!' expression unexpectedly raised an error: \(describe(value))", range, frame)
        }
    }

    private func isOptional(_ type: Type) -> Bool {
        guard case .nominal(let declaration, _) = type else { return false }
        return declaration === commonTypes.optional
    }

    private func block(_ statements: [Statement], _ result: Expression, _ frame: Activation) throws(Signal)
        -> Value
    {
        switch try executeAll(statements, frame) {
        case .yielded(let value), .returned(let value): return value
        default: return try evaluate(result, frame)
        }
    }

    private func element(_ inner: Expression, _ index: Int, _ frame: Activation) throws(Signal) -> Value {
        switch try evaluate(inner, frame) {
        case .tuple(let elements), .enumeration(_, let elements): return elements[index]
        case let value: return value
        }
    }

    /// Goes on only if no native has complained.
    func check() throws(Signal) {
        if failure != nil { throw .stop }
        if let error = pendingError {
            pendingError = nil
            throw .thrown(error)
        }
        if isSuspended {
            isSuspended = false
            throw .suspended
        }
    }
}
