@available(iOS 14.0, *) public struct ColorPicker<Label>: View where Label: View {}

extension ColorPicker {
    @native public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
}

extension ColorPicker where Label == Text {
    @native public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)

    @native @_disfavoredOverload public init<S>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) where S: StringProtocol
}
