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

extension Picker where Label == Text {
    @native public init<L>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> L) where L: View

    @native @_disfavoredOverload public init<S, L>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> L) where S: StringProtocol, L: View
}
