import Graphics

/// Lengths at the four sides of the picture, whatever the direction of the text.
struct SideInsets: Equatable {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0

    init() {}

    init(_ insets: EdgeInsets, _ environment: LayoutEnvironment) {
        let flips = environment.layoutDirection == .rightToLeft
        left = flips ? insets.trailing : insets.leading
        right = flips ? insets.leading : insets.trailing
        top = insets.top
        bottom = insets.bottom
    }

    func edges(_ environment: LayoutEnvironment) -> EdgeInsets {
        let flips = environment.layoutDirection == .rightToLeft
        return EdgeInsets(
            top: top, leading: flips ? right : left, bottom: bottom, trailing: flips ? left : right)
    }
}

extension Rect {
    func growing(by insets: SideInsets) -> Rect {
        Rect(
            x: minX - insets.left, y: minY - insets.top, width: width + (insets.left + insets.right),
            height: height + (insets.top + insets.bottom))
    }
}

/// An area kept free at the sides of a view: for a status bar, a navigation bar, a view that
/// `safeAreaInset` added.
public struct SafeAreaRegion {
    /// The whole area, in the root's space.
    let outer: Rect
    /// What is kept free of it.
    let insets: SideInsets

    init(_ frame: Rect, insets: EdgeInsets, _ environment: LayoutEnvironment) {
        outer = frame
        self.insets = SideInsets(insets, environment)
    }
}

extension PlacementContext {
    /// How far the safe area reaches out from a frame, on each side.
    ///
    /// It does so on those sides that lie, within half a pixel and a thousandth of a point, where the area
    /// left free begins. Regions are tried from the innermost outward, so that a frame that reaches the edge
    /// of one may go on into the next.
    func safeArea(around frame: Rect, _ environment: LayoutEnvironment) -> SideInsets {
        let reach = environment.pixelLength / 2 + 0.001
        var sum = SideInsets()
        for region in regions.reversed() {
            let inset = region.insets
            let outer = region.outer
            if abs(frame.minX - sum.left - (outer.minX + inset.left)) <= reach { sum.left += inset.left }
            if abs(frame.minY - sum.top - (outer.minY + inset.top)) <= reach { sum.top += inset.top }
            if abs(frame.maxX + sum.right - (outer.maxX - inset.right)) <= reach { sum.right += inset.right }
            let bottom = outer.maxY - inset.bottom
            if abs(frame.maxY + sum.bottom - bottom) <= reach { sum.bottom += inset.bottom }
        }
        return sum
    }

    /// A frame grown over the safe area at some edges.
    func expanding(_ frame: Rect, _ edges: Edge.Set, _ environment: LayoutEnvironment) -> Rect {
        guard !regions.isEmpty else { return frame }
        var insets = safeArea(around: frame, environment).edges(environment)
        for edge in Edge.allCases where !edges.contains(edge: edge) { insets[edge] = 0 }
        return frame.growing(by: SideInsets(insets, environment))
    }
}
