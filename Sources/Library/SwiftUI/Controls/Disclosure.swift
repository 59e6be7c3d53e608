@available(iOS 14.0, *) public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
}

extension DisclosureGroup {
    @native public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)

    @native public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label)
}

public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension DisclosureGroup where Label == Text {
    @native public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)

    @native @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: @escaping () -> Content)
    where S: StringProtocol

    @native public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content)

    @native @_disfavoredOverload public init<S>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
    where S: StringProtocol
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    let _index = 0
    public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    @native public func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle
}

public struct DisclosureGroupStyleConfiguration {}

extension DisclosureGroupStyleConfiguration {
    public struct Label: View {}
    @native public var label: DisclosureGroupStyleConfiguration.Label { get }
    public struct Content: View {}
    @native public var content: DisclosureGroupStyleConfiguration.Content { get }
    @native public var isExpanded: Bool { get nonmutating set }
    @native public var `$isExpanded`: Binding<Bool> { get }
}
