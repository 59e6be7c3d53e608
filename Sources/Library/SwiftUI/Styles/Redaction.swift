@available(iOS 14.0, *)
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    @native public var redactionReasons: RedactionReasons { get set }
}

extension View {
    @native @available(iOS 14.0, *) public func redacted(reason: RedactionReasons) -> some View
    @native @available(iOS 14.0, *) public func unredacted() -> some View
    @native public func privacySensitive(_ sensitive: Bool = true) -> some View
}
