@available(iOS 16.0, *)
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []
    public init() {}

    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        for element in elements { append(element) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<V>(_ value: V) where V: Hashable { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

@available(iOS 16.0, *) public struct NavigationStack<Data, Root>: View where Root: View {}

extension NavigationStack where Data == NavigationPath {
    @native public init(@ViewBuilder root: () -> Root)
    @native public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
}

extension NavigationStack {
    @native public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Hashable
}

public struct NavigationView<Content>: View where Content: View {
    @native public init(@ViewBuilder content: () -> Content)
}

public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
    let _index = 0
    public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

public struct StackNavigationViewStyle: NavigationViewStyle {
    let _index = 1
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
    let _index = 2
    public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    let _index = 3
    public init() {}
}

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
    public static var doubleColumn: DoubleColumnNavigationViewStyle { DoubleColumnNavigationViewStyle() }
}

extension View {
    @native public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle

    @native public func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View

    @native public func navigationDestination<V>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View where V: View

    @native public func navigationDestination<D, C>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View

    @accepted public func navigationTransition(_ style: some NavigationTransition) -> some View
}

public protocol NavigationTransition {}

@available(iOS 18.0, *) public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }

@available(iOS 18.0, *) public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(iOS 27.0, *) public struct CrossFadeNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
    @available(iOS 27.0, *) public static var crossFade: CrossFadeNavigationTransition {
        CrossFadeNavigationTransition()
    }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}
