// Members as documentation prints them, without the structure around.

@State private var isOn = true
let title = "Vibrate on Ring"

func toggle() { isOn.toggle() }

var body: some View {
    Toggle(title, isOn: $isOn)
    Button("Change", action: toggle)
}
