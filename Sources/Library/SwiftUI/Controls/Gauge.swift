@available(iOS 16.0, *) public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    @native public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where V: BinaryFloatingPoint
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    @native public init<V>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where V: BinaryFloatingPoint
}

extension Gauge where MarkedValueLabels == EmptyView {
    @native public init<V>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel)
    where V: BinaryFloatingPoint
}

extension Gauge where BoundsLabel == EmptyView {
    @native public init<V>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels) where V: BinaryFloatingPoint
}

extension Gauge {
    @native public init<V>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels) where V: BinaryFloatingPoint
}

public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct DefaultGaugeStyle: GaugeStyle {
    let _index = 0
    public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

public struct LinearGaugeStyle: GaugeStyle {
    let _index = 1
    public init() {}
}

extension GaugeStyle where Self == LinearGaugeStyle {
    public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

public struct AccessoryLinearGaugeStyle: GaugeStyle {
    let _index = 2
    public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    let _index = 3
    public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

public struct AccessoryCircularGaugeStyle: GaugeStyle {
    let _index = 4
    public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    let _index = 5
    public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

public struct CircularGaugeStyle: GaugeStyle {
    let _index = 6
    public init() {}
}

extension GaugeStyle where Self == CircularGaugeStyle {
    public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

public struct LinearCapacityGaugeStyle: GaugeStyle {
    let _index = 7
    public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension View {
    @native public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle
}

public struct GaugeStyleConfiguration {}

extension GaugeStyleConfiguration {
    public struct Label: View {}
    @native public var label: GaugeStyleConfiguration.Label { get }
    @native public var value: Double { get }
    public struct CurrentValueLabel: View {}
    public struct MinimumValueLabel: View {}
    public struct MaximumValueLabel: View {}
    public struct MarkedValueLabel: View {}
    @native public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel? { get }
    @native public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel? { get }
    @native public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel? { get }
}
