import Graphics
import Interpreter
import Layout

/// What happens to one finger on a view.
public enum TouchEvent: Equatable {
    case began
    case moved
    /// It has rested where it is; seconds since it came down.
    case held(seconds: Double)
    case ended
    /// It was lifted so long ago that another tap is no second one.
    case lapsed
}

/// What a view does with a finger on it.
public final class TouchPayload: LayoutPayload {
    private let gesture: GestureValue
    private let evaluator: Evaluator
    public let precedence: GesturePrecedence

    init(_ gesture: GestureValue, _ evaluator: Evaluator, _ precedence: GesturePrecedence) {
        self.gesture = gesture
        self.evaluator = evaluator
        self.precedence = precedence
    }

    /// How far the finger must move, in points, before a drag begins; nil where there is no drag.
    public var minimumDistance: Double? { gesture.minimumDistance }
    /// When somebody has to say that the finger rests, in seconds since it came down.
    public var holds: [Double] { gesture.holds }
    /// Whether it counts taps, so that somebody has to say when no other can follow.
    public var countsTaps: Bool { gesture.countsTaps }

    /// - Returns: whether the view has to be told.
    public func advance(_ progress: GestureProgress, _ event: TouchEvent, _ motion: DragMotion) -> Bool {
        progress.advance(gesture, Touch(event: event, motion: motion, evaluator: evaluator))
    }

    public func tell(_ progress: GestureProgress) { gesture.tell(progress, evaluator) }
}

/// Where a finger was put and where it is.
public struct DragMotion {
    public var start: TouchPlace
    public var location: TouchPlace
    /// In points a second.
    public var velocity: Point

    public init(start: TouchPlace, location: TouchPlace, velocity: Point) {
        self.start = start
        self.location = location
        self.velocity = velocity
    }

    /// In the window, in points: what moves the view itself is no motion of the finger.
    var distance: Double { (location.global - start.global).length }
}
