import Graphics
import Interpreter
import Layout
import Syntax

/// `Picker`, `DatePicker`, `ColorPicker`.
enum PickerRows {
    static var rows: [Declaration] { pickers + describedPickers + dates + colors }

    private static var pickers: [Declaration] {
        let types = "SelectionValue: Hashable"
        return [
            Declaration(
                "public struct Picker<Label, SelectionValue, Content>: View where Label: View, \(types), Content: View {}"),
            Declaration(
                """
                extension Picker { public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, \
                @ViewBuilder label: () -> Label) }
                """
            ) { call in
                let selection = call.nextBinding()
                let content = call.nextContent()
                return picker(call, call.nextContent(), selection, content)
            },
            Declaration(
                """
                extension Picker { public init(selection: Binding<SelectionValue>, label: Label, \
                @ViewBuilder content: () -> Content) }
                """
            ) { call in
                let selection = call.nextBinding()
                let label = call.nextValue()
                return picker(call, label, selection, call.nextContent())
            },
            Declaration("public protocol PickerStyle {}"),
        ]
            + ControlRowMaker.titled(
                "Picker where Label == Text", ", selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content"
            ) { call in
                let title = call.nextTitle()
                let selection = call.nextBinding()
                return picker(call, title, selection, call.nextContent())
            }
            + ControlRowMaker.titled(
                "Picker where Label == SwiftUI.Label<Text, Image>",
                ", systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content"
            ) { call in
                let label = call.nextLabel()
                let selection = call.nextBinding()
                return picker(call, label, selection, call.nextContent())
            }
            + ControlRowMaker.styles("PickerStyle", "pickerStyle", .pickerStyle, [
                ("DefaultPickerStyle", "automatic"), ("MenuPickerStyle", "menu"), ("SegmentedPickerStyle", "segmented"),
                ("InlinePickerStyle", "inline"), ("WheelPickerStyle", "wheel"),
                ("NavigationLinkPickerStyle", "navigationLink"), ("PalettePickerStyle", "palette"),
                ("RadioGroupPickerStyle", "radioGroup"),
            ])
            + [Declaration(ignoring: "extension View { public func horizontalRadioGroupLayout() -> some View }")]
    }

    /// With a label of what is selected, which menus of a phone do not show beside their options.
    private static var describedPickers: [Declaration] {
        ControlRowMaker.titled(
            "Picker where Label == Text",
            ", selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> L",
            generics: ["L"], conditions: ["L: View"]
        ) { call in
            let title = call.nextTitle()
            let selection = call.nextBinding()
            return picker(call, title, selection, call.nextContent())
        }
    }

    private static func picker(_ call: NativeCall, _ label: Value, _ selection: BindingValue?, _ content: Value) -> Value {
        .native(PickerValue(call.range, label: label, selection: selection, content: content))
    }

    // MARK: Dates

    private static var dates: [Declaration] {
        let components = "displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]"
        return [
            Declaration("public struct DatePicker<Label>: View where Label: View {}"),
            Declaration(
                """
                public struct DatePickerComponents: OptionSet, Sendable {
                    public let rawValue: UInt
                    public init(rawValue: UInt) { self.rawValue = rawValue }
                    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
                    public static let date = DatePickerComponents(rawValue: 2)
                    public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
                }
                """),
            Declaration("extension DatePicker { public typealias Components = DatePickerComponents }"),
            Declaration(
                "extension DatePicker { public init(selection: Binding<Date>, \(components), @ViewBuilder label: () -> Label) }"
            ) { call in
                let date = call.nextBinding()
                let parts = call.nextValue()
                return datePicker(call, call.nextContent(), date, parts)
            },
            ControlRowMaker.styleProtocol("DatePickerStyle"),
        ]
            + ControlRowMaker.titled("DatePicker where Label == Text", ", selection: Binding<Date>, \(components)") { call in
                let title = call.nextTitle()
                let date = call.nextBinding()
                return datePicker(call, title, date, call.nextValue())
            }
            + ["ClosedRange<Date>", "PartialRangeFrom<Date>", "PartialRangeThrough<Date>"].map { range in
                Declaration(
                    "extension DatePicker { public init(selection: Binding<Date>, in range: \(range), \(components), "
                        + "@ViewBuilder label: () -> Label) }"
                ) { call in
                    let date = call.nextBinding()
                    let range = call.nextValue()
                    let parts = call.nextValue()
                    return datePicker(call, call.nextContent(), date, parts, in: range)
                }
            }
            + ["ClosedRange<Date>", "PartialRangeFrom<Date>", "PartialRangeThrough<Date>"].flatMap { range in
                ControlRowMaker.titled(
                    "DatePicker where Label == Text", ", selection: Binding<Date>, in range: \(range), \(components)"
                ) { call in
                    let title = call.nextTitle()
                    let date = call.nextBinding()
                    let range = call.nextValue()
                    return datePicker(call, title, date, call.nextValue(), in: range)
                }
            }
            + ControlRowMaker.styles("DatePickerStyle", "datePickerStyle", .datePickerStyle, [
                ("DefaultDatePickerStyle", "automatic"), ("CompactDatePickerStyle", "compact"),
                ("GraphicalDatePickerStyle", "graphical"), ("WheelDatePickerStyle", "wheel"),
                ("FieldDatePickerStyle", "field"), ("StepperFieldDatePickerStyle", "stepperField"),
            ])
            + ControlRowMaker.configuration(
                "DatePickerStyleConfiguration", views: ["label"], values: [("displayedComponents", "DatePickerComponents")])
            + ControlRowMaker.bound("DatePickerStyleConfiguration", "selection", "Date")
    }

    private static func datePicker(
        _ call: NativeCall, _ label: Value, _ date: BindingValue?, _ components: Value, in range: Value? = nil
    ) -> Value {
        let bits = Int(truncatingIfNeeded: components.fields.first?.asInteger ?? 3)
        let bound: (Name) -> Double? = { name in
            range.flatMap { call.evaluator.requirement(name, of: $0) }.map { $0.fields.first?.number ?? 0 }
        }
        let choice = DateChoice(
            seconds: date?.get().fields.first?.number ?? 0, earliest: bound("lowerBound"), latest: bound("upperBound"),
            hasDate: bits & 2 != 0, hasTime: bits & 1 != 0)
        return .native(DatePickerValue(call.range, label: label, date: date, choice))
    }

    // MARK: Colors

    private static var colors: [Declaration] {
        [
            Declaration("@available(iOS 14.0, *) public struct ColorPicker<Label>: View where Label: View {}"),
            Declaration(
                """
                extension ColorPicker { public init(selection: Binding<Color>, supportsOpacity: Bool = true, \
                @ViewBuilder label: () -> Label) }
                """
            ) { call in
                let color = call.nextBinding()
                _ = call.nextValue()
                return colorPicker(call, call.nextContent(), color)
            },
        ]
            + ControlRowMaker.titled(
                "ColorPicker where Label == Text", ", selection: Binding<Color>, supportsOpacity: Bool = true"
            ) { call in
                let title = call.nextTitle()
                return colorPicker(call, title, call.nextBinding())
            }
    }

    private static func colorPicker(_ call: NativeCall, _ label: Value, _ color: BindingValue?) -> Value {
        call.leaf("ColorPicker") { context in
            let chosen = color.map { context.paint(of: $0.get()) } ?? UnitPaint(.blue)
            let disc = context.drawn("well", Size(width: 28, height: 28)) { frame, view, list in
                let hues = Gradient(colors: (0...6).map { Color(hue: Double($0) / 6, saturation: 0.9, brightness: 1) })
                let ring = frame.insetBy(dx: 1.5, dy: 1.5)
                list.stroke(
                    .ellipse(in: ring),
                    with: .angular(hues, center: frame.center, startAngle: 0, endAngle: 2 * Double.pi),
                    style: StrokeStyle(lineWidth: 3), view: view)
                chosen.fill(.ellipse(in: frame.insetBy(dx: 5, dy: 5)), in: frame, list: &list, view: view)
            }
            let well = context.environment.isEnabled ? disc : context.part(EffectNode(view: "disabled", disc) { _ in [.opacity(0.5)] })
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
