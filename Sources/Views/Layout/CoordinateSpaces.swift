import Graphics
import Interpreter
import Layout
import Syntax

extension GeometryRows {
    static var spaces: [Native] {
        [
            Native("View.coordinateSpace(_:)") {
                call in coordinateSpace(call, call.nextValue().fields.first?.fields.first ?? .void)
            },
            Native("View.coordinateSpace(name:)") { call in coordinateSpace(call, call.nextValue()) },
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
