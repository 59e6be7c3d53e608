@available(iOS 26.0, *) public struct RectangleCornerInsets: Equatable, Sendable {
    public var topLeading: CGSize
    public var topTrailing: CGSize
    public var bottomLeading: CGSize
    public var bottomTrailing: CGSize
    public init() {
        self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
    }

    public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }
}

extension GeometryProxy {
    /// What controls of a window take at its corners: nothing, where a window fills the screen.
    @available(iOS 26.0, *) public var containerCornerInsets: RectangleCornerInsets {
        RectangleCornerInsets()
    }
}
