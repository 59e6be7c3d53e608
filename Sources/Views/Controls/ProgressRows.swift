import Graphics
import Interpreter
import Layout
import Syntax

/// `ProgressView`: a bar or a spinner with labels.
final class ProgressValue: ViewValue {
    /// How much is done, from 0 to 1; nothing if that is not known.
    private let fraction: Double?
    private let label: Value?
    private let valueLabel: Value?

    init(_ range: SourceRange, fraction: Double?, label: Value?, valueLabel: Value? = nil) {
        self.fraction = fraction
        self.label = label
        self.valueLabel = valueLabel
        super.init("ProgressView", range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let number = context.graph.reserveNumber(name, range)
        let node = NeutralNode(view: "ProgressView", look(context))
        let percent = fraction.map { "\(Int(($0 * 100).rounded()))%" }
        node.payloads.append(ControlPayload("progress", value: percent ?? "in progress"))
        return [context.register(node, number)]
    }

    private func look(_ context: ViewContext) -> LayoutNode {
        let style = context.environment[.progressViewStyle]
        if let style, style.native(ControlStyle.self) == nil {
            let configuration = ControlConfiguration([
                ("label", .optional(label)), ("currentValueLabel", .optional(valueLabel)),
                ("fractionCompleted", .optional(fraction.map { .double($0) })),
            ])
            return context.row(context.setting(.progressViewStyle, nil).styleBody(style, configuration))
        }
        switch style?.native(ControlStyle.self)?.index {
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
        let side = context.controlSize >= 3 ? metrics.largeSpinner : metrics.spinner
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
            Native("ProgressView.init()") { call in
                .native(ProgressValue(call.range, fraction: nil, label: nil))
            },
            Native("ProgressView.init(label:)") {
                call in .native(ProgressValue(call.range, fraction: nil, label: call.nextContent()))
            },
            Native("ProgressView.init(value:total:)") { call in
                let fraction = call.nextFraction()
                return .native(ProgressValue(call.range, fraction: fraction, label: nil))
            },
            Native("ProgressView.init(value:total:label:)") { call in
                let fraction = call.nextFraction()
                return .native(ProgressValue(call.range, fraction: fraction, label: call.nextContent()))
            },
            Native("ProgressView.init(value:total:label:currentValueLabel:)") { call in
                let fraction = call.nextFraction()
                let label = call.nextContent()
                return .native(
                    ProgressValue(
                        call.range, fraction: fraction, label: label, valueLabel: call.nextContent()))
            },
            Native("ProgressView.init(_: ProgressViewStyleConfiguration)") { call in
                guard let parts = call.nextValue().native(ControlConfiguration.self) else { return .void }
                return .native(
                    ProgressValue(
                        call.range, fraction: parts["fractionCompleted"].unwrapped?.number,
                        label: parts["label"].unwrapped,
                        valueLabel: parts["currentValueLabel"].unwrapped))
            },
        ]
            + timed
            + [
                Native("ProgressView.init(_:)") { call in
                    .native(ProgressValue(call.range, fraction: nil, label: call.nextTitle()))
                }
            ]
            + [
                Native("ProgressView.init(_:value:total:)") { call in
                    let title = call.nextTitle()
                    return .native(ProgressValue(call.range, fraction: call.nextFraction(), label: title))
                }
            ]
            + ControlRowMaker.styles(
                "ProgressViewStyle", "progressViewStyle", .progressViewStyle,
                [
                    ("DefaultProgressViewStyle", "automatic"), ("LinearProgressViewStyle", "linear"),
                    ("CircularProgressViewStyle", "circular"),
                ])
            + [
                Native("LinearProgressViewStyle.init(tint:)") { _ in .native(ControlStyle(1)) },
                Native("CircularProgressViewStyle.init(tint:)") { _ in .native(ControlStyle(2)) },
                part("label"),
                part("currentValueLabel"),
                part("fractionCompleted"),
            ]
    }

    /// What fills or empties with the time, and says what is left or gone unless it has a label of its own.
    private static var timed: [Native] {
        [
            Native("ProgressView.init(timerInterval:countsDown:label:currentValueLabel:)") { call in
                let timer = DateProgress(call)
                let label = call.nextContent()
                return timer.view(label: label, valueLabel: call.nextContent())
            },
            Native("ProgressView.init(timerInterval:countsDown:label:)") { call in
                DateProgress(call).view(label: call.nextContent())
            },
            Native("ProgressView.init(timerInterval:countsDown:)") { call in
                DateProgress(call).view(label: nil)
            },
        ]
    }

    private static func part(_ name: StaticString) -> Native {
        Native("ProgressViewStyleConfiguration.\(name)") { call in
            call.receiver.native(ControlConfiguration.self)?[name] ?? .none
        }
    }
}

extension NativeCall {
    /// A value and the total that it is a part of.
    func nextFraction() -> Double? {
        let value = nextOptional()?.number
        let total = nextValue().number
        return value.map { total == 0 ? 0 : ($0 / total).clamped(to: 0...1) }
    }
}

/// Where the clock stands in the interval of a progress view.
private struct DateProgress {
    private let range: SourceRange
    private let fraction: Double
    private let words: String

    init(_ call: NativeCall) {
        range = call.range
        let interval = call.nextDates()
        let shown = DateWords.timer(interval, now: call.evaluator.now, countsDown: call.next())
        fraction = interval.end > interval.start ? shown / (interval.end - interval.start) : 0
        words = DateWords.clock(shown)
    }

    func view(label: Value?, valueLabel: Value? = nil) -> Value {
        .native(
            ProgressValue(
                range, fraction: fraction, label: label,
                valueLabel: valueLabel ?? .native(TextValue(words, range: range))))
    }
}
