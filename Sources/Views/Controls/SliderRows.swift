import Graphics
import Interpreter
import Layout

/// `Slider` and `Stepper`.
enum SliderRows {
    static var rows: [Native] { sliders + steppers }

    // MARK: Slider

    private static var sliders: [Native] {
        [
            Native("View.sliderThumbVisibility(_:)") {
                $0.setting("sliderThumbVisibility", .hidesSliderThumb)
            },
            Native("Slider.init(...)") { slider($0) },
        ]
    }

    private static func slider(_ call: NativeCall) -> Value {
        let binding = call.binding("value")
        let value = binding?.get().number ?? 0
        let bounds = call.bounds("in") ?? (0, 1)
        let step = call.argument("step")?.number ?? 0
        let label = call.content("label")
        let ends = [call.content("minimumValueLabel"), call.content("maximumValueLabel")].compactMap { $0 }
        let share = bounds.upper > bounds.lower ? (value - bounds.lower) / (bounds.upper - bounds.lower) : 0
        let fraction = share.clamped(to: 0...1)
        let percent = "\(Int((fraction * 100).rounded()))%"
        return call.leaf("Slider") { context in
            let slider = track(fraction, context)
            if context.environment.isEnabled {
                slider.payloads.append(
                    AdjustmentPayload(
                        .number(
                            value, lower: bounds.lower, upper: bounds.upper, step: step,
                            set: { binding?.set(.double($0)) })))
            }
            let bar = context.fittingRow(slider, height: context.metrics.sliderHeight)
            return described(labeled(ended(bar, ends, context), label, context), percent)
        }
    }

    /// The bar between the labels of its ends, if it has any.
    private static func ended(_ bar: LayoutNode, _ ends: [Value], _ context: ViewContext) -> LayoutNode {
        guard !ends.isEmpty else { return bar }
        let first = context.row(context.child(.position(1)).nodes(of: ends[0]))
        let last = context.row(context.child(.position(2)).nodes(of: ends[1]))
        return context.row([first, bar, last])
    }

    /// Documented: not all platforms show a slider's label.
    private static func labeled(_ bar: LayoutNode, _ label: Value?, _ context: ViewContext) -> LayoutNode {
        guard let label else { return bar }
        guard context.look.labelsAreShown else {
            bar.payloads.append(context.child(.position(3)).spoken(label))
            return bar
        }
        return context.labeled(context.child(.position(3)).label(label), bar)
    }

    private static func described(_ node: LayoutNode, _ value: String) -> LayoutNode {
        node.payloads.append(ControlPayload("slider", value: value))
        return node
    }

    private static func track(_ fraction: Double, _ context: ViewContext) -> LayoutNode {
        let metrics = context.metrics
        let tint = context.environment.isEnabled ? context.tint : context.tint.opacity(0.5)
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        let hidesThumb = context.environment[.hidesSliderThumb].map { Visibility($0) } == .hidden
        return context.wide(
            "slider", height: metrics.sliderHeight, ideal: metrics.sliderWidth, smallest: metrics.sliderWidth
        ) { frame, view, list in
            let y = frame.midY - metrics.sliderTrack / 2
            let track = Rect(x: frame.minX, y: y, width: frame.width, height: metrics.sliderTrack)
            list.fill(
                .capsule(in: track, style: .circular), with: .color(Color(.tertiarySystemFill)), view: view)
            let place = (frame.width - metrics.sliderThumb.width) * (isMirrored ? 1 - fraction : fraction)
            let thumb = Rect(
                x: frame.minX + place, y: frame.midY - metrics.sliderThumb.height / 2,
                width: metrics.sliderThumb.width,
                height: metrics.sliderThumb.height)
            let filled =
                isMirrored
                ? Rect(x: thumb.midX, y: y, width: frame.maxX - thumb.midX, height: metrics.sliderTrack)
                : Rect(x: frame.minX, y: y, width: thumb.midX - frame.minX, height: metrics.sliderTrack)
            tint.fill(.capsule(in: filled, style: .circular), in: track, list: &list, view: view)
            guard !hidesThumb else { return }
            list.push(.shadow(Color(white: 0, opacity: 0.16), radius: 4, x: 0, y: 1), view: view)
            list.fill(.capsule(in: thumb, style: .circular), with: .color(.white), view: view)
            list.pop(view: view)
        }
    }

    // MARK: Stepper

    private static var steppers: [Native] {
        [
            Native("Stepper.init(...)") { call in
                let turns = StepperTurns.of(call)
                return stepper(call, call.label ?? .void, turns)
            }
        ]
    }

    private static func stepper(_ call: NativeCall, _ label: Value, _ turns: StepperTurns) -> Value {
        call.leaf("Stepper") { context in
            let buttons = buttons(context)
            if context.environment.isEnabled {
                buttons.payloads.append(
                    AdjustmentPayload(.steps(increment: turns.increment, decrement: turns.decrement)))
            }
            let control = context.fittingRow(buttons, height: context.metrics.stepper.height)
            return described(context.labeled(context.label(label), control), "")
        }
    }

    private static func buttons(_ context: ViewContext) -> LayoutNode {
        let color = (context.environment.isEnabled ? context.foreground() : UnitPaint(.tertiaryLabel)).color
        return context.drawn("stepper", context.metrics.stepper) { frame, view, list in
            list.fill(.capsule(in: frame), with: .color(Color(.tertiarySystemFill)), view: view)
            let half = frame.width / 2, arm = frame.height * 0.22
            var marks = Path()
            marks.addLines([
                Point(x: frame.minX + half / 2 - arm, y: frame.midY),
                Point(x: frame.minX + half / 2 + arm, y: frame.midY),
            ])
            marks.addLines([
                Point(x: frame.maxX - half / 2 - arm, y: frame.midY),
                Point(x: frame.maxX - half / 2 + arm, y: frame.midY),
            ])
            marks.addLines([
                Point(x: frame.maxX - half / 2, y: frame.midY - arm),
                Point(x: frame.maxX - half / 2, y: frame.midY + arm),
            ])
            list.stroke(
                marks, with: .color(color), style: StrokeStyle(lineWidth: 1.8, lineCap: .round), view: view)
            var line = Path()
            line.addLines([Point(x: frame.midX, y: frame.minY + 7), Point(x: frame.midX, y: frame.maxY - 7)])
            list.stroke(line, with: .color(Color(.separator)), style: StrokeStyle(lineWidth: 1), view: view)
        }
    }
}

/// What the two halves of a stepper do; nothing at an end.
struct StepperTurns {
    var increment: (() -> Void)?
    var decrement: (() -> Void)?

    static func of(_ call: NativeCall) -> StepperTurns {
        let evaluator = call.evaluator
        guard let binding = call.binding("value") else {
            return StepperTurns(
                increment: call.value("onIncrement").map { action in { _ = evaluator.call(action, []) } },
                decrement: call.value("onDecrement").map { action in { _ = evaluator.call(action, []) } })
        }
        let bounds = call.bounds("in") ?? (-.infinity, .infinity)
        return StepperTurns(binding, by: call.argument("step")?.number ?? 1, in: bounds)
    }
}

extension StepperTurns {
    /// Both ways from a value by a step, as far as the bounds go.
    fileprivate init(_ binding: BindingValue, by step: Double, in bounds: (lower: Double, upper: Double)) {
        let old = binding.get()
        func turn(_ change: Double) -> (() -> Void)? {
            let new = old.number + change
            guard new >= bounds.lower, new <= bounds.upper else { return nil }
            if case .int = old { return { binding.set(.int(Value.double(new.rounded()).asInteger)) } }
            return { binding.set(.double(new)) }
        }
        increment = turn(step)
        decrement = turn(-step)
    }
}
