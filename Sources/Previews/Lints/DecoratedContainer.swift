import Layout
import Syntax

extension Lint {
    /// `containerRelativeFrame` in an overlay or background of the very container it seems to be meant for.
    static let decoratedContainer = Lint(
        "decorated-container",
        "a decoration is not inside what it decorates, so a container further out is asked"
    ) { context in
        var found: [Finding] = []
        for sample in context.shown {
            sample.root.forEach { placed in
                guard let overlay = placed.node as? OverlayNode, overlay.children.count > 1,
                    let container = containerName(overlay.children[0])
                else { return }
                for frame in frames(in: overlay.children[1]) {
                    guard let place = context.written(frame) else { continue }
                    let kind = overlay.isBackground ? "a background" : "an overlay"
                    found.append(
                        Finding(
                            "'containerRelativeFrame' in \(kind) does not see the '\(container)' decorated",
                            at: place))
                }
            }
        }
        return found
    }

    /// The container that a view is, through its modifiers.
    private static func containerName(_ node: LayoutNode) -> String? {
        for known in ["ScrollView", "List", "NavigationStack", "TabView"] where Name(known) == Name(node.view)
        { return node.view }
        let isModifier =
            node.view.utf8.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } ?? true
        guard isModifier, let inner = node.children.first else { return nil }
        return containerName(inner)
    }

    /// Those that would find the container if they stood inside it.
    private static func frames(in node: LayoutNode) -> [LayoutNode] {
        if containerName(node) != nil { return [] }
        if node is ContainerRelativeFrameNode { return [node] }
        return node.children.flatMap { frames(in: $0) }
    }
}
