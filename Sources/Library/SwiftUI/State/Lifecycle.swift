extension View {
    @native public func onAppear(perform action: (() -> Void)? = nil) -> some View
    @native public func onDisappear(perform action: (() -> Void)? = nil) -> some View

    @native @available(iOS 15.0, *)
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
    ) -> some View

    @native @available(iOS 15.0, *)
    public func task<T>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
    )
        -> some View where T: Equatable

    @native @available(iOS 17.0, *)
    public func onChange<V>(
        of value: V, initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable

    @native @available(iOS 17.0, *)
    public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    )
        -> some View where V: Equatable

    @native @available(iOS 14.0, *)
    public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View where V: Equatable

    @native public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
        -> some View where P: Publisher, P.Failure == Never

    @accepted @available(iOS 14.0, *) public func onOpenURL(perform action: @escaping (URL) -> Void)
        -> some View

    @accepted public func refreshable(action: @escaping @Sendable () async -> Void) -> some View
    @accepted public func onHover(perform action: @escaping (Bool) -> Void) -> some View
}
