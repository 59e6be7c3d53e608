import Graphics
import Interpreter
import Layout
import Syntax

/// `ColorSchemeContrast`.
private enum Contrast: Int, CaseNames { case standard, increased }

/// `ScenePhase`.
private enum ScenePhase: Int, CaseNames { case background, inactive, active }

/// `EnvironmentValues` and what writes to them.
enum EnvironmentRows {
    static var rows: [Native] { access + values + modifiers }

    private static var access: [Native] {
        [
            Native("EnvironmentValues.init()") { _ in
                .native(EnvironmentBox(EnvironmentValues()))
            },
            Native("_differs(_:)") { call in
                GraphRecord.warn(call.arguments[0].asString, at: call.range, call.evaluator)
                return .void
            },
            Native(
                "EnvironmentValues.subscript(key:)",
                get: { call in
                    let type = call.nextType()
                    return values(call)[type: call.evaluator.number(of: type)]
                        ?? call.evaluator.staticProperty("defaultValue", of: type)
                },
                set: { call in
                    let type = call.nextType()
                    return changing(call) { $0[type: call.evaluator.number(of: type)] = $1 }
                }),
        ]
    }

    /// Built-in values that can be read and set. Those of texts and styles stand with them.
    private static var values: [Native] {
        [
            value("dynamicTypeSize", .dynamicTypeSize) {
                $0.enumeration("DynamicTypeSize", ViewEnvironment.standardTypeSize)
            },
            value("layoutDirection", .layoutDirection) { $0.value(LayoutDirection.leftToRight) },
            value("colorScheme", .colorScheme) { $0.value(ColorScheme.light) },
            value("colorSchemeContrast", .colorSchemeContrast) {
                $0.enumeration("ColorSchemeContrast", Contrast.standard)
            },
            value("displayScale", .displayScale) { _ in .double(3) },
            value("horizontalSizeClass", .horizontalSizeClass) { _ in .none },
            value("verticalSizeClass", .verticalSizeClass) { _ in .none },
            value("isEnabled", .isEnabled) { _ in .bool(true) },
            value("locale", .locale) { $0.locale("en_US") },
            value("scenePhase", .scenePhase) { $0.enumeration("ScenePhase", ScenePhase.active) },
            value("defaultMinListRowHeight", .defaultMinListRowHeight) { _ in .double(0) },
            value("accessibilityReduceMotion", .accessibilityReduceMotion) { _ in .bool(false) },
            value("isScrollEnabled", .isScrollEnabled) { _ in .bool(true) },
            // The older name of the same setting: both have their cases in the same order.
            Native(
                "EnvironmentValues.sizeCategory",
                get: { $0.evaluator.enumeration("ContentSizeCategory", values($0).typeSize) },
                set: { call in
                    changing(call) {
                        let size = $1.caseIndex ?? ViewEnvironment.standardTypeSize
                        $0[.dynamicTypeSize] = call.evaluator.enumeration("DynamicTypeSize", size)
                    }
                }),
        ]
    }

    private static var modifiers: [Native] {
        [
            Native("View.environment(_:_:)") { call in
                let path = call.nextValue(), value = call.nextValue()
                let range = call.range
                return call.environment("environment") { values, context in
                    context.evaluator.at(range) { context.write(value, at: path, in: &values) }
                }
            },
            Native("View.transformEnvironment(_:transform:)") { call in
                let path = call.nextValue(), transform = call.nextValue()
                return call.environment("transformEnvironment") { values, context in
                    let box = Value.native(EnvironmentBox(values))
                    let old = context.evaluator.read(path, from: box)
                    let new = context.evaluator.callInout(transform, old)
                    context.write(new, at: path, in: &values)
                }
            },
            Native("View.environment(_:)") { object($0) },
            Native("View.environmentObject(_:)") { object($0) },
            Native("View.disabled(_:)") { call in
                let disabled: Bool = call.next()
                return call.environment("disabled") { values, _ in
                    if disabled { values[.isEnabled] = .bool(false) }
                }
            },
            Native("View.dynamicTypeSize(_: DynamicTypeSize)") { call in
                let size = call.nextValue()
                return call.environment("dynamicTypeSize") { values, _ in values[.dynamicTypeSize] = size }
            },
            Native("View.dynamicTypeSize(_: T)") { dynamicTypeSize($0) },
            Native("View.preferredColorScheme(_:)") { preferredColorScheme($0, $0.nextOptional()) },
            Native("View.colorScheme(_:)") { call in colorScheme(call, call.nextValue()) },
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
            node.payloads.append(PreferredSchemePayload(ColorScheme(caseOf: scheme) ?? .light))
        }
        return .native(
            EnvironmentView("colorScheme", call.range, marked) { values, _ in values[.colorScheme] = scheme })
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

    static func values(_ call: NativeCall) -> EnvironmentValues {
        call.receiver.native(EnvironmentBox.self)?.values ?? EnvironmentValues()
    }

    /// A value that can be read and set, with what it is where nothing was set.
    static func value(
        _ property: String, _ key: EnvironmentValues.Key, standard: @escaping (Evaluator) -> Value
    ) -> Native {
        Native(
            "EnvironmentValues.\(property)",
            get: { values($0)[key] ?? standard($0.evaluator) },
            set: { changing($0) { $0[key] = $1 } })
    }

    /// The receiver is a value: setting makes a new one.
    static func changing(
        _ call: NativeCall, _ change: (inout EnvironmentValues, Value) -> Void
    ) -> Value {
        var changed = values(call)
        change(&changed, call.arguments[call.arguments.count - 1])
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
