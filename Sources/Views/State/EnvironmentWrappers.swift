import Graphics
import Interpreter
import Layout
import Syntax

/// `@Environment` and `@EnvironmentObject`.
enum EnvironmentWrapperRows {
    static var rows: [Declaration] {
        [
            Declaration(
                "@propertyWrapper public struct Environment<Value>: DynamicProperty { public var wrappedValue: Value { get } }"
            ) { call in call.receiver.native(EnvironmentProperty.self)?.value(call) ?? .void },
            Declaration("extension Environment { public init(_ keyPath: KeyPath<EnvironmentValues, Value>) }") { call in
                let path = call.nextValue()
                return .native(
                    EnvironmentProperty(missing: "the environment can only be read inside 'body'") { context in
                        context.evaluator.read(path, from: .native(EnvironmentBox(context.environment)))
                    })
            },
            Declaration(
                "extension Environment { public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable }"
            ) { call in environmentObject(call, call.nextType(), isOptional: false) },
            Declaration(
                """
                extension Environment {
                    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable
                }
                """
            ) { call in environmentObject(call, call.nextType(), isOptional: true) },
            Declaration(
                """
                @propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty
                    where ObjectType: ObservableObject {
                    public var wrappedValue: ObjectType { get }
                }
                """
            ) { call in call.receiver.native(EnvironmentProperty.self)?.value(call) ?? .void },
            Declaration("extension EnvironmentObject { public init() }") { call in
                environmentObject(call, call.substitutions.first ?? .unknown, isOptional: false)
            },
            Declaration("extension EnvironmentObject { @dynamicMemberLookup public struct Wrapper {} }"),
            Declaration("extension EnvironmentObject { public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { get } }") {
                call in
                .native(ObservedProperty(call.receiver.native(EnvironmentProperty.self)?.value(call) ?? .void))
            },
            Declaration(
                """
                extension EnvironmentObject.Wrapper {
                    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
                        -> Binding<Subject> { get }
                }
                """
            ) { StateWrapperRows.member($0) },
        ]
    }

    private static func environmentObject(_ call: NativeCall, _ type: Type, isOptional: Bool) -> Value {
        let number = call.evaluator.number(of: type)
        let name = call.evaluator.describe(type)
        let missing = "no object of type '\(name)' was found in the environment: a view around this one has to "
            + "provide it with '.environment(_:)' or '.environmentObject(_:)'"
        return .native(
            EnvironmentProperty(missing: missing) { context in
                let object = context.environment[object: number]
                return isOptional ? .optional(object) : object
            })
    }
}
