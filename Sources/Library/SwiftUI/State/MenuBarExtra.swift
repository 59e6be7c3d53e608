public struct MenuBarExtra<Label, Content>: Scene where Label: View, Content: View {}

extension MenuBarExtra {
    @native public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)

    @native public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}

extension MenuBarExtra where Label == Text {
    @native public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(_ title: S, @ViewBuilder content: () -> Content)
    where S: StringProtocol
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    @native public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content) where S: StringProtocol

    @native public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(
        _ title: S, image: String, @ViewBuilder content: () -> Content) where S: StringProtocol
}

extension MenuBarExtra where Label == Text {
    @native public init(
        _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(
        _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) where S: StringProtocol
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    @native public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(
        _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
    where S: StringProtocol

    @native public init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(
        _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content)
    where S: StringProtocol
}
