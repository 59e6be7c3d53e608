public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {}

extension Picker {
    @native public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label)

    @native public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)

    @native public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View)
}

public protocol PickerStyle {}

extension Picker where Label == Text {
    @native public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    where S: StringProtocol
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    @native public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content)

    @native @_disfavoredOverload public init<S>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content) where S: StringProtocol

    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, image: image) } }

    @_disfavoredOverload public init<S>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(selection: selection, content: content) { SwiftUI.Label(title, image: image) }
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content) {
            SwiftUI.Label(titleKey, systemImage: systemImage)
        } currentValueLabel: {
            currentValueLabel()
        }
    }

    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content) {
            SwiftUI.Label(titleKey, image: image)
        } currentValueLabel: {
            currentValueLabel()
        }
    }
}

extension Picker {
    public init<C>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where C: RandomAccessCollection {
        self.init(selection: .first(of: sources, selection), content: content, label: label)
    }

    public init<C>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) where C: RandomAccessCollection {
        self.init(
            selection: .first(of: sources, selection), content: content, label: label,
            currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == Text {
    public init<C>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection {
        self.init(titleKey, selection: .first(of: sources, selection), content: content)
    }

    @_disfavoredOverload public init<S, C>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol, C: RandomAccessCollection {
        self.init(title, selection: .first(of: sources, selection), content: content)
    }

    public init<C>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) where C: RandomAccessCollection {
        self.init(
            titleKey, selection: .first(of: sources, selection), content: content,
            currentValueLabel: currentValueLabel)
    }

    @_disfavoredOverload public init<S, C>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) where S: StringProtocol, C: RandomAccessCollection {
        self.init(
            title, selection: .first(of: sources, selection), content: content,
            currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init<C>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection {
        self.init(
            titleKey, systemImage: systemImage, selection: .first(of: sources, selection), content: content)
    }
}

extension Binding {
    static func first<C>(of sources: C, _ selection: KeyPath<C.Element, Binding<Value>>) -> Binding<Value>
    where C: RandomAccessCollection {
        Binding<Value>(
            get: { sources[sources.startIndex][keyPath: selection].wrappedValue },
            set: { value in for source in sources { source[keyPath: selection].wrappedValue = value } })
    }
}

public struct DefaultPickerStyle: PickerStyle { @native public init() }

extension PickerStyle where Self == DefaultPickerStyle {
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

public struct MenuPickerStyle: PickerStyle { @native public init() }

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

public struct SegmentedPickerStyle: PickerStyle { @native public init() }

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

public struct InlinePickerStyle: PickerStyle { @native public init() }

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

public struct WheelPickerStyle: PickerStyle { @native public init() }

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

public struct NavigationLinkPickerStyle: PickerStyle { @native public init() }

extension PickerStyle where Self == NavigationLinkPickerStyle {
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

public struct PalettePickerStyle: PickerStyle { @native public init() }

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

public struct RadioGroupPickerStyle: PickerStyle { @native public init() }

extension PickerStyle where Self == RadioGroupPickerStyle {
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension View {
    @native public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle
    @native public func horizontalRadioGroupLayout() -> some View
}

extension Picker where Label == Text {
    @native public init<L>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> L) where L: View

    @native @_disfavoredOverload public init<S, L>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> L) where S: StringProtocol, L: View
}

public struct DatePicker<Label>: View where Label: View {}

public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
    public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

extension DatePicker {
    public typealias Components = DatePickerComponents

    @native public init(
        selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label)
}

public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder @MainActor func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension DatePicker where Label == Text {
    @native public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])

    @native @_disfavoredOverload public init<S>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) where S: StringProtocol
}

extension DatePicker {
    @native public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label)

    @native public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label)

    @native public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label)
}

extension DatePicker where Label == Text {
    @native public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])

    @native @_disfavoredOverload public init<S>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) where S: StringProtocol

    @native public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])

    @native @_disfavoredOverload public init<S>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) where S: StringProtocol

    @native public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date])

    @native @_disfavoredOverload public init<S>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]) where S: StringProtocol
}

public struct DefaultDatePickerStyle: DatePickerStyle { @native public init() }

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

public struct CompactDatePickerStyle: DatePickerStyle { @native public init() }

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

public struct GraphicalDatePickerStyle: DatePickerStyle { @native public init() }

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

public struct WheelDatePickerStyle: DatePickerStyle { @native public init() }

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

public struct FieldDatePickerStyle: DatePickerStyle { @native public init() }

extension DatePickerStyle where Self == FieldDatePickerStyle {
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

public struct StepperFieldDatePickerStyle: DatePickerStyle { @native public init() }

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension View {
    @native public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle
}

public struct DatePickerStyleConfiguration {}

extension DatePickerStyleConfiguration {
    public struct Label: View {}
    @native public var label: DatePickerStyleConfiguration.Label { get }
    @native public var displayedComponents: DatePickerComponents { get }
    @native public var selection: Date { get nonmutating set }
    @native public var `$selection`: Binding<Date> { get }
}

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
