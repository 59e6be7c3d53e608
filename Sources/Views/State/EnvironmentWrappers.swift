import Interpreter

/// `@Environment` and `@EnvironmentObject`.
enum EnvironmentWrapperRows {
    static var rows: [Native] {
        [
            Native("Environment.wrappedValue") { call in
                call.receiver.native(EnvironmentProperty.self)?.value(call) ?? .void
            },
            Native("Environment.init(_: KeyPath<EnvironmentValues, Value>)") { call in
                let path = call.nextValue()
                return .native(
                    EnvironmentProperty(standard: path) { context in
                        context.evaluator.read(path, from: .native(EnvironmentBox(context.environment)))
                    })
            },
            Native("Environment.init(_: Value.Type)") { call in
                environmentObject(call, call.nextType(), isOptional: false)
            },
            Native("Environment.init(_: T.Type)") { environmentObject($0, $0.nextType(), isOptional: true) },
            Native("EnvironmentObject.wrappedValue") { call in
                call.receiver.native(EnvironmentProperty.self)?.value(call) ?? .void
            },
            Native("EnvironmentObject.init()") { call in
                environmentObject(call, call.substitutions.first ?? .unknown, isOptional: false)
            },
            Native("EnvironmentObject.projectedValue") {
                call in
                .native(
                    ObservedProperty(call.receiver.native(EnvironmentProperty.self)?.value(call) ?? .void))
            },
            Native("EnvironmentObject.Wrapper.subscript(dynamicMember:)") { StateWrapperRows.member($0) },
        ]
    }

    private static func environmentObject(_ call: NativeCall, _ type: Type, isOptional: Bool) -> Value {
        let number = call.evaluator.number(of: type)
        let name = call.evaluator.describe(type)
        let missing =
            "no object of type '\(name)' was found in the environment: a view around this one has to "
            + "provide it with '.environment(_:)' or '.environmentObject(_:)'"
        return .native(
            EnvironmentProperty(missing: missing) { context in
                let object = context.environment[object: number]
                return isOptional ? .optional(object) : object
            })
    }
}
