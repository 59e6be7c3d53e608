import Graphics
import Interpreter
import Layout
import Syntax

/// What assistive technology is told: it becomes the picture's description.
enum AccessibilityRows {
    static var rows: [Declaration] { identifiers + facts + accepted }

    private static var identifiers: [Declaration] {
        [
            Declaration("extension View { @available(iOS 14.0, *) public func accessibilityIdentifier(_ identifier: String) -> some View }") {
                call in
                let identifier: String = call.next()
                return call.mark("accessibilityIdentifier") { node, _ in node.identifier = identifier }
            },
        ]
    }

    private static var facts: [Declaration] {
        [
            text("accessibilityLabel", "label") { .label($0) },
            text("accessibilityValue", "value") { .value($0) },
            text("accessibilityHint", "hint") { .hint($0) },
            fact("accessibilityLabel(_ label: Text)") { call in .label(call.nextValue().titleText.string) },
            fact("accessibilityValue(_ value: Text)") { call in .value(call.nextValue().titleText.string) },
            fact("accessibilityHint(_ hint: Text)") { call in .hint(call.nextValue().titleText.string) },
            Declaration("extension View { public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) } }"),
            Declaration("extension View { public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) } }"),
            Declaration("extension View { public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) } }"),
            // Older: one modifier for all facts.
            fact("accessibility(label: Text)") { call in .label(call.nextValue().titleText.string) },
            fact("accessibility(value: Text)") { call in .value(call.nextValue().titleText.string) },
            fact("accessibility(hint: Text)") { call in .hint(call.nextValue().titleText.string) },
            fact("accessibility(hidden: Bool)") { call in .hidden(call.next()) },
            fact("accessibility(sortPriority: Double)") { call in .sortPriority(call.next()) },
            Declaration("extension View { public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) } }"),
            Declaration("extension View { public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) } }"),
            Declaration(accepting: "extension View { public func accessibility(removeTraits traits: AccessibilityTraits) -> some View }"),
            Declaration(accepting: "extension View { @available(iOS 15.0, *) public func accessibilityCustomContent(_ labelKey: LocalizedStringKey, _ value: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> some View }"),
            Declaration(accepting: "extension View { @available(iOS 15.0, *) public func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default) -> some View }"),
            Declaration(accepting: "extension View { @available(iOS 15.0, *) @_disfavoredOverload public func accessibilityCustomContent<V>(_ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default) -> some View where V: StringProtocol }"),
            Declaration(accepting: "extension View { @available(iOS 15.0, *) public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ value: Text, importance: AXCustomContent.Importance = .default) -> some View }"),
            Declaration(accepting: "extension View { @available(iOS 15.0, *) public func accessibilityCustomContent(_ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default) -> some View }"),
            Declaration("@available(iOS 14.0, *) public class AXCustomContent { public enum Importance: UInt { case `default`, high } }"),
            Declaration("@available(iOS 15.0, *) public struct AccessibilityCustomContentKey: Equatable, Sendable { let id: String; public init(_ labelKey: LocalizedStringKey) { id = \"\" }; public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id } }"),
            fact("accessibilityHidden(_ hidden: Bool)") { call in .hidden(call.next()) },
            fact("accessibilitySortPriority(_ sortPriority: Double)") { call in .sortPriority(call.next()) },
            fact("accessibilityHeading(_ level: AccessibilityHeadingLevel)") { _ in .heading },
            Declaration("@available(iOS 15.0, *) public enum AccessibilityHeadingLevel: UInt { case unspecified, h1, h2, h3, h4, h5, h6 }"),
            Declaration(
                """
                public struct AccessibilityChildBehavior: Hashable {
                    let kind: Int
                    init(kind: Int) { self.kind = kind }
                    public static let ignore = AccessibilityChildBehavior(kind: 0)
                    public static let contain = AccessibilityChildBehavior(kind: 1)
                    public static let combine = AccessibilityChildBehavior(kind: 2)
                }
                """),
            Declaration(
                "extension View { public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View }"
            ) { call in
                let kind = call.nextValue().fields.first?.number ?? 0
                return call.mark("accessibilityElement") { node, _ in
                    if kind == 0 { node.payloads.append(AccessibilityPayload(.ignored)) }
                    if kind == 2 { node.payloads.append(AccessibilityPayload(.combined)) }
                }
            },
            Declaration(
                """
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
                """),
            Declaration("extension View { @available(iOS 14.0, *) public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View }") {
                call in
                let bits = call.nextValue().fields.first?.number ?? 0
                return call.mark("accessibilityAddTraits") { node, _ in
                    if Int(bits) & 2 != 0 { node.payloads.append(AccessibilityPayload(.heading)) }
                }
            },
            Declaration(accepting: "extension View { public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View }"),
        ]
    }

    /// In its form for a string; those for a key and for a text are rows of their own.
    private static func text(
        _ name: String, _ parameter: String, _ make: @escaping (String) -> AccessibilityPayload.Fact
    ) -> Declaration {
        Declaration(
            "extension View { @_disfavoredOverload public func \(name)(_ \(parameter): some StringProtocol) -> some View }"
        ) { call in
            let fact = make(call.evaluator.describe(call.nextValue()))
            return call.mark("accessibility") { node, _ in node.payloads.append(AccessibilityPayload(fact)) }
        }
    }

    private static func fact(
        _ signature: String, _ make: @escaping (NativeCall) -> AccessibilityPayload.Fact
    ) -> Declaration {
        Declaration("extension View { public func \(signature) -> some View }") { call in
            let fact = make(call)
            return call.mark("accessibility") { node, _ in node.payloads.append(AccessibilityPayload(fact)) }
        }
    }

    private static var accepted: [Declaration] {
        [
            Declaration(
                """
                public struct AccessibilityActionKind: Equatable, Sendable {
                    public static let `default` = AccessibilityActionKind()
                    public static let escape = AccessibilityActionKind()
                    public static let magicTap = AccessibilityActionKind()
                    init() {}
                }
                """),
            Declaration(accepting: "extension View { public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View }"),
            Declaration(accepting: "extension View { public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View }"),
            Declaration(accepting: "extension View { public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View }"),
            Declaration(accepting: "extension View { public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> some View where S: StringProtocol }"),
            Declaration(accepting: "extension View { public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View }"),
            Declaration(accepting: "extension View { public func speechSpellsOutCharacters(_ value: Bool = true) -> some View }"),
            Declaration(accepting: "extension View { public func speechAnnouncementsQueued(_ value: Bool = true) -> some View }"),
            Declaration(accepting: "extension View { public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View }"),
            Declaration(accepting: "extension View { public func accessibilityShowsLargeContentViewer() -> some View }"),
            Declaration(accepting: "extension View { public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View }"),
            Declaration(accepting: "extension View { @available(iOS 14.0, *) public func accessibilityInputLabels(_ inputLabels: [String]) -> some View }"),
            Declaration("public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }"),
            Declaration(accepting: "extension View { public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View }"),
        ]
    }
}
