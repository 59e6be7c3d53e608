@available(iOS 17.0, *) public struct BackgroundProminence: Hashable, Sendable {
    let index: Int
    public static let standard = BackgroundProminence(index: 0)
    public static let increased = BackgroundProminence(index: 1)
}

struct BackgroundProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }

@available(iOS 18.0, *) public struct MaterialActiveAppearance: Hashable, Sendable {
    let index: Int
    public static let automatic = MaterialActiveAppearance(index: 0)
    public static let active = MaterialActiveAppearance(index: 1)
    public static let inactive = MaterialActiveAppearance(index: 2)
    public static let matchWindow = MaterialActiveAppearance(index: 3)
}

struct DrawingGroupKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// How a change is drawn while it is under way.
    @available(iOS 16.0, *) public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }

    @available(iOS 17.0, *) public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// A view that carries out a shortcut reads it; outside of controls there is none.
    @available(iOS 15.4, *) public var keyboardShortcut: KeyboardShortcut? { nil }

    /// Apple Intelligence makes no images in a preview.
    @available(iOS 18.1, *) public var supportsImagePlayground: Bool { false }
}

extension View {
    @accepted @available(iOS 18.0, *) public func materialActiveAppearance(
        _ appearance: MaterialActiveAppearance
    ) -> some View
}
