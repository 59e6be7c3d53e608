import Graphics

@testable import Layout

// Short ways to write trees in tests.

func fixed(_ width: Double, _ height: Double, _ name: String? = nil) -> LayoutNode {
    let node = LeafNode(view: "fixed", fixed: Size(width: width, height: height))
    node.identifier = name
    return node
}

func greedy(_ name: String? = nil) -> LayoutNode {
    let node = LeafNode(view: "Color")
    node.identifier = name
    return node
}

func hstack(_ spacing: Double? = 0, _ children: [LayoutNode]) -> LayoutNode {
    ContainerNode(StackLayout(.horizontal, spacing: spacing), children)
}

func vstack(_ spacing: Double? = 0, _ children: [LayoutNode]) -> LayoutNode {
    ContainerNode(StackLayout(.vertical, spacing: spacing), children)
}

extension LayoutNode {
    func frame(_ width: Double? = nil, _ height: Double? = nil, _ alignment: Alignment = .center)
        -> LayoutNode
    {
        FixedFrameNode(self, width: width, height: height, alignment: alignment)
    }

    func padding(_ length: Double) -> LayoutNode { PaddingNode(self, EdgeInsets(.all, length)) }

    func overlay(_ node: LayoutNode, _ alignment: Alignment = .center) -> LayoutNode {
        OverlayNode(self, [node], alignment: alignment)
    }

    func background(_ node: LayoutNode) -> LayoutNode { OverlayNode(self, [node], isBackground: true) }

    func containerFrame(
        _ axes: AxisSet, _ compute: ((Double, Axis) -> Double)? = nil
    ) -> LayoutNode {
        ContainerRelativeFrameNode(self, axes, compute.map { .custom($0) } ?? .whole)
    }

    func named(_ name: String) -> LayoutNode {
        identifier = name
        return self
    }
}

extension LayoutResult {
    func frame(_ name: String) -> Rect? { root.first(identifier: name)?.frame }
}

func layout(_ node: LayoutNode, _ width: Double?, _ height: Double?) -> LayoutResult {
    LayoutRoot(node).layout(ProposedViewSize(width: width, height: height))
}

/// An iPhone's screen: 393 by 852 points, 59 kept free above and 34 below.
func phone(_ content: LayoutNode) -> LayoutNode {
    WindowNode(
        content, size: Size(width: 393, height: 852),
        safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
}
