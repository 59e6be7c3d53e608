import Graphics
import Interpreter
import Layout
import Syntax

/// The values that custom layouts work with: proposals, dimensions, spacing, subviews.
enum LayoutValueRows {
    static var rows: [Declaration] { proposals + dimensions + spacings + subviews + keys }

    private static var proposals: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 16.0, *)
                public struct ProposedViewSize: Equatable, Sendable {
                    public var width: CGFloat?
                    public var height: CGFloat?
                    public static let zero = ProposedViewSize(width: 0, height: 0)
                    public static let unspecified = ProposedViewSize(width: nil, height: nil)
                    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
                    public init(width: CGFloat?, height: CGFloat?) {
                        self.width = width
                        self.height = height
                    }
                    public init(_ size: CGSize) {
                        self.width = size.width
                        self.height = size.height
                    }
                    public func replacingUnspecifiedDimensions(
                        by size: CGSize = CGSize(width: 10, height: 10)
                    ) -> CGSize {
                        CGSize(width: width ?? size.width, height: height ?? size.height)
                    }
                }
                """),
        ]
    }

    private static var dimensions: [Declaration] {
        [
            Declaration("public struct ViewDimensions: Equatable {}"),
            dimension("width: CGFloat", { $0.width }),
            dimension("height: CGFloat", { $0.height }),
            Declaration("extension ViewDimensions { public subscript(guide: HorizontalAlignment) -> CGFloat { get } }") {
                guide($0)
            },
            Declaration("extension ViewDimensions { public subscript(guide: VerticalAlignment) -> CGFloat { get } }") {
                guide($0)
            },
            Declaration(
                "extension ViewDimensions { public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get } }"
            ) { explicit($0) },
            Declaration(
                "extension ViewDimensions { public subscript(explicit guide: VerticalAlignment) -> CGFloat? { get } }"
            ) { explicit($0) },
        ]
    }

    private static func dimension(
        _ property: String, _ read: @escaping (Layout.ViewDimensions) -> Double
    ) -> Declaration {
        Declaration("extension ViewDimensions { public var \(property) { get } }") { call in
            .double(read(dimensions(call)))
        }
    }

    private static func dimensions(_ call: NativeCall) -> Layout.ViewDimensions {
        call.receiver.native(ViewDimensionsValue.self)?.dimensions ?? ViewDimensions(size: .zero)
    }

    private static func guide(_ call: NativeCall) -> Value {
        let key: AlignmentKey = call.next()
        return .double(dimensions(call)[key])
    }

    private static func explicit(_ call: NativeCall) -> Value {
        let key: AlignmentKey = call.next()
        return .optional(dimensions(call)[explicit: key].map { .double($0) })
    }

    private static var spacings: [Declaration] {
        [
            Declaration("@available(iOS 16.0, *) public struct ViewSpacing: Sendable {}"),
            Declaration("extension ViewSpacing { public init() }") { _ in .native(ViewSpacingValue(.ordinary)) },
            Declaration("extension ViewSpacing { public static let zero: ViewSpacing }") { _ in
                .native(ViewSpacingValue(.zero))
            },
            Declaration(
                "extension ViewSpacing { public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) }"
            ) { call in
                call.receiver = union(call)
                return .void
            },
            Declaration(
                "extension ViewSpacing { public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing }"
            ) { union($0) },
            Declaration(
                "extension ViewSpacing { public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat }"
            ) { call in
                let next = ViewSpacing(call.nextValue())
                return .double(ViewSpacing(call.receiver).distance(to: next, along: call.next()))
            },
        ]
    }

    private static func union(_ call: NativeCall) -> Value {
        let other = ViewSpacing(call.nextValue())
        return .native(ViewSpacingValue(ViewSpacing(call.receiver).union(other, edges: call.next())))
    }

    /// At run time the subviews are an array of proxies, so that everything a collection can do works.
    private static var subviews: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 16.0, *)
                public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
                    public typealias Element = LayoutSubview
                    public typealias Index = Int
                    public typealias SubSequence = LayoutSubviews
                    public subscript(index: Int) -> LayoutSubview { get }
                }
                """
            ) { call in
                let index: Int = call.next()
                let subviews = call.evaluator.elements(of: call.receiver)
                guard subviews.indices.contains(index) else {
                    call.evaluator.fail("index out of range: there are \(subviews.count) subviews", at: call.range)
                    return .void
                }
                return subviews[index]
            },
            Declaration("extension LayoutSubviews { public subscript(bounds: Range<Int>) -> LayoutSubviews { get } }") {
                call in
                let indices = call.evaluator.elements(of: call.nextValue())
                return picked(indices, call)
            },
            Declaration(
                """
                extension LayoutSubviews {
                    public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int { get }
                }
                """
            ) { call in
                let indices = call.evaluator.elements(of: call.nextValue())
                return picked(indices, call)
            },
            Declaration("extension LayoutSubviews { public var startIndex: Int { get } }") { _ in .int(0) },
            Declaration("extension LayoutSubviews { public var endIndex: Int { get } }") { call in
                .int(call.evaluator.elements(of: call.receiver).count)
            },
            Declaration("extension LayoutSubviews { public var layoutDirection: LayoutDirection { get } }") { call in
                let first = call.evaluator.elements(of: call.receiver).first?.native(LayoutSubviewValue.self)
                return call.evaluator.value(first?.node.environment.layoutDirection ?? .leftToRight)
            },
            Declaration("@available(iOS 16.0, *) public struct LayoutSubview: Equatable {}"),
            Declaration("extension LayoutSubview { public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize }") {
                call in call.evaluator.value(proxy(call)?.sizeThatFits(call.next()) ?? .zero)
            },
            Declaration("extension LayoutSubview { public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions }") {
                call in
                guard let proxy = proxy(call) else { return .void }
                return .native(ViewDimensionsValue(proxy.dimensions(in: call.next())))
            },
            Declaration("extension LayoutSubview { public var spacing: ViewSpacing { get } }") { call in
                .native(ViewSpacingValue(subview(call)?.spacing ?? .ordinary))
            },
            Declaration("extension LayoutSubview { public var priority: Double { get } }") { call in
                .double(subview(call)?.priority ?? 0)
            },
            Declaration(
                """
                extension LayoutSubview {
                    public func place(
                        at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
                }
                """
            ) { call in
                let position: Point = call.next()
                let anchor: UnitPoint = call.next()
                call.receiver.native(LayoutSubviewValue.self)?.place(position, anchor, call.next(), call)
                return .void
            },
        ]
    }

    private static func picked(_ indices: [Value], _ call: NativeCall) -> Value {
        let subviews = call.evaluator.elements(of: call.receiver)
        var chosen: [Value] = []
        for index in indices.map({ $0.asInt }) {
            guard subviews.indices.contains(index) else {
                call.evaluator.fail("index out of range: there are \(subviews.count) subviews", at: call.range)
                return .array([])
            }
            chosen.append(subviews[index])
        }
        return .array(chosen)
    }

    private static func proxy(_ call: NativeCall) -> LayoutSubviewValue? {
        call.receiver.native(LayoutSubviewValue.self)
    }

    private static func subview(_ call: NativeCall) -> LayoutNode? { proxy(call)?.node }

    private static var keys: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 16.0, *)
                public protocol LayoutValueKey {
                    associatedtype Value
                    static var defaultValue: Self.Value { get }
                }
                """),
            Declaration(
                "extension LayoutSubview { public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { get } }"
            ) { call in
                let type = call.nextType()
                let known = subview(call)?.traits[call.evaluator.number(of: type)] as? LayoutTrait
                return known?.value ?? call.evaluator.staticProperty("defaultValue", of: type)
            },
            Declaration(
                """
                extension View {
                    public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey
                }
                """
            ) { call in
                let number = call.evaluator.number(of: call.nextType())
                let value = call.nextValue()
                return call.modifier("layoutValue") { node, _ in
                    TraitNode(view: "layoutValue", node) { $0[number] = LayoutTrait(value) }
                }
            },
        ]
    }
}

/// The value of a `LayoutValueKey`.
final class LayoutTrait: LayoutValue {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// `ViewDimensions`.
final class ViewDimensionsValue: NativeValue {
    let dimensions: Layout.ViewDimensions

    init(_ dimensions: Layout.ViewDimensions) { self.dimensions = dimensions }

    override var description: String { "ViewDimensions" }

    override func isEqual(to other: NativeValue) -> Bool {
        (other as? ViewDimensionsValue)?.dimensions.size == dimensions.size
    }
}

/// `ViewSpacing`.
final class ViewSpacingValue: NativeValue {
    let spacing: Layout.ViewSpacing

    init(_ spacing: Layout.ViewSpacing) { self.spacing = spacing }

    override var description: String { "ViewSpacing" }
}

extension Layout.ViewSpacing: ValueConvertible {
    public init(_ value: Value) { self = value.native(ViewSpacingValue.self)?.spacing ?? .ordinary }
}

/// `LayoutSubview`: the proxy of one subview. Only while a layout places its subviews is there a placer.
final class LayoutSubviewValue: NativeValue {
    let node: LayoutNode
    private let index: Int
    private let placement: SubviewPlacement

    init(_ node: LayoutNode, index: Int, _ placement: SubviewPlacement) {
        self.node = node
        self.index = index
        self.placement = placement
    }

    override var description: String { "LayoutSubview" }

    override func isEqual(to other: NativeValue) -> Bool { (other as? LayoutSubviewValue)?.node === node }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        let answer = node.sizeThatFits(proposal)
        placement.recorder?.note(.question(subview: index, proposal, answer: answer))
        return answer
    }

    func dimensions(in proposal: ProposedViewSize) -> Layout.ViewDimensions {
        let answer = node.dimensions(in: proposal)
        placement.recorder?.note(.question(subview: index, proposal, answer: answer.size))
        return answer
    }

    func place(_ position: Point, _ anchor: UnitPoint, _ proposal: ProposedViewSize, _ call: NativeCall) {
        guard let placer = placement.placer else {
            call.evaluator.fail("'place(at:anchor:proposal:)' may only be called from 'placeSubviews'", at: call.range)
            return
        }
        guard !position.x.isNaN && !position.y.isNaN else {
            call.evaluator.fail("a subview is placed at a point that is not a number", at: call.range)
            return
        }
        let origin = placement.origin
        let local = Point(x: position.x - origin.x, y: position.y - origin.y)
        placer.place(index, at: local, anchor: anchor, proposal: proposal)
        placement.recorder?.note(.place(subview: index, corner(at: local, anchor, proposal), proposal, node.sizeThatFits(proposal)))
    }

    private func corner(at point: Point, _ anchor: UnitPoint, _ proposal: ProposedViewSize) -> Point {
        let size = node.sizeThatFits(proposal)
        return Point(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    }
}

/// What the proxies of one layout share.
final class SubviewPlacement {
    var placer: SubviewPlacer?
    /// The corner of the bounds that `placeSubviews` was given.
    var origin = Point.zero
    /// Present while the layout is being explained.
    var recorder: LayoutRecorder?
}

/// Notes what a layout asks and does while it is being explained.
final class LayoutRecorder {
    private var steps: [TraceCall.Step] = []

    func note(_ step: TraceCall.Step) { steps.append(step) }

    /// What was noted since the last time.
    func takeSteps() -> [TraceCall.Step] {
        let taken = steps
        steps = []
        return taken
    }
}
