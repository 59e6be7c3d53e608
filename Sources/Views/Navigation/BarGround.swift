import Graphics
import Layout

/// What a bar was told to stand on: a paint that reaches to the screen's edge.
enum BarGround {
    static func under(_ bar: LayoutNode, _ look: BarLook, edge: Edge, _ context: ViewContext) -> LayoutNode {
        guard look.showsGround else { return bar }
        let paint = look.ground ?? UnitPaint(.bar), hasLine = look.ground == nil
        let safeArea = context.environment.windowSafeArea, pixel = 1 / context.environment.displayScale
        return context.part(
            DecorationNode(
                view: "bar", bar,
                behind: { frame, view, list in
                    let top = edge == .top ? safeArea.top : 0, bottom = edge == .bottom ? safeArea.bottom : 0
                    let whole = Rect(
                        x: frame.minX, y: frame.minY - top, width: frame.width,
                        height: frame.height + top + bottom)
                    paint.fill(.rect(whole), in: whole, list: &list, view: view)
                    guard hasLine else { return }
                    let y = edge == .top ? frame.maxY - pixel : frame.minY
                    let line = Rect(x: frame.minX, y: y, width: frame.width, height: pixel)
                    list.fill(.rect(line), with: .color(Color(.separator)), view: view)
                }))
    }
}
