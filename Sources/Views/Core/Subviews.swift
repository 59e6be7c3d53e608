import Interpreter
import Layout
import Syntax

/// Views taken apart by containers of a snippet's own: `ForEach(subviews:)`, `Group(subviews:)`,
/// `containerValue`.
enum SubviewRows {
    static var rows: [Native] { values + subviews + containers }

    private static var values: [Native] {
        [
            Native(
                "ContainerValues.subscript(key:)",
                get: { call in
                    let type = call.nextType()
                    let key = -1 - call.evaluator.number(of: type)
                    return call.receiver.native(ContainerValuesBox.self)?.entry(key)
                        ?? call.evaluator.staticProperty("defaultValue", of: type)
                },
                set: { call in
                    let key = -1 - call.evaluator.number(of: call.nextType())
                    if let box = call.receiver.native(ContainerValuesBox.self) {
                        call.receiver = .native(box.setting(key, to: call.nextValue()))
                    }
                    return .void
                }),
            Native("ContainerValues.tag(for:)") {
                .optional($0.receiver.native(ContainerValuesBox.self)?.tag)
            },
            Native("ContainerValues.hasTag(_:)") { call in
                let wanted = call.nextValue()
                guard let tag = call.receiver.native(ContainerValuesBox.self)?.tag else {
                    return .bool(false)
                }
                return .bool(call.evaluator.areEqual(tag, wanted))
            },
            Native("View.containerValue(_:_:)") { call in
                let path = call.nextValue(), value = call.nextValue()
                return call.mark("containerValue") { node, _ in
                    node.payloads.append(ContainerValuePayload(path: path, value: value))
                }
            },
        ]
    }

    private static var subviews: [Native] {
        [
            Native("Subview._position") { .int($0.receiver.native(SubviewValue.self)?.position ?? 0) },
            Native("Subview.containerValues") { call in
                .native(
                    call.receiver.native(SubviewValue.self)?.values(call.evaluator) ?? ContainerValuesBox())
            },
        ]
    }

    private static var containers: [Native] {
        [
            Native("Group.init(subviews:transform:)") { call in
                let base = call.nextValue(), transform = call.nextValue()
                return call.view("Group") { context in
                    let subviews = SubviewValue.all(of: base, in: context, call.range)
                    let collection = context.evaluator.structure(
                        "SubviewsCollection", [.array(subviews.map { .native($0) })])
                    return context.child(.position(1)).nodes(
                        of: context.evaluator.call(transform, [collection]))
                }
            },
            Native("ForEach.init(subviews:content:)") { call in
                let base = call.nextValue(), content = call.nextValue()
                return call.view("ForEach") { context in
                    SubviewValue.all(of: base, in: context, call.range).flatMap { subview in
                        let made = context.evaluator.call(content, [.native(subview)])
                        return context.child(.position(1)).child(.position(subview.position)).nodes(of: made)
                    }
                }
            },
        ]
    }
}
