public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues: CustomStringConvertible {}

extension EnvironmentValues {
    @native public init()
    public var description: String { "EnvironmentValues" }
    @native public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey { get set }
    @native public var dynamicTypeSize: DynamicTypeSize { get set }
    @native public var layoutDirection: LayoutDirection { get set }
    @native public var colorScheme: ColorScheme { get set }
    @native public var colorSchemeContrast: ColorSchemeContrast { get set }
    @native public var displayScale: CGFloat { get set }
    @native public var horizontalSizeClass: UserInterfaceSizeClass? { get set }
    @native public var verticalSizeClass: UserInterfaceSizeClass? { get set }
    @native public var isEnabled: Bool { get set }
    @native public var locale: Locale { get set }
    @native public var scenePhase: ScenePhase { get set }
    @native public var defaultMinListRowHeight: CGFloat { get set }
    @native public var accessibilityReduceMotion: Bool { get set }
    @native public var isScrollEnabled: Bool { get set }
    public var pixelLength: CGFloat { 1 / displayScale }
    @native public var sizeCategory: ContentSizeCategory { get set }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var isFocused: Bool { false }
    public var isSearching: Bool { false }
    public var supportsMultipleWindows: Bool { false }
    public var isSceneCaptured: Bool { false }
    public var isLuminanceReduced: Bool { false }
    public var isHoverEffectEnabled: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
}

struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { .current }
}

struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
}

@native func _differs(_ message: String)

extension EnvironmentValues {
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set {
            if newValue.identifier != .gregorian { _differs("dates are drawn by the Gregorian calendar") }
            self[CalendarKey.self] = newValue
        }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set {
            if newValue.secondsFromGMT() != 0 || newValue.identifier != "GMT" {
                _differs("times are drawn in Greenwich time")
            }
            self[TimeZoneKey.self] = newValue
        }
    }
}

@available(iOS 13.0, *) public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

extension EnvironmentValues {
    public var legibilityWeight: LegibilityWeight? { nil }
}

@available(iOS 15.0, *) public struct RefreshAction { public func callAsFunction() async {} }

extension EnvironmentValues {
    public var refresh: RefreshAction? { nil }
}

@available(iOS 15.0, *) public struct DismissSearchAction { public func callAsFunction() {} }

extension EnvironmentValues {
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}

extension View {
    @native public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
        -> some View

    @native public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    )
        -> some View

    @native @available(iOS 17.0, *) public func environment<T>(_ object: T?) -> some View
    where T: AnyObject, T: Observable

    @native public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject
    @native public func disabled(_ disabled: Bool) -> some View
    @native @available(iOS 15.0, *) public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View

    @native @available(iOS 15.0, *)
    public func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize

    @native public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
    @native public func colorScheme(_ colorScheme: ColorScheme) -> some View
}
