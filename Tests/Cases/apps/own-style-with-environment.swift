protocol BadgeStyle: DynamicProperty {
    associatedtype Body: View
    typealias Configuration = BadgeStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
struct BadgeStyleConfiguration {
    struct Label: View {
        init<Content: View>(content: Content) { body = AnyView(content) }
        var body: AnyView
    }
    let label: Label
    let level: Int
}
struct CapsuleBadgeStyle: BadgeStyle {
    @Environment(\.colorScheme) var scheme
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(.horizontal, 8).background(scheme == .dark ? Color.white.opacity(0.2) : .yellow, in: .capsule)
    }
}
struct SquareBadgeStyle: BadgeStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(6).border(configuration.level > 1 ? .red : .gray)
    }
}
extension BadgeStyle where Self == CapsuleBadgeStyle { static var capsule: Self { .init() } }
extension BadgeStyle where Self == SquareBadgeStyle { static var square: Self { .init() } }
struct BadgeStyleKey: EnvironmentKey { static var defaultValue: any BadgeStyle { CapsuleBadgeStyle() } }
extension EnvironmentValues {
    var badgeStyle: any BadgeStyle {
        get { self[BadgeStyleKey.self] }
        set { self[BadgeStyleKey.self] = newValue }
    }
}
extension View { func badgeStyle(_ style: some BadgeStyle) -> some View { environment(\.badgeStyle, style) } }
struct ResolvedBadgeStyle<Style: BadgeStyle>: View {
    var configuration: BadgeStyleConfiguration
    var style: Style
    var body: some View { style.makeBody(configuration: configuration) }
}
extension BadgeStyle {
    func resolve(configuration: Configuration) -> some View { ResolvedBadgeStyle(configuration: configuration, style: self) }
}
struct Badge<Label: View>: View {
    @Environment(\.badgeStyle) private var style
    var level = 1
    @ViewBuilder var label: () -> Label
    var body: some View {
        let configuration = BadgeStyleConfiguration(label: .init(content: label()), level: level)
        AnyView(style.resolve(configuration: configuration))
    }
}
extension Badge where Label == Text {
    init(_ title: LocalizedStringKey, level: Int = 1) { self.init(level: level) { Text(title) } }
}
VStack {
    Badge("New")
    Badge("Hot", level: 2).badgeStyle(.square)
    Badge { Image(systemName: "bolt.fill") }.badgeStyle(.square)
}
