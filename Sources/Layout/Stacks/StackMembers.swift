import Graphics

/// What of a stack depends on its children alone: the gaps between them, and groups of equal priority.
final class StackMembers: LayoutCache {
    let subviews: [LayoutNode]
    let axis: Axis
    /// The gap after each child but the last.
    let gaps: [Double]
    let totalGap: Double
    /// The numbers of the children of one priority, highest priority first.
    let groups: [[Int]]

    init(_ subviews: [LayoutNode], along axis: Axis, spacing: Double?) {
        self.subviews = subviews
        self.axis = axis
        gaps = zip(subviews, subviews.dropFirst()).map { view, next in
            spacing ?? view.spacing.distance(to: next.spacing, along: axis)
        }
        totalGap = gaps.reduce(0) { $0 + $1 }
        groups = StackMembers.groups(subviews)
    }

    private static func groups(_ subviews: [LayoutNode]) -> [[Int]] {
        var groups: [(priority: Double, members: [Int])] = []
        for (index, view) in subviews.enumerated() {
            let priority = view.priority
            if let known = groups.firstIndex(where: { $0.priority == priority }) {
                groups[known].members.append(index)
            } else {
                groups.append((priority, [index]))
            }
        }
        return groups.stablySorted { $0.priority > $1.priority }.map { $0.members }
    }
}
