import Graphics
import Interpreter
import Layout
import Syntax

/// `View`, `ViewBuilder` and the views that stand for others.
enum ViewProtocolRows {
    static var rows: [Declaration] { protocols + builder + composites }

    private static var protocols: [Declaration] {
        [
            Declaration(
                """
                @MainActor @preconcurrency public protocol View {
                    associatedtype Body: View
                    @ViewBuilder @MainActor var body: Self.Body { get }
                }
                """),
            Declaration("extension Never: View { public typealias Body = Never; public var body: Never { fatalError() } }"),
            Declaration("extension Optional: View where Wrapped: View {}"),
            Declaration("public protocol DynamicProperty {}"),
        ]
    }

    /// `for` has no builder method in SwiftUI: `ForEach` is its loop.
    private static var builder: [Declaration] {
        [
            Declaration("@resultBuilder public struct ViewBuilder {}"),
            Declaration(
                """
                extension ViewBuilder {
                    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View
                }
                """
            ) { $0.nextValue() },
            Declaration("extension ViewBuilder { public static func buildBlock() -> EmptyView }") { $0.empty },
            Declaration(
                """
                extension ViewBuilder {
                    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View
                }
                """
            ) { $0.nextValue() },
            Declaration(
                """
                extension ViewBuilder {
                    public static func buildBlock<each Content>(_ content: repeat each Content)
                        -> TupleView<(repeat each Content)> where repeat each Content: View
                }
                """
            ) { $0.group("TupleView", $0.nextList()) },
            Declaration(
                """
                extension ViewBuilder {
                    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View
                }
                """
            ) { $0.nextValue() },
            Declaration(
                """
                extension ViewBuilder {
                    public static func buildEither<TrueContent, FalseContent>(first: TrueContent)
                        -> _ConditionalContent<TrueContent, FalseContent>
                        where TrueContent: View, FalseContent: View
                }
                """
            ) { $0.branch(0) },
            Declaration(
                """
                extension ViewBuilder {
                    public static func buildEither<TrueContent, FalseContent>(second: FalseContent)
                        -> _ConditionalContent<TrueContent, FalseContent>
                        where TrueContent: View, FalseContent: View
                }
                """
            ) { $0.branch(1) },
            Declaration(
                """
                extension ViewBuilder {
                    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
                        where Content: View
                }
                """
            ) { $0.nextValue() },
        ]
    }

    private static var composites: [Declaration] {
        [
            Declaration("public struct EmptyView: View { public init() }") { $0.empty },
            Declaration("public struct TupleView<T>: View { public init(_ value: T) }") {
                $0.group("TupleView", $0.nextList())
            },
            Declaration("extension TupleView { public var value: T { get } }") { call in
                let contents = call.receiver.native(GroupView.self)?.contents ?? []
                return contents.count == 1 ? contents[0] : .tuple(contents)
            },
            // They print to a console that a page does not have.
            Declaration("extension View { @available(iOS 15.0, *) public static func _printChanges() {} }"),
            Declaration("extension View { @available(iOS 17.1, *) public static func _logChanges() {} }"),
            Declaration("public struct _ConditionalContent<TrueContent, FalseContent> {}"),
            Declaration(
                """
                extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}
                """),
            Declaration("public struct AnyView: View { public init<V>(_ view: V) where V: View }") { call in
                let view = call.nextValue()
                return call.view("AnyView") { $0.erased(view) }
            },
            Declaration(
                "extension AnyView { public init<V>(erasing view: V) where V: View }"
            ) { $0.nextValue() },
            Declaration("public struct Group<Content> {}"),
            Declaration(
                """
                extension Group: View where Content: View {
                    public init(@ViewBuilder content: () -> Content)
                }
                """
            ) { $0.group("Group", [$0.nextContent()]) },
            Declaration(
                "public struct EquatableView<Content>: View where Content: Equatable, Content: View { public init(content: Content) }"
            ) { $0.nextValue() },
            Declaration("extension View where Self: Equatable { public func equatable() -> EquatableView<Self> }") {
                $0.receiver
            },
            Declaration("extension View { public func id<ID>(_ id: ID) -> some View where ID: Hashable }") { call in
                let id = call.nextValue()
                let content = call.receiver
                return call.view("id") { $0.child(.key(id)).nodes(of: content).marked(IDPayload(id)) }
            },
            Declaration(
                "extension View { public func tag<V>(_ tag: V) -> some View where V: Hashable }"
            ) { call in
                let tag = call.nextValue()
                return call.mark("tag") { node, _ in node.payloads.append(TagPayload(tag)) }
            },
            Declaration(
                """
                extension View {
                    public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable
                }
                """
            ) { call in
                let tag = call.nextValue()
                return call.mark("tag") { node, _ in node.payloads.append(TagPayload(tag)) }
            },
        ]
    }
}
