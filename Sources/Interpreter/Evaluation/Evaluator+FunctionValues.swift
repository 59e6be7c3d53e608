import Syntax

/// Functions as values, and what runs when one is called.
extension Evaluator {
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
        let (function, substitutions) = dispatch(callee, value, types, frame)
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
