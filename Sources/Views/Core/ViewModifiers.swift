import Interpreter
import Layout
import Syntax

/// `ViewModifier` and `modifier(_:)`.
enum ViewModifierRows {
    static var rows: [Native] {
        [
            Native("ModifiedContent.init(content:modifier:)") { call in
                let content = call.nextValue()
                return ViewModifierRows.apply(call.nextValue(), to: content, call)
            },
            Native("View.modifier(_:)") { ViewModifierRows.apply($0.nextValue(), to: $0.receiver, $0) },
            Native("ViewModifier.concat(_:)") {
                .native(ConcatenatedModifier(first: $0.receiver, second: $0.nextValue()))
            },
            Native("EmptyModifier.init()") { _ in
                .native(IdentityModifier())
            },
        ]
    }

    private static func apply(_ modifier: Value, to content: Value, _ call: NativeCall) -> Value {
        call.view("modifier") { $0.modified(content, by: modifier) }
    }
}

/// `concat(_:)`: two modifiers, one after the other.
final class ConcatenatedModifier: NativeValue {
    let first: Value
    let second: Value

    init(first: Value, second: Value) {
        self.first = first
        self.second = second
    }
}

/// `EmptyModifier`.
final class IdentityModifier: NativeValue {}

extension ViewContext {
    /// The nodes of content under a modifier: its dynamic properties are connected to this place, then its
    /// body is evaluated with a stand-in for the content.
    func modified(_ content: Value, by modifier: Value) -> [LayoutNode] {
        switch modifier {
        case .native(let native):
            guard let pair = native as? ConcatenatedModifier else { return nodes(of: content) }
            let inner = ViewModifierContent(content, identity: child(.position(1)).identity)
            return child(.position(0)).modified(.native(inner), by: pair.first, then: pair.second)
        case .structure(let value):
            let isOpen = graph.enter(value.declaration)
            defer { graph.leaveBody(isOpen) }
            guard isOpen else { return [] }
            let stand = ViewModifierContent(content, identity: child(.position(1)).identity)
            let connected = DynamicProperties.connect(value, in: self)
            var arguments = [Value.native(stand)]
            guard let body = graph.require("body", of: .structure(connected), &arguments) else { return [] }
            return counted(child(.position(0)).nodes(of: body), of: value.declaration)
        default: return nodes(of: content)
        }
    }

    private func modified(_ content: Value, by first: Value, then second: Value) -> [LayoutNode] {
        let inner = ViewModifierContent(content, modifier: first, identity: child(.position(2)).identity)
        return modified(.native(inner), by: second)
    }
}

/// The `content` that a modifier's body gets: the modified view, at its own place in the hierarchy wherever
/// the body puts it.
final class ViewModifierContent: ViewValue {
    private let content: Value
    private let modifier: Value?
    private let identity: IdentityNode

    init(_ content: Value, modifier: Value? = nil, identity: IdentityNode) {
        self.content = content
        self.modifier = modifier
        self.identity = identity
        super.init("content", .none)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        var inner = context
        inner.identity = identity
        guard let modifier else { return inner.nodes(of: content) }
        return inner.modified(content, by: modifier)
    }
}
