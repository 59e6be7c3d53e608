extension View {
    @accepted public func help(_ textKey: LocalizedStringKey) -> some View
    @accepted public func help(_ text: Text) -> some View

    @accepted @available(iOS 14.0, *) @_disfavoredOverload public func help<S>(_ text: S) -> some View
    where S: StringProtocol

    @accepted public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
        -> some View

    @accepted public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
    @accepted public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View

    @accepted public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View

    @accepted public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
        -> some View

    @accepted public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View

    @accepted public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View

    @accepted public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
    where T: Equatable

    @accepted public func sensoryFeedback<T>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View where T: Equatable

    @accepted public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?)
        -> some View where T: Equatable

    @accepted public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?)
        -> some View where T: Equatable

    @accepted public func symbolEffect<T>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect

    @accepted public func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U)
        -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable

    @accepted public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View
    @accepted public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
    @accepted public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View
    @accepted public func defaultHoverEffect(_ effect: HoverEffect?) -> some View
    @accepted public func hoverEffectDisabled(_ disabled: Bool = true) -> some View

    @accepted public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View

    @accepted public func contextMenu<I, M>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View where I: Hashable, M: View

    @accepted public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View
    @accepted public func focusSection() -> some View
    @accepted public func focusScope(_ namespace: Namespace.ID) -> some View

    @accepted public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
        -> some View

    @accepted public func focusEffectDisabled(_ disabled: Bool = true) -> some View
    @accepted public func statusBarHidden(_ hidden: Bool = true) -> some View
    @accepted public func statusBar(hidden: Bool) -> some View
    @accepted public func persistentSystemOverlays(_ visibility: Visibility) -> some View
    @accepted public func defersSystemGestures(on edges: Edge.Set) -> some View
    @accepted public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
    @accepted public func invalidatableContent(_ invalidatable: Bool = true) -> some View
    @accepted public func contentCaptureProtected(_ isActive: Bool = true) -> some View
    @accepted public func allowsWindowActivationEvents(_ value: Bool?) -> some View
}
