@available(iOS 16.0, *) public struct LabeledContent<Label, Content> {}

extension LabeledContent: View where Label: View, Content: View {}

extension LabeledContent where Label: View, Content: View {
    @native public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    @native public init(_ configuration: LabeledContentStyleConfiguration)
}

public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension LabeledContent where Label == Text, Content: View {
    @native public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol
}

extension LabeledContent where Label == Text, Content == Text {
    @native public init<T>(_ titleKey: LocalizedStringKey, value: T) where T: StringProtocol

    @native @_disfavoredOverload public init<S, T>(_ title: S, value: T)
    where S: StringProtocol, T: StringProtocol

    @native public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatOutput == String

    @native @_disfavoredOverload public init<S, F>(_ title: S, value: F.FormatInput, format: F)
    where S: StringProtocol, F: FormatStyle, F.FormatOutput == String
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    let _index = 0
    public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    @native public func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle
}

public struct LabeledContentStyleConfiguration {}

extension LabeledContentStyleConfiguration {
    public struct Label: View {}
    @native public var label: LabeledContentStyleConfiguration.Label { get }
    public struct Content: View {}
    @native public var content: LabeledContentStyleConfiguration.Content { get }
}
