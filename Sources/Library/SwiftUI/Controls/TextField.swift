public struct TextField<Label>: View where Label: View {}

extension TextField {
    @native public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)

    @native public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)

    @native public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label)

    @native public init<F>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    where F: ParseableFormatStyle, F.FormatOutput == String

    @native("value: Binding<F.FormatInput?>") public init<F>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    where F: ParseableFormatStyle, F.FormatOutput == String

    @native public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label)
}

extension TextField where Label == Text {
    @native public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
    @native @_disfavoredOverload public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol
    @native public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)

    @native @_disfavoredOverload public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
    where S: StringProtocol

    @native public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil)

    @native @_disfavoredOverload public init<S>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil) where S: StringProtocol

    @native public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)

    @native @_disfavoredOverload public init<S>(_ title: S, text: Binding<String>, axis: Axis)
    where S: StringProtocol

    @native public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)

    @native @_disfavoredOverload public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
    where S: StringProtocol

    @native public init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String

    @native @_disfavoredOverload public init<S, F>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String

    @native("value: Binding<F.FormatInput?>") public init<F>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String

    @native("value: Binding<F.FormatInput?>") @_disfavoredOverload public init<S, F>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String

    @native public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter)

    @native @_disfavoredOverload public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter)
    where S: StringProtocol

    @native public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {})

    @native @_disfavoredOverload public init<S>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}) where S: StringProtocol

    @native public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)

    @native @_disfavoredOverload public init<S>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void) where S: StringProtocol

    @native public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void)

    @native @_disfavoredOverload public init<S, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void)
    where S: StringProtocol
}
