import Graphics
import Layout
import Syntax

/// A shape that needs the graph before its outline is known: what it is made of is a snippet's, or the
/// container's.
class GraphShape: ShapeValue {
    /// The shape in a graph.
    func bound(to graph: ViewGraph) -> ShapeValue { self }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        [context.registered(ShapeNode(bound(to: context.graph), [.foreground], context), self)]
    }
}

/// The shape that `containerShape(_:)` gave the views around what is being drawn, and where it stands.
struct ContainerShape {
    let frame: Rect
    let shape: ShapeValue

    /// The radii of its corners where it is a rectangle with such.
    var radii: RectangleCornerRadii? { shape.cornerRadii(in: frame) }
}

/// `ContainerRelativeShape`: the container's shape, moved inward as far as the nearest edges are apart;
/// without a container a rectangle.
final class ContainerRelativeShape: GraphShape {
    private let graph: ViewGraph?
    private let amount: Double

    init(_ range: SourceRange, inset amount: Double = 0, graph: ViewGraph? = nil) {
        self.graph = graph
        self.amount = amount
        super.init("ContainerRelativeShape", range)
    }

    override func bound(to graph: ViewGraph) -> ShapeValue {
        ContainerRelativeShape(range, inset: amount, graph: graph)
    }

    override func inset(by more: Double) -> ShapeValue {
        ContainerRelativeShape(range, inset: amount + more, graph: graph)
    }

    override func outline(in rect: Rect) -> Outline {
        let rect = rect.insetBy(dx: amount, dy: amount)
        guard let container = graph?.containerShapes.last else { return Outline(path: .rect(rect)) }
        let frame = container.frame
        let distance = max(
            0,
            min(
                rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY
            ))
        return container.shape.inset(by: distance).outline(in: rect.insetBy(dx: -distance, dy: -distance))
    }
}

/// `Edge.Corner.Style`.
struct CornerStyle {
    let isConcentric: Bool
    /// The radius of a fixed corner, the least one of a concentric one, in points.
    let radius: Double

    static let concentric = CornerStyle(isConcentric: true, radius: 0)
}

/// `ConcentricRectangle`: corners around the same centers as the container's.
///
/// A corner's radius is the container's less the distance to its corner; of the distances along both axes the
/// larger one counts. Without a container a concentric corner has its least radius.
final class ConcentricShape: GraphShape {
    /// From the top left, clockwise.
    private let corners: [CornerStyle]
    /// Corners that share the largest of their radii.
    private let uniform: [[Int]]
    private let graph: ViewGraph?
    private let amount: Double

    init(
        _ range: SourceRange, _ corners: [CornerStyle], uniform: [[Int]], inset amount: Double = 0,
        graph: ViewGraph? = nil
    ) {
        self.corners = corners
        self.uniform = uniform
        self.graph = graph
        self.amount = amount
        super.init("ConcentricRectangle", range)
    }

    override func bound(to graph: ViewGraph) -> ShapeValue {
        ConcentricShape(range, corners, uniform: uniform, inset: amount, graph: graph)
    }

    override func inset(by more: Double) -> ShapeValue {
        ConcentricShape(range, corners, uniform: uniform, inset: amount + more, graph: graph)
    }

    override var mirroringDirection: LayoutDirection? { .rightToLeft }

    /// Its corners exchanged: what they are concentric with stands where it stands.
    override func mirrored() -> ShapeValue {
        var turned = self.corners
        for index in turned.indices { turned[index] = corners[index ^ 1] }
        let groups = self.uniform.map { group in group.map { $0 ^ 1 } }
        return ConcentricShape(range, turned, uniform: groups, inset: amount, graph: graph)
    }

    override func outline(in rect: Rect) -> Outline {
        var radii = self.radii(in: rect)
        for group in uniform {
            let largest = group.map { radii[$0] }.max() ?? 0
            for corner in group { radii[corner] = largest }
        }
        let inner = radii.map { max(0, $0 - amount) }
        return Outline(
            path: .unevenRoundedRect(
                rect.insetBy(dx: amount, dy: amount),
                radii: RectangleCornerRadii(
                    topLeading: inner[0], bottomLeading: inner[3], bottomTrailing: inner[2],
                    topTrailing: inner[1]),
                style: .continuous))
    }

    override func cornerRadii(in rect: Rect) -> RectangleCornerRadii? {
        let radii = self.radii(in: rect)
        return RectangleCornerRadii(
            topLeading: radii[0], bottomLeading: radii[3], bottomTrailing: radii[2], topTrailing: radii[1])
    }

    private func radii(in rect: Rect) -> [Double] {
        let container = graph?.containerShapes.last
        let outer = container?.radii.map {
            [$0.topLeading, $0.topTrailing, $0.bottomTrailing, $0.bottomLeading]
        }
        return corners.indices.map { index in
            let style = corners[index]
            guard style.isConcentric, let outer, let frame = container?.frame else { return style.radius }
            let horizontal = index == 0 || index == 3 ? rect.minX - frame.minX : frame.maxX - rect.maxX
            let vertical = index < 2 ? rect.minY - frame.minY : frame.maxY - rect.maxY
            return max(style.radius, outer[index] - max(horizontal, vertical, 0))
        }
    }
}
