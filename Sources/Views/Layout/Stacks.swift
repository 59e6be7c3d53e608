import Graphics
import Interpreter
import Layout

/// Stacks, spacers and dividers.
enum StackRows {
    static var rows: [Native] { stacks + lazyStacks + gaps }

    private static var stacks: [Native] {
        [
            Native("HStack.init(alignment:spacing:content:)") { stack($0, "HStack", .horizontal) },
            Native("VStack.init(alignment:spacing:content:)") { stack($0, "VStack", .vertical) },
            Native("ZStack.init(alignment:content:)") { call in
                let alignment: Layout.Alignment = call.next()
                return call.container("ZStack", call.nextContent()) { nodes, _ in
                    ContainerNode(ZStackLayout(alignment: alignment), nodes)
                }
            },
        ]
    }

    private static var lazyStacks: [Native] {
        [
            Native("LazyHStack.init(alignment:spacing:pinnedViews:content:)") {
                lazyStack($0, "LazyHStack", .horizontal)
            },
            Native("LazyVStack.init(alignment:spacing:pinnedViews:content:)") {
                lazyStack($0, "LazyVStack", .vertical)
            },
        ]
    }

    private static var gaps: [Native] {
        [
            Native("Spacer.init(minLength:)") { call in
                let minLength: Double? = call.next()
                return call.leaf("Spacer") { _ in SpacerNode(minLength: minLength) }
            },
            Native("Divider.init()") { call in
                call.leaf("Divider") { context in
                    let node = DividerNode(environment: context.environment.layout)
                    node.drawing = { frame, view, list in
                        list.fill(.rect(frame), with: .color(Color(.separator)), view: view)
                    }
                    return node
                }
            },
        ]
    }

    private static func stack(_ call: NativeCall, _ name: StaticString, _ axis: Axis) -> Value {
        let alignment: AlignmentKey = call.next(), spacing: Double? = call.next()
        return call.container(name, call.nextContent()) { nodes, _ in
            ContainerNode(StackLayout(axis, alignment: alignment, spacing: spacing), nodes)
        }
    }

    private static func lazyStack(_ call: NativeCall, _ name: StaticString, _ axis: Axis) -> Value {
        let alignment: AlignmentKey = call.next(), spacing: Double? = call.next()
        let pinned = PinnedViews(call.nextValue())
        return call.container(name, call.nextContent(), isLazy: true) { nodes, _ in
            ContainerNode.lazy(nodes) {
                LazyStackLayout(axis, alignment: alignment, spacing: spacing, sections: $0, pinning: pinned)
            }
        }
    }
}

extension PinnedViews {
    /// A `PinnedScrollableViews`.
    init(_ value: Value) {
        self.init(rawValue: UInt32(truncatingIfNeeded: value.fields.first?.asInteger ?? 0))
    }
}
