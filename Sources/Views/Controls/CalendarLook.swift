import Graphics
import Interpreter
import Layout

/// The days of a calendar that are chosen and that may be, each by its first moment in seconds.
struct CalendarDays {
    /// A moment of the month shown first.
    var month: Double
    var isSelected: (Double) -> Bool
    var allows: (Double) -> Bool
    var choose: (Double) -> Void
}

/// The month of a graphical date picker: its days are tapped, its arrows lead to the months beside it.
struct CalendarLook {
    private let days: CalendarDays
    private let context: ViewContext
    /// How many months after its first one the month shown is.
    private let turned: BindingValue

    init(_ days: CalendarDays, _ context: ViewContext) {
        self.days = days
        self.context = context.inFixedTypeSize
        turned = context.ownState(.shownMonth, .int(0))
    }

    func node(time: LayoutNode?) -> LayoutNode {
        let names = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].map {
            context.text($0, style: .footnote, color: context.foreground(2), weight: .semibold)
        }
        var rows = [title, week(names, height: 20)] + weeks
        if let time { rows.append(context.row([context.text("Time"), context.spacer, time])) }
        return context.column(rows, spacing: 4)
    }

    private var months: Int { turned.get().asInt }

    /// The first moment of the month shown, and of a month after it.
    private func start(after count: Int = 0) -> Double {
        let parts = Dates.parts(days.month)
        return Dates.seconds(parts[0], parts[1] + months + count, 1, 0, 0, 0)
    }

    /// The month, and arrows to its neighbors.
    private var title: LayoutNode {
        let mark = context.symbol(
            "chevron.forward", style: .footnote, color: context.controlTint, weight: .bold)
        let month = context.row(
            [context.text(Dates.format(start(), "MMMM y"), style: .headline), mark], spacing: 4)
        let arrows = [
            arrow("chevron.backward", "Previous Month", -1), arrow("chevron.forward", "Next Month", 1),
        ]
        let row = context.row([month, context.spacer, context.row(arrows, spacing: 28)])
        return context.framed(context.padded(row, horizontal: 12), height: 44)
    }

    private func arrow(_ symbol: String, _ words: String, _ step: Int) -> LayoutNode {
        let arrow = context.symbol(symbol, style: .title3, color: context.controlTint, weight: .medium)
        let turned = turned, next = months + step
        return tapped(context.part(NeutralNode(view: "arrow", arrow)), words) { turned.set(.int(next)) }
    }

    private var weeks: [LayoutNode] {
        let blanks = Dates.parts(start())[6] - 1
        let count = Int((start(after: 1) - start()) / 86_400)
        return stride(from: 0, to: blanks + count, by: 7).map { first in
            week(
                (first..<(first + 7)).map { place in
                    let day = place - blanks + 1
                    return (1...count).contains(day) ? self.day(day) : context.text(" ")
                }, height: 44)
        }
    }

    private func day(_ day: Int) -> LayoutNode {
        let midnight = start() + Double(day - 1) * 86_400
        let isSelected = days.isSelected(midnight), isAllowed = days.allows(midnight)
        let look =
            isSelected
            ? selected(day)
            : context.text("\(day)", style: .title3, color: isAllowed ? nil : context.foreground(2))
        guard isAllowed else { return look }
        let choose = days.choose
        return tapped(look, Dates.format(midnight, "MMMM d"), value: isSelected ? "selected" : nil) {
            choose(midnight)
        }
    }

    private func selected(_ day: Int) -> LayoutNode {
        let tint = context.controlTint
        let words = context.text("\(day)", style: .title2, color: tint, weight: .medium)
        return context.backed(context.framed(words, width: 44, height: 44), tint.opacity(0.12)) {
            .ellipse(in: $0)
        }
    }

    /// Makes something a button, without saying more of it in the picture's description.
    private func tapped(
        _ node: LayoutNode, _ words: String, value: String? = nil, _ run: @escaping () -> Void
    ) -> LayoutNode {
        guard context.environment.isEnabled else { return node }
        node.payloads.append(ActionPayload(.tap(count: 1), words: words, value: value, run: run))
        return node
    }

    private func week(_ cells: [LayoutNode], height: Double) -> LayoutNode {
        context.framed(context.part(ContainerNode(SegmentLayout(), cells)), height: height)
    }
}
