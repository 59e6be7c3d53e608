struct PStyle: ProgressViewStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %"); configuration.currentValueLabel } } }
struct GStyle: GaugeStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; Rectangle().frame(width: 100 * configuration.value, height: 8); configuration.currentValueLabel; configuration.minimumValueLabel; configuration.maximumValueLabel } } }
struct BoxS: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { VStack(alignment: .leading) { configuration.label.bold(); configuration.content }.padding().border(.red) } }
struct LCS: LabeledContentStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; configuration.content.foregroundStyle(.orange) } } }
struct DGS: DisclosureGroupStyle { func makeBody(configuration: Configuration) -> some View { VStack { Button { configuration.isExpanded.toggle() } label: { configuration.label }; if configuration.isExpanded { configuration.content } } } }
struct PBS: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.padding(6).background(.yellow).onLongPressGesture { configuration.trigger() } } }
struct MS: MenuStyle { func makeBody(configuration: Configuration) -> some View { Menu(configuration).border(.green) } }
struct TFS: TextFieldStyle { func _body(configuration: TextField<Self._Label>) -> some View { HStack { Image(systemName: "magnifyingglass"); configuration }.padding(8).background(.gray.opacity(0.2), in: .capsule) } }
struct LS: LabelStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.icon; configuration.title.font(.caption) } } }
struct TS: ToggleStyle { func makeBody(configuration: Configuration) -> some View { Button { configuration.isOn.toggle() } label: { Label { configuration.label } icon: { Image(systemName: configuration.isOn ? "checkmark.square" : "square") } } } }
struct BS: ButtonStyle { @Environment(\.isEnabled) var on; func makeBody(configuration: Configuration) -> some View { configuration.label.padding(8).background(configuration.role == .destructive ? .red : .blue, in: .rect(cornerRadius: 8)).opacity(on ? 1 : 0.3) } }
struct CGS: ControlGroupStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.content }.border(.purple) } }
struct FS: FormStyle { func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } } }
struct DPS: DatePickerStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text("d") } } }
VStack(spacing: 8) {
    ProgressView("Load", value: 0.4).progressViewStyle(PStyle())
    Gauge(value: 0.4) { Text("G") } currentValueLabel: { Text("cur") } minimumValueLabel: { Text("min") } maximumValueLabel: { Text("max") }.gaugeStyle(GStyle())
    GroupBox("Box") { Text("content") }.groupBoxStyle(BoxS())
    LabeledContent("Label", value: "V").labeledContentStyle(LCS())
    DisclosureGroup("DG", isExpanded: .constant(true)) { Text("in") }.disclosureGroupStyle(DGS())
    Button("Prim") {}.buttonStyle(PBS())
    Menu("Menu") { Button("x") {} }.menuStyle(MS())
    TextField("Find", text: .constant("")).textFieldStyle(TFS())
    Label("L", systemImage: "star").labelStyle(LS())
    Toggle("T", isOn: .constant(true)).toggleStyle(TS())
    Button("B", role: .destructive) {}.buttonStyle(BS())
    Button("B") {}.buttonStyle(BS()).disabled(true)
    ControlGroup { Button("1") {}; Button("2") {} }.controlGroupStyle(CGS())
    Form { Text("F") }.formStyle(FS())
    DatePicker("D", selection: .constant(.now)).datePickerStyle(DPS())
    Text(Date(timeIntervalSince1970: 1_780_000_000), style: .date)
    Text(Date(timeIntervalSince1970: 1_780_000_000), style: .time)
    Text(Date.now, style: .relative)
}
.padding()
