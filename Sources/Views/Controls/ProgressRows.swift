import Graphics
import Interpreter
import Layout

/// `ProgressView`: a bar or a spinner with labels.
final class ProgressValue: ViewValue {
    /// How much is done, from 0 to 1; nothing if that is not known.
    private let fraction: Double?
    private let label: Value?
    private let valueLabel: Value?

    init(_ call: NativeCall) {
        let parts = call.configuration, timer = DateProgress(call)
        let total = call.argument("total")?.number ?? 0
        let share = call.value("value").map { total == 0 ? 0 : ($0.number / total).clamped(to: 0...1) }
        fraction = parts?["fractionCompleted"].unwrapped?.number ?? timer?.fraction ?? share
        label = call.label
        // What fills or empties with the time says what is left or gone.
        valueLabel =
            parts?["currentValueLabel"].unwrapped ?? call.content("currentValueLabel") ?? timer?.words
        super.init("ProgressView", call.range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let number = context.graph.reserveNumber(name, range)
        let node = NeutralNode(view: "ProgressView", look(context))
        let percent = fraction.map { "\(Int(($0 * 100).rounded()))%" }
        node.payloads.append(ControlPayload("progress", value: percent ?? "in progress"))
        return [context.register(node, number)]
    }

    private func look(_ context: ViewContext) -> LayoutNode {
        let custom = context.customStyle(
            .progressViewStyle,
            ControlConfiguration([
                ("label", .optional(label)), ("currentValueLabel", .optional(valueLabel)),
                ("fractionCompleted", .optional(fraction.map { .double($0) })),
            ]))
        if let custom { return custom }
        switch context.builtInStyle(.progressViewStyle) {
        case 1: return bar(context)
        case 2: return spinner(context)
        default: return fraction == nil ? spinner(context) : bar(context)
        }
    }

    private func bar(_ context: ViewContext) -> LayoutNode {
        let metrics = context.metrics
        let tint = context.tint
        let fraction = (fraction ?? 0.3).clamped(to: 0...1)
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        let bar = context.wide("bar", height: metrics.progressHeight, ideal: metrics.progressWidth) {
            frame, view, list in
            let track = Path.capsule(in: frame, style: .circular)
            list.fill(track, with: .color(Color(.systemFill)), view: view)
            guard fraction > 0 else { return }
            let width = max(frame.width * fraction, min(frame.height, frame.width))
            let x = isMirrored ? frame.maxX - width : frame.minX
            let done = Rect(x: x, y: frame.minY, width: width, height: frame.height)
            tint.fill(.capsule(in: done, style: .circular), in: frame, list: &list, view: view)
        }
        var parts: [LayoutNode] = []
        if let label, !context.hidesLabels {
            parts.append(context.row(context.child(.position(0)).nodes(of: label)))
        }
        parts.append(bar)
        if let valueLabel, !context.hidesLabels {
            let small = context.styled(font: .style(.caption), color: context.foreground(1)).child(
                .position(1))
            parts.append(context.row(small.nodes(of: valueLabel)))
        }
        return context.column(parts, spacing: 4, alignment: .leading)
    }

    /// Eight spokes that fade around the circle.
    private func spinner(_ context: ViewContext) -> LayoutNode {
        let metrics = context.metrics
        if let fraction { return ring(fraction, context) }
        let isLarge = context.controlSize == .large || context.controlSize == .extraLarge
        let side = isLarge ? metrics.largeSpinner : metrics.spinner
        let color = context.environment[.tint] == nil ? Color(.gray) : context.tint.color
        let wheel = context.drawn("spinner", Size(width: side, height: side)) { frame, view, list in
            let center = frame.center, radius = frame.width / 2
            for index in 0..<8 {
                let angle = Double(index) * Double.pi / 4
                let direction = Point(x: sine(angle), y: -cosine(angle))
                var spoke = Path()
                spoke.addLines([center + direction * (radius * 0.5), center + direction * (radius * 0.88)])
                let style = StrokeStyle(lineWidth: radius * 0.2, lineCap: .round)
                list.stroke(
                    spoke, with: .color(color.opacity(0.25 + 0.09 * Double(index))), style: style, view: view)
            }
        }
        guard let label, !context.hidesLabels else { return wheel }
        let words = context.styled(color: context.foreground(1)).child(.position(0))
        return context.column([wheel, words.row(words.nodes(of: label))], spacing: 8)
    }

    private func ring(_ fraction: Double, _ context: ViewContext) -> LayoutNode {
        let tint = context.tint
        let side = context.metrics.spinner
        return context.drawn("ring", Size(width: side, height: side)) { frame, view, list in
            let circle = frame.insetBy(dx: 2, dy: 2)
            let style = StrokeStyle(lineWidth: 3, lineCap: .round)
            list.stroke(.ellipse(in: circle), with: .color(Color(.systemFill)), style: style, view: view)
            var arc = Path()
            arc.addArc(
                center: frame.center, radius: circle.width / 2, startAngle: -Double.pi / 2,
                endAngle: -Double.pi / 2 + 2 * Double.pi * fraction, clockwise: false)
            tint.stroke(arc, in: frame, style: style, list: &list, view: view)
        }
    }
}

enum ProgressRows {
    static var rows: [Native] {
        [
            Native("ProgressView.init(...)") { .native(ProgressValue($0)) },
            Native("View.progressViewStyle(_:)") { $0.setting("progressViewStyle", .progressViewStyle) },
        ]
            + ControlRowMaker.configuration(
                "ProgressViewStyleConfiguration", ["label", "currentValueLabel", "fractionCompleted"])
    }
}

/// Where the clock stands in the interval of a progress view.
private struct DateProgress {
    let fraction: Double
    let words: Value

    init?(_ call: NativeCall) {
        guard call.argument("timerInterval") != nil else { return nil }
        let interval = call.nextDates()
        let shown = DateWords.timer(interval, now: call.evaluator.now, countsDown: call.next())
        fraction = interval.end > interval.start ? shown / (interval.end - interval.start) : 0
        words = .native(TextValue(DateWords.clock(shown), range: call.range))
    }
}
