extension View {
    public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
    @native public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
    @native public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
    @native public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    @native public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
    @native public func transformEffect(_ transform: CGAffineTransform) -> some View

    @native public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View
}
