public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct DefaultDatePickerStyle: DatePickerStyle {
    let _index = 0
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

public struct CompactDatePickerStyle: DatePickerStyle {
    let _index = 1
    public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
    let _index = 2
    public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

public struct WheelDatePickerStyle: DatePickerStyle {
    let _index = 3
    public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

public struct FieldDatePickerStyle: DatePickerStyle {
    let _index = 4
    public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

public struct StepperFieldDatePickerStyle: DatePickerStyle {
    let _index = 5
    public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

public struct DatePickerStyleConfiguration {}

extension DatePickerStyleConfiguration {
    public struct Label: View {}
    @native public var label: DatePickerStyleConfiguration.Label { get }
    @native public var displayedComponents: DatePickerComponents { get }
    @native public var selection: Date { get nonmutating set }
    @native public var `$selection`: Binding<Date> { get }
}

extension View {
    @native public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle
}
