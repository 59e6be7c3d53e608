extension TabContent {
    @accepted public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)
        -> some TabContent<TabValue>

    @accepted public func accessibilityLabel(_ label: Text, isEnabled: Bool = true)
        -> some TabContent<TabValue>

    @accepted public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true)
        -> some TabContent<TabValue>

    @accepted @_disfavoredOverload public func accessibilityLabel<S>(_ label: S, isEnabled: Bool = true)
        -> some TabContent<TabValue> where S: StringProtocol

    @accepted public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true)
        -> some TabContent<TabValue>

    @accepted public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true)
        -> some TabContent<TabValue>

    @accepted @_disfavoredOverload public func accessibilityValue<S>(_ value: S, isEnabled: Bool = true)
        -> some TabContent<TabValue> where S: StringProtocol

    @accepted public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue>

    @accepted public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true)
        -> some TabContent<TabValue>

    @accepted @_disfavoredOverload public func accessibilityHint<S>(_ hint: S, isEnabled: Bool = true)
        -> some TabContent<TabValue> where S: StringProtocol

    @accepted public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true)
        -> some TabContent<TabValue>

    @accepted public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some TabContent<TabValue>

    @accepted @_disfavoredOverload public func accessibilityInputLabels<S>(
        _ inputLabels: [S], isEnabled: Bool = true
    ) -> some TabContent<TabValue> where S: StringProtocol

    @accepted public func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue>
    where M: View

    @accepted public func swipeActions<T>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> where T: View

    @accepted public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> where T: Transferable

    @accepted public func springLoadingBehavior(_ behavior: SpringLoadingBehavior)
        -> some TabContent<TabValue>

    @ignored public func disabled(_ disabled: Bool) -> some TabContent<TabValue>
    @ignored public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue>

    @ignored public func popover<Content>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> where Content: View

    @ignored public func popover<Item, Content>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<TabValue> where Item: Identifiable, Content: View

    @ignored public func sectionActions<Content>(@ViewBuilder content: () -> Content)
        -> some TabContent<TabValue> where Content: View
}

@available(iOS 18.0, *) public struct TabPlacement: Hashable, Sendable {
    let index: Int
    public static let automatic = TabPlacement(index: 0)
    public static let pinned = TabPlacement(index: 1)
    public static let sidebarOnly = TabPlacement(index: 2)
}
