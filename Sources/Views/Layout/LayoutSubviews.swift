import Graphics
import Interpreter
import Layout
import Syntax

/// The subviews of a custom layout, and the values they carry for it.
enum LayoutSubviewRows {
    static var rows: [Native] { collection + proxies + keys }

    /// At run time the subviews are an array of proxies, so that everything a collection can do works.
    private static var collection: [Native] {
        [
            Native("LayoutSubviews.subscript(index:)") { call in
                let index: Int = call.next()
                let subviews = call.evaluator.elements(of: call.receiver)
                guard subviews.indices.contains(index) else {
                    call.evaluator.fail(
                        "index out of range: there are \(subviews.count) subviews", at: call.range)
                    return .void
                }
                return subviews[index]
            },
            Native("LayoutSubviews.subscript(...)") { picked($0.evaluator.elements(of: $0.nextValue()), $0) },
            Native("LayoutSubviews.startIndex") { _ in .int(0) },
            Native("LayoutSubviews.endIndex") { .int($0.evaluator.elements(of: $0.receiver).count) },
            Native("LayoutSubviews.layoutDirection") { call in
                let first = call.evaluator.elements(of: call.receiver).first?.native(LayoutSubviewValue.self)
                return call.evaluator.value(first?.node.environment.layoutDirection ?? .leftToRight)
            },
        ]
    }

    private static var proxies: [Native] {
        [
            Native("LayoutSubview.sizeThatFits(_:)") {
                call in call.evaluator.value(proxy(call)?.sizeThatFits(call.next()) ?? .zero)
            },
            Native("LayoutSubview.dimensions(in:)") {
                call in
                guard let proxy = proxy(call) else { return .void }
                return .native(ViewDimensionsValue(proxy.dimensions(in: call.next())))
            },
            Native("LayoutSubview.spacing") { .native(ViewSpacingValue(subview($0)?.spacing ?? .ordinary)) },
            Native("LayoutSubview.containerValues") { call in
                .native(
                    call.receiver.native(LayoutSubviewValue.self)?.node.containerValues(call.evaluator)
                        ?? ContainerValuesBox())
            },
            Native("LayoutSubview.priority") { call in .double(subview(call)?.priority ?? 0) },
            Native("LayoutSubview.place(at:anchor:proposal:)") { call in
                let position: Point = call.next(), anchor: UnitPoint = call.next()
                call.receiver.native(LayoutSubviewValue.self)?.place(position, anchor, call.next(), call)
                return .void
            },
        ]
    }

    private static func picked(_ indices: [Value], _ call: NativeCall) -> Value {
        let subviews = call.evaluator.elements(of: call.receiver)
        var chosen: [Value] = []
        for index in indices.map({ $0.asInt }) {
            guard subviews.indices.contains(index) else {
                call.evaluator.fail(
                    "index out of range: there are \(subviews.count) subviews", at: call.range)
                return .array([])
            }
            chosen.append(subviews[index])
        }
        return .array(chosen)
    }

    private static func proxy(_ call: NativeCall) -> LayoutSubviewValue? {
        call.receiver.native(LayoutSubviewValue.self)
    }

    private static func subview(_ call: NativeCall) -> LayoutNode? { proxy(call)?.node }

    private static var keys: [Native] {
        [
            Native("LayoutSubview.subscript(key:)") { call in
                let type = call.nextType()
                let known = subview(call)?.traits[call.evaluator.number(of: type)] as? LayoutTrait
                return known?.value ?? call.evaluator.staticProperty("defaultValue", of: type)
            },
            Native("View.layoutValue(key:value:)") { call in
                let number = call.evaluator.number(of: call.nextType())
                let value = call.nextValue()
                return call.modifier("layoutValue") { node, _ in
                    TraitNode(view: "layoutValue", node) { $0[number] = LayoutTrait(value) }
                }
            },
        ]
    }
}

/// The value of a `LayoutValueKey`.
final class LayoutTrait: LayoutValue {
    let value: Value

    init(_ value: Value) { self.value = value }
}
