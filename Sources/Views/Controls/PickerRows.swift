import Graphics
import Interpreter
import Layout
import Syntax

/// `Picker`, `DatePicker`, `ColorPicker`.
enum PickerRows {
    static var rows: [Native] { pickers + describedPickers + dates + colors }

    private static var pickers: [Native] {
        return [
            Native("Picker.init(selection:content:label:)") { call in
                let selection = call.nextBinding()
                let content = call.nextContent()
                return picker(call, call.nextContent(), selection, content)
            },
            Native("Picker.init(selection:label:content:)") { call in
                let selection = call.nextBinding()
                let label = call.nextValue()
                return picker(call, label, selection, call.nextContent())
            },
            Native("Picker.init(_:selection:content:)") { call in
                let title = call.nextTitle()
                let selection = call.nextBinding()
                return picker(call, title, selection, call.nextContent())
            },
            Native("Picker.init(_:systemImage:selection:content:)") { call in
                let label = call.nextLabel()
                let selection = call.nextBinding()
                return picker(call, label, selection, call.nextContent())
            },
            Native("View.horizontalRadioGroupLayout()") { call in
                call.environment("horizontalRadioGroupLayout") { values, _ in
                    values[.hasRadioRow] = .bool(true)
                }
            },
        ]
            + ControlRowMaker.styles(
                "PickerStyle", "pickerStyle", .pickerStyle,
                [
                    ("DefaultPickerStyle", "automatic"), ("MenuPickerStyle", "menu"),
                    ("SegmentedPickerStyle", "segmented"),
                    ("InlinePickerStyle", "inline"), ("WheelPickerStyle", "wheel"),
                    ("NavigationLinkPickerStyle", "navigationLink"), ("PalettePickerStyle", "palette"),
                    ("RadioGroupPickerStyle", "radioGroup"),
                ])
    }

    /// With a label of what is selected.
    private static var describedPickers: [Native] {
        [
            Native("Picker.init(_:selection:content:currentValueLabel:)") { call in
                let title = call.nextTitle()
                let selection = call.nextBinding()
                let content = call.nextContent()
                return picker(call, title, selection, content, call.nextContent())
            },
            Native("Picker.init(selection:content:label:currentValueLabel:)") { call in
                let selection = call.nextBinding()
                let content = call.nextContent()
                let label = call.nextContent()
                return picker(call, label, selection, content, call.nextContent())
            },
        ]
    }

    private static func picker(
        _ call: NativeCall, _ label: Value, _ selection: BindingValue?, _ content: Value,
        _ valueLabel: Value? = nil
    ) -> Value {
        .native(
            PickerValue(
                call.range, label: label, selection: selection, content: content, valueLabel: valueLabel))
    }

    // MARK: Dates

    private static var dates: [Native] {
        [
            Native("DatePicker.init(selection:displayedComponents:label:)") { call in
                let date = call.nextBinding()
                let parts = call.nextValue()
                return datePicker(call, call.nextContent(), date, parts)
            },
            Native("DatePicker.init(_:selection:displayedComponents:)") { call in
                let title = call.nextTitle()
                let date = call.nextBinding()
                return datePicker(call, title, date, call.nextValue())
            },
            Native("DatePicker.init(selection:in:displayedComponents:label:)") { call in
                let date = call.nextBinding()
                let range = call.nextValue()
                let parts = call.nextValue()
                return datePicker(call, call.nextContent(), date, parts, in: range)
            },
            Native("DatePicker.init(_:selection:in:displayedComponents:)") { call in
                let title = call.nextTitle()
                let date = call.nextBinding()
                let range = call.nextValue()
                return datePicker(call, title, date, call.nextValue(), in: range)
            },
        ]
            + ControlRowMaker.styles(
                "DatePickerStyle", "datePickerStyle", .datePickerStyle,
                [
                    ("DefaultDatePickerStyle", "automatic"), ("CompactDatePickerStyle", "compact"),
                    ("GraphicalDatePickerStyle", "graphical"), ("WheelDatePickerStyle", "wheel"),
                    ("FieldDatePickerStyle", "field"), ("StepperFieldDatePickerStyle", "stepperField"),
                ])
            + ControlRowMaker.configuration(
                "DatePickerStyleConfiguration", views: ["label"], values: ["displayedComponents"])
            + ControlRowMaker.bound("DatePickerStyleConfiguration", "selection")
    }

    private static func datePicker(
        _ call: NativeCall, _ label: Value, _ date: BindingValue?, _ components: Value, in range: Value? = nil
    ) -> Value {
        let bits = Int(truncatingIfNeeded: components.fields.first?.asInteger ?? 3)
        let bound: (Name) -> Double? = { name in
            range.flatMap { call.evaluator.requirement(name, of: $0) }.map { $0.fields.first?.number ?? 0 }
        }
        let choice = DateChoice(
            seconds: date?.get().fields.first?.number ?? 0, earliest: bound("lowerBound"),
            latest: bound("upperBound"),
            hasDate: bits & 2 != 0, hasTime: bits & 1 != 0)
        return .native(DatePickerValue(call.range, label: label, date: date, choice))
    }

    // MARK: Colors

    private static var colors: [Native] {
        [
            Native("ColorPicker.init(selection:supportsOpacity:label:)") { call in
                let color = call.nextBinding()
                _ = call.nextValue()
                return colorPicker(call, call.nextContent(), color)
            },
            Native("ColorPicker.init(_:selection:supportsOpacity:)") { call in
                let title = call.nextTitle()
                return colorPicker(call, title, call.nextBinding())
            },
        ]
    }

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
