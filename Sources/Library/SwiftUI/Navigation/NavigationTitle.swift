extension View {
    @native public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View

    @native @_disfavoredOverload public func navigationTitle<S>(_ title: S) -> some View
    where S: StringProtocol

    @native public func navigationTitle(_ title: Text) -> some View
    @native public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View

    @native @_disfavoredOverload public func navigationBarTitle<S>(_ title: S) -> some View
    where S: StringProtocol

    @native public func navigationBarTitle(_ title: Text) -> some View
    @native @available(iOS 14.0, *) public func navigationTitle(_ title: Binding<String>) -> some View
    @native public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View

    @native @_disfavoredOverload public func navigationSubtitle<S>(_ subtitle: S) -> some View
    where S: StringProtocol

    @native public func navigationSubtitle(_ subtitle: Text) -> some View
}

public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }
}

extension View {
    @native @available(iOS 14.0, *) public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View

    @native public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View

    @native public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View

    @native @_disfavoredOverload public func navigationBarTitle<S>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View where S: StringProtocol

    @native public func navigationBarHidden(_ hidden: Bool) -> some View
    @native public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
    @native public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View
    @native public func navigationBarItems<L>(leading: L) -> some View where L: View
    @native public func navigationBarItems<T>(trailing: T) -> some View where T: View
}
