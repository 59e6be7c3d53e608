public struct DepthAlignment: Equatable, Sendable {
    let index: Int
    public static let back = DepthAlignment(index: 0)
    public static let center = DepthAlignment(index: 1)
    public static let front = DepthAlignment(index: 2)
}

extension Layout {
    @accepted public func depthAlignment(_ alignment: DepthAlignment) -> some Layout

    public func depthAlignment<V>(_ alignment: DepthAlignment, @ViewBuilder content: () -> V) -> some View
    where V: View { callAsFunction(content) }
}
