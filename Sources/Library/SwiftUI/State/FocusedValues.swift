public protocol FocusedValueKey { associatedtype Value }

public struct FocusedValues {}

extension FocusedValues {
    @native public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey { get set }
}

@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public var wrappedValue: Value? { nil }
}

extension FocusedValue {
    @available(iOS 17.0, *) public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
}

@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value?> { .constant(nil) }
}

@available(iOS 16.0, *) @propertyWrapper public struct FocusedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
    public init() {}
    public var wrappedValue: ObjectType? { nil }
}

extension View {
    @accepted public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View

    @ignored public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View

    @accepted public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View

    @ignored public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View

    @accepted public func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable
    @ignored public func focusedSceneValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable
    @accepted public func focusedObject<T>(_ object: T) -> some View where T: ObservableObject
    @ignored public func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject
}
