import Interpreter
import Layout

/// `containerShape(_:)` and the shapes that follow it.
enum ContainerShapeRows {
    static var rows: [Native] { container + concentric }

    private static var container: [Native] {
        [
            Native("View.containerShape(_:)") { call in
                let shape = call.nextValue()
                return call.modifier("containerShape") { node, context in
                    let graph = context.graph, shape = context.shape(shape)
                    return DecorationNode(
                        view: "containerShape", node,
                        behind: { frame, _, _ in
                            graph.containerShapes.append(ContainerShape(frame: frame, shape: shape))
                        },
                        inFront: { _, _, _ in _ = graph.containerShapes.popLast() })
                }
            },
            Native("ContainerRelativeShape.init()") { call in .native(ContainerRelativeShape(call.range)) },
        ]
    }

    private static var concentric: [Native] {
        [
            Native("ConcentricRectangle.init(_corners:uniform:)") { call in
                let corners = call.nextList().map { CornerStyle($0) }
                let groups = call.nextList().map { group in
                    call.evaluator.elements(of: group).map { $0.asInt }
                }
                return .native(ConcentricShape(call.range, corners, uniform: groups))
            }
        ]
    }
}

/// `Edge.Corner.Style`.
private enum CornerStyleField: Int, FieldNames { case isConcentric, radius }

extension CornerStyle {
    fileprivate init(_ value: Value) {
        let style = Fields<CornerStyleField>(value)
        self.init(isConcentric: style?[.isConcentric].asBool ?? true, radius: style?[.radius].number ?? 0)
    }
}
