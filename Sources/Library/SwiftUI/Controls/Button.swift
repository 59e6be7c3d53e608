@available(iOS 15.0, *) public struct ButtonRole: Equatable, Sendable {
    let index: Int
    public static let cancel = ButtonRole(index: 0)
    public static let destructive = ButtonRole(index: 1)
    public static let confirm = ButtonRole(index: 2)
    public static let close = ButtonRole(index: 3)
}

public struct Button<Label>: View where Label: View {}

extension Button {
    @native public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)

    @native public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
}

extension Button where Label == Text {
    @native public init(role: ButtonRole, action: @escaping @MainActor () -> Void)
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    @native public init(_ configuration: PrimitiveButtonStyleConfiguration)
}

extension Button where Label == Text {
    @native public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void)

    @native @_disfavoredOverload public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
    where S: StringProtocol

    @native public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)

    @native @_disfavoredOverload public init<S>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    @native public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void)

    @native @_disfavoredOverload public init<S>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void) where S: StringProtocol

    @native public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void)

    @native @_disfavoredOverload public init<S>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    where S: StringProtocol

    @native public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void)

    @native @_disfavoredOverload public init<S>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) where S: StringProtocol

    @native public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void)

    @native @_disfavoredOverload public init<S>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    where S: StringProtocol
}

public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension View {
    @native("where S: ButtonStyle") public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
    let _index = 0
    public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    let _index = 1
    public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
    let _index = 2
    public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
    let _index = 3
    public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    let _index = 4
    public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

public struct GlassButtonStyle: PrimitiveButtonStyle {
    let _index = 5
    public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    let _index = 6
    public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

public struct LinkButtonStyle: PrimitiveButtonStyle {
    let _index = 7
    public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

public struct CardButtonStyle: PrimitiveButtonStyle {
    let _index = 8
    public init() {}
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    public static var card: CardButtonStyle { CardButtonStyle() }
}

public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    let _index = 9
    public init() {}
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension View {
    @native public func buttonStyle<S>(_ style: S) -> some View
    where S: PrimitiveButtonStyle
}

extension GlassButtonStyle {
    @available(iOS 26.0, *) public init(_ glass: Glass) { self.init() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    @available(iOS 26.0, *) public static func glass(_ glass: Glass) -> Self { GlassButtonStyle() }
}

@available(iOS 15.0, *) public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

extension View {
    @native @available(iOS 15.0, *) public func controlSize(_ controlSize: ControlSize) -> some View
}

@available(iOS 15.0, *) public struct ButtonBorderShape: Equatable, InsettableShape, Sendable {}

extension ButtonBorderShape {
    @native public static let automatic: ButtonBorderShape
    @native public static let capsule: ButtonBorderShape
    @native public static let roundedRectangle: ButtonBorderShape
    @native public static let circle: ButtonBorderShape
    @native public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
}

extension View {
    @native @available(iOS 15.0, *) public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
}

public struct ButtonRepeatBehavior: Hashable, Sendable {
    init() {}
    public static let automatic = ButtonRepeatBehavior()
    public static let enabled = ButtonRepeatBehavior()
    public static let disabled = ButtonRepeatBehavior()
}

extension View {
    @accepted @available(iOS 17.0, *) public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior)
        -> some View

    @native public func labelsHidden() -> some View
}

public enum ButtonSizing: Hashable, Sendable { case automatic, flexible, fitted }

extension View {
    @native public func buttonSizing(_ sizing: ButtonSizing) -> some View
}

public struct ButtonStyleConfiguration {}

extension ButtonStyleConfiguration {
    public struct Label: View {}
    @native public var label: ButtonStyleConfiguration.Label { get }
    @native public var role: ButtonRole? { get }
    @native public var isPressed: Bool { get }
}

public struct PrimitiveButtonStyleConfiguration {}

extension PrimitiveButtonStyleConfiguration {
    public struct Label: View {}
    @native public var label: PrimitiveButtonStyleConfiguration.Label { get }
    @native public var role: ButtonRole? { get }
    @native public func trigger()
}
