import Graphics
import Layout

/// What a view does while a finger is on it and moves.
public final class DragPayload: LayoutPayload {
    public enum Phase {
        case began
        case moved
        case ended
    }

    /// How far the finger must move, in points, before it begins.
    public let minimumDistance: Double
    public let run: (Phase, DragMotion) -> Void

    init(minimumDistance: Double, run: @escaping (Phase, DragMotion) -> Void) {
        self.minimumDistance = minimumDistance
        self.run = run
    }
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
}
