import Graphics
import Interpreter
import Layout

/// A menu that a view opens: a `Menu`'s or a context menu's.
public final class MenuPayload: LayoutPayload {
    /// Whether it takes a long press, or a secondary click, to open it.
    public let isContextual: Bool
    private let content: () -> [LayoutNode]

    init(isContextual: Bool = false, _ content: @escaping () -> [LayoutNode]) {
        self.isContextual = isContextual
        self.content = content
    }

    /// The items, evaluated anew: most menus are never opened.
    public var items: [MenuItem] { MenuItem.all(content()) }
}

/// One line of an open menu.
public struct MenuItem {
    public enum Kind {
        /// Without an action it cannot be chosen.
        case action((() -> Void)?)
        /// With the items of a menu inside, or of a section.
        case group([MenuItem])
        case separator
    }

    public var title: String
    public var kind: Kind
    /// Whether it bears a mark; nil if it never does.
    public var isChecked: Bool?
    public var isDestructive = false

    init(_ title: String, _ kind: Kind, isChecked: Bool? = nil) {
        self.title = title
        self.kind = kind
        self.isChecked = isChecked
    }

    static func all(_ nodes: [LayoutNode]) -> [MenuItem] {
        LayoutNode.flattened(nodes, keeping: { $0 is SectionNode }).map { item($0) }
    }

    private static func item(_ node: LayoutNode) -> MenuItem {
        if node is DividerNode { return MenuItem("", .separator) }
        if let section = node as? SectionNode {
            return MenuItem(
                section.header.first.map { Description.words(of: $0) } ?? "", .group(all(section.rows)))
        }
        var item = MenuItem(Description.label(of: node), .action(nil))
        for payload in node.chainPayloads {
            if let menu = payload as? MenuPayload { item.kind = .group(menu.items) }
            if let choices = payload as? AdjustmentPayload { item.kind = group(choices.kind) ?? item.kind }
            if let action = payload as? ActionPayload, case .action(nil) = item.kind {
                item.kind = .action { action.run(at: TouchPlace(local: .zero, global: .zero)) }
            }
            if let role = payload as? RolePayload { item.isDestructive = role.role == .destructive }
            if let control = payload as? ControlPayload, control.kind.utf8.elementsEqual("switch".utf8) {
                item.isChecked = control.value?.utf8.elementsEqual("on".utf8)
            }
        }
        return item
    }

    /// A picker's options, the chosen one marked.
    private static func group(_ kind: AdjustmentPayload.Kind) -> Kind? {
        guard case .choice(let options, let selected, let choose) = kind else { return nil }
        return .group(
            options.enumerated().map { index, title in
                MenuItem(title, .action { choose(index) }, isChecked: index == selected)
            })
    }
}

extension ViewContext {
    /// A menu with the content of a builder's closure, whose items are evaluated when it is opened.
    func menu(_ content: Value, isContextual: Bool = false) -> MenuPayload {
        let place = setting(.menuContext, .bool(true)).setting(.rowContext, .bool(true)).setting(
            .buttonStyle, nil)
        return MenuPayload(isContextual: isContextual) {
            let view = place.evaluator.call(content, [])
            return place.child(.position(-30)).nodes(of: view)
        }
    }
}

/// `contextMenu`.
enum ContextMenuRows {
    static var rows: [Native] {
        [
            Native("View.contextMenu(menuItems:)", contextMenu),
            Native("View.contextMenu(menuItems:preview:)", contextMenu),
        ]
    }

    private static func contextMenu(_ call: NativeCall) -> Value {
        let content = call.nextValue()
        return call.mark("contextMenu") { node, context in
            if context.environment.isEnabled {
                node.payloads.append(context.menu(content, isContextual: true))
            }
        }
    }
}
