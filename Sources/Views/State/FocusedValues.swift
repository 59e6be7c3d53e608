import Interpreter

/// `FocusedValues`: what the view with the keyboard's focus tells menus and commands. Nothing has the focus in a
/// picture, so that these values are always missing, as they are on a device before something is tapped.
enum FocusedValueRows {
    static var rows: [Declaration] { values + wrappers + modifiers }

    private static var values: [Declaration] {
        [
            Declaration("public protocol FocusedValueKey { associatedtype Value }"),
            Declaration("public struct FocusedValues {}"),
            Declaration(
                "extension FocusedValues { public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey { get set } }",
                get: { _ in .none }, set: { _ in .void }),
        ]
    }

    private static var wrappers: [Declaration] {
        [
            Declaration(
                """
                @propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
                    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
                    public var wrappedValue: Value? { nil }
                }
                """),
            Declaration(
                "extension FocusedValue { @available(iOS 17.0, *) public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {} }"),
            Declaration(
                """
                @propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
                    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
                    public var wrappedValue: Value? { get { nil } nonmutating set {} }
                    public var projectedValue: Binding<Value?> { .constant(nil) }
                }
                """),
            Declaration(
                """
                @available(iOS 16.0, *) @propertyWrapper public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
                    public init() {}
                    public var wrappedValue: ObjectType? { nil }
                }
                """),
        ]
    }

    /// Values of the whole scene are there without a focus, and are not told: that is a warning.
    private static var modifiers: [Declaration] {
        let object = "T: AnyObject, T: Observable"
        return ["Value", "Value?"].flatMap { type -> [Declaration] in
            let parameters = "<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: \(type))"
            return [.accepted("focusedValue\(parameters)"), .ignored("focusedSceneValue\(parameters)")]
        } + [
            .accepted("focusedValue<T>(_ object: T?)", where: object),
            .ignored("focusedSceneValue<T>(_ object: T?)", where: object),
            Declaration(accepting: "extension View { public func focusedObject<T>(_ object: T) -> some View where T: ObservableObject }"),
            Declaration(ignoring: "extension View { public func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject }"),
        ]
    }
}
