public struct UIOffset: Equatable {
    public var horizontal, vertical: CGFloat
    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    public init() { self = .zero }
}

public struct UIEdgeInsets: Equatable {
    public var top, left, bottom, right: CGFloat
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    public init() { self = .zero }
}
