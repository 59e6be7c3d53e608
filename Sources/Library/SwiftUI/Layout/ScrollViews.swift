public struct ScrollView<Content>: View where Content: View {
    @native public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content)
}

@available(iOS 14.0, *) public struct ScrollViewProxy {}

extension ScrollViewProxy {
    @native public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable
}

@available(iOS 14.0, *)
public struct ScrollViewReader<Content>: View where Content: View {
    @native public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
}

public struct ContentMarginPlacement: Sendable {
    let kind: Int
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: 0) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: 1) }
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: 2) }
}

extension View {
    @native @available(iOS 17.0, *)
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View

    @native @available(iOS 17.0, *)
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View

    @native @available(iOS 17.0, *)
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View

    @native @available(iOS 17.0, *) public func scrollClipDisabled(_ disabled: Bool = true) -> some View
    @native @available(iOS 16.0, *) public func scrollDisabled(_ disabled: Bool) -> some View

    @native @available(iOS 17.0, *) public func scrollPosition<ID>(id: Binding<ID?>, anchor: UnitPoint? = nil)
        -> some View where ID: Hashable
}

@available(iOS 18.0, *)
public struct ScrollAnchorRole: Hashable, Sendable {
    let index: Int
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(index: 0) }
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(index: 1) }
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(index: 2) }
}

extension View {
    @native @available(iOS 17.0, *) public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View

    @native @available(iOS 18.0, *) public func defaultScrollAnchor(
        _ anchor: UnitPoint?, for role: ScrollAnchorRole
    ) -> some View
}

@available(iOS 18.0, *)
public struct ScrollPosition: Equatable {
    var id: AnyHashable?
    var anchor: UnitPoint?
    var left: CGFloat?
    var top: CGFloat?
    var request = 0
    public private(set) var edge: Edge?
    public var isPositionedByUser = false

    mutating func ask(
        id: AnyHashable? = nil, anchor: UnitPoint? = nil, left: CGFloat? = nil, top: CGFloat? = nil,
        edge: Edge? = nil
    ) {
        self.id = id
        self.anchor = anchor
        self.left = edge == .leading ? 0 : edge == .trailing ? .infinity : left
        self.top = edge == .top ? 0 : edge == .bottom ? .infinity : top
        self.edge = edge
        request += 1
    }
}

extension ScrollPosition {
    public init<ID>(idType: ID.Type = Never.self) where ID: Hashable {}

    public init<ID>(id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
        ask(id: AnyHashable(id), anchor: anchor)
    }

    public init<ID>(idType: ID.Type = Never.self, edge: Edge) where ID: Hashable { ask(edge: edge) }

    public init<ID>(idType: ID.Type = Never.self, point: CGPoint) where ID: Hashable {
        ask(left: point.x, top: point.y)
    }

    public init<ID>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) where ID: Hashable {
        ask(left: x, top: y)
    }

    public init<ID>(idType: ID.Type = Never.self, x: CGFloat) where ID: Hashable { ask(left: x) }
    public init<ID>(idType: ID.Type = Never.self, y: CGFloat) where ID: Hashable { ask(top: y) }

    public mutating func scrollTo<ID>(id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
        ask(id: AnyHashable(id), anchor: anchor)
    }

    public mutating func scrollTo(edge: Edge) { ask(edge: edge) }
    public mutating func scrollTo(point: CGPoint) { ask(left: point.x, top: point.y) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(left: x, top: y) }
    public mutating func scrollTo(x: CGFloat) { ask(left: x) }
    public mutating func scrollTo(y: CGFloat) { ask(top: y) }
    public var x: CGFloat? { edge == nil ? left : nil }
    public var y: CGFloat? { edge == nil ? top : nil }

    public var point: CGPoint? {
        if let x, let y { CGPoint(x: x, y: y) } else { nil }
    }

    public var viewID: AnyHashable? { id }
    public func viewID<T>(type: T.Type) -> T? where T: Hashable { id?.base as? T }
}

extension View {
    @native @available(iOS 18.0, *) public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View
}

@available(iOS 16.0, *)
public struct ScrollIndicatorVisibility: Equatable {
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
    init() {}
}

extension View {
    @accepted public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View

    @accepted public func scrollIndicatorsFlash(onAppear: Bool) -> some View
    @accepted public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View
    @accepted public func scrollTargetLayout(isEnabled: Bool = true) -> some View
}

@available(iOS 17.0, *)
public protocol ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
    typealias TargetContext = ScrollTargetBehaviorContext
}

@available(iOS 17.0, *) public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?
}

@available(iOS 17.0, *) @dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior {
        public static var automatic: LimitBehavior { LimitBehavior() }
        public static var always: LimitBehavior { LimitBehavior() }
        public static var never: LimitBehavior { LimitBehavior() }
        public static var alwaysByFew: LimitBehavior { LimitBehavior() }
        public static var alwaysByOne: LimitBehavior { LimitBehavior() }
        init() {}
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    @available(iOS 26.0, *) public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
    ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

extension View {
    @accepted @available(iOS 17.0, *) public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior)
        -> some View
}

public struct ScrollBounceBehavior: Sendable {
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
    init() {}
}

extension View {
    @accepted public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
}

@available(iOS 16.0, *)
public struct ScrollDismissesKeyboardMode: Sendable {
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
    init() {}
}

extension View {
    @accepted public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
}
