import SwiftUI
private struct AccentKey: EnvironmentKey { static let defaultValue: Color = .orange }
extension EnvironmentValues {
    var accent: Color { get { self[AccentKey.self] } set { self[AccentKey.self] = newValue } }
    @Entry var density: CGFloat = 8
    @Entry var onSelect: (String) -> Void = { _ in }
}
extension View { func accent(_ color: Color) -> some View { environment(\.accent, color) } }
struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct Theme { var primary = Color.blue; var spacing: CGFloat = 10
    static let standard = Theme(); static let compact = Theme(primary: .green, spacing: 4) }
struct ThemeKey: EnvironmentKey { static var defaultValue: Theme { .standard } }
extension EnvironmentValues { var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } } }
struct Badge: View {
    @Environment(\.accent) var accent
    @Environment(\.density) private var density
    @Environment(\.theme.spacing) private var spacing
    let text: String
    var body: some View {
        Text(text).padding(density).background(accent)
            .background(GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) })
            .padding(spacing)
    }
}
struct Screen: View {
    @State private var width: CGFloat = 0
    var body: some View {
        VStack { Badge(text: "one"); Badge(text: "longer text") .accent(.red); Text("\(width, specifier: "%.1f")") }
            .environment(\.density, 2)
            .environment(\.theme, .compact)
            .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}
#Preview { Screen() }
