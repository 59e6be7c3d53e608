extension View {
    @native @available(iOS 15.0, *) public func containerShape<T>(_ shape: T) -> some View
    where T: InsettableShape
}

public struct ContainerRelativeShape: InsettableShape { @native public init() }

extension Edge {
    @available(iOS 26.0, *) public enum Corner: Hashable, CaseIterable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }
}

extension Edge.Corner {
    public struct Style: Equatable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        let isConcentric: Bool
        let radius: CGFloat

        init(isConcentric: Bool, radius: CGFloat) {
            self.isConcentric = isConcentric
            self.radius = radius
        }

        public init(integerLiteral value: Int) { self.init(isConcentric: false, radius: CGFloat(value)) }
        public init(floatLiteral value: Double) { self.init(isConcentric: false, radius: CGFloat(value)) }

        public static func fixed(_ radius: CGFloat) -> Edge.Corner.Style {
            Edge.Corner.Style(isConcentric: false, radius: radius)
        }

        public static var concentric: Edge.Corner.Style { Edge.Corner.Style(isConcentric: true, radius: 0) }

        public static func concentric(minimum: Edge.Corner.Style) -> Edge.Corner.Style {
            Edge.Corner.Style(isConcentric: true, radius: minimum.radius)
        }
    }
}

@available(iOS 26.0, *) public struct ConcentricRectangle: InsettableShape {
    public init() { self.init(corners: .concentric) }
}

extension ConcentricRectangle {
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

extension ContainerRelativeShape {
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

extension ConcentricRectangle {
    /// The corners from the top left on, clockwise, and which of them have one radius.
    @native init(_corners corners: [Edge.Corner.Style], uniform: [[Int]])

    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            _corners: [corners, corners, corners, corners], uniform: isUniform ? [[0, 1, 2, 3]] : [])
    }
}

extension Shape where Self == ConcentricRectangle {
    @available(iOS 26.0, *) public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false)
        -> Self
    { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}

extension ConcentricRectangle {
    public init(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) {
        self.init(
            _corners: [topLeadingCorner, topTrailingCorner, bottomTrailingCorner, bottomLeadingCorner],
            uniform: [])
    }
}

extension Shape where Self == ConcentricRectangle {
    @available(iOS 26.0, *) public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
}

extension ConcentricRectangle {
    public init(uniformTopCorners top: Edge.Corner.Style, uniformBottomCorners bottom: Edge.Corner.Style) {
        self.init(_corners: [top, top, bottom, bottom], uniform: [[0, 1], [2, 3]])
    }
}

extension Shape where Self == ConcentricRectangle {
    @available(iOS 26.0, *) public static func rect(
        uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }
}

extension ConcentricRectangle {
    public init(
        uniformLeadingCorners leading: Edge.Corner.Style, uniformTrailingCorners trailing: Edge.Corner.Style
    ) { self.init(_corners: [leading, trailing, trailing, leading], uniform: [[0, 3], [1, 2]]) }
}

extension Shape where Self == ConcentricRectangle {
    @available(iOS 26.0, *) public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }
}

extension ConcentricRectangle {
    public init(
        uniformTopCorners top: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) { self.init(_corners: [top, top, bottomTrailingCorner, bottomLeadingCorner], uniform: [[0, 1]]) }
}

extension Shape where Self == ConcentricRectangle {
    @available(iOS 26.0, *) public static func rect(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }
}

extension ConcentricRectangle {
    public init(
        uniformBottomCorners bottom: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
        topTrailingCorner: Edge.Corner.Style
    ) { self.init(_corners: [topLeadingCorner, topTrailingCorner, bottom, bottom], uniform: [[2, 3]]) }
}

extension Shape where Self == ConcentricRectangle {
    @available(iOS 26.0, *) public static func rect(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
        topTrailingCorner: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner)
    }
}

extension ConcentricRectangle {
    public init(
        uniformLeadingCorners leading: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) {
        self.init(_corners: [leading, topTrailingCorner, bottomTrailingCorner, leading], uniform: [[0, 3]])
    }
}

extension Shape where Self == ConcentricRectangle {
    @available(iOS 26.0, *) public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }
}

extension ConcentricRectangle {
    public init(
        uniformTrailingCorners trailing: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style
    ) {
        self.init(_corners: [topLeadingCorner, trailing, trailing, bottomLeadingCorner], uniform: [[1, 2]])
    }
}

extension Shape where Self == ConcentricRectangle {
    @available(iOS 26.0, *) public static func rect(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
            bottomLeadingCorner: bottomLeadingCorner)
    }
}
