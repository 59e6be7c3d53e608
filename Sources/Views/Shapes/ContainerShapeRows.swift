import Graphics
import Interpreter
import Layout
import Syntax

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

    /// The corners that an initializer names: for each corner from the top left, clockwise, the place of its
    /// argument.
    private struct Form {
        let labels: [StaticString]
        let places: [Int]
        /// Arguments that stand for two corners of one radius.
        var uniform: [[Int]] = []

        static var all: [Form] {
            [
                Form(
                    labels: [
                        "topLeadingCorner", "topTrailingCorner", "bottomLeadingCorner",
                        "bottomTrailingCorner",
                    ], places: [0, 1, 3, 2]),
                Form(
                    labels: ["uniformTopCorners", "uniformBottomCorners"], places: [0, 0, 1, 1],
                    uniform: [[0, 1], [2, 3]]),
                Form(
                    labels: ["uniformLeadingCorners", "uniformTrailingCorners"], places: [0, 1, 1, 0],
                    uniform: [[0, 3], [1, 2]]),
                Form(
                    labels: ["uniformTopCorners", "bottomLeadingCorner", "bottomTrailingCorner"],
                    places: [0, 0, 2, 1], uniform: [[0, 1]]),
                Form(
                    labels: ["uniformBottomCorners", "topLeadingCorner", "topTrailingCorner"],
                    places: [1, 2, 0, 0], uniform: [[2, 3]]),
                Form(
                    labels: ["uniformLeadingCorners", "topTrailingCorner", "bottomTrailingCorner"],
                    places: [0, 1, 2, 0], uniform: [[0, 3]]),
                Form(
                    labels: ["uniformTrailingCorners", "topLeadingCorner", "bottomLeadingCorner"],
                    places: [1, 0, 0, 2], uniform: [[1, 2]]),
            ]
        }

        var signature: String { "ConcentricRectangle.init(" + labels.map { "\($0):" }.joinedBytes("") + ")" }
    }

    private static var concentric: [Native] {
        [
            Native("ConcentricRectangle.init()") { call in
                .native(ConcentricShape(call.range, Array(repeating: .concentric, count: 4), uniform: []))
            },
            Native("ConcentricRectangle.init(corners:isUniform:)") { call in
                let style = call.nextCorner()
                return .native(
                    ConcentricShape(
                        call.range, Array(repeating: style, count: 4),
                        uniform: call.next(Bool.self) ? [[0, 1, 2, 3]] : []))
            },
        ]
            + Form.all.flatMap { form in
                [
                    Native(form.signature) { call in
                        let styles = form.labels.map { _ in call.nextCorner() }
                        return .native(
                            ConcentricShape(call.range, form.places.map { styles[$0] }, uniform: form.uniform)
                        )
                    }
                ]
            }
    }
}

/// `Edge.Corner.Style`.
private enum CornerStyleField: Int, FieldNames { case isConcentric, radius }

extension NativeCall {
    /// The next argument, an `Edge.Corner.Style`.
    fileprivate func nextCorner() -> CornerStyle {
        guard let style = Fields<CornerStyleField>(nextValue()) else { return .concentric }
        return CornerStyle(isConcentric: style[.isConcentric].asBool, radius: style[.radius].number)
    }
}
