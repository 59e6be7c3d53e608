public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {}

extension NavigationLink {
    @native public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
    @native public init(destination: Destination, @ViewBuilder label: () -> Label)
}

extension NavigationLink where Destination == Never {
    @native public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable
}

extension NavigationLink {
    @native public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)

    @native public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)

    @native public init<V>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label)
    where V: Hashable
}

extension NavigationLink {
    public init<V>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) where V: Hashable {
        self.init(destination: destination(), tag: tag, selection: selection, label: label)
    }
}

extension NavigationLink where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) { self.init(isActive: isActive, destination: destination) { Text(titleKey) } }

    @_disfavoredOverload public init<S>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) where S: StringProtocol { self.init(isActive: isActive, destination: destination) { Text(title) } }

    public init<V>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) where V: Hashable {
        self.init(destination: destination(), tag: tag, selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S, V>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) where S: StringProtocol, V: Hashable {
        self.init(destination: destination(), tag: tag, selection: selection) { Text(title) }
    }

    public init<V>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>)
    where V: Hashable {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload public init<S, V>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    )
    where S: StringProtocol, V: Hashable {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

extension View {
    @native public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View
}

extension NavigationLink where Label == Text {
    @native("destination: () -> Destination") public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)

    @native("destination: () -> Destination") @_disfavoredOverload public init<S>(
        _ title: S, @ViewBuilder destination: () -> Destination)
    where S: StringProtocol

    @native public init(_ titleKey: LocalizedStringKey, destination: Destination)
    @native @_disfavoredOverload public init<S>(_ title: S, destination: Destination) where S: StringProtocol
    @native public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>)

    @native @_disfavoredOverload public init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>)
    where S: StringProtocol
}

extension NavigationLink where Label == Text, Destination == Never {
    @native public init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Hashable
    @native @_disfavoredOverload public init<S, P>(_ title: S, value: P?) where S: StringProtocol, P: Hashable
}

extension NavigationLink { @accepted public func isDetailLink(_ isDetailLink: Bool) -> some View }
