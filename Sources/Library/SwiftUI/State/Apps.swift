@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor var body: Self.Body { get }
    init()
}

extension App {
    @native public static func main()
}

@available(iOS 14.0, *)
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor var body: Self.Body { get }
}

extension Never: Scene {}

@available(iOS 14.0, *) @resultBuilder public struct SceneBuilder {}

extension SceneBuilder {
    @native public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene
    @native public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene
    @native public static func buildPartialBlock<Content>(first: Content) -> Content where Content: Scene

    @native public static func buildPartialBlock<First, Next>(accumulated: First, next: Next) -> some Scene
    where First: Scene, Next: Scene
}

@available(iOS 14.0, *)
public struct WindowGroup<Content>: Scene where Content: View {
    @native public init(@ViewBuilder content: () -> Content)
}

extension WindowGroup {
    @native public init(id: String, @ViewBuilder content: () -> Content)
    @native public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
    @native public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)

    // A window of values opens without one.

    @available(iOS 16.0, *) public init<D, C>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
        self.init { PresentedWindowContent(content: content(.constant(nil))) }
    }

    @available(iOS 16.0, *) public init<D, C>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
        self.init(for: type, content: content)
    }

    @available(iOS 16.0, *) public init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
        self.init(for: type, content: content)
    }

    @available(iOS 16.0, *) public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
        self.init(for: type, content: content)
    }

    @available(iOS 16.0, *) public init<D, C>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
        self.init { PresentedWindowContent(content: content(.constant(defaultValue()))) }
    }

    @available(iOS 16.0, *) public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
        self.init(for: type, content: content, defaultValue: defaultValue)
    }
}

@available(iOS 16.0, *)
public struct PresentedWindowContent<Data, Content>: View
where Data: Codable & Hashable, Content: View {
    let content: Content
    public var body: some View { content }
}

public struct Window<Content>: Scene where Content: View {
    @native public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
}

public struct Settings<Content>: Scene where Content: View {
    @native public init(@ViewBuilder content: () -> Content)
}

extension Scene {
    @accepted public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
    @accepted public func windowResizability(_ resizability: WindowResizability) -> some Scene
}

public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
    init() {}
}

extension Scene {
    @native public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject
    @native public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable

    @accepted @available(iOS 17.0, *) public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene where V: Equatable

    @accepted @available(iOS 17.0, *) public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene where V: Equatable

    @accepted public func onChange<V>(of value: V, perform action: @escaping (V) -> Void) -> some Scene
    where V: Equatable

    @accepted public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene
    where Content: Commands
}

public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor static var previews: Self.Previews { get }
}

@available(iOS 18.0, *)
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent
    @MainActor static func makeSharedContext() async throws -> Self.Context
    @ViewBuilder @MainActor func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
    @MainActor public static func makeSharedContext() async throws {}
}

@available(iOS 18.0, *)
public struct PreviewModifierContent: View {
    let content: AnyView
    public var body: some View { content }
}

/// What `#Preview(traits: .modifier(…))` shows.
struct PreviewModified<Modifier, Content>: View where Modifier: PreviewModifier, Content: View {
    let modifier: Modifier
    let content: Content
    @State private var context: Modifier.Context?

    init(_ modifier: Modifier, @ViewBuilder content: () -> Content) {
        self.modifier = modifier
        self.content = content()
    }

    var body: some View {
        Group {
            if let context {
                modifier.body(content: PreviewModifierContent(content: AnyView(content)), context: context)
            }
        }
        .task { context = try? await Modifier.makeSharedContext() }
    }
}

@available(iOS 14.0, *)
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor var body: Self.Body { get }
}

extension Never: Commands {}

@available(iOS 14.0, *) public struct EmptyCommands: Commands {
    public typealias Body = Never
    public init() {}
}

@available(iOS 14.0, *) @resultBuilder public struct CommandsBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands {
        content
    }

    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildPartialBlock<Content>(first: Content) -> Content where Content: Commands { first }

    public static func buildPartialBlock<First, Next>(accumulated: First, next: Next) -> First
    where First: Commands, Next: Commands { accumulated }
}

@available(iOS 14.0, *) public struct CommandMenu<Content>: Commands where Content: View {
    public typealias Body = Never
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

@available(iOS 14.0, *) public struct CommandGroup<Content>: Commands where Content: View {
    public typealias Body = Never
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

@available(iOS 14.0, *) public struct CommandGroupPlacement: Sendable {
    init() {}
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}

public struct SidebarCommands: Commands {
    public typealias Body = Never
    public init() {}
}

public struct TextEditingCommands: Commands {
    public typealias Body = Never
    public init() {}
}

public struct TextFormattingCommands: Commands {
    public typealias Body = Never
    public init() {}
}

public struct ToolbarCommands: Commands {
    public typealias Body = Never
    public init() {}
}

public struct InspectorCommands: Commands {
    public typealias Body = Never
    public init() {}
}

extension View {
    @accepted public func previewDisplayName(_ value: String?) -> some View
}

public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }

extension View {
    @accepted public func previewLayout(_ value: PreviewLayout) -> some View
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { self.rawValue = value }
}

extension View {
    @accepted public func previewDevice(_ value: PreviewDevice?) -> some View
}

@available(iOS 15.0, *)
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
    public let id: String
    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    public static var allCases: [InterfaceOrientation] {
        [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
    }
}

extension View {
    @accepted @available(iOS 15.0, *) public func previewInterfaceOrientation(_ value: InterfaceOrientation)
        -> some View
}
