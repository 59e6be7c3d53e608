import Graphics
import Interpreter
import Layout

/// `Gauge`: a value between two ends.
final class GaugeValue: ViewValue {
    /// In the order of their numbers in the library.
    enum Style: Int {
        case automatic
        case linear
        case accessoryLinear
        case accessoryLinearCapacity
        case accessoryCircular
        case accessoryCircularCapacity
        case circular
        case linearCapacity
    }

    private let fraction: Double
    private let label: Value
    private let valueLabel: Value?
    private let ends: [Value]

    init(_ call: NativeCall) {
        let value = call.argument("value")?.number ?? 0, bounds = call.bounds("in") ?? (0, 1)
        let share = bounds.upper > bounds.lower ? (value - bounds.lower) / (bounds.upper - bounds.lower) : 0
        fraction = share.clamped(to: 0...1)
        label = call.label ?? .void
        valueLabel = call.content("currentValueLabel")
        ends = [call.content("minimumValueLabel"), call.content("maximumValueLabel")].compactMap { $0 }
        super.init("Gauge", call.range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let number = context.graph.reserveNumber(name, range)
        let node = NeutralNode(view: "Gauge", look(context))
        node.payloads.append(ControlPayload("gauge", value: "\(Int((fraction * 100).rounded()))%"))
        return [context.register(node, number)]
    }

    private func look(_ context: ViewContext) -> LayoutNode {
        let custom = context.customStyle(
            .gaugeStyle,
            ControlConfiguration([
                ("value", .double(fraction)), ("label", label), ("currentValueLabel", .optional(valueLabel)),
                ("minimumValueLabel", .optional(ends.first)), ("maximumValueLabel", .optional(ends.last)),
            ]))
        if let custom { return custom }
        switch context.builtInStyle(.gaugeStyle).flatMap({ Style(rawValue: $0) }) ?? .automatic {
        case .accessoryCircular, .circular: return circular(context, isCapacity: false)
        case .accessoryCircularCapacity: return circular(context, isCapacity: true)
        case .accessoryLinear: return marked(context)
        case .automatic, .linear, .linearCapacity, .accessoryLinearCapacity: return linear(context)
        }
    }

    private func linear(_ context: ViewContext) -> LayoutNode {
        let tint = context.tint, fraction = fraction
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        let bar = context.wide("bar", height: 6, ideal: context.metrics.progressWidth) { frame, view, list in
            list.fill(.capsule(in: frame, style: .circular), with: .color(Color(.systemFill)), view: view)
            let width = max(6, frame.width * fraction)
            let done = Rect(
                x: isMirrored ? frame.maxX - width : frame.minX, y: frame.minY, width: width,
                height: frame.height)
            tint.fill(.capsule(in: done, style: .circular), in: frame, list: &list, view: view)
        }
        var parts = context.hidesLabels ? [] : [context.row(context.child(.position(0)).nodes(of: label))]
        parts.append(between(bar, context))
        if let valueLabel { parts.append(context.row(context.child(.position(1)).nodes(of: valueLabel))) }
        return context.column(parts, spacing: 4)
    }

    /// A bar with a mark on it.
    private func marked(_ context: ViewContext) -> LayoutNode {
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        let tint = context.tint, fraction = isMirrored ? 1 - fraction : fraction
        let bar = context.wide("bar", height: 8, ideal: context.metrics.progressWidth) { frame, view, list in
            let line = Rect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
            tint.fill(.capsule(in: line, style: .circular), in: frame, list: &list, view: view)
            let mark = Rect(x: frame.minX + (frame.width - 8) * fraction, y: frame.minY, width: 8, height: 8)
            list.fill(
                .ellipse(in: mark.insetBy(dx: -1.5, dy: -1.5)), with: .color(Color(.systemBackground)),
                view: view)
            tint.fill(.ellipse(in: mark), in: frame, list: &list, view: view)
        }
        return between(bar, context)
    }

    private func between(_ bar: LayoutNode, _ context: ViewContext) -> LayoutNode {
        guard ends.count == 2 else { return bar }
        let first = context.row(context.child(.position(2)).nodes(of: ends[0]))
        return context.row([first, bar, context.row(context.child(.position(3)).nodes(of: ends[1]))])
    }

    /// An open or closed ring, 50 points wide as in complications.
    private func circular(_ context: ViewContext, isCapacity: Bool) -> LayoutNode {
        let ring = ring(context, isCapacity: isCapacity)
        let small = context.styled(font: .system(size: 15, weight: .medium)).child(.position(0))
        let inside = small.row(small.nodes(of: valueLabel ?? label))
        let whole = context.part(OverlayNode(ring, [inside]))
        return isCapacity ? whole : context.part(OverlayNode(whole, [inTheGap(context)], alignment: .bottom))
    }

    private func ring(_ context: ViewContext, isCapacity: Bool) -> LayoutNode {
        let start = isCapacity ? -Double.pi / 2 : 0.75 * Double.pi
        let sweep = isCapacity ? 2 * Double.pi : 1.5 * Double.pi
        let tint = context.tint.wound(from: start, by: sweep), fraction = fraction
        return context.drawn("ring", Size(width: 50, height: 50)) { frame, view, list in
            let style = StrokeStyle(lineWidth: 5.5, lineCap: .round)
            let radius = frame.width / 2 - 3
            var track = Path()
            track.addRelativeArc(center: frame.center, radius: radius, startAngle: start, delta: sweep)
            guard isCapacity else {
                tint.stroke(track, in: frame, style: style, list: &list, view: view)
                let angle = start + sweep * fraction
                let mark = Point(x: frame.midX + radius * cosine(angle), y: frame.midY + radius * sine(angle))
                list.fill(
                    .circle(center: mark, radius: 5), with: .color(Color(.systemBackground)), view: view)
                return list.fill(.circle(center: mark, radius: 3.2), with: tint.paint(in: frame), view: view)
            }
            list.stroke(track, with: .color(Color(.systemFill)), style: style, view: view)
            var done = Path()
            done.addRelativeArc(
                center: frame.center, radius: radius, startAngle: start, delta: sweep * fraction)
            tint.stroke(done, in: frame, style: style, list: &list, view: view)
        }
    }

    /// The ends' labels in the ring's gap; without them the gauge's own, if the middle shows its value.
    private func inTheGap(_ context: ViewContext) -> LayoutNode {
        if ends.count == 2 {
            // Two numbers of two digits stand between the ring's ends.
            let small = context.styled(font: .system(size: 8, weight: .medium))
            let nodes = ends.enumerated().map { index, end in
                let place = small.child(.position(2 + index))
                return place.row(place.nodes(of: end))
            }
            return context.row(nodes, spacing: 4)
        }
        let place = context.styled(font: .system(size: 9, weight: .medium)).child(.position(1))
        return valueLabel == nil
            ? context.drawn("gap", .zero) { _, _, _ in } : place.row(place.nodes(of: label))
    }
}

enum GaugeRows {
    static var rows: [Native] {
        [
            Native("Gauge.init(...)") { .native(GaugeValue($0)) },
            Native("View.gaugeStyle(_:)") { $0.setting("gaugeStyle", .gaugeStyle) },
        ]
            + ControlRowMaker.configuration(
                "GaugeStyleConfiguration",
                ["label", "value", "currentValueLabel", "minimumValueLabel", "maximumValueLabel"])
    }
}
