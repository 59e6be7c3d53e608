import Graphics
import Interpreter
import Layout
import Syntax

/// `Slider` and `Stepper`.
enum SliderRows {
    static var rows: [Declaration] { sliders + steppers }

    // MARK: Slider

    private static var sliders: [Declaration] {
        let numbers = "V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint"
        return [
            Declaration("public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {}"),
            Declaration(
                "extension Slider where Label == EmptyView, ValueLabel == EmptyView { public init<V>(value: Binding<V>, "
                    + "in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where \(numbers) }"
            ) { slider($0, hasStep: false) },
            Declaration(
                "extension Slider where Label == EmptyView, ValueLabel == EmptyView { public init<V>(value: Binding<V>, "
                    + "in bounds: ClosedRange<V>, step: V.Stride = 1, "
                    + "onEditingChanged: @escaping (Bool) -> Void = { _ in }) where \(numbers) }"
            ) { slider($0, hasStep: true) },
            Declaration(
                "extension Slider where ValueLabel == EmptyView { public init<V>(value: Binding<V>, "
                    + "in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, "
                    + "onEditingChanged: @escaping (Bool) -> Void = { _ in }) where \(numbers) }"
            ) { slider($0, hasStep: false) },
            Declaration(
                "extension Slider where ValueLabel == EmptyView { public init<V>(value: Binding<V>, "
                    + "in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, "
                    + "onEditingChanged: @escaping (Bool) -> Void = { _ in }) where \(numbers) }"
            ) { slider($0, hasStep: true) },
            Declaration(
                "extension Slider { public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, "
                    + "@ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, "
                    + "@ViewBuilder maximumValueLabel: () -> ValueLabel, "
                    + "onEditingChanged: @escaping (Bool) -> Void = { _ in }) where \(numbers) }"
            ) { slider($0, hasStep: false, hasLabels: true) },
            Declaration(
                "extension Slider { public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, "
                    + "@ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, "
                    + "@ViewBuilder maximumValueLabel: () -> ValueLabel, "
                    + "onEditingChanged: @escaping (Bool) -> Void = { _ in }) where \(numbers) }"
            ) { slider($0, hasStep: true, hasLabels: true) },
        ]
    }

    private static func slider(_ call: NativeCall, hasStep: Bool, hasLabels: Bool = false) -> Value {
        let value = call.nextBinding()?.get().number ?? 0
        let bounds = call.nextBounds()
        if hasStep { _ = call.nextValue() }
        var ends: [Value] = []
        if hasLabels {
            _ = call.nextValue()
            ends = [call.nextContent(), call.nextContent()]
        }
        let fraction = bounds.upper > bounds.lower ? (value - bounds.lower) / (bounds.upper - bounds.lower) : 0
        let percent = "\(Int((min(max(fraction, 0), 1) * 100).rounded()))%"
        return call.leaf("Slider") { context in
            let bar = track(min(max(fraction, 0), 1), context)
            guard !ends.isEmpty else { return described(bar, percent) }
            let first = context.row(context.child(.position(1)).nodes(of: ends[0]))
            let last = context.row(context.child(.position(2)).nodes(of: ends[1]))
            return described(context.row([first, bar, last]), percent)
        }
    }

    private static func described(_ node: LayoutNode, _ value: String) -> LayoutNode {
        node.payloads.append(ControlPayload("slider", value: value))
        return node
    }

    private static func track(_ fraction: Double, _ context: ViewContext) -> LayoutNode {
        let metrics = context.metrics
        let tint = context.environment.isEnabled ? context.tint : context.tint.opacity(0.5)
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        return context.wide(
            "slider", height: metrics.sliderHeight, ideal: metrics.sliderWidth, smallest: metrics.sliderWidth
        ) { frame, view, list in
            let y = frame.midY - metrics.sliderTrack / 2
            let track = Rect(x: frame.minX, y: y, width: frame.width, height: metrics.sliderTrack)
            list.fill(.capsule(in: track, style: .circular), with: .color(Color(.tertiarySystemFill)), view: view)
            let place = (frame.width - metrics.sliderThumb.width) * (isMirrored ? 1 - fraction : fraction)
            let thumb = Rect(
                x: frame.minX + place, y: frame.midY - metrics.sliderThumb.height / 2, width: metrics.sliderThumb.width,
                height: metrics.sliderThumb.height)
            let filled = isMirrored
                ? Rect(x: thumb.midX, y: y, width: frame.maxX - thumb.midX, height: metrics.sliderTrack)
                : Rect(x: frame.minX, y: y, width: thumb.midX - frame.minX, height: metrics.sliderTrack)
            tint.fill(.capsule(in: filled, style: .circular), in: track, list: &list, view: view)
            list.push(.shadow(Color(white: 0, opacity: 0.16), radius: 4, x: 0, y: 1), view: view)
            list.fill(.capsule(in: thumb, style: .circular), with: .color(.white), view: view)
            list.pop(view: view)
        }
    }

    // MARK: Stepper

    private static var steppers: [Declaration] {
        [
            Declaration("public struct Stepper<Label>: View where Label: View {}"),
            Declaration(
                "extension Stepper { public init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, "
                    + "onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) }"
            ) { call in stepper(call, call.nextContent()) },
            Declaration(
                "extension Stepper { public init<V>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, "
                    + "onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: Strideable }"
            ) { call in
                _ = call.nextValue()
                _ = call.nextValue()
                return stepper(call, call.nextContent())
            },
            Declaration(
                "extension Stepper { public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, "
                    + "@ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) "
                    + "where V: Strideable }"
            ) { call in
                for _ in 0..<3 { _ = call.nextValue() }
                return stepper(call, call.nextContent())
            },
        ]
            + ControlRowMaker.titled(
                "Stepper where Label == Text",
                ", value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }",
                generics: ["V"], conditions: ["V: Strideable"]) { stepper($0, $0.nextTitle()) }
            + ControlRowMaker.titled(
                "Stepper where Label == Text",
                ", value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, "
                    + "onEditingChanged: @escaping (Bool) -> Void = { _ in }",
                generics: ["V"], conditions: ["V: Strideable"]) { stepper($0, $0.nextTitle()) }
            + ControlRowMaker.titled(
                "Stepper where Label == Text",
                ", onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, "
                    + "onEditingChanged: @escaping (Bool) -> Void = { _ in }") { stepper($0, $0.nextTitle()) }
    }

    private static func stepper(_ call: NativeCall, _ label: Value) -> Value {
        call.leaf("Stepper") { context in
            let control = context.fittingRow(buttons(context), height: context.metrics.stepper.height)
            guard !context.hidesLabels else { return described(control, "") }
            return described(context.row([context.label(label), context.spacer, control]), "")
        }
    }

    private static func buttons(_ context: ViewContext) -> LayoutNode {
        let color = (context.environment.isEnabled ? context.foreground() : UnitPaint(.tertiaryLabel)).color
        return context.drawn("stepper", context.metrics.stepper) { frame, view, list in
            list.fill(.capsule(in: frame), with: .color(Color(.tertiarySystemFill)), view: view)
            let half = frame.width / 2, arm = frame.height * 0.22
            var marks = Path()
            marks.addLines([Point(x: frame.minX + half / 2 - arm, y: frame.midY), Point(x: frame.minX + half / 2 + arm, y: frame.midY)])
            marks.addLines([Point(x: frame.maxX - half / 2 - arm, y: frame.midY), Point(x: frame.maxX - half / 2 + arm, y: frame.midY)])
            marks.addLines([Point(x: frame.maxX - half / 2, y: frame.midY - arm), Point(x: frame.maxX - half / 2, y: frame.midY + arm)])
            list.stroke(marks, with: .color(color), style: StrokeStyle(lineWidth: 1.8, lineCap: .round), view: view)
            var line = Path()
            line.addLines([Point(x: frame.midX, y: frame.minY + 7), Point(x: frame.midX, y: frame.maxY - 7)])
            list.stroke(line, with: .color(Color(.separator)), style: StrokeStyle(lineWidth: 1), view: view)
        }
    }
}

extension NativeCall {
    /// The ends of a range of numbers.
    func nextBounds() -> (lower: Double, upper: Double) {
        if case .range(let low, let high, _) = nextValue() { return (low.number, high.number) }
        return (0, 1)
    }
}
