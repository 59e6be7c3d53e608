import SwiftUI

/// What articles and older projects write every day.
enum Edge3: String, CaseIterable, Identifiable {
    case top, middle, bottom
    var id: Self { self }
    var isOuter: Bool { [.top, .bottom].contains(self) }
}
struct Player: Identifiable { let id = UUID(); var name: String; var score: (home: CGFloat, away: CGFloat) = (0, 0) }
struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners
    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}
extension View {
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View { clipShape(RoundedCorner(radius: radius, corners: corners)) }
}
struct Level: View {
    @Binding var value: CGFloat
    var body: some View { Slider(value: $value, in: 0...10, minimumValueLabel: Text("0"), maximumValueLabel: Text("10")) { Text("Level") } }
}
struct Spin { var angle = Angle.zero; var scale = 1.0 }
struct Palette {
    let path: KeyPath<Spin, Double>
    var color: Color {
        switch path {
        case \.scale: return .orange
        default: return .gray
        }
    }
}
struct IdiomsView: View {
    @State private var players = [Player(name: "Ann"), Player(name: "Bo")]
    @State private var selected: Player?
    @State private var isOn = true
    @State private var total = 12.5
    @State private var password = ""
    private let sides = 6
    var body: some View {
        ScrollView {
            ForEach($players) { $player in
                row($player)
                Level(value: $player.score.home)
            }
            TextField("First", text: $players[0].name)
            Text("A line that goes on" +
                " in the next one")
                .rotationEffect(.degrees(Double(sides)) * 2)
            Text("Total: \(total, format: .currency(code: "USD"))")
            Text(String(format: "%.2f", (2 * .pi) / Double(sides)))
            SecureField("Password", text: $password) { isOn.toggle() }
            Toggle(isOn: $isOn) { Text("On") }.toggleStyle(SwitchToggleStyle(tint: .red))
            DatePicker(selection: .constant(Date()), in: Date()..., displayedComponents: .date, label: { Text("Day") })
            if isOn { Text("Seen").transition(.scale(0.5).combined(with: .opacity)) }
            ZStack {
                RadialGradient(colors: [.white, .blue], center: .center, startRadius: 2, endRadius: 40).opacity(0.5)
                LinearGradient(colors: [Color(#colorLiteral(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)), Palette(path: \.scale).color], startPoint: .top, endPoint: .bottom)
            }
            .frame(width: UIScreen.main.bounds.width - 32, height: 40)
            .cornerRadius(12, corners: [.topLeft, .topRight])
            .padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top ?? 0)
            Text("Spun").keyframeAnimator(initialValue: Spin()) { view, spin in
                view.rotationEffect(spin.angle).scaleEffect(spin.scale)
            } keyframes: { _ in
                KeyframeTrack(\.angle) {
                    CubicKeyframe(.zero, duration: 0.1)
                    CubicKeyframe(.degrees(16), duration: 0.2)
                }
            }
        }
        .navigationBarTitle(Text("Idioms"), displayMode: .inline)
        .accessibility(label: Text("All of them"))
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in isOn = false }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification)) { _ in isOn = false }
        .frame(minHeight: UIDevice.current.orientation.isLandscape ? 100 : CGSizeMake(1, 300).height)
        .onAppear {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
                withAnimation { let _ = players.popLast() }
            }
        }
        .task {
            do {
                let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org/names")!)
                players = try JSONDecoder().decode([String].self, from: data).map { Player(name: $0) }
            } catch { print(error.localizedDescription) }
        }
    }
    private func row(_ player: Binding<Player>) -> some View {
        Text(player.wrappedValue.name).padding(.leading, selected?.id == player.id ? 8 : 0)
    }
}
#Preview { NavigationView { IdiomsView() } }
