import Graphics

/// A space in which frames are told.
public enum CoordinateSpace: Equatable {
    case local
    case global
    /// A space named by `coordinateSpace(_:)`, by the name's number; the numbers are the caller's, from 0.
    case named(Int)
    /// The nearest scroll view, along any axis or along one.
    case scrollView(Axis?)
}

/// What a view learns of its place.
public final class GeometryProxy {
    /// In points.
    public let size: Size
    /// How far the safe area reaches into the view.
    public let safeAreaInsets: EdgeInsets
    private let globalFrame: Rect
    private let spaces: [NamedSpace]

    init(_ frame: Rect, _ context: PlacementContext, _ environment: LayoutEnvironment) {
        globalFrame = frame
        size = frame.size
        spaces = context.spaces
        safeAreaInsets = context.safeArea(around: frame, environment).edges(environment)
    }

    /// The view's frame in a space. A name that nothing around the view has means the root.
    public func frame(in space: CoordinateSpace) -> Rect {
        let origin = origin(of: space)
        return Rect(origin: globalFrame.origin - origin, size: size)
    }

    /// Another frame of the root's space, as seen from this view's corner.
    public func local(_ frame: Rect) -> Rect {
        Rect(origin: frame.origin - globalFrame.origin, size: frame.size)
    }

    private func origin(of space: CoordinateSpace) -> Point {
        switch space {
        case .local: globalFrame.origin
        case .global: .zero
        case .named(let name): origin(named: name)
        case .scrollView(nil): origin(named: NamedSpace.scrollView)
        case .scrollView(.horizontal?): origin(named: NamedSpace.horizontalScrollView)
        case .scrollView(.vertical?): origin(named: NamedSpace.verticalScrollView)
        }
    }

    private func origin(named name: Int) -> Point {
        spaces.last { $0.name == name }?.frame.origin ?? .zero
    }
}

extension NamedSpace {
    /// The names of the spaces that scroll views are.
    static let scrollView = -1
    static let horizontalScrollView = -2
    static let verticalScrollView = -3
}

/// `coordinateSpace(_:)`: names the space of its child.
public final class CoordinateSpaceNode: NeutralNode {
    private let name: Int

    /// - Parameter name: the name's number, from 0.
    public init(_ child: LayoutNode, name: Int) {
        self.name = name
        super.init(view: "coordinateSpace", child)
    }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        placeArrangement(of: placed, in: context.adding(NamedSpace(name: name, frame: placed.frame)))
    }
}

/// Content that is built only when its place is known, and remembered for that place.
struct DeferredContent {
    private var frame: Rect?
    private var insets = EdgeInsets.zero
    private(set) var nodes: [LayoutNode] = []

    mutating func build(
        _ placed: PlacedNode, _ context: PlacementContext, _ surroundings: Surroundings,
        _ content: (GeometryProxy) -> [LayoutNode]
    ) -> [LayoutNode] {
        let proxy = GeometryProxy(placed.frame, context, placed.node.environment)
        if frame == placed.frame && insets == proxy.safeAreaInsets { return nodes }
        nodes = LayoutNode.flattened(content(proxy))
        for node in nodes { node.attach(surroundings.deeper()) }
        frame = placed.frame
        insets = proxy.safeAreaInsets
        return nodes
    }

    mutating func forget() {
        frame = nil
        nodes = []
    }
}

/// `GeometryReader`: takes what is offered, and builds its content from the size it got.
public final class GeometryReaderNode: LayoutNode {
    private let content: (GeometryProxy) -> [LayoutNode]
    private var built = DeferredContent()
    private var outside: Surroundings?

    public init(content: @escaping (GeometryProxy) -> [LayoutNode]) {
        self.content = content
        super.init(view: "GeometryReader")
    }

    public override func measure(_ proposal: ProposedViewSize) -> Size {
        let size = proposal.replacingUnspecifiedDimensions()
        return Size(width: max(0, size.width), height: max(0, size.height))
    }

    public override func didAttach(_ surroundings: Surroundings) {
        outside = surroundings.inStack(nil)
        built.forget()
    }

    /// Children stand at the top leading corner, one behind the other, each offered the reader's size.
    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        guard let outside else { return }
        let inner = ProposedViewSize(placed.frame.size)
        for node in built.build(placed, context, outside, content) {
            var origin = placed.frame.origin
            if environment.layoutDirection == .rightToLeft {
                origin.x = placed.frame.maxX - node.sizeThatFits(inner).width
            }
            placed.children.append(node.placed(at: origin, inner, in: context))
        }
    }
}

/// `visualEffect`: an effect that depends on where the view stands and changes only how it is drawn.
public final class VisualEffectNode: NeutralNode {
    private let effect: (LayoutNode, GeometryProxy) -> LayoutNode
    private var outside: Surroundings?

    /// - Parameter effect: puts neutral modifiers around the node it is given.
    public init(_ child: LayoutNode, effect: @escaping (LayoutNode, GeometryProxy) -> LayoutNode) {
        self.effect = effect
        super.init(view: "visualEffect", child)
    }

    public override func didAttach(_ surroundings: Surroundings) { outside = surroundings }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        guard let outside else { return }
        let node = effect(child, GeometryProxy(placed.frame, context, environment))
        node.attach(outside.deeper())
        placed.children.append(node.placed(at: placed.frame.origin, placed.proposal, in: context))
    }
}

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: a decoration built from what the views inside
/// the first one say once they are placed.
public final class DeferredOverlayNode: UnaryNode {
    private let alignment: Alignment
    private let isBackground: Bool
    private let content: (PlacedNode, GeometryProxy) -> [LayoutNode]
    private var outside: Surroundings?

    public init(
        _ child: LayoutNode, alignment: Alignment = .center, isBackground: Bool = false,
        content: @escaping (PlacedNode, GeometryProxy) -> [LayoutNode]
    ) {
        self.alignment = alignment
        self.isBackground = isBackground
        self.content = content
        super.init(view: isBackground ? "backgroundPreferenceValue" : "overlayPreferenceValue", child)
    }

    public override var priority: Double { child.priority }
    public override func didAttach(_ surroundings: Surroundings) { outside = surroundings }

    public override func placeChildren(of placed: PlacedNode, in context: PlacementContext) {
        placeArrangement(of: placed, in: context)
        guard let outside, let primary = placed.children.first else { return }
        let proxy = GeometryProxy(placed.frame, context, environment)
        guard let node = OverlayNode.single(content(primary, proxy)).first else { return }
        node.attach(outside.deeper())
        var placement = Placement.aligned(
            node, proposal: ProposedViewSize(placed.frame.size), to: alignment,
            in: child.dimensions(in: placed.proposal))
        placement.depth = isBackground ? -.infinity : 0
        place(placement, in: placed, context)
    }
}
