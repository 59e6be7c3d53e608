import SwiftUI
struct CardModifier: ViewModifier {
    var cornerRadius: CGFloat = 12
    @Environment(\.colorScheme) private var scheme
    func body(content: Content) -> some View {
        content
            .padding()
            .background(scheme == .dark ? Color.black : .white, in: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
            .overlay { RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(.quaternary, lineWidth: 1) }
            .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
    }
}
extension View {
    func card(cornerRadius: CGFloat = 12) -> some View { modifier(CardModifier(cornerRadius: cornerRadius)) }
    @ViewBuilder func `if`<Transformed: View>(_ condition: Bool, transform: (Self) -> Transformed) -> some View {
        if condition { transform(self) } else { self }
    }
    func frame(square side: CGFloat) -> some View { frame(width: side, height: side) }
}
struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    let color: Color
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.horizontal, 20).padding(.vertical, 10)
            .background(color.opacity(isEnabled ? 1 : 0.4), in: .capsule)
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}
extension ButtonStyle where Self == PrimaryButtonStyle {
    static var primary: PrimaryButtonStyle { PrimaryButtonStyle(color: .blue) }
    static func primary(_ color: Color) -> Self { .init(color: color) }
}
struct TitleLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.icon.font(.title); configuration.title } }
}
struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: {
            Label { configuration.label } icon: { Image(systemName: configuration.isOn ? "checkmark.square" : "square") }
        }
    }
}
struct Demo: View {
    @State private var isOn = true
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Title").card()
            Button("Tap") {}.buttonStyle(.primary)
            Button("Green") {}.buttonStyle(.primary(.green)).disabled(true)
            Label("Vertical", systemImage: "star").labelStyle(TitleLabelStyle())
            Toggle("Check", isOn: $isOn).toggleStyle(CheckToggleStyle())
            Color.red.frame(square: 20).if(isOn) { $0.overlay(Circle()) }
        }
        .padding()
    }
}
#Preview { Demo() }
