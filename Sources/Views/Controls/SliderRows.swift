import Graphics
import Interpreter
import Layout
import Syntax

/// `Slider` and `Stepper`.
enum SliderRows {
    static var rows: [Native] { sliders + steppers }

    // MARK: Slider

    private static var sliders: [Native] {
        [
            Native("View.sliderThumbVisibility(_:)") {
                $0.setting("sliderThumbVisibility", .hidesSliderThumb)
            },
            Native("Slider.init(value:in:onEditingChanged:)") { slider($0, hasStep: false) },
            Native("Slider.init(value:in:step:onEditingChanged:)") { slider($0, hasStep: true) },
            Native("Slider.init(value:in:label:onEditingChanged:)") {
                slider($0, hasStep: false, hasLabel: true)
            },
            Native("Slider.init(value:in:step:label:onEditingChanged:)") {
                slider($0, hasStep: true, hasLabel: true)
            },
            Native("Slider.init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)") {
                slider($0, hasStep: false, hasLabel: true, hasLabels: true)
            },
            Native("Slider.init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)") {
                slider($0, hasStep: true, hasLabel: true, hasLabels: true)
            },
            // Older: the labels of the ends are values.
            Native("Slider.init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)") {
                slider($0, hasStep: false, ends: 1)
            },
            Native("Slider.init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)") {
                slider($0, hasStep: true, ends: 1)
            },
        ]
    }

    /// - Parameter ends: the position after the step of the labels of both ends, where they are values and
    ///   not closures.
    private static func slider(
        _ call: NativeCall, hasStep: Bool, hasLabel: Bool = false, hasLabels: Bool = false,
        ends position: Int? = nil
    ) -> Value {
        let binding = call.nextBinding()
        let value = binding?.get().number ?? 0
        let bounds = call.nextBounds()
        let step = hasStep ? call.nextValue().number : 0
        let label = hasLabel ? call.nextContent() : nil
        let ends = ends(call, hasLabels: hasLabels, after: position)
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
        guard context.look.labelsAreShown, let label else { return bar }
        return context.labeled(context.child(.position(3)).label(label), bar)
    }

    private static func ends(_ call: NativeCall, hasLabels: Bool, after position: Int?) -> [Value] {
        if hasLabels { return [call.nextContent(), call.nextContent()] }
        guard let position else { return [] }
        for _ in 0..<position { _ = call.nextValue() }
        return [call.nextValue(), call.nextValue()]
    }

    private static func described(_ node: LayoutNode, _ value: String) -> LayoutNode {
        node.payloads.append(ControlPayload("slider", value: value))
        return node
    }

    private static func track(_ fraction: Double, _ context: ViewContext) -> LayoutNode {
        let metrics = context.metrics
        let tint = context.environment.isEnabled ? context.tint : context.tint.opacity(0.5)
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        // Of `Visibility`'s cases the third hides.
        let hidesThumb = context.environment[.hidesSliderThumb]?.caseIndex == 2
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
            Native("Stepper.init(label:onIncrement:onDecrement:onEditingChanged:)") { call in
                let label = call.nextContent()
                let (increment, decrement) = (call.nextOptional(), call.nextOptional())
                let evaluator = call.evaluator
                return stepper(
                    call, label,
                    .init(
                        increment: increment.map { action in { _ = evaluator.call(action, []) } },
                        decrement: decrement.map { action in { _ = evaluator.call(action, []) } }))
            },
            Native("Stepper.init(value:step:label:onEditingChanged:)") { call in
                let turns = call.nextTurns(isBounded: false)
                return stepper(call, call.nextContent(), turns)
            },
            Native("Stepper.init(value:in:step:label:onEditingChanged:)") { call in
                let turns = call.nextTurns(isBounded: true)
                return stepper(call, call.nextContent(), turns)
            },
            Native("Stepper.init(_:value:step:onEditingChanged:)") { call in
                let title = call.nextTitle()
                return stepper(call, title, call.nextTurns(isBounded: false))
            },
            Native("Stepper.init(_:value:in:step:onEditingChanged:)") { call in
                let title = call.nextTitle()
                return stepper(call, title, call.nextTurns(isBounded: true))
            },
            Native("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)") { call in
                let title = call.nextTitle()
                let (increment, decrement) = (call.nextOptional(), call.nextOptional())
                let evaluator = call.evaluator
                return stepper(
                    call, title,
                    .init(
                        increment: increment.map { action in { _ = evaluator.call(action, []) } },
                        decrement: decrement.map { action in { _ = evaluator.call(action, []) } }))
            },
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

    init(increment: (() -> Void)?, decrement: (() -> Void)?) {
        self.increment = increment
        self.decrement = decrement
    }

    /// Both ways from a value by a step, as far as the bounds go.
    init(_ binding: BindingValue, by step: Double, in bounds: (lower: Double, upper: Double)) {
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

extension NativeCall {
    /// The binding of a stepper, its bounds if it has any, and its step.
    func nextTurns(isBounded: Bool) -> StepperTurns {
        let binding = nextBinding()
        let bounds = isBounded ? nextBounds() : (-Double.infinity, Double.infinity)
        let step = nextValue().number
        guard let binding else { return StepperTurns(increment: nil, decrement: nil) }
        return StepperTurns(binding, by: step, in: bounds)
    }

    /// The ends of a range of numbers.
    func nextBounds() -> (lower: Double, upper: Double) {
        if case .range(let low, let high, _) = nextValue() { return (low.number, high.number) }
        return (0, 1)
    }
}
