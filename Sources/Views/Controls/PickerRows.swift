import Graphics
import Interpreter
import Layout
import Syntax

/// `Picker`, `DatePicker`, `ColorPicker`.
enum PickerRows {
    static var rows: [Native] { pickers + dates }

    private static var pickers: [Native] {
        [
            Native("Picker.init(...)") { picker($0) },
            Native("DatePicker.init(...)") { datePicker($0) },
            Native("ColorPicker.init(...)") { colorPicker($0, $0.label ?? .void, $0.binding("selection")) },
            Native("View.horizontalRadioGroupLayout()") { call in
                call.environment("horizontalRadioGroupLayout") { values, _ in
                    values[.hasRadioRow] = .bool(true)
                }
            },
            Native("View.pickerStyle(_:)") { $0.setting("pickerStyle", .pickerStyle) },
        ]
    }

    private static func picker(_ call: NativeCall) -> Value {
        let content = call.content("content") ?? .void
        return .native(
            PickerValue(
                call.range, label: call.label ?? .void, selection: call.binding("selection"),
                content: content, valueLabel: call.content("currentValueLabel")))
    }

    // MARK: Dates

    private static var dates: [Native] {
        [Native("View.datePickerStyle(_:)") { $0.setting("datePickerStyle", .datePickerStyle) }]
            + ControlRowMaker.configuration("DatePickerStyleConfiguration", ["label", "displayedComponents"])
            + ControlRowMaker.bound("DatePickerStyleConfiguration", "selection")
    }

    private static func datePicker(_ call: NativeCall) -> Value {
        let date = call.binding("selection"), range = call.argument("in")
        let bits = Int(truncatingIfNeeded: call.argument("displayedComponents")?.fields.first?.asInteger ?? 3)
        let bound: (Name) -> Double? = { name in
            range.flatMap { call.evaluator.requirement(name, of: $0) }.map { $0.fields.first?.number ?? 0 }
        }
        let choice = DateChoice(
            seconds: date?.get().fields.first?.number ?? 0, earliest: bound("lowerBound"),
            latest: bound("upperBound"),
            hasDate: bits & 2 != 0, hasTime: bits & 1 != 0)
        return .native(DatePickerValue(call.range, label: call.label ?? .void, date: date, choice))
    }

    // MARK: Colors

    private static func colorPicker(_ call: NativeCall, _ label: Value, _ color: BindingValue?) -> Value {
        call.leaf("ColorPicker") { context in
            let chosen = color.map { context.paint(of: $0.get()) } ?? UnitPaint(.blue)
            let disc = context.drawn("well", Size(width: 28, height: 28)) { frame, view, list in
                let hues = Gradient(
                    colors: (0...6).map { Color(hue: Double($0) / 6, saturation: 0.9, brightness: 1) })
                let ring = frame.insetBy(dx: 1.5, dy: 1.5)
                list.stroke(
                    .ellipse(in: ring),
                    with: .angular(hues, center: frame.center, startAngle: 0, endAngle: 2 * Double.pi),
                    style: StrokeStyle(lineWidth: 3), view: view)
                chosen.fill(.ellipse(in: frame.insetBy(dx: 5, dy: 5)), in: frame, list: &list, view: view)
            }
            let well =
                context.environment.isEnabled
                ? disc : context.part(EffectNode(view: "disabled", disc) { _ in [.opacity(0.5)] })
            let control = context.fittingRow(well, height: 28)
            let node = context.labeled(context.titled(label), control)
            node.payloads.append(ControlPayload("color well"))
            if let color, context.environment.isEnabled {
                let stands = Color(color.get())
                node.payloads.append(AdjustmentPayload(.color(stands) { color.set($0.value) }))
            }
            return node
        }
    }
}
