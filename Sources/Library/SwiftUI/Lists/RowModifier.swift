extension View {
    @native public func listRowInsets(_ insets: EdgeInsets?) -> some View
    @native public func listRowBackground<V>(_ view: V?) -> some View where V: View
    @native @available(iOS 14.0, *) public func listItemTint(_ tint: Color?) -> some View
    @native @available(iOS 14.0, *) public func listItemTint(_ tint: ListItemTint?) -> some View
}

@available(iOS 14.0, *) public struct ListItemTint: Sendable {
    let color: Color
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static let monochrome = ListItemTint(color: .primary)
}

extension View {
    @native public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
        -> some View

    @native public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
        -> some View

    @native public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
    @native public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
    @native @available(iOS 15.0, *) public func listRowSpacing(_ spacing: CGFloat?) -> some View
}

public struct ListSectionSpacing: Sendable {
    let length: CGFloat
    public static let `default` = ListSectionSpacing(length: -1)
    public static let compact = ListSectionSpacing(length: -2)

    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing)
    }
}

extension View {
    @native @available(iOS 17.0, *) public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
    @native @available(iOS 17.0, *) public func listSectionSpacing(_ spacing: CGFloat) -> some View
    @native public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View
    @native @available(iOS 16.0, *) public func scrollContentBackground(_ visibility: Visibility) -> some View
}

@available(iOS 15.0, *) public enum Prominence: Hashable, Sendable { case standard, increased }

extension View {
    @native @available(iOS 15.0, *) public func headerProminence(_ prominence: Prominence) -> some View
    @accepted public func listRowHoverEffect(_ effect: HoverEffect?) -> some View

    @accepted public func swipeActions<T>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View where T: View

    @native public func deleteDisabled(_ isDisabled: Bool) -> some View
    @native public func moveDisabled(_ isDisabled: Bool) -> some View
    @accepted public func selectionDisabled(_ isDisabled: Bool = true) -> some View
    @ignored public func sectionIndexLabel(_ label: Text?) -> some View
    @ignored public func listSectionIndexVisibility(_ visibility: Visibility) -> some View

    @ignored public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
        -> some View
}

public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    init() {}
    public static let automatic = AlternatingRowBackgroundBehavior()
    public static let enabled = AlternatingRowBackgroundBehavior()
    public static let disabled = AlternatingRowBackgroundBehavior()
}

public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    @native public var editMode: Binding<EditMode>? { get set }
}
