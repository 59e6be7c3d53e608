import Graphics

/// The kinds of view that `containerRelativeFrame` counts as a container.
public enum ContainerKind: UInt8, Sendable, Equatable {
    case window
    case navigationStack
    case splitColumn
    case tab
    case scrollView
    case list
}

/// A container as the views inside it see it: its size is known only once it is placed, so a first pass
/// assumes that of the container around it.
public final class ContainerScope {
    public let kind: ContainerKind
    public let number: Int
    let view: String
    let outer: ContainerScope?
    /// What the container provides, in points; nothing where no pass has said.
    private(set) var width: Double?
    private(set) var height: Double?
    /// The container's own size and what it keeps for itself.
    private(set) var fullSize = Size.zero
    private(set) var subtracted = EdgeInsets.zero
    /// Whether anything asked for the length on an axis.
    private var readAxes: AxisSet = []
    private var widths: [Double] = []
    private var heights: [Double] = []
    private var run = -1

    init(_ kind: ContainerKind, view: String, number: Int, outer: ContainerScope?) {
        self.kind = kind
        self.view = view
        self.number = number
        self.outer = outer
    }

    /// The container's length along an axis, net of what it keeps for itself.
    func length(_ axis: Axis, _ session: LayoutSession) -> Double? {
        begin(session)
        readAxes.insert(axis == .horizontal ? .horizontal : .vertical)
        let known = axis == .horizontal ? width : height
        if let known { return known }
        let assumed = outer?.length(axis, session)
        if let assumed { note(assumed, axis) }
        return assumed
    }

    /// Tells the size with which the container was placed.
    func settle(_ size: Size, subtracting insets: EdgeInsets, _ session: LayoutSession) {
        begin(session)
        fullSize = size
        subtracted = insets
        for axis in Axis.both {
            let length = max(0, size[axis] - insets.total(along: axis))
            let isRead = readAxes.contains(axis: axis)
            let previous = axis == .horizontal ? (width ?? widths.last) : (height ?? heights.last)
            // A last digit lost in dividing and multiplying is no reason for another pass.
            if isRead, let previous, abs(previous - length) <= 1e-9 * max(1, abs(length)) { continue }
            if axis == .horizontal { width = length } else { height = length }
            guard isRead, let previous, previous != length else { continue }
            note(length, axis)
            session.unsettled(self, axis, axis == .horizontal ? widths : heights)
        }
    }

    /// Sets the size of the outermost container, which nothing can change.
    func fix(width: Double?, height: Double?) {
        self.width = width
        self.height = height
        fullSize = Size(width: width ?? 0, height: height ?? 0)
        run = .max
    }

    /// Sets the size of a window, net of what it keeps for itself.
    func fix(_ size: Size, subtracting insets: EdgeInsets) {
        fix(width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
        fullSize = size
        subtracted = insets
    }

    /// Forgets what an earlier layout found: a result must not depend on it.
    private func begin(_ session: LayoutSession) {
        guard run != .max, run != session.run else { return }
        run = session.run
        width = nil
        height = nil
        readAxes = []
        widths = []
        heights = []
    }

    private func note(_ length: Double, _ axis: Axis) {
        if axis == .horizontal {
            if widths.last != length { widths.append(length) }
        } else {
            if heights.last != length { heights.append(length) }
        }
    }
}
