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
            var (function, types) = try self.dispatch(call.callee, receiver, substitutions, range, frame)
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
                let (function, types) = try self.dispatch(call.callee, receiver, substitutions, range, frame)
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

    // MARK: Arguments

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

    // MARK: Function values

    func makeClosure(_ closure: Closure, _ frame: Activation) throws(Signal) -> Value {
        let captured = closure.captures.map { outer, inner in
            // A variable that both sides may change is shared; any other is copied.
            inner.isShared || inner.ownership != .strong ? frame.slots[outer.slot] : frame.load(outer.slot)
        }
        let substitutions = frame.substitutions
        let nesting = try nesting(capturing: captured, frame.site ?? closure.range)
        guard let site = frame.site else {
            return .function(
                FunctionValue(
                    .closure(closure, captured: captured, substitutions: substitutions), nesting: nesting))
        }
        // Code of a row: its messages point to where the snippet called the row.
        return .function(
            FunctionValue(
                .native { call in
                    call.evaluator.attempt { () throws(Signal) -> Value in
                        try call.evaluator.runClosure(
                            closure, captured, substitutions, &call.arguments, call.range, site)
                    }
                }, nesting: nesting))
    }

    func functionValue(
        _ callee: Callee, _ receiver: Expression?, _ substitutions: [Type], _ range: SourceRange,
        _ frame: Activation
    ) throws(Signal) -> Value {
        let types = resolve(substitutions, frame)
        guard let receiver else {
            return .function(FunctionValue(.declared(callee.function, receiver: nil, substitutions: types)))
        }
        let value = try evaluate(receiver, frame)
        let (function, substitutions) = try dispatch(callee, value, types, range, frame)
        let nesting = try nesting(capturing: [value], frame.site ?? range)
        return .function(
            FunctionValue(
                .declared(function, receiver: value, substitutions: substitutions), nesting: nesting))
    }

    func callFunction(
        _ value: Value, _ arguments: inout [Value], _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        switch value {
        case .function(let function): return try callFunction(function, &arguments, range, frame)
        case .keyPath(let path):
            guard let root = arguments.first else { return .void }
            return try readValue(at: path, of: root, range, frame)
        case .some(let inner): return try callFunction(inner, &arguments, range, frame)
        default: throw trap("this value cannot be called", range, frame)
        }
    }

    private func callFunction(
        _ function: FunctionValue, _ arguments: inout [Value], _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        switch function.kind {
        case .closure(let closure, let captured, let substitutions):
            return try runClosure(closure, captured, substitutions, &arguments, range, nil)
        case .declared(let declaration, let receiver, let substitutions):
            return try callDeclared(declaration, receiver, substitutions, &arguments, range, frame)
        case .native(let body):
            var nothing = Value.void
            return try callNative(body, of: nil, &nothing, &arguments, [], range, frame)
        }
    }

    private func callDeclared(
        _ function: FunctionDeclaration, _ receiver: Value?, _ substitutions: [Type],
        _ arguments: inout [Value],
        _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        let isMethod = function.parent != nil && !function.isStatic && function.kind == .function
        if isMethod, receiver == nil, let first = arguments.first {
            // `Type.method` is a function of the receiver that gives the bound method.
            return .function(
                FunctionValue(.declared(function, receiver: first, substitutions: substitutions)))
        }
        var source = receiver ?? .void
        if arguments.count == 1, function.parameters.count > 1, case .tuple(let elements) = arguments[0] {
            // A function passed for one of a tuple.
            arguments = elements
        }
        return try invoke(function, &source, &arguments, substitutions, range, frame)
    }

    func runClosure(
        _ closure: Closure, _ captured: [Value], _ substitutions: [Type], _ arguments: inout [Value],
        _ range: SourceRange, _ site: SourceRange?
    ) throws(Signal) -> Value {
        try enter(range, site)
        defer { depth -= 1 }
        let code = closure.code
        let frame = Activation(code, substitutions: substitutions, site: site)
        for (index, (_, inner)) in closure.captures.enumerated() { frame.slots[inner.slot] = captured[index] }
        try bind(code.parameters, &arguments, frame)
        defer { collect(code.parameters, &arguments, frame) }
        return try run(code, frame)
    }

    /// Puts arguments into their slots. A closure that takes one tuple apart may name its elements.
    func bind(_ parameters: [LocalVariable], _ arguments: inout [Value], _ frame: Activation) throws(Signal) {
        if parameters.count > 1, arguments.count == 1, case .tuple(let elements) = arguments[0],
            elements.count == parameters.count
        {
            for (parameter, element) in zip(parameters, elements) { frame.initialize(parameter, element) }
            return
        }
        if parameters.count == 1, arguments.count > 1 {
            return frame.initialize(parameters[0], .tuple(arguments))
        }
        for (index, parameter) in parameters.enumerated() where index < arguments.count {
            frame.initialize(parameter, arguments[index])
            if !parameter.isLet { arguments[index] = .void }
        }
    }

    /// Takes `inout` parameters, which alone are variable, back out of their slots.
    func collect(_ parameters: [LocalVariable], _ arguments: inout [Value], _ frame: Activation) {
        guard parameters.count == arguments.count else { return }
        for (index, parameter) in parameters.enumerated() where !parameter.isLet {
            arguments[index] = frame.load(parameter.slot)
        }
    }

    /// Runs code whose parameters are in place.
    func run(_ code: Code, _ frame: Activation) throws(Signal) -> Value {
        do throws(Signal) {
            if let expression = code.onlyExpression { return try evaluate(expression, frame) }
            switch try execute(code.statements, frame) {
            case .returned(let value), .yielded(let value): return value
            default: return .void
            }
        } catch {
            if case .suspended = error { keepBody(code, frame) }
            throw error
        }
    }
}

extension Code {
    /// What code consists of that is one expression.
    var onlyExpression: Expression? {
        guard statements.count == 1, case .expression(let expression) = statements[0].kind else { return nil }
        switch expression.kind {
        case .ifElse, .switchCase: return nil
        default: return expression
        }
    }
}
