import Syntax

/// The arguments of a call.
extension Evaluator {
    /// Opens the `inout` arguments for the time of the call, once all others have their values.
    func withArguments(
        _ arguments: [Argument], _ known: [Value], _ frame: Activation,
        _ body: (inout [Value]) throws(Signal) -> Value
    ) throws(Signal) -> Value {
        var values = known
        let accesses = try begin(arguments, frame)
        for (index, access) in accesses { values[index] = access.take() }
        var result = Value.void
        var failure: Signal?
        do throws(Signal) { result = try body(&values) } catch { failure = error }
        for (index, access) in accesses.reversed() {
            access.value = values[index]
            do throws(Signal) {
                if let failure { try close(access, after: failure) } else { try finish(access) }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return result
    }

    private func begin(_ arguments: [Argument], _ frame: Activation) throws(Signal) -> [(Int, Access)] {
        var accesses: [(Int, Access)] = []
        do throws(Signal) {
            for (index, argument) in arguments.enumerated() {
                if case .place(let place) = argument { accesses.append((index, try begin(place, frame))) }
            }
        } catch {
            for (_, access) in accesses.reversed() { restore(access) }
            throw error
        }
        return accesses
    }

    /// The values of all arguments that are not places.
    func evaluate(
        _ arguments: [Argument], _ function: FunctionDeclaration?, _ substitutions: [Type],
        _ frame: Activation
    ) throws(Signal) -> [Value] {
        try evaluate(arguments, after: [], function, substitutions, frame)
    }

    /// The values of arguments of which the first are known.
    func evaluate(
        _ arguments: [Argument], after known: [Value], _ function: FunctionDeclaration?,
        _ substitutions: [Type], _ frame: Activation
    ) throws(Signal) -> [Value] {
        var values = known
        values.reserveCapacity(arguments.count)
        do throws(Signal) {
            while values.count < arguments.count {
                let index = values.count
                values.append(try evaluate(arguments[index], index, function, substitutions, frame))
            }
        } catch {
            if case .suspended = error { keepArguments(arguments, values, function, substitutions, frame) }
            throw error
        }
        return values
    }

    private func evaluate(
        _ argument: Argument, _ index: Int, _ function: FunctionDeclaration?, _ substitutions: [Type],
        _ frame: Activation
    ) throws(Signal) -> Value {
        switch argument {
        case .value(let expression): return try evaluate(expression, frame)
        case .place: return .void
        case .defaulted:
            let value = try defaultValue(of: function, index, substitutions, frame)
            let isDeferred = function?.parameters[index].isAutoclosure ?? false
            return isDeferred ? .function(FunctionValue(.native { _ in value })) : value
        case .variadic(let expressions): return .array(try evaluateAll(expressions, frame))
        case .deferred(let closure): return try makeClosure(closure, frame)
        }
    }

    private func defaultValue(
        of function: FunctionDeclaration?, _ index: Int, _ substitutions: [Type], _ frame: Activation
    ) throws(Signal) -> Value {
        guard let function, let body = function.parameters[index].defaultValue else { return .void }
        let site = function.isLibrary ? frame.site ?? site : nil
        return try evaluateInitialValue(
            body, self: nil, substitutions, site ?? .none, frame, isLibrary: function.isLibrary)
    }
}
