import Graphics

/// A space in which frames are told.
public enum CoordinateSpace: Equatable {
    case local
    case global
    /// A space named by `coordinateSpace(_:)`, by the name's number; the numbers are the caller's, from 0.
    case named(Int)
    /// The nearest scroll view, along any axis or along one.
    case scrollView(Axis?)
}

/// What a view learns of its place.
public final class GeometryProxy {
    /// In points.
    public let size: Size
    /// How far the safe area reaches into the view.
    public let safeAreaInsets: EdgeInsets
    private let layoutFrame: Rect
    private let transform: AffineTransform
    private let spaces: [NamedSpace]

    init(_ frame: Rect, _ context: PlacementContext, _ environment: LayoutEnvironment) {
        layoutFrame = frame
        size = frame.size
        transform = context.transform
        spaces = context.spaces
        safeAreaInsets = context.safeArea(around: frame, environment).edges(environment)
    }

    /// The view's frame in a space, as large as effects between the two make it look. A name that nothing
    /// around the view has means the root.
    public func frame(in space: CoordinateSpace) -> Rect {
        if space == .local { return Rect(origin: .zero, size: size) }
        guard let named = named(space) else { return transform.carry(layoutFrame, to: .identity) }
        return transform.carry(layoutFrame, to: named.transform).offsetBy(
            dx: -named.frame.minX, dy: -named.frame.minY)
    }

    /// What a named space or a scroll view spans, as seen from this view's corner; nothing if there is none.
    public func bounds(of space: CoordinateSpace) -> Rect? {
        named(space).map { local($0.frame, in: $0.transform) }
    }

    /// A frame as seen from this view's corner.
    ///
    /// - Parameter other: where effects move the frame.
    public func local(_ frame: Rect, in other: AffineTransform = .identity) -> Rect {
        other.carry(frame, to: transform).offsetBy(dx: -layoutFrame.minX, dy: -layoutFrame.minY)
    }

    private func named(_ space: CoordinateSpace) -> NamedSpace? {
        guard let name = space.name else { return nil }
        return spaces.last { $0.name == name }
    }
}

extension CoordinateSpace {
    /// The number of the space among those that views name.
    fileprivate var name: Int? {
        switch self {
        case .local, .global: nil
        case .named(let name): name
        case .scrollView(nil): NamedSpace.scrollView
        case .scrollView(.horizontal?): NamedSpace.horizontalScrollView
        case .scrollView(.vertical?): NamedSpace.verticalScrollView
        }
    }
}

extension NamedSpace {
    /// The names of the spaces that scroll views are.
    static let scrollView = -1
    static let horizontalScrollView = -2
    static let verticalScrollView = -3
}

extension AffineTransform {
    /// A frame that this transform moves, in a space that another one moves: the smallest upright frame
    /// around it.
    func carry(_ frame: Rect, to other: AffineTransform) -> Rect {
        guard self != other, let back = other.inverse else { return frame }
        return then(back).apply(frame)
    }
}
