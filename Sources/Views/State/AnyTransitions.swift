import Graphics
import Interpreter
import Layout
import Syntax

/// `AnyTransition`, and geometry that one view takes from another.
enum AnyTransitionRows {
    static var rows: [Declaration] {
        [
            Declaration(
                """
                public struct AnyTransition {
                    init() {}
                    public static let identity = AnyTransition()
                    public static let opacity = AnyTransition()
                    public static var slide: AnyTransition { AnyTransition() }
                    public static var scale: AnyTransition { AnyTransition() }
                    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
                        AnyTransition()
                    }
                    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
                    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
                    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
                    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
                    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
                        AnyTransition()
                    }
                    public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
                        AnyTransition()
                    }
                    public func combined(with other: AnyTransition) -> AnyTransition { self }
                    public func animation(_ animation: Animation?) -> AnyTransition { self }
                }
                """),
            Declaration(
                "extension View { @available(iOS 14.0, *) public func matchedGeometryEffect<ID>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View where ID: Hashable }"
            ) { call in
                let id = call.nextValue()
                let namespace = call.nextValue()
                let bits = call.nextValue().fields.first?.number ?? 3
                let anchor: UnitPoint = call.next()
                let isSource: Bool = call.next()
                return call.modifier("matchedGeometryEffect") { node, context in
                    MatchedGeometryNode(
                        node, group: context.graph.number(of: .tuple([namespace, id])), isSource: isSource,
                        matchesSize: bits >= 2, matchesPosition: bits != 2, anchor: anchor)
                }
            },
            Declaration(
                """
                @available(iOS 14.0, *)
                public struct MatchedGeometryProperties: OptionSet, Sendable {
                    public let rawValue: UInt32
                    public init(rawValue: UInt32) { self.rawValue = rawValue }
                    public static let position = MatchedGeometryProperties(rawValue: 1)
                    public static let size = MatchedGeometryProperties(rawValue: 2)
                    public static let frame = MatchedGeometryProperties(rawValue: 3)
                }
                """),
            Declaration(accepting: "extension View { public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View }"),
        ]
    }
}
