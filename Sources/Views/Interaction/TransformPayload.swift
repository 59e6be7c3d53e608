import Layout

/// What a view does while two fingers on it spread or turn.
public final class TransformPayload: LayoutPayload {
    public enum Phase {
        case moved
        case ended
    }

    public let run: (Phase, TransformMotion) -> Void

    init(run: @escaping (Phase, TransformMotion) -> Void) { self.run = run }
}

/// How far two fingers have spread and turned since they came down.
public struct TransformMotion: Equatable {
    /// Where the middle between them was.
    public var start: TouchPlace
    /// The same in shares of the view's size.
    public var anchor: UnitPoint
    /// How many times as far apart they are.
    public var magnification = 1.0
    /// Clockwise, in radians.
    public var rotation = 0.0
    /// Both a second.
    public var magnificationVelocity = 0.0
    public var rotationVelocity = 0.0
    /// The most that they have changed: a gesture that has begun stays when its fingers come back.
    public private(set) var mostMagnified = 0.0
    public private(set) var mostRotated = 0.0

    public init(start: TouchPlace, anchor: UnitPoint) {
        self.start = start
        self.anchor = anchor
    }

    /// - Parameter velocity: of magnification and rotation, a second.
    public mutating func change(magnification: Double, rotation: Double, velocity: (Double, Double)) {
        self.magnification = magnification
        self.rotation = rotation
        (magnificationVelocity, rotationVelocity) = velocity
        mostMagnified = max(mostMagnified, abs(magnification - 1))
        mostRotated = max(mostRotated, abs(rotation))
    }
}
