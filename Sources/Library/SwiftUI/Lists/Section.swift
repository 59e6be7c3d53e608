public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {}

extension Section where Parent: View, Content: View, Footer: View {
    @native public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer)
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    @native public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    @native public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    @native public init(@ViewBuilder content: () -> Content)
}

extension Section where Parent: View, Content: View, Footer: View {
    @native public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    @native public init(header: Parent, @ViewBuilder content: () -> Content)
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    @native public init(footer: Footer, @ViewBuilder content: () -> Content)
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    @native @available(iOS 17.0, *) public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @native public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(
        _ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol

    @native public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where S: StringProtocol
}
