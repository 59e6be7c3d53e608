import Graphics
import Interpreter
import Layout
import Syntax

/// `Picker`, `DatePicker`, `ColorPicker`.
enum PickerRows {
    static var rows: [Declaration] { pickers + dates + colors }

    private static var pickers: [Declaration] {
        let types = "SelectionValue: Hashable"
        return [
            Declaration(
                "public struct Picker<Label, SelectionValue, Content>: View where Label: View, \(types), Content: View {}"),
            Declaration(
                "extension Picker { public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, "
                    + "@ViewBuilder label: () -> Label) }"
            ) { call in
                let selection = call.nextBinding()
                let content = call.nextContent()
                return picker(call, call.nextContent(), selection, content)
            },
            Declaration(
                "extension Picker { public init(selection: Binding<SelectionValue>, label: Label, "
                    + "@ViewBuilder content: () -> Content) }"
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
            + [Declaration(accepting: "extension View { public func horizontalRadioGroupLayout() -> some View }")]
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
            Declaration("public protocol DatePickerStyle {}"),
        ]
            + ControlRowMaker.titled("DatePicker where Label == Text", ", selection: Binding<Date>, \(components)") { call in
                let title = call.nextTitle()
                let date = call.nextBinding()
                return datePicker(call, title, date, call.nextValue())
            }
            + ["ClosedRange<Date>", "PartialRangeFrom<Date>", "PartialRangeThrough<Date>"].flatMap { range in
                ControlRowMaker.titled(
                    "DatePicker where Label == Text", ", selection: Binding<Date>, in range: \(range), \(components)"
                ) { call in
                    let title = call.nextTitle()
                    let date = call.nextBinding()
                    _ = call.nextValue()
                    return datePicker(call, title, date, call.nextValue())
                }
            }
            + ControlRowMaker.styles("DatePickerStyle", "datePickerStyle", .datePickerStyle, [
                ("DefaultDatePickerStyle", "automatic"), ("CompactDatePickerStyle", "compact"),
                ("GraphicalDatePickerStyle", "graphical"), ("WheelDatePickerStyle", "wheel"),
                ("FieldDatePickerStyle", "field"), ("StepperFieldDatePickerStyle", "stepperField"),
            ])
    }

    /// A compact date picker: the date and the time, each in a grey capsule.
    private static func datePicker(_ call: NativeCall, _ label: Value, _ date: BindingValue?, _ components: Value) -> Value {
        let bits = Int(components.fields.first?.number ?? 3)
        let evaluator = call.evaluator
        return call.leaf("DatePicker") { context in
            let words = DateWords(date?.get(), evaluator)
            var boxes: [LayoutNode] = []
            if bits & 2 != 0 { boxes.append(box(words.date, context)) }
            if bits & 1 != 0 { boxes.append(box(words.time, context)) }
            let control = context.fittingRow(context.row(boxes, spacing: 6), height: context.metrics.datePickerHeight)
            let node = context.hidesLabels ? control : context.row([context.label(label), context.spacer, control])
            node.payloads.append(ControlPayload("date picker", value: words.date))
            return node
        }
    }

    private static func box(_ text: String, _ context: ViewContext) -> LayoutNode {
        let metrics = context.metrics
        let label = context.withControlFont(.body).text(text)
        let padded = context.padded(label, horizontal: 12)
        let sized = context.part(FixedFrameNode(padded, height: metrics.datePickerHeight))
        return context.backed(sized, UnitPaint(.tertiarySystemFill)) { .capsule(in: $0) }
    }

    // MARK: Colours

    private static var colors: [Declaration] {
        [
            Declaration("public struct ColorPicker<Label>: View where Label: View {}"),
            Declaration(
                "extension ColorPicker { public init(selection: Binding<Color>, supportsOpacity: Bool = true, "
                    + "@ViewBuilder label: () -> Label) }"
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
            let well = context.drawn("well", Size(width: 28, height: 28)) { frame, view, list in
                let hues = Gradient(colors: (0...6).map { Color(hue: Double($0) / 6, saturation: 0.9, brightness: 1) })
                let ring = frame.insetBy(dx: 1.5, dy: 1.5)
                list.stroke(
                    .ellipse(in: ring),
                    with: .angular(hues, center: frame.center, startAngle: 0, endAngle: 2 * Double.pi),
                    style: StrokeStyle(lineWidth: 3), view: view)
                chosen.fill(.ellipse(in: frame.insetBy(dx: 5, dy: 5)), in: frame, list: &list, view: view)
            }
            let control = context.fittingRow(well, height: 28)
            let node = context.hidesLabels ? control : context.row([context.label(label), context.spacer, control])
            node.payloads.append(ControlPayload("color well"))
            return node
        }
    }
}

/// A date in words as pickers print it.
struct DateWords {
    let date: String
    let time: String

    init(_ value: Value?, _ evaluator: Evaluator) {
        // Seconds since 1970: what the standard library's `Date` keeps as its first field.
        let seconds = value?.fields.first?.number ?? 0
        let days = (seconds / 86400).rounded(.down)
        let rest = Int(seconds - days * 86400)
        let (year, month, day) = DateWords.civil(Int(days))
        let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        date = "\(names[month - 1]) \(day), \(year)"
        let hour = rest / 3600, minute = rest / 60 % 60
        time = "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute)\u{202F}\(hour < 12 ? "AM" : "PM")"
    }

    /// The Gregorian date of a day counted from 1 January 1970; the calendar's 400-year cycle makes it exact.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}
