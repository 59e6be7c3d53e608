/// Angular gradients: SVG has none around a point, so wedges of single colors are masked by the shape.
extension SVGWriter {
    mutating func angularFill(_ path: Path, _ paint: Paint, _ rule: FillRule, view: ViewID) -> [SVGElement] {
        var outline = shape(path, view: .none)
        if rule == .evenOdd { outline.set(.fillRule, "evenodd") }
        outline.set(.fill, "#fff")
        return [wedges(paint, in: outline, over: path.boundingRect, view: view)]
    }

    mutating func angularStroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, view: ViewID)
        -> [SVGElement]
    {
        var line = shape(path, view: .none)
        setStroke(style, on: &line)
        line.set(.fill, "none")
        line.set(.stroke, "#fff")
        let bounds = path.boundingRect.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
        return [wedges(paint, in: line, over: bounds, view: view)]
    }

    /// The wedges are masked as one: a clip would smooth the edge of each by itself, one over the other.
    private mutating func wedges(_ paint: Paint, in outline: SVGElement, over bounds: Rect, view: ViewID)
        -> SVGElement
    {
        var group = wedges(paint, over: bounds, view: view)
        group.set(.mask, "url(#\(define(mask([outline], over: bounds))))")
        return group
    }

    /// Each wedge reaches under the next and over a ground, so that no seam shows; where what is under would
    /// show through, their edges are left unsmoothed instead.
    private mutating func wedges(_ paint: Paint, over bounds: Rect, view: ViewID) -> SVGElement {
        var group = SVGElement("g", view: view)
        guard case .angular(let gradient, let center, let start, let end) = paint else { return group }
        let sweep = Sweep(gradient, from: start, to: end)
        let isOpaque = paint.colors.allSatisfy { $0.light.alpha * $0.opacity >= 1 && $0.dark.alpha >= 1 }
        if isOpaque {
            group.children.append(filled(.rect(bounds), gradient.color(at: 0.5), view))
        } else {
            group.set(.shapeRendering, "crispEdges")
        }
        let corners = [bounds.topLeft, bounds.topRight, bounds.bottomRight, bounds.bottomLeft]
        let radius = corners.map { ($0 - center).length }.reduce(0, max) + 1
        let wedges = sweep.wedges
        for (index, wedge) in wedges.enumerated() {
            let overlap = isOpaque && index + 1 < wedges.count ? Sweep.step / 2 : 0
            var path = Path()
            path.move(to: center)
            path.addRelativeArc(
                center: center, radius: radius, startAngle: wedge.from, delta: wedge.delta + overlap)
            path.closeSubpath()
            group.children.append(filled(path, wedge.color, view))
        }
        return group
    }

    private mutating func filled(_ path: Path, _ color: Color, _ view: ViewID) -> SVGElement {
        var element = shape(path, view: view)
        setPaint(.color(color), for: .fill, on: &element)
        return element
    }
}

/// One turn of an angular gradient in steps of one color, angles in radians.
///
/// As documented of `AngularGradient`: more than a turn shows the last one; less fills the missing area with
/// the colors at the ends, which meet halfway across it.
private struct Sweep {
    private static let turn = 2 * Double.pi
    private static let count = 60
    static let step = turn / Double(count)

    private let gradient: Gradient
    /// Where the turn begins, and how far the gradient goes from there.
    private let start: Double
    private let span: Double
    /// What of the gradient went by before the turn that is shown.
    private let skipped: Double
    private let isReversed: Bool

    init(_ gradient: Gradient, from start: Double, to end: Double) {
        self.gradient = gradient
        isReversed = end < start
        span = (end - start).magnitude
        skipped = max(0, span - Sweep.turn)
        self.start = min(start, end) + (isReversed ? 0 : skipped)
    }

    /// Neighbors of one color are one wedge.
    var wedges: [(from: Double, delta: Double, color: Color)] {
        var wedges: [(from: Double, delta: Double, color: Color)] = []
        for index in 0..<Sweep.count {
            let color = gradient.color(at: location(Sweep.step * (Double(index) + 0.5)))
            // Half a turn at most, so that an arc's direction is plain.
            if let last = wedges.last, last.color == color, last.delta < Sweep.turn / 2 - Sweep.step {
                wedges[wedges.count - 1].delta += Sweep.step
            } else {
                wedges.append((start + Sweep.step * Double(index), Sweep.step, color))
            }
        }
        return wedges
    }

    /// Where an angle after the start falls on the gradient, from 0 to 1.
    private func location(_ angle: Double) -> Double {
        let missing = Sweep.turn - span
        if angle > span { return (angle - span < missing / 2) != isReversed ? 1 : 0 }
        return isReversed ? (span - angle) / span : (skipped + angle) / span
    }
}
