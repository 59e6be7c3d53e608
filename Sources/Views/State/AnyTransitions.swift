import Interpreter
import Layout

/// `AnyTransition`, and geometry that one view takes from another.
enum AnyTransitionRows {
    static var rows: [Native] {
        [
            Native("View.matchedGeometryEffect(id:in:properties:anchor:isSource:)") { call in
                let id = call.nextValue(), namespace = call.nextValue()
                let bits = call.nextValue().fields.first?.number ?? 3
                let anchor: UnitPoint = call.next(), isSource: Bool = call.next()
                return call.modifier("matchedGeometryEffect") { node, context in
                    MatchedGeometryNode(
                        node, group: context.graph.number(of: .tuple([namespace, id])), isSource: isSource,
                        matchesSize: bits >= 2, matchesPosition: bits != 2, anchor: anchor)
                }
            }
        ]
    }
}
