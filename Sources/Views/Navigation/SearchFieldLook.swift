import Graphics
import Layout

/// The field of `searchable`.
enum SearchFieldLook {
    /// At the bottom of the screen: a capsule of glass.
    static func bottom(_ field: SearchField, _ context: ViewContext) -> LayoutNode {
        plate(field, context.bars.searchField, context) { frame, view, list in
            GlassLook.draw(.capsule(in: frame), GlassLook.bar, frame, view, &list)
        }
    }

    /// At the trailing end of the bar, where the width is regular: iPadOS has no bottom bar for it.
    static func toolbarEntry(_ field: SearchField, _ context: ViewContext) -> ToolbarEntry {
        let metrics = context.bars
        let plate = plate(field, metrics.barButton, context) { frame, view, list in
            GlassLook.draw(.capsule(in: frame), GlassLook.bar, frame, view, &list)
        }
        let node = context.framed(plate, width: metrics.toolbarField)
        return ToolbarEntry(placement: .topBarTrailing, nodes: [node], hidesGlass: true)
    }

    /// Under the title: a plain capsule.
    static func drawer(_ field: SearchField, _ context: ViewContext) -> LayoutNode {
        plate(field, context.bars.drawerField, context) { frame, view, list in
            list.fill(.capsule(in: frame), with: .color(Color(.tertiarySystemFill)), view: view)
        }
    }

    private static func plate(
        _ field: SearchField, _ height: Double, _ outer: ViewContext, _ ground: @escaping Drawing
    ) -> LayoutNode {
        var context = outer.inFixedTypeSize
        context.environment.textLook.paragraph.lineLimit = 1
        let quiet = outer.foreground(1)
        let words =
            field.text.utf8.isEmpty
            ? context.text(field.prompt, style: .body, color: quiet) : context.text(field.text, style: .body)
        var parts = [context.symbol("magnifyingglass", style: .body, color: quiet), words, context.spacer]
        if context.bars.searchTakesDictation {
            parts.append(context.symbol("mic.fill", style: .body, color: quiet))
        }
        let row = context.row(parts, spacing: 6)
        let sized = context.framed(context.padded(row, horizontal: 14), height: height)
        let plate = context.part(DecorationNode(view: "search field", sized, behind: ground))
        plate.payloads.append(ControlPayload("search field"))
        if let set = field.set, context.environment.isEnabled {
            plate.payloads.append(
                AdjustmentPayload(.text(field.text, isMultiline: false, isSecret: false, set: set)))
        }
        return plate
    }
}
