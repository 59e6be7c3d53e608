extension View {
    @native @available(iOS 15.0, *)
    public func overlay<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View

    @native @_disfavoredOverload
    public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
    where Overlay: View

    @native @available(iOS 15.0, *)
    public func background<V>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View

    @native @_disfavoredOverload
    public func background<Background>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View
    where Background: View

    @native public func zIndex(_ value: Double) -> some View
}
