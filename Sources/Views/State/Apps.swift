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
                @MainActor @preconcurrency public protocol App {
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
                "extension SceneBuilder { public static func buildPartialBlock<Content>(first: Content) -> Content where Content: Scene }"
            ) { $0.nextValue() },
            Declaration(
                """
                extension SceneBuilder { public static func buildPartialBlock<First, Next>(accumulated: First, next: Next) -> some Scene \
                where First: Scene, Next: Scene }
                """
            ) { call in
                // The first that is a window; a menu or settings are none.
                if case .void = call.arguments[0] { return call.arguments[1] }
                return call.nextValue()
            },
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
                "extension WindowGroup { public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) }"
            ) { call in
                _ = call.nextValue()
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
            Declaration(accepting: "extension Scene { @available(iOS 17.0, *) public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene where V: Equatable }"),
            Declaration(accepting: "extension Scene { @available(iOS 17.0, *) public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene where V: Equatable }"),
            Declaration(accepting: "extension Scene { public func onChange<V>(of value: V, perform action: @escaping (V) -> Void) -> some Scene where V: Equatable }"),
            Declaration(accepting: "extension Scene { public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands }"),
            Declaration(
                """
                public protocol PreviewProvider {
                    associatedtype Previews: View
                    @ViewBuilder @MainActor static var previews: Self.Previews { get }
                }
                """),
        ] + commands + previewModifiers
    }

    /// What stands in a Mac's menus or is called by the system: accepted, since it is in no picture of a window.
    private static var commands: [Declaration] {
        [
            Declaration(
                """
                @available(iOS 14.0, *)
                public protocol Commands {
                    associatedtype Body: Commands
                    @CommandsBuilder @MainActor var body: Self.Body { get }
                }
                """),
            Declaration("extension Never: Commands {}"),
            Declaration(
                """
                @available(iOS 14.0, *) @resultBuilder public struct CommandsBuilder {
                    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands { content }
                    public static func buildPartialBlock<Content>(first: Content) -> Content where Content: Commands { first }
                    public static func buildPartialBlock<First, Next>(accumulated: First, next: Next) -> First
                        where First: Commands, Next: Commands { accumulated }
                }
                """),
            Declaration(
                """
                @available(iOS 14.0, *) public struct CommandMenu<Content>: Commands where Content: View { public typealias Body = Never; \
                public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {} }
                """),
            Declaration(
                """
                @available(iOS 14.0, *) public struct CommandGroup<Content>: Commands where Content: View { public typealias Body = Never; \
                public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}; \
                public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}; \
                public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {} }
                """),
            Declaration(
                "@available(iOS 14.0, *) public struct CommandGroupPlacement: Sendable { init() {}; "
                    + ["appInfo", "appSettings", "newItem", "saveItem", "importExport", "printItem", "undoRedo", "pasteboard", "textEditing",
                        "textFormatting", "toolbar", "sidebar", "windowSize", "windowList", "windowArrangement", "help"]
                    .map { "public static let \($0) = CommandGroupPlacement()" }.joinedBytes("; ") + " }"),
        ] + ["SidebarCommands", "TextEditingCommands", "TextFormattingCommands", "ToolbarCommands", "InspectorCommands"].map { name in
            Declaration("public struct \(name): Commands { public typealias Body = Never; public init() {} }")
        }
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
                public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
                    public let id: String
                    public static let portrait = InterfaceOrientation(id: "portrait")
                    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
                    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
                    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
                    public static var allCases: [InterfaceOrientation] { [portrait, portraitUpsideDown, landscapeLeft, landscapeRight] }
                }
                """),
            Declaration(
                accepting: "extension View { @available(iOS 15.0, *) public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View }"),
        ]
    }
}
