/// How a change between two pictures is to be shown.
public struct ChangeAnimation: Equatable {
    /// The order of the numbers in the `Animation` rows.
    public enum Curve: Int {
        case easeInOut
        case linear
        case easeIn
        case easeOut
        case spring
        case bouncy
    }

    /// In seconds.
    public var duration: Double
    public var delay: Double
    public var curve: Curve
}
