public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension View {
    @native public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
    where K: PreferenceKey

    @native public func transformPreference<K>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View
    where K: PreferenceKey

    @native public func anchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View where K: PreferenceKey

    @native public func transformAnchorPreference<A, K>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View where K: PreferenceKey

    @native public func onPreferenceChange<K>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View
    where K: PreferenceKey, K.Value: Equatable

    @native public func overlayPreferenceValue<K, V>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View
    where K: PreferenceKey, V: View

    @native @_disfavoredOverload public func overlayPreferenceValue<K, V>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View
    where K: PreferenceKey, V: View

    @native public func backgroundPreferenceValue<K, V>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View
    where K: PreferenceKey, V: View

    @native @_disfavoredOverload public func backgroundPreferenceValue<K, V>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View
    where K: PreferenceKey, V: View
}

public struct Anchor<Value> { public struct Source {} }

extension Anchor: Equatable where Value: Equatable {}

extension Anchor.Source where Value == CGRect {
    @native public static var bounds: Anchor<CGRect>.Source { get }
}

extension Anchor.Source where Value == CGPoint {
    public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

extension Anchor.Source where Value == CGRect {
    @native public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source
}

extension Anchor.Source where Value == CGPoint {
    @native public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source
    @native public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source
}
