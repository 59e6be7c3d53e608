public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

extension View {
    @accepted public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View
    @accepted public func onExitCommand(perform action: (() -> Void)?) -> some View
    @accepted public func onDeleteCommand(perform action: (() -> Void)?) -> some View
    @accepted public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View
    @accepted public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View

    @accepted public func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View
    where T: Transferable

    @accepted public func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T])
        -> some View where T: Transferable

    @accepted public func pasteDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View where T: Transferable

    @accepted public func renameAction(_ action: @escaping () -> Void) -> some View
}

@available(macOS 15.0, *) public struct PointerStyle: Hashable, Sendable {
    init() {}
    public static let `default` = PointerStyle()
    public static let link = PointerStyle()
    public static let horizontalText = PointerStyle()
    public static let verticalText = PointerStyle()
    public static let rectSelection = PointerStyle()
    public static let grabIdle = PointerStyle()
    public static let grabActive = PointerStyle()
    public static let zoomIn = PointerStyle()
    public static let zoomOut = PointerStyle()
    public static let columnResize = PointerStyle()
    public static let rowResize = PointerStyle()
}

extension View {
    @accepted public func pointerStyle(_ style: PointerStyle?) -> some View
    @accepted public func pointerVisibility(_ visibility: Visibility) -> some View
}

public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

extension View {
    @accepted public func accessibilityLabeledPair<ID>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View where ID: Hashable

    @accepted public func accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID) -> some View
    where ID: Hashable

    @accepted public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View
}

public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
    @accepted public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View

    @accepted public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View
    @accepted public func interactionActivityTrackingTag(_ tag: String) -> some View

    @accepted public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (EventModifiers, EventModifiers) -> Void
    ) -> some View

    @accepted public func modifierKeyAlternate<V>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
    ) -> some View where V: View

    @ignored public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View
    @ignored public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>)
        -> some View
    @ignored public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View

    @ignored public func tabViewSidebarHeader<Content>(@ViewBuilder content: () -> Content) -> some View
    where Content: View

    @ignored public func tabViewSidebarFooter<Content>(@ViewBuilder content: () -> Content) -> some View
    where Content: View

    @ignored public func tabViewSidebarBottomBar<Content>(@ViewBuilder content: () -> Content) -> some View
    where Content: View

    @ignored public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View
}

@available(iOS 26.0, *) public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }

extension View {
    @ignored public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View
}

extension Image {
    @ignored public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image
}

@available(iOS 26.0, *) public enum SymbolVariableValueMode: Hashable, Sendable { case color, draw }

extension View {
    @ignored public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View
}

extension Image {
    @ignored public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image
}

extension View {
    @accepted public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View
    @accepted public func findDisabled(_ isDisabled: Bool = true) -> some View
    @accepted public func replaceDisabled(_ isDisabled: Bool = true) -> some View
    @accepted public func widgetURL(_ url: URL?) -> some View
    @accepted public func widgetAccentable(_ accentable: Bool = true) -> some View
    @accepted public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View
    @accepted public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View
    @accepted public func navigationDocument(_ url: URL) -> some View
    @accepted public func presentationPreventsAppTermination(_ prevent: Bool?) -> some View
    @accepted public func defaultAppStorage(_ store: UserDefaults) -> some View
}
