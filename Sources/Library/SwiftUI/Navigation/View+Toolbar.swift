extension View {
    @native("where Content: ToolbarContent") @available(iOS 14.0, *) public func toolbar<Content>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View where Content: ToolbarContent

    @native @available(iOS 14.0, *) public func toolbar<Content>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View where Content: CustomizableToolbarContent

    @native("where Content: View") @available(iOS 14.0, *) @_disfavoredOverload public func toolbar<Content>(
        @ViewBuilder content: () -> Content
    ) -> some View where Content: View

    @native @available(iOS 16.0, *) public func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View

    @native @available(iOS 18.0, *) public func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View

    @native @available(iOS 16.0, *) public func toolbarBackground<S>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View where S: ShapeStyle

    @native @available(iOS 16.0, *) public func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View

    @native @available(iOS 18.0, *) public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View

    @native @available(iOS 16.0, *) public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View

    @native @available(iOS 17.0, *) public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode)
        -> some View

    @native @available(iOS 16.0, *) public func toolbarRole(_ role: ToolbarRole) -> some View

    @native @available(iOS 16.0, *) public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C)
        -> some View where C: View

    @native public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic)
        -> some View

    @native public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic
    ) -> some View

    @native public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
    ) -> some View

    @native public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text?
    ) -> some View

    @native public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View

    @native public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View

    @native @_disfavoredOverload public func searchable<S>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol

    @native @_disfavoredOverload public func searchable<S>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View where S: StringProtocol

    @native public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View

    @native public func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
    where V: Hashable, S: View

    public func searchScopes<V, S>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View where V: Hashable, S: View { searchScopes(scope, scopes: scopes) }

    @accepted public func searchCompletion(_ completion: String) -> some View
    @accepted public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View
    @native public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View
}
