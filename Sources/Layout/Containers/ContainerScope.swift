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
    /// The container's own size and what it keeps for itself.
    private(set) var fullSize = Size.zero
    private(set) var subtracted = EdgeInsets.zero
    private var width = ProvidedLength()
    private var height = ProvidedLength()
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
        self[axis].isRead = true
        if let known = self[axis].length { return known }
        let assumed = outer?.length(axis, session)
        if let assumed { self[axis].note(assumed) }
        return assumed
    }

    /// Tells the size with which the container was placed.
    func settle(_ size: Size, subtracting insets: EdgeInsets, _ session: LayoutSession) {
        begin(session)
        fullSize = size
        subtracted = insets
        for axis in Axis.both {
            let wasRight = self[axis].settle(max(0, size[axis] - insets.total(along: axis)))
            if !wasRight { session.unsettled(self, axis, self[axis].tried) }
        }
    }

    /// Sets the size of the outermost container, which nothing can change.
    func fix(width: Double?, height: Double?) {
        self.width.length = width
        self.height.length = height
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
        width = ProvidedLength()
        height = ProvidedLength()
    }

    private subscript(axis: Axis) -> ProvidedLength {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

/// What a container provides along one axis, in points.
private struct ProvidedLength {
    /// Nothing where no pass has said.
    var length: Double?
    /// Whether anything asked for it.
    var isRead = false
    /// What views were laid out for, pass by pass.
    private(set) var tried: [Double] = []

    /// - Returns: whether it is the length that views were laid out for, if any asked.
    mutating func settle(_ found: Double) -> Bool {
        let previous = length ?? tried.last
        // A last digit lost in dividing and multiplying is no reason for another pass.
        if isRead, let previous, abs(previous - found) <= 1e-9 * max(1, abs(found)) { return true }
        length = found
        guard isRead, let previous, previous != found else { return true }
        note(found)
        return false
    }

    mutating func note(_ length: Double) {
        if tried.last != length { tried.append(length) }
    }
}
