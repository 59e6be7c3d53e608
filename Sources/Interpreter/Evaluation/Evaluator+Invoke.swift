import Syntax

extension Evaluator {
    /// Calls exactly this function. The receiver and `inout` arguments come back changed.
    func invoke(
        _ function: FunctionDeclaration, _ receiver: inout Value, _ arguments: inout [Value],
        _ substitutions: [Type], _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        if function.kind == .initializer {
            return try initialize(function, &receiver, &arguments, substitutions, range, frame)
        }
        switch function.implementation {
        case .body(let body):
            return try runBody(body.code, function, &receiver, &arguments, substitutions, range, frame, nil)
        case .native(let body):
            return try callNative(function, body, &receiver, &arguments, substitutions, range, frame)
        case .requirement:
            return try invokeRequirement(function, &receiver, &arguments, substitutions, range, frame)
        case .memberwise: return .void
        case .enumCase(let enumCase):
            let made = enumeration(enumCase, arguments)
            if !arguments.isEmpty { try noteComposite(made, frame?.site ?? range) }
            return made
        case .synthesized(let synthesis):
            return synthesized(synthesis, function, receiver, &arguments)
        case .undrawn:
            throw trap("'\(function.name)' is known to SwiftUI, but not drawn here yet", range, frame)
        }
    }

    /// Runs interpreted code with `self` in its slot.
    func runBody(
        _ code: Code, _ function: FunctionDeclaration, _ receiver: inout Value, _ arguments: inout [Value],
        _ substitutions: [Type], _ range: SourceRange, _ caller: Activation?,
        _ initializing: NominalDeclaration?
    ) throws(Signal) -> Value {
        let site = function.isLibrary ? caller?.site ?? range : nil
        try enter(range, site)
        defer { depth -= 1 }
        let frame = Activation(code, substitutions: substitutions, site: site)
        frame.initializing = initializing
        frame.observing = function.observed
        if let own = code.selfVariable {
            frame.initialize(own, ownClass(own, receiver, frame) ?? receiver)
            receiver = .void
        }
        defer { if let own = code.selfVariable { receiver = frame.load(own.slot) } }
        bindDeclared(code.parameters, &arguments, frame)
        defer { collectInout(function, code.parameters, &arguments, frame) }
        return try run(code, frame)
    }

    /// What `self` is in a class's operator, which is called on nothing.
    private func ownClass(_ variable: LocalVariable, _ receiver: Value, _ frame: Activation) -> Value? {
        guard case .void = receiver, case .metatype(let type) = variable.type else { return nil }
        return .metatype(resolve(type, frame))
    }

    private func bindDeclared(
        _ variables: [LocalVariable], _ arguments: inout [Value], _ frame: Activation
    ) {
        for (index, variable) in variables.enumerated() where index < arguments.count {
            frame.initialize(variable, arguments[index])
            arguments[index] = .void
        }
    }

    private func collectInout(
        _ function: FunctionDeclaration, _ variables: [LocalVariable], _ arguments: inout [Value],
        _ frame: Activation
    ) {
        let parameters = function.parameters
        for (index, variable) in variables.enumerated()
        where index < arguments.count && index < parameters.count && parameters[index].isInout {
            arguments[index] = frame.load(variable.slot)
        }
    }

    // MARK: Natives

    func callNative(
        _ function: FunctionDeclaration, _ body: NativeBody, _ receiver: inout Value,
        _ arguments: inout [Value],
        _ substitutions: [Type], _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        if function.kind == .subscriptSetter, !arguments.isEmpty {
            // Rows get the new value last.
            arguments.append(arguments.removeFirst())
        }
        // Most calls work on what is small.
        guard Evaluator.mayCost(receiver, arguments) else {
            return try callNative(body, of: function, &receiver, &arguments, substitutions, range, frame)
        }
        return try callCharged(function, body, &receiver, &arguments, substitutions, range, frame)
    }

    @inline(never)
    private func callCharged(
        _ function: FunctionDeclaration, _ body: NativeBody, _ receiver: inout Value,
        _ arguments: inout [Value],
        _ substitutions: [Type], _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        let outer = site
        site = frame?.site ?? range
        defer { site = outer }
        let kept = try chargeNative(function, receiver, arguments)
        let result = try callNative(body, of: function, &receiver, &arguments, substitutions, range, frame)
        if kept.bytes > 0 {
            chargeCopies(kept, receiver, arguments)
            try check()
        }
        if function.isMutating, arguments.contains(where: { $0.hasParts }) {
            try noteComposite(receiver, site)
        }
        return result
    }

    /// The receiver comes back changed, also from a call that throws.
    func callNative(
        _ body: NativeBody, of function: FunctionDeclaration?, _ receiver: inout Value,
        _ arguments: inout [Value], _ substitutions: [Type], _ range: SourceRange, _ frame: Activation?
    ) throws(Signal) -> Value {
        let outer = site
        site = frame?.site ?? range
        let call = NativeCall(
            function, evaluator: self, receiver: receiver, arguments: arguments, substitutions: substitutions,
            range: site)
        // Natives call back: their own nesting counts too.
        do throws(Signal) {
            try enter(range, site)
        } catch {
            site = outer
            throw error
        }
        receiver = .void
        arguments = []
        let result = body(call)
        depth -= 1
        site = outer
        arguments = call.arguments
        receiver = call.receiver
        try check()
        try note(result, of: call)
        return result
    }

    // MARK: What the compiler supplies

    private func synthesized(
        _ synthesis: FunctionDeclaration.Synthesis, _ function: FunctionDeclaration, _ receiver: Value,
        _ arguments: inout [Value]
    ) -> Value {
        switch synthesis {
        case .equals: return .bool(areStructurallyEqual(arguments[0], arguments[1]))
        case .lessThan: return .bool(compareStructurally(arguments[0], arguments[1]) < 0)
        case .hashInto:
            arguments[0] = hashed(arguments[0], receiver)
            return .void
        case .allCases:
            return .array(function.parent?.cases.map { .enumeration($0, []) } ?? [])
        case .rawValue:
            guard case .enumeration(let enumCase, _) = receiver else { return .void }
            return enumCase.rawValue ?? .void
        case .rawValueInit:
            return .void
        }
    }
}
