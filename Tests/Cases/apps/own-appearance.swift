VStack {
    Text("Light label").padding().background(.background)
    VStack { Text("Dark label"); Text("secondary").foregroundStyle(.secondary); Button("Go") {}.buttonStyle(.bordered) }.padding().background(.background).environment(\.colorScheme, .dark)
    Toggle("X", isOn: .constant(false))
}
.padding()
