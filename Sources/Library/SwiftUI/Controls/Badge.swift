extension View {
    @native public func badge(_ count: Int) -> some View
    @native public func badge(_ label: Text?) -> some View
    @native public func badge(_ key: LocalizedStringKey?) -> some View
    @native @_disfavoredOverload public func badge<S>(_ label: S?) -> some View where S: StringProtocol
}

public struct BadgeProminence: Hashable, Sendable {
    let index: Int
    public static let decreased = BadgeProminence(index: 0)
    public static let standard = BadgeProminence(index: 1)
    public static let increased = BadgeProminence(index: 2)
}

extension View {
    @native @available(iOS 17.0, *) public func badgeProminence(_ prominence: BadgeProminence) -> some View
}
