import Graphics
import Interpreter
import Layout

/// The `Layout` protocol with its default implementations, and the built-in layouts that conform to it.
enum CustomLayoutRows {
    static var rows: [Native] { protocolRows + defaults + builtIn }

    private static var protocolRows: [Native] {
        [
            Native("Layout.callAsFunction(_:)") { call in
                let layout = call.receiver
                let content = call.nextContent()
                return call.view("Layout") { context in
                    let number = context.graph.reserveNumber("Layout", call.range)
                    let nodes = context.nodes(of: content)
                    return [context.register(context.container(layout, nodes), number)]
                }
            }
        ]
    }

    private static var defaults: [Native] {
        [
            Native("Layout.spacing(subviews:cache:)") { call in
                let nodes = call.evaluator.elements(of: call.nextValue()).compactMap {
                    $0.native(LayoutSubviewValue.self)?.node
                }
                return .native(ViewSpacingValue(LayoutAlgorithm().spacing(nodes, nil)))
            },
            merged("HorizontalAlignment"),
            merged("VerticalAlignment"),
        ]
    }

    /// The default merges the subviews' own guides, which the engine does itself.
    private static func merged(_ guide: String) -> Native {
        Native(
            "Layout.explicitAlignment(of: \(guide), in: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)"
        ) { _ in .native(MergedGuides()) }
    }

    private static var builtIn: [Native] {
        [
            layout("HStackLayout.init(alignment:spacing:)") { stack($0, .horizontal) },
            layout("VStackLayout.init(alignment:spacing:)") { stack($0, .vertical) },
            layout("ZStackLayout.init(alignment:)") { call in
                LayoutAlgorithmValue(ZStackLayout(alignment: call.next()))
            },
            layout(
                "GridLayout.init(alignment:horizontalSpacing:verticalSpacing:)"
            ) { call in
                let alignment: Layout.Alignment = call.next(), horizontal: Double? = call.next()
                let vertical: Double? = call.next()
                return LayoutAlgorithmValue(StackLayout(.vertical)) { nodes, environment in
                    ContainerNode.grid(
                        alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, nodes,
                        environment: environment)
                }
            },
            Native("AnyLayout.init(_:)") { $0.nextValue() },
        ]
    }

    private static func stack(_ call: NativeCall, _ axis: Axis) -> LayoutAlgorithmValue {
        let alignment: AlignmentKey = call.next()
        return LayoutAlgorithmValue(StackLayout(axis, alignment: alignment, spacing: call.next()))
    }

    private static func layout(
        _ signature: StaticString, _ make: @escaping (NativeCall) -> LayoutAlgorithmValue
    ) -> Native {
        Native(signature) { .native(make($0)) }
    }
}

/// A built-in layout as a value: `HStackLayout` and its kin.
final class LayoutAlgorithmValue: NativeValue {
    private let algorithm: LayoutAlgorithm
    private let make: (([LayoutNode], LayoutEnvironment) -> LayoutNode)?

    init(_ algorithm: LayoutAlgorithm, make: (([LayoutNode], LayoutEnvironment) -> LayoutNode)? = nil) {
        self.algorithm = algorithm
        self.make = make
    }

    func container(_ nodes: [LayoutNode], _ environment: LayoutEnvironment) -> LayoutNode {
        make?(nodes, environment) ?? ContainerNode(algorithm, nodes)
    }

    override var description: String { algorithm.name }
}

/// What the default `explicitAlignment` answers: leave it to the engine.
final class MergedGuides: NativeValue {}

extension ViewContext {
    /// A container with a layout: a built-in one or a snippet's own.
    func container(_ layout: Value, _ nodes: [LayoutNode]) -> LayoutNode {
        if let builtIn = layout.native(LayoutAlgorithmValue.self) {
            return builtIn.container(nodes, environment.layout)
        }
        return ContainerNode(InterpretedLayout(layout, graph), nodes)
    }
}
