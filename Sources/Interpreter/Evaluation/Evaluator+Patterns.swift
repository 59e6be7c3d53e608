import Syntax

extension Evaluator {
    /// Binds a pattern that cannot fail.
    func bind(_ pattern: Pattern, _ value: Value, _ frame: Activation) throws(Signal) {
        if case .variable(let variable) = pattern {
            frame.initialize(variable, value)
        } else {
            _ = try match(pattern, value, frame)
        }
    }

    /// Whether a value matches; variables of the pattern are set on the way.
    func match(_ pattern: Pattern, _ value: Value, _ frame: Activation) throws(Signal) -> Bool {
        switch pattern {
        case .wildcard: return true
        case .variable(let variable):
            frame.initialize(variable, value)
            return true
        case .tuple(let patterns):
            return try matchAll(patterns, value.elements, frame)
        case .enumCase(let enumCase, let patterns):
            return try matchCase(enumCase, patterns, value, frame)
        case .some(let inner):
            guard case .some(let wrapped) = value else { return false }
            return try match(inner, wrapped, frame)
        case .none:
            if case .none = value { return true }
            return false
        case .isType(let type):
            return isInstance(value, of: resolve(type, frame))
        case .cast(let inner, let type):
            guard let cast = cast(value, to: resolve(type, frame)) else { return false }
            return try match(inner, cast, frame)
        case .match(let variable, let condition):
            frame.initialize(variable, value)
            return try evaluate(condition, frame).asBool
        }
    }

    private func matchAll(_ patterns: [Pattern], _ values: [Value], _ frame: Activation) throws(Signal)
        -> Bool
    {
        guard patterns.count == values.count else { return false }
        for (pattern, value) in zip(patterns, values) {
            if try !match(pattern, value, frame) { return false }
        }
        return true
    }

    private func matchCase(
        _ enumCase: EnumCase, _ patterns: [Pattern], _ value: Value, _ frame: Activation
    ) throws(Signal) -> Bool {
        switch value {
        case .enumeration(let found, let payload):
            guard found === enumCase else { return false }
            if patterns.isEmpty { return true }
            // One pattern stands for a whole payload of several values.
            if patterns.count == 1, payload.count > 1 {
                return try match(patterns[0], .tuple(payload), frame)
            }
            return try matchAll(patterns, payload, frame)
        case .some(let wrapped):
            // A pattern of the wrapped enum also matches an optional one.
            if enumCase.parent === commonTypes.optional {
                guard enumCase.name == "some" else { return false }
                if patterns.isEmpty { return true }
                return try match(patterns[0], wrapped, frame)
            }
            return try matchCase(enumCase, patterns, wrapped, frame)
        case .none:
            return enumCase.parent === commonTypes.optional && enumCase.name == "none"
        default: return false
        }
    }
}
