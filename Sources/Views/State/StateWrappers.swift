import Interpreter

/// `@State` and the other property wrappers whose storage belongs to the place of a view.
enum StateWrapperRows {
    static var rows: [Native] { state + BindingRows.rows + objects + stored + focus + scaled }

    private static var state: [Native] {
        [
            wrapper("State"),
            Native("State.init(...)") { fixed($0.arguments.first ?? .none) },
            projected("State"),
            Native("GestureState.wrappedValue") { stateValue($0) },
            Native("GestureState.init(...)") { fixed($0.nextValue()) },
            Native("GestureState.projectedValue") { $0.receiver },
        ]
    }

    private static var objects: [Native] {
        [
            Native("StateObject.wrappedValue") { stateValue($0) },
            Native("StateObject.init(wrappedValue:)") {
                call in
                let thunk = call.nextValue()
                let evaluator = call.evaluator
                return .native(StateProperty { evaluator.call(thunk, []) })
            },
            object("ObservedObject.wrappedValue"),
            Native("ObservedObject.Wrapper.subscript(dynamicMember:)") { member($0) },
            Native("StateObject.projectedValue") { call in .native(ObservedProperty(stateValue(call))) },
            Native("ObservedObject.init(...)") { .native(ObservedProperty($0.nextValue())) },
            Native("ObservedObject.projectedValue") { $0.receiver },
            object("Bindable.wrappedValue"),
            Native("Bindable.init(...)") { .native(ObservedProperty($0.nextValue())) },
            Native("Bindable.projectedValue") { $0.receiver },
            Native("Bindable.subscript(dynamicMember:)") { member($0) },
        ]
    }

    /// User defaults and scene storage live as long as the preview.
    private static var stored: [Native] {
        [
            wrapper("AppStorage"),
            Native("AppStorage.init(...)") { stored($0) },
            projected("AppStorage"),
            wrapper("SceneStorage"),
            Native("SceneStorage.init(...)") { stored($0) },
            projected("SceneStorage"),
        ]
    }

    private static var focus: [Native] {
        focusState("FocusState") + focusState("AccessibilityFocusState") + [
            Native("AccessibilityFocusState.init(for:) where Value == Bool") { _ in fixed(.bool(false)) },
            Native("AccessibilityFocusState.init(for:) where Value: ExpressibleByNilLiteral") { _ in
                fixed(.none)
            },
        ]
    }

    /// Focus is a state that only code moves here.
    private static func focusState(_ name: String) -> [Native] {
        [
            wrapper(name),
            BindingRows.value("\(name).Binding.wrappedValue"),
            Native("\(name).init() where Value == Bool") { _ in fixed(.bool(false)) },
            Native("\(name).init() where Value: ExpressibleByNilLiteral") { _ in fixed(.none) },
            Native("\(name).projectedValue") { stateBinding($0) },
            Native("\(name).Binding.projectedValue") { $0.receiver },
        ]
    }

    private static var scaled: [Native] {
        [
            Native("ScaledMetric.wrappedValue") { call in
                .double(call.receiver.native(ScaledProperty.self)?.value ?? 0)
            },
            Native("ScaledMetric.init(...)") { call in
                let style = call.argument("relativeTo")?.caseIndex
                return .native(ScaledProperty(call.nextValue().number, style: style))
            },
            Native("Namespace.wrappedValue") { call in
                .native(NamespaceID(call.receiver.native(NamespaceProperty.self)?.number ?? 0))
            },
            Native("Namespace.init()") { _ in .native(NamespaceProperty()) },
        ]
    }

    // MARK: Shapes that recur

    /// A wrapper whose value is a cell's.
    private static func wrapper(_ name: String) -> Native {
        Native(
            "\(name).wrappedValue",
            get: { stateValue($0) },
            set: { call in
                call.receiver.native(StateProperty.self)?.value = call.arguments[0]
                return .void
            })
    }

    /// A wrapper of an object that another view owns: it may be handed another one.
    private static func object(_ signature: StaticString) -> Native {
        Native(
            signature, get: { observed($0) },
            set: { call in
                call.receiver = .native(ObservedProperty(call.arguments[0]))
                return .void
            })
    }

    private static func projected(_ name: String) -> Native {
        Native("\(name).projectedValue") { stateBinding($0) }
    }

    private static func fixed(_ value: Value) -> Value { .native(StateProperty { value }) }

    private static func stored(_ call: NativeCall) -> Value {
        let value = call.argument("wrappedValue") ?? .none
        return .native(StateProperty(key: call.unlabeledArgument?.asString ?? "") { value })
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
