import SwiftUI

protocol Theme {
    associatedtype PrimaryStyle: ShapeStyle
    var primary: PrimaryStyle { get }
    var surface: Color { get }
    var spacing: Spacing { get }
    func font(_ role: TextRole) -> Font
}

struct Spacing {
    var unit: CGFloat = 4
    subscript(multiple: CGFloat) -> CGFloat { unit * multiple }
    var small: CGFloat { self[2] }
    var medium: CGFloat { self[4] }
    var large: CGFloat { self[6] }
}

enum TextRole: CaseIterable { case title, body, caption }

extension Theme {
    var spacing: Spacing { Spacing() }

    func font(_ role: TextRole) -> Font {
        switch role {
        case .title: .system(.title2, design: .rounded, weight: .bold)
        case .body: .body
        case .caption: .caption.italic()
        }
    }
}

struct OceanTheme: Theme {
    let primary = LinearGradient(colors: [.teal, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    let surface = Color(red: 0.93, green: 0.97, blue: 1)
}

struct CompactTheme: Theme {
    var primary: some ShapeStyle { Color.indigo.gradient }
    var surface: Color { .init(white: 0.95) }
    var spacing: Spacing { .init(unit: 2) }
}

struct AnyTheme {
    let primary: AnyShapeStyle
    let surface: Color
    let spacing: Spacing
    private let makeFont: (TextRole) -> Font

    init<T: Theme>(_ theme: T) {
        primary = AnyShapeStyle(theme.primary)
        surface = theme.surface
        spacing = theme.spacing
        makeFont = theme.font
    }

    func font(_ role: TextRole) -> Font { makeFont(role) }
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = AnyTheme(OceanTheme())
}

extension EnvironmentValues {
    var theme: AnyTheme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

extension View {
    func theme(_ theme: some Theme) -> some View { environment(\.theme, AnyTheme(theme)) }
    func textRole(_ role: TextRole) -> some View { modifier(TextRoleModifier(role: role)) }
    func card(elevated: Bool = false) -> some View { modifier(CardModifier(isElevated: elevated)) }

    @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct TextRoleModifier: ViewModifier {
    @Environment(\.theme) private var theme
    let role: TextRole

    func body(content: Content) -> some View {
        content.font(theme.font(role))
    }
}

struct CardModifier: ViewModifier {
    @Environment(\.theme) private var theme
    var isElevated: Bool

    func body(content: Content) -> some View {
        content
            .padding(theme.spacing.medium)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(theme.surface, in: RoundedRectangle(cornerRadius: theme.spacing[3], style: .continuous))
            .shadow(color: .black.opacity(isElevated ? 0.2 : 0), radius: isElevated ? 8 : 0, y: 4)
    }
}

struct PillButtonStyle: ButtonStyle {
    @Environment(\.theme) private var theme
    @Environment(\.isEnabled) private var isEnabled
    var role: Role = .primary

    enum Role { case primary, secondary }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .textRole(.body)
            .padding(.vertical, theme.spacing.small)
            .padding(.horizontal, theme.spacing.large)
            .foregroundStyle(role == .primary ? AnyShapeStyle(.white) : theme.primary)
            .background {
                switch role {
                case .primary: Capsule().fill(theme.primary)
                case .secondary: Capsule().strokeBorder(theme.primary, lineWidth: 2)
                }
            }
            .opacity(isEnabled ? (configuration.isPressed ? 0.6 : 1) : 0.3)
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PillButtonStyle {
    static var pill: Self { .init() }
    static func pill(_ role: PillButtonStyle.Role) -> Self { PillButtonStyle(role: role) }
}

struct Showcase: View {
    var body: some View {
        VStack(spacing: 16) {
            ForEach(Array(TextRole.allCases.enumerated()), id: \.offset) { index, role in
                Text("Role \(index + 1)").textRole(role)
            }
            HStack {
                Button("Save") {}.buttonStyle(.pill)
                Button("Cancel", role: .cancel) {}.buttonStyle(.pill(.secondary))
            }
            Text("A card").card(elevated: true)
        }
        .if(true) { $0.padding() }
    }
}

#Preview {
    VStack {
        Showcase()
        Showcase().theme(CompactTheme()).disabled(true)
    }
}
