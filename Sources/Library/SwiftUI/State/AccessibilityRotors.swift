@available(iOS 15.0, *) public protocol AccessibilityRotorContent {}

@available(iOS 15.0, *) @resultBuilder public struct AccessibilityRotorContentBuilder {}

extension AccessibilityRotorContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: AccessibilityRotorContent { content }

    public static func buildBlock<Content>(_ content: Content) -> Content
    where Content: AccessibilityRotorContent { content }

    public static func buildIf<Content>(_ content: Content?) -> Content?
    where Content: AccessibilityRotorContent { content }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

@available(iOS 15.0, *) public struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent
where ID: Hashable {
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload public init<L>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) where L: StringProtocol {}

    public init(
        _ labelKey: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}

    public init(
        _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}

    @_disfavoredOverload public init<L>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) where L: StringProtocol {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach
where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
    @native("where Content: AccessibilityRotorContent") @_disfavoredOverload
    public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach where Content: AccessibilityRotorContent {
    @native("where Content: AccessibilityRotorContent") @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
}

@available(iOS 15.0, *) public struct AccessibilitySystemRotor: Sendable {
    init() {}
    public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}
