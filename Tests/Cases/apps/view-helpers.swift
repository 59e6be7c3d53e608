extension View {
    @ViewBuilder func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
        if condition { transform(self) } else { self }
    }
    @ViewBuilder func ifLet<V, T: View>(_ value: V?, transform: (Self, V) -> T) -> some View {
        if let value { transform(self, value) } else { self }
    }
    @ViewBuilder func hidden(_ shouldHide: Bool) -> some View { switch shouldHide { case true: self.hidden(); case false: self } }
    func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
        background(GeometryReader { Color.clear.preference(key: SizePreferenceKey.self, value: $0.size) })
            .onPreferenceChange(SizePreferenceKey.self, perform: onChange)
    }
    func eraseToAnyView() -> AnyView { AnyView(self) }
    func cardStyle(_ color: Color = .white, radius: CGFloat = 12) -> some View { padding().background(color).clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous)).shadow(radius: 4) }
    func hideKeyboard() { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }
}
struct SizePreferenceKey: PreferenceKey { static let defaultValue = CGSize.zero; static func reduce(value: inout CGSize, nextValue: () -> CGSize) {} }
extension Color {
    init(hex: String) {
        let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        let a, r, g, b: UInt64
        switch hex.count {
        case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
        case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default: (a, r, g, b) = (1, 1, 1, 0)
        }
        self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
    }
    static var random: Color { Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1)) }
}
struct HelpersDemo: View {
    @State private var size: CGSize = .zero
    let highlighted = true
    var body: some View {
        VStack(spacing: 20) {
            Text("Hello").cardStyle(Color(hex: "#FFD54F")).if(highlighted) { $0.overlay(RoundedRectangle(cornerRadius: 12).stroke(.orange, lineWidth: 3)) }.readSize { size = $0 }
            Text("\(Int(size.width)) × \(Int(size.height))").hidden(size == .zero)
            Text("Badge").ifLet(Optional(3)) { view, n in view.overlay(alignment: .topTrailing) { Text("\(n)").font(.caption2).padding(4).background(.red, in: .circle).foregroundColor(.white).offset(x: 14, y: -14) } }
        }
    }
}
