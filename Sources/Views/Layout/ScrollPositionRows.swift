import Graphics
import Interpreter
import Layout
import Syntax

/// `ScrollPosition`: where code wants a scroll view to be, as a value in a state.
enum ScrollPositionRows {
    static var rows: [Declaration] { [position, initializers, movements, reading, modifier] }

    /// An edge stands at the end of its axis, however far that is. Each request has a number, so that one made twice is
    /// followed twice.
    private static var position: Declaration {
        Declaration(
            """
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
                    id: AnyHashable? = nil, anchor: UnitPoint? = nil, left: CGFloat? = nil, top: CGFloat? = nil, edge: Edge? = nil
                ) {
                    self.id = id
                    self.anchor = anchor
                    self.left = edge == .leading ? 0 : edge == .trailing ? .infinity : left
                    self.top = edge == .top ? 0 : edge == .bottom ? .infinity : top
                    self.edge = edge
                    request += 1
                }
            }
            """)
    }

    private static var initializers: Declaration {
        Declaration(
            """
            extension ScrollPosition {
                public init<ID>(idType: ID.Type = Never.self) where ID: Hashable {}
                public init<ID>(id: ID, anchor: UnitPoint? = nil) where ID: Hashable { ask(id: AnyHashable(id), anchor: anchor) }
                public init<ID>(idType: ID.Type = Never.self, edge: Edge) where ID: Hashable { ask(edge: edge) }
                public init<ID>(idType: ID.Type = Never.self, point: CGPoint) where ID: Hashable { ask(left: point.x, top: point.y) }
                public init<ID>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) where ID: Hashable { ask(left: x, top: y) }
                public init<ID>(idType: ID.Type = Never.self, x: CGFloat) where ID: Hashable { ask(left: x) }
                public init<ID>(idType: ID.Type = Never.self, y: CGFloat) where ID: Hashable { ask(top: y) }
            }
            """)
    }

    private static var movements: Declaration {
        Declaration(
            """
            extension ScrollPosition {
                public mutating func scrollTo<ID>(id: ID, anchor: UnitPoint? = nil) where ID: Hashable { ask(id: AnyHashable(id), anchor: anchor) }
                public mutating func scrollTo(edge: Edge) { ask(edge: edge) }
                public mutating func scrollTo(point: CGPoint) { ask(left: point.x, top: point.y) }
                public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(left: x, top: y) }
                public mutating func scrollTo(x: CGFloat) { ask(left: x) }
                public mutating func scrollTo(y: CGFloat) { ask(top: y) }
            }
            """)
    }

    private static var reading: Declaration {
        Declaration(
            """
            extension ScrollPosition {
                public var x: CGFloat? { edge == nil ? left : nil }
                public var y: CGFloat? { edge == nil ? top : nil }
                public var point: CGPoint? {
                    if let x, let y { CGPoint(x: x, y: y) } else { nil }
                }
                public var viewID: AnyHashable? { id }
                public func viewID<T>(type: T.Type) -> T? where T: Hashable { id?.base as? T }
            }
            """)
    }

    private static var modifier: Declaration {
        Declaration(
            "extension View { @available(iOS 18.0, *) public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View }"
        ) { call in
            let binding = call.nextValue()
            let anchor = call.nextOptional().map { UnitPoint($0) }
            return call.environment("scrollPosition") { values, _ in
                guard let position = binding.native(BindingValue.self)?.get() else { return }
                values[.scrollPosition] = target(position, anchor).map { .native($0) }
            }
        }
    }

    /// What a position asks for; nil when it asks for nothing.
    private static func target(_ position: Value, _ anchor: UnitPoint?) -> ScrollTarget? {
        let fields = position.fields
        guard fields.count > 4 else { return nil }
        if let id = fields[0].unwrapped {
            return ScrollTarget(
                .view(id.fields.first ?? id, anchor: fields[1].unwrapped.map { UnitPoint($0) } ?? anchor), request: position)
        }
        let (x, y) = (fields[2].unwrapped?.number, fields[3].unwrapped?.number)
        return x == nil && y == nil ? nil : ScrollTarget(.point(x: x, y: y), request: position)
    }
}
