@propertyWrapper public struct State<Value>: DynamicProperty {
    @native public var wrappedValue: Value { get nonmutating set }
}

extension State {
    @native public init(wrappedValue value: Value)
    @native public init(initialValue value: Value)
}

extension State where Value: ExpressibleByNilLiteral {
    @native public init()
}

extension State {
    @native public var projectedValue: Binding<Value> { get }
}

@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    @native public var wrappedValue: Value { get }
}

extension GestureState {
    @native public init(wrappedValue: Value)
    @native public init(initialValue: Value)

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    @native public init(wrappedValue: Value, resetTransaction: Transaction)
    @native public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void)
    @native public var projectedValue: GestureState<Value> { get }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    @native public var wrappedValue: Value { get nonmutating set }
}

extension Binding {
    @native public init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
    @native public static func constant(_ value: Value) -> Binding<Value>
    @native public var projectedValue: Binding<Value> { get }
    @native public init(projectedValue: Binding<Value>)
    public var transaction: Transaction { get set }

    @native public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
        -> Binding<Subject>
    { get }
}

extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>

    public func makeIterator() -> IndexingIterator<[Binding<Value.Element>]> {
        var elements: [Binding<Value.Element>] = []
        var index = startIndex
        while index != endIndex {
            elements.append(self[index])
            index = self.index(after: index)
        }
        return elements.makeIterator()
    }
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            get: { self.wrappedValue[position] }, set: { self.wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    @native public func index(before i: Value.Index) -> Value.Index
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding {
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }

    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    @native public func animation(_ animation: Animation? = .default) -> Binding<Value>
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

@propertyWrapper public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    @native public var wrappedValue: ObjectType { get }
}

extension StateObject {
    @native public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
}

@propertyWrapper public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject { @native public var wrappedValue: ObjectType { get set } }

extension ObservedObject {
    @dynamicMemberLookup public struct Wrapper {}
}

extension ObservedObject.Wrapper {
    @native public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
        -> Binding<Subject>
    { get }
}

extension StateObject {
    @native public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}

extension ObservedObject {
    @native public init(wrappedValue: ObjectType)
    @native public init(initialValue: ObjectType)
    @native public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    @native public var wrappedValue: Value { get set }
}

extension Bindable where Value: AnyObject, Value: Observable {
    @native public init(wrappedValue: Value)
    @native public init(_ wrappedValue: Value)
}

extension Bindable {
    @native public var projectedValue: Bindable<Value> { get }
}

extension Bindable where Value: AnyObject {
    @native public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
        -> Binding<Subject>
    { get }
}

@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    @native public var wrappedValue: Value { get nonmutating set }
}

extension AppStorage {
    @native public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    @native public init(_ key: String, store: UserDefaults? = nil)
}

extension AppStorage {
    @native public var projectedValue: Binding<Value> { get }
}

@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    @native public var wrappedValue: Value { get nonmutating set }
}

extension SceneStorage {
    @native public init(wrappedValue: Value, _ key: String)
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    @native public init(_ key: String)
}

extension SceneStorage {
    @native public var projectedValue: Binding<Value> { get }
}

@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    @native public var wrappedValue: Value { get nonmutating set }
}

extension FocusState {
    @propertyWrapper public struct Binding { @native public var wrappedValue: Value { get nonmutating set } }
    @native("where Value == Bool") public init() where Value == Bool
    @native("where Value: ExpressibleByNilLiteral") public init() where Value: ExpressibleByNilLiteral
    @native public var projectedValue: FocusState<Value>.Binding { get }
}

extension FocusState.Binding {
    @native public var projectedValue: FocusState<Value>.Binding { get }
}

@propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
    @native public var wrappedValue: Value { get nonmutating set }
}

extension AccessibilityFocusState {
    @propertyWrapper public struct Binding { @native public var wrappedValue: Value { get nonmutating set } }
    @native("where Value == Bool") public init() where Value == Bool
    @native("where Value: ExpressibleByNilLiteral") public init() where Value: ExpressibleByNilLiteral
    @native public var projectedValue: AccessibilityFocusState<Value>.Binding { get }
}

extension AccessibilityFocusState.Binding {
    @native public var projectedValue: AccessibilityFocusState<Value>.Binding { get }
}

extension View {
    @accepted @available(iOS 15.0, *) public func focused<Value>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: Hashable

    @accepted @available(iOS 15.0, *) public func focused(_ condition: FocusState<Bool>.Binding) -> some View
    @accepted public func focusable(_ isFocusable: Bool = true) -> some View
    @accepted public func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V) -> some View

    @accepted public func accessibilityFocused<Value>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View where Value: Hashable

    @accepted public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
        -> some View
}

public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension AccessibilityFocusState where Value == Bool {
    @native("where Value == Bool") public init(for technologies: AccessibilityTechnologies)
}

extension AccessibilityFocusState where Value: ExpressibleByNilLiteral {
    @native("where Value: ExpressibleByNilLiteral") public init(for technologies: AccessibilityTechnologies)
}

@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
    @native public var wrappedValue: Value { get }
}

extension ScaledMetric {
    @native public init(wrappedValue: Value)
    @native public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
}

@propertyWrapper public struct Namespace: DynamicProperty {
    @native public var wrappedValue: Namespace.ID { get }
}

extension Namespace {
    public struct ID: Hashable, Sendable {}
    @native public init()
}
