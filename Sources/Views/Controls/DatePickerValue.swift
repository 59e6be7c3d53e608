import Graphics
import Interpreter
import Layout
import Syntax

/// `DatePicker`: capsules with the date and the time, a month's calendar, or wheels. Dates are English and in
/// GMT.
final class DatePickerValue: ViewValue {
    private let label: Value
    private let date: BindingValue?
    private let choice: DateChoice

    init(_ range: SourceRange, label: Value, date: BindingValue?, _ choice: DateChoice) {
        self.label = label
        self.date = date
        self.choice = choice
        super.init("DatePicker", range)
    }

    private var showsDate: Bool { choice.hasDate }
    private var showsTime: Bool { choice.hasTime }
    private var seconds: Double { choice.seconds }
    private var dateText: String { Dates.format(seconds, "MMM d, y") }
    private var timeText: String { Dates.format(seconds, "h:mm\u{202F}a") }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let number = context.graph.reserveNumber(name, range)
        let node = NeutralNode(view: "DatePicker", look(context))
        let words = (showsDate ? [dateText] : []) + (showsTime ? [timeText] : [])
        node.payloads.append(ControlPayload("date picker", value: words.joinedBytes(", ")))
        if context.environment.isEnabled, !isGraphical(context) {
            node.payloads.append(AdjustmentPayload(.date(choice) { self.choose($0, context) }))
        }
        return [context.register(node, number)]
    }

    private func choose(_ seconds: Double, _ context: ViewContext) {
        date?.set(context.evaluator.structure("Date", [.double(choice.clamped(seconds))]))
    }

    /// The number of the style: automatic, compact, graphical, wheel.
    private func style(_ context: ViewContext) -> Int {
        context.builtInStyle(.datePickerStyle) ?? 0
    }

    /// A calendar's days are tapped one by one.
    private func isGraphical(_ context: ViewContext) -> Bool { style(context) == 2 && showsDate }

    private func look(_ context: ViewContext) -> LayoutNode {
        if let style = context.environment[.datePickerStyle], style.builtInStyle == nil {
            let bits = (choice.hasTime ? 1 : 0) + (choice.hasDate ? 2 : 0)
            let components = context.evaluator.structure("DatePickerComponents", [.int(Int64(bits))])
            let parts = ControlConfiguration(
                [("label", label), ("displayedComponents", components)], binding: date)
            return context.row(context.setting(.datePickerStyle, nil).styleBody(style, parts))
        }
        if isGraphical(context) {
            let calendar = CalendarLook(days(context), context)
            return calendar.node(time: showsTime ? box(timeText, context.inFixedTypeSize) : nil)
        }
        return labeled(
            style(context) == 3 ? WheelLook.node(wheelColumns, context) : compact(context), context)
    }

    /// A day that is chosen keeps the time of day, and its month is the first one from then on.
    private func days(_ context: ViewContext) -> CalendarDays {
        let choice = choice, parts = Dates.parts(seconds)
        let today = Dates.seconds(parts[0], parts[1], parts[2], 0, 0, 0)
        let turned = context.ownState(.shownMonth, .int(0))
        return CalendarDays(
            month: seconds, isSelected: { $0 == today },
            allows: { choice.allows($0) || choice.allows($0 + 86_399) },
            choose: { midnight in
                turned.set(.int(0))
                self.choose(midnight + choice.seconds - today, context)
            })
    }

    private func labeled(_ control: LayoutNode, _ context: ViewContext) -> LayoutNode {
        context.labeled(context.label(label), control)
    }

    // MARK: Compact

    private func compact(_ context: ViewContext) -> LayoutNode {
        if context.look.datesAreFields { return field(context) }
        var boxes: [LayoutNode] = []
        if showsDate { boxes.append(box(dateText, context)) }
        if showsTime { boxes.append(box(timeText, context)) }
        return context.fittingRow(context.row(boxes, spacing: 6), height: context.metrics.datePickerHeight)
    }

    /// A Mac's field with the date as numbers, a stepper beside it unless the style is without one.
    private func field(_ context: ViewContext) -> LayoutNode {
        var words: [String] = []
        if showsDate { words.append(Dates.format(seconds, "M/d/y")) }
        if showsTime { words.append(timeText) }
        let text = context.padded(context.dimmed.text(words.joinedBytes(", ")), horizontal: 6)
        let sized = context.part(FixedFrameNode(text, height: context.metrics.datePickerHeight))
        let bordered = context.part(
            DecorationNode(
                view: "border", sized,
                behind: { frame, view, list in
                    let path = Path.roundedRect(frame.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 6)
                    list.fill(path, with: .color(Color(.systemBackground)), view: view)
                    list.stroke(
                        path, with: .color(Color(.separator)), style: StrokeStyle(lineWidth: 1), view: view)
                }))
        let withoutStepper = style(context) == 1 || style(context) == 4
        return context.row(withoutStepper ? [bordered] : [bordered, Arrows.node(context)], spacing: 4)
    }

    private func box(_ text: String, _ context: ViewContext) -> LayoutNode {
        let padded = context.padded(context.withControlFont(.body).dimmed.text(text), horizontal: 12)
        let sized = context.part(FixedFrameNode(padded, height: context.metrics.datePickerHeight))
        return context.backed(sized, UnitPaint(.tertiarySystemFill)) { .capsule(in: $0) }
    }

    // MARK: Wheels

    private var wheelColumns: [[String]] {
        let parts = Dates.parts(seconds)
        var columns: [[String]] = []
        if showsDate {
            columns.append(
                (-3...3).map { Dates.format(Dates.seconds(parts[0], parts[1] + $0, 1, 0, 0, 0), "MMMM") })
            columns.append((-3...3).map { "\((parts[2] + $0 + 30) % 31 + 1)" })
            columns.append((-3...3).map { "\(parts[0] + $0)" })
        }
        if showsTime {
            columns.append((-3...3).map { "\((parts[3] + $0 + 23) % 12 + 1)" })
            columns.append((-3...3).map { Dates.format(Double((parts[4] + $0 + 60) % 60 * 60), "mm") })
            columns.append((-3...3).map { place in place == 0 ? Dates.format(seconds, "a") : "" })
        }
        return columns
    }
}

/// A still picture of wheels: the selection in the middle, its neighbors fading away.
enum WheelLook {
    /// Columns of seven words, the fourth being selected.
    static func node(_ columns: [[String]], _ context: ViewContext) -> LayoutNode {
        let fixed = context.inFixedTypeSize
        return node(
            columns.map { words in
                fixed.column(
                    words.enumerated().map { index, word in
                        row(index - 3, fixed) { $0.text(word.utf8.isEmpty ? " " : word) }
                    }, spacing: 0)
            }, in: fixed)
    }

    static func node(_ columns: [LayoutNode], in context: ViewContext) -> LayoutNode {
        let row = context.widened(context.row(columns, spacing: 24), .center)
        let band = context.part(
            DecorationNode(
                view: "wheel", row,
                behind: { frame, view, list in
                    let rect = Rect(
                        x: frame.minX + 9, y: frame.midY - 16, width: frame.width - 18, height: 32)
                    list.fill(
                        .roundedRect(rect, cornerRadius: 16), with: .color(Color(.tertiarySystemFill)),
                        view: view)
                }))
        return context.part(FixedFrameNode(band, height: 216))
    }

    /// One row so many places from the middle.
    static func row(_ place: Int, _ context: ViewContext, _ make: (ViewContext) -> LayoutNode) -> LayoutNode {
        let distance = Double(place.magnitude)
        let color = context.foreground().opacity(distance == 0 ? 1 : max(0.1, 0.5 - 0.13 * distance))
        let font = Font(.size(distance == 0 ? 23 : 22 - 2 * distance))
        return context.framed(make(context.styled(font: font, color: color)), height: 32 - 2 * distance)
    }
}

/// A Mac's small stepper: an arrow up over an arrow down. Its size is an estimate.
enum Arrows {
    static func node(_ context: ViewContext) -> LayoutNode {
        let color = context.dimmed.foreground().color
        return context.drawn("stepper", Size(width: 15, height: 22)) { frame, view, list in
            list.fill(.roundedRect(frame, cornerRadius: 5), with: .color(Color(.systemFill)), view: view)
            var marks = Path()
            for (y, tip) in [(frame.midY - 3.5, -3.0), (frame.midY + 3.5, 3.0)] {
                marks.addLines([
                    Point(x: frame.midX - 3, y: y), Point(x: frame.midX, y: y + tip),
                    Point(x: frame.midX + 3, y: y),
                ])
            }
            let style = StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
            list.stroke(marks, with: .color(color), style: style, view: view)
        }
    }
}
