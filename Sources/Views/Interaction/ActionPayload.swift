import Graphics
import Layout

/// What a reader can do to a view: tap it, press it long. The playground calls it and evaluates again.
public final class ActionPayload: LayoutPayload {
    public enum Kind {
        case tap(count: Int)
        /// After so many seconds.
        case longPress(duration: Double)
    }

    public let kind: Kind
    /// Whether all of the view's frame is touched, as with a button; a gesture touches what the view shows.
    public let coversFrame: Bool
    /// What assistive technology is to call it, where that is not what the view says.
    public let words: String?
    public let value: String?
    public let precedence: GesturePrecedence
    private let action: (TouchPlace) -> Void

    init(_ kind: Kind, words: String? = nil, value: String? = nil, run action: @escaping () -> Void) {
        self.kind = kind
        self.words = words
        self.value = value
        self.action = { _ in action() }
        coversFrame = true
        precedence = .usual
    }

    /// A gesture, which is told where it was made.
    init(
        gesture kind: Kind, _ precedence: GesturePrecedence = .usual,
        run action: @escaping (TouchPlace) -> Void
    ) {
        self.kind = kind
        self.precedence = precedence
        self.action = action
        words = nil
        value = nil
        coversFrame = false
    }

    public func run(at place: TouchPlace) { action(place) }
}

/// Where a view was touched.
public struct TouchPlace: Equatable {
    /// From the view's own corner, undone what turns or scales it.
    public var local: Point
    /// From the corner of the window.
    public var global: Point

    public init(local: Point, global: Point) {
        self.local = local
        self.global = global
    }
}
