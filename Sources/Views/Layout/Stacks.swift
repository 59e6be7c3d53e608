import Graphics
import Interpreter
import Layout
import Syntax

/// Stacks, spacers and dividers.
enum StackRows {
    static var rows: [Declaration] { stacks + lazyStacks + gaps }

    private static var stacks: [Declaration] {
        [
            Declaration(
                """
                public struct HStack<Content>: View where Content: View {
                    public init(
                        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
                        @ViewBuilder content: () -> Content)
                }
                """
            ) { stack($0, "HStack", .horizontal) },
            Declaration(
                """
                public struct VStack<Content>: View where Content: View {
                    public init(
                        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
                        @ViewBuilder content: () -> Content)
                }
                """
            ) { stack($0, "VStack", .vertical) },
            Declaration(
                """
                public struct ZStack<Content>: View where Content: View {
                    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
                }
                """
            ) { call in
                let alignment: Layout.Alignment = call.next()
                return call.container("ZStack", call.nextContent()) { nodes, _ in
                    ContainerNode(ZStackLayout(alignment: alignment), nodes)
                }
            },
        ]
    }

    private static var lazyStacks: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 14.0, *)
                public struct LazyHStack<Content>: View where Content: View {
                    public init(
                        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
                        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
                }
                """
            ) { lazyStack($0, "LazyHStack", .horizontal) },
            Declaration(
                """
                @available(iOS 14.0, *)
                public struct LazyVStack<Content>: View where Content: View {
                    public init(
                        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
                        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
                }
                """
            ) { lazyStack($0, "LazyVStack", .vertical) },
            Declaration(
                """
                @available(iOS 14.0, *)
                public struct PinnedScrollableViews: OptionSet, Sendable {
                    public let rawValue: UInt32
                    public init(rawValue: UInt32) { self.rawValue = rawValue }
                    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
                    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
                }
                """),
        ]
    }

    private static var gaps: [Declaration] {
        [
            Declaration("public struct Spacer: View { public init(minLength: CGFloat? = nil) }") { call in
                let minLength: Double? = call.next()
                return call.leaf("Spacer") { _ in SpacerNode(minLength: minLength) }
            },
            Declaration("public struct Divider: View { public init() }") { call in
                call.leaf("Divider") { context in
                    let node = DividerNode(environment: context.environment.layout)
                    node.drawing = { frame, view, list in
                        list.fill(.rect(frame), with: .color(Color(.separator)), view: view)
                    }
                    return node
                }
            },
        ]
    }

    private static func stack(_ call: NativeCall, _ name: StaticString, _ axis: Axis) -> Value {
        let alignment: AlignmentKey = call.next()
        let spacing: Double? = call.next()
        return call.container(name, call.nextContent()) { nodes, _ in
            ContainerNode(StackLayout(axis, alignment: alignment, spacing: spacing), nodes)
        }
    }

    private static func lazyStack(_ call: NativeCall, _ name: StaticString, _ axis: Axis) -> Value {
        let alignment: AlignmentKey = call.next()
        let spacing: Double? = call.next()
        let pinned = PinnedViews(call.nextValue())
        return call.container(name, call.nextContent(), isLazy: true) { nodes, _ in
            ContainerNode.lazy(nodes) {
                LazyStackLayout(axis, alignment: alignment, spacing: spacing, sections: $0, pinning: pinned)
            }
        }
    }
}

extension PinnedViews {
    /// A `PinnedScrollableViews`.
    init(_ value: Value) {
        self.init(rawValue: UInt32(truncatingIfNeeded: value.fields.first?.asInteger ?? 0))
    }
}
