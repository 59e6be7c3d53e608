@available(iOS 14.0, *) public struct ProgressView<Label, CurrentValueLabel>: View
where Label: View, CurrentValueLabel: View {}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    @native public init()
}

extension ProgressView where CurrentValueLabel == EmptyView {
    @native public init(@ViewBuilder label: () -> Label)
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    @native public init<V>(value: V?, total: V = 1.0) where V: BinaryFloatingPoint
}

extension ProgressView where CurrentValueLabel == EmptyView {
    @native public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where V: BinaryFloatingPoint
}

extension ProgressView {
    @native public init<V>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where V: BinaryFloatingPoint
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    @native public init(_ configuration: ProgressViewStyleConfiguration)
}

public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

@available(iOS 16.0, *) public struct DefaultDateProgressLabel: View {}

extension ProgressView {
    @native public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    @native public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    @native public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    @native public init(_ titleKey: LocalizedStringKey)
    @native @_disfavoredOverload public init<S>(_ title: S) where S: StringProtocol

    @native public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where V: BinaryFloatingPoint

    @native @_disfavoredOverload public init<S, V>(_ title: S, value: V?, total: V = 1.0)
    where S: StringProtocol, V: BinaryFloatingPoint
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init(_ progress: Progress) {
        _differs("the words that a Progress describes itself with are not drawn")
        self.init(value: progress.isIndeterminate ? nil : progress.fractionCompleted)
    }
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
    let _index = 0
    public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
    let _index = 1
    public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

public struct CircularProgressViewStyle: ProgressViewStyle {
    let _index = 2
    public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
    @native public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle
}

extension LinearProgressViewStyle {
    public init(tint: Color) { self.init() }
}

extension CircularProgressViewStyle {
    public init(tint: Color) { self.init() }
}

@available(iOS 14.0, *) public struct ProgressViewStyleConfiguration {}

extension ProgressViewStyleConfiguration {
    public struct Label: View {}
    public struct CurrentValueLabel: View {}
    @native public var label: ProgressViewStyleConfiguration.Label? { get }
    @native public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel? { get }
    @native public var fractionCompleted: Double? { get }
}
