struct ScaleButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) var controlSize
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.vertical, controlSize == .large ? 16 : 10)
            .frame(maxWidth: .infinity)
            .background(isEnabled ? (configuration.role == .destructive ? Color.red : .blue) : .gray)
            .foregroundStyle(.white)
            .clipShape(.rect(cornerRadius: 12))
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .opacity(configuration.isPressed ? 0.8 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}
extension ButtonStyle where Self == ScaleButtonStyle {
    static var scale: ScaleButtonStyle { .init() }
}
struct CheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                    .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
                    .imageScale(.large)
                    .contentTransition(.symbolEffect(.replace))
            }
        }
        .buttonStyle(.plain)
    }
}
extension ToggleStyle where Self == CheckboxToggleStyle { static var checkbox: Self { Self() } }
struct TrailingIconLabelStyle: LabelStyle {
    var spacing: CGFloat = 4
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: spacing) { configuration.title; configuration.icon }
    }
}
struct BarGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(.quaternary)
                    Capsule().fill(.green).frame(width: proxy.size.width * configuration.value)
                }
            }
            .frame(height: 12)
            HStack { configuration.minimumValueLabel; Spacer(); configuration.currentValueLabel; Spacer(); configuration.maximumValueLabel }.font(.caption)
        }
    }
}
struct RoundedRectProgressViewStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack(alignment: .leading) {
            RoundedRectangle(cornerRadius: 14).frame(width: 250, height: 28).foregroundColor(.blue).overlay(Color.black.opacity(0.5)).cornerRadius(14)
            RoundedRectangle(cornerRadius: 14)
                .frame(width: CGFloat(configuration.fractionCompleted ?? 0) * 250, height: 28)
                .foregroundColor(.yellow)
        }.padding()
    }
}
struct ShowcaseView: View {
    @State private var on = true
    var body: some View {
        VStack(spacing: 20) {
            Button("Continue") {}.buttonStyle(.scale).controlSize(.large)
            Button("Delete", role: .destructive) {}.buttonStyle(.scale)
            Button("Disabled") {}.buttonStyle(.scale).disabled(true)
            Toggle("Remember me", isOn: $on).toggleStyle(.checkbox)
            Label("Next", systemImage: "chevron.right").labelStyle(TrailingIconLabelStyle(spacing: 8))
            Gauge(value: 42, in: 0...100) { Text("CPU") } currentValueLabel: { Text("42 %") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("100") }
                .gaugeStyle(BarGaugeStyle())
            ProgressView(value: 0.35).progressViewStyle(RoundedRectProgressViewStyle())
        }
        .padding()
    }
}
