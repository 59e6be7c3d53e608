@available(iOS 14.0, *) public struct Menu<Label, Content>: View where Label: View, Content: View {}

extension Menu {
    @native public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)

    @native public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void)
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    @native public init(_ configuration: MenuStyleConfiguration)
}

extension Menu where Label == Text {
    @native public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol

    @native public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void)

    @native @_disfavoredOverload public init<S>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
    where S: StringProtocol
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    @native public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content) where S: StringProtocol
}

public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct DefaultMenuStyle: MenuStyle {
    let _index = 0
    public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

public struct BorderlessButtonMenuStyle: MenuStyle {
    let _index = 1
    public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

public struct ButtonMenuStyle: MenuStyle {
    let _index = 2
    public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension View {
    @native public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle
}

public struct MenuStyleConfiguration {}

extension MenuStyleConfiguration {
    public struct Label: View {}
    @native public var label: MenuStyleConfiguration.Label { get }
    public struct Content: View {}
    @native public var content: MenuStyleConfiguration.Content { get }
}

public enum MenuActionDismissBehavior: Hashable, Sendable { case automatic, disabled, enabled }

extension View {
    @accepted public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View
}

@available(iOS 16.0, *) public enum MenuOrder: Hashable, Sendable { case automatic, priority, fixed }

extension View {
    @accepted public func menuOrder(_ order: MenuOrder) -> some View
    @accepted public func menuIndicator(_ visibility: Visibility) -> some View
}
