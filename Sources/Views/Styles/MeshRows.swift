import Graphics
import Interpreter
import Layout
import Syntax

/// `MeshGradient`, which SVG does not have: as a view each row's gradient from side to side fades into that
/// of the next; as a style it is a gradient from the color in the middle of each row to that of the next.
enum MeshRows {
    static var rows: [Native] {
        [
            Native("MeshGradient.init(width:height:points:colors:background:smoothsColors:colorSpace:)") {
                call in
                let width: Int = call.next(), height: Int = call.next()
                let points = call.nextList().map { Point($0) }
                let colors = call.nextList().map { Color($0) }
                let (area, isBeyond) = width.multipliedReportingOverflow(by: height)
                let count = max(0, min(points.count, colors.count, isBeyond ? .max : area))
                return .native(
                    MeshValue(
                        width: max(1, width), Array(points[..<count]), Array(colors[..<count]), call.range))
            }
        ]
    }
}

final class MeshValue: StyleValue {
    /// From top to bottom: where a row stands on average, and its colors at fractions of the width.
    private let lines: [(y: Double, gradient: Gradient)]
    /// Whether every row's points are equally high.
    private let isLevel: Bool

    init(width: Int, _ points: [Point], _ colors: [Color], _ range: SourceRange) {
        lines = stride(from: 0, to: points.count, by: width).map { start in
            let row = start..<min(start + width, points.count)
            let y = row.reduce(0) { $0 + points[$1].y } / Double(row.count)
            return (y, Gradient(stops: row.map { .init(color: colors[$0], location: points[$0].x) }))
        }
        isLevel = points.indices.allSatisfy { points[$0].y == points[$0 - $0 % width].y }
        super.init("MeshGradient", range)
    }

    override func paint(in context: ViewContext) -> UnitPaint {
        let stops = lines.map { Gradient.Stop(color: $0.gradient.color(at: 0.5), location: $0.y) }
        return UnitPaint(.linear(Gradient(stops: stops), from: .init(x: 0.5, y: 0), to: .init(x: 0.5, y: 1)))
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        if !isLevel {
            context.graph.report(
                .difference("a mesh gradient is drawn in level rows, not along its curves", at: range))
        }
        let leaf = LeafNode(view: "MeshGradient")
        leaf.drawing = { [lines] frame, view, list in
            for (above, below) in zip(lines, lines.dropFirst()) {
                let top = frame.minY + above.y * frame.height, height = (below.y - above.y) * frame.height
                guard height > 0 else { continue }
                let band = Rect(x: frame.minX, y: top, width: frame.width, height: height)
                MeshValue.fade(from: above.gradient, to: below.gradient, in: band, of: frame, &list, view)
            }
        }
        return [context.registered(leaf, self)]
    }

    private static func fade(
        from above: Gradient, to below: Gradient, in band: Rect, of frame: Rect, _ list: inout DisplayList,
        _ view: ViewID
    ) {
        // A band reaches under the next one, so that no seam shows.
        var reach = band
        reach.size.height = min(band.height + 0.5, max(band.height, frame.maxY - band.minY))
        func across(_ gradient: Gradient) -> Paint {
            .linear(gradient, from: band[.leading], to: band[.trailing])
        }
        let veil = Gradient(colors: [Color.black.opacity(0), .black])
        var mask = DisplayList()
        mask.fill(.rect(reach), with: .linear(veil, from: band[.top], to: band[.bottom]), view: view)
        list.fill(.rect(reach), with: across(above), view: view)
        list.push(.mask(mask), view: view)
        list.fill(.rect(reach), with: across(below), view: view)
        list.pop(view: view)
    }
}
