import Graphics
import Layout

/// The plates of sheets and covers.
struct SheetLook {
    private let context: ViewContext
    private let content: LayoutNode
    private let facts: PresentationFacts

    init(_ context: ViewContext, _ content: LayoutNode, _ facts: PresentationFacts) {
        self.context = context
        self.content = content
        self.facts = facts
    }

    /// Presented content stands on a level of its own, lighter than the screen in dark appearance.
    static var ground: Color { Color(light: RGBA(0xFFFFFF), dark: RGBA(0x1C1C1E)) }
    static var groupedGround: Color { Color(light: RGBA(0xF2F2F7), dark: RGBA(0x1C1C1E)) }
    static var plate: Color { Color(light: RGBA(0xFFFFFF), dark: RGBA(0x2C2C2E)) }

    /// - Parameter isFloating: whether it stands off the screen's edges, below its large detent.
    func sheet(isFloating: Bool) -> LayoutNode {
        let metrics = context.bars
        let radius = facts.cornerRadius ?? metrics.sheetRadius
        let radii = RectangleCornerRadii(
            topLeading: radius, bottomLeading: isFloating ? radius : 0,
            bottomTrailing: isFloating ? radius : 0,
            topTrailing: radius)
        let safeArea = Layout.EdgeInsets(
            top: metrics.sheetPadding, leading: 0, bottom: context.environment.windowSafeArea.bottom,
            trailing: 0)
        let plate = context.part(
            EffectNode(view: "sheet", grounded(filled(safeArea))) {
                [.clip(.unevenRoundedRect($0, radii: radii), .nonZero)]
            })
        let hasGrabber = facts.hasGrabber, ground = facts.ground ?? UnitPaint(SheetLook.ground)
        return context.part(
            DecorationNode(
                view: "sheet", plate,
                behind: { frame, view, list in
                    ground.fill(.unevenRoundedRect(frame, radii: radii), in: frame, list: &list, view: view)
                },
                inFront: { frame, view, list in
                    guard hasGrabber else { return }
                    let grabber = Rect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5)
                    list.fill(.capsule(in: grabber), with: .color(Color(.tertiaryLabel)), view: view)
                }))
    }

    var cover: LayoutNode {
        let filled = grounded(filled(context.environment.windowSafeArea))
        return context.backed(filled, facts.ground ?? UnitPaint(.systemBackground)) { .rect($0) }
    }

    private func grounded(_ node: LayoutNode) -> LayoutNode {
        facts.groundView.map { context.part(OverlayNode(node, [$0], isBackground: true)) } ?? node
    }

    private func filled(_ safeArea: Layout.EdgeInsets) -> LayoutNode {
        let inner = context.part(
            FlexibleFrameNode(
                content, horizontal: .init(max: .infinity), vertical: .init(max: .infinity)))
        return context.part(SafeAreaPaddingNode(inner, safeArea))
    }
}

/// A popover below the view that presents it, with its arrow.
enum PopoverLook {
    private static let arrow = Size(width: 26, height: 13)
    /// `UIPopoverPresentationController.popoverLayoutMargins`.
    private static let margin = 10.0

    static func over(_ presenter: LayoutNode, _ content: LayoutNode, _ context: ViewContext) -> LayoutNode {
        let arrow = arrow
        let box = context.part(
            DecorationNode(
                view: "popover", content,
                behind: { frame, view, list in
                    list.push(.shadow(Color(white: 0, opacity: 0.2), radius: 20, x: 0, y: 4), view: view)
                    list.fill(
                        .roundedRect(frame, cornerRadius: 26), with: .color(SheetLook.ground), view: view)
                    list.pop(view: view)
                }))
        let kept = context.part(KeptInsideNode(context.part(FixedSizeNode(box)), margin: margin))
        // The arrow stays below its view where the box had to move.
        let pointed = context.part(
            DecorationNode(
                view: "arrow", kept,
                behind: { frame, view, list in
                    var tip = Path()
                    tip.addLines([
                        Point(x: frame.midX - arrow.width / 2, y: frame.minY),
                        Point(x: frame.midX, y: frame.minY - arrow.height),
                        Point(x: frame.midX + arrow.width / 2, y: frame.minY),
                    ])
                    tip.closeSubpath()
                    list.push(.shadow(Color(white: 0, opacity: 0.2), radius: 20, x: 0, y: 4), view: view)
                    list.fill(tip, with: .color(SheetLook.ground), view: view)
                    list.pop(view: view)
                }))
        let below = context.part(AlignmentGuideNode(pointed, .bottom) { _ in -arrow.height })
        return OverlayNode(presenter, [below], alignment: .bottom)
    }
}
