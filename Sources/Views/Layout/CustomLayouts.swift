import Graphics
import Interpreter
import Layout
import Syntax

/// The `Layout` protocol with its default implementations, and the built-in layouts that conform to it.
enum CustomLayoutRows {
    static var rows: [Declaration] { protocolRows + defaults + builtIn }

    private static var protocolRows: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
                public protocol Layout: Animatable {
                    typealias Subviews = LayoutSubviews
                    associatedtype Cache = Void
                    static var layoutProperties: LayoutProperties { get }
                    func makeCache(subviews: Self.Subviews) -> Self.Cache
                    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
                    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
                    func sizeThatFits(
                        proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
                    func placeSubviews(
                        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
                        cache: inout Self.Cache)
                    func explicitAlignment(
                        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
                        subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
                    func explicitAlignment(
                        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
                        subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
                }
                """),
            Declaration(
                """
                @available(iOS 16.0, *)
                public struct LayoutProperties: Sendable {
                    public var stackOrientation: Axis?
                    public init() { self.stackOrientation = nil }
                }
                """),
            Declaration(
                """
                extension Layout {
                    public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View
                }
                """
            ) { call in
                let layout = call.receiver
                let content = call.nextContent()
                return call.view("Layout") { context in
                    let number = context.graph.reserveNumber("Layout", call.range)
                    let nodes = context.nodes(of: content)
                    return [context.register(context.container(layout, nodes), number)]
                }
            },
        ]
    }

    private static var defaults: [Declaration] {
        [
            Declaration(
                "extension Layout { public static var layoutProperties: LayoutProperties { LayoutProperties() } }"),
            Declaration("extension Layout where Cache == () { public func makeCache(subviews: Self.Subviews) {} }"),
            Declaration(
                """
                extension Layout {
                    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
                        cache = makeCache(subviews: subviews)
                    }
                }
                """),
            Declaration(
                """
                extension Layout {
                    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
                }
                """
            ) { call in
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
    private static func merged(_ guide: String) -> Declaration {
        Declaration(
            """
            extension Layout {
                public func explicitAlignment(
                    of guide: \(guide), in bounds: CGRect, proposal: ProposedViewSize,
                    subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?
            }
            """
        ) { _ in .native(MergedGuides()) }
    }

    private static var builtIn: [Declaration] {
        [
            layout("HStackLayout", "alignment: VerticalAlignment = .center, spacing: CGFloat? = nil") { call in
                let alignment: AlignmentKey = call.next()
                return LayoutAlgorithmValue(StackLayout(.horizontal, alignment: alignment, spacing: call.next()))
            },
            layout("VStackLayout", "alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil") { call in
                let alignment: AlignmentKey = call.next()
                return LayoutAlgorithmValue(StackLayout(.vertical, alignment: alignment, spacing: call.next()))
            },
            layout("ZStackLayout", "alignment: Alignment = .center") { call in
                LayoutAlgorithmValue(ZStackLayout(alignment: call.next()))
            },
            layout(
                "GridLayout",
                "alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil"
            ) { call in
                let alignment: Layout.Alignment = call.next()
                let horizontal: Double? = call.next()
                let vertical: Double? = call.next()
                return LayoutAlgorithmValue(StackLayout(.vertical)) { nodes, environment in
                    ContainerNode.grid(
                        alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, nodes,
                        environment: environment)
                }
            },
            Declaration(
                """
                @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
                public struct AnyLayout: Layout {
                    public init<L>(_ layout: L) where L: Layout
                }
                """
            ) { $0.nextValue() },
        ]
    }

    private static func layout(
        _ name: String, _ parameters: String, _ make: @escaping (NativeCall) -> LayoutAlgorithmValue
    ) -> Declaration {
        Declaration(
            """
            @available(iOS 16.0, *)
            public struct \(name): Layout {
                public init(\(parameters))
            }
            """
        ) { .native(make($0)) }
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
