extension View {
    @native @available(iOS 14.0, *) public func accessibilityIdentifier(_ identifier: String) -> some View
    @native @_disfavoredOverload public func accessibilityLabel(_ label: some StringProtocol) -> some View
    @native @_disfavoredOverload public func accessibilityValue(_ value: some StringProtocol) -> some View
    @native @_disfavoredOverload public func accessibilityHint(_ hint: some StringProtocol) -> some View
    @native public func accessibilityLabel(_ label: Text) -> some View
    @native public func accessibilityValue(_ value: Text) -> some View
    @native public func accessibilityHint(_ hint: Text) -> some View

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    @accepted public func accessibility(removeTraits traits: AccessibilityTraits) -> some View

    @accepted @available(iOS 15.0, *) public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View

    @accepted @available(iOS 15.0, *) public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View

    @accepted @available(iOS 15.0, *) @_disfavoredOverload public func accessibilityCustomContent<V>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View where V: StringProtocol

    @accepted @available(iOS 15.0, *) public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View

    @accepted @available(iOS 15.0, *) public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View
}

@available(iOS 14.0, *) public class AXCustomContent { public enum Importance: UInt { case `default`, high } }

@available(iOS 15.0, *) public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let id: String
    public init(_ labelKey: LocalizedStringKey) { id = "" }
    public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
}

extension View {
    @native public func accessibilityHidden(_ hidden: Bool) -> some View
    @native public func accessibilitySortPriority(_ sortPriority: Double) -> some View
    @native public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View
}

@available(iOS 15.0, *) public enum AccessibilityHeadingLevel: UInt {
    case unspecified, h1, h2, h3, h4, h5, h6
}

public struct AccessibilityChildBehavior: Hashable {
    let kind: Int
    init(kind: Int) { self.kind = kind }
    public static let ignore = AccessibilityChildBehavior(kind: 0)
    public static let contain = AccessibilityChildBehavior(kind: 1)
    public static let combine = AccessibilityChildBehavior(kind: 2)
}

extension View {
    @native public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
}

public struct AccessibilityTraits: OptionSet, Sendable {
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isSearchField = AccessibilityTraits(rawValue: 16)
    public static let isImage = AccessibilityTraits(rawValue: 32)
    public static let playsSound = AccessibilityTraits(rawValue: 64)
    public static let isStaticText = AccessibilityTraits(rawValue: 128)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 256)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 512)
    public static let isModal = AccessibilityTraits(rawValue: 1024)
    public static let isToggle = AccessibilityTraits(rawValue: 2048)
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
}

extension View {
    @native @available(iOS 14.0, *) public func accessibilityAddTraits(_ traits: AccessibilityTraits)
        -> some View

    @accepted public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
}

public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default` = AccessibilityActionKind()
    public static let escape = AccessibilityActionKind()
    public static let magicTap = AccessibilityActionKind()
    init() {}
}

extension View {
    @accepted public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View

    @accepted public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View

    @accepted public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View

    @accepted public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> some View
    where S: StringProtocol

    @accepted public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View
    @accepted public func speechSpellsOutCharacters(_ value: Bool = true) -> some View
    @accepted public func speechAnnouncementsQueued(_ value: Bool = true) -> some View
    @accepted public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View
    @accepted public func accessibilityShowsLargeContentViewer() -> some View

    @accepted public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View

    @accepted @available(iOS 14.0, *) public func accessibilityInputLabels(_ inputLabels: [String])
        -> some View
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

extension View {
    @accepted public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View
}
