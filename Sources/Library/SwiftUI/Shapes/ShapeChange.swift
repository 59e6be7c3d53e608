extension Shape {
    @native public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape
    @native public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self>

    @native public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<
        Self
    >

    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    @native public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self>

    public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        self.offset(x: offset.width, y: offset.height)
    }

    public func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }
    @native public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self>
    @native public func size(_ size: CGSize) -> some Shape

    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

public struct RotatedShape<Content>: Shape where Content: Shape {}

public struct ScaledShape<Content>: Shape where Content: Shape {}

public struct OffsetShape<Content>: Shape where Content: Shape {}

public struct TransformedShape<Content>: Shape where Content: Shape {}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    @native public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape>
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    @native public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape>
}

extension Shape {
    @native @available(iOS 17.0, *) public func union<T>(_ other: T, eoFill: Bool = false) -> some Shape
    where T: Shape

    @native @available(iOS 17.0, *) public func intersection<T>(_ other: T, eoFill: Bool = false)
        -> some Shape where T: Shape

    @native @available(iOS 17.0, *) public func subtracting<T>(_ other: T, eoFill: Bool = false) -> some Shape
    where T: Shape

    @native @available(iOS 17.0, *) public func symmetricDifference<T>(_ other: T, eoFill: Bool = false)
        -> some Shape where T: Shape

    @native @available(iOS 17.0, *) public func lineIntersection<T>(_ other: T, eoFill: Bool = false)
        -> some Shape where T: Shape

    @native @available(iOS 17.0, *) public func lineSubtraction<T>(_ other: T, eoFill: Bool = false)
        -> some Shape where T: Shape
}

extension OffsetShape {
    public init(shape: Content, offset: CGSize) { self = _sameAs(shape.offset(offset)) }
}

extension RotatedShape {
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self = _sameAs(shape.rotation(angle, anchor: anchor))
    }
}

extension ScaledShape {
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self = _sameAs(shape.scale(x: scale.width, y: scale.height, anchor: anchor))
    }
}

extension TransformedShape {
    public init(shape: Content, transform: CGAffineTransform) {
        self = _sameAs(shape.transform(transform))
    }
}
