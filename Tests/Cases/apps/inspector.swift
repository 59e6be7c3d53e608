struct V: View {
    var body: some View {
        NavigationSplitView { List(0..<3) { Text("\($0)") }.navigationTitle("A") } detail: {
           NavigationStack { Text("Detail").navigationTitle("Det") .toolbarTitleDisplayMode(.inline)}
           .inspector(isPresented: .constant(true)) { Form { LabeledContent("K", value: "V") } }
        }
    }
}
V()
