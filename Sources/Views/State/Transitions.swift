import Interpreter

/// Transitions as types of their own. What moves between two states is in no still picture: each leaves its content as it is.
enum TransitionRows {
    static var rows: [Declaration] { foundation + types + names }

    private static var foundation: [Declaration] {
        [
            Declaration(
                """
                public protocol Transition {
                    associatedtype Body: View
                    typealias Content = PlaceholderContentView<Self>
                    @ViewBuilder @MainActor func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
                    static var properties: TransitionProperties { get }
                }
                """),
            Declaration(
                """
                @available(iOS 17.0, *)
                public struct TransitionProperties: Sendable {
                    public var hasMotion: Bool
                    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
                }
                """),
            Declaration("extension Transition { public static var properties: TransitionProperties { TransitionProperties() } }"),
            Declaration(
                """
                public enum TransitionPhase: Hashable, Sendable {
                    case willAppear, identity, didDisappear
                    public var isIdentity: Bool { self == .identity }
                    public var value: Double {
                        switch self {
                        case .willAppear: -1
                        case .identity: 0
                        case .didDisappear: 1
                        }
                    }
                }
                """),
            Declaration(
                """
                extension Transition {
                    public func combined<T>(with other: T) -> some Transition where T: Transition { self }
                    public func animation(_ animation: Animation?) -> some Transition { self }
                }
                """),
            Declaration("extension AnyTransition { public init<T>(_ transition: T) where T: Transition { self.init() } }"),
        ]
    }

    private static var types: [Declaration] {
        [
            type("IdentityTransition", "public init() {}"),
            type("OpacityTransition", "public init() {}"),
            type("SlideTransition", "public init() {}"),
            type("ScaleTransition", "public init(_ scale: Double, anchor: UnitPoint = .center) {}"),
            type("MoveTransition", "public init(edge: Edge) {}"),
            type("PushTransition", "public init(edge: Edge) {}"),
            type("OffsetTransition", "public init(_ offset: CGSize) {}"),
            type(
                "BlurReplaceTransition",
                "public enum Configuration: Hashable, Sendable { case downUp, upUp }; public init(configuration: BlurReplaceTransition.Configuration) {}"),
            type(
                "AsymmetricTransition<Insertion, Removal>",
                "public init(insertion: Insertion, removal: Removal) {}", where: " where Insertion: Transition, Removal: Transition"),
        ]
    }

    private static func type(_ name: String, _ initializer: String, where condition: String = "") -> Declaration {
        Declaration(
            """
            public struct \(name): Transition\(condition) {
                \(initializer)
                public func body(content: Content, phase: TransitionPhase) -> some View { content }
            }
            """)
    }

    private static var names: [Declaration] {
        [
            name("IdentityTransition", "static var identity: IdentityTransition { IdentityTransition() }"),
            name("OpacityTransition", "static var opacity: OpacityTransition { OpacityTransition() }"),
            name("SlideTransition", "static var slide: SlideTransition { SlideTransition() }"),
            name("ScaleTransition", "static var scale: ScaleTransition { ScaleTransition(0) }"),
            name(
                "ScaleTransition",
                "static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }"),
            name("MoveTransition", "static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }"),
            name("PushTransition", "static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }"),
            name("OffsetTransition", "static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }"),
            name(
                "OffsetTransition",
                "static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { OffsetTransition(CGSize(width: x, height: y)) }"),
            name(
                "BlurReplaceTransition",
                "static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }"),
            name(
                "BlurReplaceTransition",
                "static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition "
                    + "{ BlurReplaceTransition(configuration: config) }"),
            Declaration(
                """
                extension Transition {
                    public static func asymmetric<Insertion, Removal>(insertion: Insertion, removal: Removal)
                        -> AsymmetricTransition<Insertion, Removal>
                        where Self == AsymmetricTransition<Insertion, Removal>, Insertion: Transition, Removal: Transition {
                        AsymmetricTransition(insertion: insertion, removal: removal)
                    }
                }
                """),
        ]
    }

    private static func name(_ type: String, _ member: String) -> Declaration {
        Declaration("extension Transition where Self == \(type) { public \(member) }")
    }
}
