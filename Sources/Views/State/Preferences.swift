import Interpreter
import Layout
import Syntax

/// Preferences: what views tell those around them.
enum PreferenceRows {
    static var rows: [Native] { writers + readers + AnchorRows.rows }

    private static var writers: [Native] {
        [
            Native("View.preference(key:value:)") { call in
                let key = call.evaluator.number(of: call.nextType())
                let value = call.nextValue()
                return mark(call, "preference") { PreferencePayload(key, { _ in value }) }
            },
            Native("View.transformPreference(_:_:)") { call in
                let type = call.nextType(), callback = call.nextValue()
                let evaluator = call.evaluator
                return mark(call, "transformPreference") {
                    PreferencePayload(
                        evaluator.number(of: type),
                        { _ in evaluator.staticProperty("defaultValue", of: type) },
                        transform: { value, _ in value = evaluator.callInout(callback, value) })
                }
            },
            Native("View.anchorPreference(key:value:transform:)") { call in
                let type = call.nextType(), source = call.nextValue(), transform = call.nextValue()
                let evaluator = call.evaluator
                return mark(call, "anchorPreference") {
                    PreferencePayload(
                        evaluator.number(of: type),
                        { placed in evaluator.call(transform, [.native(AnchorValue(source, placed))]) })
                }
            },
            Native("View.transformAnchorPreference(key:value:transform:)") { call in
                let type = call.nextType(), source = call.nextValue(), transform = call.nextValue()
                let evaluator = call.evaluator
                return mark(call, "transformAnchorPreference") {
                    PreferencePayload(
                        evaluator.number(of: type),
                        { _ in evaluator.staticProperty("defaultValue", of: type) },
                        transform: { value, placed in
                            var arguments = [value, .native(AnchorValue(source, placed))]
                            evaluator.call(transform, changing: &arguments)
                            value = arguments[0]
                        })
                }
            },
        ]
    }

    private static var readers: [Native] {
        [
            Native("View.onPreferenceChange(_:perform:)") { call in
                let type = call.nextType(), action = call.nextValue()
                let evaluator = call.evaluator
                return call.remembering("onPreferenceChange") { memory, nodes, context in
                    context.graph.afterLayout { result in
                        let places = nodes.compactMap { result.root.place(of: $0) }
                        let value = evaluator.preference(type, of: places)
                        if let old = memory.value, evaluator.areEqual(old, value) { return }
                        memory.value = value
                        evaluator.call(action, [value])
                    }
                    return nodes
                }
            },
            overlay("overlayPreferenceValue", "_:_:", isBackground: false) { _ in .center },
            overlay("overlayPreferenceValue", "_:alignment:_:", isBackground: false, { $0.next() }),
            overlay("backgroundPreferenceValue", "_:_:", isBackground: true) { _ in .center },
            overlay("backgroundPreferenceValue", "_:alignment:_:", isBackground: true, { $0.next() }),
        ]
    }

    private static func overlay(
        _ name: StaticString, _ labels: StaticString, isBackground: Bool,
        _ read: @escaping (NativeCall) -> Layout.Alignment
    ) -> Native {
        Native("View.\(name)(\(labels))") { call in
            let type = call.nextType()
            let alignment = read(call)
            let transform = call.nextValue()
            let evaluator = call.evaluator
            let content = call.receiver
            return call.view(name) { context in
                var nodes = context.child(.position(0)).nodes(of: content)
                for index in nodes.indices {
                    let number = context.graph.reserveNumber(name, call.range)
                    let inner = context.child(.position(1 + index))
                    let node = DeferredOverlayNode(
                        nodes[index], alignment: alignment, isBackground: isBackground
                    ) {
                        placed, _ in
                        inner.nodes(of: evaluator.call(transform, [evaluator.preference(type, of: [placed])]))
                    }
                    nodes[index] = context.register(node, number)
                }
                return nodes
            }
        }
    }

    /// A preference stands at its content; several views of a group are one place to it.
    private static func mark(
        _ call: NativeCall, _ name: StaticString, _ make: @escaping () -> PreferencePayload
    ) -> Value {
        call.modifier(name) { node, _ in
            let marked = NeutralNode(view: "\(name)", node)
            marked.payloads.append(make())
            return marked
        }
    }
}

extension PlacedNode {
    /// Where a node was placed inside this one.
    func place(of wanted: LayoutNode) -> PlacedNode? {
        if node === wanted { return self }
        for child in children {
            if let found = child.place(of: wanted) { return found }
        }
        return nil
    }

    /// Adds the preferences of one key that this view and those inside it state, in order.
    fileprivate func collect(_ key: Int, _ values: inout [Value], reduce: ([Value]) -> Value) {
        for case let preference as PreferencePayload in node.payloads where preference.key == key {
            guard let transform = preference.transform else {
                values.append(preference.value(self))
                return
            }
            var inner: [Value] = []
            for child in children { child.collect(key, &inner, reduce: reduce) }
            var value = inner.isEmpty ? preference.value(self) : reduce(inner)
            transform(&value, self)
            values.append(value)
            return
        }
        for child in children { child.collect(key, &values, reduce: reduce) }
    }
}

extension Evaluator {
    /// What the views at some places state for a preference key: their values reduced in order.
    func preference(_ key: Type, of places: [PlacedNode]) -> Value {
        var values: [Value] = []
        for place in places {
            place.collect(number(of: key), &values) { self.reduced($0, key) }
        }
        return reduced(values, key)
    }

    private func reduced(_ values: [Value], _ key: Type) -> Value {
        guard var total = values.first else { return staticProperty("defaultValue", of: key) }
        for value in values.dropFirst() {
            var arguments = [total, Value.function(FunctionValue(.native { _ in value }))]
            _ = callStatic("reduce", of: key, &arguments)
            total = arguments[0]
        }
        return total
    }
}
