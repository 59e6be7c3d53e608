import Graphics
import Interpreter
import Layout
import Syntax

/// `padding` in its four forms, `safeAreaPadding`, safe areas and scroll margins.
enum PaddingRows {
    static var rows: [Declaration] { paddings + safeAreas }

    private static var paddings: [Declaration] {
        [
            Declaration(
                """
                extension View {
                    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
                }
                """
            ) { call in
                let edges: Edge.Set = call.next()
                let length: Double? = call.next()
                return padding(call, EdgeInsets(edges, length ?? PaddingNode.standard))
            },
            Declaration("extension View { public func padding(_ length: CGFloat) -> some View }") { call in
                padding(call, EdgeInsets(.all, call.next()))
            },
            Declaration("extension View { public func padding(_ insets: EdgeInsets) -> some View }") { call in
                padding(call, call.next())
            },
            Declaration(
                """
                extension View {
                    @available(iOS 15.0, *)
                    public func scenePadding(_ edges: Edge.Set = .all) -> some View
                }
                """
            ) { call in padding(call, EdgeInsets(call.next(), PaddingNode.standard)) },
            Declaration(
                """
                @available(iOS 16.0, *)
                public struct ScenePadding: Equatable, Sendable {
                    public static let minimum = ScenePadding()
                    public static let navigationBar = ScenePadding()
                    init() {}
                }
                """),
            Declaration(
                """
                extension View {
                    @available(iOS 16.0, *)
                    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View
                }
                """
            ) { call in
                _ = call.nextValue()
                return padding(call, EdgeInsets(call.next(), PaddingNode.standard))
            },
        ]
    }

    private static func padding(_ call: NativeCall, _ insets: EdgeInsets) -> Value {
        call.modifier("padding") { node, _ in PaddingNode(node, insets) }
    }

    private static var safeAreas: [Declaration] {
        [
            Declaration(
                """
                extension View {
                    @available(iOS 17.0, *)
                    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
                }
                """
            ) { call in
                let edges: Edge.Set = call.next()
                let length: Double? = call.next()
                return safeAreaPadding(call, EdgeInsets(edges, length ?? PaddingNode.standard))
            },
            Declaration(
                """
                extension View {
                    @available(iOS 17.0, *)
                    public func safeAreaPadding(_ length: CGFloat) -> some View
                }
                """
            ) { call in safeAreaPadding(call, EdgeInsets(.all, call.next())) },
            Declaration(
                """
                extension View {
                    @available(iOS 17.0, *)
                    public func safeAreaPadding(_ insets: EdgeInsets) -> some View
                }
                """
            ) { call in safeAreaPadding(call, call.next()) },
            Declaration(
                """
                @available(iOS 14.0, *)
                public struct SafeAreaRegions: OptionSet, Sendable {
                    public let rawValue: UInt
                    public init(rawValue: UInt) { self.rawValue = rawValue }
                    public static let container = SafeAreaRegions(rawValue: 1)
                    public static let keyboard = SafeAreaRegions(rawValue: 2)
                    public static let all = SafeAreaRegions(rawValue: 3)
                }
                """),
            Declaration(
                """
                extension View {
                    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
                    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
                }
                """
            ) { call in
                // No keyboard is ever shown: its region reaches nowhere.
                let regions = call.nextValue().fields.first?.asInt ?? 0
                let edges: Edge.Set = call.next()
                let ignored = regions & 1 != 0 ? edges : []
                return call.modifier("ignoresSafeArea") { node, _ in IgnoresSafeAreaNode(node, edges: ignored) }
            },
            Declaration("extension View { public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View }") {
                call in
                let edges: Edge.Set = call.next()
                return call.modifier("edgesIgnoringSafeArea") { node, _ in IgnoresSafeAreaNode(node, edges: edges) }
            },
            Declaration(
                """
                extension View {
                    @available(iOS 15.0, *)
                    public func safeAreaInset<V>(
                        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
                        @ViewBuilder content: () -> V) -> some View where V: View
                }
                """
            ) { call in safeAreaInset(call, call.nextValue().caseIndex == 1 ? .bottom : .top) },
            Declaration(
                """
                extension View {
                    @available(iOS 15.0, *)
                    public func safeAreaInset<V>(
                        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
                        @ViewBuilder content: () -> V) -> some View where V: View
                }
                """
            ) { call in safeAreaInset(call, call.nextValue().caseIndex == 1 ? .trailing : .leading) },
            Declaration(
                """
                extension View {
                    @available(iOS 26.0, *)
                    public func safeAreaBar<V>(
                        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
                        @ViewBuilder content: () -> V) -> some View where V: View
                }
                """
            ) { call in safeAreaInset(call, call.nextValue().caseIndex == 1 ? .bottom : .top) },
            Declaration(
                """
                extension View {
                    @available(iOS 26.0, *)
                    public func safeAreaBar<V>(
                        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
                        @ViewBuilder content: () -> V) -> some View where V: View
                }
                """
            ) { call in safeAreaInset(call, call.nextValue().caseIndex == 1 ? .trailing : .leading) },
        ]
    }

    private static func safeAreaPadding(_ call: NativeCall, _ insets: EdgeInsets) -> Value {
        call.modifier("safeAreaPadding") { node, _ in SafeAreaPaddingNode(node, insets) }
    }

    private static func safeAreaInset(_ call: NativeCall, _ edge: Edge) -> Value {
        let alignment: AlignmentKey = call.next()
        let spacing: Double? = call.next()
        let inset = call.nextContent()
        return call.decorated("safeAreaInset", inset) { node, nodes, _ in
            SafeAreaInsetNode(node, edge: edge, alignment: alignment, spacing: spacing, nodes)
        }
    }
}
