import Graphics
import Interpreter
import Layout
import Syntax

/// `App`, `Scene` and previews: what says by itself what to show.
enum AppRows {
    static var rows: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 14.0, *)
                public protocol App {
                    associatedtype Body: Scene
                    @SceneBuilder @MainActor var body: Self.Body { get }
                    init()
                }
                """),
            Declaration("extension App { public static func main() }") { _ in .void },
            Declaration(
                """
                @available(iOS 14.0, *)
                public protocol Scene {
                    associatedtype Body: Scene
                    @SceneBuilder @MainActor var body: Self.Body { get }
                }
                """),
            Declaration("extension Never: Scene {}"),
            Declaration("@available(iOS 14.0, *) @resultBuilder public struct SceneBuilder {}"),
            Declaration(
                "extension SceneBuilder { public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene }"
            ) { $0.nextValue() },
            Declaration(
                "extension SceneBuilder { public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene }"
            ) { $0.nextValue() },
            Declaration(
                """
                extension SceneBuilder {
                    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Scene where C0: Scene, C1: Scene
                }
                """
            ) { $0.nextValue() },
            Declaration(
                """
                @available(iOS 14.0, *)
                public struct WindowGroup<Content>: Scene where Content: View {
                    public init(@ViewBuilder content: () -> Content)
                }
                """
            ) { $0.group("WindowGroup", [$0.nextContent()]) },
            Declaration(
                "extension WindowGroup { public init(id: String, @ViewBuilder content: () -> Content) }"
            ) { call in
                _ = call.nextValue()
                return call.group("WindowGroup", [call.nextContent()])
            },
            Declaration(
                "extension WindowGroup { public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) }"
            ) { call in
                _ = call.nextValue()
                return call.group("WindowGroup", [call.nextContent()])
            },
            Declaration(
                """
                public struct Window<Content>: Scene where Content: View {
                    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
                }
                """
            ) { call in
                _ = call.nextValue()
                _ = call.nextValue()
                return call.group("Window", [call.nextContent()])
            },
            Declaration(
                "public struct Settings<Content>: Scene where Content: View { public init(@ViewBuilder content: () -> Content) }"
            ) { _ in .void },
            Declaration(accepting: "extension Scene { public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene }"),
            Declaration(accepting: "extension Scene { public func windowResizability(_ resizability: WindowResizability) -> some Scene }"),
            Declaration(
                """
                public struct WindowResizability: Sendable {
                    public static let automatic = WindowResizability()
                    public static let contentSize = WindowResizability()
                    public static let contentMinSize = WindowResizability()
                    init() {}
                }
                """),
            Declaration(
                "extension Scene { public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject }"
            ) { call in EnvironmentRows.object(call) },
            Declaration("extension Scene { public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable }") {
                call in EnvironmentRows.object(call)
            },
            Declaration(
                """
                public protocol PreviewProvider {
                    associatedtype Previews: View
                    @ViewBuilder @MainActor static var previews: Self.Previews { get }
                }
                """),
        ] + previewModifiers
    }

    /// What only Xcode's canvas looks at.
    private static var previewModifiers: [Declaration] {
        [
            Declaration(accepting: "extension View { public func previewDisplayName(_ value: String?) -> some View }"),
            Declaration("public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }"),
            Declaration(accepting: "extension View { public func previewLayout(_ value: PreviewLayout) -> some View }"),
            Declaration(
                """
                public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public init(stringLiteral value: String) { self.rawValue = value }
                }
                """),
            Declaration(accepting: "extension View { public func previewDevice(_ value: PreviewDevice?) -> some View }"),
            Declaration(
                """
                @available(iOS 15.0, *)
                public struct InterfaceOrientation: Sendable {
                    public static let portrait = InterfaceOrientation()
                    public static let portraitUpsideDown = InterfaceOrientation()
                    public static let landscapeLeft = InterfaceOrientation()
                    public static let landscapeRight = InterfaceOrientation()
                    init() {}
                }
                """),
            Declaration(
                accepting: "extension View { @available(iOS 15.0, *) public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View }"),
        ]
    }
}
