/// Global functions and what concerns tuples and types.
extension StandardLibrary {
    static var functions: [Native] { output + traps + tupleComparisons + references }

    private static var output: [Native] {
        [
            Native("print(_:separator:terminator:)") {
                call in printItems(call) { call.evaluator.describe($0) }
            },
            Native("debugPrint(_:separator:terminator:)") {
                call in printItems(call) { call.evaluator.debugDescribe($0) }
            },
        ]
    }

    /// Lines go to the trace; a text without its end of line waits for the next call.
    private static func printItems(_ call: NativeCall, _ describe: (Value) -> String) -> Value {
        var line = ""
        for (index, item) in call.array(0).enumerated() {
            if index > 0 { line += call.string(1) }
            line += describe(item)
        }
        call.evaluator.write(line + call.string(2), at: call.range)
        return .void
    }

    private static var traps: [Native] {
        [
            Native("fatalError(_:)") { stopped($0, "fatal error", $0.apply(0)) },
            Native("preconditionFailure(_:)") { stopped($0, "precondition failed", $0.apply(0)) },
            Native("assertionFailure(_:)") { stopped($0, "assertion failed", $0.apply(0)) },
            Native("precondition(_:_:)") {
                $0.apply(0).isTrue ? .void : stopped($0, "precondition failed", $0.apply(1))
            },
            Native("assert(_:_:)") {
                $0.apply(0).isTrue ? .void : stopped($0, "assertion failed", $0.apply(1))
            },
        ]
    }

    private static func stopped(_ call: NativeCall, _ what: String, _ message: Value) -> Value {
        guard case .string(let text) = message, !text.utf8.isEmpty else { return call.trap(what) }
        return call.trap("\(what): \(text)")
    }

    private static var tupleComparisons: [Native] {
        let equal: NativeBody = { .bool($0.evaluator.areEqual($0.arguments[0], $0.arguments[1])) }
        let different: NativeBody = { .bool(!$0.evaluator.areEqual($0.arguments[0], $0.arguments[1])) }
        let less: NativeBody = { .bool($0.evaluator.compare($0.arguments[0], $0.arguments[1]) < 0) }
        return [
            Native("==(lhs:rhs:)", equal), Native("!=(lhs:rhs:)", different), Native("<(lhs:rhs:)", less),
        ]
    }

    private static var references: [Native] {
        [
            Native("===(lhs:rhs:)") { .bool(areIdentical($0)) },
            Native("!==(lhs:rhs:)") { .bool(!areIdentical($0)) },
            Native("==(lhs: Any.Type?, rhs: Any.Type?)") { .bool(areSameTypes($0)) },
            Native("!=(lhs: Any.Type?, rhs: Any.Type?)") { .bool(!areSameTypes($0)) },
            Native("type(of:)") {
                .metatype($0.evaluator.dynamicType(of: $0.arguments[0], as: $0.substitutions.first))
            },
            Native("_sameAs(_:)") { $0.arguments[0] },
            Native("swap(_:_:)") { call in
                call.arguments.swapAt(0, 1)
                return .void
            },
            Native("isKnownUniquelyReferenced(_: inout T)") { .bool(isOnlyReference($0)) },
            Native("isKnownUniquelyReferenced(_: inout T?)") { .bool(isOnlyReference($0)) },
        ]
    }

    /// Whether the place alone holds the object: it is moved out for the question.
    private static func isOnlyReference(_ call: NativeCall) -> Bool {
        let isOptional = if case .some = call.arguments[0] { true } else { false }
        guard var object = taken(&call.arguments[0]) else { return false }
        let isOnly = isKnownUniquelyReferenced(&object)
        call.arguments[0] = isOptional ? .some(.object(object)) : .object(object)
        return isOnly
    }

    private static func taken(_ value: inout Value) -> ObjectValue? {
        guard case .object(let object)? = value.unwrapped else { return nil }
        value = .void
        return object
    }

    private static func areIdentical(_ call: NativeCall) -> Bool {
        switch (call.arguments[0].unwrapped, call.arguments[1].unwrapped) {
        case (nil, nil): true
        case (.object(let a)?, .object(let b)?): a === b
        case (.native(let a)?, .native(let b)?): a === b
        default: false
        }
    }

    private static func areSameTypes(_ call: NativeCall) -> Bool {
        switch (call.arguments[0].unwrapped, call.arguments[1].unwrapped) {
        case (nil, nil): true
        case (.metatype(let a)?, .metatype(let b)?): areSame(a, b)
        default: false
        }
    }
}
