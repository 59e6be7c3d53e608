/// The number of the view that drew something; numbers are given out in the order of the tree.
public struct ViewID: Equatable, Hashable, Sendable {
    public var rawValue: Int32

    public init(_ rawValue: Int32) { self.rawValue = rawValue }

    /// Drawn by no view in particular.
    public static let none = ViewID(-1)
}
