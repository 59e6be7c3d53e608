import Interpreter
import Layout

/// `View`, `ViewBuilder` and the views that stand for others.
enum ViewProtocolRows {
    static var rows: [Native] { builder + composites }

    /// `for` has no builder method in SwiftUI: `ForEach` is its loop.
    private static var builder: [Native] {
        [
            Native("ViewBuilder.buildExpression(_:)") { $0.nextValue() },
            Native("ViewBuilder.buildBlock()") { $0.empty },
            Native("ViewBuilder.buildBlock(_: Content)") { $0.nextValue() },
            Native("ViewBuilder.buildBlock(_: repeat each Content)") { $0.group("TupleView", $0.nextList()) },
            Native("ViewBuilder.buildIf(_:)") { $0.nextValue() },
            Native("ViewBuilder.buildEither(first:)") { $0.branch(0) },
            Native("ViewBuilder.buildEither(second:)") { $0.branch(1) },
            Native("ViewBuilder.buildLimitedAvailability(_:)") { $0.nextValue() },
        ]
    }

    private static var composites: [Native] {
        [
            Native("EmptyView.init()") { $0.empty },
            Native("TupleView.init(_:)") { $0.group("TupleView", $0.nextList()) },
            Native("TupleView.value") { call in
                let contents = call.receiver.native(GroupView.self)?.contents ?? []
                return contents.count == 1 ? contents[0] : .tuple(contents)
            },
            Native("AnyView.init(_:)") { call in
                let view = call.nextValue()
                return call.view("AnyView") { $0.erased(view) }
            },
            Native("AnyView.init(erasing:)") { $0.nextValue() },
            Native("Group.init(content:)") { $0.group("Group", [$0.nextContent()]) },
            Native("Group.init(content:) where Content: ToolbarContent") { $0.nextContent() },
            Native("Group.init(content:) where Content: Scene") { $0.nextContent() },
            Native("EquatableView.init(content:)") { $0.nextValue() },
            Native("View.equatable()") { $0.receiver },
            Native("View.id(_:)") { call in
                let id = call.nextValue()
                let content = call.receiver
                return call.view("id") { $0.child(.key(id)).nodes(of: content).marked(IDPayload(id)) }
            },
            Native("View.tag(...)") { call in
                let tag = call.nextValue()
                return call.mark("tag") { node, _ in node.payloads.append(TagPayload(tag)) }
            },
        ]
    }
}
