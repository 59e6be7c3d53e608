extension View {
    @accepted @available(iOS 15.0, *) public func accessibilityRotor<Content>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent

    @accepted @available(iOS 15.0, *) public func accessibilityRotor<EntryModel>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable

    @accepted @available(iOS 15.0, *) public func accessibilityRotor<EntryModel, ID>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where ID: Hashable

    @accepted @available(iOS 15.0, *) public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View

    @accepted @available(iOS 15.0, *) public func accessibilityRotor<Content>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent

    @accepted @available(iOS 15.0, *) public func accessibilityRotor<EntryModel>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable

    @accepted @available(iOS 15.0, *) public func accessibilityRotor<EntryModel, ID>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where ID: Hashable

    @accepted @available(iOS 15.0, *) public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View

    @accepted @available(iOS 15.0, *) public func accessibilityRotor<Content>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent

    @accepted @available(iOS 15.0, *) public func accessibilityRotor<EntryModel>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable

    @accepted @available(iOS 15.0, *) public func accessibilityRotor<EntryModel, ID>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where ID: Hashable

    @accepted @available(iOS 15.0, *) public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View

    @accepted @_disfavoredOverload @available(iOS 15.0, *) public func accessibilityRotor<L, Content>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent

    @accepted @_disfavoredOverload @available(iOS 15.0, *) public func accessibilityRotor<L, EntryModel>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where L: StringProtocol, EntryModel: Identifiable

    @accepted @_disfavoredOverload @available(iOS 15.0, *) public func accessibilityRotor<L, EntryModel, ID>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where L: StringProtocol, ID: Hashable

    @accepted @_disfavoredOverload @available(iOS 15.0, *) public func accessibilityRotor<L>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View where L: StringProtocol

    @accepted @available(iOS 15.0, *) public func accessibilityRotorEntry<ID>(
        id: ID, in namespace: Namespace.ID
    ) -> some View where ID: Hashable
}
