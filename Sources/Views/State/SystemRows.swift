import Interpreter

/// What the system does around views, by the keyboard, a pointer, assistive technology or its writing tools: accepted, since
/// it leaves a still picture as it is.
enum SystemRows {
    static var rows: [Declaration] { commands + pointers + assistance + settings }

    private static var commands: [Declaration] {
        [
            Declaration("public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }"),
            .accepted("onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?)"),
            .accepted("onExitCommand(perform action: (() -> Void)?)"),
            .accepted("onDeleteCommand(perform action: (() -> Void)?)"),
            .accepted("onPlayPauseCommand(perform action: (() -> Void)?)"),
            .accepted("onCommand(_ selector: Selector, perform action: (() -> Void)?)"),
            .accepted("copyable<T>(_ payload: @autoclosure @escaping () -> [T])", where: "T: Transferable"),
            .accepted("cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T])", where: "T: Transferable"),
            .accepted(
                "pasteDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 })",
                where: "T: Transferable"),
            .accepted("renameAction(_ action: @escaping () -> Void)"),
        ]
    }

    private static var pointers: [Declaration] {
        [
            Declaration(
                "@available(macOS 15.0, *) public struct PointerStyle: Hashable, Sendable { init() {}; "
                    + ["`default`", "link", "horizontalText", "verticalText", "rectSelection", "grabIdle", "grabActive", "zoomIn", "zoomOut", "columnResize", "rowResize"]
                    .map { "public static let \($0) = PointerStyle(); " }.joinedBytes("") + "}"),
            .accepted("pointerStyle(_ style: PointerStyle?)"),
            .accepted("pointerVisibility(_ visibility: Visibility)"),
        ]
    }

    private static var assistance: [Declaration] {
        [
            Declaration("public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }"),
            .accepted("accessibilityLabeledPair<ID>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID)", where: "ID: Hashable"),
            .accepted("accessibilityLinkedGroup<ID>(id: ID, in namespace: Namespace.ID)", where: "ID: Hashable"),
            .accepted("accessibilityScrollAction(_ handler: @escaping (Edge) -> Void)"),
            Declaration("public struct AccessibilityDirectTouchOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1); public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2) }"),
            .accepted("accessibilityDirectTouch(_ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = [])"),
        ]
    }

    private static var settings: [Declaration] {
        [
            .accepted("typeSelectEquivalent(_ stringKey: LocalizedStringKey)"),
            .accepted("interactionActivityTrackingTag(_ tag: String)"),
            .accepted("onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void)"),
            .accepted("modifierKeyAlternate<V>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V)", where: "V: View"),
            .ignored("dialogSuppressionToggle(isSuppressed: Binding<Bool>)"),
            .ignored("tabViewSidebarHeader<Content>(@ViewBuilder content: () -> Content)", where: "Content: View"),
            .ignored("tabViewSidebarFooter<Content>(@ViewBuilder content: () -> Content)", where: "Content: View"),
            .ignored("tabViewSidebarBottomBar<Content>(@ViewBuilder content: () -> Content)", where: "Content: View"),
            .ignored("defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic)"),
            Declaration("@available(iOS 26.0, *) public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }"),
            .ignored("symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?)"),
            Declaration(ignoring: "extension Image { public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image }"),
            Declaration("@available(iOS 26.0, *) public enum SymbolVariableValueMode: Hashable, Sendable { case color, draw }"),
            .ignored("symbolVariableValueMode(_ mode: SymbolVariableValueMode?)"),
            Declaration(ignoring: "extension Image { public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image }"),
            .accepted("allowedDynamicRange(_ range: Image.DynamicRange?)"),
            .accepted("findDisabled(_ isDisabled: Bool = true)"),
            .accepted("replaceDisabled(_ isDisabled: Bool = true)"),
            .accepted("widgetURL(_ url: URL?)"),
            .accepted("widgetAccentable(_ accentable: Bool = true)"),
            .accepted("listRowHoverEffectDisabled(_ disabled: Bool = true)"),
            .accepted("defaultWheelPickerItemHeight(_ height: CGFloat)"),
            .accepted("navigationDocument(_ url: URL)"),
            .accepted("presentationPreventsAppTermination(_ prevent: Bool?)"),
            .accepted("defaultAppStorage(_ store: UserDefaults)"),
        ]
    }
}
