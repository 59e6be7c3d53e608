import Graphics
import Interpreter
import Layout
import Syntax

extension GeometryRows {
    static var spaces: [Declaration] {
        [
            Declaration("public enum CoordinateSpace: Hashable { case global, local, named(AnyHashable) }"),
            Declaration("public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }"),
            Declaration(
                """
                public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
                    let name: AnyHashable
                    public var coordinateSpace: CoordinateSpace { .named(name) }
                }
                """),
            Declaration(
                "public struct LocalCoordinateSpace: CoordinateSpaceProtocol { public init() {}; public var coordinateSpace: CoordinateSpace { .local } }"
            ),
            Declaration(
                "public struct GlobalCoordinateSpace: CoordinateSpaceProtocol { public init() {}; public var coordinateSpace: CoordinateSpace { .global } }"
            ),
            Declaration(
                "extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: LocalCoordinateSpace { LocalCoordinateSpace() } }"
            ),
            Declaration(
                "extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace { public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() } }"
            ),
            Declaration(
                """
                extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
                    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
                        NamedCoordinateSpace(name: AnyHashable(name))
                    }
                    public static var scrollView: NamedCoordinateSpace {
                        NamedCoordinateSpace(name: AnyHashable("$scrollView"))
                    }
                    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
                        NamedCoordinateSpace(
                            name: AnyHashable(axis == .horizontal ? "$scrollView.horizontal" : "$scrollView.vertical"))
                    }
                }
                """),
            Declaration("extension View { @available(iOS 17.0, *) public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View }") {
                call in coordinateSpace(call, call.nextValue().fields.first?.fields.first ?? .void)
            },
            Declaration("extension View { public func coordinateSpace<T>(name: T) -> some View where T: Hashable }") {
                call in coordinateSpace(call, call.nextValue())
            },
        ]
    }

    private static func coordinateSpace(_ call: NativeCall, _ name: Value) -> Value {
        call.modifier("coordinateSpace") { node, context in
            CoordinateSpaceNode(node, name: context.graph.number(of: name))
        }
    }
}

extension ViewGraph {
    /// The space that a `CoordinateSpace`, or one of the types that stand for it, names.
    func coordinateSpace(_ value: Value) -> Layout.CoordinateSpace {
        switch value {
        case .enumeration(let space, let payload):
            switch space.index {
            case 0: return .global
            case 1: return .local
            default: return named(payload.first)
            }
        case .structure(let space):
            if let name = space.fields.first { return named(name) }
            return space.declaration.name == "GlobalCoordinateSpace" ? .global : .local
        default: return .global
        }
    }

    /// - Parameter name: an `AnyHashable` around the name.
    private func named(_ name: Value?) -> Layout.CoordinateSpace {
        let name = name?.fields.first ?? .void
        guard case .string(let text) = name, text.utf8.first == UInt8(ascii: "$") else {
            return .named(number(of: name))
        }
        switch Name(text) {
        case "$scrollView": return .scrollView(nil)
        case "$scrollView.horizontal": return .scrollView(.horizontal)
        case "$scrollView.vertical": return .scrollView(.vertical)
        default: return .named(number(of: name))
        }
    }
}
