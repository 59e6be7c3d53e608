@available(iOS 14.0, *) public struct GroupBox<Label, Content>: View where Label: View, Content: View {}

extension GroupBox {
    @native public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}

extension GroupBox where Label == EmptyView {
    @native public init(@ViewBuilder content: () -> Content)
}

extension GroupBox {
    @native public init(label: Label, @ViewBuilder content: () -> Content)
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    @native public init(_ configuration: GroupBoxStyleConfiguration)
}

public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension GroupBox where Label == Text {
    @native public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
    let _index = 0
    public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    @native public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle
}

public struct GroupBoxStyleConfiguration {}

extension GroupBoxStyleConfiguration {
    public struct Label: View {}
    @native public var label: GroupBoxStyleConfiguration.Label { get }
    public struct Content: View {}
    @native public var content: GroupBoxStyleConfiguration.Content { get }
}
