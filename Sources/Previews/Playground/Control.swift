import Graphics
import Layout
import Views

/// Something in a picture that a reader can work: what it is, where it stands, and what can be done to it.
public struct Control {
    /// What a reader does with it, and who is told.
    public enum Kind {
        /// A touch calls an action.
        case tap(ActionPayload)
        /// A finger is followed while it moves.
        case drag(TouchPayload)
        /// A value goes up and down in steps.
        case adjust(AdjustmentPayload)
        /// A touch opens a menu.
        case menu(MenuPayload)
        /// What is inside moves, and how far it can.
        case scroll(ScrollPayload, PlacedNode)
        /// What two fingers magnify and rotate.
        case transform
        /// A sheet is moved by its edge.
        case sheet(SheetPayload)
        /// Everything around what is presented; a touch ends the presentation.
        case dismiss(() -> Void)
    }

    /// What can be done to it.
    public var kind: Kind
    /// `button`, `switch`, `slider`; what assistive technology is to call it.
    public var role: String
    /// What it is called: the words on it, or those that its author gave.
    public var label: String
    /// What it is set to, in words; nil where it has no value.
    public var value: String?
    /// What can be seen of it, in points of the root's space: a box around it where it is turned.
    public var frame: Rect
    /// The number of the view that it belongs to.
    public var view: Int
}

extension Control {
    /// The controls of a layout in the order of drawing. What is scrolled out of sight, or lies behind
    /// something presented, is left out.
    static func all(in root: PlacedNode) -> [Control] {
        let foreground = Foreground(root)
        var finder = ControlFinder()
        if let dismiss = foreground.modal?.dismiss {
            finder.controls.append(
                Control(kind: .dismiss(dismiss), role: "button", label: "Dismiss", frame: root.frame, view: 0)
            )
        }
        finder.visit(foreground.root, visible: nil, drawn: .identity, view: 0)
        return finder.controls
    }
}

private struct ControlFinder {
    var controls: [Control] = []

    /// - Parameters:
    ///   - visible: the part of the root's space that scroll views around the view leave to see.
    ///   - drawn: the way from the space that frames are in to the root's.
    mutating func visit(_ placed: PlacedNode, visible: Rect?, drawn: AffineTransform, view: Int) {
        var drawn = drawn
        if let effect = placed.node as? EffectNode {
            guard effect.isVisible(placed.frame) else { return }
            drawn = effect.transform(placed.frame).then(drawn)
        }
        guard !HitRegion.refusesTouches(placed) else { return }
        let number = placed.node.number > 0 ? placed.node.number : view
        let box = drawn.apply(placed.frame)
        let frame = visible.map { box.intersection($0) } ?? box
        if let frame, frame.width > 0, frame.height > 0 { add(placed, frame, number) }
        let scrolls = placed.node.payloads.contains { $0 is ScrollPayload }
        let inner = scrolls ? frame ?? .zero : visible
        for child in placed.drawingOrder { visit(child, visible: inner, drawn: drawn, view: number) }
    }

    private mutating func add(_ placed: PlacedNode, _ frame: Rect, _ view: Int) {
        let payloads = placed.node.payloads
        var named: ControlPayload?
        for payload in payloads { if let control = payload as? ControlPayload { named = control } }
        for payload in payloads {
            guard let kind = kind(payload, placed) else { continue }
            switch kind {
            case .scroll:
                controls.append(Control(kind: kind, role: "scroll view", label: "", frame: frame, view: view))
            case .sheet:
                controls.append(
                    Control(kind: kind, role: "slider", label: "Sheet Grabber", frame: frame, view: view))
            default:
                let action = payload as? ActionPayload
                controls.append(
                    Control(
                        kind: kind, role: named?.kind ?? "button",
                        label: action?.words ?? Description.label(of: placed.node),
                        value: action?.value ?? named?.value, frame: frame, view: view))
            }
        }
    }

    private func kind(_ payload: LayoutPayload, _ placed: PlacedNode) -> Control.Kind? {
        if let action = payload as? ActionPayload { return .tap(action) }
        if let touch = payload as? TouchPayload { return .drag(touch) }
        if let adjustment = payload as? AdjustmentPayload { return .adjust(adjustment) }
        if let menu = payload as? MenuPayload { return .menu(menu) }
        if let scroll = payload as? ScrollPayload { return .scroll(scroll, placed) }
        if payload is TransformPayload { return .transform }
        if let sheet = payload as? SheetPayload, sheet.canMove { return .sheet(sheet) }
        return nil
    }
}
