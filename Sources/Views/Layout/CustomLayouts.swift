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
                @available(iOS 16.0, *)
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
                @available(iOS 16.0, *)
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

/// A layout that a snippet declares. The cache lives as long as its container's nodes.
final class InterpretedLayout: LayoutAlgorithm {
    private let layout: Value
    private let graph: ViewGraph
    private var hasAlignments: Bool?

    init(_ layout: Value, _ graph: ViewGraph) {
        self.layout = layout
        self.graph = graph
    }

    /// The snippet's `Cache`, and the proxies that all calls share.
    private final class Cache: LayoutCache {
        var value = Value.void
        var subviews = Value.array([])
        let placement = SubviewPlacement()
    }

    override var name: String { graph.evaluator.describe(graph.evaluator.typeOf(layout)) }

    override var stackAxis: Axis? {
        let type = graph.evaluator.typeOf(layout)
        let properties = graph.evaluator.staticProperty("layoutProperties", of: type)
        return properties.fields.first?.unwrapped.map { Axis($0) }
    }

    override func makeCache(_ subviews: [LayoutNode]) -> LayoutCache? {
        let cache = Cache()
        cache.subviews = .array(
            subviews.enumerated().map { .native(LayoutSubviewValue($1, index: $0, cache.placement)) })
        cache.value = graph.call("makeCache", of: layout, [cache.subviews]) ?? .void
        return cache
    }

    /// Calls a requirement whose last argument is the cache, and keeps what it made of it.
    private func call(
        _ name: Name, taking first: Name? = nil, _ arguments: [Value], _ cache: LayoutCache?
    ) -> Value? {
        guard let cache = cache as? Cache else { return nil }
        var all = arguments + [cache.subviews, cache.value]
        // The cache is taken out while the call changes it, so that it is not copied.
        cache.value = .void
        let result = graph.require(name, taking: first, of: layout, &all)
        cache.value = all[all.count - 1]
        return result
    }

    override func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> Size {
        call("sizeThatFits", [graph.evaluator.value(proposal)], cache).map { Size($0) } ?? .zero
    }

    override func arrange(
        _ proposal: ProposedViewSize, size: Size, _ subviews: [LayoutNode], _ cache: LayoutCache?
    ) -> [Placement] { arrange(proposal, size: size, at: .zero, subviews, cache) }

    /// `placeSubviews` is told where the container stands: a layout that takes its bounds to begin at zero goes
    /// wrong here as it does in an app.
    override var readsPosition: Bool { true }

    override func arrange(
        _ proposal: ProposedViewSize, size: Size, at origin: Point, _ subviews: [LayoutNode],
        _ cache: LayoutCache?
    ) -> [Placement] {
        guard let cache = cache as? Cache else { return [] }
        let placer = SubviewPlacer(subviews, boundsFrom: origin)
        cache.placement.placer = placer
        let bounds = graph.evaluator.value(Rect(origin: origin, size: size))
        _ = call("placeSubviews", [bounds, graph.evaluator.value(proposal)], cache)
        cache.placement.placer = nil
        return placer.finish(size, proposal: proposal)
    }

    override func explicitAlignment(
        _ key: AlignmentKey, size: Size, _ proposal: ProposedViewSize, _ subviews: [LayoutNode],
        _ cache: LayoutCache?, merged: Double?
    ) -> Double? {
        guard setsGuides else { return merged }
        let bounds = graph.evaluator.value(Rect(origin: .zero, size: size))
        let guide = Value.native(AlignmentValue(key))
        let type: Name = key.axis == .horizontal ? "HorizontalAlignment" : "VerticalAlignment"
        let answer = call(
            "explicitAlignment", taking: type, [guide, bounds, graph.evaluator.value(proposal)], cache)
        guard let answer else { return merged }
        if answer.native(MergedGuides.self) != nil { return merged }
        return answer.unwrapped?.number
    }

    /// Asks the layout once more with a cache of its own, and notes what it does to its subviews.
    override func explain(_ proposal: ProposedViewSize, _ subviews: [LayoutNode], size: Size) -> TraceDetail? {
        guard let cache = makeCache(subviews) as? Cache else { return nil }
        let recorder = LayoutRecorder()
        cache.placement.recorder = recorder
        let answer = sizeThatFits(proposal, subviews, cache)
        let measuring = TraceCall("sizeThatFits", recorder.takeSteps(), answer: answer)
        _ = arrange(proposal, size: size, subviews, cache)
        return .calls([measuring, TraceCall("placeSubviews", recorder.takeSteps())])
    }

    override var setsGuides: Bool {
        if let hasAlignments { return hasAlignments }
        let own = graph.evaluator.hasOwnMethod("explicitAlignment", of: layout)
        hasAlignments = own
        return own
    }

    override func spacing(_ subviews: [LayoutNode], _ cache: LayoutCache?) -> Layout.ViewSpacing {
        guard graph.evaluator.hasOwnMethod("spacing", of: layout) else {
            return super.spacing(subviews, cache)
        }
        return call("spacing", [], cache).map { ViewSpacing($0) } ?? .ordinary
    }
}
