import Interpreter
import Layout
import Syntax

/// `Label`: a title with an icon.
final class LabelValue: ViewValue {
    let title: Value
    let icon: Value
    /// Whether it has its title alone where no style says otherwise.
    var isTitleOutsideOfBars = false

    init(_ range: SourceRange, title: Value, icon: Value) {
        self.title = title
        self.icon = icon
        super.init("Label", range)
    }

    override func nodes(in context: ViewContext) -> [LayoutNode] {
        let number = context.graph.reserveNumber(name, range)
        return [context.register(NeutralNode(view: "Label", look(context)), number)]
    }

    private func look(_ context: ViewContext) -> LayoutNode {
        let parts = ControlConfiguration([("title", title), ("icon", icon)])
        if let custom = context.customStyle(.labelStyle, parts) { return custom }
        let inner = context.setting(.labelStyle, nil)
        switch context.builtInStyle(.labelStyle) {
        case 1: return iconOnly(inner)
        case 2: return inner.row(inner.child(.position(1)).nodes(of: title))
        case nil where isTitleOutsideOfBars: return inner.row(inner.child(.position(1)).nodes(of: title))
        default: return titleAndIcon(inner)
        }
    }

    /// The title is not drawn, and is the name that assistive technology says all the same.
    private func iconOnly(_ context: ViewContext) -> LayoutNode {
        let drawn = context.row(context.child(.position(0)).nodes(of: icon))
        let words = Description.words(of: context.row(context.child(.position(1)).nodes(of: title)))
        guard !words.utf8.isEmpty else { return drawn }
        let named = context.part(NeutralNode(view: "iconOnly", drawn))
        named.payloads += [AccessibilityPayload(.label(words)), AccessibilityPayload(.ignored)]
        return named
    }

    /// In rows of lists icons stand in a column of their own, in the tint.
    private func titleAndIcon(_ context: ViewContext) -> LayoutNode {
        let title = context.row(context.child(.position(1)).nodes(of: title))
        guard context.environment[.rowContext] != nil else {
            return context.row(
                [reserved(context.row(context.child(.position(0)).nodes(of: icon)), context), title],
                spacing: spacing(context))
        }
        let list = context.metrics.list
        let tint =
            context.environment.isEnabled
            ? context.environment[.listItemTint].map { context.paint(of: $0) } : nil
        let icon = context.styled(color: tint ?? context.controlTint).child(.position(0))
        let column = context.minimum(
            context.row(icon.nodes(of: self.icon)), width: reservedWidth(context) ?? list.iconWidth,
            height: list.iconHeight)
        let shift = list.iconStart - list.rowInset
        let padded = context.padded(column, EdgeInsets(top: 0, leading: shift, bottom: 0, trailing: 0))
        let row = context.row(
            [padded, title], spacing: spacing(context) ?? list.titleStart - list.iconStart - list.iconWidth)
        row.payloads.append(IconColumnPayload())
        return row
    }

    /// `labelIconToTitleSpacing(_:)`, if it is set.
    private func spacing(_ context: ViewContext) -> Double? { context.environment[.labelSpacing]?.number }

    private func reservedWidth(_ context: ViewContext) -> Double? {
        context.environment[.labelIconWidth]?.number
    }

    /// `labelReservedIconWidth(_:)`: the least width that icons stand in.
    private func reserved(_ icon: LayoutNode, _ context: ViewContext) -> LayoutNode {
        reservedWidth(context).map { context.minimum(icon, width: $0) } ?? icon
    }
}

enum LabelRows {
    static var rows: [Native] {
        [
            Native("Label.init(...)") { call in
                let parts = call.configuration
                if parts == nil, let titled = call.label { return titled }
                let title = parts?["title"] ?? call.content("title") ?? .void
                return .native(
                    LabelValue(
                        call.range, title: title, icon: parts?["icon"] ?? call.content("icon") ?? .void))
            },
            Native("View.labelStyle(_:)") { $0.setting("labelStyle", .labelStyle) },
        ]
            + ControlRowMaker.configuration("LabelStyleConfiguration", ["title", "icon"])
            + [
                Native("View.labelIconToTitleSpacing(_:)") {
                    $0.setting("labelIconToTitleSpacing", .labelSpacing)
                },
                Native("View.labelReservedIconWidth(_:)") {
                    $0.setting("labelReservedIconWidth", .labelIconWidth)
                },
            ]
    }
}
