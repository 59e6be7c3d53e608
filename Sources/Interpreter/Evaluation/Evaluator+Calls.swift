import Syntax

extension Evaluator {
    func evaluateCall(_ call: Call, _ range: SourceRange, _ frame: Activation) throws(Signal) -> Value {
        let substitutions = resolve(call.substitutions, frame)
        switch call.receiver {
        case .none:
            return try callOn(.void, call, substitutions, range, frame)
        case .value(let expression):
            if call.callee.function.kind == .initializer, case .load(let place) = expression.kind,
                !isMetatype(place.type)
            {
                return try delegate(to: place, call, substitutions, range, frame)
            }
            return try callOn(try evaluate(expression, frame), call, substitutions, range, frame)
        case .type(let type):
            return try callOn(.metatype(resolve(type, frame)), call, substitutions, range, frame)
        case .superclass(let expression):
            return try callOn(try evaluate(expression, frame), call, substitutions, range, frame)
        case .place(let place):
            return try callOnPlace(place, call, substitutions, range, frame)
        }
    }

    private func isMetatype(_ type: Type) -> Bool {
        if case .metatype = type { return true }
        return false
    }

    /// A call whose receiver is not changed.
    private func callOn(
        _ receiver: Value, _ call: Call, _ substitutions: [Type], _ range: SourceRange, _ frame: Activation
    ) throws(Signal) -> Value {
        let values: [Value]
        do throws(Signal) {
            values = try evaluate(call.arguments, call.callee.function, substitutions, frame)
        } catch {
            if case .suspended = error {
                keepCall(.call(call)) { (values) throws(Signal) in
                    try self.callOn(receiver, call, values, substitutions, range, frame)
                }
            }
            throw error
        }
        return try callOn(receiver, call, values, substitutions, range, frame)
    }

    private func callOn(
        _ receiver: Value, _ call: Call, _ values: [Value], _ substitutions: [Type], _ range: SourceRange,
        _ frame: Activation
    ) throws(Signal) -> Value {
        try withArguments(call.arguments, values, frame) { (arguments: inout [Value]) throws(Signal) in
            var (function, types) = self.dispatch(call.callee, receiver, substitutions, frame)
            if !function.isLibrary, function.kind == .function {
                types = self.opened(types, function, arguments)
            }
            var source = receiver
            do throws(Signal) {
                return try self.invoke(function, &source, &arguments, types, range, frame)
            } catch {
                if case .suspended = error { self.keepCall(call, of: function) }
                throw error
            }
        }
    }

    /// A mutating method, or `self.init(…)`.
    private func callOnPlace(
        _ place: Place, _ call: Call, _ substitutions: [Type], _ range: SourceRange, _ frame: Activation
    ) throws(Signal) -> Value {
        if call.callee.function.kind == .initializer {
            return try delegate(to: place, call, substitutions, range, frame)
        }
        let values: [Value]
        do throws(Signal) {
            values = try evaluate(call.arguments, call.callee.function, substitutions, frame)
        } catch {
            if case .suspended = error {
                keepCall(.call(call)) { (values) throws(Signal) in
                    try self.callOnPlace(place, call, values, substitutions, range, frame)
                }
            }
            throw error
        }
        return try callOnPlace(place, call, values, substitutions, range, frame)
    }

    private func callOnPlace(
        _ place: Place, _ call: Call, _ values: [Value], _ substitutions: [Type], _ range: SourceRange,
        _ frame: Activation
    ) throws(Signal) -> Value {
        try withArguments(call.arguments, values, frame) { (arguments: inout [Value]) throws(Signal) in
            var result = Value.void
            let access = try self.begin(place, frame)
            try self.finish(access) { (receiver: inout Value) throws(Signal) in
                let (function, types) = self.dispatch(call.callee, receiver, substitutions, frame)
                result = try self.invoke(function, on: access, &receiver, &arguments, types, range, frame)
            }
            return result
        }
    }

    func evaluateCallValue(
        _ function: Expression, _ call: [Argument], _ range: SourceRange, _ frame: Activation
    ) throws(Signal) -> Value {
        let value = try evaluate(function, frame)
        let values = try evaluate(call, nil, [], frame)
        return try withArguments(call, values, frame) { (arguments: inout [Value]) throws(Signal) in
            do throws(Signal) {
                return try self.callFunction(value, &arguments, range, frame)
            } catch {
                if case .suspended = error { self.keepCall(of: call, at: range) }
                throw error
            }
        }
    }
}
