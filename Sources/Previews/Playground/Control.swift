import Graphics
import Layout
import Views

/// Something in a picture that a reader can work: what it is, where it stands, and what can be done to it.
public struct Control {
    public enum Kind {
        case tap(ActionPayload)
        case adjust(AdjustmentPayload)
        case scroll(ScrollPayload, ScrollViewNode, PlacedNode)
    }

    public var kind: Kind
    /// `button`, `switch`, `slider`; what assistive technology is to call it.
    public var role: String
    public var label: String
    public var value: String?
    /// What can be seen of it, in points of the root's space.
    public var frame: Rect
    /// The number of the view that it belongs to.
    public var view: Int
}

extension Control {
    /// The controls of a layout in the order of drawing. What is scrolled out of sight is left out.
    static func all(in root: PlacedNode) -> [Control] {
        var finder = Finder()
        finder.visit(root, visible: nil, view: 0)
        return finder.controls
    }

    private struct Finder {
        var controls: [Control] = []

        mutating func visit(_ placed: PlacedNode, visible: Rect?, view: Int) {
            if placed.node is HiddenNode { return }
            let number = placed.node.number > 0 ? placed.node.number : view
            let frame = visible.map { placed.frame.intersection($0) } ?? placed.frame
            if let frame, frame.width > 0, frame.height > 0 { add(placed, frame, number) }
            let inner = HitTest.clips(placed) ? frame ?? .zero : visible
            for child in placed.drawingOrder { visit(child, visible: inner, view: number) }
        }

        private mutating func add(_ placed: PlacedNode, _ frame: Rect, _ view: Int) {
            let payloads = placed.node.payloads
            var named: ControlPayload?
            for payload in payloads { if let control = payload as? ControlPayload { named = control } }
            for payload in payloads {
                guard let kind = kind(payload, placed) else { continue }
                controls.append(
                    Control(
                        kind: kind, role: named?.kind ?? "button", label: Description.label(of: placed.node), value: named?.value,
                        frame: frame, view: view))
            }
        }

        private func kind(_ payload: LayoutPayload, _ placed: PlacedNode) -> Kind? {
            if let action = payload as? ActionPayload { return .tap(action) }
            if let adjustment = payload as? AdjustmentPayload { return .adjust(adjustment) }
            if let scroll = payload as? ScrollPayload, let node = placed.node as? ScrollViewNode {
                return .scroll(scroll, node, placed)
            }
            return nil
        }
    }
}
