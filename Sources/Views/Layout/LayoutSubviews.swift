import Graphics
import Interpreter
import Layout
import Syntax

/// The subviews of a custom layout, and the values they carry for it.
enum LayoutSubviewRows {
    static var rows: [Declaration] { collection + proxies + keys }

    /// At run time the subviews are an array of proxies, so that everything a collection can do works.
    private static var collection: [Declaration] {
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
        ]
    }

    private static var proxies: [Declaration] {
        [
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
            Declaration("extension LayoutSubview { @available(iOS 18.0, *) public var containerValues: ContainerValues { get } }") { call in
                .native(call.receiver.native(LayoutSubviewValue.self)?.node.containerValues(call.evaluator) ?? ContainerValuesBox())
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
                    @available(iOS 16.0, *)
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
