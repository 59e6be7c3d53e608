import Graphics
import Interpreter
import Layout
import Syntax

/// `@State` and the other property wrappers whose storage belongs to the place of a view.
enum StateWrapperRows {
    static var rows: [Declaration] { state + BindingRows.rows + objects + stored + focus + scaled }

    private static var state: [Declaration] {
        [
            wrapper("State"),
            Declaration("extension State { public init(wrappedValue value: Value) }") { fixed($0.nextValue()) },
            Declaration("extension State { public init(initialValue value: Value) }") { fixed($0.nextValue()) },
            Declaration("extension State where Value: ExpressibleByNilLiteral { public init() }") { _ in fixed(.none) },
            projected("State", "Binding<Value>"),
            reader("GestureState<Value>: DynamicProperty", "Value") { stateValue($0) },
            Declaration("extension GestureState { public init(wrappedValue: Value) }") { fixed($0.nextValue()) },
            Declaration("extension GestureState { public init(initialValue: Value) }") { fixed($0.nextValue()) },
            Declaration("extension GestureState { public init(wrappedValue: Value, resetTransaction: Transaction) }") { fixed($0.nextValue()) },
            Declaration("extension GestureState { public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) }") { fixed($0.nextValue()) },
            Declaration("extension GestureState { public var projectedValue: GestureState<Value> { get } }") {
                $0.receiver
            },
        ]
    }

    private static var objects: [Declaration] {
        [
            reader("StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject", "ObjectType") {
                stateValue($0)
            },
            Declaration("extension StateObject { public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) }") {
                call in
                let thunk = call.nextValue()
                let evaluator = call.evaluator
                return .native(StateProperty { evaluator.call(thunk, []) })
            },
            object("@propertyWrapper public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject", "ObjectType"),
            Declaration("extension ObservedObject { @dynamicMemberLookup public struct Wrapper {} }"),
            Declaration(
                """
                extension ObservedObject.Wrapper {
                    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
                        -> Binding<Subject> { get }
                }
                """
            ) { member($0) },
            Declaration("extension StateObject { public var projectedValue: ObservedObject<ObjectType>.Wrapper { get } }") {
                call in
                .native(ObservedProperty(stateValue(call)))
            },
            Declaration("extension ObservedObject { public init(wrappedValue: ObjectType) }") {
                .native(ObservedProperty($0.nextValue()))
            },
            Declaration("extension ObservedObject { public init(initialValue: ObjectType) }") {
                .native(ObservedProperty($0.nextValue()))
            },
            Declaration("extension ObservedObject { public var projectedValue: ObservedObject<ObjectType>.Wrapper { get } }") {
                $0.receiver
            },
            object("@propertyWrapper @dynamicMemberLookup public struct Bindable<Value>", "Value"),
            Declaration("extension Bindable where Value: AnyObject, Value: Observable { public init(wrappedValue: Value) }") {
                .native(ObservedProperty($0.nextValue()))
            },
            Declaration("extension Bindable where Value: AnyObject, Value: Observable { public init(_ wrappedValue: Value) }") {
                .native(ObservedProperty($0.nextValue()))
            },
            Declaration("extension Bindable { public var projectedValue: Bindable<Value> { get } }") { $0.receiver },
            Declaration(
                """
                extension Bindable where Value: AnyObject {
                    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
                        -> Binding<Subject> { get }
                }
                """
            ) { member($0) },
        ]
    }

    /// User defaults and scene storage live as long as the preview.
    private static var stored: [Declaration] {
        [
            wrapper("AppStorage"),
            Declaration("extension AppStorage { public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) }") {
                named($0)
            },
            Declaration("extension AppStorage where Value: ExpressibleByNilLiteral { public init(_ key: String, store: UserDefaults? = nil) }") {
                call in .native(StateProperty(key: call.next(String.self)) { .none })
            },
            projected("AppStorage", "Binding<Value>"),
            wrapper("SceneStorage"),
            Declaration("extension SceneStorage { public init(wrappedValue: Value, _ key: String) }") { named($0) },
            Declaration("extension SceneStorage where Value: ExpressibleByNilLiteral { public init(_ key: String) }") { call in
                .native(StateProperty(key: call.next(String.self)) { .none })
            },
            projected("SceneStorage", "Binding<Value>"),
        ]
    }

    private static var focus: [Declaration] {
        focusState("FocusState") + focusState("AccessibilityFocusState") + [
            Declaration(
                accepting: "extension View { @available(iOS 15.0, *) public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable }"),
            Declaration(
                accepting: "extension View { @available(iOS 15.0, *) public func focused(_ condition: FocusState<Bool>.Binding) -> some View }"),
            Declaration(accepting: "extension View { public func focusable(_ isFocusable: Bool = true) -> some View }"),
            Declaration(accepting: "extension View { public func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V) -> some View }"),
            Declaration(
                accepting:
                    """
                    extension View { public func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, \
                    equals value: Value) -> some View where Value: Hashable }
                    """),
            Declaration(accepting: "extension View { public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View }"),
            Declaration("public struct AccessibilityTechnologies: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }; public static let voiceOver = AccessibilityTechnologies(rawValue: 1); public static let switchControl = AccessibilityTechnologies(rawValue: 2) }"),
            Declaration("extension AccessibilityFocusState where Value == Bool { public init(for technologies: AccessibilityTechnologies) }") { _ in fixed(.bool(false)) },
            Declaration("extension AccessibilityFocusState where Value: ExpressibleByNilLiteral { public init(for technologies: AccessibilityTechnologies) }") { _ in fixed(.none) },
        ]
    }

    /// Focus is a state that only code moves here.
    private static func focusState(_ name: String) -> [Declaration] {
        [
            wrapper(name, where: " where Value: Hashable"),
            Declaration(
                """
                extension \(name) {
                    @propertyWrapper public struct Binding { public var wrappedValue: Value { get nonmutating set } }
                }
                """,
                get: { $0.receiver.native(BindingValue.self)?.get() ?? .void },
                set: { call in
                    call.receiver.native(BindingValue.self)?.set(call.arguments[0])
                    return .void
                }),
            Declaration("extension \(name) { public init() where Value == Bool }") { _ in fixed(.bool(false)) },
            Declaration("extension \(name) { public init() where Value: ExpressibleByNilLiteral }") { _ in fixed(.none) },
            Declaration("extension \(name) { public var projectedValue: \(name)<Value>.Binding { get } }") {
                stateBinding($0)
            },
            Declaration("extension \(name).Binding { public var projectedValue: \(name)<Value>.Binding { get } }") {
                $0.receiver
            },
        ]
    }

    private static var scaled: [Declaration] {
        [
            reader("ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint", "Value") { call in
                .double(call.receiver.native(ScaledProperty.self)?.value ?? 0)
            },
            Declaration("extension ScaledMetric { public init(wrappedValue: Value) }") {
                .native(ScaledProperty($0.nextValue().number, style: nil))
            },
            Declaration("extension ScaledMetric { public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) }") {
                call in
                let value = call.nextValue().number
                return .native(ScaledProperty(value, style: call.nextValue().caseIndex))
            },
            reader("Namespace: DynamicProperty", "Namespace.ID") { call in
                .native(NamespaceID(call.receiver.native(NamespaceProperty.self)?.number ?? 0))
            },
            Declaration("extension Namespace { public struct ID: Hashable, Sendable {} }"),
            Declaration("extension Namespace { public init() }") { _ in .native(NamespaceProperty()) },
        ]
    }

    // MARK: Shapes that recur

    /// A wrapper whose value is a cell's.
    private static func wrapper(_ name: String, where condition: String = "") -> Declaration {
        Declaration(
            """
            @propertyWrapper public struct \(name)<Value>: DynamicProperty\(condition) {
                public var wrappedValue: Value { get nonmutating set }
            }
            """,
            get: { stateValue($0) },
            set: { call in
                call.receiver.native(StateProperty.self)?.value = call.arguments[0]
                return .void
            })
    }

    /// A wrapper whose value can only be read.
    private static func reader(
        _ head: String, _ type: String, _ read: @escaping (NativeCall) -> Value
    ) -> Declaration {
        Declaration(
            "@propertyWrapper public struct \(head) { public var wrappedValue: \(type) { get } }", read)
    }

    /// A wrapper of an object that another view owns: it may be handed another one.
    private static func object(_ head: String, _ type: String) -> Declaration {
        Declaration(
            "\(head) { public var wrappedValue: \(type) { get set } }", get: { observed($0) },
            set: { call in
                call.receiver = .native(ObservedProperty(call.arguments[0]))
                return .void
            })
    }

    private static func projected(_ name: String, _ type: String) -> Declaration {
        Declaration("extension \(name) { public var projectedValue: \(type) { get } }") { stateBinding($0) }
    }

    private static func fixed(_ value: Value) -> Value { .native(StateProperty { value }) }

    private static func named(_ call: NativeCall) -> Value {
        let value = call.nextValue()
        return .native(StateProperty(key: call.next(String.self)) { value })
    }

    private static func stateValue(_ call: NativeCall) -> Value {
        call.receiver.native(StateProperty.self)?.value ?? .void
    }

    private static func stateBinding(_ call: NativeCall) -> Value {
        guard let state = call.receiver.native(StateProperty.self) else { return .void }
        return .native(BindingValue(get: { state.value }, set: { state.value = $0 }))
    }

    private static func observed(_ call: NativeCall) -> Value {
        call.receiver.native(ObservedProperty.self)?.value ?? .void
    }

    /// `$model.name`: a binding to a property of an object.
    static func member(_ call: NativeCall) -> Value {
        let path = call.nextValue()
        let object = observed(call)
        let evaluator = call.evaluator
        return .native(
            BindingValue(
                get: { evaluator.read(path, from: object) },
                set: { value in
                    var root = object
                    evaluator.write(path, to: &root, value)
                }))
    }
}
