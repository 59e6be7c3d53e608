import Graphics
import Interpreter
import Layout
import Syntax

/// `DatePicker`: capsules with the date and the time, a month's calendar, or wheels. Dates are English and in GMT.
final class DatePickerValue: ViewValue {
    private let label: Value
    private let date: BindingValue?
    private let showsDate: Bool
    private let showsTime: Bool

    init(_ range: SourceRange, label: Value, date: BindingValue?, showsDate: Bool, showsTime: Bool) {
        self.label = label
        self.date = date
        self.showsDate = showsDate
        self.showsTime = showsTime
        super.init("DatePicker", range)
    }

    /// Seconds since 1 January 2001: what a `Date` keeps as its first field.
    private var seconds: Double { date?.get().fields.first?.number ?? 0 }
    private var dateText: String { Dates.format(seconds, "MMM d, y") }
    private var timeText: String { Dates.format(seconds, "h:mm\u{202F}a") }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let number = context.graph.reserveNumber(name, range)
        let node = NeutralNode(view: "DatePicker", look(context))
        let words = (showsDate ? [dateText] : []) + (showsTime ? [timeText] : [])
        node.payloads.append(ControlPayload("date picker", value: words.joinedBytes(", ")))
        return [context.register(node, number)]
    }

    /// The order of the rows of styles: automatic, compact, graphical, wheel.
    private func look(_ context: ViewContext) -> LayoutNode {
        switch context.environment[.datePickerStyle]?.native(ControlStyle.self)?.index {
        case 2 where showsDate: return graphical(context)
        case 3: return labelled(WheelLook.node(wheelColumns, context), context)
        default: return labelled(compact(context), context)
        }
    }

    private func labelled(_ control: LayoutNode, _ context: ViewContext) -> LayoutNode {
        context.hidesLabels ? control : context.row([context.label(label), context.spacer, control])
    }

    // MARK: Compact

    private func compact(_ context: ViewContext) -> LayoutNode {
        var boxes: [LayoutNode] = []
        if showsDate { boxes.append(box(dateText, context)) }
        if showsTime { boxes.append(box(timeText, context)) }
        return context.fittingRow(context.row(boxes, spacing: 6), height: context.metrics.datePickerHeight)
    }

    private func box(_ text: String, _ context: ViewContext) -> LayoutNode {
        let padded = context.padded(context.withControlFont(.body).text(text), horizontal: 12)
        let sized = context.part(FixedFrameNode(padded, height: context.metrics.datePickerHeight))
        return context.backed(sized, UnitPaint(.tertiarySystemFill)) { .capsule(in: $0) }
    }

    // MARK: Graphical

    private func graphical(_ context: ViewContext) -> LayoutNode {
        let fixed = context.inFixedTypeSize
        var rows = [title(fixed), week(["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].map {
            fixed.text($0, style: .footnote, color: fixed.foreground(2), weight: .semibold)
        }, height: 20, fixed)]
        rows += weeks(fixed)
        if showsTime { rows.append(fixed.row([fixed.text("Time"), fixed.spacer, box(timeText, fixed)])) }
        return fixed.column(rows, spacing: 4)
    }

    /// The month, and arrows to its neighbours.
    private func title(_ context: ViewContext) -> LayoutNode {
        let tint = context.controlTint
        let arrows = ["chevron.backward", "chevron.forward"].map {
            context.symbol($0, style: .title3, color: tint, weight: .medium)
        }
        let month = context.text(Dates.format(seconds, "MMMM y"), style: .headline)
        let row = context.row([month, context.spacer, context.row(arrows, spacing: 28)])
        return context.framed(context.padded(row, horizontal: 12), height: 44)
    }

    private func weeks(_ context: ViewContext) -> [LayoutNode] {
        let parts = Dates.parts(seconds)
        let first = Dates.parts(Dates.seconds(parts[0], parts[1], 1, 0, 0, 0))
        let days = Int((Dates.seconds(parts[0], parts[1] + 1, 1, 0, 0, 0) - Dates.seconds(parts[0], parts[1], 1, 0, 0, 0)) / 86_400)
        let blanks = first[6] - 1
        return stride(from: 0, to: blanks + days, by: 7).map { start in
            week((start..<(start + 7)).map { place in
                let day = place - blanks + 1
                return (1...days).contains(day) ? self.day(day, isSelected: day == parts[2], context) : context.text(" ")
            }, height: 44, context)
        }
    }

    private func day(_ day: Int, isSelected: Bool, _ context: ViewContext) -> LayoutNode {
        guard isSelected else { return context.text("\(day)", style: .title3) }
        let tint = context.controlTint
        let words = context.text("\(day)", style: .title2, color: tint, weight: .medium)
        return context.backed(context.framed(words, width: 44, height: 44), tint.opacity(0.12)) { .ellipse(in: $0) }
    }

    private func week(_ cells: [LayoutNode], height: Double, _ context: ViewContext) -> LayoutNode {
        context.framed(context.part(ContainerNode(SegmentLayout(), cells)), height: height)
    }

    // MARK: Wheels

    private var wheelColumns: [[String]] {
        let parts = Dates.parts(seconds)
        var columns: [[String]] = []
        if showsDate {
            columns.append((-3...3).map { Dates.format(Dates.seconds(parts[0], parts[1] + $0, 1, 0, 0, 0), "MMMM") })
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

/// A still picture of wheels: the selection in the middle, its neighbours fading away.
enum WheelLook {
    /// Columns of seven words, the fourth being selected.
    static func node(_ columns: [[String]], _ context: ViewContext) -> LayoutNode {
        let fixed = context.inFixedTypeSize
        return node(columns.map { words in
            fixed.column(words.enumerated().map { index, word in
                row(index - 3, fixed) { $0.text(word.utf8.isEmpty ? " " : word) }
            }, spacing: 0)
        }, in: fixed)
    }

    static func node(_ columns: [LayoutNode], in context: ViewContext) -> LayoutNode {
        let row = context.widened(context.row(columns, spacing: 24), .center)
        let band = context.part(DecorationNode(view: "wheel", row, behind: { frame, view, list in
            let rect = Rect(x: frame.minX + 9, y: frame.midY - 16, width: frame.width - 18, height: 32)
            list.fill(.roundedRect(rect, cornerRadius: 16), with: .color(Color(.tertiarySystemFill)), view: view)
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
