import Graphics
import Layout

/// The glass that the items of a bar stand on.
extension ViewContext {
    /// Neighboring icons share a capsule of glass. Words, and what is prominent, have one of their own.
    ///
    /// - Parameter height: of the capsules, in points.
    func capsules(of entries: [ToolbarEntry], height: Double) -> [LayoutNode] {
        var groups: [LayoutNode] = []
        var shared: [LayoutNode] = []
        func flush() {
            groups += capsule(shared, GlassLook.bar, height: height)
            shared = []
        }
        for entry in entries {
            if entry.spacer != nil { flush() }
            for node in LayoutNode.flattened(entry.nodes) where !(node is SpacerNode) {
                let fill = node.prominentFill
                if entry.hidesGlass {
                    flush()
                    groups.append(node)
                } else if fill != nil || node.holdsText {
                    flush()
                    groups += capsule([node], fill ?? GlassLook.bar, height: height)
                } else {
                    shared.append(node)
                }
            }
        }
        flush()
        return groups
    }

    private func capsule(_ nodes: [LayoutNode], _ fill: UnitPaint, height: Double) -> [LayoutNode] {
        guard !nodes.isEmpty else { return [] }
        let row = part(
            ContainerNode(StackLayout(.horizontal, alignment: .centerY, spacing: 16), nodes))
        let padded = padded(row, horizontal: 12)
        let sized = minimum(padded, width: height, height: height)
        let fixed = part(FixedFrameNode(sized, height: height))
        return [
            part(
                DecorationNode(
                    view: "glass", fixed,
                    behind: { frame, view, list in
                        GlassLook.draw(.capsule(in: frame), fill, frame, view, &list)
                    }))
        ]
    }
}

extension LayoutNode {
    /// Whether words stand in it.
    fileprivate var holdsText: Bool {
        payloads.contains { $0 is TextPayload } || children.contains { $0.holdsText }
    }

    /// What a prominent button fills its glass with.
    fileprivate var prominentFill: UnitPaint? {
        for payload in chainPayloads {
            if let prominent = payload as? ProminentPayload { return prominent.fill }
        }
        return nil
    }
}

/// Marks a prominent button in a bar, whose glass the bar draws.
final class ProminentPayload: LayoutPayload {
    let fill: UnitPaint

    init(_ fill: UnitPaint) { self.fill = fill }
}
