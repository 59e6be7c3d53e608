@available(iOS 16.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews
    @native public subscript(index: Int) -> LayoutSubview { get }
}

extension LayoutSubviews {
    @native public subscript(bounds: Range<Int>) -> LayoutSubviews { get }
    @native public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int { get }
    @native public var startIndex: Int { get }
    @native public var endIndex: Int { get }
    @native public var layoutDirection: LayoutDirection { get }
}

@available(iOS 16.0, *) public struct LayoutSubview: Equatable {}

extension LayoutSubview {
    @native public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    @native public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
    @native public var spacing: ViewSpacing { get }
    @native @available(iOS 18.0, *) public var containerValues: ContainerValues { get }
    @native public var priority: Double { get }

    @native public func place(
        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
}

@available(iOS 16.0, *)
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

extension LayoutSubview {
    @native public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { get }
}

extension View {
    @native @available(iOS 16.0, *)
    public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey
}
