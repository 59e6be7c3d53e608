@propertyWrapper public struct Environment<Value>: DynamicProperty {
    @native public var wrappedValue: Value { get }
}

extension Environment {
    @native public init(_ keyPath: KeyPath<EnvironmentValues, Value>)
    @native public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
    @native public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable
}

@propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
    @native public var wrappedValue: ObjectType { get }
}

extension EnvironmentObject {
    @native public init()
    @dynamicMemberLookup public struct Wrapper {}
    @native public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { get }
}

extension EnvironmentObject.Wrapper {
    @native public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
        -> Binding<Subject>
    { get }
}
