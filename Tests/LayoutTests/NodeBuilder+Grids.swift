import Graphics

@testable import Layout

/// What cells tell their grid.
extension NodeBuilder {
    /// Nothing for a modifier that is about something else.
    func gridCell(_ call: Call, _ node: LayoutNode) throws -> LayoutNode? {
        let value = call.argument(nil)
        switch call.name {
        case "gridCellColumns":
            let count = Int(try number(value) ?? 1)
            return TraitNode(view: call.name, node) { $0.addGridCellColumns(count) }
        case "gridCellUnsizedAxes":
            let axes = try axes(value) ?? []
            return TraitNode(view: call.name, node) { $0.addGridCellUnsizedAxes(axes) }
        case "gridCellAnchor":
            let anchor = try anchor(value)
            return TraitNode(view: call.name, node) { $0.setGridCellAnchor(anchor) }
        case "gridColumnAlignment":
            guard let guide = try alignment(value)?.horizontal else { throw Unknown(what: call.name) }
            return TraitNode(view: call.name, node) { $0.setGridColumnAlignment(guide) }
        default: return nil
        }
    }

    private func anchor(_ term: Term?) throws -> UnitPoint {
        if case .call(let call)? = term {
            return UnitPoint(x: try number(call.argument("x")) ?? 0, y: try number(call.argument("y")) ?? 0)
        }
        guard let place = try alignment(term), case .fraction(let x) = place.horizontal.fallback,
            case .fraction(let y) = place.vertical.fallback
        else { throw Unknown(what: "anchor") }
        return UnitPoint(x: x, y: y)
    }
}
