import Graphics
import Interpreter
import Layout
import Syntax

/// `EnvironmentValues` and what writes to them.
enum EnvironmentRows {
    static var rows: [Declaration] { access + values + constants + modifiers }

    private static var access: [Declaration] {
        [
            Declaration(
                """
                public protocol EnvironmentKey {
                    associatedtype Value
                    static var defaultValue: Self.Value { get }
                }
                """),
            Declaration("public struct EnvironmentValues: CustomStringConvertible {}"),
            Declaration("extension EnvironmentValues { public init() }") { _ in
                .native(EnvironmentBox(EnvironmentValues()))
            },
            Declaration("extension EnvironmentValues { public var description: String { get } }") { _ in
                .string("EnvironmentValues")
            },
            Declaration(
                "extension EnvironmentValues { public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey { get set } }",
                get: { call in
                    let type = call.nextType()
                    let key = EnvironmentValues.Key(type: call.evaluator.number(of: type))
                    return values(call)[key] ?? call.evaluator.staticProperty("defaultValue", of: type)
                },
                set: { call in
                    let type = call.nextType()
                    return set(EnvironmentValues.Key(type: call.evaluator.number(of: type)), call.arguments[call.arguments.count - 1], call)
                }),
        ]
    }

    /// Built-in values that can be read and set. Those of texts and styles stand with them.
    private static var values: [Declaration] {
        [
            value("dynamicTypeSize: DynamicTypeSize", .dynamicTypeSize) {
                $0.enumeration("DynamicTypeSize", ViewEnvironment.standardTypeSize)
            },
            value("layoutDirection: LayoutDirection", .layoutDirection) { $0.enumeration("LayoutDirection", 0) },
            value("colorScheme: ColorScheme", .colorScheme) { $0.enumeration("ColorScheme", 0) },
            value("colorSchemeContrast: ColorSchemeContrast", .colorSchemeContrast) {
                $0.enumeration("ColorSchemeContrast", 0)
            },
            value("displayScale: CGFloat", .displayScale) { _ in .double(3) },
            value("horizontalSizeClass: UserInterfaceSizeClass?", .horizontalSizeClass) { _ in .none },
            value("verticalSizeClass: UserInterfaceSizeClass?", .verticalSizeClass) { _ in .none },
            value("isEnabled: Bool", .isEnabled) { _ in .bool(true) },
            value("locale: Locale", .locale) { $0.locale("en_US") },
            value("scenePhase: ScenePhase", .scenePhase) { $0.enumeration("ScenePhase", 2) },
            value("defaultMinListRowHeight: CGFloat", .defaultMinListRowHeight) { _ in .double(0) },
            value("accessibilityReduceMotion: Bool", .accessibilityReduceMotion) { _ in .bool(false) },
            value("isScrollEnabled: Bool", .isScrollEnabled) { _ in .bool(true) },
            Declaration("extension EnvironmentValues { public var pixelLength: CGFloat { get } }") {
                .double(1 / values($0).displayScale)
            },
            // The older name of the same setting: both have their cases in the same order.
            Declaration(
                "extension EnvironmentValues { public var sizeCategory: ContentSizeCategory { get set } }",
                get: { $0.evaluator.enumeration("ContentSizeCategory", values($0).typeSize) },
                set: { call in
                    let size = call.arguments[call.arguments.count - 1].caseIndex ?? ViewEnvironment.standardTypeSize
                    return set(.dynamicTypeSize, call.evaluator.enumeration("DynamicTypeSize", size), call)
                }),
        ]
    }

    /// What never differs in a picture.
    private static var constants: [Declaration] {
        let flags = [
            "accessibilityDifferentiateWithoutColor", "accessibilityReduceTransparency", "accessibilityInvertColors",
            "accessibilityVoiceOverEnabled", "accessibilityEnabled", "isFocused", "isSearching",
            "supportsMultipleWindows", "isSceneCaptured", "isLuminanceReduced", "isHoverEffectEnabled",
            "accessibilityAssistiveAccessEnabled", "accessibilityDimFlashingLights", "accessibilityLargeContentViewerEnabled",
            "accessibilityShowButtonShapes", "accessibilitySwitchControlEnabled",
        ]
        return flags.map { name in
            Declaration("extension EnvironmentValues { public var \(name): Bool { get } }") { _ in .bool(false) }
        } + [
            Declaration("extension EnvironmentValues { public var calendar: Calendar { .current } }"),
            Declaration("extension EnvironmentValues { public var timeZone: TimeZone { .current } }"),
            Declaration("@available(iOS 13.0, *) public enum LegibilityWeight: Hashable, Sendable { case regular, bold }"),
            Declaration("extension EnvironmentValues { public var legibilityWeight: LegibilityWeight? { get } }") { _ in .none },
            Declaration("@available(iOS 15.0, *) public struct RefreshAction { public func callAsFunction() async {} }"),
            Declaration("extension EnvironmentValues { public var refresh: RefreshAction? { get } }") { _ in .none },
            Declaration("@available(iOS 15.0, *) public struct DismissSearchAction { public func callAsFunction() {} }"),
            Declaration("extension EnvironmentValues { public var dismissSearch: DismissSearchAction { get } }") {
                $0.evaluator.structure("DismissSearchAction", [])
            },
        ]
    }

    private static var modifiers: [Declaration] {
        [
            Declaration(
                """
                extension View {
                    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
                        -> some View
                }
                """
            ) { call in
                let path = call.nextValue()
                let value = call.nextValue()
                return call.environment("environment") { values, context in
                    context.write(value, at: path, in: &values)
                }
            },
            Declaration(
                """
                extension View {
                    public func transformEnvironment<V>(
                        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void)
                        -> some View
                }
                """
            ) { call in
                let path = call.nextValue()
                let transform = call.nextValue()
                return call.environment("transformEnvironment") { values, context in
                    let box = Value.native(EnvironmentBox(values))
                    let old = context.evaluator.read(path, from: box)
                    let new = context.evaluator.callInout(transform, old)
                    context.write(new, at: path, in: &values)
                }
            },
            Declaration(
                "extension View { @available(iOS 17.0, *) public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable }"
            ) { object($0) },
            Declaration(
                "extension View { public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject }"
            ) { object($0) },
            Declaration("extension View { public func disabled(_ disabled: Bool) -> some View }") { call in
                let disabled: Bool = call.next()
                return call.environment("disabled") { values, _ in
                    if disabled { values[.isEnabled] = .bool(false) }
                }
            },
            Declaration("extension View { @available(iOS 15.0, *) public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View }") { call in
                let size = call.nextValue()
                return call.environment("dynamicTypeSize") { values, _ in values[.dynamicTypeSize] = size }
            },
            Declaration(
                """
                extension View {
                    @available(iOS 15.0, *)
                    public func dynamicTypeSize<T>(_ range: T) -> some View
                        where T: RangeExpression, T.Bound == DynamicTypeSize
                }
                """
            ) { dynamicTypeSize($0) },
            Declaration("extension View { public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View }") {
                call in preferredColorScheme(call, call.nextOptional())
            },
            Declaration("extension View { public func colorScheme(_ colorScheme: ColorScheme) -> some View }") { call in
                colorScheme(call, call.nextValue())
            },
        ]
    }

    /// A snippet may write to the environment by type (an observable object) as well as by key path.
    static func object(_ call: NativeCall) -> Value {
        let object = call.nextOptional()
        let content = call.receiver
        return .native(
            EnvironmentView("environmentObject", call.range, content) { values, context in
                guard let object else { return }
                context.graph.observe(object)
                values[object: context.evaluator.number(of: context.evaluator.typeOf(object))] = object
            })
    }

    /// The appearance of the whole screen: the picture's own.
    private static func preferredColorScheme(_ call: NativeCall, _ scheme: Value?) -> Value {
        guard let scheme else { return call.receiver }
        let marked = call.mark("preferredColorScheme") { node, _ in
            node.payloads.append(PreferredSchemePayload(scheme.caseIndex == 1 ? .dark : .light))
        }
        return .native(EnvironmentView("colorScheme", call.range, marked) { values, _ in values[.colorScheme] = scheme })
    }

    private static func colorScheme(_ call: NativeCall, _ scheme: Value?) -> Value {
        call.environment("colorScheme") { values, _ in
            if let scheme { values[.colorScheme] = scheme }
        }
    }

    private static func dynamicTypeSize(_ call: NativeCall) -> Value {
        let range = call.nextValue()
        return call.environment("dynamicTypeSize") { values, context in
            var low = 0
            var high = 11
            switch range {
            case .range(let lower, let upper, let closed):
                low = lower.caseIndex ?? low
                high = upper.caseIndex.map { closed ? $0 : $0 - 1 } ?? high
            case .structure(let partial):
                let bound = partial.fields.first?.caseIndex
                let name = partial.declaration.name
                if name == "PartialRangeFrom" { low = bound ?? low }
                if name == "PartialRangeThrough" { high = bound ?? high }
                if name == "PartialRangeUpTo" { high = bound.map { $0 - 1 } ?? high }
            default: break
            }
            let size = min(max(values.typeSize, low), max(low, high))
            values[.dynamicTypeSize] = context.evaluator.enumeration("DynamicTypeSize", size)
        }
    }

    // MARK: Shapes that recur

    private static func values(_ call: NativeCall) -> EnvironmentValues {
        call.receiver.native(EnvironmentBox.self)?.values ?? EnvironmentValues()
    }

    /// A value that can be read and set, with what it is where nothing was set.
    static func value(
        _ property: String, _ key: EnvironmentValues.Key, standard: @escaping (Evaluator) -> Value
    ) -> Declaration {
        Declaration(
            "extension EnvironmentValues { public var \(property) { get set } }",
            get: { values($0)[key] ?? standard($0.evaluator) },
            set: { set(key, $0.arguments[$0.arguments.count - 1], $0) })
    }

    /// The receiver is a value: setting makes a new one.
    private static func set(_ key: EnvironmentValues.Key, _ value: Value, _ call: NativeCall) -> Value {
        var changed = values(call)
        changed[key] = value
        call.receiver = .native(EnvironmentBox(changed))
        return .void
    }
}

extension ViewContext {
    /// Writes through a key path of `EnvironmentValues`.
    func write(_ value: Value, at path: Value, in values: inout EnvironmentValues) {
        var box = Value.native(EnvironmentBox(values))
        evaluator.write(path, to: &box, value)
        if let changed = box.native(EnvironmentBox.self) { values = changed.values }
    }
}
