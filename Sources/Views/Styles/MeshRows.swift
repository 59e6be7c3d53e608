import Graphics
import Interpreter
import Layout
import Syntax

/// `MeshGradient`, which SVG does not have: as a view it is drawn in strips, each a gradient from side to side between
/// the colors of two rows; as a style it is a gradient from the mean color of each row to that of the next.
enum MeshRows {
    static var rows: [Declaration] {
        [
            Declaration("@available(iOS 18.0, *) public struct MeshGradient: ShapeStyle, View, Sendable {}"),
            Declaration(
                """
                extension MeshGradient {
                    public init(
                        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
                        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device)
                }
                """
            ) { call in
                let width: Int = call.next()
                let height: Int = call.next()
                let points = call.nextList().map { Point(x: $0.fields[0].number, y: $0.fields[1].number) }
                let colors = call.nextList().map { Color($0) }
                let count = max(0, min(points.count, colors.count, width * height))
                return .native(MeshValue(width: max(1, width), Array(points[..<count]), Array(colors[..<count]), call.range))
            },
        ]
    }
}

final class MeshValue: StyleValue {
    /// From top to bottom: where a row stands on average, and its colors at fractions of the width.
    private let lines: [(y: Double, gradient: Gradient)]
    /// Strips between two rows: enough for bands that do not show.
    private static let strips = 12

    init(width: Int, _ points: [Point], _ colors: [Color], _ range: SourceRange) {
        lines = stride(from: 0, to: points.count, by: width).map { start in
            let row = start..<min(start + width, points.count)
            let y = row.reduce(0) { $0 + points[$1].y } / Double(row.count)
            return (y, Gradient(stops: row.map { .init(color: colors[$0], location: points[$0].x) }))
        }
        super.init("MeshGradient", range)
    }

    override func paint(in context: ViewContext) -> UnitPaint {
        let stops = lines.map { Gradient.Stop(color: $0.gradient.color(at: 0.5), location: $0.y) }
        return UnitPaint(.linear(Gradient(stops: stops), from: .init(x: 0.5, y: 0), to: .init(x: 0.5, y: 1)))
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        context.graph.report(
            Diagnostic(.warning, "a mesh gradient is drawn in strips that follow its rows, not its curves", at: range))
        let leaf = LeafNode(view: "MeshGradient")
        leaf.drawing = { [lines] frame, view, list in
            for (above, below) in zip(lines, lines.dropFirst()) {
                MeshValue.fill(between: above, below, in: frame, &list, view)
            }
        }
        return [context.registered(leaf, self)]
    }

    private static func fill(
        between above: (y: Double, gradient: Gradient), _ below: (y: Double, gradient: Gradient), in frame: Rect,
        _ list: inout DisplayList, _ view: ViewID
    ) {
        let height = (below.y - above.y) * frame.height / Double(strips)
        guard height > 0 else { return }
        for strip in 0..<strips {
            let share = (Double(strip) + 0.5) / Double(strips)
            let top = frame.minY + above.y * frame.height + Double(strip) * height
            // A strip reaches under the next one, so that no seam shows.
            let rect = Rect(x: frame.minX, y: top, width: frame.width, height: min(height + 0.5, frame.maxY - top))
            let stops = above.gradient.stops.map { stop in
                let pair = Gradient(colors: [stop.color, below.gradient.color(at: stop.location)])
                return Gradient.Stop(color: pair.color(at: share), location: stop.location)
            }
            let paint = UnitPaint(.linear(Gradient(stops: stops), from: .init(x: 0, y: 0.5), to: .init(x: 1, y: 0.5)))
            paint.fill(.rect(rect), in: rect, list: &list, view: view)
        }
    }
}
