import Graphics
import Interpreter
import Layout
import Syntax

/// `containerShape(_:)` and the shapes that follow it.
enum ContainerShapeRows {
    static var rows: [Declaration] { container + styles + concentric }

    private static var container: [Declaration] {
        [
            Declaration(
                "extension View { @available(iOS 15.0, *) public func containerShape<T>(_ shape: T) -> some View where T: InsettableShape }"
            ) { call in
                let shape = call.nextValue()
                return call.modifier("containerShape") { node, context in
                    let graph = context.graph, shape = graph.shape(shape)
                    return DecorationNode(
                        view: "containerShape", node,
                        behind: { frame, _, _ in graph.containerShapes.append(ContainerShape(frame: frame, shape: shape)) },
                        inFront: { _, _, _ in _ = graph.containerShapes.popLast() })
                }
            },
            Declaration("public struct ContainerRelativeShape: InsettableShape { public init() }") { call in
                .native(ContainerRelativeShape(call.range))
            },
        ]
    }

    private static var styles: [Declaration] {
        [
            Declaration("extension Edge { @available(iOS 26.0, *) public enum Corner: Hashable, CaseIterable, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing } }"),
            Declaration(
                """
                extension Edge.Corner {
                    public struct Style: Equatable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
                        let isConcentric: Bool
                        let radius: CGFloat
                        init(isConcentric: Bool, radius: CGFloat) {
                            self.isConcentric = isConcentric
                            self.radius = radius
                        }
                        public init(integerLiteral value: Int) { self.init(isConcentric: false, radius: CGFloat(value)) }
                        public init(floatLiteral value: Double) { self.init(isConcentric: false, radius: CGFloat(value)) }
                        public static func fixed(_ radius: CGFloat) -> Edge.Corner.Style { Edge.Corner.Style(isConcentric: false, radius: radius) }
                        public static var concentric: Edge.Corner.Style { Edge.Corner.Style(isConcentric: true, radius: 0) }
                        public static func concentric(minimum: Edge.Corner.Style) -> Edge.Corner.Style { Edge.Corner.Style(isConcentric: true, radius: minimum.radius) }
                    }
                }
                """),
        ]
    }

    /// The corners that an initializer names: for each corner from the top left, clockwise, the place of its argument.
    private struct Form {
        let labels: [StaticString]
        let places: [Int]
        /// Arguments that stand for two corners of one radius.
        var uniform: [[Int]] = []

        static var all: [Form] {
            [
                Form(labels: ["topLeadingCorner", "topTrailingCorner", "bottomLeadingCorner", "bottomTrailingCorner"], places: [0, 1, 3, 2]),
                Form(labels: ["uniformTopCorners", "uniformBottomCorners"], places: [0, 0, 1, 1], uniform: [[0, 1], [2, 3]]),
                Form(labels: ["uniformLeadingCorners", "uniformTrailingCorners"], places: [0, 1, 1, 0], uniform: [[0, 3], [1, 2]]),
                Form(labels: ["uniformTopCorners", "bottomLeadingCorner", "bottomTrailingCorner"], places: [0, 0, 2, 1], uniform: [[0, 1]]),
                Form(labels: ["uniformBottomCorners", "topLeadingCorner", "topTrailingCorner"], places: [1, 2, 0, 0], uniform: [[2, 3]]),
                Form(labels: ["uniformLeadingCorners", "topTrailingCorner", "bottomTrailingCorner"], places: [0, 1, 2, 0], uniform: [[0, 3]]),
                Form(labels: ["uniformTrailingCorners", "topLeadingCorner", "bottomLeadingCorner"], places: [1, 0, 0, 2], uniform: [[1, 2]]),
            ]
        }

        var parameters: String { labels.map { "\($0): Edge.Corner.Style" }.joinedBytes(", ") }
        var passed: String { labels.map { "\($0): \($0)" }.joinedBytes(", ") }
    }

    private static var concentric: [Declaration] {
        [
            Declaration("@available(iOS 26.0, *) public struct ConcentricRectangle: InsettableShape { public init() }") { call in
                .native(ConcentricShape(call.range, Array(repeating: .concentric, count: 4), uniform: []))
            },
            Declaration("extension ConcentricRectangle { public init(corners: Edge.Corner.Style, isUniform: Bool = false) }") { call in
                let style = call.nextCorner()
                return .native(ConcentricShape(
                    call.range, Array(repeating: style, count: 4), uniform: call.next(Bool.self) ? [[0, 1, 2, 3]] : []))
            },
            shorthand("corners: Edge.Corner.Style, isUniform: Bool = false", "corners: corners, isUniform: isUniform"),
        ] + Form.all.flatMap { form in
            [
                Declaration("extension ConcentricRectangle { public init(\(form.parameters)) }") { call in
                    let styles = form.labels.map { _ in call.nextCorner() }
                    return .native(ConcentricShape(call.range, form.places.map { styles[$0] }, uniform: form.uniform))
                },
                shorthand(form.parameters, form.passed),
            ]
        }
    }

    private static func shorthand(_ parameters: String, _ passed: String) -> Declaration {
        Declaration(
            "extension Shape where Self == ConcentricRectangle { @available(iOS 26.0, *) public static func rect(\(parameters)) -> Self { "
                + "ConcentricRectangle(\(passed)) } }")
    }
}

extension NativeCall {
    /// The next argument, an `Edge.Corner.Style`.
    fileprivate func nextCorner() -> CornerStyle {
        let fields = nextValue().fields
        guard fields.count == 2, case .bool(let isConcentric) = fields[0] else { return .concentric }
        return CornerStyle(isConcentric: isConcentric, radius: fields[1].number)
    }
}
