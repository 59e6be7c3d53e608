import Graphics
import Interpreter
import Layout
import Syntax

/// What happens while something scrolls. A picture is taken at rest: transitions stand in their identity phase.
enum ScrollEventRows {
    static var rows: [Declaration] { transitions + events }

    private static var transitions: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 17.0, *)
                public enum ScrollTransitionPhase: Hashable, Sendable {
                    case topLeading
                    case identity
                    case bottomTrailing
                    public var isIdentity: Bool { self == .identity }
                    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
                }
                """),
            Declaration(
                """
                @available(iOS 17.0, *)
                public struct ScrollTransitionConfiguration: Sendable {
                    init() {}
                    public struct Threshold: Sendable {
                        init() {}
                        public static let visible = Threshold()
                        public static let hidden = Threshold()
                        public static var centered: Threshold { Threshold() }
                        public static func visible(_ amount: Double) -> Threshold { Threshold() }
                    }
                    public static let interactive = ScrollTransitionConfiguration()
                    public static let animated = ScrollTransitionConfiguration()
                    public static let identity = ScrollTransitionConfiguration()
                    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
                        ScrollTransitionConfiguration()
                    }
                    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
                        ScrollTransitionConfiguration()
                    }
                    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
                    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
                }
                """),
            transition("_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil", 2),
            transition(
                "topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil", 3),
        ]
    }

    private static func transition(_ parameters: String, _ count: Int) -> Declaration {
        Declaration(
            """
            extension View {
                @available(iOS 17.0, *)
                public func scrollTransition(
                    \(parameters),
                    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
            }
            """
        ) { call in
            for _ in 0..<count { _ = call.nextValue() }
            let effect = call.nextValue()
            return call.modifier("scrollTransition") { node, context in
                let phase = context.evaluator.enumeration("ScrollTransitionPhase", 1)
                let result = context.evaluator.call(effect, [.native(VisualEffectValue([])), phase])
                let wraps = result.native(VisualEffectValue.self)?.wraps ?? []
                return wraps.reduce(node) { context.part($1($0)) }
            }
        }
    }

    private static var events: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 18.0, *)
                public enum ScrollPhase: Hashable, Sendable {
                    case idle, tracking, interacting, decelerating, animating
                    public var isScrolling: Bool { self != .idle }
                }
                """),
            Declaration(
                """
                @available(iOS 18.0, *)
                public struct ScrollGeometry: Equatable, Sendable {
                    public var contentOffset: CGPoint
                    public var contentSize: CGSize
                    public var contentInsets: EdgeInsets
                    public var containerSize: CGSize
                    public init(
                        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
                    ) {
                        self.contentOffset = contentOffset
                        self.contentSize = contentSize
                        self.contentInsets = contentInsets
                        self.containerSize = containerSize
                    }
                    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
                    public var visibleRect: CGRect {
                        CGRect(
                            x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
                            width: containerSize.width - contentInsets.leading - contentInsets.trailing,
                            height: containerSize.height - contentInsets.top - contentInsets.bottom)
                    }
                }
                """),
            Declaration(
                accepting:
                    """
                    extension View { public func onScrollGeometryChange<T>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, \
                    action: @escaping (T, T) -> Void) -> some View where T: Equatable }
                    """),
            Declaration(accepting: "extension View { public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View }"),
            Declaration(accepting: "extension View { public func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View }"),
            Declaration("@available(iOS 18.0, *) public struct ScrollPhaseChangeContext { public var geometry: ScrollGeometry; public var velocity: CGVector? }"),
            Declaration(accepting: "extension View { public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View }"),
            Declaration(
                accepting:
                    """
                    extension View { public func onScrollTargetVisibilityChange<ID>(idType: ID.Type, threshold: Double = 0.5, \
                    _ action: @escaping ([ID]) -> Void) -> some View where ID: Hashable }
                    """),
            Declaration(
                """
                @available(iOS 26.0, *)
                public struct ScrollEdgeEffectStyle: Hashable, Sendable {
                    let index: Int
                    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(index: 0) }
                    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(index: 1) }
                    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(index: 2) }
                }
                """),
            Declaration(ignoring: "extension View { public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View }"),
            Declaration(accepting: "extension View { public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View }"),
        ]
    }
}
