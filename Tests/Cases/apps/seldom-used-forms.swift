// Forms of initializers and builders that tutorials use now and then.
@available (iOS 16, *)
struct Alarm: Hashable, Identifiable { var id = 1; var isOn = false }

struct Colored: UIViewRepresentable {
    func makeUIView(context: Context) -> some UIView { UIView() }
    func updateUIView(_ uiView: UIViewType, context: Context) { uiView.backgroundColor = .red }
}

struct Rows: View {
    @State private var names = ["Ada", "Grace"]
    @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2)]
    @State private var value = 0.5
    @State private var isOn = false
    @Namespace private var space
    let seconds: Int = 2, frames = [0.2, 1]

    var body: some View {
        VStack {
            List($names, id: \.self) { $name in TextField("Name", text: $name) }
            Toggle("All alarms", systemImage: "alarm", sources: $alarms, isOn: \.isOn)
            Slider(value: $value, in: 0...1, onEditingChanged: { _ in }) { Text("Value") }
            Gauge(value: value) { Text("L") } currentValueLabel: { Text("C") } markedValueLabels: { Text("M") }
            Menu("Menu") { ControlGroup("Title") { Button("Edit") {} } }
            ShareLink("Share", items: ["Milk", "Eggs"])
            ShareLink("Share", item: "a", preview: SharePreview(Text("Preview"), image: Image(systemName: "doc")))
            Color.red.matchedTransitionSource(id: 1, in: space) { $0.background(.clear).clipShape(.rect(cornerRadius: 20)) }
            Image(systemName: "star").transition(.symbolEffect(.disappear))
            KeyframeAnimator(initialValue: 1.0, trigger: isOn) { Text("a").opacity($0) } keyframes: { _ in
                KeyframeTrack(\.self) {
                    if isOn { CubicKeyframe(0, duration: 1) } else { LinearKeyframe(1, duration: 1) }
                    for frame in frames { LinearKeyframe(frame, duration: 0.1) }
                }
            }
            KeyframeAnimator(initialValue: 1.0, trigger: isOn) { Text("b").opacity($0) } keyframes: { _ in
                for frame in frames { LinearKeyframe(frame, duration: 0.1) }
            }
            Colored()
        }
        .task { try? await Task.sleep(for: .seconds(seconds)) }
    }

    func load() throws {
        if isOn { throw URLError(.cannotParseResponse) }
        throw CocoaError(.fileReadCorruptFile)
    }
}
Rows()
