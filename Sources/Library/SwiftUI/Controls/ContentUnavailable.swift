@available(iOS 17.0, *) public struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {}

extension ContentUnavailableView {
    @native public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
        @ViewBuilder actions: () -> Actions)
}

extension ContentUnavailableView where Actions == EmptyView {
    @native public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description)
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
    @native public init(@ViewBuilder label: () -> Label)
}

extension ContentUnavailableView where Description == EmptyView {
    @native public init(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions)
}

public struct SearchUnavailableContent {
    public struct Label: View {}
    public struct Description: View {}
    public struct Actions: View {}
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    @native public static var search:
        ContentUnavailableView<
            SearchUnavailableContent.Label, SearchUnavailableContent.Description,
            SearchUnavailableContent.Actions
        >
    { get }

    @native public static func search(text: String) -> ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    >
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    @native public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil)

    @native @_disfavoredOverload public init<S>(
        _ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol

    @native public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil)

    @native @_disfavoredOverload public init<S>(_ title: S, image name: String, description: Text? = nil)
    where S: StringProtocol
}
