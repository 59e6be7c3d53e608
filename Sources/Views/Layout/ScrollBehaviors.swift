import Interpreter
import Layout
import Syntax

extension ScrollViewRows {
    /// How scrolling behaves and looks while it moves: nothing of it is in a still picture.
    static var behaviors: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 16.0, *)
                public struct ScrollIndicatorVisibility: Equatable {
                    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
                    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
                    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
                    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility() }
                    init() {}
                }
                """),
            Declaration(accepting: "extension View { public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View }"),
            Declaration(accepting: "extension View { public func scrollIndicatorsFlash(onAppear: Bool) -> some View }"),
            Declaration(accepting: "extension View { public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View }"),
            Declaration(accepting: "extension View { public func scrollTargetLayout(isEnabled: Bool = true) -> some View }"),
            Declaration(
                """
                @available(iOS 17.0, *)
                public protocol ScrollTargetBehavior {
                    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)
                    typealias TargetContext = ScrollTargetBehaviorContext
                }
                """),
            Declaration("@available(iOS 17.0, *) public struct ScrollTarget: Hashable, Sendable { public var rect: CGRect; public var anchor: UnitPoint? }"),
            Declaration(
                """
                @available(iOS 17.0, *) @dynamicMemberLookup
                public struct ScrollTargetBehaviorContext {
                    public let originalTarget: ScrollTarget
                    public let velocity: CGVector
                    public let contentSize: CGSize
                    public let containerSize: CGSize
                    public let axes: Axis.Set
                    let environment: EnvironmentValues
                    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
                }
                """),
            Declaration("public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {}; public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {} }"),
            Declaration(
                "extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() } }"
            ),
            Declaration(
                """
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
                """),
            Declaration(
                "extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior { public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() } }"
            ),
            Declaration(
                "extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior { public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) } }"
            ),
            Declaration(
                "extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior { @available(iOS 26.0, *) public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) } }"
            ),
            Declaration(
                accepting: "extension View { @available(iOS 17.0, *) public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View }"),
            Declaration(
                """
                public struct ScrollBounceBehavior: Sendable {
                    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
                    public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
                    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
                    init() {}
                }
                """),
            Declaration(accepting: "extension View { public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View }"),
            Declaration(
                """
                @available(iOS 16.0, *)
                public struct ScrollDismissesKeyboardMode: Sendable {
                    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
                    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
                    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
                    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
                    init() {}
                }
                """),
            Declaration(accepting: "extension View { public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View }"),
        ]
    }
}
