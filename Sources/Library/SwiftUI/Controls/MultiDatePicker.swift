@available(iOS 16.0, *) public struct MultiDatePicker<Label>: View where Label: View {}

extension MultiDatePicker {
    @native init(
        _ selection: Binding<Set<DateComponents>>, from earliest: Date?, before end: Date?,
        making day: @escaping (Int, Int, Int) -> DateComponents, @ViewBuilder label: () -> Label)
}

extension MultiDatePicker where Label == Text {
    @_disfavoredOverload public init<S>(_ title: S, selection: Binding<Set<DateComponents>>)
    where S: StringProtocol {
        self.init(selection, from: nil, before: nil, making: { DateComponents(year: $0, month: $1, day: $2) })
        { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, from: nil, before: nil, making: { DateComponents(year: $0, month: $1, day: $2) })
        { Text(titleKey) }
    }
}

extension MultiDatePicker {
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(
            selection, from: nil, before: nil, making: { DateComponents(year: $0, month: $1, day: $2) },
            label: label)
    }
}

extension MultiDatePicker where Label == Text {
    @_disfavoredOverload public init<S>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) where S: StringProtocol {
        self.init(
            selection, from: bounds.lowerBound, before: bounds.upperBound,
            making: { DateComponents(year: $0, month: $1, day: $2) }
        ) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(
            selection, from: bounds.lowerBound, before: bounds.upperBound,
            making: { DateComponents(year: $0, month: $1, day: $2) }
        ) { Text(titleKey) }
    }
}

extension MultiDatePicker {
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, from: bounds.lowerBound, before: bounds.upperBound,
            making: { DateComponents(year: $0, month: $1, day: $2) }, label: label)
    }
}

extension MultiDatePicker where Label == Text {
    @_disfavoredOverload public init<S>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) where S: StringProtocol {
        self.init(
            selection, from: bounds.lowerBound, before: nil,
            making: { DateComponents(year: $0, month: $1, day: $2) }
        ) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {
        self.init(
            selection, from: bounds.lowerBound, before: nil,
            making: { DateComponents(year: $0, month: $1, day: $2) }
        ) { Text(titleKey) }
    }
}

extension MultiDatePicker {
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, from: bounds.lowerBound, before: nil,
            making: { DateComponents(year: $0, month: $1, day: $2) }, label: label)
    }
}

extension MultiDatePicker where Label == Text {
    @_disfavoredOverload public init<S>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) where S: StringProtocol {
        self.init(
            selection, from: nil, before: bounds.upperBound,
            making: { DateComponents(year: $0, month: $1, day: $2) }
        ) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(
            selection, from: nil, before: bounds.upperBound,
            making: { DateComponents(year: $0, month: $1, day: $2) }
        ) { Text(titleKey) }
    }
}

extension MultiDatePicker {
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection, from: nil, before: bounds.upperBound,
            making: { DateComponents(year: $0, month: $1, day: $2) }, label: label)
    }
}
