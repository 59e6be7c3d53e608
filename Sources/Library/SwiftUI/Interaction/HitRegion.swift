extension View {
    @native public func allowsHitTesting(_ enabled: Bool) -> some View
    @native public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape

    @native @available(iOS 15.0, *) public func contentShape<S>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View where S: Shape
}
