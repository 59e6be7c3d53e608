extension View {
    @native public func offset(_ offset: CGSize) -> some View
    @native public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
    @native public func position(_ position: CGPoint) -> some View
    @native public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
    @native public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
    @native public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
    @native public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
    @native public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
    @native public func transformEffect(_ transform: CGAffineTransform) -> some View

    @native public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View
}
