public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor func body(content: Self.Content) -> Self.Body
}

public protocol EnvironmentalModifier: ViewModifier {
    associatedtype ResolvedModifier: ViewModifier
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> _ResolvedContent<ResolvedModifier, Content> {
        _ResolvedContent(content: content) { resolve(in: $0) }
    }
}

public struct _ResolvedContent<Modifier, Content>: View where Modifier: ViewModifier, Content: View {
    @Environment(\.self) private var environment
    let content: Content
    let resolve: (EnvironmentValues) -> Modifier

    init(content: Content, resolve: @escaping (EnvironmentValues) -> Modifier) {
        self.content = content
        self.resolve = resolve
    }

    public var body: some View { content.modifier(resolve(environment)) }
}

public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {}

public struct ModifiedContent<Content, Modifier> {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension ModifiedContent {
    @native public init(content: Content, modifier: Modifier)
}

extension View {
    @native public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
}

extension ViewModifier {
    @native public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T>
}

@available(iOS 13.0, *) public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier {
    public func animation(_ animation: Animation?) -> ModifiedContent<Self, EmptyModifier> {
        concat(EmptyModifier.identity)
    }

    public func transaction(_ transform: @escaping (inout Transaction) -> Void)
        -> ModifiedContent<Self, EmptyModifier>
    { concat(EmptyModifier.identity) }
}

public struct EmptyModifier: ViewModifier { @native public init() }

extension EmptyModifier {
    public static let identity = EmptyModifier()
}
